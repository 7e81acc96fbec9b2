/** What crafts are done at: potter's wheel, loom, furnace, planks and beams, dough and calligraphy paper. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { rotationY } from '../../../../math/matrix.ts';
import { noise } from '../../../../math/noise.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { kneadedDough } from './kneaded-dough.ts';
import { writtenBoard } from './written-board.ts';

const wood = fromHex('#a06a3a');
const darkWood = fromHex('#5e3a1e');
const iron = fromHex('#33363c');
const clay = fromHex('#b0674a');

const bowlOutline = pairs(
  0,
  0.625,
  0.07,
  0.625,
  0.09,
  0.65,
  0.13,
  0.72,
  0.145,
  0.79,
  0.14,
  0.83,
  0.125,
  0.83,
  0.12,
  0.78,
  0.1,
  0.72,
  0,
  0.66,
);
const vaseOutline = pairs(
  0,
  0.625,
  0.07,
  0.625,
  0.085,
  0.66,
  0.115,
  0.75,
  0.118,
  0.82,
  0.095,
  0.9,
  0.06,
  0.96,
  0.052,
  1.0,
  0.07,
  1.05,
  0.06,
  1.05,
  0.042,
  1.0,
  0,
  0.95,
);

/** From a squat lump to its shape: the share of the height and of the width at `t`, 0 to 1. */
const thrown = (t: number): [number, number] => [0.4 + 0.6 * t, 1.32 - 0.32 * t];

/** The clay turns and rises under the hands; wet rings show that it does. */
const potteryWheel: Kit = {
  name: 'pottery wheel',
  nouns: ['pottery wheel', 'potter s wheel', 'potters wheel', 'pottery', 'clay pot on a wheel'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const [body, disc, bowl] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    for (const x of [-0.24, 0.24])
      for (const z of [-0.19, 0.19]) body.paint(darkWood, 'wood').box([x, 0.27, z], [0.06, 0.54, 0.06], 0.01);
    body.paint(wood, 'wood').box([0, 0.56, 0], [0.58, 0.05, 0.48], 0.015);
    body.paint(iron, 'metal').cylinder(0.1, 0.6, 0.03, 0.03, 12);
    body.paint(fromHex('#8a8f96'), 'metal').cylinder(0.08, 0.13, 0.2, 0.2, 28);
    body
      .paint(fromHex('#d8d2c4'), 'satin')
      .lathe(pairs(0.21, 0.585, 0.225, 0.585, 0.225, 0.63, 0.21, 0.63, 0.2, 0.59), 32);
    const tone = colour ?? clay;
    disc.paint(fromHex('#6c7076'), 'metal').cylinder(0.6, 0.625, 0.17, 0.17, 32);
    const isVase = traits.includes('vase');
    bowl
      .paint((p) => {
        const swirl = Math.sin(p[1] * 190 + Math.atan2(p[2], p[0])) * 0.09;
        return [tone[0] * (1 + swirl), tone[1] * (1 + swirl), tone[2] * (1 + swirl)];
      }, 'glossy')
      .lathe(isVase ? vaseOutline : bowlOutline, 36, (angle) => 1 + 0.012 * Math.sin(angle * 2));
    const rest = bowl.mesh.positions;
    const shaped = new Float32Array(rest.length);
    return assembleModel(
      { body, disc, bowl },
      {
        anchors: { top: [0, isVase ? 0.82 : 0.76, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = smoothstep(0, 0.95, actionTime / Math.max(0.1, actionSeconds));
          const [tall, wide] = thrown(t);
          const [s, c] = [Math.sin(time * 7), Math.cos(time * 7)];
          const foot = 0.625;
          for (let n = 0; n < rest.length; n += 3) {
            const [x, y, z] = [rest[n]! * wide, rest[n + 1]!, rest[n + 2]! * wide];
            // A lump has no neck yet.
            const neck = 1 + (1 - t) * Math.max(0, y - 0.86) * 4;
            shaped[n] = (x * c + z * s) * neck;
            shaped[n + 1] = foot + (y - foot) * tall;
            shaped[n + 2] = (z * c - x * s) * neck;
          }
          return { parts: { disc: rotationY(time * 7), bowl: shaped }, anchors: {} };
        },
      },
    );
  },
};

const loom = staticKit(['loom', 'weaving loom', 'hand loom'], (b, { colour }) => {
  const tone = colour ?? fromHex('#b3322c');
  for (const x of [-0.75, 0.75]) {
    b.paint(darkWood, 'wood').box([x, 0.85, 0], [0.09, 1.7, 0.1], 0.015);
    b.box([x, 0.06, 0], [0.1, 0.12, 0.8], 0.015);
  }
  for (const y of [0.45, 0.95, 1.6]) b.paint(wood, 'wood').box([0, y, 0.02], [1.6, 0.08, 0.1], 0.015);
  b.paint(fromHex('#f0e6d0'), 'cloth');
  for (let n = 0; n < 44; n += 1)
    rod(b, [-0.64 + n * 0.03, 0.48, 0.05], [-0.64 + n * 0.03, 1.58, 0.05], 0.004, 5);
  b.paint((p) => {
    const stripe = Math.floor(p[1] * 22) % 4;
    const zigzag = Math.abs(((p[0] * 5 + 40) % 1) - 0.5) * 0.1 + p[1];
    if (stripe === 1) return fromHex('#f2d9a0');
    if (stripe === 3 && Math.sin(zigzag * 70) > 0) return fromHex('#20466e');
    return tone;
  }, 'cloth').box([0, 0.74, 0.065], [1.34, 0.5, 0.02], 0.004, 1);
  b.paint(wood, 'wood').box([0, 1.08, 0.1], [1.5, 0.05, 0.05], 0.01);
  return { top: [0, 1.66, 0] };
});

/** The arch at +z and the fire in it. */
const addMouth = (b: MeshBuilder) => {
  b.paint(fromHex('#6c6258'), 'stone').box([0, 0.76, 0.93], [1.1, 0.1, 0.34], 0.02);
  b.paint(fromHex('#b08468'), 'stone');
  for (let n = 0; n <= 8; n += 1) {
    const angle = (n / 8) * Math.PI;
    b.at(placed(Math.cos(angle) * 0.42, 0.86 + Math.sin(angle) * 0.42, 0.93, { turnZ: angle }), (k) =>
      k.box([0, 0, 0], [0.15, 0.14, 0.2], 0.02),
    );
  }
  b.paint([2.6, 0.75, 0.12], 'glow').at(placed(0, 0.86, 0.9), (k) =>
    k.sphere([0, 0.1, 0], [0.36, 0.3, 0.08], 20),
  );
  b.paint([3.4, 1.9, 0.5], 'glow').sphere([0, 0.92, 0.95], [0.22, 0.14, 0.05], 16);
};

/** Bricks with mouths that glow. */
const furnace = staticKit(
  [
    'furnace',
    'kiln',
    'blast furnace',
    'glass furnace',
    'forge fire',
    'forge',
    'stone oven',
    'wood fired oven',
    'brick oven',
    'pizza oven',
    'wood oven',
    'bread oven',
  ],
  (b, { colour }) => {
    const brick = colour ?? fromHex('#9a5a40');
    b.paint((p): Vec3 => {
      const row = Math.floor(p[1] / 0.11);
      const column = Math.floor((Math.atan2(p[2], p[0]) * 5 + row * 0.5) * 1.6);
      const edge = (p[1] / 0.11) % 1 < 0.1 ? 0.45 : 1;
      const tone = edge * (0.8 + 0.35 * noise(row * 3.1, column * 1.7, 4));
      return [brick[0] * tone, brick[1] * tone, brick[2] * tone];
    }, 'stone').lathe(pairs(0.95, 0, 1, 0.06, 0.98, 0.8, 0.94, 1.15, 0.8, 1.5, 0.5, 1.74, 0.24, 1.8), 36);
    b.cylinder(1.75, 2.5, 0.22, 0.2, 20);
    // Mouths to three sides, so that one is seen from wherever it is worked at.
    for (const turn of [0, Math.PI / 2, -Math.PI / 2]) b.at(rotationY(turn), addMouth);
    return { top: [0, 0.82, 1.02], inside: [0, 0.84, 0.95] };
  },
);

const plank = staticKit(
  ['plank', 'wooden plank', 'board of wood', 'lumber', 'planks', 'piece of wood', 'timber'],
  (b, { colour }) => {
    const tone = colour ?? fromHex('#d8ad6e');
    b.paint((p): Vec3 => {
      const grain = 1 + 0.16 * Math.sin(p[2] * 140 + noise(p[0] * 3, p[2] * 20, 1) * 9);
      return [tone[0] * grain, tone[1] * grain, tone[2] * grain];
    }, 'wood').box([0, 0.03, 0], [1.5, 0.05, 0.24], 0.006);
    for (let n = 0; n < 14; n += 1)
      b.paint(fromHex('#ecd09a'), 'wood').sphere(
        [0.3 + Math.cos(n * 2.4) * 0.12, 0.008, 0.16 + Math.sin(n * 1.7) * 0.05],
        0.012,
        6,
      );
    return { top: [0, 0.06, 0], grip: [0, 0.03, 0] };
  },
);

const steelBeam = staticKit(
  ['steel beam', 'girder', 'iron beam', 'beam', 'i beam', 'metal beam'],
  (b, { colour }) => {
    const tone = colour ?? fromHex('#8a3a24');
    for (const x of [-1, 1]) b.paint(fromHex('#3c4046'), 'metal').box([x, 0.4, 0], [0.12, 0.8, 0.5], 0.02);
    b.paint((p): Vec3 => {
      const rust = 0.85 + 0.3 * noise(p[0] * 6, p[1] * 6, p[2] * 6);
      return [tone[0] * rust, tone[1] * rust, tone[2] * rust];
    }, 'metal')
      .box([0, 0.83, 0], [2.8, 0.04, 0.24], 0.006)
      .box([0, 0.98, 0], [2.8, 0.28, 0.04], 0.006)
      .box([0, 1.13, 0], [2.8, 0.04, 0.24], 0.006);
    return { top: [0, 1.15, 0] };
  },
);

/** Black strokes on white paper, with ink stone and brush rest. */
const calligraphyPaper = staticKit(
  ['calligraphy paper', 'rice paper', 'calligraphy scroll', 'xuan paper', 'calligraphy'],
  (b) => {
    b.paint(fromHex('#a02820'), 'cloth').box([0, 0.004, 0], [0.5, 0.006, 0.8], 0.002);
    b.paint(fromHex('#f8f4e8'), 'matte').box([0, 0.009, 0], [0.42, 0.004, 0.72], 0.001);
    b.paint(fromHex('#14120f'), 'matte');
    const stroke = (x0: number, z0: number, x1: number, z1: number, width: number) =>
      b.tube(
        [
          [x0, 0.012, z0],
          [(x0 + x1) / 2, 0.012, (z0 + z1) / 2 - 0.006],
          [x1, 0.012, z1],
        ],
        [width, width * 0.6, width * 0.9],
        6,
      );
    for (const z of [-0.24, 0, 0.24]) {
      stroke(-0.11, z - 0.05, 0.11, z - 0.06, 0.012);
      stroke(0, z - 0.09, 0, z + 0.09, 0.013);
      stroke(0, z - 0.05, -0.12, z + 0.08, 0.011);
      stroke(0, z - 0.05, 0.12, z + 0.08, 0.014);
    }
    b.paint(fromHex('#26221f'), 'stone').box([0.36, 0.02, 0.05], [0.13, 0.04, 0.2], 0.01);
    b.paint(fromHex('#080706'), 'glossy').box([0.36, 0.041, 0.07], [0.09, 0.004, 0.1], 0.001);
    return { top: [0, 0.015, 0] };
  },
);

/** Molten glass on the end of an iron pipe; the mouth end is the grip. */
const blowpipe = staticKit(['blowpipe', 'glass blowpipe', 'molten glass', 'glassblowing pipe'], (b) => {
  rod(b.paint(iron, 'metal'), [0, 0.02, 0], [0, -0.36, 0.85], 0.012, 10);
  b.paint((p): Vec3 => (p[2] > 1.02 ? [3, 1.1, 0.2] : [2.4, 0.5, 0.08]), 'glow').sphere(
    [0, -0.44, 1.02],
    [0.12, 0.12, 0.16],
    24,
  );
  return { grip: [0, 0.02, 0] };
});

export const craftThings: readonly Kit[] = [
  potteryWheel,
  loom,
  furnace,
  plank,
  steelBeam,
  kneadedDough,
  writtenBoard,
  calligraphyPaper,
  blowpipe,
];
