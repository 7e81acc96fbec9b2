/** Dogs: breeds by proportion, ears, tail and coat. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, countershaded, mottled, patchAt, spotAt } from '../shared/coat.ts';
import { quadrupedKit } from './quadruped.ts';
import { type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const dog: QuadrupedShape = {
  height: 0.58,
  length: 0.84,
  depth: 0.2,
  chest: 1.12,
  belly: 0.84,
  rump: 0.92,
  leg: 0.058,
  foot: 'paw',
  neck: { length: 0.36, rise: 0.95 },
  head: { radius: 0.165, muzzle: 1.75, tip: 0.42, drop: 0.08, cheeks: 0.45 },
  ears: { kind: 'drop', length: 1.35, width: 1.05, apart: 0.95 },
  eyes: { size: 0.17, side: 0.5, up: 0.34 },
  nose: { kind: 'pad', size: 0.25 },
  tail: { length: 0.5, angle: 0.75, curl: 0.6, root: 0.05, tip: 0.02 },
  fur: 0.045,
  call: 'bark',
};

const golden = (colour: Vec3 | null): Coat => {
  const gold = colour ?? fromHex('#c4883f');
  const cream = colour ? mix(colour, [1, 0.95, 0.85], 0.35) : fromHex('#e9cd9d');
  const base = countershaded(gold, cream);
  return (p) => {
    if (p.region === 'ear') return scale(gold, 0.6);
    if (p.region === 'muzzle' || p.region === 'head')
      return mix(gold, cream, smoothstep(0.45, 1.1, p.head[2]) * 0.75);
    if (p.region === 'tail') return mix(gold, cream, p.along * 0.8);
    if (p.region === 'leg') return mix(cream, gold, smoothstep(0.1, 0.45, p.y));
    return base(p);
  };
};

const puppyShape: QuadrupedShape = {
  ...young(dog, 0.62),
  depth: 0.235,
  neck: { length: 0.3, rise: 1.0 },
  head: { radius: 0.235, muzzle: 1.42, tip: 0.4, drop: 0.05, cheeks: 0.5, wide: 1.06 },
  ears: { kind: 'drop', length: 1.35, width: 1.05, apart: 1.0 },
  eyes: { size: 0.19, side: 0.46, up: 0.3 },
  tail: { length: 0.5, angle: 0.85, curl: 0.7, root: 0.05, tip: 0.03, hair: 1.4 },
  fur: 0.055,
  furCount: 10000,
};

const huskyCoat = (colour: Vec3 | null): Coat => {
  const [grey, white] = [colour ?? fromHex('#4a4d55'), fromHex('#eeebe6')];
  return (p) => {
    if (p.region === 'muzzle' || p.region === 'jaw' || p.region === 'foot') return white;
    if (p.region === 'head') {
      const mask =
        smoothstep(0.42, 0.55, p.head[1] + Math.abs(p.head[0]) * 0.15) *
        (1 - smoothstep(0.18, 0.1, Math.abs(p.head[0])) * smoothstep(0.3, 0.6, p.head[2]));
      return mix(white, grey, Math.max(mask, smoothstep(0.1, -0.3, p.head[2])));
    }
    if (p.region === 'leg') return mix(white, grey, smoothstep(0.42, 0.6, p.y));
    if (p.region === 'tail') return mix(grey, white, smoothstep(0.35, 0.8, p.along));
    return mottled(mix(white, grey, smoothstep(p.spine - p.depth * 0.5, p.spine - p.depth * 0.1, p.y)), p);
  };
};

/** One colour above, white below, blaze and feet. */
const bicolour = (hex: string, colour: Vec3 | null, whiteAt = 0.2): Coat => {
  const [base, white] = [colour ?? fromHex(hex), fromHex('#f3ece0')];
  return (p) => {
    if (p.region === 'foot' || p.region === 'jaw' || p.region === 'muzzle')
      return p.region === 'muzzle' ? mix(white, base, smoothstep(0.25, 0.4, Math.abs(p.head[0]))) : white;
    if (p.region === 'head')
      return mix(white, base, smoothstep(0.1, 0.22, Math.abs(p.head[0]) + (0.4 - p.head[2]) * 0.3));
    if (p.region === 'neck') return mix(base, white, smoothstep(p.spine + 0.15, p.spine, p.y));
    if (p.region === 'leg') return mix(white, base, smoothstep(whiteAt, whiteAt + 0.15, p.y));
    return mottled(mix(base, white, smoothstep(p.spine - p.depth * 0.4, p.spine - p.depth * 0.8, p.y)), p);
  };
};

const dalmatianCoat = (): Coat => (p) => {
  const white = fromHex('#f2efe9');
  if (p.region === 'ear') return fromHex('#26221f');
  return mix(white, fromHex('#1d1a18'), spotAt(p, 0.12, p.region === 'muzzle' ? 0.2 : 0.36));
};

const plain =
  (hex: string, strength = 0.35) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    return countershaded(base, mix(base, fromHex('#efe0c4'), 0.6), colour ? 0.15 : strength);
  };

const saddled = (colour: Vec3 | null): Coat => {
  const [tan, black] = [colour ?? fromHex('#a06a34'), fromHex('#1f1a17')];
  return (p) => {
    if (p.region === 'muzzle') return mix(black, tan, smoothstep(0.1, -0.5, p.head[1]) * 0.4);
    if (p.region === 'ear') return black;
    if (p.region === 'body' || p.region === 'tail')
      return mix(
        tan,
        black,
        p.region === 'tail' ? 0.8 : smoothstep(p.spine - p.depth * 0.3, p.spine + p.depth * 0.1, p.y),
      );
    return mottled(tan, p);
  };
};

const curly: QuadrupedShape = {
  ...dog,
  fur: 0.02,
  furLift: 1.1,
  furCount: 9000,
  furAt: (p) =>
    p.region === 'leg' && p.y < 0.16
      ? 2.6
      : p.region === 'head' && p.head[1] > 0.4
        ? 5
        : p.region === 'body' && p.z > -0.05
          ? 2.4
          : 0.8,
  tail: { length: 0.36, angle: 1.1, curl: 0.2, root: 0.025, tip: 0.02, tuft: 0.05, hair: 2 },
  head: { ...dog.head, radius: 0.15, muzzle: 2, tip: 0.3, cheeks: 0 },
  ears: { ...dog.ears, length: 1.5, width: 1.2 },
  neck: { length: 0.42, rise: 1.1, base: 0.6 },
  leg: 0.05,
};

const species: Species[] = [
  {
    nouns: ['dog', 'golden retriever', 'retriever', 'pet dog', 'hound'],
    shape: {
      ...dog,
      fur: 0.05,
      furCount: 9000,
      tail: { ...dog.tail, length: 0.55, angle: 0.35, curl: 0.7, hair: 2 },
    },
    coat: golden,
  },
  {
    nouns: ['puppy', 'golden retriever puppy', 'pup', 'puppy dog', 'doggy', 'retriever puppy'],
    shape: puppyShape,
    coat: golden,
  },
  {
    nouns: ['labrador', 'labrador puppy', 'guide dog'],
    shape: { ...dog, fur: 0.02 },
    coat: plain('#d8b272'),
  },
  { nouns: ['poodle'], shape: curly, coat: plain('#e8dfd2', 0) },
  {
    nouns: ['husky', 'sled dog', 'malamute'],
    shape: {
      ...dog,
      ears: { kind: 'pointed', length: 0.95, width: 0.75, apart: 0.6, lean: 0.2 },
      eyes: { ...dog.eyes, iris: fromHex('#7fb4dc') },
      tail: { length: 0.55, angle: 1.0, curl: 1.9, root: 0.06, tip: 0.04, hair: 1.8 },
      fur: 0.05,
      call: 'howl',
      neck: { length: 0.33, rise: 0.95 },
    },
    coat: huskyCoat,
  },
  {
    nouns: ['bulldog', 'french bulldog', 'pug'],
    shape: {
      ...dog,
      height: 0.36,
      length: 0.86,
      depth: 0.3,
      width: 1.05,
      chest: 1.2,
      belly: 0.85,
      leg: 0.09,
      stance: 0.75,
      neck: { length: 0.26, rise: 0.75, base: 0.8 },
      head: {
        radius: 0.27,
        muzzle: 1.12,
        tip: 0.52,
        drop: 0.1,
        cheeks: 0.62,
        wide: 1.15,
        low: 0.32,
        pads: 0.32,
      },
      ears: { kind: 'pointed', length: 0.6, width: 0.6, apart: 0.85, lean: 0.4 },
      tail: { length: 0.1, angle: 0.4, root: 0.04, tip: 0.02 },
      fur: 0.02,
    },
    coat: plain('#b98d5c', 0.8),
  },
  {
    nouns: ['corgi', 'welsh corgi', 'dachshund', 'sausage dog'],
    shape: {
      ...dog,
      height: 0.34,
      length: 1.32,
      depth: 0.3,
      leg: 0.085,
      neck: { length: 0.4, rise: 0.9 },
      head: { radius: 0.25, muzzle: 1.65, tip: 0.36, drop: 0.06, cheeks: 0.5 },
      ears: { kind: 'pointed', length: 1.1, width: 0.85, apart: 0.7, lean: 0.3 },
      tail: { length: 0.16, angle: 0.3, root: 0.05, tip: 0.03 },
      fur: 0.06,
    },
    coat: (colour) => bicolour('#c47a34', colour),
  },
  { nouns: ['dalmatian'], shape: { ...dog, fur: 0.012, leg: 0.05 }, coat: dalmatianCoat },
  {
    nouns: ['german shepherd', 'shepherd dog', 'police dog', 'alsatian'],
    shape: {
      ...dog,
      height: 0.63,
      ears: { kind: 'pointed', length: 1.15, width: 0.75, apart: 0.6, lean: 0.15 },
      tail: { length: 0.6, angle: -0.7, curl: 0.6, root: 0.05, tip: 0.03, hair: 1.8 },
    },
    coat: saddled,
  },
  {
    nouns: ['border collie', 'sheepdog', 'collie'],
    shape: {
      ...dog,
      height: 0.52,
      fur: 0.07,
      ears: { ...dog.ears, length: 0.8 },
      tail: { length: 0.6, angle: -0.5, curl: 0.9, root: 0.05, tip: 0.04, hair: 1.8 },
    },
    coat: (colour) => bicolour('#211d1c', colour),
  },
  {
    nouns: ['beagle', 'basset hound'],
    shape: {
      ...dog,
      height: 0.38,
      fur: 0.014,
      depth: 0.23,
      leg: 0.07,
      ears: { ...dog.ears, length: 1.5 },
      tail: { ...dog.tail, angle: 1.1 },
    },
    coat: (colour) => {
      const base = bicolour('#9a5a2a', colour, 0.45);
      return (p) =>
        p.region === 'body' && p.y > p.spine && patchAt(p, 3, 0.4) > 0.5 ? fromHex('#241c18') : base(p);
    },
  },
  {
    nouns: ['greyhound', 'whippet'],
    shape: {
      ...dog,
      height: 0.7,
      depth: 0.17,
      width: 0.72,
      chest: 1.25,
      belly: 0.66,
      leg: 0.04,
      fur: 0.008,
      head: { ...dog.head, radius: 0.125, muzzle: 2.3, tip: 0.32, cheeks: 0 },
      ears: { kind: 'leaf', length: 0.8, width: 0.5, lean: 0.9, back: 1 },
      tail: { length: 0.65, angle: -0.9, curl: 1.0, root: 0.03, tip: 0.012 },
    },
    coat: plain('#8f8a86'),
  },
  {
    nouns: ['chihuahua', 'terrier', 'yorkshire terrier', 'lap dog', 'shih tzu'],
    shape: {
      ...puppyShape,
      height: 0.25,
      fur: 0.05,
      ears: { kind: 'pointed', length: 1.0, width: 0.85, apart: 0.8, lean: 0.5 },
    },
    coat: plain('#b8803f', 0.6),
  },
  {
    nouns: ['saint bernard', 'st bernard', 'rescue dog', 'bernese mountain dog'],
    shape: {
      ...dog,
      height: 0.75,
      depth: 0.24,
      leg: 0.07,
      fur: 0.055,
      head: { ...dog.head, radius: 0.18, muzzle: 1.55, tip: 0.5, pads: 0.3 },
    },
    coat: (colour) => bicolour('#8a4a22', colour, 0.4),
  },
];

export const dogs = quadrupedKit('dog', { slow: 1.2, fast: 4.5 }, species);
