/** Guitars, violins and cellos. Played ones hang where the player puts them; see `instrument-places.ts`. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { violinBowPlace } from '../../../motion/instrument-places.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

const brass = fromHex('#d8a83a');

/** A flat body with a waist, front towards +z. */
const soundBox = (
  b: MeshBuilder,
  height: number,
  upper: number,
  lower: number,
  depth: number,
  front: Vec3,
  side: Vec3,
) => {
  const half = (t: number) => {
    const bell = (centre: number, width: number, size: number) =>
      size * Math.sqrt(Math.max(0, 1 - ((t - centre) / width) ** 2));
    return Math.max(
      bell(0.3, 0.32, lower),
      bell(0.76, 0.26, upper),
      t > 0.3 && t < 0.76 ? Math.min(upper, lower) * 0.72 : 0,
    );
  };
  const steps = 26;
  for (const z of [depth / 2, -depth / 2]) {
    b.paint(z > 0 ? front : side, 'glossy');
    b.grid(
      Array.from({ length: steps + 1 }, (_, row) => {
        const t = 0.003 + (row / steps) * 0.994;
        return Array.from({ length: 9 }, (_, n) =>
          b.vertex(
            [(n / 4 - 1) * half(t), t * height, z + Math.sign(z) * 0.012 * (1 - (n / 4 - 1) ** 2)],
            [(n / 4 - 1) * 0.2, 0, Math.sign(z)],
          ),
        );
      }),
    );
  }
  b.paint(side, 'glossy');
  for (const sign of [-1, 1])
    b.grid(
      Array.from({ length: steps + 1 }, (_, row) => {
        const t = 0.003 + (row / steps) * 0.994;
        return [-1, 1].map((z) => b.vertex([sign * half(t), t * height, (z * depth) / 2], [sign, 0, 0]));
      }),
    );
};

const neck = (b: MeshBuilder, from: number, to: number, width: number, z: number, strings: number) => {
  b.paint(fromHex('#3a2216'), 'satin').box([0, (from + to) / 2, z], [width, to - from, 0.024], 0.008);
  b.paint(fromHex('#20140e'), 'satin').box([0, to + 0.06, z - 0.008], [width * 1.5, 0.14, 0.02], 0.008);
  b.paint([0.8, 0.8, 0.78], 'metal');
  for (let n = 0; n < strings; n += 1) {
    const x = ((n + 0.5) / strings - 0.5) * width * 0.8;
    b.tube(
      [
        [x * 1.2, from * 0.42, z + 0.02],
        [x, to, z + 0.016],
      ],
      0.0012,
      4,
      false,
    );
    b.sphere([Math.sign(x || 1) * width * 0.9, to + 0.02 + (n % 3) * 0.04, z - 0.008], 0.011, 6);
  }
};

/** A flat solid body with a waist and two horns beside the neck. */
const solidBody = (c: MeshBuilder, main: Vec3) => {
  // Left and right half width by height; the cutaways leave the neck free between the horns.
  const outline: [y: number, left: number, right: number][] = [
    [0, 0.03, 0.03],
    [0.015, 0.1, 0.1],
    [0.06, 0.16, 0.165],
    [0.13, 0.18, 0.185],
    [0.2, 0.15, 0.155],
    [0.26, 0.122, 0.125],
    [0.32, 0.135, 0.14],
    [0.37, 0.155, 0.15],
    [0.4, 0.16, 0.145],
  ];
  const half = 0.024;
  c.paint(main, 'glossy');
  c.loft(
    outline.map(([y, left, right]) => [
      [-left, y, -half],
      [right, y, -half],
      [right + 0.006, y, 0],
      [right, y, half],
      [-left, y, half],
      [-left - 0.006, y, 0],
    ]),
    { hasCaps: true },
  );
  for (const [x, tip, top] of [
    [-0.12, -0.15, 0.56],
    [0.11, 0.14, 0.5],
  ] as const)
    for (const z of [-0.012, 0.012])
      c.tube(
        [
          [x, 0.38, z],
          [x + (tip - x) * 0.4, 0.45, z],
          [tip, top, z],
        ],
        [0.04, 0.032, 0.012],
        8,
      );
};

export const guitar = makeProp({
  nouns: ['guitar', 'acoustic guitar', 'electric guitar', 'ukulele', 'bass guitar', 'banjo', 'lute'],
  size: [0.38, 1.02, 0.12],
  anchors: { grip: [0, 0.2, 0.07], gripLeft: [0, 0.8, 0] },
  draw: (b, { options, colour, round }) => {
    const isElectric = options.noun === 'electric guitar' || options.noun === 'bass guitar';
    const main = colour(fromHex(isElectric ? '#c0202a' : '#c98a42'));
    const draw = (c: MeshBuilder) => {
      if (options.noun === 'banjo') {
        c.at(multiply(translation(0, 0.2, 0), rotationX(Math.PI / 2)), (d) => {
          d.paint([0.9, 0.88, 0.82], 'satin').cylinder(-0.03, 0.035, 0.15, 0.15, 24);
          d.paint(brass, 'metal').lathe(
            [
              [0.15, -0.035],
              [0.165, -0.03],
              [0.165, 0.03],
              [0.15, 0.038],
            ],
            24,
          );
        });
      } else if (isElectric) solidBody(c, main);
      else soundBox(c, 0.48, 0.145, 0.19, 0.095, main, darken(main, 0.45));
      const z = isElectric ? 0.03 : 0.058;
      if (isElectric)
        c.paint([0.9, 0.89, 0.86], 'glossy')
          .box([0.03, 0.22, z + 0.004], [0.16, 0.2, 0.006], 0.003)
          .paint([0.03, 0.03, 0.03], 'glossy')
          .box([0, 0.28, z + 0.012], [0.08, 0.02, 0.01], 0.004)
          .box([0, 0.2, z + 0.012], [0.08, 0.02, 0.01], 0.004);
      else
        c.at(multiply(translation(0, 0.27, z + 0.006), rotationX(Math.PI / 2)), (d) => {
          d.paint([0.03, 0.018, 0.012], 'matte').cylinder(0, 0.003, 0.046, 0.046, round);
          d.paint(darken(main, 0.6), 'satin').lathe(
            [
              [0.046, 0],
              [0.058, 0.001],
              [0.058, 0.004],
              [0.046, 0.005],
            ],
            round,
          );
        });
      c.paint(fromHex('#2a1a12'), 'satin').box([0, 0.12, z + 0.01], [0.12, 0.02, 0.014], 0.005);
      neck(c, 0.44, 0.85, 0.048, z + 0.004, 6);
    };
    if (options.noun === 'ukulele') b.at(scaling(0.62), (c) => draw(c as MeshBuilder));
    else draw(b);
  },
});

/** The bow is a part of its own that goes to and fro while it is played. */
export const violin: Kit = {
  name: 'violin',
  nouns: ['violin', 'fiddle', 'viola'],
  locomotion: 'none',
  build: (options) => {
    const { colour } = contextOf(options, 'violin');
    const main = colour(fromHex('#9a4a1c'));
    const body = new MeshBuilder();
    soundBox(body, 0.36, 0.085, 0.105, 0.04, main, darken(main, 0.4));
    neck(body, 0.32, 0.54, 0.026, 0.03, 4);
    body
      .paint([0.02, 0.015, 0.012], 'glossy')
      .box([0, 0.07, 0.036], [0.03, 0.11, 0.01], 0.004)
      .sphere([0.05, 0.02, 0.03], [0.045, 0.03, 0.014], 10);
    body.paint(lighten(main, 0.4), 'satin').box([0, 0.175, 0.045], [0.05, 0.008, 0.03], 0.003);
    for (const sign of [-1, 1])
      body.paint([0.02, 0.012, 0.01], 'matte').box([sign * 0.048, 0.18, 0.0335], [0.007, 0.08, 0.004], 0.002);
    const bow = new MeshBuilder();
    bow.paint(fromHex('#4a2412'), 'glossy').tube(
      [
        [0, 0, 0],
        [0, 0.014, 0.35],
        [0, 0.006, 0.72],
      ],
      [0.011, 0.009, 0.008],
      6,
    );
    bow
      .paint([0.92, 0.9, 0.84], 'matte')
      .box([0, -0.02, 0.36], [0.016, 0.008, 0.7], 0.001)
      .paint([0.02, 0.015, 0.012], 'glossy')
      .box([0, -0.006, 0.03], [0.014, 0.022, 0.05], 0.004);
    const restingBow = multiply(translation(0.16, 0.02, 0.03), rotationX(-Math.PI / 2));
    return {
      size: [0.36, 0.72, 0.1],
      parts: [
        { name: 'body', mesh: body.mesh },
        { name: 'bow', mesh: bow.mesh },
      ],
      anchors: { grip: [0, 0, 0] },
      pose: ({ action, actionTime }) => ({
        parts: { bow: action === 'play_violin' ? violinBowPlace(actionTime) : restingBow },
        anchors: {},
      }),
    };
  },
};

export const cello = makeProp({
  nouns: ['cello', 'double bass', 'contrabass'],
  size: [0.5, 1.35, 0.3],
  anchors: { grip: [0, 0.5, 0.12] },
  draw: (b, { colour }) => {
    const main = colour(fromHex('#8a3f1a'));
    b.at(translation(0, 0.16, 0), (c) => {
      soundBox(c as MeshBuilder, 0.76, 0.17, 0.22, 0.14, main, darken(main, 0.4));
      neck(c as MeshBuilder, 0.7, 1.06, 0.045, 0.09, 4);
    });
    b.paint([0.7, 0.7, 0.7], 'metal').tube(
      [
        [0, 0, 0],
        [0, 0.18, 0],
      ],
      0.008,
      6,
    );
  },
});
