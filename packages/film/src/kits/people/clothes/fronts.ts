/** The fronts of tops: buttons, zips, lapels, plates, numbers. Bound to the skin under it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { sides } from '../body/person-skeleton.ts';
import { addBand, drapePatch, frontAt, ringAround } from '../body/surface.ts';
import type { Front, Top } from './outfit.ts';
import type { Context } from './trunk-accessories.ts';
import { button, digit, emblemStar, neckBase } from './trunk-marks.ts';

type Draw = (b: MeshBuilder, top: Top, context: Context, s: number) => void;

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

export const fronts: Partial<Record<Front, Draw>> = {
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
