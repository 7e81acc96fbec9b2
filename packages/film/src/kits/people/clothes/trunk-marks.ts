/** Buttons, stars and numbers on a front. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { Proportions } from '../body/proportions.ts';
import { drapePatch, frontAt } from '../body/surface.ts';

export const neckBase = (p: Proportions) => p.neck - 0.012 * (p.shoulder / 1.355);

export const button = (b: MeshBuilder, trunk: DistanceField, x: number, y: number, radius: number) => {
  b.sphere(frontAt(trunk, x, y, 0.002), [radius, radius, radius * 0.6], 8);
};

export const emblemStar = (b: MeshBuilder, trunk: DistanceField, x: number, y: number, radius: number) => {
  const centre = b.vertex(frontAt(trunk, x, y, 0.006), [0, 0, 1]);
  const ring = Array.from({ length: 11 }, (_, n) => {
    const a = (n / 10) * 2 * Math.PI + Math.PI / 2;
    const r = n % 2 === 0 ? radius : radius * 0.45;
    return b.vertex(frontAt(trunk, x + Math.cos(a) * r, y + Math.sin(a) * r, 0.004), [0, 0, 1]);
  });
  for (let n = 0; n < 10; n += 1) b.triangle(centre, ring[n]!, ring[n + 1]!);
};

export const digit = (
  b: MeshBuilder,
  trunk: DistanceField,
  x: number,
  y: number,
  w: number,
  side: number,
) => {
  // A seven and a one read well from afar.
  drapePatch(b, trunk, [y + w * 0.75, y + w * 1.1], () => [x - w * 0.5, x + w * 0.5], {
    rows: 2,
    columns: 4,
    side,
    lift: 0.005,
  });
  drapePatch(
    b,
    trunk,
    [y - w, y + w * 0.8],
    (t) => [x + side * (t * w * 0.5 - w * 0.22) - w * 0.15, x + side * (t * w * 0.5 - w * 0.22) + w * 0.17],
    { rows: 6, columns: 2, side, lift: 0.005 },
  );
};
