/** Flasks and test tubes with glowing liquids, light bulb, hourglass. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { identity, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { brass, bubbles, clearGlass } from './glass-parts.ts';

export const flasks: Kit = {
  name: 'flasks',
  nouns: [
    'test tube',
    'test tubes',
    'flask',
    'flasks',
    'beaker',
    'chemistry set',
    'potion',
    'potion bottle',
    'lab flask',
  ],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    const liquids = colour
      ? [colour]
      : ([
          [0.1, 1.3, 0.5],
          [1.3, 0.25, 0.7],
          [0.2, 0.6, 1.6],
          [1.5, 0.8, 0.1],
        ] as Vec3[]);
    const liquid = (n: number) => liquids[n % liquids.length]!;
    const flask = (x: number, z: number, s: number, n: number) => {
      body.paint(liquid(n), 'glow').at(translation(x, 0, z), (k) =>
        k.lathe(
          [
            [0, 0.004],
            [0.055 * s, 0.004],
            [0.062 * s, 0.02 * s],
            [0.036 * s, 0.075 * s],
            [0, 0.075 * s],
          ],
          22,
        ),
      );
      glass.paint(clearGlass, 'clear').at(translation(x, 0, z), (k) =>
        k.lathe(
          [
            [0, 0],
            [0.06 * s, 0],
            [0.068 * s, 0.02 * s],
            [0.02 * s, 0.12 * s],
            [0.02 * s, 0.18 * s],
            [0.026 * s, 0.185 * s],
          ],
          24,
        ),
      );
    };
    if (/potion|^flask$|lab flask|beaker/.test(noun)) flask(0, 0, 1, noun.includes('potion') ? 1 : 0);
    else {
      body
        .paint(fromHex('#8a5a32'), 'wood')
        .box([0, 0.012, 0], [0.24, 0.024, 0.07], 0.004, 1)
        .box([0, 0.1, 0], [0.24, 0.012, 0.07], 0.003, 1);
      for (const x of [-0.115, 0.115]) body.box([x, 0.06, 0], [0.012, 0.1, 0.07], 0.003, 1);
      for (let n = 0; n < 5; n += 1) {
        const x = -0.084 + n * 0.042;
        body.paint(liquid(n), 'glow').at(translation(x, 0.024, 0), (k) =>
          k.lathe(
            [
              [0, 0],
              [0.01, 0.004],
              [0.012, 0.014],
              [0.012, 0.05 + (n % 3) * 0.022],
              [0, 0.05 + (n % 3) * 0.022],
            ],
            14,
          ),
        );
        glass.paint(clearGlass, 'clear').at(translation(x, 0.022, 0), (k) =>
          k.lathe(
            [
              [0, 0],
              [0.012, 0.004],
              [0.0145, 0.015],
              [0.0145, 0.15],
              [0.017, 0.152],
            ],
            16,
          ),
        );
      }
      flask(0.22, 0.02, 1, 0);
      flask(-0.22, 0.01, 1.2, 2);
    }
    return assembleModel(
      { body, glass },
      {
        anchors: { grip: [0, 0.1, 0], top: [0, 0.18, 0] },
        pose: (input) => ({
          parts: {},
          anchors: {},
          particles: bubbles(
            input,
            [/potion|flask$|beaker/.test(noun) ? 0 : 0.22, 0.02, 0.02],
            0.06,
            0.02,
            8,
          ),
          lamps: [
            {
              position: [0, 0.2, 0.15],
              colour: [liquid(0)[0] * 0.3, liquid(0)[1] * 0.3, liquid(0)[2] * 0.3],
              reach: 0.9,
            },
          ],
        }),
      },
    );
  },
};

export const bulb: Kit = {
  name: 'light bulb',
  nouns: ['light bulb', 'lightbulb', 'bulb'],
  locomotion: 'none',
  build: ({ traits }) => {
    const [body, glow] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(brass, 'metal').lathe(
      [
        [0, 0],
        [0.006, 0],
        [0.012, 0.004],
        [0.014, 0.008],
        [0.013, 0.011],
        [0.014, 0.014],
        [0.013, 0.017],
        [0.014, 0.02],
        [0.013, 0.023],
        [0.014, 0.028],
        [0, 0.028],
      ],
      20,
    );
    body.paint([0.4, 0.32, 0.2], 'clear').lathe(
      [
        [0.014, 0.028],
        [0.018, 0.045],
        [0.031, 0.07],
        [0.033, 0.085],
        [0.026, 0.105],
        [0.012, 0.116],
        [0, 0.118],
      ],
      26,
    );
    glow
      .paint([6, 4, 1.6], 'glow')
      .tube(
        [
          [-0.008, 0.07, 0],
          [-0.004, 0.078, 0],
          [0, 0.07, 0],
          [0.004, 0.078, 0],
          [0.008, 0.07, 0],
        ],
        0.0012,
        5,
      )
      .paint([1.4, 0.95, 0.4], 'haze')
      .sphere([0, 0.08, 0], 0.027, 14);
    return assembleModel(
      { body, glow },
      {
        size: [0.14, 0.15, 0.14],
        anchors: { grip: [0, 0.02, 0], lamp: [0, 0.08, 0] },
        pose: ({ time }) => {
          // A loose contact: off for short moments, dim at others.
          const beat = Math.sin(time * 7.3) * Math.sin(time * 11.9 + 1) + 0.35 * Math.sin(time * 31);
          const light = traits.includes('flickering') ? (beat < -0.25 ? 0 : beat < 0.1 ? 0.4 : 1) : 1;
          return {
            parts: { glow: light > 0.5 ? identity() : null },
            anchors: {},
            lamps: [
              {
                position: [0, 0.1, 0.05],
                colour: [0.9 * light + 0.02, 0.65 * light + 0.015, 0.3 * light + 0.01],
                reach: 2.5,
              },
            ],
          };
        },
      },
    );
  },
};
