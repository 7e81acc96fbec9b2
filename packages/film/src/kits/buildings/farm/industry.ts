/** Factory, power plant, gas station, dam, oil rig. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addPane, addWindow, lightsOn } from '../../shared/windows.ts';
import { addDoor, spread } from '../shared/parts.ts';
import { white } from './farm-parts.ts';

export const factory: Kit = {
  name: 'factory',
  nouns: [
    'factory',
    'mill factory',
    'industrial building',
    'power plant',
    'power station',
    'nuclear plant',
    'warehouse building',
    'steel mill',
  ],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const isPower = /power|nuclear/.test(noun);
    const hasChimneys = !noun.includes('warehouse');
    const brick = colour ?? fromHex(isPower ? '#b8bab8' : noun.includes('warehouse') ? '#8a98a2' : '#94503c');
    const [w, h, d] = [30, 8, 16];
    body.paint(brick, isPower ? 'plaster' : 'stone').box([0, h / 2, 0], [w, h, d]);
    for (let n = 0; n < 5; n += 1) {
      const x = -12 + n * 6;
      body
        .paint(brick, 'stone')
        .extrude(
          [
            [x - 3, h],
            [x + 3, h],
            [x - 3, h + 2.8],
          ],
          -d / 2,
          d / 2,
        )
        .paint(fromHex('#55585c'), 'roof')
        .quad(
          [x - 3, h + 2.85, -d / 2],
          [x - 3, h + 2.85, d / 2],
          [x + 3, h + 0.05, d / 2],
          [x + 3, h + 0.05, -d / 2],
          [0.42, 0.9, 0],
        );
      addPane(body, lit, [x - 3.02, h + 1.4, 0], [0.08, 2, d * 0.85]);
    }
    for (const x of spread(-12.5, 12.5, 8))
      for (const y of [2.4, 5.6])
        addWindow(body, lit, { at: [x, y, d / 2], width: 2, height: 1.9, frame: fromHex('#4a4e52') });
    body.paint(fromHex('#5a6268'), 'metal').box([0, 1.9, d / 2 + 0.1], [4, 3.8, 0.2]);
    const stacks: Vec3[] = isPower
      ? [
          [-9, 26, -18],
          [9, 26, -18],
        ]
      : hasChimneys
        ? [
            [-10, 26, -4],
            [-4.5, 23, -4],
            [10.5, 25, -3],
          ]
        : [];
    for (const [x, y, z] of stacks) {
      if (isPower)
        body.paint(fromHex('#cfd0cc'), 'plaster').at(translation(x, 0, z), (k) =>
          k.lathe(
            spread(0, 1, 13).map((t): [number, number] => [
              8.4 - 4.6 * Math.sin(Math.min(1, t * 1.25) * 1.35) + Math.max(0, t - 0.75) * 4,
              t * y,
            ]),
            36,
          ),
        );
      else
        body
          .paint((p) => (p[1] > y - 4 && Math.floor(p[1] / 1.3) % 2 ? white : fromHex('#8a4632')), 'stone')
          .at(translation(x, 0, z), (k) =>
            k.lathe(
              [
                [1.35, 0],
                [0.85, y],
                [1.05, y],
                [1.05, y + 0.5],
                [0.7, y + 0.5],
              ],
              20,
            ),
          );
    }
    return assembleModel(
      { body, lit },
      {
        size: [36, 27, isPower ? 52 : 20],
        anchors: { door: [0, 0, d / 2 + 1], ...(stacks[0] ? { chimney: stacks[0] } : {}) },
        pose: (input) => ({
          parts: { lit: shown(input.darkness > lightsOn) },
          anchors: {},
          particles: stacks.flatMap((at, n) =>
            puffs(
              { ...input, phase: n * 0.4 },
              {
                at,
                count: 22,
                life: 6,
                velocity: [0, 2.4, 0],
                spread: isPower ? 5 : 2.6,
                size: isPower ? [3, 6] : [0.9, 3.2],
                colour: isPower ? [0.9, 0.9, 0.92] : [0.3, 0.3, 0.31],
                endColour: isPower ? [0.95, 0.95, 0.96] : [0.5, 0.5, 0.52],
                opacity: 0.6,
              },
            ),
          ),
        }),
      },
    );
  },
};

export const gasStation: Kit = {
  name: 'gas station',
  nouns: ['gas station', 'petrol station', 'filling station', 'gas pump'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const red = colour ?? fromHex('#c8302a');
    body
      .paint(white, 'plaster')
      .box([0, 1.9, -7], [14, 3.8, 6])
      .paint(red, 'satin')
      .box([0, 3.9, -7], [14.4, 0.7, 6.4], 0.06, 1);
    for (const x of [-4.8, -1.6, 4.8]) addPane(body, lit, [x, 1.7, -3.97], [2.7, 2.2, 0.1], [1.6, 1.4, 1]);
    addDoor(body, [1.7, 0, -4], 1.4, 2.4, fromHex('#2a343e'), white);
    body
      .paint(white, 'satin')
      .box([0, 5.2, 2], [16, 0.7, 8], 0.1, 1)
      .paint(red, 'satin')
      .box([0, 5.2, 2], [16.1, 0.3, 8.1]);
    lit.paint([2.4, 2.3, 2], 'glow').box([0, 4.83, 2], [12, 0.05, 5]);
    for (const x of [-5.5, 5.5]) {
      body
        .paint(fromHex('#b8bcc0'), 'satin')
        .box([x, 2.5, 2], [0.5, 5, 0.5], 0.05, 1)
        .paint(fromHex('#b4aea4'), 'stone')
        .box([x, 0.12, 2], [1.6, 0.24, 6]);
      for (const z of [0.4, 3.6])
        body
          .paint(red, 'glossy')
          .box([x, 1.05, z], [0.75, 1.65, 0.5], 0.08)
          .paint(white, 'glossy')
          .box([x, 1.5, z], [0.6, 0.5, 0.54], 0.03, 1)
          .paint(fromHex('#1c1d20'), 'satin')
          .tube(
            [
              [x + 0.4, 1.5, z],
              [x + 0.6, 0.7, z],
              [x + 0.42, 1.1, z + 0.1],
            ],
            0.03,
            6,
          );
    }
    body
      .paint(fromHex('#55585c'), 'metal')
      .tube(
        [
          [9.5, 0, 5],
          [9.5, 5.5, 5],
        ],
        0.14,
        8,
      )
      .paint(red, 'glossy')
      .sphere([9.5, 6.5, 5], [1.3, 1.3, 0.25], 28)
      .paint(white, 'glossy')
      .sphere([9.5, 6.5, 5.1], [0.8, 0.8, 0.22], 24);
    return assembleModel(
      { body, lit },
      {
        anchors: { door: [1.7, 0, -3.2] },
        pose: ({ darkness }) => ({
          parts: { lit: shown(darkness > lightsOn) },
          anchors: {},
          lamps: darkness > lightsOn ? [{ position: [0, 4.4, 2], colour: [3, 2.8, 2.4], reach: 13 }] : [],
        }),
      },
    );
  },
};

export const dam = staticKit(['dam', 'water dam'], (b) => {
  const concrete = fromHex('#b8b4aa');
  const ring = (y: number, r: number): Vec3[] =>
    spread(-0.75, 0.75, 25).map((a): Vec3 => [Math.sin(a) * r, y, Math.cos(a) * r - 60]);
  b.twoSided()
    .paint((p) => (Math.floor(p[1] / 4) % 2 ? concrete : darken(concrete, 0.05)), 'plaster')
    .loft([ring(0, 74), ring(14, 66), ring(28, 61), ring(34, 60)], { isClosed: false, hasCaps: false })
    .loft([ring(34, 60), ring(34, 56)], { isClosed: false, hasCaps: false });
  for (const a of spread(-0.4, 0.4, 5))
    b.paint(lighten(concrete, 0.1), 'plaster').box(
      [Math.sin(a) * 60.5, 36, Math.cos(a) * 60.5 - 60],
      [3, 5, 3],
    );
  b.paint([0.75, 0.85, 0.9], 'snow');
  for (const a of spread(-0.16, 0.16, 3))
    b.loft(
      [
        [30, 61.8],
        [14, 67.2],
        [0, 75.5],
      ].map(([y, r]): Vec3[] =>
        [-0.02, 0, 0.02].map((d): Vec3 => [Math.sin(a + d) * r!, y!, Math.cos(a + d) * r! - 60]),
      ),
      { isClosed: false, hasCaps: false },
    );
  return { top: [0, 34, -2] };
});

export const oilRig = staticKit(['oil rig', 'oil platform', 'drilling rig', 'oil well'], (b) => {
  const yellow = fromHex('#d8a028');
  const steel = fromHex('#8a9096');
  for (const x of [-10, 10])
    for (const z of [-10, 10])
      b.paint(yellow, 'satin').tube(
        [
          [x, -8, z],
          [x, 14, z],
        ],
        1.5,
        14,
      );
  for (const z of [-10, 10])
    b.tube(
      [
        [-10, 3, z],
        [10, 9, z],
      ],
      0.5,
      6,
    ).tube(
      [
        [10, 3, z],
        [-10, 9, z],
      ],
      0.5,
      6,
    );
  b.paint(steel, 'satin')
    .box([0, 15, 0], [28, 2.4, 28], 0.2, 1)
    .box([0, 18.5, -7], [24, 5, 10], 0.2, 1)
    .paint(fromHex('#c8482a'), 'satin')
    .box([8, 18, 7], [8, 4, 8], 0.2, 1)
    .paint(white, 'satin')
    .box([-8, 19, 8], [8, 6, 7], 0.2, 1);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.paint(steel, 'metal').tube(
        [
          [x * 3.4, 16, z * 3.4],
          [x * 0.7, 42, z * 0.7],
        ],
        0.24,
        5,
      );
  for (const t of spread(0, 0.9, 9)) {
    const r = 3.4 - 2.7 * t;
    const y = 16 + 26 * t;
    b.tube(
      [
        [-r, y, -r],
        [r, y, -r],
        [r, y, r],
        [-r, y, r],
        [-r, y, -r],
      ],
      0.14,
      4,
      false,
    ).tube(
      [
        [-r, y, r],
        [r * 0.9, y + 2.6, r * 0.9],
      ],
      0.1,
      4,
      false,
    );
  }
  b.paint(yellow, 'satin')
    .tube(
      [
        [11, 16, -11],
        [11, 26, -11],
        [22, 33, -16],
      ],
      0.4,
      6,
    )
    .tube(
      [
        [-12, 16, 12],
        [-22, 30, 16],
      ],
      0.3,
      6,
    )
    .paint([5, 2.4, 0.5], 'glow')
    .at(translation(-22, 30, 16), (k) =>
      k.lathe(
        [
          [0.4, 0],
          [0.9, 1],
          [0.4, 2.4],
          [0, 3.4],
        ],
        10,
      ),
    );
  b.paint(fromHex('#3a5a48'), 'satin').at(translation(12, 21.2, 10), (k) => k.cylinder(0, 0.4, 5, 5, 24));
  return { top: [12, 21.6, 10] };
});
