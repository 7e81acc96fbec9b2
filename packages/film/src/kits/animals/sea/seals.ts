/** Seals, walruses and rays. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale } from '../../../math/vector.ts';
import { addEye } from '../shared/eyes.ts';
import { addFin } from '../shared/loft.ts';
import { both } from './shore.ts';
import { type Swimmer, swimmerKit } from './swimmer.ts';

const seal: Swimmer = {
  nouns: ['seal', 'manatee', 'harbor seal'],
  raises: true,
  length: 1.7,
  sections: [
    [0, 0.012, 0.014, 0.014, 0.05],
    [0.03, 0.045, 0.04, 0.042, 0.05],
    [0.09, 0.072, 0.072, 0.066, 0.055],
    [0.16, 0.07, 0.075, 0.075, 0.035],
    [0.34, 0.118, 0.115, 0.12],
    [0.55, 0.125, 0.11, 0.12],
    [0.78, 0.072, 0.06, 0.075, -0.02],
    [0.94, 0.03, 0.024, 0.03, -0.04],
    [1, 0.018, 0.012, 0.014, -0.045],
  ],
  paint: (colour) => (t, up, side) =>
    scale(
      mix(colour ?? fromHex('#6f7278'), fromHex('#c4c2bc'), smoothstep(0.1, -0.6, up) * 0.75),
      (noise(t * 40, up * 6, side * 6) > 0.68 ? 0.6 : 1) * (0.9 + 0.15 * noise(t * 15, up * 4, side * 4)),
    ),
  swing: 'updown',
  amplitude: 0.05,
  beat: 0.8,
  material: 'glossy',
  addFins: ({ builder, at, length, colour }) => {
    const dark = scale(colour ?? fromHex('#5c5f66'), 0.8);
    for (const sign of both) {
      addFin(
        builder,
        [at(0.3, sign * 0.1, -0.06), at(0.4, sign * 0.11, -0.08)],
        [at(0.46, sign * 0.22, -0.11), at(0.52, sign * 0.19, -0.12)],
        dark,
      );
      addFin(
        builder,
        [at(0.97, 0, -0.045), at(0.99, sign * 0.02, -0.045)],
        [at(1.1, sign * 0.02, -0.05), at(1.1, sign * 0.12, -0.05)],
        dark,
      );
      addEye(builder, at(0.055, sign * 0.043, 0.075), [sign * 0.6, 0.25, 0.8], { radius: 0.0155 * length });
      builder.paint(fromHex('#e8e4dc'), 'satin');
      for (let n = 0; n < 4; n += 1)
        builder.tube(
          [
            at(0.012, sign * 0.022, 0.04),
            at(0.005 + n * 0.008, sign * (0.08 + n * 0.004), 0.045 - n * 0.012),
          ],
          0.0012 * length,
          4,
          false,
        );
    }
    builder
      .paint(fromHex('#1c1a1c'), 'glossy')
      .sphere(at(0.002, 0, 0.06), [0.014 * length, 0.011 * length, 0.008 * length], 10);
  },
};
/** Dark brown, with a longer neck and visible ears. */
const seaLion: Swimmer = {
  ...seal,
  nouns: ['sea lion', 'california sea lion', 'fur seal'],
  length: 1.9,
  paint: (colour) => (t, up, side) =>
    scale(
      mix(colour ?? fromHex('#4a3024'), fromHex('#7a5640'), smoothstep(0.1, -0.6, up) * 0.6),
      0.9 + 0.2 * noise(t * 15, up * 4, side * 4),
    ),
  addFins: (context) => {
    seal.addFins({ ...context, colour: context.colour ?? fromHex('#3a261c') });
    const { builder, at, length } = context;
    const dark = fromHex('#2c1c14');
    for (const sign of both) {
      builder.paint(dark, 'skin').sphere(at(0.11, sign * 0.07, 0.085), 0.012 * length, 8);
      // It stands on its long flippers.
      addFin(
        builder,
        [at(0.3, sign * 0.1, -0.04), at(0.42, sign * 0.11, -0.06)],
        [at(0.3, sign * 0.2, -0.26), at(0.4, sign * 0.24, -0.25)],
        dark,
      );
    }
  },
};
const walrus: Swimmer = {
  ...seal,
  nouns: ['walrus', 'elephant seal'],
  length: 2.9,
  paint: (colour) => (t, up, side) =>
    scale(colour ?? fromHex('#8a5f48'), 0.8 + 0.35 * noise(t * 50, up * 8, side * 8)),
  addFins: (context) => {
    seal.addFins({ ...context, colour: fromHex('#7a5240') });
    const { builder, at, length } = context;
    for (const sign of both) {
      builder
        .paint(fromHex('#c9a890'), 'skin')
        .sphere(at(0.02, sign * 0.028, 0.038), [0.034 * length, 0.03 * length, 0.03 * length], 14);
      builder
        .paint(fromHex('#f2ead4'), 'glossy')
        .tube(
          [at(0.015, sign * 0.03, 0.02), at(-0.005, sign * 0.034, -0.06), at(0.015, sign * 0.03, -0.15)],
          [0.013 * length, 0.01 * length, 0.002 * length],
          9,
        );
    }
  },
};

const ray: Swimmer = {
  nouns: ['ray', 'manta ray', 'stingray', 'manta'],
  length: 1.6,
  sections: [
    [0, 0.03, 0.01, 0.01],
    [0.06, 0.16, 0.03, 0.025],
    [0.25, 0.22, 0.06, 0.045],
    [0.5, 0.16, 0.045, 0.035],
    [0.75, 0.04, 0.02, 0.018],
    [1, 0.008, 0.008, 0.008],
  ],
  paint: (colour) => (_t, up) =>
    mix(fromHex('#eceae6'), colour ?? fromHex('#2c3a4a'), smoothstep(-0.1, 0.1, up)),
  swing: 'updown',
  amplitude: 0.02,
  beat: 0.35,
  addFins: ({ builder, at, length, colour }) => {
    const top = colour ?? fromHex('#2c3a4a');
    for (const sign of both) {
      addFin(
        builder,
        [at(0.08, sign * 0.14, 0), at(0.66, sign * 0.08, 0)],
        [at(0.36, sign * 0.72, 0.1), at(0.44, sign * 0.72, 0.1)],
        top,
        { rows: 10, columns: 8 },
      );
      addFin(
        builder,
        [at(0.02, sign * 0.07, 0), at(0.05, sign * 0.13, 0)],
        [at(-0.08, sign * 0.08, -0.02), at(-0.07, sign * 0.11, -0.02)],
        top,
      );
      addEye(builder, at(0.07, sign * 0.15, 0.025), [sign, 0.4, 0.4], { radius: 0.013 * length });
    }
    builder
      .paint(top, 'satin')
      .tube(
        [at(0.95, 0, 0), at(1.3, 0, 0.01), at(1.75, 0, 0)],
        [0.01 * length, 0.006 * length, 0.001 * length],
        7,
      );
  },
};

export const seals = swimmerKit('seal', { slow: 1, fast: 4 }, [seal, seaLion, walrus]);
export const rays = swimmerKit('ray', { slow: 0.8, fast: 2.5 }, [ray]);
