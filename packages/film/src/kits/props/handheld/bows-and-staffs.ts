/** Bows, staffs and wands. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { track } from '../../../motion/actions/moment.ts';
import { releaseMoments } from '../../../motion/actions/release-moments.ts';
import type { Kit } from '../../kit.ts';
import { staffs } from './hold-styles.ts';
import { contextOf, makeProp } from './make-prop.ts';

const steel = fromHex('#c2c8d0');

const leather = fromHex('#4a2f1e');

const wood = fromHex('#7a5230');

const limb = (b: MeshBuilder, sign: number) =>
  b.tube(
    [
      [0, sign * 0.09, 0],
      [0, sign * 0.3, 0.05],
      [0, sign * 0.52, 0],
      [0, sign * 0.66, -0.1],
      [0, sign * 0.72, -0.11],
    ].map(([x, y, z]): Vec3 => [x!, y! + 0.72, z!]),
    [0.017, 0.016, 0.012, 0.009, 0.008],
    8,
  );

/** The string and the arrow follow the archer's draw. */
export const bow: Kit = {
  name: 'bow',
  nouns: ['bow', 'longbow', 'bow and arrow', 'archery bow', 'fire bow'],
  locomotion: 'none',
  build: (options) => {
    const { colour } = contextOf(options, 'bow');
    const stave = new MeshBuilder().paint(colour(fromHex('#6b3f1e')), 'glossy');
    limb(stave, 1);
    limb(stave, -1);
    stave.paint(leather, 'satin').tube(
      [
        [0, 0.62, 0],
        [0, 0.82, 0],
      ],
      0.021,
      8,
    );
    const string = new MeshBuilder().paint([0.85, 0.82, 0.75], 'matte');
    const ends: Vec3[] = [
      [0, 1.44, -0.11],
      [0, 0.72, -0.11],
      [0, 0, -0.11],
    ];
    string.tube(ends, 0.004, 4, false);
    const arrow = new MeshBuilder().paint(wood, 'satin').at(translation(0, 0.74, 0), (b) => {
      b.tube(
        [
          [0, 0, -0.1],
          [0, 0, 0.62],
        ],
        0.006,
        6,
      )
        .paint(steel, 'metal')
        .tube(
          [
            [0, 0, 0.62],
            [0, 0, 0.69],
          ],
          [0.013, 0.001],
          6,
        );
      for (const turn of [0, 2.1, 4.2])
        b.paint(fromHex('#c0302a'), 'cloth').box(
          [Math.sin(turn) * 0.018, Math.cos(turn) * 0.018, -0.04],
          [0.012, 0.03, 0.1],
          0.004,
        );
    });
    const isBurning = options.noun === 'fire bow';
    const flame = new MeshBuilder();
    if (isBurning)
      for (const [z, size, tone] of [
        [0.62, 0.05, [9, 5, 1.2]],
        [0.57, 0.065, [7, 2.6, 0.4]],
        [0.49, 0.05, [5, 1.4, 0.15]],
        [0.42, 0.028, [3.4, 0.8, 0.08]],
      ] as [number, number, Vec3][])
        flame
          .paint(tone, 'glow')
          .sphere([0, 0.74 + (0.62 - z) * 0.35, z], [size, size * 1.15, size * 1.5], 14);
    const rest = Float32Array.from(string.mesh.positions);
    return {
      size: [0.05, 1.45, 0.4],
      parts: [
        { name: 'stave', mesh: stave.mesh },
        { name: 'string', mesh: string.mesh },
        { name: 'arrow', mesh: arrow.mesh },
        ...(isBurning ? [{ name: 'flame', mesh: flame.mesh }] : []),
      ],
      anchors: { grip: [0, 0.72, 0] },
      pose: ({ action, actionTime, actionSeconds }) => {
        const times = Math.max(1, Math.round(actionSeconds / releaseMoments.shoot.seconds));
        const u = action === 'shoot' ? fraction(actionTime / (actionSeconds / times)) : 0;
        const draw =
          action === 'shoot'
            ? track(u, [
                [0, 0],
                [0.2, 0.1],
                [0.5, 1],
                [0.61, 1],
                [0.625, 0],
                [1, 0],
              ]) * 0.46
            : 0;
        const positions = rest.slice();
        for (let at = 0; at < positions.length; at += 3) {
          const near = 1 - Math.abs(positions[at + 1]! - 0.72) / 0.72;
          positions[at + 2]! -= draw * near;
        }
        const isFlying = action === 'shoot' && u > 0.62;
        // A burning arrow is followed by eye: it flies slowly enough to be seen.
        const along = isFlying ? (u - 0.62) * (isBurning ? 16 : 90) : -draw;
        const place = isFlying && u > (isBurning ? 0.97 : 0.7) ? null : translation(0, 0, along);
        return {
          parts: { string: positions, arrow: place, ...(isBurning ? { flame: place } : {}) },
          anchors: {},
          ...(isBurning && place
            ? {
                lamps: [
                  { position: [0, 0.74, 0.6 + along] as Vec3, colour: [2.4, 1.2, 0.35] as Vec3, reach: 4 },
                ],
              }
            : {}),
        };
      },
    };
  },
};

export const staff = makeProp({
  nouns: [...staffs, 'stick', 'scepter', 'sceptre', 'shepherd crook'],
  size: [0.15, 1.7, 0.15],
  anchors: { grip: [0, 0.95, 0], lamp: [0, 1.66, 0] },
  draw: (b, { options, colour, round }) => {
    const own = colour(wood);
    b.paint(own, 'wood');
    if (['walking stick', 'cane', 'crutch'].includes(options.noun)) {
      b.tube(
        [
          [0, 0, 0],
          [0, 0.86, 0],
          [0, 0.95, 0.01],
          [0, 0.99, 0.05],
          [0, 0.96, 0.1],
        ],
        0.013,
        10,
      );
      return;
    }
    b.tube(
      [
        [0, 0, 0],
        [0.012, 0.5, 0.006],
        [-0.006, 1.0, -0.004],
        [0.01, 1.5, 0],
      ],
      [0.017, 0.02, 0.019, 0.023],
      10,
    );
    if (!options.noun.includes('wizard') && !options.noun.includes('magic') && options.noun !== 'staff')
      return;
    for (let n = 0; n < 4; n += 1) {
      const a = n * 1.57;
      b.tube(
        [
          [0.01, 1.48, 0],
          [0.01 + Math.cos(a) * 0.07, 1.58, Math.sin(a) * 0.07],
          [0.01 + Math.cos(a) * 0.045, 1.7, Math.sin(a) * 0.045],
        ],
        [0.014, 0.012, 0.004],
        8,
      );
    }
    b.paint([0.6, 1.5, 2.6], 'glow').sphere([0.01, 1.62, 0], 0.048, round);
  },
});

export const wand = makeProp({
  nouns: ['magic wand', 'wand', 'baton', 'sparkler'],
  size: [0.1, 0.1, 0.4],
  anchors: { grip: [0, 0.03, 0.06], lamp: [0, 0.03, 0.4] },
  draw: (b, { options, colour }) => {
    b.paint(options.noun === 'baton' ? [0.9, 0.89, 0.85] : colour(fromHex('#3a2218')), 'glossy').tube(
      [
        [0, 0.03, 0],
        [0, 0.03, 0.36],
      ],
      [0.012, 0.006],
      8,
    );
    if (options.noun !== 'baton') b.paint([3, 2.2, 0.9], 'glow').sphere([0, 0.03, 0.37], 0.02, 10);
  },
  pose:
    ({ options }) =>
    ({ time }) => ({
      parts: {},
      anchors: {},
      ...(options.noun === 'baton'
        ? {}
        : {
            lamps: [{ position: [0, 0.03, 0.4] as Vec3, colour: [2, 1.5, 0.8] as Vec3, reach: 4 }],
            particles: Array.from({ length: 14 }, (_, n) => {
              const age = fraction(time * 0.7 + n / 14);
              const a = n * 2.4;
              return {
                position: [
                  Math.cos(a) * age * 0.22,
                  0.03 + Math.sin(a * 1.7) * age * 0.22,
                  0.4 + age * 0.3,
                ] as Vec3,
                size: 0.014 * (1 - age) + 0.003,
                colour: [2.4, 1.8, 0.7] as Vec3,
                opacity: 1 - age,
              };
            }),
          }),
    }),
});

/** A ring on a stick with a film of soap in it. */
export const bubbleWand = makeProp({
  nouns: ['bubble wand', 'bubble blower', 'soap bubble wand'],
  size: [0.1, 0.24, 0.02],
  anchors: { grip: [0, 0.03, 0], top: [0, 0.24, 0] },
  draw: (b, { colour }) => {
    const hue = colour(fromHex('#f0348c'));
    const ring = Array.from({ length: 25 }, (_, n): Vec3 => {
      const a = (n / 24) * 2 * Math.PI;
      return [Math.sin(a) * 0.042, 0.19 - Math.cos(a) * 0.042, 0];
    });
    b.paint(hue, 'glossy').tube(
      [
        [0, 0, 0],
        [0, 0.148, 0],
      ],
      [0.008, 0.006],
      10,
    );
    b.tube(ring, 0.007, 8, false);
  },
});
