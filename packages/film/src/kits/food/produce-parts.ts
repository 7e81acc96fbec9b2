/** Stems, leaves and round bodies shared by fruit and vegetables. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import type { Random } from '../../math/random.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import { addEar } from '../animals/shared/ears.ts';

export type Grow = (b: MeshBuilder, colour: Vec3 | null, random: Random) => Vec3;

export const stem = (b: MeshBuilder, at: Vec3, length: number, thick: number, colour = '#6a4a24') =>
  b
    .paint(fromHex(colour), 'bark')
    .tube(
      [
        at,
        [at[0] + length * 0.15, at[1] + length * 0.6, at[2]],
        [at[0] + length * 0.4, at[1] + length, at[2]],
      ],
      [thick, thick * 0.8, thick * 1.2],
      6,
    );
export const blade = (
  b: MeshBuilder,
  base: Vec3,
  direction: Vec3,
  length: number,
  width: number,
  hex: string,
  bend = 0.15,
) =>
  addEar(b, {
    base,
    direction,
    facing: [direction[0], 0.4, direction[2] + 0.01],
    length,
    width,
    outline: 'leaf',
    cup: 0.25,
    bend: -bend,
    outside: scale(fromHex(hex), 0.85),
    inside: fromHex(hex),
    material: 'leaf',
    rows: 6,
  });

/** A round fruit with dimples at top and bottom. */
export const orb = (
  b: MeshBuilder,
  radius: number,
  paint: (p: Vec3) => Vec3,
  tall = 1,
  dimple = 0.12,
  lobes = 0,
  taper = 0,
) => {
  const steps = 22;
  b.paint(paint, 'glossy').lathe(
    Array.from({ length: steps + 1 }, (_, n): [number, number] => {
      const a = (n / steps) * Math.PI;
      const y = -Math.cos(a);
      const dip = dimple * (Math.exp(-((1 - Math.abs(y)) ** 2) / 0.03) * Math.sign(y));
      return [Math.max(0, Math.sin(a)) * radius * (1 - taper * y), radius * tall * (1 + y - dip)];
    }),
    32,
    lobes ? (a) => 1 + 0.06 * Math.cos(a * lobes) : undefined,
  );
};
