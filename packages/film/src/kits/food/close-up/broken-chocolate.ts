/** A bar of chocolate that two hands break in half: caramel stretches between the halves and runs out. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../geometry/new-builders.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformPoint,
  translation,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { buildFlatHand } from '../../props/general/close-up/by-hand/hand.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';

const [squares, pitch, wide, thick] = [3, 0.036, 0.1, 0.026];
const held = 0.085;

const fillings: [RegExp, string | null][] = [
  [/caramel|toffee|honey|dulce/, '#e08a14'],
  [/strawberr|raspberr|cherry|berry/, '#c8143c'],
  [/mint/, '#a8e0c0'],
  [/pistachio|matcha/, '#8ab04a'],
  [/cream|milk|coconut|marshmallow/, '#fbf4e6'],
  [/fill|flow|ooz|gooey|melt|liquid|drip/, '#e08a14'],
  [/(?:)/, null],
];

/** One half: it begins at x = 0 and goes along +x. */
const addHalf = (b: MeshBuilder, tone: Vec3, filling: Vec3 | null) => {
  const shade = (p: Vec3) => scale(tone, 0.9 + 0.2 * noise(p[0] * 50, p[1] * 50, p[2] * 50));
  const long = squares * pitch;
  b.paint(shade, 'glossy').box([long / 2 + 0.002, 0, 0], [long - 0.003, thick * 0.72, wide], 0.003);
  for (let n = 0; n < squares; n += 1)
    for (let row = 0; row < 3; row += 1) {
      const [x, z] = [pitch * (n + 0.5), (row - 1) * (wide / 3)];
      b.box([x, thick * 0.4, z], [pitch - 0.005, thick * 0.36, wide / 3 - 0.004], 0.004);
      b.paint(scale(tone, 1.25), 'glossy').box(
        [x, thick * 0.58, z],
        [pitch * 0.5, 0.002, wide * 0.16],
        0.001,
      );
      b.paint(shade, 'glossy');
    }
  // The break: rough chocolate round the filling.
  for (let n = 0; n < 46; n += 1) {
    const [u, v] = [(n * 0.618) % 1, (n * 0.381 + 0.2) % 1];
    b.paint(scale(tone, 1.3), 'matte').sphere(
      [0.001, (v - 0.45) * thick * 0.95, (u - 0.5) * wide * 0.96],
      [0.002 + 0.004 * ((n * 0.73) % 1), 0.004, 0.006],
      8,
    );
  }
  if (filling) {
    b.paint(filling, 'glossy');
    for (let n = -4; n <= 4; n += 1)
      b.sphere(
        [-0.002, -0.001 + 0.001 * Math.sin(n * 2), n * wide * 0.1],
        [0.007, thick * 0.3, wide * 0.075],
        14,
      );
  }
};

const [strings, rings, sides] = [11, 11, 7];

const addStrings = (b: MeshBuilder, tone: Vec3) => {
  b.paint((p) => mix(tone, fromHex('#ffe0a0'), 0.15 * (1 + Math.sin(p[1] * 90))), 'glossy');
  for (let n = 0; n < strings; n += 1) {
    const rows = Array.from({ length: rings }, (_, k) =>
      Array.from({ length: sides }, (_, s) => {
        const a = (s / sides) * 2 * Math.PI;
        return b.vertex([k * 0.01, Math.cos(a) * 0.01, Math.sin(a) * 0.01], [0, Math.cos(a), Math.sin(a)]);
      }),
    );
    b.grid(rows.map((row) => [...row, row[0]!]));
  }
  b.twoSided();
};

/** Strings from one break to the other, hanging through the more the wider it is open. */
const layStrings = (out: Float32Array, open: number, left: (p: Vec3) => Vec3, right: (p: Vec3) => Vec3) => {
  let at = 0;
  for (let n = 0; n < strings; n += 1) {
    const from: Vec3 = [-0.002, -0.002 + 0.003 * Math.sin(n * 3), ((n + 0.5) / strings - 0.5) * wide * 0.86];
    const [start, end] = [left([from[0], from[1], -from[2]]), right(from)];
    const sag = open * (0.018 + 0.034 * ((n * 0.618) % 1));
    for (let k = 0; k < rings; k += 1) {
      const t = k / (rings - 1);
      const thin = (0.0072 - 0.003 * open * Math.sin(Math.PI * t)) * (0.75 + 0.5 * ((n * 0.37) % 1));
      const centre: Vec3 = [
        lerp(start[0], end[0], t),
        lerp(start[1], end[1], t) - sag * Math.sin(Math.PI * t),
        lerp(start[2], end[2], t),
      ];
      for (let s = 0; s < sides; s += 1) {
        const a = (s / sides) * 2 * Math.PI;
        out.set([centre[0], centre[1] + Math.cos(a) * thin, centre[2] + Math.sin(a) * thin], at);
        at += 3;
      }
    }
  }
};

export const brokenChocolate: Kit = {
  name: 'chocolate bar broken in half',
  nouns: ['chocolate bar broken in half'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const tone =
      colour ??
      fromHex(/white choc/.test(words) ? '#f4e6c4' : /milk choc/.test(words) ? '#6a3a1c' : '#43200f');
    const hex = fillings.find(([names]) => names.test(words))![1];
    const filling = hex ? fromHex(hex) : null;
    const body = new MeshBuilder();
    body
      .paint(fromHex('#f4f0e8'), 'glossy')
      .lathe(pairs(0, 0, 0.1, 0, 0.15, 0.01, 0.155, 0.014, 0.14, 0.013, 0.1, 0.005, 0, 0.005), 60);
    const [barLeft, barRight, cords, pool, drips] = newBuilders(5);
    addHalf(barRight, tone, filling);
    barLeft.at(rotationY(Math.PI), (k) => addHalf(k, tone, filling));
    const liquid = filling ?? tone;
    addStrings(cords, liquid);
    pool
      .paint(liquid, 'glossy')
      .lathe(
        pairs(0.075, 0, 0.08, 0.003, 0.07, 0.007, 0.03, 0.009, 0, 0.01),
        48,
        (a) => 1 + 0.12 * Math.sin(a * 3 + 1) + 0.07 * Math.sin(a * 5),
      );
    for (const [x, z, r] of [
      [-0.012, 0.012, 0.0055],
      [0.01, 0.02, 0.0065],
      [0.002, -0.014, 0.005],
    ] as const)
      drips
        .paint(liquid, 'glossy')
        .at(translation(x, 0, z), (k) =>
          k.lathe(pairs(r * 1.5, 0, r, 0.12, r * 0.8, 0.5, r, 0.88, r * 1.8, 1), 14),
        );
    const [left, right] = [buildFlatHand(-1, fromHex('#5a7a9a')), buildFlatHand(1, fromHex('#5a7a9a'))];
    const buffer = new Float32Array(cords.mesh.positions.length);
    return assembleModel(
      {
        body,
        barLeft,
        barRight,
        ...(filling && { cords, pool, drips }),
        handLeft: left.hand,
        sleeveLeft: left.sleeve,
        handRight: right.hand,
        sleeveRight: right.sleeve,
      },
      {
        size: [0.34, 0.15, 0.24],
        anchors: { top: [0, held, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const open = smoothstep(0.06, 0.75, t);
          const bend = 0.06 * Math.sin(time * 14) * smoothstep(0.1, 0, t);
          const half = (side: number) =>
            multiply(
              translation(side * (0.001 + 0.042 * open), held + 0.012 * open, 0),
              rotationY(side * 0.42 * open),
              rotationZ(side * (0.2 * open + bend)),
              rotationX(0.3),
            );
          const [onLeft, onRight] = [half(-1), half(1)];
          layStrings(
            buffer,
            open,
            (p) => transformPoint(multiply(onLeft, rotationY(Math.PI)), p),
            (p) => transformPoint(onRight, p),
          );
          const hand = (side: number, on: typeof onLeft) =>
            multiply(
              on,
              translation(side * 0.112, -0.016, 0.062),
              rotationY(side * 0.75),
              rotationZ(side * 0.35),
            );
          const [atLeft, atRight] = [hand(-1, onLeft), hand(1, onRight)];
          const run = smoothstep(0.12, 0.35, t);
          const wideness = 0.3 + 0.8 * smoothstep(0.25, 1, t);
          return {
            parts: {
              barLeft: onLeft,
              barRight: onRight,
              cords: buffer,
              pool: run > 0.9 ? multiply(translation(0, 0.006, 0), scaling(wideness, 1, wideness)) : null,
              drips:
                run > 0.02
                  ? multiply(
                      translation(0, held - 0.012 - 0.02 * open - (held - 0.045) * run, 0),
                      scaling(1, (held - 0.045) * run, 1),
                    )
                  : null,
              handLeft: atLeft,
              sleeveLeft: atLeft,
              handRight: atRight,
              sleeveRight: atRight,
            },
            anchors: {},
          };
        },
      },
    );
  },
};
