/** Rabbits, squirrels, mice and other small animals. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { type Coat, countershaded, mottled } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { quadrupedKit } from './quadruped.ts';
import { type DetailContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const rabbit: QuadrupedShape = {
  height: 0.21,
  length: 0.85,
  depth: 0.33,
  width: 0.92,
  chest: 0.88,
  belly: 0.98,
  rump: 1.12,
  slope: 0.02,
  leg: 0.07,
  thigh: 1.35,
  footSize: 1.25,
  foot: 'paw',
  hock: 0.24,
  neck: { length: 0.36, rise: 0.75, base: 0.62 },
  head: { radius: 0.265, muzzle: 1.32, tip: 0.38, drop: 0.2, cheeks: 0.45, low: 0.3, pads: 0.2 },
  ears: { kind: 'leaf', length: 2.2, width: 0.7, apart: 0.42, lean: 0.2, back: 0.3 },
  eyes: { size: 0.19, side: 0.95, up: 0.25 },
  nose: { kind: 'pad', size: 0.11, colour: fromHex('#c9858a') },
  tail: { length: 0.12, angle: 0.5, root: 0.12, tip: 0.12, hair: 2 },
  fur: 0.06,
  furCount: 9000,
  sit: 'haunches',
  gait: 'hop',
  food: 'carrot',
};

export const softCoat =
  (hex: string, belly = '#f3ebdf', tail?: string) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    const shade = countershaded(base, colour ? mix(colour, [1, 1, 1], 0.5) : fromHex(belly));
    return (p) => (p.region === 'tail' && tail ? fromHex(tail) : mottled(shade(p), p, 0.18));
  };

const squirrel: QuadrupedShape = {
  ...rabbit,
  height: 0.13,
  length: 0.95,
  depth: 0.3,
  rump: 1.05,
  leg: 0.055,
  thigh: 1.2,
  head: { radius: 0.25, muzzle: 1.42, tip: 0.28, drop: 0.2, cheeks: 0.45 },
  ears: { kind: 'pointed', length: 0.85, width: 0.5, apart: 0.65, lean: 0.2 },
  eyes: { size: 0.2, side: 0.85, up: 0.25 },
  nose: { kind: 'pad', size: 0.13 },
  tail: { length: 1.75, angle: 0.9, curl: 1.5, root: 0.08, tip: 0.1, tuft: 0.13, hair: 2.4 },
  furCount: 10000,
  sit: 'upright',
  food: 'nut',
};

const mouse: QuadrupedShape = {
  ...rabbit,
  height: 0.055,
  length: 0.9,
  depth: 0.36,
  slope: 0,
  leg: 0.06,
  thigh: 1.1,
  head: { radius: 0.3, muzzle: 1.65, tip: 0.16, root: 0.6, drop: 0.2 },
  neck: { length: 0.3, rise: 0.35, base: 0.68 },
  ears: { kind: 'round', length: 0.85, width: 0.95, apart: 0.85, lean: 0.45 },
  eyes: { size: 0.16, side: 0.75, up: 0.25 },
  nose: { kind: 'pad', size: 0.12, colour: fromHex('#d98a8a') },
  tail: { length: 1.7, angle: -0.35, curl: 0.5, root: 0.04, tip: 0.012, hair: 0 },
  sit: 'upright',
  gait: 'usual',
  food: 'cheese',
};

const addSpines = ({ frame, skeleton, builder, skin, detail }: DetailContext) => {
  const { spine, depth: d, length, h } = frame;
  const count = detail === 0 ? 640 : 200;
  for (let n = 0; n < count; n += 1) {
    // A spiral spreads them evenly over the upper half.
    const t = (n + 0.5) / count;
    const around = n * 2.39996;
    const up = 0.02 + 0.98 * (1 - t);
    const side = Math.sqrt(1 - up * up);
    const direction: Vec3 = [Math.cos(around) * side, up, Math.sin(around) * side * 1.05 - 0.05];
    if (direction[2] > 0.82) continue;
    const z = direction[2] * length * 0.3;
    const root = skin([0, spine, z], direction);
    builder.bone(skeleton.number(z > 0 ? 'chest' : 'hips'));
    const tint = n % 3 === 0 ? '#e8dcc2' : n % 3 === 1 ? '#5b4636' : '#8a7158';
    addEar(builder, {
      base: root,
      direction: [direction[0], direction[1] * 0.8, direction[2] - 0.7],
      facing: [direction[1], -direction[0], 0.1],
      length: h * 0.2,
      width: h * 0.028,
      outline: 'pointed',
      cup: 0,
      outside: fromHex(tint),
      inside: fromHex(tint),
      material: 'satin',
      rows: 2,
    });
  }
  builder.bone(skeleton.number('hips')).sphere([0, spine, -length * 0.1], d * 0.1, 4);
};

const hedgehog: QuadrupedShape = {
  ...mouse,
  height: 0.15,
  depth: 0.4,
  length: 0.75,
  width: 1.05,
  leg: 0.06,
  head: { radius: 0.26, muzzle: 1.75, tip: 0.2, root: 0.62, drop: 0.15 },
  neck: { length: 0.34, rise: 0.1, base: 0.6 },
  ears: { kind: 'round', length: 0.42, width: 0.5, apart: 0.8, lean: 0.4 },
  nose: { kind: 'pad', size: 0.19 },
  tail: { length: 0, angle: 0, root: 0.02, tip: 0.02 },
  fur: 0.03,
  sit: 'haunches',
  addDetails: addSpines,
};
const hedgehogCoat = (): Coat => (p) =>
  p.region === 'body' && p.y > p.spine - p.depth * 0.3 ? fromHex('#4a3a2c') : mottled(fromHex('#c4a27c'), p);

const raccoonCoat = (colour: Vec3 | null): Coat => {
  const grey = colour ?? fromHex('#7c7873');
  const shade = countershaded(grey, mix(grey, [1, 1, 1], 0.3));
  return (p) => {
    if (p.region === 'tail') return (p.along * 5.5) % 1 > 0.5 ? fromHex('#211d1b') : fromHex('#a5a09a');
    if (p.region === 'head') {
      const mask =
        smoothstep(0.3, 0.22, Math.abs(p.head[1] - 0.18)) *
        smoothstep(0.1, 0.3, p.head[2]) *
        smoothstep(0.06, 0.14, Math.abs(p.head[0]));
      const brow = smoothstep(0.12, 0.08, Math.abs(p.head[1] - 0.52)) * smoothstep(0.2, 0.4, p.head[2]);
      return mix(
        mix(shade(p), fromHex('#efeae2'), Math.max(brow, smoothstep(0, -0.15, p.head[1]) * 0.8)),
        fromHex('#1c1918'),
        mask,
      );
    }
    if (p.region === 'muzzle')
      return mix(fromHex('#efeae2'), fromHex('#55504b'), smoothstep(-0.1, 0.15, p.head[1]) * 0.6);
    if (p.region === 'foot') return fromHex('#2a2624');
    return shade(p);
  };
};
const raccoon: QuadrupedShape = {
  ...squirrel,
  height: 0.32,
  depth: 0.28,
  slope: 0.04,
  gait: 'usual',
  head: { radius: 0.22, muzzle: 1.62, tip: 0.24, drop: 0.1, cheeks: 0.52, wide: 1.12 },
  ears: { kind: 'round', length: 0.62, width: 0.6, apart: 0.78, lean: 0.35 },
  eyes: { size: 0.14, side: 0.5, up: 0.2 },
  nose: { kind: 'pad', size: 0.18 },
  tail: { length: 0.95, angle: -0.3, curl: 0.5, root: 0.06, tip: 0.05, tuft: 0.05, hair: 1.4 },
  food: 'fish',
};

const skunkCoat = (): Coat => (p) => {
  const [white, black] = [fromHex('#f3f0ea'), fromHex('#1a1819')];
  if (p.region === 'tail') return Math.abs(p.x) < 0.05 || p.along > 0.7 ? white : black;
  if (p.region === 'body')
    return p.y > p.spine + p.depth * 0.25 && Math.abs(p.x) > 0.05 && Math.abs(p.x) < 0.2 ? white : black;
  if (p.region === 'neck') return p.y > p.spine + p.depth * 0.6 ? white : black;
  if (p.region === 'head') return p.head[1] > 0.35 && Math.abs(p.head[0]) < 0.3 ? white : black;
  return black;
};

const beaverTail = ({ frame, skeleton, builder }: DetailContext) => {
  builder.bone(skeleton.number('tail1'));
  addEar(builder, {
    base: skeleton.head('tail1'),
    direction: [0, -0.12, -1],
    facing: [0, 1, 0],
    length: frame.h * 0.95,
    width: frame.h * 0.5,
    outline: 'leaf',
    cup: 0,
    outside: fromHex('#3a2c24'),
    inside: fromHex('#463529'),
    material: 'skin',
  });
};
const otter: QuadrupedShape = {
  ...raccoon,
  height: 0.24,
  length: 1.6,
  depth: 0.3,
  slope: 0,
  head: { radius: 0.28, muzzle: 1.25, tip: 0.4, drop: 0.05, wide: 1.15, cheeks: 0.4, pads: 0.24 },
  ears: { kind: 'round', length: 0.28, width: 0.34, apart: 0.95, lean: 0.7 },
  tail: { length: 1.2, angle: -0.35, curl: 0.4, root: 0.12, tip: 0.03, hair: 0.8 },
  fur: 0.03,
};

const rabbits: Species[] = [
  {
    nouns: ['rabbit', 'bunny', 'bunny rabbit', 'easter bunny'],
    shape: rabbit,
    coat: softCoat('#a3866a', '#f3ebdf', '#f6f1e8'),
  },
  {
    nouns: ['white rabbit'],
    shape: { ...rabbit, eyes: { ...rabbit.eyes, iris: fromHex('#b03a44') } },
    coat: softCoat('#f3efe9', '#ffffff'),
  },
  {
    nouns: ['hare', 'jackrabbit', 'wild rabbit'],
    shape: {
      ...rabbit,
      height: 0.32,
      depth: 0.25,
      leg: 0.055,
      ears: { ...rabbit.ears, length: 2.6 },
      head: { ...rabbit.head, radius: 0.2 },
    },
    coat: softCoat('#8f6d48'),
  },
  {
    nouns: ['baby rabbit', 'baby bunny'],
    shape: { ...young(rabbit, 0.6), ears: { ...rabbit.ears, length: 1.5 } },
    coat: softCoat('#b79c7e'),
  },
];
const rodents: Species[] = [
  { nouns: ['squirrel', 'red squirrel'], shape: squirrel, coat: softCoat('#b0582a', '#f3e6d2') },
  { nouns: ['grey squirrel', 'gray squirrel'], shape: squirrel, coat: softCoat('#807a74', '#efe8de') },
  {
    nouns: ['chipmunk'],
    shape: { ...squirrel, height: 0.08, tail: { ...squirrel.tail, length: 1.1, tuft: 0.06 } },
    coat: (colour) => {
      const base = softCoat('#b3763c')(colour);
      return (p) =>
        p.region === 'body' && p.y > p.spine && Math.abs((Math.abs(p.x) % 0.13) - 0.065) < 0.022
          ? fromHex('#2c2019')
          : base(p);
    },
  },
];
const mice: Species[] = [
  { nouns: ['mouse', 'field mouse'], shape: mouse, coat: softCoat('#8f8377', '#e8ddd0', '#c99a92') },
  {
    nouns: ['rat'],
    shape: { ...mouse, height: 0.1, length: 1.1, ears: { ...mouse.ears, length: 0.6, width: 0.6 } },
    coat: softCoat('#5f564f', '#b5aaa0', '#b98c86'),
  },
  {
    nouns: ['hamster', 'guinea pig', 'gerbil'],
    shape: {
      ...mouse,
      height: 0.08,
      depth: 0.42,
      length: 0.7,
      width: 1.05,
      head: { radius: 0.34, muzzle: 1.2, tip: 0.32, drop: 0.1, cheeks: 0.74, wide: 1.14 },
      ears: { ...mouse.ears, length: 0.5, width: 0.5 },
      tail: { length: 0.08, angle: 0, root: 0.05, tip: 0.04 },
      fur: 0.08,
      food: 'nut',
    },
    coat: softCoat('#d19a55', '#f7efe2'),
  },
  { nouns: ['hedgehog', 'porcupine'], shape: hedgehog, coat: hedgehogCoat },
];
const others: Species[] = [
  { nouns: ['raccoon', 'racoon', 'red panda', 'badger'], shape: raccoon, coat: raccoonCoat },
  {
    nouns: ['skunk'],
    shape: {
      ...raccoon,
      food: 'nut',
      tail: { length: 1.2, angle: 0.9, curl: 0.7, root: 0.06, tip: 0.08, tuft: 0.11, hair: 2.2 },
    },
    coat: skunkCoat,
  },
  {
    nouns: ['beaver'],
    shape: {
      ...otter,
      height: 0.34,
      length: 0.95,
      depth: 0.36,
      tail: { length: 0.5, angle: -0.4, root: 0.1, tip: 0.03, hair: 0 },
      fur: 0.06,
      food: 'bamboo',
      addDetails: (context) => {
        beaverTail(context);
        const { frame, builder, skeleton } = context;
        builder
          .bone(skeleton.number('head'))
          .paint(fromHex('#e8923a'), 'glossy')
          .box(
            frame.headPoint(0, -0.75, 1.02),
            [frame.radius * 0.28, frame.radius * 0.3, frame.radius * 0.06],
            frame.radius * 0.03,
          );
      },
    },
    coat: softCoat('#6b4527', '#8a6544'),
  },
  {
    nouns: ['otter', 'sea otter', 'weasel', 'ferret', 'mink', 'mongoose', 'meerkat'],
    shape: otter,
    coat: softCoat('#5f4530', '#c9b090'),
  },
];
export const rabbitKit = quadrupedKit('rabbit', { slow: 0.7, fast: 3 }, rabbits);
export const squirrelKit = quadrupedKit('squirrel', { slow: 0.4, fast: 2 }, rodents);
export const mouseKit = quadrupedKit('mouse', { slow: 0.2, fast: 1 }, mice);
export const raccoonKit = quadrupedKit('raccoon', { slow: 0.6, fast: 2.5 }, others);
