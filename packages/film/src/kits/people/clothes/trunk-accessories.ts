/** Ties, necklaces, medals, aprons and belts: they lie on the trunk. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { sides } from '../body/person-skeleton.ts';
import type { Proportions } from '../body/proportions.ts';
import { addBand, drapePatch, frontAt, ringOnShoulders } from '../body/surface.ts';
import type { Extra } from './outfit.ts';
import { emblemStar, neckBase } from './trunk-marks.ts';

export type Context = { trunk: DistanceField; proportions: Proportions };

export const laid: Record<string, (b: MeshBuilder, extra: Extra, context: Context, s: number) => void> = {
  tie: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'satin');
    drapePatch(
      b,
      trunk,
      [p.waist + 0.05 * s, neckBase(p) - 0.018 * s],
      (t) => {
        const w = t < 0.12 ? t * 0.2 : 0.026 - t * 0.014;
        return [-w * s, w * s];
      },
      { rows: 12, columns: 3, lift: 0.01 },
    );
    b.sphere(frontAt(trunk, 0, neckBase(p) - 0.014 * s, 0.009), [0.018 * s, 0.017 * s, 0.012 * s], 10);
  },
  bow_tie: (b, { colour }, { trunk, proportions: p }, s) => {
    const [, y, z] = frontAt(trunk, 0, neckBase(p) - 0.01 * s, 0.012);
    b.paint(colour, 'satin').sphere([0, y, z], 0.012 * s, 8);
    for (const { sign } of sides)
      b.sphere([sign * 0.03 * s, y, z - 0.002], [0.026 * s, 0.02 * s, 0.011 * s], 10);
  },
  necklace: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'metal');
    for (let n = -8; n <= 8; n += 1)
      b.sphere(
        frontAt(trunk, n * 0.0085 * s, neckBase(p) - 0.012 * s - (1 - (n / 8) ** 2) * 0.05 * s, 0.006),
        0.0085 * s,
        8,
      );
  },
  medal: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(fromHex('#2456a8'), 'satin');
    for (const { sign } of sides)
      drapePatch(
        b,
        trunk,
        [p.shoulder - 0.15 * s, neckBase(p)],
        (t) => [sign * 0.045 * t * s - 0.009, sign * 0.045 * t * s + 0.009],
        { rows: 6, columns: 2, lift: 0.007 },
      );
    b.paint(colour, 'metal').sphere(
      frontAt(trunk, 0, p.shoulder - 0.17 * s, 0.01),
      [0.03 * s, 0.03 * s, 0.008],
      14,
    );
  },
  badge: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'metal');
    emblemStar(b, trunk, 0.07 * s, p.shoulder - 0.09 * s, 0.034 * s);
  },
  obi: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'satin');
    addBand(b, trunk, [0, p.waist + 0.02 * s, 0], 0.13 * s, 0.014);
    b.paint(darken(colour, 0.25), 'satin').box(
      [0, p.waist + 0.03 * s, -0.15 * s],
      [0.18 * s, 0.13 * s, 0.06 * s],
      0.025,
    );
    b.paint(lighten(colour, 0.4), 'satin');
    addBand(b, trunk, [0, p.waist + 0.02 * s, 0], 0.018 * s, 0.02);
  },
  sash: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'satin');
    for (const side of [1, -1])
      drapePatch(
        b,
        trunk,
        [p.waist - 0.03 * s, p.shoulder + 0.03 * s],
        (t) => {
          const x = side * (t * 0.24 - 0.13) * s;
          return [x - 0.03 * s, x + 0.03 * s];
        },
        { rows: 10, columns: 3, lift: 0.008, side },
      );
  },
  /** The belt of a sumo wrestler: wound thick round the hips, knotted behind. */
  mawashi: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'satin');
    for (const [up, lift] of [
      [0.1, 0.02],
      [0.03, 0.026],
      [-0.04, 0.02],
    ] as const)
      addBand(b, trunk, [0, p.hip + up * s, 0], 0.078 * s, lift);
    drapePatch(b, trunk, [p.hip - 0.09 * s, p.hip + 0.1 * s], (t) => [-(0.04 + t * 0.03), 0.04 + t * 0.03], {
      rows: 6,
      columns: 4,
      lift: 0.035,
    });
    const [, back, behind] = frontAt(trunk, 0, p.hip + 0.1 * s, 0.03, -1);
    b.box([0, back, behind - 0.02], [0.16 * s, 0.12 * s, 0.07 * s], 0.03);
  },
  apron: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'cloth');
    drapePatch(
      b,
      trunk,
      [p.hip - 0.03, p.shoulder - 0.06 * s],
      (t) => {
        const w = t < 0.55 ? 0.15 - t * 0.02 : 0.125 - (t - 0.55) * 0.08;
        return [-w * s, w * s];
      },
      { rows: 12, columns: 10, lift: 0.012 },
    );
    b.paint(darken(colour, 0.2), 'cloth');
    addBand(b, trunk, [0, p.waist - 0.02 * s, 0], 0.024 * s, 0.015);
    for (const { sign } of sides)
      drapePatch(
        b,
        trunk,
        [p.shoulder - 0.07 * s, p.shoulder + 0.045 * s],
        () => [sign * 0.07 * s - 0.01 * s, sign * 0.07 * s + 0.01 * s],
        { rows: 5, columns: 2, lift: 0.01 },
      );
  },
  toolbelt: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'satin');
    addBand(b, trunk, [0, p.waist - 0.05 * s, 0], 0.045 * s, 0.012);
    for (const { sign } of sides) {
      const [x, y, z] = frontAt(trunk, sign * 0.1 * s, p.hip + 0.04 * s, 0.02);
      b.box([x, y, z], [0.09 * s, 0.11 * s, 0.05 * s], 0.018);
      b.paint([0.7, 0.72, 0.74], 'metal')
        .tube(
          [
            [x, y, z],
            [x, y + 0.11 * s, z],
          ],
          0.009,
          6,
        )
        .paint(colour, 'satin');
    }
  },
  neckerchief: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'cloth');
    b.tube(ringOnShoulders(trunk, [0, p.neck, -0.01], 0.066 * p.limb, 0.012), 0.015 * s, 6, false);
    drapePatch(b, trunk, [neckBase(p) - 0.1 * s, neckBase(p) + 0.004], (t) => [-0.06 * t * s, 0.06 * t * s], {
      rows: 6,
      columns: 5,
      lift: 0.014,
    });
  },
  lei: (b, { colour }, { trunk, proportions: p }, s) => {
    for (let n = -10; n <= 10; n += 1)
      b.paint(n % 2 ? colour : lighten(colour, 0.5), 'leaf').sphere(
        frontAt(trunk, n * 0.0095 * s, neckBase(p) - 0.01 * s - (1 - (n / 10) ** 2) * 0.15 * s, 0.01),
        0.022 * s,
        8,
      );
  },
  frill: (b, { colour }, { trunk, proportions: p }, s) => {
    b.paint(colour, 'cloth');
    for (const [y, lift, r] of [
      [0, 0.02, 0.02],
      [0.02, 0.012, 0.02],
    ] as const)
      b.tube(
        ringOnShoulders(trunk, [0, p.neck, -0.01], 0.075 * p.limb + lift, 0.006 + y * s, 36),
        r * s,
        6,
        false,
      );
  },
};
