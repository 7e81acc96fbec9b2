/** Lays on the trunk what an outfit has there: front, collar, belt, accessories. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { addScaled, type Vec3 } from '../../../math/vector.ts';
import { sides } from '../body/person-skeleton.ts';
import { addBand, drapePatch, frontAt, normalOf, ringOnShoulders } from '../body/surface.ts';
import { fronts } from './fronts.ts';
import type { Outfit } from './outfit.ts';
import { type Context, laid } from './trunk-accessories.ts';
import { neckBase } from './trunk-marks.ts';

const collar = (b: MeshBuilder, { trunk, proportions: p }: Context, colour: Vec3, s: number) => {
  b.paint(colour, 'cloth');
  const y = neckBase(p) + 0.006 * s;
  const neck: Vec3 = [0, p.neck, -0.01];
  const radius = 0.062 * p.limb;
  // A folded strip: up along the neck and down over the shoulders.
  b.mesh.isTwoSided = true;
  const rows = [
    [0.03, 0.004],
    [0.024, 0.014],
    [0.008, 0.034],
    [-0.002, 0.036],
  ].map(([out, up]) =>
    ringOnShoulders(trunk, neck, radius + out! * s, 0.004).map((point, n) => {
      const angle = (n / 22) * 2 * Math.PI;
      const dip = Math.max(0, Math.sin(angle)) ** 3 * 0.014 * s;
      return b.vertex(
        [
          point[0],
          p.neck - 0.012 * s + up! * s - dip + (out! > 0.02 ? point[1] - p.neck : 0) * 0.8,
          point[2],
        ],
        [Math.cos(angle), 0.5, Math.sin(angle)],
      );
    }),
  );
  b.grid(rows);
  for (const { sign } of sides)
    drapePatch(
      b,
      trunk,
      [y - 0.055 * s, y - 0.002],
      (t) =>
        [sign * (0.006 + 0.03 * (1 - t)) * s, sign * (0.052 + 0.002 * t) * s].sort((m, n) => m - n) as [
          number,
          number,
        ],
      { rows: 4, columns: 3, lift: 0.012 },
    );
};

export const layClothesOf =
  (outfit: Outfit) =>
  (builder: MeshBuilder, context: Context): void => {
    const { proportions: p, trunk } = context;
    const s = p.shoulder / 1.355;
    const { top } = outfit;
    if (top) {
      fronts[top.front]?.(builder, top, context, s);
      if (top.neckline === 'collar') collar(builder, context, darken(top.colour, 0.12), s);
      else if (top.neckline === 'v' && top.front === 'suit') collar(builder, context, top.second, s);
      else if (top.neckline === 'crew' && top.front !== 'stripes') {
        builder.paint(darken(top.colour, 0.2), top.material);
        builder.tube(ringOnShoulders(trunk, [0, p.neck, -0.01], 0.07 * p.limb, 0.004), 0.0085 * s, 6, false);
      }
      if (
        top.hangsOver &&
        outfit.skirts.length === 0 &&
        outfit.legs.cover > 0 &&
        outfit.legs.colour !== top.colour
      ) {
        builder.paint(darken(top.colour, 0.14), top.material);
        addBand(builder, trunk, [0, p.hip + 0.012 * s, 0], 0.034 * s, 0.012 + top.puff * 0.6);
      }
    }
    if (outfit.belt) {
      builder.paint(outfit.belt, 'satin');
      addBand(builder, trunk, [0, p.waist - 0.004, 0], 0.034 * s, 0.009);
      builder
        .paint(fromHex('#d9b35a'), 'metal')
        .box(
          addScaled(frontAt(trunk, 0, p.waist - 0.004, 0.008), normalOf(trunk, [0, p.waist, 0.12]), 0.002),
          [0.034 * s, 0.036 * s, 0.012],
          0.004,
        );
    }
    for (const extra of outfit.extras) laid[extra.name]?.(builder, extra, context, s);
  };
