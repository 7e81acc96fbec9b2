/** Neon on the wall of a bar: a cocktail glass, a ring, waves, tubes along the shelves, and the light they throw. */

import type { Vec3 } from '../../../../math/vector.ts';
import type { RoomFrame } from '../room-frame.ts';

export const hasNeon = ({ request }: RoomFrame): boolean => request.nouns?.includes('neon_signs') ?? false;

const pink: Vec3 = [3.2, 0.25, 1.5];
const cyan: Vec3 = [0.2, 1.9, 3];
const violet: Vec3 = [1.6, 0.35, 3.2];
const amber: Vec3 = [3, 1.5, 0.2];

export const addNeonTubes = (room: RoomFrame): void => {
  const { left, right, back, centre } = room;
  const z = back + 0.36;
  const tube = 0.02;
  room.model(
    (b) => {
      const line = (colour: Vec3, points: [number, number][], x: number, y: number) =>
        b.paint(colour, 'glow').tube(
          points.map(([u, v]): Vec3 => [x + u, y + v, z]),
          tube,
          6,
        );
      const glass: [number, number][] = [
        [-0.12, -0.42],
        [0.12, -0.42],
        [0, -0.42],
        [0, -0.08],
        [-0.26, 0.26],
        [0.26, 0.26],
        [0, -0.08],
      ];
      const round = (radius: number): [number, number][] =>
        Array.from({ length: 29 }, (_, n) => [
          Math.cos((n / 28) * 2 * Math.PI) * radius,
          Math.sin((n / 28) * 2 * Math.PI) * radius,
        ]);
      const waves = Array.from({ length: 33 }, (_, n): [number, number] => [
        -0.5 + n / 32,
        0.08 * Math.sin((n / 32) * 6 * Math.PI),
      ]);
      // Both sides of the middle, where somebody stands.
      for (const side of [-1, 1])
        for (let n = 0, x = 1.05; x < (right - left) / 2 - 0.4; n += 1, x += 1.15) {
          const at = centre[0] + side * x;
          const kind = (n * 2 + (side + 1) / 2) % 4;
          if (kind === 0) {
            line(pink, glass, at, 1.75);
            line(cyan, round(0.06), at + 0.12, 2.06);
          } else if (kind === 1) {
            line(cyan, round(0.3), at, 1.8);
            line(amber, round(0.2), at, 1.8);
          } else if (kind === 2)
            for (const v of [0, 0.2, 0.4]) line(v === 0.2 ? pink : violet, waves, at, 1.6 + v);
          else
            line(
              amber,
              [
                [-0.3, 0.3],
                [0.05, 0.05],
                [-0.1, -0.02],
                [0.25, -0.35],
              ],
              at,
              1.8,
            );
        }
      const wide = right - left - 1.2;
      for (const [n, y] of [1.13, 1.53, 1.93].entries())
        b.paint(n % 2 ? cyan : pink, 'glow').box([centre[0], y, back + 0.29], [wide, 0.025, 0.02]);
    },
    { castsNoShadow: true },
  );
  const [cx, , cz] = centre;
  const light = (at: Vec3, colour: Vec3, strength: number, reach: number) =>
    room.lamp(at, colour.map((value) => value * strength) as Vec3, reach);
  light([cx - 1.4, 1.8, back + 0.9], pink, 0.9, 4);
  light([cx + 1.4, 1.8, back + 0.9], cyan, 0.9, 4);
  light([cx - 1.5, 1.9, cz + 1.3], cyan, 0.25, 3.6);
  light([cx + 1.5, 1.9, cz + 1.3], pink, 0.25, 3.6);
};
