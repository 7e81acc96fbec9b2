/** A kitchen sink at work: foam heaped over the rim, plates in it and beside it, water running from the tap. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed } from '../../../shared/shapes.ts';

const worktop = 0.88;
/** Half the basin, and where it lies; the tap is behind it. */
const basin: Vec3 = [0.27, 0, 0.2];
const [wide, deep] = [1.2, 0.6];

const addCupboard = (b: MeshBuilder) => {
  const wood = fromHex('#8a6a4a');
  b.paint(wood, 'wood').box([0, 0.42, 0], [wide - 0.04, 0.84, deep - 0.04], 0.01);
  b.paint(fromHex('#74563a'), 'wood');
  for (const x of [-0.29, 0.29]) b.box([x, 0.42, deep / 2 - 0.015], [0.54, 0.7, 0.02], 0.005, 1);
  // A worktop with a hole: four strips round the basin.
  b.paint(fromHex('#d4d8dc'), 'metal');
  const side = wide / 2 - basin[0];
  for (const x of [-1, 1]) b.box([x * (basin[0] + side / 2), worktop - 0.02, 0], [side, 0.04, deep], 0.006);
  const front = deep / 2 - basin[2];
  for (const z of [-1, 1])
    b.box([0, worktop - 0.02, z * (basin[2] + front / 2)], [basin[0] * 2, 0.04, front], 0.006);
  b.paint(fromHex('#aab4bc'), 'metal').box([0, worktop - 0.14, 0], [basin[0] * 2, 0.02, basin[2] * 2]);
};

const addPlate = (b: MeshBuilder, at: Vec3, lean: number, turn: number) =>
  b.at(placed(...at, { turnY: turn, turnX: lean }), (k) => {
    k.paint(fromHex('#f8f8f4'), 'glossy').lathe(
      pairs(0, 0, 0.07, 0, 0.125, 0.014, 0.128, 0.018, 0.12, 0.017, 0.07, 0.006, 0, 0.006),
      34,
    );
    k.paint(fromHex('#3f78b8'), 'glossy').lathe(pairs(0.104, 0.0135, 0.116, 0.0172), 34);
  });

const addFoam = (b: MeshBuilder) => {
  b.paint([0.97, 0.985, 1], 'snow');
  for (let n = 0; n < 120; n += 1) {
    const [x, z] = [((n * 0.618) % 1) * 2 - 1, ((n * 0.377) % 1) * 2 - 1];
    const high = 0.065 * (1 - 0.6 * Math.hypot(x, z)) * (0.5 + ((n * 0.71) % 1));
    const size = 0.026 + 0.03 * ((n * 0.53) % 1);
    b.sphere([x * (basin[0] - 0.03), worktop - 0.01 + high, z * (basin[2] - 0.025)], size, 8);
  }
};

/** Bubbles that rise off the foam, and drops that jump where the water falls. */
const bubblesAt = (time: number): Particle[] =>
  Array.from({ length: 46 }, (_, n) => {
    const age = fraction(time * (n % 2 ? 0.3 : 1.6) + n * 0.618);
    const [x, z] = [((n * 0.377) % 1) * 2 - 1, ((n * 0.71) % 1) * 2 - 1];
    if (n % 2)
      return {
        position: [
          x * basin[0] + 0.04 * Math.sin(time + n),
          worktop + 0.06 + 0.34 * age,
          z * basin[2],
        ] as Vec3,
        size: 0.008 + 0.008 * ((n * 0.31) % 1),
        colour: [0.9, 0.97, 1.1] as Vec3,
        opacity: 0.75 * (1 - age),
      };
    return {
      position: [
        x * 0.1 * age,
        worktop + 0.06 + 0.16 * age - 0.22 * age * age,
        -0.06 + z * 0.1 * age,
      ] as Vec3,
      size: 0.005,
      colour: [0.9, 0.97, 1.05] as Vec3,
      opacity: 0.9,
    };
  });

export const dishSink: Kit = {
  name: 'sink full of dishes',
  nouns: ['sink full of dishes'],
  locomotion: 'none',
  build: () => {
    const [body, stream] = [new MeshBuilder(), new MeshBuilder()];
    addCupboard(body);
    addFoam(body);
    for (let n = 0; n < 6; n += 1) addPlate(body, [0.44, worktop + n * 0.016, 0.02], 0, n);
    // Clean ones stand in a rack to dry.
    body.paint(fromHex('#e8ecf0'), 'metal').box([-0.44, worktop + 0.012, 0], [0.24, 0.016, 0.4], 0.005);
    for (let n = 0; n < 4; n += 1) addPlate(body, [-0.44, worktop + 0.14, -0.14 + n * 0.085], 1.35, 0);
    addPlate(body, [0.12, worktop + 0.05, -0.06], 0.9, 0.7);
    body.paint(fromHex('#c8ced6'), 'metal').tube(
      [
        [0, worktop - 0.02, -0.25],
        [0, worktop + 0.27, -0.25],
        [0, worktop + 0.34, -0.18],
        [0, worktop + 0.31, -0.09],
        [0, worktop + 0.26, -0.07],
      ],
      0.018,
      10,
    );
    for (const x of [-0.1, 0.1]) body.sphere([x, worktop + 0.03, -0.25], 0.03, 12);
    stream.paint([0.75, 0.88, 0.96], 'glass').tube(
      Array.from({ length: 10 }, (_, n): Vec3 => [0, worktop + 0.26 - n * 0.024, -0.07]),
      0.011,
      12,
    );
    return assembleModel(
      { body, stream },
      {
        size: [wide, worktop, deep],
        anchors: { top: [0, worktop, 0.05] },
        pose: ({ time }) => ({ parts: {}, anchors: {}, particles: bubblesAt(time) }),
      },
    );
  },
};

/** Held up by its rim, foam on it. */
export const washedPlate: Kit = {
  name: 'washed plate',
  nouns: ['washed plate'],
  locomotion: 'none',
  build: () => {
    const body = new MeshBuilder();
    addPlate(body, [0, 0.13, 0], Math.PI / 2, 0);
    body.paint([0.97, 0.985, 1], 'snow');
    for (let n = 0; n < 16; n += 1) {
      const [a, r] = [n * 2.4, 0.03 * Math.sqrt(n * 0.7)];
      body.sphere([Math.cos(a) * r - 0.02, 0.14 + Math.sin(a) * r, 0.01], 0.012 + 0.008 * (n % 3), 8);
    }
    return assembleModel(
      { body },
      { size: [0.26, 0.26, 0.04], anchors: { grip: [0, 0.03, 0], top: [0, 0.26, 0] } },
    );
  },
};
