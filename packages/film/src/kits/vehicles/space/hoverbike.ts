/** A hoverbike: the saddle and bars of a motorcycle between glowing engines, without wheels. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { placed, rod } from '../../shared/shapes.ts';
import { addWing, hovering } from '../shared/flying.ts';
import { sectionAcrossZ } from '../shared/section.ts';

const dark = fromHex('#26282c');
const steel = fromHex('#a8aeb4');
const glow: Vec3 = [0.3, 2, 4.2];
/** Height of the belly above the ground. */
const lift = 0.55;
const seat: Vec3 = [0, 0.52 + lift, -0.35];
const bar: Vec3 = [0.36, 0.82 + lift, 0.36];

const draw = (b: MeshBuilder, paint: Vec3) => {
  const two = (p: Vec3) => (p[1] < 0.24 ? dark : paint);
  b.paint(two, 'glossy').loft(
    (
      [
        [-1.35, 0.12, 0.3, 0.52],
        [-1, 0.26, 0.16, 0.66],
        [-0.55, 0.24, 0.08, 0.5],
        [-0.1, 0.22, 0.06, 0.52],
        [0.25, 0.26, 0.06, 0.74],
        [0.75, 0.22, 0.1, 0.66],
        [1.25, 0.13, 0.18, 0.48],
        [1.6, 0.03, 0.26, 0.34],
      ] as const
    ).map(([z, w, low, high]) => sectionAcrossZ(z, w, low, high, 2.6, 20)),
    { hasCaps: true },
  );
  b.paint(fromHex('#4a2e1c'), 'satin').box([0, 0.5, -0.4], [0.34, 0.12, 0.8], 0.06, 3);
  b.paint(fromHex('#7ac8e8'), 'glass').at(placed(0, 0.88, 0.62, { turnX: -0.7 }), (k) =>
    k.box([0, 0, 0], [0.36, 0.36, 0.03], 0.012),
  );
  for (const side of [-1, 1]) {
    b.paint(steel, 'metal');
    rod(b, [0, 0.7, 0.45], [side * 0.36, 0.82, 0.36], 0.02);
    rod(b, [side * 0.16, 0.22, 0.9], [side * 0.24, 0.2, 1.5], 0.045);
    b.paint(dark, 'satin').tube(
      [
        [side * 0.28, 0.815, 0.37],
        [side * 0.42, 0.825, 0.35],
      ],
      0.028,
      8,
    );
    b.box([side * 0.32, 0.14, -0.1], [0.2, 0.05, 0.34], 0.02);
    // Steering vanes ahead, an engine on each side behind, fins above it.
    addWing(
      b.paint(paint, 'glossy'),
      { x: side * 0.12, y: 0.22, front: 1.95, back: 1.35 },
      { x: side * 0.62, y: 0.1, front: 1.75, back: 1.4 },
      0.06,
    );
    b.paint(darken(paint, 0.2), 'glossy').at(placed(side * 0.42, 0.3, -0.95, { turnX: Math.PI / 2 }), (k) =>
      k.lathe(
        [
          [0.12, -0.75],
          [0.19, -0.5],
          [0.21, 0.2],
          [0.15, 0.6],
          [0.06, 0.62],
        ],
        20,
      ),
    );
    b.paint(glow, 'glow').at(placed(side * 0.42, 0.3, -1.72, { turnX: Math.PI / 2 }), (k) =>
      k.cylinder(0, 0.06, 0.11, 0.11, 16),
    );
    addWing(
      b.paint(paint, 'glossy'),
      { x: side * 0.42, y: 0.46, front: -0.8, back: -1.4 },
      { x: side * 0.6, y: 0.8, front: -1.25, back: -1.6 },
      0.06,
    );
  }
  // Hover pads under the belly.
  for (const z of [-0.9, 0, 0.85]) {
    b.paint(dark, 'metal').sphere([0, 0.08, z], [0.24, 0.1, 0.3], 16);
    b.paint(glow, 'glow').sphere([0, 0.02, z], [0.17, 0.06, 0.22], 14);
  }
  b.paint([4.5, 4.3, 3.8], 'glow').sphere([0, 0.42, 1.36], [0.1, 0.06, 0.1], 12);
};

export const hoverbike: Kit = {
  name: 'hoverbike',
  nouns: [
    'hoverbike',
    'hover bike',
    'speeder bike',
    'speeder',
    'hover cycle',
    'hovercycle',
    'flying motorcycle',
    'flying bike',
    'jet bike',
  ],
  locomotion: 'slides',
  speeds: { slow: 10, fast: 24 },
  build: ({ colour }) => {
    const body = new MeshBuilder();
    draw(body, colour ?? fromHex('#c8501e'));
    const up = (x: number, y: number, z: number): Vec3 => [x, y + lift, z];
    return assembleModel(
      { body },
      {
        size: [1.3, 1.6, 3.6],
        anchors: {
          seat,
          back: seat,
          handlebarLeft: bar,
          handlebarRight: [-bar[0], bar[1], bar[2]],
          pedalLeft: up(0.32, 0.18, -0.1),
          pedalRight: up(-0.32, 0.18, -0.1),
          lamp: up(0, 0.42, 1.4),
        },
        pose: (input) => {
          const root = multiply(translation(0, lift, 0), hovering(input, 0.05, 0.3));
          return {
            parts: { body: root },
            anchors: { back: multiply(root, translation(seat[0], seat[1] - lift, seat[2])) },
            lamps: [{ position: [0, 0.2, 0], colour: scale(glow, 0.5), reach: 5 }],
            particles: [-1, 1].flatMap((side) =>
              puffs(
                { ...input, phase: side, wind: 0 },
                {
                  at: [side * 0.42, 0.3 + lift, -1.8],
                  count: 10,
                  life: 0.25,
                  velocity: [0, 0, -5],
                  spread: 0.1,
                  size: [0.2, 0.05],
                  colour: scale(glow, 0.8),
                  opacity: 0.6,
                  leftBehind: 0.05,
                },
              ),
            ),
          };
        },
      },
    );
  },
};
