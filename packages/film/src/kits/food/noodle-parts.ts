/** Noodles, rice, halved eggs and slices of pork. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import type { Random } from '../../math/random.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { addSurface, scatter, uneven } from './tableware.ts';

/** Wavy strands that lie in a heap. */
export const addNoodles = (
  b: MeshBuilder,
  random: Random,
  radius: number,
  y: number,
  rise: number,
  colour: string,
  thick: number,
  count: number,
) => {
  for (let n = 0; n < count; n += 1) {
    const turn = random() * Math.PI * 2;
    const offset = (random() - 0.5) * radius * 1.1;
    const [phase, waves] = [random() * 6, 2 + random() * 3];
    const points = Array.from({ length: 15 }, (_, k): Vec3 => {
      const t = (k / 14) * 2 - 1;
      const half = Math.sqrt(Math.max(0.05, 1 - (offset / radius) ** 2)) * radius * 0.95;
      const [along, across] = [t * half, offset + Math.sin(t * waves * 2 + phase) * radius * 0.16];
      const far = Math.min(1, Math.hypot(along, across) / radius);
      const lift =
        rise * (1 - far * far) * (0.55 + 0.45 * (n / count)) + Math.sin(t * 7 + phase * 2) * thick * 1.1;
      return [
        Math.cos(turn) * along - Math.sin(turn) * across,
        y + lift,
        Math.sin(turn) * along + Math.cos(turn) * across,
      ];
    });
    b.paint(scale(fromHex(colour), 0.86 + 0.24 * random()), 'glossy').tube(points, thick, 6, false);
  }
};

/** Half an egg with the cut side up. */
export const addHalfEgg = (
  b: MeshBuilder,
  at: Vec3,
  tilt: number,
  turn: number,
  size = 0.022,
  yolk = '#f09a1e',
) => {
  b.at(multiply(translation(...at), rotationY(turn), rotationZ(tilt)), (egg) => {
    const steps = 8;
    egg.paint(fromHex('#e9d6b4'), 'glossy').lathe(
      Array.from({ length: steps + 1 }, (_, n): [number, number] => [
        Math.sin((n / steps) * (Math.PI / 2)) * size,
        -Math.cos((n / steps) * (Math.PI / 2)) * size * 0.85,
      ]),
      22,
      (a) => 1 + 0.12 * Math.cos(a),
    );
    addSurface(egg, size, 0, fromHex('#faf6ec'), 'glossy', size * 0.05);
    egg.at(translation(size * 0.08, size * 0.06, 0), (y) =>
      addSurface(y, size * 0.58, 0, fromHex(yolk), 'glossy', size * 0.12),
    );
  });
};

export const addPorkSlice = (b: MeshBuilder, at: Vec3, turn: number, tilt: number) => {
  b.at(multiply(translation(...at), rotationY(turn), rotationZ(tilt)), (slice) => {
    slice
      .paint(
        (p) =>
          mix(
            fromHex('#c98a6a'),
            fromHex('#f0dccb'),
            0.5 + 0.5 * Math.sin(Math.hypot(p[0] - at[0], p[2] - at[2]) * 700),
          ),
        'satin',
      )
      .cylinder(-0.0025, 0.0025, 0.026, 0.026, 24);
    slice.paint(fromHex('#7a3f24'), 'glossy').lathe(
      [
        [0.026, -0.0026],
        [0.0278, -0.002],
        [0.0278, 0.002],
        [0.026, 0.0026],
      ],
      24,
    );
  });
};

/** Grains on a dome. */
export const addRice = (
  b: MeshBuilder,
  random: Random,
  radius: number,
  y: number,
  dome: number,
  count: number,
  colour = '#f8f4e8',
) => {
  addSurface(b, radius, y, uneven(fromHex(colour), 0.15, 400), 'satin', dome);
  scatter(random, count, radius * 0.97, (x, z, turn) => {
    const t = Math.hypot(x, z) / radius;
    b.paint(scale(fromHex(colour), 0.92 + 0.1 * random()), 'satin').at(
      multiply(translation(x, y + dome * (1 - t * t) + 0.001, z), rotationY(turn), rotationX(random())),
      (grain) => grain.sphere([0, 0, 0], [0.0014, 0.0014, 0.0042], 6),
    );
  });
};
