/** Whales, dolphins, orcas. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';
import type { LoftPaint, Section } from '../shared/loft.ts';
import { type Swimmer, type SwimmerContext, swimmerKit } from './swimmer.ts';

const both = [1, -1] as const;

/** A horizontal tail with a notch. */
const addFluke = ({ builder, length, at }: SwimmerContext, span: number, outside: Vec3, inside: Vec3) => {
  for (const sign of both)
    addEar(builder, {
      base: at(0.96, 0, 0),
      direction: [sign * 1, 0, -0.72],
      facing: [0, -1, 0],
      length: span * length,
      width: span * length * 0.62,
      outline: 'leaf',
      cup: 0.04,
      bend: -0.05,
      outside,
      inside,
      material: 'satin',
      rows: 8,
    });
};

const addFlippers = (
  { builder, length, at }: SwimmerContext,
  place: [number, number, number],
  reach: number,
  width: number,
  outside: Vec3,
  inside: Vec3,
  down = 0.45,
) => {
  for (const sign of both)
    addEar(builder, {
      base: at(place[0], sign * place[1], place[2]),
      direction: [sign, -down, -0.75],
      facing: [0, -1, 0.2],
      length: reach * length,
      width: width * length,
      outline: 'leaf',
      cup: 0.1,
      outside,
      inside,
      material: 'satin',
      rows: 8,
    });
};

const addDorsal = (
  { builder, length, at }: SwimmerContext,
  t: number,
  up: number,
  height: number,
  width: number,
  colour: Vec3,
  lean = 0.75,
) => {
  addEar(builder, {
    base: at(t, 0, up),
    direction: [0, 1, -lean],
    facing: [1, 0, 0],
    length: height * length,
    width: width * length,
    outline: 'pointed',
    cup: 0,
    bend: 0,
    outside: colour,
    inside: colour,
    material: 'satin',
    rows: 6,
  });
};

const addEyes = (
  { builder, length, at }: SwimmerContext,
  t: number,
  side: number,
  up: number,
  size: number,
) => {
  for (const sign of both)
    addEye(builder, at(t, sign * side, up), [sign, 0.1, 0.35], { radius: size * length });
};

const grooves = (t: number, up: number, side: number, count: number) =>
  up < -0.1 && t < 0.55 ? 0.5 + 0.5 * Math.cos(Math.atan2(up, side) * count) : 0;

const humpbackPaint = (colour: Vec3 | null): LoftPaint => {
  const dark = colour ?? fromHex('#2c3a48');
  return (t, up, side) => {
    const speckle = noise(t * 40, up * 9, side * 9);
    const belly = smoothstep(0.0, -0.3, up) * smoothstep(0.75, 0.5, t);
    const pale = mix(fromHex('#c9cdca'), fromHex('#6d7880'), grooves(t, up, side, 44));
    return scale(mix(dark, pale, belly), 0.85 + 0.3 * speckle);
  };
};

const humpbackSections: Section[] = [
  [0, 0.005, 0.005, 0.0052, -0.005],
  [0.04, 0.05625, 0.03125, 0.0585, -0.005],
  [0.12, 0.09375, 0.05625, 0.1105, -0.005],
  [0.25, 0.1187, 0.09375, 0.1495],
  [0.4, 0.125, 0.1187, 0.1365],
  [0.6, 0.0975, 0.1063, 0.091],
  [0.8, 0.0475, 0.05625, 0.0455, 0.005],
  [0.93, 0.02, 0.0275, 0.0234, 0.008],
  [1, 0.0125, 0.01, 0.0104, 0.008],
];

const humpback: Swimmer = {
  nouns: ['whale', 'humpback whale', 'humpback', 'blue whale', 'sperm whale', 'baleen whale'],
  length: 12,
  sections: humpbackSections,
  paint: humpbackPaint,
  swing: 'updown',
  amplitude: 0.07,
  beat: 0.28,
  waves: 0.6,
  addFins: (context) => {
    const dark = context.colour ?? fromHex('#2c3a48');
    const white = fromHex('#d9dcd8');
    addFluke(context, 0.22, dark, mix(dark, white, 0.45));
    addFlippers(context, [0.27, 0.1, -0.045], 0.29, 0.085, dark, white, 0.5);
    addDorsal(context, 0.63, 0.09, 0.045, 0.07, dark, 1.2);
    addEyes(context, 0.17, 0.104, -0.02, 0.008);
    const { builder, at, length, random, detail } = context;
    // The line of the mouth, and knobs on the snout.
    for (const sign of both)
      builder
        .paint(fromHex('#141a20'), 'matte')
        .tube(
          [
            at(0.01, sign * 0.025, -0.006),
            at(0.07, sign * 0.08, -0.008),
            at(0.13, sign * 0.1, -0.015),
            at(0.17, sign * 0.105, -0.038),
          ],
          0.0032 * length,
          5,
          false,
        );
    if (detail > 0) return;
    builder.paint(scale(dark, 1.25), 'satin');
    for (let n = 0; n < 14; n += 1)
      builder.sphere(
        at(0.03 + random() * 0.1, (random() - 0.5) * 0.07, 0.018 + random() * 0.012 + 0.02),
        0.005 * length,
        6,
      );
  },
};

const dolphinPaint = (colour: Vec3 | null): LoftPaint => {
  const grey = colour ?? fromHex('#5f7890');
  return (t, up, side) => {
    const flank = mix(grey, mix(grey, [1, 1, 1], 0.4), smoothstep(0.45, 0.1, up));
    const pale = mix(flank, fromHex('#e9e9e4'), smoothstep(-0.25, -0.5, up) * smoothstep(0.95, 0.7, t));
    return scale(pale, 0.94 + 0.1 * noise(t * 20, up * 4, side * 4));
  };
};

const dolphin: Swimmer = {
  nouns: ['dolphin', 'porpoise', 'bottlenose dolphin'],
  length: 2.4,
  sections: [
    [0, 0.006, 0.006, 0.006, -0.012],
    [0.03, 0.018, 0.012, 0.014, -0.012],
    [0.085, 0.024, 0.018, 0.02, -0.01],
    [0.12, 0.05, 0.05, 0.042],
    [0.2, 0.075, 0.075, 0.07],
    [0.38, 0.092, 0.09, 0.095],
    [0.58, 0.074, 0.08, 0.072],
    [0.8, 0.032, 0.042, 0.035],
    [0.94, 0.014, 0.02, 0.018],
    [1, 0.009, 0.01, 0.01],
  ],
  paint: dolphinPaint,
  swing: 'updown',
  amplitude: 0.09,
  beat: 0.8,
  waves: 0.6,
  material: 'glossy',
  addFins: (context) => {
    const grey = context.colour ?? fromHex('#4f677e');
    addFluke(context, 0.16, grey, grey);
    addFlippers(context, [0.28, 0.07, -0.045], 0.15, 0.065, grey, mix(grey, [1, 1, 1], 0.3));
    addDorsal(context, 0.5, 0.075, 0.12, 0.14, grey);
    addEyes(context, 0.145, 0.055, 0.005, 0.011);
    const { builder, at, length } = context;
    for (const sign of both)
      builder
        .paint(fromHex('#2a3642'), 'matte')
        .tube(
          [at(0.005, sign * 0.008, -0.012), at(0.07, sign * 0.026, -0.013), at(0.12, sign * 0.05, -0.004)],
          0.003 * length,
          5,
          false,
        );
  },
};

const orcaPaint = (): LoftPaint => (t, up, side) => {
  const [black, white] = [fromHex('#15171b'), fromHex('#f2f2ee')];
  const eyePatch = Math.hypot((t - 0.19) / 0.05, (up - 0.32) / 0.2) < 1;
  const flank = t > 0.58 && t < 0.78 && up < -0.1 + (t - 0.58) * 1.5 && up > -0.75;
  const saddle = t > 0.52 && t < 0.66 && up > 0.72 && Math.abs(side) > 0.25;
  const belly = up < -0.45 && t < 0.75;
  const chin = up < -0.1 && t < 0.14;
  return eyePatch || flank || belly || chin ? white : saddle ? fromHex('#7f858c') : black;
};

const orca: Swimmer = {
  ...dolphin,
  nouns: ['orca', 'killer whale'],
  length: 6.5,
  beat: 0.45,
  sections: [
    [0, 0.006, 0.006, 0.006, -0.01],
    [0.04, 0.045, 0.035, 0.04, -0.008],
    [0.12, 0.075, 0.068, 0.068],
    [0.25, 0.098, 0.095, 0.095],
    [0.42, 0.108, 0.108, 0.112],
    [0.62, 0.084, 0.09, 0.08],
    [0.82, 0.036, 0.044, 0.038],
    [0.94, 0.016, 0.022, 0.02],
    [1, 0.01, 0.01, 0.01],
  ],
  paint: orcaPaint,
  addFins: (context) => {
    const black = fromHex('#15171b');
    addFluke(context, 0.17, black, fromHex('#e8e8e4'));
    addFlippers(context, [0.28, 0.085, -0.06], 0.16, 0.11, black, black);
    addDorsal(context, 0.45, 0.09, 0.2, 0.13, black, 0.35);
    addEyes(context, 0.125, 0.074, 0.005, 0.0055);
  },
};

const pale: Swimmer = {
  ...dolphin,
  nouns: ['beluga', 'narwhal', 'white whale'],
  length: 4,
  beat: 0.5,
  sections: orca.sections,
  paint: (colour) => (t, up, side) =>
    scale(colour ?? fromHex('#e6e6e2'), 0.88 + 0.12 * noise(t * 12, up * 3, side * 3)),
  addFins: (context) => {
    const white = fromHex('#dfe0dc');
    addFluke(context, 0.15, white, white);
    addFlippers(context, [0.26, 0.08, -0.06], 0.12, 0.08, white, white);
    addEyes(context, 0.11, 0.07, 0.005, 0.008);
    const { builder, at, length } = context;
    builder
      .paint(fromHex('#e8dcc0'), 'satin')
      .tube(
        [at(0.02, 0.01, 0), at(-0.25, 0.01, 0.03), at(-0.5, 0.01, 0.05)],
        [0.014 * length, 0.009 * length, 0.001 * length],
        8,
      );
  },
};

export const whales = swimmerKit('whale', { slow: 2, fast: 6 }, [humpback]);
export const dolphins = swimmerKit('dolphin', { slow: 2.5, fast: 7 }, [dolphin, orca, pale]);
