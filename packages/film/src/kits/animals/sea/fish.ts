/** Fish of several shapes and colours. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addEye } from '../shared/eyes.ts';
import { addFin, type LoftPaint, type Section } from '../shared/loft.ts';
import { type Swimmer, type SwimmerContext, swimmerKit } from './swimmer.ts';

export const both = [1, -1] as const;

const sections = (height: number, width: number): Section[] => [
  [0, 0.012, 0.02, 0.02],
  [0.05, width * 0.5, height * 0.4, height * 0.42],
  [0.18, width * 0.92, height * 0.82, height * 0.82],
  [0.36, width, height, height],
  [0.58, width * 0.82, height * 0.84, height * 0.82],
  [0.8, width * 0.4, height * 0.42, height * 0.4],
  [0.94, width * 0.16, height * 0.24, height * 0.24],
  [1, width * 0.06, height * 0.22, height * 0.22],
];

const rayed =
  (colour: Vec3) =>
  (u: number, v: number): Vec3 =>
    scale(colour, 0.75 + 0.2 * Math.sin(u * 40) * 0.5 + 0.3 * v);

type FinStyle = {
  height: number;
  width: number;
  colour: Vec3;
  tail: number;
  fork?: number;
  dorsal?: number;
  eye?: number;
  flow?: number;
};

const addFishFins = (context: SwimmerContext, style: FinStyle) => {
  const { builder, at, length } = context;
  const { height: h, width, colour, tail, fork = 0.35, dorsal = 0.1, eye = 0.032, flow = 1 } = style;
  const paint = rayed(colour);
  for (const sign of both) {
    addFin(
      builder,
      [at(0.97, 0, 0), at(0.97, 0, sign * h * 0.24)],
      [at(1.0 + tail * (1 - fork), 0, sign * 0.005), at(1.0 + tail, 0, sign * tail * 0.75)],
      paint,
      { columns: 6, rows: 6, bulge: 0.25 },
    );
    addFin(
      builder,
      [at(0.32, sign * width * 0.95, -h * 0.25), at(0.42, sign * width * 0.9, -h * 0.4)],
      [at(0.42, sign * (width + 0.13 * flow), -h * 0.2), at(0.56, sign * (width + 0.1 * flow), -h * 0.65)],
      paint,
    );
    addFin(
      builder,
      [at(0.4, sign * width * 0.4, -h * 0.95), at(0.5, sign * width * 0.3, -h * 0.9)],
      [at(0.5, sign * width * 0.8, -h - 0.1 * flow), at(0.6, sign * width * 0.7, -h - 0.07 * flow)],
      paint,
    );
    addEye(builder, at(0.14, sign * width * 0.78, h * 0.22), [sign, 0.1, 0.25], {
      radius: eye * length,
      iris: fromHex('#e8c03a'),
    });
  }
  addFin(
    builder,
    [at(0.26, 0, h * 0.9), at(0.78, 0, h * 0.44)],
    [at(0.36, 0, h + dorsal), at(0.86, 0, h * 0.5 + dorsal * 0.7)],
    paint,
    { columns: 8 },
  );
  addFin(
    builder,
    [at(0.62, 0, -h * 0.72), at(0.84, 0, -h * 0.36)],
    [at(0.7, 0, -h * 0.72 - dorsal * 0.8), at(0.92, 0, -h * 0.4 - dorsal * 0.6)],
    paint,
  );
  builder
    .paint(scale(colour, 0.35), 'matte')
    .tube(
      [at(0.004, 0.012, -0.006), at(-0.004, 0, -0.002), at(0.004, -0.012, -0.006)],
      0.006 * length,
      5,
      false,
    );
};

const scaled =
  (back: Vec3, belly: Vec3): LoftPaint =>
  (t, up, side) => {
    const lattice = Math.sin(t * 90) * Math.sin(Math.atan2(up, side) * 22);
    return scale(mix(belly, back, smoothstep(-0.5, 0.5, up)), 0.92 + 0.14 * lattice * (t > 0.2 ? 1 : 0));
  };

const tropicalColours = ['#1f7ad0', '#f0b81e', '#e0512a', '#7a4ac0', '#1fa89a', '#e04a8a'];

const fish = (
  nouns: string[],
  length: number,
  height: number,
  width: number,
  paint: Swimmer['paint'],
  fins: (context: SwimmerContext) => Omit<FinStyle, 'height' | 'width'>,
  more: Partial<Swimmer> = {},
): Swimmer => ({
  nouns,
  length,
  sections: sections(height, width),
  paint,
  swing: 'sideways',
  amplitude: 0.1,
  beat: 1.5,
  material: 'glossy',
  addFins: (context) => addFishFins(context, { height, width, ...fins(context) }),
  ...more,
});

const clownPaint =
  (colour: Vec3 | null): LoftPaint =>
  (t, up) => {
    const [orange, white, black] = [colour ?? fromHex('#f07018'), fromHex('#f8f6f0'), fromHex('#1a1614')];
    for (const [middle, half] of [
      [0.24, 0.045],
      [0.52, 0.055],
      [0.86, 0.03],
    ] as const) {
      const d = Math.abs(t - middle - 0.02 * Math.cos(up * 3));
      if (d < half) return white;
      if (d < half + 0.018) return black;
    }
    return orange;
  };

const stripedPaint =
  (base: string, stripe: string) =>
  (colour: Vec3 | null): LoftPaint =>
  (t, up) =>
    Math.abs(((t * 5 + 0.1) % 1) - 0.5) < 0.17 && t > 0.1
      ? fromHex(stripe)
      : scale(colour ?? fromHex(base), 0.9 + 0.1 * up);

const kinds: Swimmer[] = [
  fish(
    ['fish', 'tropical fish', 'reef fish', 'colourful fish', 'colorful fish'],
    0.26,
    0.2,
    0.075,
    (colour, random) => {
      const base = colour ?? fromHex(pick(random, tropicalColours));
      return (t, up, side) =>
        t > 0.42 && t < 0.56
          ? mix(base, fromHex('#f6f2e0'), 0.75)
          : scaled(base, mix(base, fromHex('#f6ecc0'), 0.5))(t, up, side);
    },
    ({ colour }) => ({ colour: colour ?? fromHex('#f2c53a'), tail: 0.22 }),
  ),
  fish(
    ['goldfish', 'koi', 'koi fish', 'carp'],
    0.12,
    0.2,
    0.13,
    (colour) =>
      scaled(colour ?? fromHex('#f0761a'), mix(colour ?? fromHex('#f0761a'), fromHex('#ffe9c0'), 0.6)),
    ({ colour }) => ({
      colour: mix(colour ?? fromHex('#f58a2a'), [1, 0.9, 0.7], 0.25),
      tail: 0.46,
      fork: 0.3,
      dorsal: 0.15,
      flow: 1.4,
      eye: 0.045,
    }),
    { amplitude: 0.12 },
  ),
  fish(['clownfish', 'clown fish', 'nemo', 'anemonefish'], 0.11, 0.2, 0.095, clownPaint, ({ colour }) => ({
    colour: colour ?? fromHex('#e8641a'),
    tail: 0.16,
    fork: 0.1,
  })),
  fish(
    ['angelfish', 'butterflyfish', 'discus'],
    0.15,
    0.33,
    0.06,
    stripedPaint('#f2d23a', '#1d2330'),
    ({ colour }) => ({ colour: colour ?? fromHex('#f2d23a'), tail: 0.2, dorsal: 0.3 }),
  ),
  fish(
    ['blue tang', 'dory', 'surgeonfish', 'royal blue fish'],
    0.22,
    0.25,
    0.06,
    (colour) => (t, up) =>
      Math.hypot((t - 0.5) / 0.3, (up - 0.35) / 0.5) < 1 && Math.hypot((t - 0.5) / 0.2, (up - 0.1) / 0.32) > 1
        ? fromHex('#10142a')
        : (colour ?? fromHex('#1f55d0')),
    () => ({ colour: fromHex('#f2cf2a'), tail: 0.18 }),
  ),
  fish(
    ['salmon', 'trout', 'tuna', 'cod', 'bass', 'herring', 'sardine', 'mackerel', 'anchovy', 'pike'],
    0.65,
    0.12,
    0.07,
    (colour) => (t, up, side) => {
      const silver = mix(fromHex('#c9d2d8'), fromHex('#f0efe9'), smoothstep(0, -0.6, up));
      return scale(
        mix(silver, colour ?? fromHex('#4a6478'), smoothstep(0.15, 0.55, up)),
        0.92 + 0.12 * noise(t * 60, up * 10, side * 10),
      );
    },
    ({ colour }) => ({
      colour: colour ?? fromHex('#6d7f8c'),
      tail: 0.17,
      fork: 0.6,
      dorsal: 0.07,
      eye: 0.018,
    }),
  ),
  fish(
    ['pufferfish', 'blowfish', 'puffer fish'],
    0.25,
    0.27,
    0.25,
    (colour) => scaled(colour ?? fromHex('#c9a83a'), fromHex('#f5f0e4')),
    ({ colour }) => ({ colour: colour ?? fromHex('#d8b84a'), tail: 0.16, dorsal: 0.04, eye: 0.05 }),
    { amplitude: 0.04 },
  ),
  fish(
    ['anglerfish', 'piranha', 'deep sea fish'],
    0.3,
    0.26,
    0.15,
    (colour) => scaled(colour ?? fromHex('#4a3a34'), fromHex('#7a5a48')),
    ({ colour, builder, at, length }) => {
      builder
        .paint(fromHex('#3a2c28'), 'satin')
        .tube([at(0.15, 0, 0.22), at(0.02, 0, 0.4), at(-0.12, 0, 0.32)], 0.01 * length, 6);
      builder.paint([0.7, 1.6, 1.5], 'glow').sphere(at(-0.13, 0, 0.3), 0.035 * length, 8);
      return { colour: colour ?? fromHex('#3a2c28'), tail: 0.2, eye: 0.04 };
    },
  ),
];

export const fishKit = swimmerKit('fish', { slow: 0.5, fast: 2 }, kinds);
