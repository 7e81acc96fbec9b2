/** Raccoons, red pandas, badgers, skunks, beavers, capybaras and otters. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { type Coat, countershaded, mottled } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { quadrupedKit } from './quadruped.ts';
import type { DetailContext, QuadrupedShape } from './shape.ts';
import { softCoat, squirrel } from './small.ts';
import type { Species } from './species.ts';

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

/** Rust above, black below, a white face with rust tears, a ringed tail. */
const redPandaCoat = (colour: Vec3 | null): Coat => {
  const [rust, black, white] = [colour ?? fromHex('#a8481c'), fromHex('#211715'), fromHex('#f3e8da')];
  return (p) => {
    if (p.region === 'leg' || p.region === 'foot') return black;
    if (p.region === 'ear') return white;
    if (p.region === 'tail')
      return mix(rust, fromHex('#d99a5c'), smoothstep(0.35, 0.65, Math.abs(((p.along * 6) % 1) - 0.5) * 2));
    if (p.region === 'muzzle' || p.region === 'jaw') return white;
    if (p.region === 'head') {
      const side = Math.abs(p.head[0]);
      const tear =
        smoothstep(0.16, 0.08, Math.abs(side - 0.42 - (0.1 - p.head[1]) * 0.18)) *
        smoothstep(0.2, 0.05, p.head[1]);
      const cheek = smoothstep(0.18, 0.02, p.head[1]) * smoothstep(0, 0.25, p.head[2]);
      const brow =
        smoothstep(0.17, 0.1, Math.hypot(side - 0.42, (p.head[1] - 0.52) * 1.3)) *
        smoothstep(0.2, 0.4, p.head[2]);
      return mix(rust, white, Math.max(brow, cheek * (1 - tear)));
    }
    const low = smoothstep(p.spine - p.depth * 0.35, p.spine - p.depth * 0.7, p.y);
    return mottled(mix(rust, black, low), p, 0.2);
  };
};
const redPanda: QuadrupedShape = {
  ...raccoon,
  head: { radius: 0.25, muzzle: 1.3, tip: 0.26, drop: 0.06, cheeks: 0.55, wide: 1.18 },
  ears: { kind: 'round', length: 0.72, width: 0.66, apart: 0.95, lean: 0.6 },
  eyes: { size: 0.15, side: 0.46, up: 0.18 },
  tail: { length: 1.35, angle: -0.1, curl: 0.7, root: 0.08, tip: 0.08, tuft: 0.06, hair: 1.6 },
  fur: 0.08,
  furCount: 10000,
  food: 'bamboo',
};

const badgerCoat = (colour: Vec3 | null): Coat => {
  const [grey, black, white] = [colour ?? fromHex('#76726c'), fromHex('#1d1a19'), fromHex('#f1ece4')];
  return (p) => {
    if (p.region === 'leg' || p.region === 'foot') return black;
    if (p.region === 'head' || p.region === 'muzzle')
      return mix(white, black, smoothstep(0.12, 0.06, Math.abs(Math.abs(p.head[0]) - 0.4)));
    return mottled(
      mix(grey, black, smoothstep(p.spine - p.depth * 0.3, p.spine - p.depth * 0.8, p.y)),
      p,
      0.25,
    );
  };
};

/** Sand, with dark rings round the eyes, a dark nose and bars across the back. */
const meerkatCoat = (colour: Vec3 | null): Coat => {
  const [sand, dark, pale] = [colour ?? fromHex('#b08a5c'), fromHex('#2a1d16'), fromHex('#e6d6ba')];
  return (p) => {
    if (p.region === 'ear' || (p.region === 'tail' && p.along > 0.75)) return dark;
    if (p.region === 'muzzle') return mix(pale, dark, smoothstep(1.1, 1.4, p.head[2]));
    if (p.region === 'head') {
      const ring = smoothstep(0.34, 0.26, Math.hypot(Math.abs(p.head[0]) - 0.48, p.head[1] - 0.18));
      const face = smoothstep(0.2, 0.5, p.head[2]) * smoothstep(0.5, 0.1, p.head[1]);
      return mix(mix(sand, pale, face), dark, ring * smoothstep(0, 0.2, p.head[2]));
    }
    const isBack = p.region === 'body' && p.y > p.spine && Math.sin(p.z * 60) > 0.55;
    const low = smoothstep(p.spine - p.depth * 0.2, p.spine - p.depth * 0.9, p.y);
    return isBack ? mix(sand, dark, 0.5) : mottled(mix(sand, pale, low), p, 0.2);
  };
};

const others: Species[] = [
  {
    nouns: ['wombat', 'marmot', 'groundhog', 'woodchuck', 'prairie dog', 'gopher'],
    shape: {
      ...raccoon,
      height: 0.3,
      depth: 0.4,
      leg: 0.09,
      ears: { ...raccoon.ears, length: 0.5 },
      tail: { length: 0.3, angle: -0.2, root: 0.06, tip: 0.05, hair: 1 },
      food: 'nut',
      fur: 0.06,
    },
    coat: softCoat('#8a6c4a', '#c8a878'),
  },
  {
    nouns: ['opossum', 'possum', 'tasmanian devil', 'civet'],
    shape: {
      ...raccoon,
      head: { ...raccoon.head, muzzle: 1.75, tip: 0.2 },
      tail: { length: 1.2, angle: -0.1, curl: 0.4, root: 0.05, tip: 0.02, hair: 0 },
      food: 'nut',
    },
    coat: (colour) => {
      const [grey, face] = [colour ?? fromHex('#8a8680'), fromHex('#f1ece4')];
      return (p) =>
        p.region === 'head' || p.region === 'muzzle'
          ? face
          : p.region === 'tail'
            ? fromHex('#d8a8a0')
            : mottled(grey, p, 0.3);
    },
  },
  {
    nouns: ['anteater', 'giant anteater'],
    shape: {
      ...raccoon,
      height: 0.55,
      length: 1.25,
      head: { ...raccoon.head, radius: 0.17, muzzle: 4.2, tip: 0.2, root: 0.6, drop: 0.6, cheeks: 0 },
      ears: { ...raccoon.ears, length: 0.5 },
      tail: { length: 1.15, angle: -0.25, root: 0.09, tip: 0.09, tuft: 0.16, hair: 3 },
      food: 'nut',
      fur: 0.05,
    },
    coat: (colour) => {
      const [grey, black] = [colour ?? fromHex('#8a7c6c'), fromHex('#24201d')];
      return (p) =>
        mottled(mix(grey, black, smoothstep(p.spine - p.depth * 0.4, p.spine - p.depth * 1.1, p.y)), p, 0.25);
    },
  },
  {
    nouns: ['aardvark', 'earth pig'],
    shape: {
      ...raccoon,
      height: 0.6,
      length: 1.1,
      depth: 0.34,
      head: { ...raccoon.head, radius: 0.2, muzzle: 2.7, tip: 0.3, root: 0.6, drop: 0.5, cheeks: 0 },
      ears: { ...raccoon.ears, kind: 'leaf', length: 2, width: 0.8 },
      tail: { length: 0.9, angle: -0.5, root: 0.13, tip: 0.03, hair: 0 },
      food: 'nut',
      fur: 0,
    },
    coat: softCoat('#b08a6c', '#c8a484'),
  },
  {
    nouns: ['tapir', 'malayan tapir'],
    shape: {
      ...raccoon,
      height: 0.95,
      length: 1.1,
      depth: 0.36,
      foot: 'hoof',
      leg: 0.06,
      head: { ...raccoon.head, radius: 0.2, muzzle: 2, tip: 0.34, root: 0.6, drop: 0.7, cheeks: 0 },
      tail: { length: 0.12, angle: -0.6, root: 0.04, tip: 0.02, hair: 0 },
      fur: 0,
      food: 'bamboo',
    },
    coat: (colour) => {
      const [dark, saddle] = [colour ?? fromHex('#26272b'), fromHex('#e8e6e0')];
      return (p) => (p.region === 'body' && p.z < 0.18 ? saddle : dark);
    },
  },
  {
    nouns: ['armadillo', 'pangolin'],
    shape: {
      ...raccoon,
      height: 0.26,
      depth: 0.42,
      head: { ...raccoon.head, radius: 0.2, muzzle: 2.4, tip: 0.18, cheeks: 0 },
      ears: { ...raccoon.ears, kind: 'leaf', length: 1, width: 0.5 },
      tail: { length: 0.9, angle: -0.35, root: 0.11, tip: 0.02, hair: 0 },
      fur: 0,
      food: 'nut',
    },
    coat: (colour) => {
      const [plate, seam] = [colour ?? fromHex('#a08a70'), fromHex('#5a4a3a')];
      return (p) =>
        p.region === 'leg' ? plate : mix(plate, seam, smoothstep(0.55, 0.95, Math.abs(Math.sin(p.z * 26))));
    },
  },
  { nouns: ['raccoon', 'racoon'], shape: raccoon, coat: raccoonCoat },
  { nouns: ['red panda', 'lesser panda'], shape: redPanda, coat: redPandaCoat },
  {
    nouns: ['badger', 'honey badger', 'wolverine'],
    shape: { ...raccoon, depth: 0.34, tail: { ...raccoon.tail, length: 0.4 }, fur: 0.09, food: 'nut' },
    coat: badgerCoat,
  },
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
    nouns: ['capybara'],
    shape: {
      ...otter,
      height: 0.52,
      length: 1.16,
      depth: 0.34,
      belly: 1.04,
      rump: 1.08,
      leg: 0.08,
      hock: 0.2,
      neck: { length: 0.3, rise: 0.55, base: 0.8 },
      head: { radius: 0.22, muzzle: 2, tip: 0.78, root: 0.95, drop: 0.12, low: 0.2 },
      ears: { kind: 'round', length: 0.42, width: 0.4, apart: 0.75, lean: 0.2, back: 0.35 },
      eyes: { size: 0.12, side: 0.95, up: 0.5 },
      nose: { kind: 'pad', size: 0.2, colour: fromHex('#3a2c26') },
      tail: { length: 0.05, angle: -0.6, root: 0.05, tip: 0.03, hair: 0 },
      fur: 0.045,
      food: 'bamboo',
    },
    coat: softCoat('#6f5136', '#8d7152'),
  },
  {
    nouns: ['meerkat', 'suricate'],
    shape: {
      ...otter,
      height: 0.24,
      length: 1.15,
      depth: 0.22,
      leg: 0.055,
      head: { ...otter.head, radius: 0.27, muzzle: 1.5, tip: 0.22, pads: 0 },
      eyes: { size: 0.15, side: 0.5, up: 0.2 },
      tail: { length: 1.1, angle: 0.2, curl: 0.3, root: 0.05, tip: 0.025, hair: 0.6 },
    },
    coat: meerkatCoat,
  },
  {
    nouns: ['otter', 'sea otter', 'weasel', 'ferret', 'mink', 'mongoose'],
    shape: otter,
    coat: softCoat('#5f4530', '#c9b090'),
  },
];
export const raccoonKit = quadrupedKit('raccoon', { slow: 0.6, fast: 2.5 }, others);
