/** Foxes, wolves, deer and bears. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, countershaded, mottled, spotAt } from '../shared/coat.ts';
import { addAntlers } from './horns.ts';
import { quadrupedKit } from './quadruped.ts';
import { type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const fox: QuadrupedShape = {
  height: 0.4,
  length: 0.98,
  depth: 0.185,
  belly: 0.86,
  leg: 0.047,
  foot: 'paw',
  neck: { length: 0.32, rise: 0.75, base: 0.68 },
  head: { radius: 0.165, muzzle: 2.0, tip: 0.22, root: 0.6, drop: 0.12, cheeks: 0.5, wide: 1.1 },
  ears: { kind: 'pointed', length: 1.15, width: 0.85, apart: 0.68, lean: 0.25 },
  eyes: { size: 0.14, side: 0.52, up: 0.28, iris: fromHex('#b9742a'), pupil: 'slit' },
  nose: { kind: 'pad', size: 0.17 },
  tail: { length: 0.92, angle: -0.35, curl: 0.45, root: 0.04, tip: 0.03, tuft: 0.085, hair: 1.7 },
  fur: 0.05,
  furCount: 9000,
  call: 'howl',
};

const foxCoat =
  (hex: string, socks: string) =>
  (colour: Vec3 | null): Coat => {
    const [red, white, black] = [colour ?? fromHex(hex), fromHex('#f4ece0'), fromHex(socks)];
    return (p) => {
      if (p.region === 'ear' || p.region === 'foot') return black;
      if (p.region === 'jaw') return white;
      if (p.region === 'muzzle' || p.region === 'head')
        return mix(
          white,
          red,
          smoothstep(-0.25, 0.02, p.head[1] + (p.head[2] > 0.5 ? 0.1 : 0) - Math.abs(p.head[0]) * 0.12),
        );
      if (p.region === 'tail') return mix(mottled(red, p), white, smoothstep(0.74, 0.84, p.along));
      if (p.region === 'leg') return mix(black, red, smoothstep(0.24, 0.4, p.y));
      if (p.region === 'neck')
        return mix(red, white, smoothstep(p.spine + 0.02, p.spine - 0.1, p.y - (p.z - 0.6) * 0.25));
      return mottled(
        mix(red, white, smoothstep(p.spine - p.depth * 0.65, p.spine - p.depth * 0.95, p.y) * 0.9),
        p,
      );
    };
  };

const wolf: QuadrupedShape = {
  ...fox,
  height: 0.8,
  length: 0.9,
  depth: 0.2,
  chest: 1.15,
  leg: 0.05,
  neck: { length: 0.32, rise: 0.7, base: 0.82 },
  head: { radius: 0.15, muzzle: 1.95, tip: 0.36, drop: 0.12, cheeks: 0.55 },
  ears: { kind: 'pointed', length: 0.85, width: 0.65, apart: 0.65, lean: 0.25 },
  eyes: { size: 0.12, side: 0.5, up: 0.3, iris: fromHex('#d8a83a'), pupil: 'round' },
  nose: { kind: 'pad', size: 0.24 },
  tail: { length: 0.6, angle: -0.9, curl: 0.4, root: 0.04, tip: 0.03, tuft: 0.035, hair: 1.5 },
  fur: 0.05,
};

const wolfCoat =
  (hex: string) =>
  (colour: Vec3 | null): Coat => {
    const grey = colour ?? fromHex(hex);
    const shade = countershaded(grey, mix(grey, fromHex('#e6ddd0'), 0.75));
    return (p) => {
      if (p.region === 'muzzle' || p.region === 'head')
        return mix(shade(p), fromHex('#ded6ca'), smoothstep(0.25, -0.15, p.head[1]) * 0.8);
      return mix(
        shade(p),
        scale(grey, 0.4),
        p.region === 'body'
          ? smoothstep(p.spine + p.depth * 0.5, p.spine + p.depth, p.y) * 0.6
          : p.region === 'tail'
            ? p.along * 0.6
            : 0,
      );
    };
  };

const deer: QuadrupedShape = {
  height: 1.0,
  length: 0.82,
  depth: 0.18,
  belly: 0.9,
  leg: 0.034,
  foot: 'hoof',
  neck: { length: 0.5, rise: 1.05, base: 0.6, tip: 0.7 },
  head: { radius: 0.11, muzzle: 2.3, tip: 0.4, root: 0.72, drop: 0.4, low: 0.24 },
  ears: { kind: 'leaf', length: 1.35, width: 0.7, apart: 0.9, lean: 0.95 },
  eyes: { size: 0.17, side: 0.95, up: 0.3 },
  nose: { kind: 'pad', size: 0.3 },
  tail: { length: 0.14, angle: -0.5, root: 0.03, tip: 0.025, hair: 2 },
  fur: 0.014,
  furCount: 5000,
};

const deerCoat =
  (hex: string, hasSpots: boolean) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    const white = fromHex('#f3eadb');
    const shade = countershaded(base, white);
    return (p) => {
      if (p.region === 'foot') return fromHex('#1f1a17');
      if (p.region === 'tail') return mix(base, white, 0.7);
      if (p.region === 'muzzle')
        return mix(base, mix(white, base, 0.35), smoothstep(1.4, 1.9, p.head[2]) * 0.8);
      if (hasSpots && p.region === 'body' && p.y > p.spine - p.depth * 0.3)
        return mix(shade(p), white, spotAt(p, 0.12, 0.24));
      if (p.region === 'body' && p.z < -0.5) return mix(shade(p), white, 0.6);
      return shade(p);
    };
  };

const bear: QuadrupedShape = {
  height: 1.1,
  length: 0.98,
  depth: 0.29,
  width: 0.95,
  chest: 1.02,
  belly: 1.02,
  rump: 1.0,
  leg: 0.098,
  footSize: 1.15,
  thigh: 0.95,
  foot: 'paw',
  hock: 0.22,
  neck: { length: 0.3, rise: 0.35, base: 0.78 },
  head: { radius: 0.19, muzzle: 1.62, tip: 0.4, drop: 0.15, wide: 1.1, cheeks: 0.5, low: 0.32 },
  ears: { kind: 'round', length: 0.52, width: 0.6, apart: 0.85, lean: 0.45 },
  eyes: { size: 0.105, side: 0.5, up: 0.32 },
  nose: { kind: 'pad', size: 0.27 },
  tail: { length: 0.08, angle: -0.6, root: 0.06, tip: 0.05 },
  fur: 0.05,
  furCount: 10000,
  sit: 'upright',
  call: 'roar',
  gait: 'amble',
};

const bearCoat =
  (hex: string, muzzleHex: string) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    const snout = colour ? mix(colour, [1, 1, 1], 0.3) : fromHex(muzzleHex);
    return (p) => {
      if (p.region === 'muzzle' || p.region === 'jaw')
        return mix(base, snout, smoothstep(0.7, 1.1, p.head[2]));
      if (p.region === 'leg' || p.region === 'foot') return mottled(scale(base, 0.85), p);
      return mottled(base, p, 0.2);
    };
  };

const pandaCoat = (): Coat => {
  const [white, black] = [fromHex('#f3efe8'), fromHex('#1b191a')];
  return (p) => {
    if (p.region === 'leg' || p.region === 'foot' || p.region === 'ear') return black;
    if (p.region === 'head') {
      // Drooping patches around the eyes.
      const patch = Math.hypot(
        (Math.abs(p.head[0]) - 0.46) / 0.24,
        (p.head[1] - 0.2 + (Math.abs(p.head[0]) - 0.45) * 0.9) / 0.3,
      );
      return p.head[2] > 0.3 ? mix(black, white, smoothstep(0.85, 1.1, patch)) : white;
    }
    if (p.region === 'body') return mix(white, black, smoothstep(0.24, 0.29, p.z));
    if (p.region === 'neck') return mix(black, white, smoothstep(0.56, 0.62, p.z + (p.y - p.spine) * 0.35));
    return white;
  };
};

const panda: QuadrupedShape = {
  ...bear,
  height: 0.78,
  length: 0.9,
  depth: 0.32,
  neck: { length: 0.3, rise: 0.5, base: 0.75 },
  head: { radius: 0.27, muzzle: 1.3, tip: 0.36, drop: 0.1, wide: 1.14, cheeks: 0.5, low: 0.3 },
  ears: { kind: 'round', length: 0.5, width: 0.58, apart: 0.85, lean: 0.5 },
  eyes: { size: 0.1, side: 0.48, up: 0.22 },
  nose: { kind: 'pad', size: 0.19 },
  food: 'bamboo',
};

const cub = (shape: QuadrupedShape): QuadrupedShape => young(shape, 0.45);

const foxes: Species[] = [
  { nouns: ['fox', 'red fox', 'vixen'], shape: fox, coat: foxCoat('#c25a1c', '#231a17') },
  {
    nouns: ['arctic fox', 'white fox', 'snow fox'],
    shape: { ...fox, fur: 0.07, ears: { ...fox.ears, length: 0.8 } },
    coat: foxCoat('#efeae4', '#e2ddd6'),
  },
  { nouns: ['fox cub', 'fox kit', 'baby fox'], shape: young(fox, 0.55), coat: foxCoat('#c25a1c', '#231a17') },
  {
    nouns: ['wolf', 'gray wolf', 'grey wolf', 'coyote', 'jackal', 'dingo'],
    shape: wolf,
    coat: wolfCoat('#6d6964'),
  },
  {
    nouns: ['werewolf', 'black wolf', 'dire wolf'],
    shape: { ...wolf, height: 1.1, eyes: { ...wolf.eyes, iris: fromHex('#e03a1a') } },
    coat: wolfCoat('#2a2729'),
  },
  { nouns: ['white wolf', 'arctic wolf'], shape: wolf, coat: wolfCoat('#e9e5de') },
  { nouns: ['wolf cub', 'wolf pup'], shape: young(wolf, 0.45), coat: wolfCoat('#6d6964') },
  {
    nouns: ['hyena'],
    shape: { ...wolf, slope: -0.08, fur: 0.02, ears: { ...wolf.ears, kind: 'round' } },
    coat: (colour) => {
      const base = wolfCoat('#a58a62')(colour);
      return (p) => (p.region === 'body' ? mix(base(p), fromHex('#3a2a1c'), spotAt(p, 0.13, 0.3)) : base(p));
    },
  },
];

const deers: Species[] = [
  {
    nouns: ['deer', 'stag', 'buck', 'red deer', 'elk'],
    shape: { ...deer, height: 1.15, addDetails: (context) => addAntlers(context, 'branched') },
    coat: deerCoat('#96602f', false),
  },
  {
    nouns: ['doe', 'roe deer', 'hind', 'impala', 'gazelle', 'antelope'],
    shape: deer,
    coat: deerCoat('#a86c34', false),
  },
  {
    nouns: ['fawn', 'bambi', 'baby deer', 'spotted deer', 'sika deer'],
    shape: { ...young(deer, 0.6), leg: 0.036 },
    coat: deerCoat('#b0743a', true),
  },
  {
    nouns: ['reindeer', 'caribou'],
    shape: {
      ...deer,
      height: 1.15,
      depth: 0.21,
      leg: 0.042,
      fur: 0.03,
      neck: { length: 0.42, rise: 0.75, base: 0.8 },
      addDetails: (context) => addAntlers(context, 'branched'),
    },
    coat: (colour) => {
      const base = deerCoat('#6d5a48', false)(colour);
      return (p) => (p.region === 'neck' ? mix(fromHex('#e6ded2'), base(p), 0.15) : base(p));
    },
  },
  {
    nouns: ['moose'],
    shape: {
      ...deer,
      height: 1.9,
      depth: 0.2,
      slope: -0.05,
      chest: 1.2,
      neck: { length: 0.32, rise: 0.55, base: 0.85 },
      head: { radius: 0.11, muzzle: 3.1, tip: 0.62, root: 0.75, drop: 0.55, low: 0.25 },
      fur: 0.025,
      addDetails: (context) => addAntlers(context, 'palm'),
    },
    coat: deerCoat('#453022', false),
  },
];

const bears: Species[] = [
  {
    nouns: ['bear', 'brown bear', 'grizzly bear', 'grizzly'],
    shape: { ...bear, food: 'fish' },
    coat: bearCoat('#5d3a20', '#a07a50'),
  },
  { nouns: ['black bear'], shape: bear, coat: bearCoat('#211c1a', '#94714a') },
  {
    nouns: ['polar bear', 'white bear', 'ice bear'],
    shape: {
      ...bear,
      height: 1.25,
      depth: 0.255,
      length: 1.02,
      neck: { length: 0.42, rise: 0.3, base: 0.68 },
      head: { ...bear.head, radius: 0.15, muzzle: 1.85 },
      ears: { ...bear.ears, length: 0.42, width: 0.5 },
    },
    coat: bearCoat('#ece5d3', '#e2dac8'),
  },
  {
    nouns: ['bear cub', 'cub', 'baby bear'],
    shape: { ...cub(bear), fur: 0.06 },
    coat: bearCoat('#6f4726', '#b28a5c'),
  },
  { nouns: ['polar bear cub', 'baby polar bear'], shape: cub(bear), coat: bearCoat('#ece5d3', '#e2dac8') },
];
const pandas: Species[] = [
  { nouns: ['panda', 'giant panda', 'panda bear'], shape: panda, coat: pandaCoat },
  { nouns: ['panda cub', 'baby panda'], shape: cub(panda), coat: pandaCoat },
];

export const foxKit = quadrupedKit('fox', { slow: 1.1, fast: 5 }, foxes);
export const deerKit = quadrupedKit('deer', { slow: 1.2, fast: 7 }, deers);
export const bearKit = quadrupedKit('bear', { slow: 1.1, fast: 5 }, bears);
export const pandaKit = quadrupedKit('panda', { slow: 0.7, fast: 2.5 }, pandas);
