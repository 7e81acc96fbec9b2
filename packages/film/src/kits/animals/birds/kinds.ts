/** Parrots, owls and birds of prey. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { type Coat, mottled, spotAt } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { birdKit } from './bird.ts';
import type { BirdKind } from './bird-kind.ts';
import { plumage } from './plumage.ts';
import type { BirdContext, BirdShape } from './shape.ts';
import { addCrest, songbird } from './songbirds.ts';

export const parrot: BirdShape = {
  ...songbird,
  length: 0.24,
  depth: 0.25,
  pitch: 0.95,
  neck: { length: 0.2, base: 0.22, tip: 0.22, standing: [1.3, 1.3, 1.2], flying: [0.4, 0.3, 0.2] },
  head: { radius: 0.22 },
  beak: { kind: 'hook', length: 0.95, thick: 0.42, colour: '#efe6d4', tip: '#1f1b1a' },
  eyes: { size: 0.14, side: 0.95, up: 0.3, iris: fromHex('#e8e2b0'), rim: fromHex('#f0ece4') },
  legs: { length: 0.2, thick: 0.035, colour: '#5a5654' },
  wings: {
    kind: 'feathers',
    span: 1.35,
    chord: 0.55,
    covert: '#c8281c',
    inner: '#e8b82a',
    outer: '#1f5ab8',
    fingers: 0.3,
  },
  tail: { length: 1.35, width: 0.22, count: 5, colour: '#b8281c', spread: 0.1 },
  beat: 3.6,
  gait: 'walk',
};

const owl: BirdShape = {
  length: 0.3,
  depth: 0.35,
  width: 0.98,
  pitch: 1.05,
  neck: { length: 0.24, base: 0.3, tip: 0.26, standing: [1.5, 1.5, 1.5], flying: [0.2, 0.1, 0] },
  head: { radius: 0.33, wide: 1.12 },
  turnsHead: true,
  beak: { kind: 'hook', length: 0.34, thick: 0.13, colour: '#3a332a' },
  eyes: { size: 0.27, side: 0.4, up: 0.12, iris: fromHex('#e8a01e'), rim: fromHex('#2a1d12') },
  legs: { length: 0.14, thick: 0.04, colour: '#b89a6a', thigh: 1.1 },
  wings: {
    kind: 'feathers',
    span: 1.65,
    chord: 0.75,
    covert: '#8a6a44',
    inner: '#9a7a52',
    outer: '#6a4e30',
    tip: '#c9ae84',
    fingers: 0.4,
  },
  tail: { length: 0.42, width: 0.42, colour: '#8a6a44', spread: 0.35 },
  beat: 2.1,
  glide: 0.4,
  gait: 'walk',
  addDetails: (context) => addEarTufts(context, '#5a4026'),
};

const addEarTufts = ({ frame, skeleton, builder }: BirdContext, hex: string) => {
  builder.bone(skeleton.number('head'));
  for (const sign of [-1, 1])
    addEar(builder, {
      base: frame.headPoint(sign * 0.55, 0.62, 0.15),
      direction: [sign * 0.45, 1, -0.1],
      facing: [sign * 0.2, 0.1, 1],
      length: frame.radius * 0.75,
      width: frame.radius * 0.42,
      outline: 'pointed',
      cup: 0.4,
      outside: fromHex(hex),
      inside: fromHex('#b08a5c'),
      material: 'fur',
    });
};

const owlCoat =
  (base: string, pale: string, dark: string) =>
  (colour: Vec3 | null): Coat => {
    const back = colour ?? fromHex(base);
    return (p) => {
      if (p.region === 'head') {
        // A pale disc around each eye.
        const disc = Math.hypot((Math.abs(p.head[0]) - 0.38) / 0.46, (p.head[1] - 0.1) / 0.55);
        const face = p.head[2] > 0.1 ? smoothstep(1.05, 0.85, disc) : 0;
        const ring = p.head[2] > 0.05 ? smoothstep(0.16, 0.06, Math.abs(disc - 1.08)) : 0;
        return mix(mix(mottled(back, p, 0.4), fromHex(pale), face), fromHex(dark), ring * 0.8);
      }
      const low = smoothstep(0.15, -0.2, p.y / p.depth);
      const tone = mix(back, fromHex(pale), low * 0.85);
      return mix(mottled(tone, p, 0.3), fromHex(dark), spotAt(p, 0.11, 0.24) * 0.7);
    };
  };

export const eagle: BirdShape = {
  length: 0.5,
  depth: 0.22,
  pitch: 0.85,
  neck: { length: 0.26, base: 0.2, tip: 0.15, standing: [1.1, 1.1, 1], flying: [0.3, 0.2, 0.1] },
  head: { radius: 0.145 },
  beak: { kind: 'hook', length: 1.25, thick: 0.36, colour: '#e8b02a' },
  eyes: { size: 0.16, side: 0.8, up: 0.3, iris: fromHex('#e8d05a') },
  legs: { length: 0.22, thick: 0.035, colour: '#e0a82a', thigh: 1.25 },
  wings: {
    kind: 'feathers',
    span: 2.0,
    chord: 0.75,
    covert: '#4a3222',
    inner: '#3a2618',
    outer: '#2a1a10',
    fingers: 1,
  },
  tail: { length: 0.55, width: 0.42, colour: '#efe9dd', spread: 0.45 },
  beat: 1.7,
  glide: 0.75,
  gait: 'walk',
};

const prey: BirdKind[] = [
  {
    nouns: ['eagle', 'bald eagle', 'sea eagle'],
    shape: eagle,
    coat: plumage({ back: '#4a3222', belly: '#3f2a1c', head: '#f2ede2', neck: '#efe9dd' }),
  },
  {
    nouns: ['golden eagle', 'hawk', 'falcon', 'buzzard', 'kite bird', 'condor', 'bird of prey'],
    shape: {
      ...eagle,
      length: 0.42,
      wings: { ...eagle.wings, covert: '#7a5230', inner: '#6a4526', outer: '#3a2616' },
      tail: { ...eagle.tail, colour: '#7a4a26' },
    },
    coat: plumage({ back: '#6a4526', belly: '#d8c2a0', head: '#8a5f34', speckled: '#5a3a20' }),
  },
  {
    nouns: ['vulture'],
    shape: {
      ...eagle,
      pitch: 0.7,
      neck: { length: 0.42, base: 0.12, tip: 0.085, standing: [0.7, 1.0, 0.4], flying: [0.2, 0.1, 0.1] },
      head: { radius: 0.115 },
      tail: { ...eagle.tail, length: 0.35, colour: '#2a2422' },
      wings: { ...eagle.wings, covert: '#3a322e', inner: '#2e2825', outer: '#1c1816' },
    },
    coat: plumage({ back: '#342c28', belly: '#3e3632', head: '#d89a86', neck: '#cf9583' }),
  },
];
const owls: BirdKind[] = [
  {
    nouns: ['owl', 'horned owl', 'eagle owl', 'wise owl'],
    shape: owl,
    coat: owlCoat('#8a6a44', '#d9bf94', '#4a3420'),
  },
  {
    nouns: ['barn owl'],
    shape: {
      ...owl,
      eyes: { ...owl.eyes, size: 0.19, iris: null },
      addDetails: () => {},
      wings: { ...owl.wings, covert: '#c9964e', inner: '#d9b070', outer: '#b07a3a' },
    },
    coat: owlCoat('#c9964e', '#f4efe6', '#8a5f30'),
  },
  {
    nouns: ['snowy owl', 'white owl'],
    shape: {
      ...owl,
      addDetails: () => {},
      wings: { ...owl.wings, covert: '#efebe4', inner: '#e8e3da', outer: '#d9d3c8', tip: '#8a8680' },
      tail: { ...owl.tail, colour: '#e8e3da' },
    },
    coat: owlCoat('#f0ece6', '#f6f3ee', '#8f8a84'),
  },
];
const parrots: BirdKind[] = [
  {
    nouns: ['parrot', 'macaw', 'scarlet macaw', 'red parrot'],
    shape: parrot,
    coat: plumage({ back: '#c8281c', belly: '#c83020', head: '#cc2a1e', face: '#f0e8dc', cap: '#cc2a1e' }),
  },
  {
    nouns: ['blue macaw', 'blue parrot'],
    shape: {
      ...parrot,
      wings: { ...parrot.wings, covert: '#2a6ac0', inner: '#2460b0', outer: '#173f80' },
      tail: { ...parrot.tail, colour: '#2460b0' },
    },
    coat: plumage({ back: '#2a70c8', belly: '#e8b82a', head: '#2f78cc', face: '#f0e8dc', cap: '#3a9a6a' }),
  },
  {
    nouns: ['green parrot', 'parakeet', 'budgie', 'lovebird', 'amazon parrot'],
    shape: {
      ...parrot,
      length: 0.15,
      wings: { ...parrot.wings, covert: '#3fa03a', inner: '#2f8a3a', outer: '#1f4a7a' },
      tail: { ...parrot.tail, length: 0.9, colour: '#2f7a4a' },
      beak: { ...parrot.beak, colour: '#d8703a', tip: '#c05a2a', length: 0.7 },
    },
    coat: plumage({ back: '#4aa83a', belly: '#a8cf4a', face: '#e8d04a' }),
  },
  {
    nouns: ['cockatoo'],
    shape: {
      ...parrot,
      wings: { ...parrot.wings, covert: '#f4f0e8', inner: '#efeade', outer: '#e6dfcc' },
      tail: { ...parrot.tail, length: 0.6, colour: '#efeade' },
      beak: { ...parrot.beak, colour: '#3a3634', tip: '#2a2624' },
      addDetails: (context) => addCrest(context, '#f0d04a', 1.6),
    },
    coat: plumage({ back: '#f5f1ea', belly: '#f7f4ee' }),
  },
  {
    nouns: ['toucan', 'hornbill'],
    shape: {
      ...parrot,
      beak: { kind: 'big', length: 2.9, thick: 0.5, colour: '#f0a01e', tip: '#c8381c' },
      eyes: { ...parrot.eyes, iris: null, rim: fromHex('#3a9ad0') },
      wings: { ...parrot.wings, covert: '#1d1b1e', inner: '#1a181b', outer: '#141215' },
      tail: { ...parrot.tail, length: 0.6, colour: '#1a181b' },
    },
    coat: plumage({
      back: '#1f1d20',
      belly: '#1f1d20',
      breast: '#f6e8a0',
      throat: '#f6eeb0',
      face: '#f6eeb0',
    }),
  },
];

export const parrotKit = birdKit('parrot', 'flies', { slow: 5, fast: 10 }, parrots);
export const owlKit = birdKit('owl', 'flies', { slow: 4, fast: 9 }, owls);
export const eagleKit = birdKit('eagle', 'flies', { slow: 8, fast: 16 }, prey);
