/** Cars in a workshop: with the bonnet up over the engine, and raised on a lift of two posts. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, Pose } from '../../model.ts';
import { car } from './car.ts';

const plainCar = (options: KitOptions): Model =>
  car.build({ ...options, noun: 'car', colour: options.colour ?? fromHex('#b8302a') });

/** Hinged before the windscreen, open to the front, on a thin rod; beneath it the engine. */
const addOpenBonnet = (b: MeshBuilder, paint: Vec3) => {
  const [hinge, tip]: [Vec3, Vec3] = [
    [0, 1, 1.12],
    [0, 1.86, 1.72],
  ];
  const corner = ([, y, z]: Vec3, x: number, lift: number): Vec3 => [x, y + lift * 0.6, z - lift];
  for (const [lift, colour, normal] of [
    [0.03, paint, [0, 0.6, -0.8]],
    [0, fromHex('#3a3d42'), [0, -0.6, 0.8]],
  ] as [number, Vec3, Vec3][])
    b.paint(colour, 'glossy').quad(
      corner(hinge, -0.74, lift),
      corner(hinge, 0.74, lift),
      corner(tip, 0.68, lift),
      corner(tip, -0.68, lift),
      normal,
    );
  b.paint(fromHex('#c8ccd0'), 'metal').tube(
    [
      [0.6, 0.86, 1.95],
      [0.5, 1.5, 1.5],
    ],
    0.012,
    6,
  );
  b.paint(fromHex('#15171a'), 'satin').box([0, 0.86, 1.62], [1.46, 0.16, 0.98], 0.03);
  b.paint(fromHex('#8d939b'), 'metal').box([0.05, 0.98, 1.55], [0.62, 0.16, 0.5], 0.03);
  for (let n = 0; n < 4; n += 1) b.box([-0.13 + n * 0.12, 1.08, 1.55], [0.06, 0.06, 0.42], 0.02);
  b.paint(fromHex('#23262b'), 'satin').box([-0.5, 0.97, 1.5], [0.3, 0.14, 0.26], 0.02);
  b.paint(fromHex('#c02a24'), 'satin').box([-0.42, 1.05, 1.5], [0.06, 0.03, 0.06]);
  b.paint(fromHex('#e8e4d8'), 'satin').box([0.55, 0.97, 1.72], [0.22, 0.14, 0.24], 0.03);
  b.paint(fromHex('#1c1e22'), 'satin').tube(
    [
      [-0.3, 0.98, 1.95],
      [0, 1.03, 1.98],
      [0.35, 0.98, 1.9],
    ],
    0.035,
    8,
  );
};

export const openBonnetCar: Kit = {
  name: 'car with open bonnet',
  nouns: ['car with open bonnet', 'car with open hood'],
  locomotion: 'none',
  build: (options) => {
    const base = plainCar(options);
    const bonnet = new MeshBuilder();
    addOpenBonnet(bonnet, options.colour ?? fromHex('#b8302a'));
    bonnet.mesh.isTwoSided = true;
    return {
      ...base,
      size: [base.size[0], 1.9, base.size[2]],
      parts: [...base.parts, { name: 'bonnet', mesh: bonnet.mesh }],
    };
  },
};

/** Metres from the floor to the wheels of a raised car. */
const raised = 1.72;

const addLift = (b: MeshBuilder) => {
  for (const side of [-1, 1]) {
    b.paint(fromHex('#2a62b0'), 'satin').box([side * 1.4, 1.6, -0.25], [0.22, 3.2, 0.3], 0.02);
    b.paint(fromHex('#3a3d42'), 'metal').box([side * 1.4, 0.03, -0.25], [0.5, 0.06, 0.7]);
    b.paint(fromHex('#e0b020'), 'satin').box([side * 1.4, raised + 0.14, -0.25], [0.32, 0.3, 0.4], 0.02);
    for (const end of [-0.9, 0.9])
      b.paint(fromHex('#3a3d42'), 'metal').tube(
        [
          [side * 1.35, raised + 0.14, -0.25],
          [side * 0.7, raised + 0.16, end],
        ],
        0.05,
        8,
      );
  }
};

export const liftedCar: Kit = {
  name: 'car on a lift',
  nouns: ['car on a lift'],
  locomotion: 'none',
  build: (options) => {
    const base = plainCar(options);
    const lift = new MeshBuilder();
    addLift(lift);
    const up = translation(0, raised, 0);
    return {
      ...base,
      // A figure that works at it stands under its engine.
      size: [base.size[0] + 0.8, raised + base.size[1], base.size[2] * 0.42],
      anchors: {},
      parts: [...base.parts, { name: 'lift', mesh: lift.mesh }],
      pose: (input) => {
        const pose: Pose = base.pose?.(input) ?? { parts: {}, anchors: {} };
        const parts: Pose['parts'] = {};
        for (const { name } of base.parts) {
          const own = pose.parts[name];
          parts[name] = own === null ? null : own instanceof Float64Array ? multiply(up, own) : up;
        }
        return { parts, anchors: {} };
      },
    };
  },
};
