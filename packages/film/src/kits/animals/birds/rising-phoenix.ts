/** A heap of ashes that glows and bursts into flames, and the phoenix that rises out of it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle, PoseInput } from '../../model.ts';
import { phoenixes } from './poultry.ts';

const heap = { radius: 1.7, high: 0.62 };
/** How high the bird is at the end, and how large it is drawn. */
const highest = 2.15;
const size = 1.25;

const addAshes = (b: MeshBuilder, seed: number) => {
  const random = createRandom(seed + 3);
  const ash = (p: Vec3) => {
    const ember = smoothstep(0.68, 0.82, noise(p[0] * 6, p[1] * 6, p[2] * 6));
    const grey = mix(fromHex('#2a2827'), fromHex('#8c8883'), noise(p[0] * 14, p[1] * 14, p[2] * 14));
    return mix(grey, fromHex('#d8461a'), ember * 0.8);
  };
  b.paint(ash, 'matte').lathe(
    [
      [heap.radius, -0.02],
      [1.2, heap.high * 0.28],
      [0.75, heap.high * 0.72],
      [0.3, heap.high],
      [0, heap.high * 0.85],
    ],
    40,
    (angle) => 1 + 0.08 * Math.sin(angle * 3) + 0.06 * Math.sin(angle * 7 + 1),
  );
  for (let n = 0; n < 46; n += 1) {
    const [a, r] = [random() * 6.283, Math.sqrt(random()) * heap.radius * 1.15];
    const y = Math.max(0.02, heap.high * (1 - (r / heap.radius) ** 1.4));
    const lump = 0.03 + 0.06 * random();
    b.paint(mix(fromHex('#26211f'), fromHex('#8f8983'), random()), 'matte').sphere(
      [Math.cos(a) * r, y, Math.sin(a) * r],
      [lump * 1.4, lump * 0.7, lump],
      8,
    );
  }
};

/** Flames, sparks and flakes of ash: thicker while it breaks out. */
const burning = (time: number, burst: number, bird: Vec3): Particle[] => {
  const particles: Particle[] = [];
  for (let n = 0; n < 54; n += 1) {
    const age = fraction(time * (0.8 + 0.4 * fraction(n * 0.37)) + n * 0.618);
    const a = n * 2.4;
    const r = heap.radius * (0.1 + 0.5 * fraction(n * 0.73)) * (1 - 0.6 * age);
    particles.push({
      position: [Math.cos(a) * r, heap.high * 0.75 + age * (0.5 + 1.2 * burst), Math.sin(a) * r],
      size: (0.12 + 0.1 * burst) * (1 - 0.7 * age),
      colour: mix([2.6, 1.5, 0.4], [1.7, 0.3, 0.04], age),
      opacity: (0.1 + 0.35 * burst) * (1 - age),
      wisp: n,
    });
  }
  for (let n = 0; n < 60; n += 1) {
    const age = fraction(time * 0.45 + n * 0.377);
    const a = n * 1.9 + age * 2;
    const r = 0.3 + 1.1 * fraction(n * 0.71) + 0.3 * age;
    const isAsh = n % 3 === 0;
    particles.push({
      position: [Math.cos(a) * r, 0.3 + age * 3, Math.sin(a) * r],
      size: isAsh ? 0.02 : 0.014,
      colour: isAsh ? [0.2, 0.19, 0.18] : [3, 1.3, 0.3],
      opacity: (1 - age) * (0.4 + 0.6 * burst),
    });
  }
  // Fire trails from the bird.
  for (let n = 0; n < 30; n += 1) {
    const age = fraction(time * 1.1 + n / 30);
    const a = n * 2.4;
    particles.push({
      position: [
        bird[0] + Math.cos(a) * 0.3 * (1 - age),
        bird[1] - age * (bird[1] - 0.3) * 0.8,
        bird[2] + Math.sin(a) * 0.3 * (1 - age),
      ],
      size: 0.11 * (1 - 0.5 * age),
      colour: mix([2.4, 1.2, 0.25], [1.5, 0.25, 0.03], age),
      opacity: 0.4 * burst * (1 - age),
      wisp: n + 80,
    });
  }
  return particles;
};

export const risingPhoenix: Kit = {
  name: 'rising phoenix',
  nouns: ['rising phoenix', 'phoenix in its ashes'],
  locomotion: 'none',
  build: (options) => {
    const bird = phoenixes.build({ ...options, noun: 'phoenix' });
    const ashes = new MeshBuilder();
    addAshes(ashes, options.seed);
    return {
      size: [4.2, 3.9, 2] as Vec3,
      parts: [{ name: 'ashes', mesh: ashes.mesh }, ...bird.parts],
      anchors: { top: [0, heap.high, 0] as Vec3 },
      pose: (input: PoseInput) => {
        const t = input.actionTime / Math.max(0.1, input.actionSeconds);
        const rise = smoothstep(0.06, 0.82, t);
        const own = bird.pose!({ ...input, action: 'hover', speed: 0 });
        const y = lerp(-0.6, highest, rise);
        const place = multiply(
          translation(0, y, 0),
          rotationY(0.45),
          rotationX(-0.3 * (1 - rise)),
          scaling(size * lerp(0.75, 1, smoothstep(0.05, 0.4, t))),
        );
        const parts: Record<string, Matrix | Matrix[] | Float32Array | null> = {
          ashes: translation(0, 0, 0),
        };
        for (const { name } of bird.parts) {
          const posed = own.parts[name];
          if (posed === undefined) parts[name] = place;
          else if (posed === null || posed instanceof Float32Array || posed.length === 0)
            parts[name] = posed as null;
          else if (typeof posed[0] === 'number') parts[name] = multiply(place, posed as Matrix);
          else parts[name] = (posed as Matrix[]).map((bone) => multiply(place, bone));
        }
        const burst = smoothstep(0.02, 0.2, t);
        return {
          parts,
          anchors: {},
          particles: burning(input.time, burst, [0, y + 0.4, 0]),
          lamps: [
            {
              position: [0, Math.max(0.8, y), 0.8] as Vec3,
              colour: [5 * burst, 2.2 * burst, 0.6 * burst] as Vec3,
              reach: 5,
            },
          ],
        };
      },
    };
  },
};
