/** What lies on the trunk: collars, buttons, lapels, ties, belts, numbers, aprons. Bound to the skin under it. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { addScaled, type Vec3 } from '../../../math/vector.ts';
import { sides } from '../body/person-skeleton.ts';
import type { Proportions } from '../body/proportions.ts';
import { addBand, drapePatch, frontAt, normalOf, ringAround, ringOnShoulders } from '../body/surface.ts';
import type { Extra, Front, Outfit, Top } from './outfit.ts';

type Context = { trunk: DistanceField; proportions: Proportions };
type Draw = (b: MeshBuilder, top: Top, context: Context, s: number) => void;

const neckBase = (p: Proportions) => p.neck - 0.012 * (p.shoulder / 1.355);

const button = (b: MeshBuilder, trunk: DistanceField, x: number, y: number, radius: number) => {
  b.sphere(frontAt(trunk, x, y, 0.002), [radius, radius, radius * 0.6], 8);
};

const buttonRow: Draw = (b, top, { trunk, proportions: p }, s) => {
  b.paint(darken(top.colour, 0.25), top.material);
  drapePatch(b, trunk, [p.hip + 0.01, neckBase(p) - 0.01], () => [-0.014 * s, 0.014 * s], {
    rows: 12,
    columns: 2,
    lift: 0.004,
  });
  b.paint(top.second, 'glossy');
  for (let n = 0; n < 5; n += 1) button(b, trunk, 0, p.waist - 0.06 * s + n * 0.07 * s, 0.0075 * s);
};

const emblemStar = (b: MeshBuilder, trunk: DistanceField, x: number, y: number, radius: number) => {
  const centre = b.vertex(frontAt(trunk, x, y, 0.006), [0, 0, 1]);
  const ring = Array.from({ length: 11 }, (_, n) => {
    const a = (n / 10) * 2 * Math.PI + Math.PI / 2;
    const r = n % 2 === 0 ? radius : radius * 0.45;
    return b.vertex(frontAt(trunk, x + Math.cos(a) * r, y + Math.sin(a) * r, 0.004), [0, 0, 1]);
  });
  for (let n = 0; n < 10; n += 1) b.triangle(centre, ring[n]!, ring[n + 1]!);
};

const digit = (b: MeshBuilder, trunk: DistanceField, x: number, y: number, w: number, side: number) => {
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

const fronts: Partial<Record<Front, Draw>> = {
  buttons: buttonRow,
  zip: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'metal');
    drapePatch(b, trunk, [p.hip + 0.01, neckBase(p) - 0.01], () => [-0.006 * s, 0.006 * s], {
      rows: 12,
      columns: 2,
      lift: 0.005,
    });
    b.paint(darken(top.colour, 0.15), top.material);
    for (const { sign } of sides)
      drapePatch(
        b,
        trunk,
        [p.hip + 0.05 * s, p.hip + 0.14 * s],
        (t) => [sign * 0.04 * s, sign * (0.12 - t * 0.03) * s].sort((m, n) => m - n) as [number, number],
        { rows: 4, columns: 4, lift: 0.004 },
      );
  },
  open: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'cloth');
    drapePatch(
      b,
      trunk,
      [p.hip + 0.02, neckBase(p) - 0.004],
      (t) => [-(0.026 + 0.038 * t) * s, (0.026 + 0.038 * t) * s],
      { rows: 12, columns: 4, lift: 0.003 },
    );
    b.paint(darken(top.colour, 0.22), top.material);
    for (const { sign } of sides)
      drapePatch(
        b,
        trunk,
        [p.waist + 0.06 * s, neckBase(p)],
        (t) =>
          [sign * (0.044 + 0.014 * t) * s, sign * (0.062 + 0.05 * Math.sin(t * 2.6)) * s].sort(
            (m, n) => m - n,
          ) as [number, number],
        { rows: 7, columns: 3, lift: 0.008 },
      );
  },
  suit: (b, top, { trunk, proportions: p }, s) => {
    const low = p.waist + 0.05 * s;
    b.paint(top.second, 'cloth');
    drapePatch(b, trunk, [low, neckBase(p)], (t) => [-(0.005 + 0.06 * t) * s, (0.005 + 0.06 * t) * s], {
      rows: 10,
      columns: 6,
      lift: 0.003,
    });
    b.paint(darken(top.colour, 0.3), 'satin');
    for (const { sign } of sides)
      drapePatch(
        b,
        trunk,
        [low, neckBase(p) + 0.01],
        (t) =>
          [sign * (0.005 + 0.058 * t) * s, sign * (0.016 + 0.085 * Math.sin(t * 2.3)) * s].sort(
            (m, n) => m - n,
          ) as [number, number],
        { rows: 8, columns: 3, lift: 0.008 },
      );
    b.paint(darken(top.colour, 0.6), 'glossy');
    for (const n of [0, 1]) button(b, trunk, 0, low - 0.02 * s - n * 0.075 * s, 0.0085 * s);
  },
  double_row: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'glossy');
    for (const { sign } of sides)
      for (let n = 0; n < 4; n += 1)
        button(b, trunk, sign * 0.045 * s, p.waist - 0.05 * s + n * 0.085 * s, 0.0095 * s);
    b.paint(lighten(top.colour, 0.05), top.material);
    drapePatch(b, trunk, [p.hip + 0.02, neckBase(p) - 0.01], (t) => [-0.07 * s, (-0.066 - t * 0.0) * s], {
      rows: 10,
      columns: 1,
      lift: 0.005,
    });
  },
  wrap: (b, top, { trunk, proportions: p }, s) => {
    for (const sign of [-1, 1]) {
      b.paint(top.second, 'cloth');
      drapePatch(
        b,
        trunk,
        [p.waist, neckBase(p) + 0.005],
        (t) => [sign * (0.058 * t - 0.022) * s - 0.014 * s, sign * (0.058 * t - 0.022) * s + 0.014 * s],
        { rows: 10, columns: 3, lift: sign > 0 ? 0.008 : 0.005 },
      );
    }
  },
  number: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'satin');
    for (const side of [1, -1]) {
      digit(b, trunk, -0.045 * s * side, p.shoulder - 0.17 * s, 0.055 * s, side);
      digit(b, trunk, 0.035 * s * side, p.shoulder - 0.17 * s, 0.055 * s, side);
    }
    addBand(b, trunk, [0, p.hip + 0.015, 0], 0.022 * s, 0.005);
  },
  emblem: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'glossy');
    emblemStar(b, trunk, 0, p.shoulder - 0.1 * s, 0.075 * s);
  },
  overalls: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'cloth');
    for (const side of [1, -1])
      drapePatch(
        b,
        trunk,
        [p.waist - 0.06 * s, p.shoulder - 0.075 * s],
        (t) => [-(0.125 - 0.03 * t) * s, (0.125 - 0.03 * t) * s],
        { rows: 8, columns: 10, lift: 0.007, side },
      );
    for (const { sign } of sides)
      for (const side of [1, -1])
        drapePatch(
          b,
          trunk,
          [p.shoulder - 0.09 * s, p.shoulder + 0.046 * s],
          (t) => [sign * (0.075 + 0.01 * t) * s - 0.018 * s, sign * (0.075 + 0.01 * t) * s + 0.018 * s],
          { rows: 6, columns: 3, lift: 0.008, side },
        );
    b.paint(fromHex('#d9b35a'), 'metal');
    for (const { sign } of sides) button(b, trunk, sign * 0.075 * s, p.shoulder - 0.09 * s, 0.013 * s);
    b.paint(darken(top.second, 0.25), 'cloth');
    drapePatch(b, trunk, [p.shoulder - 0.2 * s, p.shoulder - 0.12 * s], () => [-0.05 * s, 0.05 * s], {
      rows: 3,
      columns: 4,
      lift: 0.011,
    });
  },
  plates: (b, top, { trunk, proportions: p }, s) => {
    b.paint(lighten(top.colour, 0.15), 'metal');
    drapePatch(
      b,
      trunk,
      [p.waist + 0.03 * s, p.shoulder - 0.02 * s],
      (t) => [-(0.1 + 0.03 * t) * s, (0.1 + 0.03 * t) * s],
      { rows: 8, columns: 8, lift: 0.014 },
    );
    b.paint(top.second, 'metal');
    addBand(b, trunk, [0, p.waist + 0.01, 0], 0.035 * s, 0.014);
    drapePatch(b, trunk, [p.shoulder - 0.17 * s, p.shoulder - 0.05 * s], () => [-0.009 * s, 0.009 * s], {
      rows: 4,
      columns: 1,
      lift: 0.02,
    });
    drapePatch(b, trunk, [p.shoulder - 0.105 * s, p.shoulder - 0.087 * s], () => [-0.04 * s, 0.04 * s], {
      rows: 1,
      columns: 4,
      lift: 0.02,
    });
  },
  life_support: (b, top, { trunk, proportions: p }, s) => {
    const [, y, z] = frontAt(trunk, 0, p.shoulder - 0.16 * s, 0.02);
    b.paint(darken(top.colour, 0.3), 'satin').box([0, y, z], [0.17 * s, 0.12 * s, 0.07 * s], 0.02, 3);
    for (const [n, hex] of ['#c8322a', '#2f6fb0', '#e0b93a'].entries())
      b.paint(fromHex(hex), 'glossy').sphere([(n - 1) * 0.045 * s, y + 0.015, z + 0.037 * s], 0.012 * s, 8);
    b.paint([0.05, 0.05, 0.06], 'satin').box(
      [0, y - 0.03 * s, z + 0.034 * s],
      [0.11 * s, 0.02 * s, 0.01],
      0.004,
    );
    b.paint(top.second, 'cloth');
    addBand(b, trunk, [0, p.waist - 0.01, 0], 0.03 * s, 0.008);
  },
  fur_trim: (b, _top, { trunk, proportions: p }, s) => {
    b.paint([0.93, 0.92, 0.9], 'fur');
    drapePatch(b, trunk, [p.hip, neckBase(p)], () => [-0.03 * s, 0.03 * s], {
      rows: 10,
      columns: 4,
      lift: 0.014,
    });
  },
  reflective: (b, _top, { trunk, proportions: p }, s) => {
    b.paint(fromHex('#e8e04a'), 'glossy');
    for (const y of [p.waist - 0.02 * s, p.shoulder - 0.16 * s])
      addBand(b, trunk, [0, y, 0], 0.036 * s, 0.006);
  },
  bones: (b, _top, { trunk, proportions: p }, s) => {
    b.paint([0.88, 0.87, 0.82], 'satin');
    for (let n = 0; n < 5; n += 1)
      for (const { sign } of sides)
        drapePatch(
          b,
          trunk,
          [p.shoulder - (0.08 + n * 0.05) * s, p.shoulder - (0.055 + n * 0.05) * s],
          () => [sign * 0.012 * s, sign * (0.11 - n * 0.01) * s].sort((m, k) => m - k) as [number, number],
          { rows: 2, columns: 5, lift: 0.006 },
        );
  },
  bandages: (b, top, { trunk, proportions: p }, s) => {
    for (let n = 0; n < 7; n += 1) {
      b.paint(n % 2 ? darken(top.colour, 0.2) : top.colour, 'cloth');
      const ring = ringAround(
        trunk,
        [0, p.hip + 0.03 + n * 0.06 * s, 0],
        0.004,
        24,
        (angle) => 0.02 * Math.cos(angle + n),
      );
      b.tube(ring, 0.009, 5, false);
    }
  },
  dots: (b, top, { trunk, proportions: p }, s) => {
    b.paint(top.second, 'cloth');
    for (const [n, y] of [0.04, 0.12, 0.2, 0.28].entries())
      b.sphere(frontAt(trunk, 0, p.hip + y * s, 0.006), 0.026 * s, 10).sphere(
        frontAt(trunk, (n % 2 ? 0.07 : -0.07) * s, p.hip + (y + 0.03) * s, 0),
        [0.02 * s, 0.02 * s, 0.006],
        8,
      );
  },
};

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

const laid: Record<string, (b: MeshBuilder, extra: Extra, context: Context, s: number) => void> = {
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
