/** Monkeys, apes, koalas and sloths. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, mottled } from '../shared/coat.ts';
import { coatPaint } from './coat-point.ts';
import { quadrupedKit } from './quadruped.ts';
import { type BodyContext, type QuadrupedShape, young } from './shape.ts';
import type { Species } from './species.ts';

const monkey: QuadrupedShape = {
  height: 0.42,
  length: 0.78,
  depth: 0.22,
  width: 0.95,
  leg: 0.06,
  thigh: 1.1,
  foot: 'paw',
  hock: 0.2,
  neck: { length: 0.26, rise: 0.8, base: 0.66 },
  head: { radius: 0.24, muzzle: 1.22, tip: 0.42, root: 0.6, drop: 0.05, wide: 1.05, cheeks: 0.4, low: 0.35 },
  ears: { kind: 'round', length: 0.55, width: 0.6, apart: 1.3, lean: 1.2 },
  eyes: { size: 0.13, side: 0.36, up: 0.22, iris: fromHex('#8a5a2a') },
  nose: { kind: 'nostrils', size: 0.06 },
  tail: { length: 1.25, angle: 0.5, curl: 1.6, root: 0.035, tip: 0.028 },
  fur: 0.05,
  furCount: 8000,
  furAt: (p) => (p.region === 'head' && p.head[2] > 0.45 ? 0.15 : 1),
  sit: 'upright',
  food: 'banana',
  call: 'bark',
};

/** A bare face in a furry head. */
const faced =
  (fur: string, face: string) =>
  (colour: Vec3 | null): Coat => {
    const [coat, skin] = [colour ?? fromHex(fur), fromHex(face)];
    return (p) => {
      if (p.region === 'muzzle' || p.region === 'jaw' || p.region === 'ear') return skin;
      if (p.region === 'head') {
        const mask = Math.hypot(p.head[0] / 0.72, (p.head[1] - 0.02) / 0.58);
        return mix(skin, mottled(coat, p), p.head[2] > 0.2 ? smoothstep(0.85, 1.05, mask) : 1);
      }
      if (p.region === 'foot') return scale(skin, 0.8);
      return mottled(
        mix(
          coat,
          skin,
          p.region === 'body' ? 0.35 * smoothstep(p.spine - p.depth * 0.3, p.spine - p.depth, p.y) : 0,
        ),
        p,
        0.2,
      );
    };
  };

/** A ridge over the eyes, a high crown and the broad nose of an ape. */
const addBrow = ({ frame, skeleton, body, coat }: BodyContext) => {
  const { headPoint, radius: r } = frame;
  const style = { material: 'fur' as const, bone: skeleton.number('head'), blend: r * 0.16 };
  const [face, fur] = [coatPaint(frame, coat, 'muzzle'), coatPaint(frame, coat, 'head')];
  body.capsule(headPoint(-0.48, 0.42, 0.8), headPoint(0.48, 0.42, 0.8), r * 0.16, face, style);
  body.ellipsoid(headPoint(0, -0.08, 1.02), [r * 0.3, r * 0.2, r * 0.24], face, style);
  body.ellipsoid(headPoint(0, 0.9, -0.25), [r * 0.5, r * 0.6, r * 0.6], fur, style);
};

const gorilla: QuadrupedShape = {
  ...monkey,
  height: 1.25,
  length: 0.62,
  depth: 0.3,
  width: 1.0,
  chest: 1.12,
  rump: 0.82,
  slope: -0.16,
  leg: 0.095,
  thigh: 0.8,
  neck: { length: 0.26, rise: 0.5, base: 0.78, tip: 0.95 },
  head: { radius: 0.18, muzzle: 1.3, tip: 0.5, root: 0.66, drop: 0.1, tall: 1.2, low: 0.4, cheeks: 0.35 },
  ears: { kind: 'round', length: 0.3, width: 0.35, apart: 1.3, lean: 1.2 },
  eyes: { size: 0.09, side: 0.36, up: 0.2, iris: fromHex('#6a3c1c'), rim: fromHex('#0f0c0b') },
  nose: { kind: 'nostrils', size: 0.2 },
  tail: { length: 0, angle: 0, root: 0.03, tip: 0.02 },
  fur: 0.035,
  call: 'roar',
  addToBody: addBrow,
};

const koala: QuadrupedShape = {
  ...monkey,
  height: 0.45,
  length: 0.6,
  depth: 0.33,
  leg: 0.085,
  head: { radius: 0.3, muzzle: 1.15, tip: 0.34, root: 0.6, drop: 0.05, wide: 1.12, cheeks: 0.5 },
  ears: { kind: 'round', length: 1.15, width: 1.3, apart: 1.1, lean: 0.75 },
  eyes: { size: 0.1, side: 0.42, up: 0.2 },
  nose: { kind: 'pad', size: 0.26 },
  tail: { length: 0, angle: 0, root: 0.04, tip: 0.03 },
  fur: 0.07,
  furAt: () => 1,
  food: 'leaf',
};
const koalaCoat = (colour: Vec3 | null): Coat => {
  const grey = colour ?? fromHex('#7b7e86');
  return (p) =>
    mottled(
      mix(
        grey,
        fromHex('#ece8e2'),
        p.region === 'body' || p.region === 'neck'
          ? 0.8 * smoothstep(p.spine - p.depth * 0.4, p.spine - p.depth * 0.95, p.y)
          : p.region === 'jaw' || p.region === 'ear'
            ? 0.6
            : 0,
      ),
      p,
    );
};
const slothCoat = (colour: Vec3 | null): Coat => {
  const brown = colour ?? fromHex('#8f7a60');
  return (p) => {
    if (p.region !== 'head' && p.region !== 'muzzle') return mottled(brown, p, 0.4);
    const stripe = Math.hypot(
      (Math.abs(p.head[0]) - 0.5) / 0.32,
      (p.head[1] - 0.12 + (Math.abs(p.head[0]) - 0.4) * 0.5) / 0.15,
    );
    return p.head[2] > 0.2
      ? mix(fromHex('#3a2c22'), fromHex('#e6d8c0'), smoothstep(0.8, 1.1, stripe))
      : brown;
  };
};

/** A fox's face with round amber eyes, tufted ears and a thick tail. */
const lemur: QuadrupedShape = {
  ...monkey,
  height: 0.4,
  head: { radius: 0.23, muzzle: 1.62, tip: 0.24, root: 0.52, drop: 0.1, wide: 1.1, cheeks: 0.45, low: 0.12 },
  ears: { kind: 'round', length: 0.85, width: 0.66, apart: 0.95, lean: 0.6 },
  eyes: { size: 0.19, side: 0.46, up: 0.2, iris: fromHex('#e0861a'), rim: fromHex('#0d0b0b') },
  nose: { kind: 'pad', size: 0.2, colour: fromHex('#0d0b0b') },
  tail: { length: 1.5, angle: 0.75, curl: 1.2, root: 0.07, tip: 0.075, tuft: 0.05, hair: 1.6 },
  fur: 0.07,
  furCount: 10000,
};

/** Black round the eyes and on the muzzle in a white face, and rings along the tail. */
const lemurCoat = (colour: Vec3 | null): Coat => {
  const [grey, white, black] = [colour ?? fromHex('#8b8078'), fromHex('#efebe4'), fromHex('#151213')];
  return (p) => {
    if (p.region === 'tail') return (p.along * 7) % 1 > 0.5 ? black : white;
    if (p.region === 'ear') return white;
    if (p.region === 'muzzle' || p.region === 'jaw') return p.head[2] > 0.85 ? black : white;
    if (p.region === 'head') {
      const side = Math.abs(p.head[0]);
      const patch = smoothstep(0.36, 0.28, Math.hypot(side - 0.46, (p.head[1] - 0.16) * 0.9));
      const face = smoothstep(0.95, 0.8, Math.hypot(p.head[0] / 0.95, (p.head[1] - 0.08) / 0.62));
      const isFront = smoothstep(0, 0.2, p.head[2]);
      return mix(mix(mottled(grey, p), white, face * isFront), black, patch * isFront);
    }
    if (p.region === 'foot') return scale(white, 0.7);
    const low = smoothstep(p.spine - p.depth * 0.25, p.spine - p.depth * 0.9, p.y);
    return mottled(mix(grey, white, p.region === 'leg' ? 0.35 : low * 0.9), p, 0.2);
  };
};

const species: Species[] = [
  { nouns: ['monkey', 'macaque', 'capuchin', 'baboon'], shape: monkey, coat: faced('#7a5232', '#e0b48c') },
  {
    // Of the snow: thick grey fur, a red face and hardly a tail.
    nouns: ['snow monkey', 'japanese macaque'],
    shape: { ...monkey, tail: { ...monkey.tail, length: 0.12 }, fur: 0.08, furCount: 10000 },
    coat: faced('#9a8a78', '#c8907e'),
  },
  { nouns: ['baby monkey'], shape: young(monkey, 0.5), coat: faced('#8a6240', '#e6bc98') },
  {
    nouns: ['chimpanzee', 'chimp', 'ape', 'bonobo'],
    shape: {
      ...gorilla,
      height: 0.85,
      width: 0.9,
      chest: 1.0,
      rump: 0.9,
      leg: 0.07,
      ears: { ...monkey.ears, length: 0.65 },
      head: { ...gorilla.head, radius: 0.2, tall: 1 },
    },
    coat: faced('#241f1d', '#c99a7a'),
  },
  {
    nouns: ['orangutan'],
    shape: { ...gorilla, height: 1.0, fur: 0.1, furCount: 10000 },
    coat: faced('#b0541c', '#5a4038'),
  },
  {
    nouns: ['gorilla', 'king kong', 'silverback'],
    shape: gorilla,
    coat: (colour) => {
      const base = faced('#201e20', '#5a4d48')(colour);
      return (p) =>
        p.region === 'body' && p.z < 0.02 && p.y > p.spine - p.depth * 0.2
          ? mix(base(p), fromHex('#8f8f92'), 0.7)
          : base(p);
    },
  },
  { nouns: ['lemur', 'ring tailed lemur'], shape: lemur, coat: lemurCoat },
];
export const monkeys = quadrupedKit('monkey', { slow: 0.8, fast: 4 }, species);
export const koalas = quadrupedKit('koala', { slow: 0.3, fast: 1 }, [
  { nouns: ['koala', 'koala bear'], shape: koala, coat: koalaCoat },
  {
    nouns: ['sloth'],
    shape: {
      ...koala,
      length: 0.75,
      depth: 0.27,
      ears: { kind: 'none', length: 0, width: 0 },
      nose: { kind: 'pad', size: 0.2 },
      fur: 0.11,
    },
    coat: slothCoat,
  },
]);
