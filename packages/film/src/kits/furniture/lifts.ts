/** What carries people from floor to floor: a glass elevator that rides up its shaft, and an escalator. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { fraction, smoothstep } from '../../math/interpolate.ts';
import { translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { assembleModel } from '../shared/assemble-model.ts';

const steel = fromHex('#c4cad0');
const darkSteel = fromHex('#4a5058');
const pane: Vec3 = [0.62, 0.78, 0.86];

const [shaftWidth, shaftHeight] = [1.9, 4.1];
const cabHeight = 2.3;

const addShaft = (b: MeshBuilder) => {
  const half = shaftWidth / 2;
  b.paint(darkSteel, 'metal').box([0, 0.03, 0], [shaftWidth + 0.3, 0.06, shaftWidth + 0.3], 0.02);
  b.paint(steel, 'metal');
  for (const x of [-half, half])
    for (const z of [-half, half]) b.box([x, shaftHeight / 2, z], [0.09, shaftHeight, 0.09], 0.015);
  for (const y of [0.1, shaftHeight - 0.06])
    for (const side of [-half, half]) {
      b.box([0, y, side], [shaftWidth, 0.09, 0.07], 0.01);
      b.box([side, y, 0], [0.07, 0.09, shaftWidth], 0.01);
    }
  b.paint(darkSteel, 'metal').box([0, shaftHeight / 2, -half + 0.07], [0.16, shaftHeight, 0.08], 0.01);
  for (const x of [-0.05, 0.05])
    b.box([x, shaftHeight / 2 + 0.4, -half + 0.16], [0.016, shaftHeight - 0.8, 0.016]);
};

const addCab = (b: MeshBuilder) => {
  const half = shaftWidth / 2 - 0.14;
  b.paint(darkSteel, 'metal').box([0, 0.07, 0], [half * 2, 0.14, half * 2], 0.03);
  b.paint(fromHex('#9a7048'), 'wood').box([0, 0.145, 0], [half * 1.9, 0.02, half * 1.9], 0.005);
  b.paint(steel, 'metal').box([0, cabHeight - 0.08, 0], [half * 2, 0.16, half * 2], 0.04);
  b.paint([2, 1.8, 1.4], 'glow').box([0, cabHeight - 0.17, 0], [half * 1.2, 0.03, half * 1.2], 0.01);
  b.paint(fromHex('#e0b45a'), 'metal');
  for (const x of [-half, half])
    for (const z of [-half, half]) b.box([x, cabHeight / 2, z], [0.06, cabHeight, 0.06], 0.02);
  for (const side of [-1, 1]) {
    b.box([side * (half - 0.06), 1, 0], [0.04, 0.05, half * 1.9], 0.02);
    b.box([side * 0.03, cabHeight / 2, half], [0.035, cabHeight - 0.3, 0.035], 0.01);
  }
  b.paint(pane, 'clear');
  for (const side of [-1, 1]) {
    b.box([side * half, cabHeight / 2, 0], [0.015, cabHeight - 0.3, half * 1.9]);
    b.box([0, cabHeight / 2, side * half], [half * 1.9, cabHeight - 0.3, 0.015]);
  }
  // Buttons beside the door.
  b.paint(darkSteel, 'metal').box([half * 0.75, 1.15, half - 0.03], [0.14, 0.42, 0.03], 0.01);
  for (let n = 0; n < 4; n += 1)
    b.paint([2.2, 1.4, 0.5], 'glow').sphere([half * 0.75, 1.02 + n * 0.09, half - 0.012], 0.022, 10);
};

export const glassElevator: Kit = {
  name: 'glass elevator',
  nouns: [
    'glass elevator',
    'glass lift',
    'scenic elevator',
    'panoramic elevator',
    'elevator cabin',
    'elevator car',
  ],
  locomotion: 'none',
  build: () => {
    const [body, cab] = [new MeshBuilder(), new MeshBuilder()];
    addShaft(body);
    addCab(cab);
    return assembleModel(
      { body, cab },
      {
        size: [shaftWidth + 0.3, shaftHeight, shaftWidth + 0.3],
        anchors: { top: [0, shaftHeight, 0], inside: [0, 0.25, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          const share = smoothstep(-0.15, 1.15, actionTime / Math.max(0.5, actionSeconds));
          const y = 0.08 + share * (shaftHeight - cabHeight - 0.2);
          return { parts: { cab: translation(0, y, 0) }, anchors: { inside: translation(0, y + 0.15, 0) } };
        },
      },
    );
  },
};

const [rise, run, flightWidth] = [2.6, 4.5, 1];
const stepCount = 14;

/** Side view of a flight from its foot at z = run / 2 to its head at z = -run / 2. */
const addBalustrade = (b: MeshBuilder, x: number) => {
  const [foot, head]: [Vec3, Vec3] = [
    [x, 0, run / 2],
    [x, rise, -run / 2],
  ];
  const at = (share: number, y: number): Vec3 => [x, rise * share + y, foot[2] + (head[2] - foot[2]) * share];
  b.paint(steel, 'metal').tube(
    [[x, 0.1, foot[2] + 0.6], at(0, 0.12), at(1, 0.12), [x, rise + 0.12, head[2] - 0.6]],
    0.14,
    8,
  );
  b.paint(fromHex('#16181c'), 'satin').tube(
    [
      [x, 0.3, foot[2] + 0.66],
      [x, 0.8, foot[2] + 0.78],
      [x, 0.98, foot[2] + 0.5],
      at(0, 1),
      at(1, 1),
      [x, rise + 0.98, head[2] - 0.5],
      [x, rise + 0.8, head[2] - 0.72],
    ],
    0.05,
    10,
  );
  b.paint(pane, 'clear').quad(at(0, 0.2), at(1, 0.2), at(1, 0.96), at(0, 0.96), [x < 0 ? -1 : 1, 0, 0]);
};

export const escalator: Kit = {
  name: 'escalator',
  nouns: ['escalator', 'moving staircase', 'moving stairs'],
  locomotion: 'none',
  build: ({ traits }) => {
    const isStopped = traits.some((trait) => /abandoned|broken|overgrown|still/.test(trait));
    const body = new MeshBuilder();
    const steps: Record<string, MeshBuilder> = {};
    for (const middle of [-0.72, 0.72]) {
      for (const side of [-1, 1]) addBalustrade(body, middle + side * (flightWidth / 2 + 0.08));
      body
        .paint(darkSteel, 'metal')
        .box([middle, 0.04, run / 2 + 0.5], [flightWidth, 0.08, 1], 0.01)
        .box([middle, rise - 0.02, -run / 2 - 0.5], [flightWidth, 0.14, 1], 0.01);
      // The belly under the steps.
      body
        .paint(fromHex('#a8aeb4'), 'metal')
        .quad(
          [middle - 0.6, 0, run / 2],
          [middle + 0.6, 0, run / 2],
          [middle + 0.6, rise - 0.15, -run / 2],
          [middle - 0.6, rise - 0.15, -run / 2],
          [0, 0.86, 0.5],
        );
    }
    for (let n = 0; n < stepCount; n += 1) {
      const b = new MeshBuilder();
      for (const middle of [-0.72, 0.72]) {
        b.paint(fromHex('#6a7078'), 'metal').box(
          [middle, 0, 0],
          [flightWidth - 0.06, 0.2, run / stepCount + 0.03],
          0.01,
        );
        b.paint(fromHex('#e8c020'), 'satin').box(
          [middle, 0.098, run / stepCount / 2],
          [flightWidth - 0.08, 0.012, 0.03],
        );
      }
      steps[`step${n}`] = b;
    }
    return assembleModel(
      { body, ...steps },
      {
        size: [2.7, rise + 1.05, run + 1.6],
        anchors: { top: [0, rise, -run / 2] },
        pose: ({ time }) => ({
          parts: Object.fromEntries(
            Object.keys(steps).map((name, n) => {
              const share = fraction((n + (isStopped ? 0.5 : time * 0.9)) / stepCount);
              return [name, translation(0, share * rise, run / 2 - share * run)];
            }),
          ),
          anchors: {},
        }),
      },
    );
  },
};
