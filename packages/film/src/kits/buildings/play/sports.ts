/** Sports equipment that stands: football goal, basketball hoop, boxing ring, tennis net, hurdle. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addSteps, spread } from '../shared/parts.ts';

const white = fromHex('#f4f4f2');
const netPaint: Vec3 = [0.75, 0.77, 0.78];

/** Threads between two edges, and across. */
const addNet = (
  b: MeshBuilder,
  at: (u: number, v: number) => Vec3,
  columns: number,
  rows: number,
  thickness = 0.009,
) => {
  b.paint(netPaint, 'matte');
  for (const u of spread(0, 1, columns + 1))
    b.tube(
      spread(0, 1, Math.max(2, Math.round(rows / 2))).map((v) => at(u, v)),
      thickness,
      3,
      false,
    );
  for (const v of spread(0, 1, rows + 1))
    b.tube(
      spread(0, 1, Math.max(2, Math.round(columns / 2))).map((u) => at(u, v)),
      thickness,
      3,
      false,
    );
};

const buildGoal = (isSmall: boolean): Model => {
  const [half, height, depth] = isSmall ? [0.92, 1.22, 1.1] : [3.66, 2.44, 2];
  const body = new MeshBuilder();
  body.paint(isSmall ? fromHex('#c8282a') : white, 'glossy').tube(
    [
      [-half, 0, 0],
      [-half, height, 0],
      [half, height, 0],
      [half, 0, 0],
    ],
    0.06,
    12,
  );
  body.paint(fromHex('#c8ccd0'), 'metal');
  for (const side of [-1, 1])
    body
      .tube(
        [
          [side * half, height, 0],
          [side * half, height, -depth * 0.4],
          [side * half, 0.03, -depth],
        ],
        0.03,
        6,
      )
      .tube(
        [
          [side * half, 0.03, 0],
          [side * half, 0.03, -depth],
        ],
        0.03,
        6,
      );
  body.tube(
    [
      [-half, 0.03, -depth],
      [half, 0.03, -depth],
    ],
    0.03,
    6,
  );
  const net = new MeshBuilder();
  const back = (v: number): [number, number] =>
    v < 0.3
      ? [height, (-depth * 0.4 * v) / 0.3]
      : [height * (1 - (v - 0.3) / 0.7), -depth * (0.4 + (0.6 * (v - 0.3)) / 0.7)];
  addNet(
    net,
    (u, v) => {
      const [y, z] = back(v);
      return [(u - 0.5) * 2 * half, y, z - 0.06 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI)];
    },
    isSmall ? 18 : 36,
    isSmall ? 12 : 16,
  );
  for (const side of [-1, 1])
    addNet(net, (u, v) => [side * half, height * (1 - v), -u * depth * (0.4 + 0.6 * v)], 8, 12);
  return assembleModel(
    { body, net },
    { anchors: { inside: [0, 1, -0.6], top: [0, height, 0], door: [0, 0, 0.5] } },
  );
};

const rimHeight = 3.05;

const buildHoop = (): Model => {
  const body = new MeshBuilder();
  const net = new MeshBuilder();
  const boardZ = -0.45;
  body
    .paint(fromHex('#2b3a55'), 'glossy')
    .tube(
      [
        [0, 0, -2],
        [0, 2.6, -2],
        [0, 3.3, boardZ - 0.1],
      ],
      0.11,
      12,
    )
    .box([0, 0.2, -2.1], [1, 0.4, 1.3], 0.1);
  body.tube(
    [
      [0, 2.2, -2],
      [0, 3.05, boardZ - 0.1],
    ],
    0.06,
    8,
  );
  body.paint(white, 'glossy').box([0, 3.45, boardZ], [1.8, 1.05, 0.05], 0.02);
  body.paint(fromHex('#c8281f'), 'satin');
  for (const x of [-0.3, 0.3]) body.box([x, 3.32, boardZ + 0.03], [0.05, 0.48, 0.02]);
  for (const y of [3.1, 3.55]) body.box([0, y, boardZ + 0.03], [0.62, 0.05, 0.02]);
  for (const x of [-0.88, 0.88]) body.box([x, 3.45, boardZ + 0.03], [0.05, 1.05, 0.02]);
  for (const y of [2.95, 3.95]) body.box([0, y, boardZ + 0.03], [1.8, 0.05, 0.02]);
  body
    .paint(fromHex('#e0571f'), 'glossy')
    .tube(
      spread(0, 2 * Math.PI, 25).map((a): Vec3 => [Math.sin(a) * 0.23, rimHeight, Math.cos(a) * 0.23]),
      0.018,
      8,
      false,
    )
    .box([0, rimHeight - 0.01, -0.32], [0.12, 0.06, 0.24], 0.02);
  for (const turn of [-1, 1]) {
    for (const n of spread(0, 11, 12)) {
      net.paint(white, 'matte').tube(
        spread(0, 1, 6).map((v): Vec3 => {
          const a = (n / 12) * 2 * Math.PI + turn * v * 0.8;
          const r = 0.225 - 0.09 * v ** 0.7;
          return [Math.sin(a) * r, rimHeight - v * 0.42, Math.cos(a) * r];
        }),
        0.008,
        4,
        false,
      );
    }
  }
  return assembleModel(
    { body, net },
    { size: [1.9, 4, 3], anchors: { inside: [0, rimHeight, 0], top: [0, rimHeight, 0] } },
  );
};

const buildRing = (): Model => {
  const body = new MeshBuilder();
  body
    .paint(fromHex('#2a3f78'), 'cloth')
    .box([0, 0.5, 0], [6.6, 1, 6.6], 0.05)
    .paint(fromHex('#dfe3ea'), 'cloth')
    .box([0, 1.02, 0], [6.5, 0.06, 6.5], 0.02);
  const corners: Vec3[] = [
    [-2.9, 1, -2.9],
    [2.9, 1, -2.9],
    [2.9, 1, 2.9],
    [-2.9, 1, 2.9],
  ];
  for (const [n, [x, , z]] of corners.entries())
    body
      .paint(fromHex(['#c8281f', '#f0f0f0', '#2a55b0', '#f0f0f0'][n]!), 'glossy')
      .tube(
        [
          [x, 1, z],
          [x, 2.45, z],
        ],
        0.07,
        10,
      )
      .box([x * 0.97, 1.8, z * 0.97], [0.24, 1.1, 0.24], 0.06);
  // Open towards +z, where the camera is: a rope before the lens would hide the match.
  for (const [n, y] of [1.45, 1.85, 2.25].entries())
    body.paint(fromHex(['#f0f0f0', '#c8281f', '#2a55b0'][n]!), 'satin').tube(
      [3, 0, 1, 2].map((corner): Vec3 => [corners[corner]![0], y, corners[corner]![2]]),
      0.03,
      6,
    );
  body.paint(fromHex('#55585c'), 'metal').at(translation(0, 0, 0), (k) => addSteps(k, 1, 4.4, 1.1, 1, 4));
  return assembleModel(
    { body },
    { size: [6.8, 2.5, 8], anchors: { top: [0, 1.05, 0], inside: [0, 1.05, 0] } },
  );
};

const buildNet = (noun: string): Model => {
  const isVolley = noun.includes('volley');
  const [half, low, high] = isVolley
    ? [4.75, 1.43, 2.43]
    : noun.includes('badminton')
      ? [3.05, 0.79, 1.55]
      : [5.5, 0, 0.95];
  const body = new MeshBuilder();
  for (const side of [-1, 1])
    body.paint(fromHex('#2b5a45'), 'glossy').tube(
      [
        [side * half, 0, 0],
        [side * half, high + 0.05, 0],
      ],
      0.05,
      10,
    );
  addNet(
    body,
    (u, v) => [(u - 0.5) * 2 * half, low + (high - low) * v - 0.05 * Math.sin(u * Math.PI), 0],
    60,
    8,
    0.007,
  );
  body.paint(white, 'cloth').box([0, high - 0.05, 0], [half * 2, 0.07, 0.03]);
  return assembleModel({ body }, { anchors: { top: [0, high, 0] } });
};

const buildHurdle = (): Model => {
  const body = new MeshBuilder();
  for (const n of spread(-0.45, 0.45, 6))
    body
      .paint(Math.round(n * 10) % 4 === 0 ? fromHex('#c8281f') : white, 'satin')
      .box([n, 1, 0], [0.19, 0.1, 0.03], 0.01, 1);
  for (const side of [-1, 1])
    body.paint(fromHex('#8c9196'), 'metal').tube(
      [
        [side * 0.5, 1, 0],
        [side * 0.5, 0.03, 0],
        [side * 0.5, 0.03, -0.6],
      ],
      0.02,
      6,
    );
  return assembleModel({ body }, { anchors: { top: [0, 1.05, 0] } });
};

export const sports: Kit = {
  name: 'goal',
  nouns: [
    'goal',
    'soccer goal',
    'football goal',
    'goalpost',
    'hockey goal',
    'basketball hoop',
    'hoop',
    'basketball basket',
    'basketball ring',
    'boxing ring',
    'tennis net',
    'volleyball net',
    'badminton net',
    'net',
    'hurdle',
  ],
  locomotion: 'none',
  build: ({ noun }) => {
    if (/boxing/.test(noun)) return buildRing();
    if (/hoop|basket/.test(noun)) return buildHoop();
    if (/net/.test(noun)) return buildNet(noun);
    if (noun === 'hurdle') return buildHurdle();
    return buildGoal(noun === 'hockey goal');
  },
};
