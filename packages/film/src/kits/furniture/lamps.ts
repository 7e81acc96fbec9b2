/** Lamps for rooms: on the floor, on a table, hanging; chandeliers; candlesticks are props. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { surfaceOf } from './furniture.ts';

const warm: Vec3 = [1.5, 1, 0.5];

const lampKit = (
  nouns: string[],
  size: Vec3,
  light: Vec3,
  build: (frame: MeshBuilder, shade: MeshBuilder, options: Parameters<Kit['build']>[0]) => void,
  strength = 3.2,
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build: (options) => {
    const frame = new MeshBuilder();
    const shade = new MeshBuilder();
    build(frame, shade, options);
    return {
      size,
      parts: [
        { name: 'frame', mesh: frame.mesh },
        { name: 'shade', mesh: shade.mesh, castsNoShadow: true },
      ],
      anchors: { lamp: light, top: [0, size[1], 0] },
      pose: ({ darkness }) => ({
        parts: {},
        anchors: {},
        lamps: [
          { position: light, colour: scale([1, 0.68, 0.34], strength * (0.35 + 0.65 * darkness)), reach: 6 },
        ],
      }),
    };
  },
});

export const floorLamp = lampKit(
  ['floor lamp', 'standing lamp', 'lamp'],
  [0.5, 1.65, 0.5],
  [0, 1.45, 0],
  (frame, shade, options) => {
    const { colour } = surfaceOf({ ...options, colour: null }, '#b8924a');
    frame.paint(colour, 'metal').lathe(
      [
        [0.16, 0],
        [0.16, 0.02],
        [0.03, 0.05],
        [0.014, 0.1],
        [0.014, 1.35],
      ],
      16,
    );
    shade.paint(options.colour ?? scale(warm, 1.1), options.colour ? 'cloth' : 'glow').lathe(
      [
        [0.24, 1.3],
        [0.15, 1.62],
      ],
      24,
    );
    shade.twoSided();
  },
);

export const tableLamp = lampKit(
  ['table lamp', 'desk lamp', 'bedside lamp', 'reading lamp'],
  [0.32, 0.5, 0.32],
  [0, 0.36, 0],
  (frame, shade, options) => {
    frame.paint(options.colour ?? fromHex('#4a7a84'), 'glossy').lathe(
      [
        [0.08, 0],
        [0.08, 0.015],
        [0.05, 0.03],
        [0.075, 0.12],
        [0.06, 0.22],
        [0.015, 0.28],
        [0.012, 0.34],
      ],
      18,
    );
    shade.paint(scale(warm, 1.1), 'glow').lathe(
      [
        [0.16, 0.29],
        [0.095, 0.5],
      ],
      22,
    );
    shade.twoSided();
  },
);

export const ceilingLamp: Kit = {
  ...lampKit(
    ['ceiling lamp', 'pendant lamp', 'hanging lamp', 'ceiling light'],
    [0.5, 0.9, 0.5],
    [0, 0.1, 0],
    (frame, shade, options) => {
      frame.paint(fromHex('#2a2a2a'), 'satin').tube(
        [
          [0, 0.3, 0],
          [0, 0.9, 0],
        ],
        0.008,
        6,
      );
      frame.paint(options.colour ?? fromHex('#2c4a44'), 'satin').lathe(
        [
          [0.25, 0.1],
          [0.22, 0.18],
          [0.08, 0.28],
          [0.03, 0.32],
          [0, 0.32],
        ],
        22,
      );
      frame.twoSided();
      shade.paint(scale(warm, 2), 'glow').sphere([0, 0.12, 0], 0.07, 12);
    },
    4,
  ),
  hangsAt: 1.9,
};

export const chandelier: Kit = {
  ...lampKit(
    ['chandelier', 'crystal chandelier'],
    [1.3, 1.4, 1.3],
    [0, 0.4, 0],
    (frame, shade, options) => {
      const gold = options.colour ?? fromHex('#d8a63a');
      frame.paint(gold, 'metal').lathe(
        [
          [0, 0],
          [0.07, 0.05],
          [0.03, 0.14],
          [0.06, 0.25],
          [0.03, 0.34],
          [0.02, 0.6],
          [0.05, 0.66],
          [0.01, 0.72],
          [0.01, 1.4],
        ],
        16,
      );
      for (const [count, radius, y] of [
        [10, 0.6, 0.3],
        [6, 0.36, 0.62],
      ] as const) {
        for (let n = 0; n < count; n += 1) {
          const a = (n / count) * 6.283;
          const [c, s] = [Math.cos(a), Math.sin(a)];
          frame.paint(gold, 'metal').tube(
            [
              [c * 0.04, y - 0.05, s * 0.04],
              [c * radius * 0.5, y - 0.16, s * radius * 0.5],
              [c * radius * 0.95, y - 0.08, s * radius * 0.95],
              [c * radius, y, s * radius],
            ],
            0.014,
            6,
          );
          frame
            .paint(fromHex('#f4efe0'), 'satin')
            .at(new Float64Array([1, 0, 0, c * radius, 0, 1, 0, y, 0, 0, 1, s * radius]), (b) =>
              b.cylinder(0, 0.1, 0.015, 0.015, 8),
            );
          shade
            .paint([3, 2.1, 1], 'glow')
            .sphere([c * radius, y + 0.13, s * radius], [0.018, 0.035, 0.018], 8);
          frame.paint(fromHex('#dfeaf2'), 'glass');
          for (let k = 0; k < 3; k += 1)
            frame.sphere(
              [c * radius * (0.6 + k * 0.18), y - 0.16 - 0.05 * (k % 2), s * radius * (0.6 + k * 0.18)],
              [0.014, 0.03, 0.014],
              6,
            );
        }
      }
    },
    6,
  ),
  hangsAt: 1.9,
};
