/** Chairs, armchairs, sofas, stools, benches. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { identity, multiply, rotationX, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { addLegs, furnitureKit, paintSurface, surfaceOf } from './furniture.ts';

const addChairBack = (
  builder: MeshBuilder,
  colour: Vec3,
  width: number,
  from: number,
  to: number,
  z: number,
) => {
  paintSurface(builder, colour, 'wood');
  for (const side of [-1, 1]) {
    builder.tube(
      [
        [side * (width / 2 - 0.025), from, z],
        [side * (width / 2 - 0.025), (from + to) / 2, z - 0.03],
        [side * (width / 2 - 0.03), to, z - 0.08],
      ],
      0.02,
      8,
    );
  }
  for (const t of [0.35, 0.62, 0.92]) {
    const y = from + (to - from) * t;
    builder.box([0, y, z - 0.03 - 0.05 * t], [width - 0.06, t > 0.9 ? 0.09 : 0.05, 0.02], 0.008);
  }
};

export const chair = furnitureKit(
  ['chair', 'wooden chair', 'dining chair', 'kitchen chair', 'school chair', 'office chair', 'folding chair'],
  (builder, options) => {
    const { colour } = surfaceOf(options, '#8a5630');
    if (options.noun === 'office chair') {
      const cloth = options.colour ?? fromHex('#2c3440');
      builder.paint(fromHex('#2a2d31'), 'satin').cylinder(0.1, 0.44, 0.03, 0.03, 10);
      for (let n = 0; n < 5; n += 1) {
        const a = (n / 5) * 6.283;
        builder
          .tube(
            [
              [0, 0.12, 0],
              [Math.cos(a) * 0.28, 0.07, Math.sin(a) * 0.28],
            ],
            0.025,
            6,
          )
          .sphere([Math.cos(a) * 0.28, 0.035, Math.sin(a) * 0.28], 0.035, 8);
      }
      builder
        .paint(cloth, 'cloth')
        .box([0, 0.48, 0.02], [0.48, 0.09, 0.46], 0.04)
        .box([0, 0.86, -0.22], [0.44, 0.56, 0.08], 0.04);
      return { size: [0.6, 1.14, 0.6], anchors: { seat: [0, 0.52, 0.02], top: [0, 0.52, 0.02] } };
    }
    paintSurface(builder, lighten(colour, 0.06), 'wood').box([0, 0.455, 0.01], [0.43, 0.035, 0.42], 0.012);
    builder.paint(colour, 'wood');
    addLegs(builder, 0.43, 0.42, 0.44, 0.042);
    for (const z of [-0.18, 0.18]) builder.box([0, 0.2, z], [0.36, 0.025, 0.02]);
    addChairBack(builder, colour, 0.43, 0.45, 0.95, -0.19);
    return { size: [0.45, 0.97, 0.5], anchors: { seat: [0, 0.475, 0.02], top: [0, 0.475, 0.02] } };
  },
);

export const stool = furnitureKit(
  ['stool', 'bar stool', 'piano stool', 'milking stool', 'ottoman', 'footstool', 'piano bench'],
  (builder, options) => {
    const height = options.noun === 'bar stool' ? 0.74 : 0.46;
    const { colour } = surfaceOf(options, '#7a4c2a');
    const r = 0.17;
    const isSoft = ['bar stool', 'piano stool', 'piano bench', 'ottoman', 'footstool'].includes(options.noun);
    builder.paint(
      isSoft ? (options.colour ?? fromHex('#6a2a26')) : lighten(colour, 0.06),
      isSoft ? 'cloth' : 'wood',
    );
    builder.lathe(
      [
        [0, height],
        [r - 0.03, height],
        [r, height - 0.02],
        [r - 0.01, height - 0.06],
        [0, height - 0.06],
      ],
      24,
    );
    builder.paint(colour, 'wood');
    for (let n = 0; n < 4; n += 1) {
      const a = (n + 0.5) * 1.571;
      builder.tube(
        [
          [Math.cos(a) * 0.12, height - 0.05, Math.sin(a) * 0.12],
          [Math.cos(a) * 0.19, 0, Math.sin(a) * 0.19],
        ],
        [0.02, 0.016],
        8,
      );
    }
    if (height > 0.6)
      builder.lathe(
        [
          [0.15, 0.25],
          [0.165, 0.262],
          [0.15, 0.274],
        ],
        20,
      );
    return { size: [0.42, height, 0.42], anchors: { seat: [0, height, 0], top: [0, height, 0] } };
  },
);

/** Cushions and arms; one to three places. */
const addUpholstery = (builder: MeshBuilder, colour: Vec3, width: number, places: number) => {
  const pale = lighten(colour, 0.07);
  builder.paint(fromHex('#4a3020'), 'wood');
  addLegs(builder, width - 0.1, 0.7, 0.14, 0.06);
  builder.paint(darken(colour, 0.1), 'cloth').box([0, 0.24, 0], [width, 0.24, 0.84], 0.06, 3);
  builder.paint(colour, 'cloth').box([0, 0.6, -0.34], [width - 0.1, 0.62, 0.2], 0.09, 3);
  for (const side of [-1, 1])
    builder.box([side * (width / 2 - 0.09), 0.42, 0.02], [0.19, 0.46, 0.84], 0.085, 3);
  const inner = width - 0.38;
  for (let n = 0; n < places; n += 1) {
    const x = -inner / 2 + ((n + 0.5) * inner) / places;
    builder.paint(pale, 'cloth').box([x, 0.4, 0.06], [inner / places - 0.01, 0.15, 0.66], 0.055, 3);
    builder.box([x, 0.68, -0.2], [inner / places - 0.02, 0.42, 0.16], 0.07, 3);
  }
};

export const armchair = furnitureKit(
  ['armchair', 'easy chair', 'recliner', 'reading chair', 'lounge chair'],
  (builder, options) => {
    addUpholstery(builder, options.colour ?? fromHex('#7a3a30'), 0.95, 1);
    return { size: [0.95, 0.92, 0.9], anchors: { seat: [0, 0.46, 0.1], top: [0, 0.47, 0.1] } };
  },
);

export const sofa = furnitureKit(['sofa', 'couch', 'settee', 'loveseat', 'divan'], (builder, options) => {
  const width = options.noun === 'loveseat' ? 1.5 : 2.1;
  const colour = options.colour ?? fromHex('#4a6478');
  addUpholstery(builder, colour, width, width > 1.8 ? 3 : 2);
  for (const side of [-1, 1]) {
    builder
      .paint(fromHex(side < 0 ? '#d8a050' : '#e8dcc8'), 'cloth')
      .at(multiply(translation(side * (width / 2 - 0.36), 0.62, -0.06), rotationX(-0.35)), (b) =>
        b.box([0, 0, 0], [0.36, 0.34, 0.12], 0.06, 3),
      );
  }
  return { size: [width, 0.92, 0.92], anchors: { seat: [0, 0.46, 0.1], top: [0, 0.47, 0.1] } };
});

export const bench = furnitureKit(
  ['bench', 'park bench', 'wooden bench', 'pew', 'church pew', 'garden bench'],
  (builder, options) => {
    const { colour } = surfaceOf(options, '#84562f');
    const isPew = options.noun.includes('pew');
    const width = isPew ? 2.6 : 1.7;
    if (isPew) {
      for (const side of [-1, 1])
        paintSurface(builder, darken(colour, 0.12), 'wood').box(
          [side * (width / 2 - 0.03), 0.48, -0.04],
          [0.06, 0.96, 0.5],
          0.02,
        );
      paintSurface(builder, colour, 'wood')
        .box([0, 0.45, 0.02], [width - 0.1, 0.04, 0.4], 0.01)
        .box([0, 0.72, -0.2], [width - 0.1, 0.42, 0.04], 0.01);
      return { size: [width, 0.96, 0.55], anchors: { seat: [0, 0.47, 0.03], top: [0, 0.47, 0.03] } };
    }
    for (const x of [-width / 2 + 0.12, width / 2 - 0.12]) {
      builder
        .paint(fromHex('#23292a'), 'satin')
        .box([x, 0.22, 0.16], [0.06, 0.44, 0.06], 0.01)
        .box([x, 0.22, -0.18], [0.06, 0.44, 0.06], 0.01);
      builder.box([x, 0.425, 0], [0.06, 0.05, 0.46], 0.01).box([x, 0.66, -0.22], [0.05, 0.46, 0.05], 0.01);
      builder.tube(
        [
          [x, 0.44, 0.2],
          [x, 0.64, 0.2],
          [x, 0.67, 0],
          [x, 0.66, -0.2],
        ],
        0.02,
        8,
      );
    }
    for (let n = 0; n < 5; n += 1)
      paintSurface(builder, darken(colour, options.random() * 0.12), 'wood').box(
        [0, 0.46, 0.19 - n * 0.095],
        [width, 0.035, 0.08],
        0.012,
      );
    for (let n = 0; n < 3; n += 1)
      paintSurface(builder, darken(colour, options.random() * 0.12), 'wood').box(
        [0, 0.6 + n * 0.125, -0.24 - n * 0.025],
        [width, 0.09, 0.035],
        0.012,
      );
    return { size: [width, 0.92, 0.5], anchors: { seat: [0, 0.48, 0.02], top: [0, 0.48, 0.02] } };
  },
);

export const throne = furnitureKit(['throne'], (builder, options) => {
  const gold = fromHex('#d8a63a');
  builder
    .paint(gold, 'metal')
    .box([0, 0.2, 0], [0.9, 0.4, 0.8], 0.04)
    .box([0, 1.15, -0.34], [0.86, 1.6, 0.12], 0.05);
  builder.extrude(
    [
      [-0.43, 1.9],
      [0.43, 1.9],
      [0, 2.35],
    ],
    -0.4,
    -0.28,
  );
  for (const side of [-1, 1]) {
    builder
      .box([side * 0.42, 0.62, 0.02], [0.1, 0.1, 0.72], 0.04)
      .box([side * 0.42, 0.5, 0.34], [0.1, 0.3, 0.1], 0.03)
      .sphere([side * 0.42, 0.72, 0.36], 0.08, 12);
    builder.sphere([side * 0.4, 2.02, -0.34], 0.09, 12);
  }
  builder
    .paint(options.colour ?? fromHex('#8a1c2a'), 'cloth')
    .box([0, 0.44, 0.02], [0.72, 0.12, 0.66], 0.05, 3)
    .box([0, 1.1, -0.26], [0.64, 1.1, 0.08], 0.035, 3);
  builder.paint(fromHex('#2a8ac0'), 'glossy').sphere([0, 2.05, -0.26], 0.06, 12);
  return { size: [0.95, 2.35, 0.85], anchors: { seat: [0, 0.5, 0.05], top: [0, 0.5, 0.05] } };
});

/** Rocks about its runners. */
export const rockingChair: Kit = (() => {
  const still = furnitureKit(['rocking chair', 'rocker'], (builder, options) => {
    const { colour } = surfaceOf(options, '#7a4826');
    for (const side of [-1, 1]) {
      const x = side * 0.24;
      builder.paint(colour, 'wood').tube(
        Array.from({ length: 11 }, (_, n): Vec3 => {
          const a = -0.55 + n * 0.11;
          return [x, 1.02 - Math.cos(a) * 1, Math.sin(a) * 1];
        }),
        0.022,
        8,
      );
      builder
        .tube(
          [
            [x, 0.05, 0.2],
            [x, 0.44, 0.22],
          ],
          0.02,
          8,
        )
        .tube(
          [
            [x, 0.05, -0.2],
            [x, 0.44, -0.2],
          ],
          0.02,
          8,
        );
      builder
        .tube(
          [
            [x, 0.44, 0.22],
            [x, 0.66, 0.2],
          ],
          0.018,
          8,
        )
        .tube(
          [
            [x, 0.66, 0.26],
            [x, 0.66, -0.24],
          ],
          0.022,
          8,
        );
    }
    paintSurface(builder, lighten(colour, 0.08), 'wood').box([0, 0.45, 0.01], [0.52, 0.04, 0.48], 0.015);
    builder
      .paint(options.colour ?? fromHex('#a8503c'), 'cloth')
      .box([0, 0.49, 0.02], [0.44, 0.05, 0.42], 0.025, 3);
    builder.paint(colour, 'wood');
    for (let n = 0; n < 7; n += 1)
      builder.tube(
        [
          [-0.21 + n * 0.07, 0.46, -0.22],
          [-0.22 + n * 0.073, 1.1, -0.4],
        ],
        0.012,
        6,
      );
    builder.box([0, 1.12, -0.4], [0.56, 0.11, 0.035], 0.015);
    return { size: [0.6, 1.18, 1.05], anchors: { seat: [0, 0.5, 0.04], top: [0, 0.5, 0.04] } };
  });
  return {
    ...still,
    build: (options) => {
      const model = still.build(options);
      const seat = model.anchors.seat!;
      return {
        ...model,
        pose: ({ time, phase }) => {
          const angle = 0.07 * Math.sin(time * 1.9 + phase);
          // Rolls without slipping on runners of 1 m radius.
          const rocked = multiply(translation(0, 1, angle), rotationX(angle), translation(0, -1, 0));
          return {
            parts: { body: rocked },
            anchors: { seat: multiply(rocked, identity(), translation(...seat)) },
          };
        },
      };
    },
  };
})();
