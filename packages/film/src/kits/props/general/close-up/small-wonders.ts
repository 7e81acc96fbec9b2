/** Small things that glow or turn: a jar of fireflies, a music box with a dancer. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed } from '../../../shared/shapes.ts';
import { addLace } from '../home/lace-cloth.ts';

const skin = fromHex('#f0c8a8');

export const fireflyJar: Kit = {
  name: 'jar of fireflies',
  nouns: ['jar of fireflies', 'firefly jar'],
  locomotion: 'none',
  build: () => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#4f7a34'), 'leaf');
    for (let n = 0; n < 26; n += 1) {
      const [a, r] = [n * 2.4, 0.045 * Math.sqrt((n + 0.5) / 26)];
      body.tube(
        [
          [Math.cos(a) * r, 0.006, Math.sin(a) * r],
          [Math.cos(a) * r * 1.2, 0.03 + 0.01 * (n % 3), Math.sin(a) * r * 1.2],
        ],
        [0.002, 0.0006],
        5,
      );
    }
    body.paint(fromHex('#6a4a2c'), 'bark').tube(
      [
        [-0.03, 0.01, 0],
        [0.005, 0.05, 0.01],
        [0.02, 0.1, -0.01],
      ],
      [0.003, 0.0026, 0.0012],
      6,
    );
    body
      .paint(fromHex('#c8a050'), 'metal')
      .lathe(pairs(0.047, 0.15, 0.049, 0.153, 0.049, 0.168, 0.046, 0.172, 0, 0.173), 40);
    glass
      .paint([0.5, 0.6, 0.62], 'clear')
      .lathe(pairs(0, 0.002, 0.054, 0.002, 0.058, 0.012, 0.058, 0.12, 0.046, 0.14, 0.046, 0.152), 40);
    return assembleModel(
      { body, glass },
      {
        size: [0.15, 0.18, 0.15],
        anchors: { top: [0, 0.173, 0], grip: [0, 0.08, 0] },
        pose: ({ time }) => {
          const at = (n: number): Vec3 => [
            0.038 * Math.sin(time * (0.7 + 0.1 * (n % 4)) + n * 2.1),
            0.075 + 0.045 * Math.sin(time * (0.5 + 0.07 * (n % 5)) + n * 1.3),
            0.038 * Math.cos(time * (0.6 + 0.09 * (n % 3)) + n * 1.7),
          ];
          return {
            parts: {},
            anchors: {},
            particles: Array.from({ length: 14 }, (_, n) => n).flatMap((n) => {
              const light = 0.45 + 0.55 * Math.sin(time * 2.1 + n * 1.9) ** 2;
              return [
                { position: at(n), size: 0.0036, colour: [2.6, 3, 0.9] as Vec3, opacity: light },
                { position: at(n), size: 0.013, colour: [1.4, 1.7, 0.35] as Vec3, opacity: 0.28 * light },
              ];
            }),
            lamps: [{ position: [0, 0.09, 0], colour: [0.5, 0.6, 0.14], reach: 1.6 }],
          };
        },
      },
    );
  },
};

/** A dancer of 7 cm on one toe, arms over her head. */
const addDancer = (b: MeshBuilder) => {
  b.paint(skin, 'satin').tube(
    [
      [0, 0, 0],
      [0.001, 0.016, 0],
      [0, 0.032, 0],
    ],
    [0.0014, 0.0026, 0.0034],
    10,
  );
  b.tube(
    [
      [0, 0.032, 0],
      [0.012, 0.027, 0.004],
      [0.003, 0.018, 0.004],
    ],
    [0.0034, 0.0026, 0.0014],
    10,
  );
  b.paint(fromHex('#f4a0bc'), 'cloth').lathe(
    pairs(0.004, 0.037, 0.02, 0.034, 0.021, 0.0355, 0.004, 0.041),
    34,
    (a) => 1 + 0.06 * Math.sin(a * 11),
  );
  b.paint(fromHex('#f07aa4'), 'satin').lathe(
    pairs(0.0042, 0.037, 0.0048, 0.044, 0.0062, 0.05, 0.004, 0.053),
    18,
  );
  b.paint(skin, 'satin').sphere([0, 0.0605, 0], 0.0052, 16);
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.0055, 0.05, 0],
        [side * 0.012, 0.061, 0],
        [side * 0.002, 0.074, 0],
      ],
      [0.0018, 0.0016, 0.0012],
      8,
    );
  b.paint(fromHex('#5a3420'), 'satin')
    .sphere([0, 0.062, -0.0012], [0.0055, 0.0052, 0.005], 14)
    .sphere([0, 0.0675, -0.002], 0.0026, 10);
};

export const musicBox: Kit = {
  name: 'music box with a ballerina',
  nouns: ['music box with a ballerina', 'ballerina music box'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const [body, dancer] = [new MeshBuilder(), new MeshBuilder()];
    const wood = colour ?? fromHex('#8a4a26');
    body.paint(wood, 'wood').box([0, 0.022, 0], [0.15, 0.044, 0.11], 0.004);
    body.paint(fromHex('#b81c3c'), 'cloth').box([0, 0.0445, 0], [0.134, 0.003, 0.094]);
    body.paint(fromHex('#d8ae4a'), 'metal').lathe(pairs(0, 0.046, 0.024, 0.046, 0.024, 0.052, 0, 0.052), 30);
    body.at(placed(0, 0.046, -0.054, { turnX: -0.25 }), (k) => {
      k.paint(wood, 'wood').box([0, 0.055, -0.005], [0.15, 0.11, 0.012], 0.003);
      k.paint(fromHex('#c8dce8'), 'glass').box([0, 0.055, 0.0022], [0.124, 0.086, 0.003], 0.002);
      k.paint(fromHex('#d8ae4a'), 'metal');
      for (const y of [0.011, 0.099]) k.box([0, y, 0.003], [0.13, 0.004, 0.004]);
    });
    body.paint(fromHex('#d8ae4a'), 'metal').box([0, 0.024, 0.056], [0.018, 0.018, 0.004], 0.002);
    body.tube(
      [
        [0.075, 0.022, 0.01],
        [0.092, 0.022, 0.01],
        [0.092, 0.036, 0.01],
      ],
      0.0028,
      8,
    );
    if (traits.includes('lace')) addLace(body, 0.15);
    addDancer(dancer);
    return assembleModel(
      { body, dancer },
      {
        size: [0.19, 0.155, 0.13],
        anchors: { top: [0, 0.05, 0] },
        pose: ({ time }) => ({
          parts: { dancer: multiply(translation(0, 0.052, 0.004), rotationY(time * 1.6)) },
          anchors: {},
        }),
      },
    );
  },
};
