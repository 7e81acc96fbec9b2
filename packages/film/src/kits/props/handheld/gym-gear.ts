/** Weights, punching bags and boxing gloves. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { bagSwing } from '../../../motion/actions/combat.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

export const dumbbell = makeProp({
  nouns: ['dumbbell', 'barbell', 'kettlebell', 'weight', 'weights'],
  size: (noun) => (noun === 'barbell' || noun === 'weights' ? [1.8, 0.45, 0.45] : [0.34, 0.2, 0.2]),
  anchors: { grip: [0, 0.1, 0], top: [0, 0.2, 0] },
  draw: (b, { options, colour, round }) => {
    const iron = colour(fromHex('#2a2c30'));
    if (options.noun === 'kettlebell') {
      b.paint(iron, 'satin')
        .sphere([0, 0.1, 0], 0.1, round)
        .tube(
          [
            [-0.05, 0.17, 0],
            [-0.055, 0.25, 0],
            [0.055, 0.25, 0],
            [0.05, 0.17, 0],
          ],
          0.015,
          8,
        );
      return;
    }
    const isLong = options.noun === 'barbell' || options.noun === 'weights';
    const half = isLong ? 0.85 : 0.14;
    const y = isLong ? 0.22 : 0.1;
    // Through the fist: along the thumb when gripped, across the body.
    b.at(multiply(translation(0, y, 0), rotationZ(Math.PI / 2)), (c) => {
      c.paint([0.75, 0.77, 0.8], 'metal').cylinder(-half, half, 0.014, 0.014, 10);
      for (const sign of [-1, 1])
        for (let n = 0; n < (isLong ? 3 : 2); n += 1)
          c.paint(isLong && n === 0 ? fromHex('#c0282f') : iron, 'satin').cylinder(
            sign * (half - n * 0.05) - 0.02,
            sign * (half - n * 0.05) + 0.02,
            (isLong ? 0.22 : 0.08) - n * 0.016,
            (isLong ? 0.22 : 0.08) - n * 0.016,
            round,
          );
    });
  },
});

/** Hangs from a frame and swings when it is hit. */
export const punchingBag: Kit = {
  name: 'punching bag',
  nouns: ['punching bag', 'heavy bag', 'boxing bag', 'sandbag'],
  locomotion: 'none',
  build: (options) => {
    const { colour } = contextOf(options, 'punching bag');
    const frame = new MeshBuilder().paint(fromHex('#33363c'), 'satin');
    frame
      .box([0, 0.03, -0.55], [1.0, 0.06, 0.9], 0.02)
      .box([0, 1.2, -0.9], [0.09, 2.4, 0.09], 0.015)
      .box([0, 2.36, -0.45], [0.08, 0.08, 1.0], 0.015);
    const bag = new MeshBuilder();
    bag.paint(colour(fromHex('#6e3d20')), 'glossy').lathe(
      [
        [0, 0.55],
        [0.15, 0.56],
        [0.175, 0.6],
        [0.178, 1.55],
        [0.16, 1.62],
        [0, 1.64],
      ],
      24,
    );
    bag
      .paint(fromHex('#1c1c20'), 'satin')
      .lathe(
        [
          [0.179, 1.44],
          [0.181, 1.45],
          [0.181, 1.52],
          [0.179, 1.53],
        ],
        24,
      )
      .lathe(
        [
          [0.178, 0.66],
          [0.181, 0.67],
          [0.181, 0.72],
          [0.178, 0.73],
        ],
        24,
      );
    bag.paint([0.7, 0.72, 0.75], 'metal');
    for (let n = 0; n < 4; n += 1)
      bag.tube(
        [
          [Math.cos(n * 1.571) * 0.13, 1.6, Math.sin(n * 1.571) * 0.13],
          [0, 1.95, 0],
        ],
        0.008,
        6,
      );
    bag.tube(
      [
        [0, 1.94, 0],
        [0, 2.33, 0],
      ],
      0.01,
      6,
    );
    return {
      size: [1.0, 2.4, 1.2],
      parts: [
        { name: 'frame', mesh: frame.mesh },
        { name: 'bag', mesh: bag.mesh },
      ],
      anchors: { top: [0, 2.4, 0] },
      pose: ({ time, action, actionTime, actionSeconds }) => {
        const isHit = action === 'punch';
        const { away, aside } = isHit ? bagSwing(actionTime, actionSeconds) : { away: 0, aside: 0 };
        const swing = isHit ? away * 0.15 : Math.sin(time * 5.7) * 0.03;
        return {
          parts: {
            bag: multiply(
              translation(0, 2.33, 0),
              rotationX(swing),
              rotationZ(isHit ? aside * 0.07 : Math.sin(time * 4.1) * 0.02),
              translation(0, -2.33, 0),
            ),
          },
          anchors: {},
        };
      },
    };
  },
};

export const boxingGloves = makeProp({
  nouns: ['boxing gloves', 'boxing glove'],
  size: [0.4, 0.3, 0.2],
  anchors: { grip: [0, 0.05, 0] },
  draw: (b, { colour }) => {
    for (const sign of [-1, 1])
      b.paint(colour(fromHex('#b81c26')), 'glossy')
        .sphere([sign * 0.1, 0.17, 0.02], [0.085, 0.1, 0.09], 18)
        .sphere([sign * 0.035, 0.14, 0.05], [0.035, 0.055, 0.04], 12)
        .paint([0.9, 0.88, 0.84], 'satin')
        .at(translation(sign * 0.1, 0, 0), (c) => c.cylinder(0, 0.09, 0.058, 0.062, 16));
  },
});
