/** Lighter than air, and cloth in the air: hot-air balloon, airship, parachute, hang glider, paraglider. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { flicker, puffs } from '../../shared/puffs.ts';
import { hovering } from '../shared/flying.ts';
import { curve, steps } from '../shared/section.ts';
import { buildAirship } from './airship.ts';
import { buildCanopy } from './canopies.ts';

const palettes = [
  ['#d8352a', '#f5c542', '#2f6fb5'],
  ['#e8792b', '#fbe3b0', '#b5322f'],
  ['#2f8f8a', '#f4efe0', '#e0b03a'],
  ['#7b3f98', '#f2b6c8', '#f6e36a'],
  ['#2a5fa8', '#f4f4f4', '#d8352a'],
  ['#3f9a4a', '#f6e36a', '#e8792b'],
] as const;

const wicker = fromHex('#9a6a38');

const buildBalloon = (colour: Vec3 | null, seed: number, detail: 0 | 1 | 2): Model => {
  const random = createRandom(seed * 77 + 5);
  const palette = pick(random, palettes).map(fromHex);
  const [first, second, third] = colour
    ? [colour, lighten(colour, 0.75), darken(colour, 0.35)]
    : (palette as [Vec3, Vec3, Vec3]);
  const pattern = Math.floor(random() * 3);
  const gores = 16;
  const paintAt = ([x, y, z]: Vec3): Vec3 => {
    const gore = Math.floor(fraction(Math.atan2(z, x) / (2 * Math.PI)) * gores + 1e-4);
    const band = Math.floor((y - 4) / 1.6);
    if (y > 15.6 || y < 4.6) return third;
    if (pattern === 1 && y > 9 && y < 11) return third;
    if (pattern === 2) return (gore + band) % 2 ? first : second;
    return gore % 2 ? first : second;
  };
  const envelope = new MeshBuilder();
  const radius = curve([
    [3.4, 1.1],
    [5.4, 2.5],
    [8, 4.8],
    [11, 6.4],
    [13.6, 5.9],
    [15.6, 3.7],
    [16.7, 1.4],
    [17, 0.01],
  ]);
  const rows = detail === 0 ? 30 : detail === 1 ? 16 : 8;
  // Each gore is its own strip so that stripes keep sharp edges; it bulges between the seams.
  const across = detail === 0 ? 4 : 2;
  for (let gore = 0; gore < gores; gore += 1) {
    const middle = ((gore + 0.5) / gores) * 2 * Math.PI;
    for (let row = 0; row < rows; row += 1) {
      const [y0, y1] = [3.4 + (13.6 * row) / rows, 3.4 + (13.6 * (row + 1)) / rows];
      const point = [Math.cos(middle), (y0 + y1) / 2, Math.sin(middle)] as Vec3;
      envelope.paint(paintAt(point), 'cloth');
      const ring = (y: number): number[] =>
        steps(0, 1, across).map((u) => {
          const angle = ((gore + u) / gores) * 2 * Math.PI;
          const bulge = 1 + 0.022 * Math.sin(u * Math.PI);
          const r = radius(y) * bulge;
          const slope = (radius(y + 0.05) - radius(y - 0.05)) / 0.1;
          const lean = angle + (u - 0.5) * 0.12;
          return envelope.vertex(
            [Math.cos(angle) * r, y, Math.sin(angle) * r],
            [Math.cos(lean), -slope, Math.sin(lean)],
          );
        });
      envelope.grid([ring(y0), ring(y1)]);
    }
  }
  envelope.twoSided();
  const body = new MeshBuilder();
  // Basket of wicker with a padded rim.
  body
    .paint((p) => (Math.floor(p[1] * 14) % 2 ? wicker : darken(wicker, 0.25)), 'wood')
    .box([0, 0.62, 0], [1.5, 0.1, 1.5], 0.04)
    .box([0, 0.1, 0], [1.5, 0.1, 1.5], 0.03);
  for (const side of [-1, 1])
    body
      .box([side * 0.72, 0.58, 0], [0.08, 1.04, 1.5], 0.03)
      .box([0, 0.58, side * 0.72], [1.5, 1.04, 0.08], 0.03);
  body.paint(fromHex('#5a3520'), 'satin').tube(
    [
      [-0.74, 1.12, -0.74],
      [0.74, 1.12, -0.74],
      [0.74, 1.12, 0.74],
      [-0.74, 1.12, 0.74],
      [-0.74, 1.12, -0.74],
    ],
    0.06,
    8,
  );
  body.paint(fromHex('#3a3a3c'), 'metal');
  for (const x of [-0.68, 0.68])
    for (const z of [-0.68, 0.68])
      body.tube(
        [
          [x, 1.1, z],
          [x * 0.85, 2.25, z * 0.85],
          [x * 1.45, 3.5, z * 1.45],
        ],
        0.025,
        5,
      );
  body.box([0, 2.2, 0], [0.9, 0.06, 0.3], 0.02).tube(
    [
      [0, 2.2, 0],
      [0, 2.5, 0],
    ],
    0.12,
    10,
  );
  for (const a of steps(0, 2 * Math.PI * (7 / 8), 7))
    body.tube(
      [
        [Math.cos(a) * 0.6, 2.2, Math.sin(a) * 0.6],
        [Math.cos(a) * 1.12, 3.5, Math.sin(a) * 1.12],
      ],
      0.015,
      4,
    );
  return assembleModel(
    { envelope, body },
    {
      size: [12.9, 17, 12.9],
      anchors: { inside: [0, 0.15, 0], seat: [0, 0.6, 0], top: [0, 17, 0], lamp: [0, 2.8, 0] },
      pose: (input) => {
        const root = hovering(input, 0.25, 9);
        const isBurning = fraction((input.time + input.phase) / 3.1) < 0.55;
        const heat = isBurning ? flicker(input.time, input.phase) : 0.12;
        return {
          parts: { envelope: root, body: root },
          anchors: {},
          particles: isBurning
            ? puffs(input, {
                at: [0, 2.5, 0],
                count: 14,
                life: 0.35,
                velocity: [0, 4.5, 0],
                spread: 0.15,
                size: [0.2, 0.08],
                colour: [2.4, 2.2, 3],
                endColour: [4, 1.6, 0.4],
                opacity: 0.85,
                leftBehind: 0,
              })
            : [],
          lamps: [
            {
              position: [0, 4.4, 0],
              colour: [2.6 * heat, 1.5 * heat, 0.6 * heat],
              reach: 6 + 5 * input.darkness,
            },
          ],
        };
      },
    },
  );
};

export const balloons: Kit = {
  name: 'hot-air balloon',
  nouns: [
    'hot-air balloon',
    'hot air balloon',
    'airship',
    'zeppelin',
    'blimp',
    'dirigible',
    'parachute',
    'paraglider',
    'hang glider',
    'hang-glider',
  ],
  locomotion: 'hovers',
  speeds: { slow: 1, fast: 3 },
  build: ({ noun, colour, seed, detail }) => {
    if (/airship|zeppelin|blimp|dirigible/.test(noun)) return buildAirship(colour, detail);
    if (/para|hang/.test(noun)) return buildCanopy(noun, colour);
    return buildBalloon(colour, seed, detail);
  },
};
