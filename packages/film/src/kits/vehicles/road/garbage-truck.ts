/** A garbage truck: a closed compactor body with a hopper at the rear, and arms that lift bins over its sides. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { rod } from '../../shared/shapes.ts';
import { springs } from '../shared/driving.ts';
import { createAxles } from '../shared/wheels.ts';
import { addCab, truckAxles } from './work-vehicles.ts';

const black = fromHex('#1c1c1e');
const front = 4.2;
/** Hinge of the left arm, behind the cab. */
const hinge: Vec3 = [1.42, 2.3, 1.55];
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

/** A wheeled bin in the grip of its arm, about the hinge; lowered it stands on the ground beside the truck. */
const addBin = (b: MeshBuilder, side: number, colour: Vec3) => {
  const x = side * 0.72;
  const at = (y: number, half: number): Vec3[] => {
    const low = y - hinge[1];
    return [
      [x - half, low, -half],
      [x + half, low, -half],
      [x + half, low, half],
      [x - half, low, half],
      [x - half, low, -half],
    ];
  };
  b.paint(colour, 'satin').loft([at(0.08, 0.3), at(0.6, 0.34), at(1.2, 0.4)], { hasCaps: true });
  b.paint(darken(colour, 0.25), 'satin').box([x, 1.23 - hinge[1], 0], [0.9, 0.09, 0.9], 0.03);
  b.paint(black, 'satin');
  for (const z of [-0.3, 0.3])
    b.tube(
      [
        [x - side * 0.28, 0.13 - hinge[1], z - 0.05],
        [x - side * 0.28, 0.13 - hinge[1], z + 0.05],
      ],
      0.13,
      14,
    );
  b.paint(fromHex('#f0c020'), 'satin');
  for (const z of [-0.44, 0.44]) {
    rod(b, [0, 0, z * 0.6], [x * 0.55, 1 - hinge[1], z], 0.07);
    rod(b, [x * 0.55, 1 - hinge[1], z], [x * 1.5, 0.85 - hinge[1], z], 0.06);
  }
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
    const [body, armLeft, armRight] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addBody(body, colour ?? fromHex('#2f8a3e'));
    addBin(armLeft, 1, fromHex('#2a5fa8'));
    addBin(armRight, -1, fromHex('#2a5fa8'));
    const axles = createAxles(
      truckAxles(front, [-1.6, -2.8]).map((spec) => ({ ...spec, segments: [24, 16, 9][detail]! })),
    );
    return assembleModel(
      { body, armLeft, armRight, ...axles.builders },
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
          const turn = input.speed > 0.3 ? 2.3 : lerp(0, 2.5, up) + shake;
          const arm = (side: number) =>
            multiply(root, translation(side * hinge[0], hinge[1], hinge[2]), rotationZ(side * turn));
          return {
            parts: {
              body: root,
              armLeft: arm(1),
              armRight: arm(-1),
              ...axles.pose(input.travelled),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
