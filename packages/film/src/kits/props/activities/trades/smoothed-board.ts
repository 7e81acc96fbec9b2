/** A board on a bench that both hands go over to and fro, with a sanding block or with a plane. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const [long, thick, deep] = [1.15, 0.05, 0.26];
/** Seconds there and back, and how far to each side. */
const [period, reach] = [1.3, 0.17];

/** A block wrapped in sandpaper, its long side along x. */
const addBlock = (b: MeshBuilder) => {
  b.paint(fromHex('#8a3a22'), 'matte').box([0, 0.008, 0], [0.24, 0.016, 0.13], 0.003);
  b.paint(fromHex('#d8a860'), 'wood').box([0, 0.042, 0], [0.235, 0.056, 0.125], 0.014, 3);
};

/** A plane that goes towards -x: a knob in front, a handle behind, the iron between. */
const addPlane = (b: MeshBuilder) => {
  const wood = fromHex('#9a5a26');
  b.paint(fromHex('#70767e'), 'metal').box([0, 0.006, 0], [0.4, 0.012, 0.1], 0.003);
  b.paint(wood, 'wood').box([0, 0.042, 0], [0.39, 0.064, 0.095], 0.012, 3);
  b.paint(fromHex('#aeb4bc'), 'metal').at(multiply(translation(0.02, 0.1, 0), rotationZ(-0.7)), (k) =>
    k.box([0, 0, 0], [0.01, 0.13, 0.07], 0.002),
  );
  b.paint(darken(wood, 0.35), 'wood').sphere([-0.13, 0.095, 0], [0.03, 0.035, 0.03], 16);
  b.tube(
    [
      [0.13, 0.06, 0],
      [0.125, 0.12, 0],
      [0.095, 0.15, 0],
    ],
    [0.022, 0.02, 0.017],
    12,
  );
};

const addShavings = (b: MeshBuilder) => {
  b.paint(fromHex('#ecc98c'), 'satin').twoSided();
  for (let n = 0; n < 12; n += 1) {
    const r = 0.018 + (n % 3) * 0.007;
    const [x, z] = [-0.5 + fraction(n * 0.377), (n % 2 ? 1 : -1) * (0.09 + fraction(n * 0.618) * 0.1)];
    const y = Math.abs(z) > deep / 2 ? 0 : thick;
    b.tube(
      Array.from(
        { length: 12 },
        (_, k): Vec3 => [x + k * 0.006, y + r + Math.sin(k * 0.75) * r, z + Math.cos(k * 0.75) * r],
      ),
      0.006,
      4,
    );
  }
};

const addDust = (b: MeshBuilder) => {
  b.paint(fromHex('#f0dcae'), 'matte');
  for (let n = 0; n < 60; n += 1)
    b.sphere(
      [-0.5 + fraction(n * 0.618), thick + 0.002, -0.12 + fraction(n * 0.377) * 0.24],
      [0.008 + 0.008 * fraction(n * 0.23), 0.003, 0.008],
      5,
    );
};

/** Dust flies up behind what rubs. */
const dustAt = (x: number, time: number): Particle[] =>
  Array.from({ length: 8 }, (_, n) => {
    const age = fraction(time * 1.1 + n / 8);
    return {
      position: [
        x + (n % 2 ? 0.13 : -0.13) * (1 + age * 0.5),
        thick + 0.01 + age * 0.07,
        -0.05 + (n % 4) * 0.035,
      ],
      size: 0.012 + age * 0.02,
      colour: [0.9, 0.78, 0.56],
      opacity: 0.28 * (1 - age),
      wisp: n + 1,
    };
  });

export const smoothedBoard: Kit = {
  name: 'board being smoothed',
  nouns: ['board being smoothed', 'board being sanded', 'board being planed'],
  locomotion: 'none',
  build: ({ noun, colour, traits }) => {
    const isPlaned = /planed/.test(noun) || traits.includes('planed');
    const [body, tool] = [new MeshBuilder(), new MeshBuilder()];
    const wood = colour ?? fromHex('#c48a4a');
    body
      .paint((p) => (Math.abs(p[0]) < 0.36 ? lighten(wood, 0.24) : wood), 'wood')
      .box([0, thick / 2, 0], [long, thick, deep], 0.006);
    if (isPlaned) addShavings(body);
    else addDust(body);
    if (isPlaned) addPlane(tool);
    else addBlock(tool);
    const [apart, high]: [number, number] = isPlaned ? [0.115, 0.16] : [0.075, 0.115];
    return assembleModel(
      { body, tool },
      {
        size: [long, 0.16, deep],
        anchors: {
          top: [0, thick, 0],
          handRight: [apart, thick + high, 0],
          handLeft: [-apart, thick + high, 0],
        },
        pose: ({ time }) => {
          const x = Math.sin((time / period) * 2 * Math.PI) * reach;
          return {
            parts: { tool: translation(x, thick, 0) },
            anchors: {
              handRight: translation(x + apart, thick + high, 0.02),
              handLeft: translation(x - apart, thick + high, 0.02),
            },
            particles: isPlaned ? [] : dustAt(x, time),
          };
        },
      },
    );
  },
};
