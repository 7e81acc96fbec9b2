/** Phones, cameras, laptops and optical instruments. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { makeProp } from './make-prop.ts';

export const phone = makeProp({
  nouns: ['phone', 'smartphone', 'cell phone', 'mobile phone', 'tablet', 'walkie talkie'],
  size: [0.08, 0.16, 0.012],
  anchors: { grip: [0, 0.06, 0.01] },
  draw: (b, { options, colour }) => {
    const k = options.noun === 'tablet' ? 1.7 : 1;
    b.paint(colour([0.04, 0.04, 0.05]), 'glossy').box([0, 0.08 * k, 0], [0.08 * k, 0.16 * k, 0.011], 0.005);
    b.paint([0.5, 0.75, 1.1], 'glow').box([0, 0.08 * k, -0.0055], [0.07 * k, 0.142 * k, 0.002], 0.0008);
    b.paint([0.1, 0.1, 0.12], 'glossy').sphere([0.022 * k, 0.138 * k, 0.006], [0.01, 0.01, 0.003], 8);
  },
});

/** Looks to +z; the photographer's eye is behind it. */
export const camera = makeProp({
  nouns: ['camera', 'photo camera', 'video camera', 'film camera', 'movie camera'],
  size: [0.15, 0.12, 0.14],
  anchors: { grip: [0, 0.055, -0.03], gripLeft: [0.05, 0.03, 0.04] },
  draw: (b, { options, colour, round }) => {
    const body = colour([0.05, 0.05, 0.055]);
    const isFilm = /video|film|movie/.test(options.noun);
    b.paint(body, 'satin').box([0, 0.055, 0], isFilm ? [0.12, 0.15, 0.26] : [0.145, 0.095, 0.05], 0.014, 3);
    b.paint([0.6, 0.6, 0.62], 'metal')
      .box([0, 0.11, 0], [0.06, 0.03, 0.045], 0.01)
      .sphere([-0.05, 0.105, 0], [0.012, 0.008, 0.012], 10);
    b.at(multiply(translation(0, 0.052, isFilm ? 0.12 : 0.02), rotationX(Math.PI / 2)), (c) => {
      c.paint([0.05, 0.05, 0.055], 'satin').lathe(
        [
          [0.038, 0],
          [0.038, 0.06],
          [0.042, 0.062],
          [0.042, 0.085],
          [0.036, 0.086],
        ],
        round,
      );
      c.paint([0.1, 0.13, 0.3], 'glass').lathe(
        [
          [0.036, 0.08],
          [0, 0.088],
        ],
        round,
      );
    });
    if (isFilm)
      for (const z of [-0.06, 0.07])
        b.paint([0.07, 0.07, 0.08], 'satin').at(
          multiply(translation(0, 0.2, z), rotationZ(Math.PI / 2)),
          (c) => c.cylinder(-0.03, 0.03, 0.075, 0.075, round),
        );
  },
});

export const laptop = makeProp({
  nouns: ['laptop', 'notebook computer', 'laptop computer'],
  isUsedFromBehind: true,
  size: [0.34, 0.24, 0.34],
  anchors: { grip: [0, 0.01, -0.1], top: [0, 0.02, 0] },
  draw: (b, { colour }) => {
    const body = colour([0.6, 0.62, 0.65]);
    b.paint(body, 'satin').box([0, 0.01, 0], [0.34, 0.018, 0.24], 0.008);
    b.paint([0.05, 0.05, 0.06], 'satin');
    // The typist is at -z.
    for (let row = 0; row < 4; row += 1)
      for (let n = 0; n < 11; n += 1)
        b.box([(n - 5) * 0.027, 0.021, 0.07 - row * 0.028], [0.021, 0.005, 0.021], 0.002);
    b.at(multiply(translation(0, 0.018, 0.118), rotationX(0.3)), (c) => {
      c.paint(body, 'satin').box([0, 0.11, 0], [0.34, 0.22, 0.009], 0.004);
      c.paint([0.55, 0.8, 1.15], 'glow').box([0, 0.112, -0.005], [0.315, 0.195, 0.002], 0.0008);
      c.paint([1.2, 1.2, 1.2], 'glow')
        .box([-0.05, 0.14, -0.0065], [0.16, 0.01, 0.001])
        .box([-0.03, 0.11, -0.0065], [0.2, 0.008, 0.001])
        .box([-0.06, 0.085, -0.0065], [0.14, 0.008, 0.001]);
    });
  },
});

/** On a tripod; the eye is at -z. */
export const telescope = makeProp({
  nouns: ['spyglass'],
  size: [0.8, 1.6, 1.1],
  anchors: { grip: [0, 1.2, -0.3], top: [0, 1.55, 0.4] },
  draw: (b, { options, colour, round }) => {
    const brass = colour(fromHex('#c9a24a'));
    if (options.noun === 'spyglass') {
      b.at(multiply(translation(0, 1.2, -0.32), rotationX(Math.PI / 2)), (c) =>
        c.paint(brass, 'metal').lathe(
          [
            [0, 0],
            [0.018, 0],
            [0.018, 0.14],
            [0.024, 0.15],
            [0.024, 0.3],
            [0.03, 0.31],
            [0.034, 0.46],
            [0, 0.46],
          ],
          round,
        ),
      );
      return;
    }
    b.paint(fromHex('#5a3a22'), 'wood');
    for (let n = 0; n < 3; n += 1)
      b.tube(
        [
          [0, 1.12, 0],
          [Math.cos(n * 2.094 + 0.5) * 0.4, 0, Math.sin(n * 2.094 + 0.5) * 0.4],
        ],
        [0.025, 0.016],
        8,
      );
    b.paint(brass, 'metal').sphere([0, 1.16, 0], 0.05, 12);
    b.at(multiply(translation(0, 1.22, 0), rotationX(Math.PI / 2 - 0.42)), (c) => {
      c.paint(colour(fromHex('#e8e4da')), 'glossy').lathe(
        [
          [0.05, -0.35],
          [0.055, 0.5],
        ],
        round,
      );
      c.paint(brass, 'metal')
        .lathe(
          [
            [0, -0.56],
            [0.02, -0.56],
            [0.022, -0.46],
            [0.036, -0.45],
            [0.036, -0.35],
            [0.052, -0.34],
          ],
          round,
        )
        .lathe(
          [
            [0.056, 0.36],
            [0.066, 0.37],
            [0.068, 0.58],
            [0.06, 0.58],
          ],
          round,
        );
      c.paint([0.06, 0.08, 0.16], 'glass').lathe(
        [
          [0.062, 0.56],
          [0, 0.57],
        ],
        round,
      );
    });
  },
});

export const microscope = makeProp({
  nouns: ['microscope'],
  size: [0.2, 0.42, 0.3],
  anchors: { grip: [0, 0.3, -0.06], top: [0, 0.42, -0.05], mouth: [0, 0.43, -0.05] },
  draw: (b, { colour, round }) => {
    const body = colour(fromHex('#e4e2dc'));
    b.paint(fromHex('#2a2c32'), 'satin').box([0, 0.018, 0.02], [0.18, 0.036, 0.24], 0.016, 3);
    b.paint(body, 'glossy').tube(
      [
        [0, 0.03, 0.09],
        [0, 0.16, 0.12],
        [0, 0.27, 0.1],
        [0, 0.32, 0.04],
      ],
      [0.034, 0.03, 0.03, 0.034],
      12,
    );
    b.paint(fromHex('#2a2c32'), 'satin').box([0, 0.13, 0.02], [0.12, 0.014, 0.12], 0.005);
    b.paint([1.4, 1.35, 1.1], 'glow').sphere([0, 0.05, 0.02], [0.025, 0.014, 0.025], 12);
    b.at(multiply(translation(0, 0.26, 0.02), rotationX(-0.35)), (c) => {
      c.paint(body, 'glossy').cylinder(-0.02, 0.1, 0.026, 0.026, round);
      c.paint([0.05, 0.05, 0.06], 'satin').cylinder(0.1, 0.165, 0.02, 0.022, round);
    });
    b.paint([0.75, 0.77, 0.8], 'metal')
      .at(translation(0, 0.2, 0.03), (c) => c.cylinder(-0.04, 0.05, 0.012, 0.018, round))
      .at(translation(0.025, 0.21, 0.04), (c) => c.cylinder(-0.03, 0.03, 0.01, 0.014, round));
    for (const sign of [-1, 1])
      b.at(multiply(translation(sign * 0.045, 0.12, 0.11), rotationZ(Math.PI / 2)), (c) =>
        c.cylinder(-0.014, 0.014, 0.028, 0.028, round),
      );
  },
});

export const binoculars = makeProp({
  nouns: ['binoculars', 'opera glasses', 'vr headset'],
  size: [0.15, 0.07, 0.14],
  anchors: { grip: [0, 0.035, -0.02], gripLeft: [0.05, 0.035, 0.03] },
  draw: (b, { colour, round }) => {
    for (const sign of [-1, 1])
      b.at(multiply(translation(sign * 0.038, 0.035, 0), rotationX(Math.PI / 2)), (c) => {
        c.paint(colour([0.06, 0.06, 0.065]), 'satin').lathe(
          [
            [0, -0.06],
            [0.02, -0.06],
            [0.022, -0.02],
            [0.032, 0.02],
            [0.035, 0.08],
            [0.03, 0.08],
          ],
          round,
        );
        c.paint([0.12, 0.06, 0.25], 'glass').lathe(
          [
            [0.031, 0.075],
            [0, 0.08],
          ],
          round,
        );
      });
    b.paint([0.06, 0.06, 0.065], 'satin').box([0, 0.04, 0], [0.05, 0.02, 0.07], 0.008);
  },
});
