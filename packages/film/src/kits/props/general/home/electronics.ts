/** Computer, television, radio, telephone. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { black, gold, steel, wood } from './furnishings-parts.ts';

const addScreen = (b: MeshBuilder, at: Vec3, w: number, h: number) => {
  b.paint(
    (p) => [0.1 + 0.25 * Math.max(0, (p[1] - at[1]) / h + 0.5), 0.3 + 0.2 * ((p[0] - at[0]) / w + 0.5), 0.75],
    'glow',
  ).box(at, [w, h, 0.004]);
  b.paint([0.85, 0.9, 0.95], 'glow');
  for (let n = 0; n < 5; n += 1)
    b.box(
      [at[0] - w * 0.14, at[1] + h * (0.3 - n * 0.13), at[2] + 0.003],
      [w * (0.5 - (n % 3) * 0.1), h * 0.04, 0.002],
    );
  b.paint([1.2, 0.7, 0.2], 'glow').box(
    [at[0] + w * 0.3, at[1] + h * 0.1, at[2] + 0.003],
    [w * 0.22, h * 0.36, 0.002],
  );
};

/** A racing game: a road to the horizon under a bright sky, a car, and the bars of the score. */
const addGame = (b: MeshBuilder, at: Vec3, w: number, h: number) => {
  const part = (x: number, y: number, width: number, height: number, colour: Vec3, lift: number) =>
    b.paint(colour, 'glow').box([at[0] + x * w, at[1] + y * h, at[2] + lift], [width * w, height * h, 0.004]);
  part(0, 0.25, 1, 0.5, [0.25, 0.75, 1.6], 0);
  part(0, -0.25, 1, 0.5, [0.2, 0.8, 0.25], 0);
  part(0.24, 0.2, 0.14, 0.2, [1.9, 1.5, 0.4], 0.002);
  for (let n = 0; n < 8; n += 1) {
    const t = n / 7;
    part(0, -0.03 - t * 0.42, 0.08 + t * 0.5, 0.075, [0.28, 0.28, 0.34], 0.003);
    part(0, -0.03 - t * 0.42, 0.008 + t * 0.03, 0.04, [1.5, 1.5, 1.5], 0.006);
  }
  part(0.06, -0.27, 0.2, 0.12, [1.7, 0.15, 0.15], 0.009);
  part(0.06, -0.18, 0.12, 0.08, [1.2, 0.1, 0.12], 0.009);
  for (const x of [-0.02, 0.14]) part(x, -0.34, 0.045, 0.06, [0.05, 0.05, 0.06], 0.011);
  part(-0.33, 0.4, 0.26, 0.06, [1.8, 1.4, 0.1], 0.009);
  part(0.36, 0.4, 0.18, 0.06, [1.6, 0.2, 0.6], 0.009);
};

export const computer = staticKit(
  ['computer', 'desktop computer', 'monitor', 'computer screen', 'screen', 'pc'],
  (b, { noun }) => {
    b.paint(black, 'satin').box([0, 0.34, 0], [0.62, 0.38, 0.03], 0.012);
    addScreen(b, [0, 0.345, 0.016], 0.58, 0.33);
    b.paint(steel, 'metal')
      .box([0, 0.1, -0.02], [0.06, 0.16, 0.02], 0.008)
      .box([0, 0.01, 0], [0.24, 0.015, 0.18], 0.006);
    if (/monitor|screen/.test(noun)) return undefined;
    b.paint(fromHex('#2a2c30'), 'satin').box([0, 0.012, 0.28], [0.44, 0.02, 0.15], 0.006);
    for (let row = 0; row < 4; row += 1)
      for (let n = 0; n < 13; n += 1)
        b.paint(fromHex('#e8e9ea'), 'satin').box(
          [-0.19 + n * 0.032, 0.025, 0.23 + row * 0.034],
          [0.026, 0.008, 0.027],
          0.003,
          1,
        );
    b.paint(fromHex('#e8e9ea'), 'glossy')
      .sphere([0.31, 0.012, 0.28], [0.032, 0.018, 0.052], 14)
      .paint(black, 'satin')
      .box([0.5, 0.22, -0.05], [0.2, 0.44, 0.42], 0.015)
      .paint([0.2, 1.6, 2.4], 'glow')
      .box([0.5, 0.38, 0.162], [0.03, 0.006, 0.003]);
    return { top: [0, 0.53, 0], grip: [0, 0.03, 0.28] };
  },
);

export const television = staticKit(
  ['television', 'tv', 'television set', 'tv set', 'old television', 'flat screen tv'],
  (b, { noun, traits }) => {
    if (/old/.test(noun) || traits.some((t) => /old|vintage|retro/.test(t))) {
      b.paint(wood, 'wood')
        .box([0, 0.45, 0], [0.7, 0.52, 0.44], 0.04)
        .paint(fromHex('#c8bea8'), 'satin')
        .box([-0.09, 0.46, 0.21], [0.46, 0.4, 0.04], 0.05);
      addScreen(b, [-0.09, 0.46, 0.232], 0.4, 0.33);
      for (const y of [0.58, 0.48])
        b.paint(steel, 'metal').sphere([0.25, y, 0.225], [0.035, 0.035, 0.025], 12);
      for (let n = 0; n < 6; n += 1)
        b.paint(darken(wood, 0.5), 'matte').box([0.25, 0.38 - n * 0.022, 0.222], [0.1, 0.01, 0.01]);
      for (const s of [-1, 1])
        b.paint(steel, 'metal')
          .tube(
            [
              [0, 0.7, -0.05],
              [s * 0.28, 1.1, -0.05],
            ],
            0.006,
            5,
          )
          .paint(wood, 'wood')
          .tube(
            [
              [s * 0.28, 0.2, 0.14],
              [s * 0.34, 0, 0.2],
            ],
            0.02,
            6,
          )
          .tube(
            [
              [s * 0.28, 0.2, -0.14],
              [s * 0.34, 0, -0.2],
            ],
            0.02,
            6,
          );
      return undefined;
    }
    // Watched from a sofa it stands on a low cabinet.
    if (traits.includes('watched')) {
      b.paint(fromHex('#2c2420'), 'wood').box([0, 0.2, 0], [1.5, 0.4, 0.4], 0.012);
      b.paint(black, 'glossy').box([0, 0.84, 0], [1.44, 0.84, 0.05], 0.012);
      if (traits.includes('game')) addGame(b, [0, 0.84, 0.027], 1.38, 0.78);
      else addScreen(b, [0, 0.84, 0.027], 1.38, 0.78);
      b.paint(steel, 'metal').box([0, 0.41, 0], [0.5, 0.03, 0.2], 0.006);
      return { lamp: [0, 0.84, 0.5] };
    }
    b.paint(black, 'glossy').box([0, 0.42, 0], [1.24, 0.72, 0.05], 0.012);
    addScreen(b, [0, 0.42, 0.027], 1.18, 0.66);
    for (const x of [-0.4, 0.4])
      b.paint(steel, 'metal')
        .tube(
          [
            [x, 0.07, 0],
            [x, 0.01, 0.12],
          ],
          0.012,
          6,
        )
        .tube(
          [
            [x, 0.07, 0],
            [x, 0.01, -0.12],
          ],
          0.012,
          6,
        );
    return { lamp: [0, 0.42, 0.3] };
  },
);

export const radio = staticKit(['radio', 'old radio', 'jukebox', 'gramophone'], (b, { noun }) => {
  if (noun === 'gramophone') {
    b.paint(wood, 'wood')
      .box([0, 0.08, 0], [0.42, 0.16, 0.36], 0.015)
      .paint(black, 'glossy')
      .at(translation(-0.04, 0.165, 0), (k) =>
        k.lathe(
          [
            [0, 0.006],
            [0.15, 0.006],
            [0.15, 0],
          ],
          40,
        ),
      )
      .paint(fromHex('#c8302a'), 'satin')
      .at(translation(-0.04, 0.172, 0), (k) =>
        k.lathe(
          [
            [0.045, 0],
            [0, 0.001],
          ],
          20,
        ),
      )
      .paint(steel, 'metal')
      .tube(
        [
          [0.16, 0.18, -0.12],
          [0.14, 0.19, 0.02],
          [0.06, 0.178, 0.06],
        ],
        0.008,
        6,
      );
    if (noun === 'gramophone')
      b.twoSided()
        .paint(gold, 'metal')
        .tube(
          [
            [0.15, 0.17, -0.14],
            [0.17, 0.3, -0.16],
            [0.12, 0.42, -0.1],
          ],
          [0.02, 0.025, 0.04],
          12,
        )
        .at(multiply(translation(0.12, 0.42, -0.1), rotationX(0.9), rotationZ(0.2)), (k) =>
          k.lathe(
            [
              [0.035, 0],
              [0.06, 0.1],
              [0.12, 0.2],
              [0.24, 0.28],
            ],
            26,
            (a) => 1 + 0.03 * Math.sin(a * 10),
          ),
        );
    return undefined;
  }
  b.paint(fromHex('#7a3f20'), 'wood')
    .box([0, 0.13, 0], [0.4, 0.25, 0.16], 0.04, 4)
    .paint(fromHex('#d8c49a'), 'cloth')
    .box([-0.08, 0.14, 0.078], [0.19, 0.17, 0.01], 0.02);
  for (let n = 0; n < 7; n += 1)
    b.paint(fromHex('#8a7040'), 'satin').box([-0.16 + n * 0.027, 0.14, 0.085], [0.006, 0.16, 0.006]);
  b.paint([1.4, 1, 0.45], 'glow')
    .box([0.11, 0.18, 0.08], [0.13, 0.05, 0.006])
    .paint(fromHex('#e8dcc0'), 'glossy')
    .sphere([0.07, 0.08, 0.085], [0.025, 0.025, 0.018], 12)
    .sphere([0.15, 0.08, 0.085], [0.025, 0.025, 0.018], 12)
    .paint(steel, 'metal')
    .tube(
      [
        [0.16, 0.25, -0.05],
        [0.26, 0.55, -0.05],
      ],
      0.004,
      5,
    );
  return { grip: [0, 0.25, 0] };
});

export const telephone = staticKit(
  ['telephone', 'old telephone', 'rotary phone', 'landline phone'],
  (b, { colour }) => {
    const paint = colour ?? fromHex('#a8202a');
    b.paint(paint, 'glossy').loft(
      [
        [0, 0.11, 0.1],
        [0.03, 0.1, 0.09],
        [0.08, 0.055, 0.05],
        [0.1, 0.05, 0.035],
      ].map(([y, w, l]): Vec3[] =>
        Array.from({ length: 20 }, (_, n): Vec3 => {
          const a = (n / 20) * 2 * Math.PI;
          return [
            Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.5 * w!,
            y!,
            Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.5 * l!,
          ];
        }),
      ),
    );
    b.at(multiply(translation(0, 0.062, 0.068), rotationX(0.85)), (k) => {
      k.paint(steel, 'metal').lathe(
        [
          [0, 0],
          [0.045, 0],
          [0.045, 0.008],
          [0, 0.01],
        ],
        24,
      );
      for (let n = 0; n < 10; n += 1)
        k.paint(black, 'matte').sphere(
          [Math.cos(n * 0.55) * 0.033, 0.009, Math.sin(n * 0.55) * 0.033],
          [0.006, 0.002, 0.006],
          8,
        );
    });
    b.paint(paint, 'glossy')
      .tube(
        [
          [-0.1, 0.125, 0],
          [-0.06, 0.148, 0],
          [0.06, 0.148, 0],
          [0.1, 0.125, 0],
        ],
        0.016,
        10,
      )
      .sphere([-0.105, 0.115, 0], [0.03, 0.024, 0.03], 12)
      .sphere([0.105, 0.115, 0], [0.03, 0.024, 0.03], 12);
    return { grip: [0, 0.15, 0] };
  },
);
