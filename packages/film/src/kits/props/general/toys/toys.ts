/** Toys and festive things: yarn, toy car, toy train, robot toy, rocking horse, puppet, balloons, Christmas tree, pumpkin, scarecrow. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { christmasTree, jackOLantern, scarecrow } from './festive.ts';
import { balloonBunch, puppet, rockingHorse } from './large-toys.ts';
import { bright } from './toys-parts.ts';

const yarn: Kit = {
  name: 'ball of yarn',
  nouns: ['ball of yarn', 'yarn', 'yarn ball', 'wool ball', 'ball of wool', 'wool'],
  locomotion: 'rolls',
  speeds: { slow: 0.4, fast: 1.2 },
  build: ({ colour, detail }) => {
    const paint = colour ?? fromHex('#d0405a');
    const [body, tail] = [new MeshBuilder(), new MeshBuilder()];
    const radius = 0.06;
    body.paint(darken(paint, 0.35), 'cloth').sphere([0, 0, 0], radius * 0.96, 20);
    const random = createRandom(9);
    const turns = detail === 0 ? 30 : 12;
    for (let n = 0; n < turns; n += 1) {
      body.at(multiply(rotationY(random() * 6.3), rotationX(random() * 6.3)), (k) =>
        k.paint(random() < 0.5 ? paint : lighten(paint, 0.12), 'cloth').tube(
          Array.from({ length: 21 }, (_, m): Vec3 => {
            const a = (m / 20) * 2 * Math.PI;
            const off = (random() - 0.5) * 0.002;
            return [Math.cos(a) * radius, off, Math.sin(a) * radius];
          }),
          0.0042,
          5,
          false,
        ),
      );
    }
    tail.paint(paint, 'cloth').tube(
      Array.from({ length: 24 }, (_, n): Vec3 => {
        const t = n / 23;
        return [
          0.03 + t * 0.35 + 0.03 * Math.sin(t * 14),
          0.0045 + 0.02 * Math.max(0, 0.15 - t),
          0.05 * Math.sin(t * 9) - 0.02,
        ];
      }),
      0.004,
      6,
    );
    return assembleModel(
      { body, tail },
      {
        size: [0.13, 0.12, 0.13],
        anchors: { grip: [0, 0.06, 0], top: [0, 0.12, 0] },
        pose: (input) => ({
          parts: { body: multiply(translation(0, radius, 0), rotationX(input.travelled / radius)) },
          anchors: {},
        }),
      },
    );
  },
};

const addToyWheel = (b: MeshBuilder, at: Vec3, radius: number, paint: Vec3) =>
  b.at(multiply(translation(...at), rotationZ(Math.PI / 2)), (k) =>
    k
      .paint(fromHex('#1c1c1e'), 'satin')
      .cylinder(-0.012, 0.012, radius, radius, 16)
      .paint(paint, 'glossy')
      .cylinder(-0.014, 0.014, radius * 0.5, radius * 0.5, 12),
  );

const toyCar = staticKit(['toy car', 'toy truck', 'matchbox car'], (b, { colour }) => {
  const paint = colour ?? bright[0]!;
  b.paint(paint, 'glossy')
    .box([0, 0.045, 0], [0.09, 0.045, 0.2], 0.02, 3)
    .box([0, 0.08, -0.01], [0.078, 0.045, 0.1], 0.02, 3)
    .paint(fromHex('#24303a'), 'glass')
    .box([0, 0.083, -0.01], [0.08, 0.026, 0.07], 0.008)
    .box([0, 0.083, -0.01], [0.06, 0.026, 0.102], 0.008);
  for (const x of [-0.045, 0.045])
    for (const z of [-0.06, 0.06]) addToyWheel(b, [x, 0.022, z], 0.022, fromHex('#f0c030'));
  for (const x of [-0.03, 0.03]) b.paint(fromHex('#f8f4d8'), 'glossy').sphere([x, 0.05, 0.1], 0.01, 8);
  return { grip: [0, 0.08, 0] };
});

const toyTrain = staticKit(['toy train', 'wooden train', 'model train'], (b) => {
  b.paint(bright[0]!, 'glossy')
    .box([0, 0.06, 0.18], [0.08, 0.03, 0.18], 0.008)
    .at(multiply(translation(0, 0.1, 0.2), rotationX(Math.PI / 2)), (k) =>
      k.cylinder(-0.06, 0.06, 0.034, 0.034, 18),
    );
  b.paint(bright[1]!, 'glossy')
    .box([0, 0.115, 0.11], [0.075, 0.09, 0.06], 0.008)
    .paint(bright[2]!, 'glossy')
    .box([0, 0.167, 0.11], [0.09, 0.014, 0.08], 0.005, 1)
    .at(translation(0, 0.13, 0.235), (k) =>
      k.lathe(
        [
          [0.01, 0],
          [0.01, 0.03],
          [0.018, 0.05],
          [0, 0.05],
        ],
        12,
      ),
    );
  for (const [n, z] of [0.18, 0, -0.17].entries()) {
    if (n > 0)
      b.paint(bright[n + 2]!, 'glossy')
        .box([0, 0.085, z], [0.085, 0.06, 0.14], 0.008)
        .paint(fromHex('#c69a62'), 'wood')
        .sphere([0, 0.115, z + 0.03], 0.028, 10)
        .sphere([0, 0.115, z - 0.03], 0.028, 10);
    for (const x of [-0.045, 0.045])
      for (const d of [-0.05, 0.05]) addToyWheel(b, [x, 0.03, z + d], 0.03, bright[2]!);
    b.paint(fromHex('#5a3a20'), 'wood').tube(
      [
        [0, 0.05, z - 0.07],
        [0, 0.05, z - 0.1],
      ],
      0.006,
      6,
    );
  }
  return { grip: [0, 0.1, 0.2] };
});

const robotToy = staticKit(['robot toy', 'tin robot'], (b, { colour }) => {
  const paint = colour ?? fromHex('#8fa0ac');
  b.paint(paint, 'metal')
    .box([0, 0.17, 0], [0.13, 0.14, 0.09], 0.012)
    .box([0, 0.285, 0], [0.1, 0.08, 0.08], 0.012)
    .tube(
      [
        [0, 0.24, 0],
        [0, 0.25, 0],
      ],
      0.025,
      12,
    );
  for (const side of [-1, 1]) {
    b.paint(bright[0]!, 'glossy')
      .box([side * 0.035, 0.045, 0.01], [0.05, 0.09, 0.08], 0.01)
      .paint(paint, 'metal')
      .tube(
        [
          [side * 0.07, 0.22, 0],
          [side * 0.1, 0.16, 0.02],
          [side * 0.1, 0.11, 0.05],
        ],
        0.016,
        8,
      )
      .paint(bright[0]!, 'glossy')
      .sphere([side * 0.1, 0.1, 0.06], 0.022, 8);
    b.paint([0.3, 2, 2.4], 'glow').sphere([side * 0.022, 0.295, 0.04], 0.012, 10);
    b.paint(bright[0]!, 'glossy').sphere([side * 0.055, 0.285, 0], [0.01, 0.018, 0.018], 8);
  }
  b.paint(fromHex('#c8ccd0'), 'metal')
    .tube(
      [
        [0, 0.325, 0],
        [0, 0.36, 0],
      ],
      0.003,
      5,
    )
    .paint(bright[0]!, 'glossy')
    .sphere([0, 0.365, 0], 0.01, 8)
    .paint(fromHex('#24282c'), 'satin')
    .box([0, 0.262, 0.041], [0.05, 0.014, 0.004]);
  for (const [n, x] of [-0.035, 0, 0.035].entries())
    b.paint(bright[n]!, 'glossy').sphere([x, 0.19, 0.045], 0.011, 8);
  b.paint(fromHex('#e8e2d0'), 'satin').box([0, 0.145, 0.046], [0.08, 0.03, 0.004]);
  return { grip: [0, 0.17, 0] };
});

export const toyKits: readonly Kit[] = [
  yarn,
  toyCar,
  toyTrain,
  robotToy,
  rockingHorse,
  puppet,
  balloonBunch,
  christmasTree,
  jackOLantern,
  scarecrow,
];
