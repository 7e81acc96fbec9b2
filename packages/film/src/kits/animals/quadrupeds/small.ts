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

export const squirrel: QuadrupedShape = {
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
/** Brown above, white below, with white cheeks and a pale stripe up the forehead. */
const hamsterCoat = (colour: Vec3 | null): Coat => {
  const base = softCoat('#a8683a', '#f7efe2')(colour);
  const white = fromHex('#f7efe2');
  return (p) => {
    if (p.region === 'muzzle' || p.region === 'foot') return white;
    if (p.region === 'head') {
      const cheek = smoothstep(0.12, -0.1, p.head[1]);
      const blaze = smoothstep(0.16, 0.06, Math.abs(p.head[0])) * smoothstep(0, 0.4, p.head[2]);
      return mix(base(p), white, Math.max(cheek, blaze));
    }
    return p.region === 'body' && p.y < p.spine - p.depth * 0.25 ? white : base(p);
  };
};
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
      ears: { ...mouse.ears, length: 0.62, width: 0.66 },
      tail: { length: 0.08, angle: 0, root: 0.05, tip: 0.04 },
      fur: 0.08,
      food: 'nut',
    },
    coat: hamsterCoat,
  },
  { nouns: ['hedgehog', 'porcupine'], shape: hedgehog, coat: hedgehogCoat },
];
export const rabbitKit = quadrupedKit('rabbit', { slow: 0.7, fast: 3 }, rabbits);
export const squirrelKit = quadrupedKit('squirrel', { slow: 0.4, fast: 2 }, rodents);
export const mouseKit = quadrupedKit('mouse', { slow: 0.2, fast: 1 }, mice);
