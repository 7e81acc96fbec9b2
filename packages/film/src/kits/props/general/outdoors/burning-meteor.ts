/** A rock from space that burns in the air: a glowing front, a trail of fire, and pieces that break off and burn on their own. */

import { fromHex } from '../../../../math/colour.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Part, Particle } from '../../../model.ts';
import { buildRock } from '../../../plants/rock-shapes.ts';

/** Where it flies, down to the right; the trail lies the other way. */
const heading: Vec3 = [0.86, -0.5, 0.1];
const middle: Vec3 = [2.2, 3.6, 0];

type Piece = { start: Vec3; drift: Vec3; size: number; spin: number };

const createPieces = (): Piece[] => {
  const random = createRandom(91);
  return Array.from({ length: 11 }, (_, n) => {
    const angle = n * 2.4;
    const out = n === 0 ? 0 : 0.75 + 0.3 * random();
    const start: Vec3 = [Math.cos(angle) * out, Math.sin(angle) * out * 0.8, (random() - 0.5) * 0.9];
    return {
      start,
      // Small ones fall behind, and all spread.
      drift: [
        start[0] * 1.7 - (n === 0 ? -0.8 : 1.6 * random()),
        start[1] * 1.9 + (n === 0 ? -0.4 : 0.9 * random()),
        start[2] * 1.6,
      ],
      size: n === 0 ? 2.1 : 0.75 + 0.75 * random(),
      spin: (random() - 0.5) * 2.4,
    };
  });
};

export const burningMeteor: Kit = {
  name: 'burning meteor',
  nouns: ['burning meteor', 'burning asteroid', 'fireball meteor'],
  locomotion: 'none',
  build: ({ traits }) => {
    const pieces = createPieces();
    const breaks = !traits.includes('whole');
    const parts: Part[] = pieces.flatMap((_, n) => [
      {
        name: `rock${n}`,
        mesh: buildRock({
          seed: 40 + n,
          segments: 18,
          dark: fromHex('#1c1512'),
          pale: fromHex('#7a5a48'),
          roundness: 0.15,
        }),
      },
      {
        name: `ember${n}`,
        mesh: buildRock({
          seed: 40 + n,
          segments: 14,
          dark: [3.4, 0.9, 0.12],
          pale: [5, 2.4, 0.6],
          material: 'glow',
          roundness: 0.15,
        }),
        castsNoShadow: true,
      },
    ]);
    const placeOf = ({ start, drift }: Piece, apart: number): Vec3 => [
      middle[0] + start[0] + drift[0] * apart,
      middle[1] + start[1] + drift[1] * apart,
      middle[2] + start[2] + drift[2] * apart,
    ];
    return {
      parts,
      size: [11, 7, 3],
      anchors: {},
      pose: ({ time, actionTime, actionSeconds }) => {
        const share = actionTime / Math.max(0.1, actionSeconds);
        const apart = breaks ? smoothstep(0.18, 1, share) * 0.72 : 0;
        const posed: Record<string, ReturnType<typeof translation>> = {};
        const particles: Particle[] = [];
        for (const [n, piece] of pieces.entries()) {
          const at = placeOf(piece, apart);
          const turn = multiply(rotationY(time * piece.spin + n), rotationX(time * piece.spin * 0.7));
          posed[`rock${n}`] = multiply(
            translation(...at),
            turn,
            scaling(piece.size),
            translation(0, -0.16, 0),
          );
          // The front of each piece glows.
          const ahead = piece.size * 0.03;
          posed[`ember${n}`] = multiply(
            translation(at[0] + heading[0] * ahead, at[1] + heading[1] * ahead, at[2] + heading[2] * ahead),
            turn,
            scaling(piece.size * 0.975),
            translation(0, -0.16, 0),
          );
          const count = n === 0 ? 46 : 16;
          for (let k = 0; k < count; k += 1) {
            const age = (k / count + time * 1.1 + n * 0.37) % 1;
            const back =
              (age * piece.size * (n === 0 ? 4.6 : 3) - 0.35 * piece.size) * (0.9 + 0.1 * Math.sin(k * 5.1));
            const wander = piece.size * 0.16 * age;
            particles.push({
              position: [
                at[0] - heading[0] * back + Math.sin(k * 7.7 + time * 3) * wander,
                at[1] - heading[1] * back + Math.cos(k * 5.3 + time * 2.6) * wander,
                at[2] - heading[2] * back - 0.2,
              ],
              size: piece.size * (0.36 - 0.22 * age),
              colour: mix(
                [3.6, 2, 0.6],
                age < 0.6 ? [3, 0.75, 0.1] : [0.35, 0.22, 0.18],
                Math.min(1, age * 1.4),
              ),
              opacity: 0.5 * (1 - age) ** 0.7,
              wisp: k * 1.7 + n,
            });
          }
          for (let k = 0; k < 5; k += 1) {
            const age = (k / 5 + time * 1.7 + n * 0.21) % 1;
            const [dx, dy] = [Math.sin(k * 9.1 + n) * 0.9 * age, Math.cos(k * 4.7 + n) * 0.9 * age];
            particles.push({
              position: [at[0] - heading[0] * age * 4 + dx, at[1] - heading[1] * age * 4 + dy, at[2]],
              end: [
                at[0] - heading[0] * (age * 4 + 0.4) + dx,
                at[1] - heading[1] * (age * 4 + 0.4) + dy,
                at[2],
              ],
              size: 0.03,
              colour: [5, 2.6, 0.8],
              opacity: 1 - age,
            });
          }
        }
        return {
          parts: posed,
          anchors: {},
          particles,
          lamps: [{ position: [middle[0] + 1.5, middle[1] - 0.8, 3], colour: [7, 3, 0.8], reach: 9 }],
        };
      },
    };
  },
};
