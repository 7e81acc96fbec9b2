/** A garbage truck: a closed compactor body with a hopper at the rear, where a lift tips wheeled bins. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { rod } from '../../shared/shapes.ts';
import { springs } from '../shared/driving.ts';
import { createAxles } from '../shared/wheels.ts';
import { addCab, truckAxles } from './work-vehicles.ts';

const black = fromHex('#1c1c1e');
const steel = fromHex('#a8aeb4');
const front = 4.2;
/** Hinge of the lift, at the edge of the hopper. */
const hinge: Vec3 = [0, 1.5, -4.55];
/** Seconds from one bin to the next. */
const cycle = 4;

/** Outline of the body from the side, as depth and height; its rear slants down to the hopper. */
const outline: [number, number][] = [
  [2.1, 1.05],
  [2.1, 3.45],
  [1.9, 3.6],
  [-2.2, 3.6],
  [-3.2, 3.5],
  [-4.3, 2.75],
  [-4.1, 2.2],
  [-4.5, 1.45],
  [-4.4, 0.85],
  [-3.4, 0.7],
  [-2.6, 1.05],
];

const addBody = (b: MeshBuilder, paint: Vec3) => {
  addCab(b, fromHex('#f0efe8'), front);
  const shades = (p: Vec3) => (p[2] < -2.45 ? darken(paint, 0.3) : paint);
  b.paint(shades, 'glossy').loft(
    [-1.28, -1.2, 1.2, 1.28].map((x): Vec3[] => {
      const inset = Math.abs(x) > 1.25 ? 0.06 : 0;
      return outline.map(([z, y]) => [x, y + (y > 2 ? -inset : inset), z * (1 - inset * 0.3)]);
    }),
    { hasCaps: true },
  );
  // Ribs of the pressed side panels.
  b.paint(darken(paint, 0.15), 'glossy');
  for (const side of [-1, 1]) {
    for (let z = -2; z <= 1.8; z += 0.76) b.box([side * 1.3, 2.3, z], [0.1, 2.3, 0.14], 0.03);
    b.box([side * 1.3, 1.2, -0.2], [0.1, 0.16, 4.3], 0.03).box(
      [side * 1.3, 3.42, -0.1],
      [0.1, 0.14, 4.2],
      0.03,
    );
    // The recycling mark: a white field with three leaves around.
    b.paint(fromHex('#f4f4ee'), 'satin').box([side * 1.36, 2.35, -0.1], [0.03, 1.25, 1.9], 0.01);
    b.paint(darken(paint, 0.1), 'satin');
    for (let n = 0; n < 3; n += 1) {
      const a = (n / 3) * 2 * Math.PI + 0.5;
      const [ca, sa] = [Math.cos(a), Math.sin(a)];
      b.tube(
        [-0.8, 0, 0.8].map((t): Vec3 => {
          const angle = a + t;
          return [side * 1.38, 2.35 + Math.sin(angle) * 0.38, -0.1 + Math.cos(angle) * 0.38];
        }),
        [0.09, 0.08, 0.02],
        6,
      );
      b.sphere([side * 1.38, 2.35 + sa * 0.36, -0.1 + ca * 0.36], 0.03, 6);
    }
    b.paint(darken(paint, 0.15), 'glossy');
  }
  // The dark mouth of the hopper and bags in it.
  b.paint(black, 'matte').box([0, 1.75, -4.32], [2.1, 0.95, 0.3], 0.05);
  for (let n = 0; n < 5; n += 1) {
    b.paint(n % 2 ? fromHex('#2c2f36') : fromHex('#e8e8e4'), 'satin');
    b.sphere([-0.75 + n * 0.38, 1.5, -4.4], [0.26, 0.2, 0.16], 12);
  }
  b.paint(fromHex('#f0c020'), 'satin').box([0, 1.26, -4.5], [2.4, 0.12, 0.16], 0.03);
  b.paint([2.2, 0.9, 0.1], 'glow');
  for (const x of [-0.9, 0.9]) {
    b.box([x, 3.62, -3.1], [0.3, 0.14, 0.2], 0.04).box([x, 2.95, front - 1], [0.3, 0.14, 0.22], 0.04);
  }
  b.paint([1.6, 0.1, 0.08], 'glow');
  for (const x of [-1.1, 1.1]) b.box([x, 1.05, -4.46], [0.2, 0.16, 0.06], 0.02);
};

/** A wheeled bin on its lift, about the hinge; it stands behind the truck on the ground. */
const addBin = (b: MeshBuilder, x: number, colour: Vec3) => {
  const at = (y: number, half: number, depth: number): Vec3[] => {
    const [low, back] = [y - hinge[1], -0.2];
    return [
      [x - half, low, back],
      [x + half, low, back],
      [x + half, low, back - depth],
      [x - half, low, back - depth],
      [x - half, low, back],
    ];
  };
  b.paint(colour, 'satin').loft([at(0.08, 0.26, 0.5), at(0.5, 0.29, 0.58), at(1.05, 0.33, 0.68)], {
    hasCaps: true,
  });
  b.paint(darken(colour, 0.25), 'satin').box([x, 1.07 - hinge[1], -0.54], [0.74, 0.08, 0.76], 0.03);
  b.paint(black, 'satin');
  for (const side of [-1, 1])
    b.tube(
      [
        [x + side * 0.24, 0.12 - hinge[1], -0.22],
        [x + side * 0.32, 0.12 - hinge[1], -0.22],
      ],
      0.12,
      14,
    );
  b.paint(steel, 'metal');
  rod(b, [x - 0.2, 0, 0], [x - 0.2, 0.9 - hinge[1], -0.18], 0.05);
  rod(b, [x + 0.2, 0, 0], [x + 0.2, 0.9 - hinge[1], -0.18], 0.05);
};

export const garbageTruck: Kit = {
  name: 'garbage truck',
  nouns: [
    'garbage truck',
    'bin lorry',
    'refuse truck',
    'trash truck',
    'rubbish truck',
    'recycling truck',
    'dustcart',
  ],
  locomotion: 'rolls',
  speeds: { slow: 6, fast: 14 },
  build: ({ colour, detail }) => {
    const [body, lift] = [new MeshBuilder(), new MeshBuilder()];
    addBody(body, colour ?? fromHex('#2f8a3e'));
    for (const [x, hex] of [
      [-0.5, '#2a5fa8'],
      [0.5, '#3a3d42'],
    ] as const)
      addBin(lift, x, fromHex(hex));
    lift.paint(steel, 'metal').box([0, 0, 0], [1.9, 0.1, 0.1], 0.02);
    const axles = createAxles(
      truckAxles(front, [-1.6, -2.8]).map((spec) => ({ ...spec, segments: [24, 16, 9][detail]! })),
    );
    return assembleModel(
      { body, lift, ...axles.builders },
      {
        size: [2.7, 3.7, 9.6],
        anchors: {
          seat: [0.5, 1.5, front - 1],
          inside: [0, 1.6, -4.3],
          top: [0, 3.6, 0],
          door: [1.6, 0, front - 1],
          lampLeft: [0.9, 1.1, front],
          lampRight: [-0.9, 1.1, front],
        },
        pose: (input) => {
          const root = springs(input, 1.2);
          // Up, shaken over the hopper, and down again; on the way the lift is folded.
          const t = (((input.time + 0.6) % cycle) + cycle) % cycle;
          const up = smoothstep(0.5, 1.5, t) * (1 - smoothstep(2.7, 3.6, t));
          const shake = t > 1.5 && t < 2.7 ? 0.06 * Math.sin(t * 16) : 0;
          const turn = input.speed > 0.3 ? 1.2 : lerp(0, 2.25, up) + shake;
          return {
            parts: {
              body: root,
              lift: multiply(root, translation(...hinge), rotationX(turn)),
              ...axles.pose(input.travelled),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
