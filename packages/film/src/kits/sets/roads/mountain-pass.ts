/** The slope above a road over a mountain pass: rock and grass, and the same road in hairpins higher up. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest } from '../../set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { asphalt } from '../towns/road-colours.ts';

/** Also where somebody rides or drives, along the lowest stretch. */
export const isPass = ({ place, backdrop, details = [] }: SetRequest): boolean =>
  place === 'road' && backdrop === 'mountains' && details.includes('winding');

const foot = -9;

export const passSlope = (x: number, z: number): number => {
  if (z > foot) return 0;
  const up = foot - z;
  const wall = 3.2 * smoothstep(0, 5, up) * (0.5 + noise(x / 9, 2, 1));
  return (
    wall +
    0.5 * Math.min(110, up) +
    smoothstep(4, 40, up) * 9 * (noise(x / 26, 5, z / 26) - 0.5) +
    smoothstep(90, 300, up) * 60 * noise(x / 90, 3, z / 90)
  );
};

export const passPaint = (green: Vec3, x: number, y: number, z: number): Vec3 => {
  const rock = mix(fromHex('#5c5a5a'), fromHex('#97928c'), noise(x / 3, y / 2, z / 3));
  const bare = smoothstep(0.42, 0.58, noise(x / 13, 7, z / 9) + 0.35 * smoothstep(foot - 7, foot, z));
  return mix(mix(green, rock, bare), fromHex('#eef2f8'), smoothstep(48, 66, y + 9 * noise(x / 9, 1, z / 9)));
};

/** Corners of the road above, from left to right and back. */
const corners = Array.from({ length: 7 }, (_, n): [number, number] => [
  n % 2 ? 42 - n * 2 : -46 + n * 2,
  -20 - n * 14,
]);

/** `back`: metres that the slope lies farther off than beside a road along its foot. */
export const addHairpins = (set: SetBuilder, back = 0): void => {
  set.model(
    (b) => {
      const bends = corners.map(([x, z]): [number, number] => [x, z - back]);
      for (const [n, [x1, z1]] of bends.slice(1).entries()) {
        const [x0, z0] = bends[n]!;
        const steps = 30;
        const edge = (t: number, side: number, out: number): Vec3 => {
          const [x, z] = [x0 + (x1 - x0) * t, z0 + (z1 - z0) * t + side * out];
          const middle = z0 + (z1 - z0) * t;
          return [x, Math.max(set.ground(x, middle), set.ground(x, z)) + 0.35, z];
        };
        for (let k = 0; k < steps; k += 1) {
          const [t, u] = [k / steps, (k + 1) / steps];
          b.paint(asphalt, 'asphalt').quad(
            edge(t, 1, 2.4),
            edge(u, 1, 2.4),
            edge(u, -1, 2.4),
            edge(t, -1, 2.4),
            [0, 1, 0],
          );
          // The wall of stones that holds it, towards the camera.
          const [a, c] = [edge(t, 1, 2.4), edge(u, 1, 2.4)];
          b.paint(fromHex('#b4ada2'), 'stone').quad(
            [a[0], a[1] - 2.6, a[2]],
            [c[0], c[1] - 2.6, c[2]],
            [c[0], c[1] + 0.5, c[2]],
            [a[0], a[1] + 0.5, a[2]],
            [0, 0, 1],
          );
        }
      }
    },
    { castsNoShadow: true },
  );
};
