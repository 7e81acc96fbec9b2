/** Wagons drawn or pushed: carriage, cart, covered wagon, sleigh, wheelbarrow-like hand cart. The shafts point to +z. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane } from '../../shared/windows.ts';
import { springs } from '../shared/driving.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';

const gold = fromHex('#d0a03a');
const wood = fromHex('#8a6038');

const buildSleigh = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#a8182a');
  const body = new MeshBuilder();
  const side = steps(-1, 1, 12).map((t): [number, number, number] => [
    t * 0.95,
    0.45 + 0.12 * t * t,
    0.85 + (t < -0.2 ? 0.5 * (t + 0.2) ** 2 * 1.5 : t > 0.5 ? 0.7 * (t - 0.5) : 0),
  ]);
  for (const x of [-0.6, 0.6])
    body
      .twoSided()
      .paint(paint, 'glossy')
      .loft(
        side.map(([z, low, high]): Vec3[] => [
          [x, low, z],
          [x * 1.05, (low + high) / 2, z],
          [x * 1.12, high, z],
        ]),
        { isClosed: false, hasCaps: false },
      )
      .paint(gold, 'metal')
      .tube(
        side.map(([z, , high]): Vec3 => [x * 1.12, high, z]),
        0.03,
        6,
      );
  body
    .paint(darken(paint, 0.2), 'glossy')
    .box([0, 0.47, 0], [1.2, 0.06, 1.9])
    .box([0, 0.85, 0.97], [1.28, 0.75, 0.05], 0.02, 1)
    .box([0, 1, -0.95], [1.3, 1.05, 0.06], 0.02, 1);
  body
    .paint(fromHex('#f2ead8'), 'cloth')
    .box([0, 0.72, -0.55], [1.1, 0.24, 0.6], 0.1)
    .box([0, 1.1, -0.86], [1.1, 0.6, 0.14], 0.06);
  for (const x of [-0.55, 0.55]) {
    body.paint(gold, 'metal').tube(
      [
        [x, 0.05, -1.25],
        [x, 0.05, 1.1],
        [x, 0.12, 1.45],
        [x, 0.42, 1.72],
        [x, 0.68, 1.6],
        [x, 0.62, 1.42],
      ],
      0.035,
      8,
    );
    for (const z of [-0.7, 0, 0.7])
      body.tube(
        [
          [x, 0.06, z],
          [x, 0.46, z * 0.9],
        ],
        0.025,
        6,
      );
  }
  return assembleModel(
    { body },
    {
      size: [1.5, 1.55, 3],
      anchors: { seat: [0, 0.86, -0.5], inside: [0, 0.5, 0.3], top: [0, 0.86, -0.5] },
      pose: (input) => ({ parts: { body: springs(input, 0.8) }, anchors: {} }),
    },
  );
};

const buildCarriage = (colour: Vec3 | null, traits: string[]): Model => {
  const isFairy = traits.some((trait) => /pumpkin|fairy|cinderella/.test(trait));
  const paint = colour ?? fromHex(isFairy ? '#e0862a' : '#5a1f2c');
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  body.paint(paint, 'glossy').loft(
    [
      [0.75, 0.45, 0.5],
      [0.85, 0.62, 0.72],
      [1.3, 0.7, 0.95],
      [1.75, 0.68, 0.9],
      [2.05, 0.66, 0.86],
    ].map(([y, w, l]) => sectionAcrossZ(0, w!, -l!, l!, 4, 28).map(([x, z]): Vec3 => [x, y!, z - 0.2])),
  );
  body.paint(darken(paint, 0.3), 'glossy').loft(
    [
      [2.03, 0.74, 0.95],
      [2.12, 0.74, 0.95],
      [2.26, 0.5, 0.66],
    ].map(([y, w, l]) => sectionAcrossZ(0, w!, -l!, l!, 4, 24).map(([x, z]): Vec3 => [x, y!, z - 0.2])),
  );
  body.paint(gold, 'metal').sphere([0, 2.36, -0.2], 0.1, 12);
  for (const side of [-1, 1]) {
    for (const z of [-0.75, 0.35]) addPane(body, lit, [side * 0.68, 1.68, z], [0.05, 0.46, 0.34]);
    addPane(body, lit, [side * 0.69, 1.66, -0.2], [0.05, 0.5, 0.46]);
    body
      .paint(gold, 'metal')
      .box([side * 0.7, 1.3, -0.2], [0.03, 0.03, 1.7])
      .tube(
        [
          [side * 0.4, 0.75, -1.3],
          [side * 0.45, 0.62, -0.2],
          [side * 0.4, 0.75, 0.9],
          [side * 0.3, 1.2, 1.1],
        ],
        0.035,
        6,
      );
    lit.paint([3, 1.9, 0.8], 'glow').sphere([side * 0.78, 1.75, 0.75], 0.09, 8);
    body.sphere([side * 0.78, 1.75, 0.75], [0.07, 0.12, 0.07], 8);
    body.paint(wood, 'wood').tube(
      [
        [side * 0.35, 0.62, 1.2],
        [side * 0.4, 0.8, 3.2],
      ],
      0.04,
      6,
    );
  }
  body
    .paint(fromHex('#6b2430'), 'cloth')
    .box([0, 1.35, 1.05], [0.9, 0.16, 0.45], 0.06)
    .paint(darken(paint, 0.2), 'glossy')
    .box([0, 1.0, 1.1], [0.8, 0.55, 0.3], 0.05);
  const axles = createAxles([
    { z: -1, radius: 0.62, width: 0.07, track: 0.82, style: 'wooden', rim: gold },
    { z: 1.15, radius: 0.46, width: 0.07, track: 0.76, style: 'wooden', rim: gold },
  ]);
  return assembleModel(
    { body, lit, ...axles.builders },
    {
      size: [1.8, 2.45, 4.6],
      anchors: { seat: [0, 1.44, 1.05], inside: [0, 1.1, -0.3], back: [0, 1.44, 1.05], top: [0, 2.25, -0.2] },
      pose: (input) => {
        const spring = springs(input, 2);
        return {
          parts: { body: spring, lit: input.darkness > 0.35 ? spring : null, ...axles.pose(input.travelled) },
          anchors: {},
        };
      },
    },
  );
};

/** A loose heap with stalks that stick out and hang over the sides. */
const addHay = (body: MeshBuilder, length: number) => {
  const straw = (p: Vec3): Vec3 =>
    Math.sin(p[0] * 31 + p[1] * 47) + Math.sin(p[2] * 39) > 0 ? fromHex('#c9a24a') : fromHex('#a98236');
  body.paint(straw, 'fur').sphere([0, 1.1, 0], [0.78, 0.62, length * 0.55], 20);
  for (let n = 0; n < 420; n += 1) {
    const [a, u] = [n * 2.4, Math.sqrt((n + 0.5) / 420)];
    const [x, z] = [Math.cos(a) * u * 0.78, Math.sin(a) * u * length * 0.55];
    const y = 1.1 + 0.62 * Math.sqrt(Math.max(0, 1 - u * u));
    const way: Vec3 = [
      Math.sin(n * 5.3) * 0.16 + x * 0.12,
      Math.sin(n * 3.1) * 0.07,
      Math.sin(n * 7.7) * 0.16,
    ];
    body.paint(fromHex(['#dcb85c', '#c39a40', '#ecd184'][n % 3]!), 'matte').tube(
      [
        [x - way[0], y - way[1], z - way[2]],
        [x + way[0], y + way[1] + 0.03, z + way[2]],
      ],
      0.009,
      3,
      false,
    );
  }
};

const buildCart = (noun: string, colour: Vec3 | null): Model => {
  const isCovered = /covered|wagon|caravan/.test(noun);
  const paint = colour ?? wood;
  const body = new MeshBuilder();
  const length = isCovered ? 3 : 2;
  for (const [n, x] of steps(-0.6, 0.6, 5).entries())
    body.paint(darken(paint, (n % 2) * 0.12), 'wood').box([x, 0.85, 0], [0.23, 0.05, length], 0.01, 1);
  for (const side of [-1, 1]) {
    for (const y of [0.98, 1.16])
      body.paint(lighten(paint, 0.04), 'wood').box([side * 0.74, y, 0], [0.05, 0.15, length], 0.01, 1);
    for (const z of steps(-length / 2 + 0.1, length / 2 - 0.1, 4))
      body.box([side * 0.78, 1.02, z], [0.05, 0.5, 0.08], 0.01, 1);
    body.paint(darken(paint, 0.2), 'wood').tube(
      [
        [side * 0.4, 0.78, 0.6],
        [side * 0.4, 0.85, length / 2 + 1.7],
      ],
      0.04,
      6,
    );
  }
  body
    .paint(paint, 'wood')
    .box([0, 1.05, -length / 2], [1.5, 0.36, 0.05])
    .box([0, 1.05, length / 2], [1.5, 0.36, 0.05]);
  if (isCovered) {
    body
      .twoSided()
      .paint(fromHex('#efe6d0'), 'cloth')
      .loft(
        steps(-length / 2, length / 2, 10).map((z, n): Vec3[] =>
          steps(0, Math.PI, 12).map(
            (a): Vec3 => [Math.cos(a) * 0.8, 1.15 + Math.sin(a) * (1.15 + (n % 2) * 0.03), z * 1.06],
          ),
        ),
        { isClosed: false, hasCaps: false },
      );
    body.paint(wood, 'wood').box([0, 1.35, length / 2 + 0.15], [1.3, 0.06, 0.35]);
  } else addHay(body, length);
  const axles = createAxles(
    isCovered
      ? [
          { z: -1, radius: 0.62, width: 0.09, track: 0.9, style: 'wooden', rim: wood },
          { z: 1, radius: 0.52, width: 0.09, track: 0.88, style: 'wooden', rim: wood },
        ]
      : [{ z: 0, radius: 0.62, width: 0.09, track: 0.9, style: 'wooden', rim: wood }],
  );
  return assembleModel(
    { body, ...axles.builders },
    {
      size: [1.95, isCovered ? 2.35 : 1.7, length + 2],
      anchors: {
        seat: isCovered ? [0, 1.4, length / 2 + 0.15] : [0, 1.3, length / 2 - 0.2],
        top: [0, 0.9, 0],
        inside: [0, 0.9, 0],
      },
      pose: (input) => ({
        parts: { body: springs(input, 1.6), ...axles.pose(input.travelled) },
        anchors: {},
      }),
    },
  );
};

export const carriage: Kit = {
  name: 'carriage',
  nouns: ['carriage', 'cart', 'wooden cart', 'wagon', 'sleigh'],
  locomotion: 'rolls',
  speeds: { slow: 2, fast: 6 },
  build: ({ noun, colour, traits }) =>
    /sleigh|sled/.test(noun)
      ? buildSleigh(colour)
      : /cart|wagon/.test(noun)
        ? buildCart(noun, colour)
        : buildCarriage(colour, traits),
};
