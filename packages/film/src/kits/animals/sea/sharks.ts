/** Sharks and eels. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale } from '../../../math/vector.ts';
import { addEye } from '../shared/eyes.ts';
import { addFin, type Section } from '../shared/loft.ts';
import { both } from './fish.ts';
import { type Swimmer, swimmerKit } from './swimmer.ts';

const sharkSections: Section[] = [
  [0, 0.008, 0.01, 0.008, 0.01],
  [0.05, 0.045, 0.03, 0.03, 0.005],
  [0.15, 0.075, 0.06, 0.06],
  [0.34, 0.092, 0.092, 0.085],
  [0.55, 0.072, 0.078, 0.07],
  [0.78, 0.034, 0.044, 0.036],
  [0.93, 0.015, 0.024, 0.02],
  [1, 0.008, 0.02, 0.016],
];
const shark: Swimmer = {
  nouns: ['shark', 'great white shark', 'great white', 'tiger shark', 'hammerhead shark', 'whale shark'],
  length: 4,
  sections: sharkSections,
  paint: (colour) => (t, up, side) =>
    scale(
      mix(fromHex('#e6e6e0'), colour ?? fromHex('#5c6872'), smoothstep(-0.22, -0.08, up)),
      0.92 + 0.12 * noise(t * 30, up * 5, side * 5),
    ),
  swing: 'sideways',
  amplitude: 0.1,
  beat: 0.55,
  addFins: (context) => {
    const { builder, at, length } = context;
    const grey = context.colour ?? fromHex('#55616b');
    addFin(builder, [at(0.36, 0, 0.085), at(0.5, 0, 0.078)], [at(0.47, 0, 0.21), at(0.51, 0, 0.2)], grey);
    addFin(builder, [at(0.78, 0, 0.042), at(0.83, 0, 0.036)], [at(0.83, 0, 0.07), at(0.85, 0, 0.066)], grey);
    addFin(builder, [at(0.93, 0, 0), at(0.97, 0, 0.01)], [at(1.14, 0, 0.2), at(1.18, 0, 0.2)], grey, {
      bulge: 0.3,
    });
    addFin(builder, [at(0.94, 0, 0), at(0.98, 0, 0)], [at(1.05, 0, -0.1), at(1.08, 0, -0.1)], grey);
    for (const sign of both) {
      addFin(
        builder,
        [at(0.28, sign * 0.085, -0.035), at(0.38, sign * 0.088, -0.045)],
        [at(0.44, sign * 0.27, -0.1), at(0.49, sign * 0.26, -0.1)],
        grey,
      );
      addEye(builder, at(0.075, sign * 0.052, 0.018), [sign, 0.1, 0.4], { radius: 0.008 * length });
      builder.paint(fromHex('#2a3036'), 'matte');
      for (let n = 0; n < 5; n += 1)
        builder.tube(
          [
            at(0.2 + n * 0.018, sign * 0.086, 0.03),
            at(0.205 + n * 0.018, sign * 0.09, 0),
            at(0.2 + n * 0.018, sign * 0.086, -0.03),
          ],
          0.0022 * length,
          4,
          false,
        );
    }
    builder
      .paint(fromHex('#3a1c1c'), 'matte')
      .tube(
        [
          at(0.13, 0.062, -0.035),
          at(0.07, 0.03, -0.032),
          at(0.055, 0, -0.03),
          at(0.07, -0.03, -0.032),
          at(0.13, -0.062, -0.035),
        ],
        0.006 * length,
        6,
        false,
      );
    builder.paint(fromHex('#f4f2ea'), 'glossy');
    for (let n = -4; n <= 4; n += 1)
      builder.sphere(
        at(0.06 + Math.abs(n) * 0.009, n * 0.009, -0.033),
        [0.003 * length, 0.007 * length, 0.003 * length],
        5,
      );
  },
};

const eel: Swimmer = {
  nouns: ['eel', 'moray eel', 'electric eel'],
  length: 1.2,
  sections: [
    [0, 0.006, 0.008, 0.008],
    [0.04, 0.02, 0.024, 0.024],
    [0.12, 0.03, 0.036, 0.036],
    [0.5, 0.027, 0.036, 0.034],
    [0.85, 0.014, 0.026, 0.024],
    [1, 0.003, 0.008, 0.008],
  ],
  paint: (colour) => (t, up, side) =>
    scale(colour ?? fromHex('#5d6a2c'), 0.7 + 0.6 * noise(t * 50, up * 3, side * 3)),
  swing: 'sideways',
  amplitude: 0.09,
  waves: 1.8,
  stiff: 0,
  beat: 0.8,
  addFins: (context) => {
    const { builder, at, length } = context;
    addFin(
      builder,
      [at(0.15, 0, 0.034), at(0.98, 0, 0.01)],
      [at(0.17, 0, 0.06), at(1, 0, 0.03)],
      scale(context.colour ?? fromHex('#5d6a2c'), 0.7),
      { columns: 20 },
    );
    for (const sign of both)
      addEye(builder, at(0.04, sign * 0.02, 0.012), [sign, 0.2, 0.4], {
        radius: 0.006 * length,
        iris: fromHex('#e8d060'),
      });
  },
};

export const sharks = swimmerKit('shark', { slow: 1.8, fast: 6 }, [shark]);
export const eels = swimmerKit('eel', { slow: 0.5, fast: 1.5 }, [eel]);
