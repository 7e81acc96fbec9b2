/** Fruit that falls into clear water: a crown of water stands up around it, drops fly, rings run outward. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { basinBody, basinSurface } from '../../shared/water-basin.ts';
import { fruitsOf } from './whole-fruit.ts';

const [level, radius] = [0.05, 0.5];

/** Milk is thick: a low rounded wall with a drop at every tip. */
const addMilkCrown = (b: MeshBuilder, tone: Vec3) => {
  const tips = 11;
  const tipAt = (n: number) => 0.82 + 0.2 * Math.sin(n * 2.3);
  b.paint(tone, 'glossy').lathe(
    pairs(
      0.86,
      0,
      0.7,
      0.06,
      0.64,
      0.22,
      0.68,
      0.44,
      0.76,
      0.58,
      0.76,
      0.66,
      0.7,
      0.66,
      0.6,
      0.5,
      0.52,
      0.22,
      0.4,
      0,
    ),
    66,
    (a, y) => 1 + 0.07 * Math.cos(a * tips) * y,
  );
  const { positions } = b.mesh;
  for (let n = 0; n < positions.length; n += 3) {
    const a = Math.atan2(positions[n + 2]!, positions[n]!);
    positions[n + 1]! *= 0.86 + 0.2 * Math.cos(a * tips) + 0.08 * Math.sin(a * 3);
  }
  for (let n = 0; n < tips; n += 1) {
    const a = (n / tips) * 2 * Math.PI;
    const y = tipAt(n);
    b.tube(
      [
        [Math.cos(a) * 0.73, 0.55, Math.sin(a) * 0.73],
        [Math.cos(a) * 0.82, y - 0.06, Math.sin(a) * 0.82],
      ],
      [0.085, 0.04],
      10,
    );
    b.sphere([Math.cos(a) * 0.85, y, Math.sin(a) * 0.85], [0.075, 0.085, 0.075], 12);
  }
};

/** A thin wall that leans outward and ends in points. */
export const addSplashCrown = (b: MeshBuilder, tone: Vec3 | null = null) => {
  if (tone) return addMilkCrown(b, tone);
  b.paint([0.8, 0.92, 1], 'clear').lathe(
    pairs(0.5, 0, 0.55, 0.25, 0.66, 0.6, 0.85, 0.92, 0.9, 1),
    60,
    (a, y) => 1 + 0.06 * Math.sin(a * 9) * y + 0.03 * Math.sin(a * 23) * y,
  );
  const { positions } = b.mesh;
  for (let n = 0; n < positions.length; n += 3) {
    const a = Math.atan2(positions[n + 2]!, positions[n]!);
    positions[n + 1]! *= 0.84 + 0.14 * Math.sin(a * 9) + 0.1 * Math.sin(a * 5 + 1);
  }
  b.twoSided();
};

export const fruitSplash: Kit = {
  name: 'fruit splashing into water',
  nouns: ['fruit splashing into water'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const isMilk = /milk|cream|yogh?urt/.test(words);
    const tone: Vec3 = isMilk ? fromHex('#f8f4ea') : fromHex('#2f86b8');
    const kinds = fruitsOf(words, colour);
    const isOne =
      /\b(?:an?|one|single) (?:\w+ ){0,2}(?:apple|lemon|orange|lime|strawberry|tomato|pear|peach|cherry|pepper)\b/.test(
        words,
      );
    const count = isOne ? 1 : 5;
    const basin = { level, radius, wall: fromHex('#1c3a4a'), finish: 'satin' } as const;
    const body = basinBody(basin, 0.5, 56);
    const surface = basinSurface(basin, {
      ...{ rings: 44, segments: 48, crowding: 1.3, tone, light: 0.35, lightRadius: 0.35 },
      finish: isMilk ? 'glossy' : 'glass',
    });
    const builders: Record<string, MeshBuilder> = {};
    const falls = Array.from({ length: count }, (_, n) => {
      const fruit = kinds[n % kinds.length]!;
      const [piece, crown] = [new MeshBuilder(), new MeshBuilder()];
      piece.at(scaling(1.5), fruit.add);
      addSplashCrown(crown, isMilk ? tone : null);
      builders[`fruit${n}`] = piece;
      builders[`crown${n}`] = crown;
      const a = n * 2.4 + 0.6;
      const out = n === 0 ? 0 : 0.11;
      return { x: Math.cos(a) * out, z: Math.sin(a) * out * 0.8, r: fruit.r * 1.5, start: n * 0.23 };
    });
    const rest = surface.mesh.positions;
    const buffer = new Float32Array(rest.length);
    const drop: Vec3 = isMilk ? [0.98, 0.96, 0.92] : [0.86, 0.95, 1.05];
    return assembleModel(
      { body, surface, ...builders },
      {
        size: [0.36, 0.26, 0.26],
        anchors: { top: [0, level, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          // As filmed at high speed: every fruit falls twice in the film.
          const share = (actionTime / Math.max(0.1, actionSeconds)) * 2;
          const parts: Record<string, Matrix | Float32Array | null> = { surface: buffer };
          const particles: Particle[] = [];
          const ages: number[] = [];
          for (const [n, { x, z, r, start }] of falls.entries()) {
            const turn = fraction(share + 0.62 - start);
            const age = (turn - 0.3) / 0.7;
            ages.push(age);
            const y =
              age < 0
                ? level + r + 0.3 * (1 - (turn / 0.3) ** 2)
                : level +
                  r * (0.35 - 1.5 * Math.sin(Math.min(1, age * 2.2) * Math.PI) * Math.exp(-age * 1.5));
            parts[`fruit${n}`] = multiply(
              translation(x, y, z),
              rotationY(n + turn * 2),
              rotationX(0.5 + turn * 1.4),
            );
            const up = age > 0 && age < 0.62 ? Math.sin((age / 0.62) * Math.PI) : 0;
            const wide = r * (1.5 + 2.4 * Math.max(0, age));
            parts[`crown${n}`] =
              up > 0.03
                ? multiply(
                    translation(x, level - 0.003, z),
                    scaling(wide, 0.02 + r * (isMilk ? 1.7 : 2.6) * up, wide),
                  )
                : null;
            if (age < 0 || age > 0.9) continue;
            for (let k = 0; k < 46; k += 1) {
              const [a, speed] = [k * 2.4 + n, 0.4 + 0.6 * fraction(k * 0.37)];
              const out = r * (0.9 + 4.6 * age * speed);
              const high = level + r * (9 * age * speed - 10.5 * age * age * (0.6 + 0.4 * speed));
              if (high < level) continue;
              particles.push({
                position: [x + Math.cos(a) * out, high, z + Math.sin(a) * out],
                size: (0.0022 + 0.0024 * fraction(k * 0.71)) * (isMilk ? 1.7 : 1),
                colour: drop,
                opacity: 0.9,
              });
            }
          }
          for (let n = 0; n < rest.length; n += 3) {
            let wave = 0;
            for (const [k, { x, z }] of falls.entries()) {
              const age = ages[k]!;
              if (age < 0) continue;
              const gap = Math.hypot(rest[n]! - x, rest[n + 2]! - z) - age * 0.42;
              if (gap < 0.02) wave += 0.01 * Math.exp(-age * 2) * Math.exp(gap * 9) * Math.sin(gap * 110);
            }
            buffer[n] = rest[n]!;
            buffer[n + 1] = level + wave;
            buffer[n + 2] = rest[n + 2]!;
          }
          return { parts, anchors: {}, particles };
        },
      },
    );
  },
};
