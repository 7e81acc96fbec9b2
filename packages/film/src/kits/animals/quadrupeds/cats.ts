/** Cats, small and large. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { addScaled, mix, scale, type Vec3 } from '../../../math/vector.ts';
import {
  type Coat,
  type CoatPoint,
  countershaded,
  mottled,
  patchAt,
  spotAt,
  stripeAt,
} from '../shared/coat.ts';
import { coatPaint } from './coat-point.ts';
import { quadrupedKit } from './quadruped.ts';
import { type BodyContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const cat: QuadrupedShape = {
  height: 0.27,
  length: 0.92,
  depth: 0.205,
  belly: 0.95,
  leg: 0.058,
  foot: 'paw',
  neck: { length: 0.3, rise: 0.85 },
  head: { radius: 0.21, muzzle: 1.16, tip: 0.3, drop: 0.04, wide: 1.12, cheeks: 0.42, low: 0.3, pads: 0.2 },
  ears: { kind: 'pointed', length: 0.95, width: 0.85, apart: 0.72, lean: 0.3 },
  eyes: { size: 0.19, side: 0.42, up: 0.22, iris: fromHex('#8ea83a'), pupil: 'slit' },
  nose: { kind: 'pad', size: 0.12, colour: fromHex('#b5606a') },
  tail: { length: 0.95, angle: 0.35, curl: 1.0, root: 0.045, tip: 0.032 },
  fur: 0.045,
  furCount: 8000,
  call: 'bark',
};

const kitten: QuadrupedShape = {
  ...young(cat, 0.55),
  head: { ...cat.head, radius: 0.3, muzzle: 1.1 },
  eyes: { ...cat.eyes, size: 0.19, iris: fromHex('#6f9cc0'), pupil: 'round' },
  tail: { ...cat.tail, length: 0.65, angle: 0.8 },
};

const tabby = (hex: string, dark: string, colour: Vec3 | null): Coat => {
  const base = colour ?? fromHex(hex);
  const stripe = colour ? scale(colour, 0.45) : fromHex(dark);
  const shade = countershaded(base, mix(base, fromHex('#f3e6d2'), 0.7));
  return (p) => {
    const under = shade(p);
    if (p.region === 'muzzle' || p.region === 'jaw' || p.region === 'foot' || p.region === 'ear')
      return under;
    const onBelly =
      p.region === 'body' ? smoothstep(p.spine - p.depth * 0.9, p.spine - p.depth * 0.4, p.y) : 1;
    const onHead = p.region === 'head' ? smoothstep(0.25, 0.5, p.head[1]) : 1;
    return mix(under, stripe, stripeAt(p, 9, 0.34, 0.7) * onBelly * onHead * 0.75);
  };
};

const lionCoat = (colour: Vec3 | null): Coat => {
  const base = colour ?? fromHex('#c2934f');
  const shade = countershaded(base, mix(base, fromHex('#f0e2c4'), 0.6));
  return (p) => {
    if (p.region === 'mane')
      return mix(
        fromHex('#8a4f1e'),
        fromHex('#4a2812'),
        smoothstep(0.2, -0.9, p.head[2]) * 0.8 + 0.2 * smoothstep(0, -1.6, p.head[1]),
      );
    if (p.region === 'tail') return mix(base, fromHex('#3a2413'), smoothstep(0.78, 0.9, p.along));
    return shade(p);
  };
};

const addMane = ({ frame, skeleton, body, coat }: BodyContext) => {
  const { headPoint, radius: r, neckBase, depth } = frame;
  const paint = coatPaint(frame, coat, 'mane');
  const style = { material: 'fur' as const, blend: r * 0.3 };
  const head = { ...style, bone: skeleton.number('head') };
  const neck = { ...style, bone: skeleton.number('neck') };
  body.ellipsoid(headPoint(0, 0.05, -0.5), [r * 1.42, r * 1.46, r * 0.62], paint, head);
  body.ellipsoid(headPoint(0, -0.75, 0.1), [r * 0.95, r * 0.85, r * 0.7], paint, head);
  body.ellipsoid(headPoint(0, -0.35, -0.85), [r * 1.3, r * 1.5, r * 0.8], paint, neck);
  body.ellipsoid(
    addScaled(neckBase, [0, -1, 0.1], depth * 0.35),
    [depth * 0.82, depth * 1.0, depth * 0.75],
    paint,
    neck,
  );
};

const big: QuadrupedShape = {
  ...cat,
  height: 1.05,
  length: 0.98,
  depth: 0.22,
  chest: 1.12,
  belly: 0.9,
  leg: 0.068,
  footSize: 1.15,
  neck: { length: 0.3, rise: 0.55, base: 0.75 },
  head: {
    radius: 0.165,
    muzzle: 1.82,
    tip: 0.44,
    root: 0.62,
    drop: 0.14,
    wide: 1.05,
    cheeks: 0.42,
    low: 0.32,
    pads: 0.28,
  },
  ears: { kind: 'round', length: 0.55, width: 0.6, apart: 0.85, lean: 0.45 },
  eyes: { size: 0.125, side: 0.44, up: 0.3, iris: fromHex('#b07a1c'), pupil: 'round' },
  nose: { kind: 'pad', size: 0.24, colour: fromHex('#5a3530') },
  tail: { length: 0.85, angle: -0.75, curl: 1.3, root: 0.034, tip: 0.02 },
  fur: 0.018,
  call: 'roar',
};

const lion: QuadrupedShape = {
  ...big,
  fur: 0.02,
  furCount: 15000,
  // Long hair only on the mane, which surrounds the back of the head and the throat.
  furAt: (p) =>
    p.region === 'tail'
      ? p.y < 0.34
        ? 3
        : 0.5
      : p.head[2] < 0 && p.head[2] > -3 && p.head[1] > -3.2 && (p.region === 'head' || p.region === 'neck')
        ? p.region === 'head'
          ? 9
          : 5
        : 1,
  furLift: 0.5,
  tail: { ...big.tail, tip: 0.03 },
  addToBody: addMane,
};

/** A broad short muzzle, a ruff at the cheeks and a pink nose: with a lion's long one it would be a dog. */
const tiger: QuadrupedShape = {
  ...big,
  fur: 0.026,
  head: {
    ...big.head,
    radius: 0.175,
    muzzle: 1.5,
    tip: 0.46,
    root: 0.66,
    wide: 1.14,
    cheeks: 0.58,
    pads: 0.33,
  },
  ears: { ...big.ears, length: 0.46, width: 0.56 },
  eyes: { ...big.eyes, size: 0.13, iris: fromHex('#d0a02a') },
  nose: { kind: 'pad', size: 0.25, colour: fromHex('#b8645a') },
};

const spotted = (hex: string, isRing: boolean, spacing: number, colour: Vec3 | null): Coat => {
  const base = colour ?? fromHex(hex);
  const shade = countershaded(base, fromHex('#f2e9d6'));
  return (p) => {
    const under = shade(p);
    if (p.region === 'muzzle' || p.region === 'jaw') return under;
    if (p.region === 'ear') return fromHex('#2a1d14');
    const tear =
      p.region === 'head' &&
      !isRing &&
      Math.abs(Math.abs(p.head[0]) - 0.33) < 0.06 &&
      p.head[2] > 0.6 &&
      p.head[1] < 0.2;
    if (tear) return fromHex('#1f1611');
    return mix(
      under,
      fromHex('#241811'),
      spotAt(
        p,
        p.region === 'head' ? spacing * 0.7 : spacing,
        isRing ? 0.44 : 0.32,
        isRing && p.region === 'body',
      ) * 0.95,
    );
  };
};

/** Bows over the brow, a bar above each eye, and stripes from the cheeks to the ruff. */
const tigerMask = ({ head: [x, y, z] }: CoatPoint): number => {
  const side = Math.abs(x);
  const brow =
    smoothstep(0.35, 0.75, Math.sin((y - 0.35 * side) * 24)) *
    smoothstep(0.5, 0.4, side) *
    smoothstep(0.4, 0.5, y);
  const cheek =
    smoothstep(0.3, 0.7, Math.sin((y * 0.7 + side) * 17)) *
    smoothstep(0.5, 0.62, side) *
    smoothstep(0.6, 0.4, y);
  const back = smoothstep(0.3, 0.7, Math.sin(z * 14)) * smoothstep(0.1, -0.1, z);
  return Math.max(brow, cheek, back) * 0.95;
};

const tigerCoat = (colour: Vec3 | null): Coat => {
  const base = colour ?? fromHex('#d0722a');
  const white = fromHex('#f4ede0');
  const shade = countershaded(base, white);
  return (p) => {
    let under = shade(p);
    // Orange down the bridge of the nose, white around the mouth.
    if (p.region === 'muzzle')
      under = mix(
        base,
        white,
        Math.max(smoothstep(-0.2, -0.45, p.head[1]), smoothstep(0.2, 0.34, Math.abs(p.head[0]))) * 0.95 +
          0.05,
      );
    if (p.region === 'head')
      under = mix(
        under,
        white,
        smoothstep(0.55, 0.9, Math.abs(p.head[0])) * smoothstep(0.3, -0.2, p.head[1]) +
          0.6 * smoothstep(0.12, 0.05, Math.abs(p.head[1] - 0.5)) * smoothstep(0.6, 0.2, Math.abs(p.head[0])),
      );
    if (p.region === 'muzzle' || p.region === 'foot' || p.region === 'jaw') return under;
    const fade = p.region === 'leg' ? smoothstep(0.12, 0.3, p.y) : 1;
    if (p.region === 'head') return mix(under, fromHex('#17110d'), tigerMask(p));
    return mix(under, fromHex('#17110d'), stripeAt(p, 7.5, 0.32, 0.9) * fade);
  };
};

const solid =
  (hex: string, pale = 0.1) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    const shade = countershaded(base, mix(base, [1, 1, 1], pale));
    return (p) => mottled(shade(p), p);
  };

const calico =
  (colour: Vec3 | null): Coat =>
  (p) => {
    const white = fromHex('#f2eadf');
    if (p.region === 'foot' || p.region === 'muzzle' || p.region === 'jaw') return white;
    const orange = mix(white, colour ?? fromHex('#c9752c'), patchAt(p, 4.2, 0.5));
    return mix(orange, fromHex('#26201d'), patchAt(p, 4.6, 0.6, 4));
  };

const siamese =
  (colour: Vec3 | null): Coat =>
  (p) => {
    const [cream, dark] = [colour ?? fromHex('#e6d6bc'), fromHex('#3a2a22')];
    if (p.region === 'ear' || p.region === 'tail' || p.region === 'muzzle' || p.region === 'foot')
      return dark;
    if (p.region === 'leg') return mix(dark, cream, smoothstep(0.1, 0.45, p.y));
    if (p.region === 'head') return mix(cream, dark, smoothstep(0.35, 0.8, p.head[2]));
    return mottled(cream, p);
  };

const house: Species[] = [
  {
    nouns: ['cat', 'tabby cat', 'tabby', 'house cat', 'pussycat', 'stray cat', 'alley cat'],
    shape: cat,
    coat: (colour) => tabby('#a8835a', '#3f2c1c', colour),
  },
  {
    nouns: ['orange cat', 'ginger cat', 'tomcat'],
    shape: cat,
    coat: (colour) => tabby('#d08a3c', '#9a5016', colour),
  },
  {
    nouns: ['black cat', 'witch cat'],
    shape: { ...cat, eyes: { ...cat.eyes, iris: fromHex('#d8b62a') }, nose: { kind: 'pad', size: 0.12 } },
    coat: solid('#1c1a1d', 0.03),
  },
  {
    nouns: ['white cat', 'persian cat'],
    shape: { ...cat, fur: 0.08, eyes: { ...cat.eyes, iris: fromHex('#5fa0d0') } },
    coat: solid('#f1ece4', 0),
  },
  { nouns: ['grey cat', 'gray cat'], shape: cat, coat: solid('#7d8289', 0.25) },
  { nouns: ['calico cat', 'calico'], shape: cat, coat: calico },
  {
    nouns: ['siamese cat', 'siamese'],
    shape: { ...cat, eyes: { ...cat.eyes, iris: fromHex('#5aa4e0') }, fur: 0.02 },
    coat: siamese,
  },
  {
    nouns: ['kitten', 'kitty', 'baby cat'],
    shape: kitten,
    coat: (colour, random) =>
      random() < 0.4
        ? tabby('#d08a3c', '#a25a1e', colour)
        : random() < 0.5
          ? tabby('#9c8a76', '#3f352c', colour)
          : tabby('#8d8f94', '#3a3c42', colour),
  },
];

const wild: Species[] = [
  { nouns: ['lion', 'male lion'], shape: lion, coat: lionCoat },
  { nouns: ['lioness', 'puma', 'cougar', 'mountain lion'], shape: big, coat: lionCoat },
  { nouns: ['lion cub', 'simba'], shape: young(big, 0.42), coat: lionCoat },
  { nouns: ['tiger', 'bengal tiger'], shape: tiger, coat: tigerCoat },
  { nouns: ['tiger cub'], shape: { ...young(tiger, 0.42), fur: 0.03 }, coat: tigerCoat },
  {
    nouns: ['leopard', 'jaguar'],
    shape: { ...big, height: 0.7 },
    coat: (colour) => spotted('#d09a4a', true, 0.13, colour),
  },
  {
    nouns: ['snow leopard', 'lynx', 'bobcat'],
    shape: { ...big, height: 0.6, fur: 0.035, tail: { ...big.tail, length: 1, root: 0.05, tip: 0.05 } },
    coat: (colour) => spotted('#c9c4ba', true, 0.13, colour),
  },
  {
    nouns: ['cheetah'],
    shape: {
      ...big,
      height: 0.8,
      depth: 0.17,
      belly: 0.74,
      leg: 0.046,
      head: { ...big.head, radius: 0.125 },
      neck: { ...big.neck, length: 0.32, rise: 0.7 },
    },
    coat: (colour) => spotted('#dcae62', false, 0.085, colour),
  },
  {
    nouns: ['panther', 'black panther'],
    shape: { ...big, height: 0.7, eyes: { ...big.eyes, iris: fromHex('#d8c02a') } },
    coat: solid('#1d1b1e', 0.03),
  },
];

export const cats = quadrupedKit('cat', { slow: 0.7, fast: 3 }, house);
export const bigCats = quadrupedKit('lion', { slow: 1.3, fast: 8 }, wild);
