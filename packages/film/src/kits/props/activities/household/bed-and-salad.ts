/** A bed whose blanket is pulled up, and a salad that is tossed. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, scaling, translation } from '../../../../math/matrix.ts';
import { noise } from '../../../../math/noise.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { rod } from '../../../shared/shapes.ts';

const cycle = (time: number, period: number) => 0.5 - 0.5 * Math.cos((time / period) * 2 * Math.PI);

/** The head is to the left of whoever stands at its long side. */
export const madeBed: Kit = {
  name: 'bed being made',
  nouns: ['bed being made'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, blanket, roll] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const wood = fromHex('#7a4c2c');
    const cover = colour ?? fromHex('#4f7ab8');
    body
      .paint(wood, 'wood')
      .box([0, 0.3, 0], [2, 0.14, 1.5], 0.02)
      .box([-1, 0.6, 0], [0.07, 0.85, 1.56], 0.03)
      .box([1, 0.4, 0], [0.06, 0.42, 1.56], 0.03);
    for (const x of [-0.95, 0.95])
      for (const z of [-0.7, 0.7]) body.box([x, 0.13, z], [0.09, 0.26, 0.09], 0.01);
    body.paint(fromHex('#f0ece4'), 'cloth').box([0, 0.47, 0], [1.92, 0.22, 1.46], 0.07, 3);
    for (const z of [-0.36, 0.36])
      body.paint(fromHex('#faf7f0'), 'cloth').box([-0.7, 0.65, z], [0.42, 0.17, 0.62], 0.08, 3);
    // One unit long from the foot at the origin towards the head.
    blanket
      .paint((p) => darken(cover, 0.2 * noise(p[0] * 9, 1, p[2] * 5)), 'cloth')
      .heightField(
        { x0: -1, z0: -0.78, x1: 0, z1: 0.78 },
        { x: 24, z: 30 },
        (x, z) => 0.6 + 0.03 * noise(x * 7, 2, z * 3) - Math.max(0, Math.abs(z) - 0.7) * 3.6,
      );
    roll.paint(lighten(cover, 0.55), 'cloth').box([0, 0.62, 0], [0.16, 0.09, 1.54], 0.04, 3);
    return assembleModel(
      { body, blanket, roll },
      {
        // The one that makes it leans over its edge.
        size: [2.06, 1.02, 1.1],
        anchors: { top: [0, 0.6, 0.5], handRight: [0.2, 0.7, 0.6], handLeft: [-0.1, 0.7, 0.6] },
        pose: ({ time }) => {
          // Drawn up towards the pillows, shaken on the way, and back once it is there.
          const u = fraction(time / 4 + 0.06);
          const drawn = u < 0.75 ? smoothstep(0.05, 0.6, u) : 1 - smoothstep(0.8, 1, u);
          const edge = 0.42 - 0.8 * drawn;
          const lift = 0.16 * Math.sin(Math.PI * drawn);
          return {
            parts: {
              body: translation(0, 0, 0),
              blanket: multiply(
                translation(0.97, 0, 0),
                multiply(rotationZ(-lift * 0.6), scaling(0.97 - edge, 1, 1)),
              ),
              roll: translation(edge + 0.02, lift * 0.8, 0),
            },
            anchors: {
              handRight: translation(edge + 0.08, 0.69 + lift * 0.8, 0.66),
              handLeft: translation(edge - 0.14, 0.69 + lift * 0.8, 0.6),
            },
          };
        },
      },
    );
  },
};

export const tossedSalad: Kit = {
  name: 'salad being tossed',
  nouns: ['salad being tossed'],
  locomotion: 'none',
  build: () => {
    const [body, left, right] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#f4f2ec'), 'glossy').lathe(
      [
        [0, 0.01],
        [0.1, 0],
        [0.2, 0.09],
        [0.23, 0.15],
        [0.215, 0.15],
        [0.18, 0.09],
        [0, 0.04],
      ],
      40,
    );
    for (let n = 0; n < 60; n += 1) {
      const [turn, far] = [n * 2.4, 0.17 * Math.sqrt(fraction(n * 0.618))];
      const tone = n % 7 === 0 ? '#d8281c' : n % 5 === 0 ? '#f0a030' : n % 3 ? '#5aa02c' : '#8cc84a';
      body
        .paint(fromHex(tone), 'leaf')
        .sphere(
          [
            Math.cos(turn) * far,
            0.14 + 0.05 * (1 - far / 0.18) + 0.02 * fraction(n * 0.37),
            Math.sin(turn) * far,
          ],
          n % 7 === 0 ? 0.024 : [0.04, 0.012, 0.03],
          10,
        );
    }
    for (const server of [left, right]) {
      server.paint(fromHex('#b07a40'), 'wood');
      rod(server, [0, 0, 0], [0, 0.26, 0], 0.011);
      server.sphere([0, -0.01, 0], [0.034, 0.05, 0.012], 14);
    }
    return assembleModel(
      { body, left, right },
      {
        size: [0.5, 0.3, 0.46],
        anchors: { top: [0, 0.2, 0], handRight: [0.2, 0.36, 0.12], handLeft: [-0.2, 0.36, 0.12] },
        pose: ({ time }) => {
          const toss = cycle(time, 1.2);
          const [x, y] = [0.04 + 0.07 * (1 - toss), 0.15 + 0.09 * toss];
          return {
            parts: {
              right: multiply(translation(x, y, 0.03), multiply(rotationZ(-0.5), rotationX(0.35))),
              left: multiply(translation(-x, y, 0.03), multiply(rotationZ(0.5), rotationX(0.35))),
            },
            anchors: {
              handRight: translation(x + 0.13, y + 0.23, 0.12),
              handLeft: translation(-x - 0.13, y + 0.23, 0.12),
            },
            particles: Array.from({ length: 7 }, (_, n) => ({
              position: [
                0.1 * Math.sin(n * 2.4),
                0.2 + 0.16 * toss * fraction(0.3 + n * 0.37),
                0.08 * Math.cos(n * 2.4),
              ],
              size: 0.022,
              colour:
                n % 3 ? (([0.3, 0.6, 0.14] as const).slice() as [number, number, number]) : [0.8, 0.14, 0.08],
              opacity: toss > 0.2 ? 1 : 0,
            })),
          };
        },
      },
    );
  },
};
