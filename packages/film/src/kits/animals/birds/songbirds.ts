/** Small birds and hummingbirds. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Coat } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { birdKit } from './bird.ts';
import type { BirdKind } from './bird-kind.ts';
import { plumage } from './plumage.ts';
import type { BirdContext, BirdShape } from './shape.ts';

export const songbird: BirdShape = {
  length: 0.1,
  depth: 0.3,
  width: 0.95,
  pitch: 0.6,
  neck: { length: 0.16, base: 0.22, tip: 0.2, standing: [1.1, 1.1, 1], flying: [0.5, 0.4, 0.3] },
  head: { radius: 0.235 },
  beak: { kind: 'cone', length: 0.75, thick: 0.22, colour: '#4a4038' },
  eyes: { size: 0.17, side: 0.95 },
  legs: { length: 0.3, thick: 0.022, colour: '#6a5038' },
  wings: { kind: 'feathers', span: 1.05, chord: 0.5, covert: '#7a5a3a', inner: '#6a4a2e', outer: '#3a2a1e' },
  tail: { length: 0.55, width: 0.3, colour: '#5a4430', spread: 0.2 },
  beat: 6,
  gait: 'hop',
};

const small: BirdKind[] = [
  {
    nouns: ['bird', 'songbird', 'bluebird', 'small bird', 'little bird', 'blue tit', 'finch', 'warbler'],
    shape: {
      ...songbird,
      wings: { ...songbird.wings, covert: '#3f74b8', inner: '#35639f', outer: '#20365a' },
      tail: { ...songbird.tail, colour: '#2f5a96' },
    },
    coat: plumage({ back: '#3f74b8', belly: '#f0e4d2', breast: '#d98a4a', head: '#4a80c4' }),
  },
  {
    nouns: ['sparrow', 'wren', 'lark', 'nightingale'],
    shape: songbird,
    coat: plumage({
      back: '#7a5a3a',
      belly: '#cfc3b0',
      head: '#6d5a48',
      cap: '#6a3f22',
      face: '#c9bca8',
      throat: '#2a2320',
    }),
  },
  {
    nouns: ['robin', 'red robin'],
    shape: { ...songbird, depth: 0.34 },
    coat: plumage({
      back: '#77644c',
      belly: '#ece2d2',
      breast: '#cc5a22',
      head: '#77644c',
      face: '#cc5a22',
      throat: '#cc5a22',
    }),
  },
  {
    nouns: ['canary', 'goldfinch', 'yellow bird'],
    shape: {
      ...songbird,
      wings: { ...songbird.wings, covert: '#e8b82a', inner: '#d8a51e', outer: '#3a3020' },
      tail: { ...songbird.tail, colour: '#c8981e' },
    },
    coat: plumage({ back: '#edc02e', belly: '#f6dc6e' }),
  },
  {
    nouns: ['cardinal', 'red bird'],
    shape: {
      ...songbird,
      beak: { ...songbird.beak, colour: '#e0702a', thick: 0.3 },
      wings: { ...songbird.wings, covert: '#b8281e', inner: '#a02018', outer: '#5a1612' },
      tail: { ...songbird.tail, colour: '#a8241c' },
      addDetails: (context) => addCrest(context, '#c42a1e', 1),
    },
    coat: plumage({ back: '#b82a20', belly: '#cc3426', face: '#2a1a18' }),
  },
  {
    nouns: ['blue jay', 'jay', 'bluejay'],
    shape: {
      ...songbird,
      wings: { ...songbird.wings, covert: '#3a6ec8', inner: '#2a5ab8', outer: '#dfe6f2' },
      tail: { ...songbird.tail, length: 0.8, colour: '#2f62c0' },
      addDetails: (context) => addCrest(context, '#3a6ec8', 1.1),
    },
    coat: plumage({
      back: '#4a78c8',
      belly: '#eef0f4',
      breast: '#d4d8e0',
      head: '#3a6ec8',
      face: '#f4f4f2',
      throat: '#1c2230',
    }),
  },
  {
    nouns: ['oriole', 'tanager', 'orange bird'],
    shape: {
      ...songbird,
      wings: { ...songbird.wings, covert: '#1c1a18', inner: '#26221e', outer: '#e8e2d4' },
      tail: { ...songbird.tail, colour: '#1c1a18' },
    },
    coat: plumage({ back: '#1c1a18', belly: '#f08a1c', breast: '#f07a14', head: '#1a1816' }),
  },
  {
    nouns: ['chickadee', 'titmouse', 'great tit', 'nuthatch'],
    shape: { ...songbird, depth: 0.34 },
    coat: plumage({
      back: '#7c8088',
      belly: '#f0e6d4',
      head: '#17181a',
      cap: '#17181a',
      face: '#f6f4ee',
      throat: '#17181a',
    }),
  },
  {
    nouns: ['cuckoo', 'thrush', 'mockingbird', 'cowbird'],
    shape: { ...songbird, tail: { ...songbird.tail, length: 0.85, colour: '#4a4e58' } },
    coat: plumage({ back: '#6c727c', belly: '#e6e4de', head: '#6c727c' }),
  },
  {
    nouns: ['swallow', 'swift', 'martin'],
    shape: {
      ...songbird,
      wings: {
        ...songbird.wings,
        span: 1.5,
        chord: 0.36,
        covert: '#22335a',
        inner: '#1e2b4a',
        outer: '#141a2a',
      },
      tail: { length: 0.9, width: 0.16, count: 2, colour: '#1c2848', spread: 0.35 },
      glide: 0.4,
    },
    coat: plumage({ back: '#22335a', belly: '#f0e6d8', throat: '#b04a2a' }),
  },
  {
    nouns: ['blackbird', 'starling'],
    shape: {
      ...songbird,
      length: 0.15,
      beak: { ...songbird.beak, colour: '#e89a2a' },
      eyes: { ...songbird.eyes, rim: fromHex('#e8b03a') },
      wings: { ...songbird.wings, covert: '#1d1b1e', inner: '#1a181b', outer: '#121113' },
      tail: { ...songbird.tail, colour: '#171518' },
    },
    coat: plumage({ back: '#1f1d20', belly: '#26242a' }),
  },
  {
    nouns: ['kingfisher'],
    shape: {
      ...songbird,
      head: { radius: 0.28 },
      beak: { kind: 'needle', length: 2, thick: 0.2, colour: '#2a2624' },
      wings: { ...songbird.wings, covert: '#1f86b8', inner: '#1a76a8', outer: '#0f4a70' },
      tail: { ...songbird.tail, length: 0.3, colour: '#1a76a8' },
    },
    coat: plumage({ back: '#1f8ac0', belly: '#d8742a', throat: '#f2ece0' }),
  },
  {
    nouns: ['woodpecker'],
    shape: {
      ...songbird,
      length: 0.16,
      depth: 0.24,
      pitch: 1.15,
      beak: { kind: 'needle', length: 1.3, thick: 0.2, colour: '#4a4642' },
      wings: { ...songbird.wings, covert: '#1e1c1d', inner: '#26221f', outer: '#1a1816', tip: '#efe9de' },
      tail: { ...songbird.tail, colour: '#1c1a1a' },
      addDetails: (context) => addCrest(context, '#c8281c', 0.8),
    },
    coat: plumage({ back: '#1f1d1d', belly: '#efe8dc', cap: '#c8281c', face: '#efe8dc' }),
  },
];

export const addCrest = ({ frame, skeleton, builder }: BirdContext, hex: string, size: number, count = 5) => {
  builder.bone(skeleton.number('head'));
  for (let n = 0; n < count; n += 1)
    addEar(builder, {
      base: frame.headPoint(0, 0.75 - n * 0.06, 0.35 - n * 0.22),
      direction: [0, 1 - n * 0.12, -0.5 - n * 0.16],
      facing: [1, 0, 0],
      length: frame.radius * size * (0.9 + 0.15 * n),
      width: frame.radius * 0.34,
      outline: 'leaf',
      cup: 0.1,
      outside: fromHex(hex),
      inside: fromHex(hex),
      material: 'cloth',
      rows: 4,
    });
};

const hummingbird: BirdShape = {
  ...songbird,
  length: 0.055,
  depth: 0.22,
  pitch: 0.8,
  head: { radius: 0.2 },
  neck: { ...songbird.neck, length: 0.2, base: 0.17, tip: 0.17, flying: [0.4, 0.5, 0.5] },
  beak: { kind: 'needle', length: 3.4, thick: 0.1, colour: '#1c1a1c' },
  eyes: { size: 0.17, side: 0.95 },
  legs: { length: 0.1, thick: 0.016, colour: '#2a2624' },
  wings: {
    kind: 'feathers',
    span: 1.25,
    chord: 0.42,
    covert: '#2f8a5c',
    inner: '#5b6f78',
    outer: '#3f4a58',
    fingers: 0,
  },
  tail: { length: 0.55, width: 0.28, colour: '#2a3f4a', spread: 0.35 },
  beat: 13.7,
  feather: 0.05,
};
const iridescent = (colour: Vec3 | null): Coat => {
  const green = colour ?? fromHex('#1f9a5a');
  return (p) => {
    const shimmer = 0.5 + 0.5 * Math.sin(p.y * 40 + p.z * 30);
    if (p.region === 'neck' || (p.region === 'head' && p.head[1] < -0.12))
      return mix(fromHex('#d81f5a'), fromHex('#7a1fb0'), shimmer * 0.5);
    if (p.region === 'head') return mix(green, fromHex('#1fb0a0'), shimmer * 0.6);
    if (p.region === 'leg') return fromHex('#e2ded2');
    return mix(
      mix(green, fromHex('#1f7ab0'), shimmer * 0.35),
      fromHex('#e9e4d8'),
      smoothstep(0.1, -0.4, p.y / p.depth),
    );
  };
};

export const songbirds = birdKit('songbird', 'flies', { slow: 4, fast: 9 }, small);
export const hummingbirds = birdKit('hummingbird', 'hovers', { slow: 1, fast: 8 }, [
  { nouns: ['hummingbird', 'colibri'], shape: hummingbird, coat: iridescent },
]);
