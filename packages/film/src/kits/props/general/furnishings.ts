/** On walls, desks and shelves: boards, paintings, mirrors, clocks, globe, computers, television, radio, telephone, typewriter, birdcage. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { fractalNoise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';

const wood = fromHex('#8a5a32');
const black = fromHex('#1a1b1e');
const gold = fromHex('#c9a04a');
const steel = fromHex('#b8bdc2');
const circle = (radius: number, count = 25): [number, number][] =>
  Array.from({ length: count }, (_, n): [number, number] => [
    Math.cos((n / (count - 1)) * 2 * Math.PI) * radius,
    Math.sin((n / (count - 1)) * 2 * Math.PI) * radius,
  ]);

const board = staticKit(
  ['blackboard', 'chalkboard', 'whiteboard', 'white board', 'notice board'],
  (b, { noun }) => {
    const isWhite = noun.includes('white');
    const [w, h, y] = [2.8, 1.3, 1.6];
    b.paint(isWhite ? steel : wood, isWhite ? 'metal' : 'wood')
      .box([0, y, 0], [w + 0.14, h + 0.14, 0.06], 0.015)
      .paint(
        isWhite ? fromHex('#f6f7f7') : noun.includes('notice') ? fromHex('#b98d5a') : fromHex('#1f3a30'),
        isWhite ? 'glossy' : 'matte',
      )
      .box([0, y, 0.028], [w, h, 0.02]);
    b.paint(isWhite ? steel : wood, 'wood').box([0, y - h / 2 - 0.08, 0.08], [w, 0.04, 0.14], 0.01);
    for (const x of [-1.1, 1.1])
      b.paint(isWhite ? steel : wood, isWhite ? 'metal' : 'wood')
        .box([x, 0.5, -0.02], [0.08, 1, 0.06])
        .box([x, 0.03, 0], [0.1, 0.06, 0.6], 0.01, 1);
    // Writing: a few lines, a sum and a drawing.
    const chalk: Vec3 = isWhite ? [0.05, 0.09, 0.35] : [0.75, 0.76, 0.72];
    b.paint(chalk, 'matte');
    for (const [line, length] of [0.9, 0.75, 0.85].entries())
      for (let n = 0; n < length * 14; n += 1) {
        const x = -1.2 + n * 0.085;
        b.tube(
          [
            [x, y + 0.4 - line * 0.24, 0.042],
            [x + 0.03, y + 0.45 - line * 0.24 + 0.02 * Math.sin(n * 5), 0.042],
            [x + 0.06, y + 0.4 - line * 0.24, 0.042],
          ],
          0.006,
          3,
          false,
        );
      }
    b.tube(
      circle(0.22).map(([x, v]): Vec3 => [0.8 + x, y + 0.15 + v, 0.042]),
      0.007,
      4,
      false,
    )
      .tube(
        [
          [0.8, y + 0.15, 0.042],
          [1.02, y + 0.15, 0.042],
        ],
        0.006,
        4,
        false,
      )
      .tube(
        [
          [0.3, y - 0.5, 0.042],
          [0.7, y - 0.2, 0.042],
          [1.2, y - 0.5, 0.042],
          [0.3, y - 0.5, 0.042],
        ],
        0.007,
        4,
        false,
      );
    for (const [n, hex] of ['#f2f2ee', '#e8d04a', '#e87a8a'].entries())
      b.paint(fromHex(hex), 'matte').tube(
        [
          [-0.4 + n * 0.14, y - h / 2 - 0.05, 0.1],
          [-0.32 + n * 0.14, y - h / 2 - 0.05, 0.1],
        ],
        0.01,
        6,
      );
    return { top: [0, y, 0.06], grip: [0, y, 0.06] };
  },
);

const painting = staticKit(
  ['painting', 'picture frame', 'picture', 'portrait', 'framed picture'],
  (b, { noun, seed }) => {
    const [w, h] = noun === 'portrait' ? [0.6, 0.8] : [0.9, 0.65];
    b.paint(gold, 'metal')
      .box([0, h / 2 + 0.06, 0], [w + 0.14, h + 0.14, 0.05], 0.02)
      .box([0, h / 2 + 0.06, 0.02], [w + 0.05, h + 0.05, 0.03], 0.01);
    const cells = 26;
    for (let row = 0; row < cells; row += 1)
      for (let column = 0; column < cells; column += 1) {
        const [u, v] = [(column + 0.5) / cells, (row + 0.5) / cells];
        const hill = 0.42 + 0.16 * Math.sin(u * 5 + seed) + 0.06 * Math.sin(u * 13);
        const n = fractalNoise(u * 9, v * 9, seed);
        let paint: Vec3 =
          v > hill
            ? [0.35 + n * 0.2 + (1 - v) * 0.5, 0.45 + n * 0.15 + (1 - v) * 0.25, 0.65]
            : [0.1 + n * 0.15, 0.22 + n * 0.2, 0.06];
        if (Math.hypot(u - 0.7, v - 0.75) < 0.08) paint = [0.95, 0.6, 0.15];
        if (noun === 'portrait') {
          const d = Math.hypot((u - 0.5) * 1.3, v - 0.62);
          paint =
            d < 0.17
              ? [0.75, 0.5, 0.36]
              : d < 0.23 && v > 0.6
                ? [0.12, 0.06, 0.03]
                : v < 0.46 && Math.abs(u - 0.5) < 0.34 - v * 0.3
                  ? [0.3, 0.05, 0.07]
                  : [0.1 + n * 0.06, 0.09 + n * 0.05, 0.06];
        }
        b.paint(paint, 'satin').quad(
          [(u - 0.5 - 0.5 / cells) * w, 0.06 + (v - 0.5 / cells) * h, 0.037],
          [(u - 0.5 + 0.5 / cells) * w, 0.06 + (v - 0.5 / cells) * h, 0.037],
          [(u - 0.5 + 0.5 / cells) * w, 0.06 + (v + 0.5 / cells) * h, 0.037],
          [(u - 0.5 - 0.5 / cells) * w, 0.06 + (v + 0.5 / cells) * h, 0.037],
          [0, 0, 1],
        );
      }
    return undefined;
  },
);

const mirror = staticKit(['mirror', 'standing mirror', 'magic mirror'], (b) => {
  b.paint(gold, 'metal')
    .at(translation(0, 0.95, 0), (k) =>
      k.tube(
        circle(1, 41).map(([x, y]): Vec3 => [x * 0.42, y * 0.82, 0]),
        0.045,
        8,
        false,
      ),
    )
    .paint([0.75, 0.82, 0.88], 'metal')
    .sphere([0, 0.95, 0], [0.41, 0.81, 0.012], 36);
  for (const x of [-0.5, 0.5])
    b.paint(gold, 'metal')
      .tube(
        [
          [x, 0.06, 0],
          [x, 1.15, 0],
        ],
        0.025,
        8,
      )
      .tube(
        [
          [x, 0.03, -0.25],
          [x, 0.08, 0],
          [x, 0.03, 0.25],
        ],
        0.025,
        8,
      )
      .sphere([x, 1.18, 0], 0.04, 10);
  return undefined;
});

const addDial = (b: MeshBuilder, radius: number, z: number) => {
  b.paint(fromHex('#f8f4e8'), 'satin')
    .sphere([0, 0, z], [radius, radius, radius * 0.06], 32)
    .paint(black, 'satin');
  for (let n = 0; n < 12; n += 1) {
    const a = (n / 12) * 2 * Math.PI;
    b.at(
      multiply(
        translation(Math.sin(a) * radius * 0.82, Math.cos(a) * radius * 0.82, z + radius * 0.055),
        rotationZ(-a),
      ),
      (k) => k.box([0, 0, 0], [radius * 0.05, radius * (n % 3 ? 0.1 : 0.17), radius * 0.02]),
    );
  }
};

const clock: Kit = {
  name: 'clock',
  nouns: ['clock', 'wall clock', 'alarm clock', 'grandfather clock', 'pendulum clock', 'pocket watch'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, hour, minute, pendulum] = [0, 1, 2, 3].map(() => new MeshBuilder()) as [
      MeshBuilder,
      MeshBuilder,
      MeshBuilder,
      MeshBuilder,
    ];
    const isAlarm = noun.includes('alarm');
    const isTall = /grandfather|pendulum/.test(noun);
    const radius = isAlarm ? 0.055 : isTall ? 0.17 : 0.17;
    const centre: Vec3 = isAlarm ? [0, 0.085, 0] : isTall ? [0, 1.75, 0.16] : [0, 0.2, 0];
    if (isTall) {
      const paint = colour ?? fromHex('#5a2f1a');
      body
        .paint(paint, 'wood')
        .box([0, 0.2, 0], [0.56, 0.4, 0.34], 0.02)
        .box([0, 0.95, -0.02], [0.42, 1.15, 0.26], 0.02)
        .box([0, 1.75, 0], [0.54, 0.52, 0.32], 0.02)
        .box([0, 2.06, 0], [0.6, 0.1, 0.36], 0.03)
        .paint(gold, 'metal')
        .sphere([0, 2.16, 0], 0.05, 10)
        .paint(fromHex('#241710'), 'glass')
        .box([0, 0.98, 0.105], [0.28, 0.9, 0.02]);
      pendulum
        .paint(gold, 'metal')
        .tube(
          [
            [0, 0, 0],
            [0, -0.62, 0],
          ],
          0.008,
          5,
        )
        .sphere([0, -0.66, 0], [0.08, 0.08, 0.015], 18);
    } else {
      const paint = colour ?? fromHex(isAlarm ? '#c8302a' : '#2a2c30');
      body.paint(paint, 'glossy').at(multiply(translation(...centre), rotationX(Math.PI / 2)), (k) =>
        k.lathe(
          [
            [0, -radius * 0.4],
            [radius * 1.08, -radius * 0.4],
            [radius * 1.14, 0],
            [radius * 1.08, radius * 0.14],
            [radius, radius * 0.06],
          ],
          36,
        ),
      );
      if (isAlarm) {
        for (const s of [-1, 1])
          body
            .paint(gold, 'metal')
            .sphere([s * 0.04, 0.152, 0], [0.028, 0.024, 0.028], 14)
            .paint(paint, 'glossy')
            .tube(
              [
                [s * 0.03, 0.04, 0],
                [s * 0.055, 0, 0],
              ],
              0.009,
              8,
            );
        body
          .paint(gold, 'metal')
          .tube(
            [
              [-0.02, 0.17, 0],
              [0, 0.195, 0],
              [0.02, 0.17, 0],
            ],
            0.005,
            6,
          )
          .sphere([0, 0.165, 0], 0.009, 8);
      }
    }
    body.at(translation(...centre), (k) => addDial(k, radius * 0.98, 0.01));
    hour.paint(black, 'satin').box([0, radius * 0.24, 0], [radius * 0.08, radius * 0.52, radius * 0.03]);
    minute
      .paint(black, 'satin')
      .box([0, radius * 0.36, 0], [radius * 0.055, radius * 0.78, radius * 0.03])
      .sphere([0, 0, 0], radius * 0.06, 10);
    const hand = (angle: number, lift: number) =>
      multiply(
        translation(centre[0], centre[1], centre[2] + 0.01 + radius * (0.075 + lift)),
        rotationZ(-angle),
      );
    return assembleModel(isTall ? { body, hour, minute, pendulum } : { body, hour, minute }, {
      size: isTall ? [0.6, 2.2, 0.4] : isAlarm ? [0.14, 0.2, 0.06] : [0.4, 0.4, 0.1],
      anchors: { grip: centre },
      pose: ({ time }) => ({
        parts: {
          hour: hand(5.3 + time / 720, 0),
          minute: hand(1.05 + time / 60, 0.02),
          pendulum: multiply(translation(0, 1.4, 0.122), rotationZ(0.16 * Math.sin(time * Math.PI))),
        },
        anchors: {},
      }),
    });
  },
};

const globe: Kit = {
  name: 'globe',
  nouns: ['globe', 'world globe', 'earth globe'],
  locomotion: 'none',
  build: () => {
    const [body, ball] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(wood, 'wood')
      .lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.015],
          [0.03, 0.03],
          [0.02, 0.08],
          [0, 0.08],
        ],
        22,
      )
      .paint(gold, 'metal')
      .tube(
        Array.from({ length: 17 }, (_, n): Vec3 => {
          const a = -Math.PI / 2 - 0.2 + (n / 16) * Math.PI * 1.1;
          return [Math.cos(a) * 0.165, 0.24 + Math.sin(a) * 0.165, 0];
        }),
        0.009,
        8,
      );
    ball
      .paint((p) => {
        const land = fractalNoise(p[0] * 11 + 3, p[1] * 11, p[2] * 11 + 1, 4);
        return Math.abs(p[1]) > 0.128
          ? [0.85, 0.88, 0.9]
          : land > 0.53
            ? [0.2 + (land - 0.53) * 1.6, 0.36, 0.1]
            : [0.06, 0.2, 0.42];
      }, 'glossy')
      .sphere([0, 0, 0], 0.145, 64);
    return assembleModel(
      { body, ball },
      {
        size: [0.34, 0.42, 0.34],
        anchors: { grip: [0, 0.05, 0] },
        pose: ({ time }) => ({
          parts: { ball: multiply(translation(0, 0.24, 0), rotationZ(-0.41), rotationY(time * 0.5)) },
          anchors: {},
        }),
      },
    );
  },
};

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

const computer = staticKit(
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

const television = staticKit(
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

const radio = staticKit(
  ['radio', 'old radio', 'jukebox', 'record player', 'gramophone', 'turntable'],
  (b, { noun }) => {
    if (/record|gramophone|turntable/.test(noun)) {
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
  },
);

const telephone = staticKit(
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

const typewriter = staticKit(['typewriter'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#2f4a44'), 'glossy')
    .box([0, 0.06, 0], [0.34, 0.1, 0.3], 0.03, 3)
    .box([0, 0.12, -0.06], [0.32, 0.06, 0.14], 0.025, 3);
  for (let row = 0; row < 4; row += 1)
    for (let n = 0; n < 10; n += 1)
      b.paint(fromHex('#f0e8d4'), 'glossy').at(
        translation(-0.135 + n * 0.03 + (row % 2) * 0.012, 0.1 - row * 0.013, 0.045 + row * 0.03),
        (k) => k.cylinder(0, 0.014, 0.011, 0.011, 10),
      );
  b.paint(black, 'satin')
    .at(multiply(translation(0, 0.18, -0.1), rotationZ(Math.PI / 2)), (k) =>
      k
        .cylinder(-0.19, 0.19, 0.025, 0.025, 14)
        .cylinder(-0.22, -0.2, 0.018, 0.018, 12)
        .cylinder(0.2, 0.22, 0.018, 0.018, 12),
    )
    .paint(fromHex('#faf7ee'), 'matte')
    .at(multiply(translation(0, 0.28, -0.13), rotationX(-0.2)), (k) => k.box([0, 0, 0], [0.21, 0.2, 0.002]))
    .paint(black, 'matte');
  for (let n = 0; n < 5; n += 1)
    b.at(multiply(translation(0, 0.28, -0.128), rotationX(-0.2)), (k) =>
      k.box([-0.01 * (n % 2), 0.06 - n * 0.026, 0.002], [0.15 - (n % 3) * 0.02, 0.005, 0.001]),
    );
  return { grip: [0, 0.11, 0.1] };
});

const birdcage = staticKit(['birdcage', 'bird cage', 'cage'], (b, { colour }) => {
  const paint = colour ?? gold;
  b.paint(paint, 'metal').lathe(
    [
      [0, 0],
      [0.19, 0],
      [0.2, 0.03],
      [0.18, 0.05],
      [0, 0.05],
    ],
    28,
  );
  for (let n = 0; n < 22; n += 1) {
    const a = (n / 22) * 2 * Math.PI;
    b.tube(
      [
        [Math.cos(a) * 0.17, 0.05, Math.sin(a) * 0.17],
        [Math.cos(a) * 0.17, 0.34, Math.sin(a) * 0.17],
        [Math.cos(a) * 0.13, 0.44, Math.sin(a) * 0.13],
        [0, 0.52, 0],
      ],
      0.0045,
      4,
      false,
    );
  }
  for (const y of [0.18, 0.34])
    b.tube(
      circle(0.172).map(([x, z]): Vec3 => [x, y, z]),
      0.006,
      5,
      false,
    );
  b.tube(
    circle(0.03, 13).map(([x, y]): Vec3 => [x, 0.555 + y, 0]),
    0.006,
    5,
    false,
  )
    .paint(wood, 'wood')
    .tube(
      [
        [-0.12, 0.22, 0],
        [0.12, 0.22, 0],
      ],
      0.008,
      6,
    )
    .paint(lighten(wood, 0.3), 'wood')
    .tube(
      [
        [-0.05, 0.43, 0],
        [-0.05, 0.32, 0],
        [0.05, 0.32, 0],
        [0.05, 0.43, 0],
      ],
      0.005,
      5,
    );
  return { inside: [0, 0.23, 0], grip: [0, 0.58, 0] };
});

export const furnishingKits: readonly Kit[] = [
  board,
  painting,
  mirror,
  clock,
  globe,
  computer,
  television,
  radio,
  telephone,
  typewriter,
  birdcage,
];
