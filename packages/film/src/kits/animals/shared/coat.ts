/** Colour patterns of skin and fur. Places are in shares of the animal's height unless said otherwise. */

import { smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';

export type Region =
  | 'body'
  | 'neck'
  | 'head'
  | 'muzzle'
  | 'jaw'
  | 'leg'
  | 'foot'
  | 'ear'
  | 'tail'
  | 'mane'
  | 'trunk';

export type CoatPoint = {
  x: number;
  y: number;
  z: number;
  region: Region;
  /** Side, up and forward from the middle of the head, in head radii. */
  head: Vec3;
  /** Height of the trunk's middle and half its depth. */
  spine: number;
  depth: number;
  /** 0 at the root of the tail to 1 at its tip; only in the tail. */
  along: number;
};

export type Coat = (point: CoatPoint) => Vec3;

/** A little lighter and darker from place to place, so that no surface is flat. */
export const mottled = (colour: Vec3, p: CoatPoint, amount = 0.12): Vec3 =>
  scale(colour, 1 - amount / 2 + amount * fractalNoise(p.x * 14 + 3, p.y * 14, p.z * 14 + 9, 2));

/** White fur and feathers below full white: brighter ones lose every shadow in the sun. */
export const limitWhite =
  (coat: Coat, most = 0.62): Coat =>
  (p) => {
    const colour = coat(p);
    const brightest = Math.max(...colour);
    return brightest <= most ? colour : scale(colour, most / brightest);
  };

/** Wet mud to the belly, and splashes of it higher up. */
export const muddied =
  (coat: Coat): Coat =>
  (p) => {
    const patches = fractalNoise(p.x * 7 + 2, p.y * 7, p.z * 7 + 5, 2);
    const low = smoothstep(p.spine - p.depth * 0.2, p.spine - p.depth * 1.3, p.y + 0.12 * (patches - 0.5));
    const splashed = p.region === 'head' || p.region === 'ear' ? 0 : 0.8 * smoothstep(0.6, 0.68, patches);
    return mix(coat(p), [0.13, 0.075, 0.035], Math.max(low, splashed));
  };

/** Dark back, pale belly, throat and inner legs. */
export const countershaded =
  (back: Vec3, belly: Vec3, strength = 1): Coat =>
  (p) => {
    if (p.region === 'foot' || p.region === 'jaw') return mix(back, belly, strength * 0.9);
    if (p.region === 'muzzle') return mix(back, belly, strength * smoothstep(0.1, -0.5, p.head[1]) * 0.9);
    if (p.region === 'head') return mix(back, belly, strength * smoothstep(-0.2, -0.75, p.head[1]) * 0.8);
    if (p.region === 'ear') return scale(back, 0.85);
    if (p.region === 'tail' || p.region === 'mane') return mottled(back, p);
    const low = smoothstep(p.spine - p.depth * 0.25, p.spine - p.depth * 1.05, p.y);
    return mottled(mix(back, belly, strength * low * (p.region === 'leg' ? 0.3 : 0.85)), p);
  };

/** Where a stripe is: bands across the body, bent by noise. */
export const stripeAt = (p: CoatPoint, perHeight: number, thickness: number, wobble = 0.5): number => {
  const bend = (noise(p.x * 7 + 20, p.y * 7, p.z * 7) - 0.5) * wobble;
  const along =
    p.region === 'leg' || p.region === 'foot'
      ? p.y * 1.5
      : p.region === 'head' || p.region === 'muzzle'
        ? p.head[2] * 0.16 + Math.abs(p.head[0]) * 0.1
        : p.region === 'tail'
          ? p.along * 0.75
          : p.z + Math.abs(p.y - p.spine) * 0.12;
  const wave = Math.abs(((along * perHeight + bend + 100) % 1) - 0.5) * 2;
  return smoothstep(thickness + 0.14, thickness - 0.14, wave);
};

/** Round spots on a jittered grid; `size` in shares of their spacing. Rings leave the middle open. */
export const spotAt = (p: CoatPoint, spacing: number, size: number, isRing = false): number => {
  const [x, y, z] = [p.x / spacing, p.y / spacing, p.z / spacing];
  const [cellX, cellY, cellZ] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let nearest = 9;
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dz = -1; dz <= 1; dz += 1) {
        const [i, j, k] = [cellX + dx, cellY + dy, cellZ + dz];
        const jitter = (offset: number) => noise(i * 7.3 + offset, j * 5.1, k * 9.7) * 0.8 + 0.1;
        const distance = Math.hypot(i + jitter(0) - x, j + jitter(31) - y, k + jitter(57) - z);
        if (distance < nearest) nearest = distance;
      }
  const spot = smoothstep(size + 0.1, size - 0.1, nearest);
  return isRing ? spot * smoothstep(size * 0.35, size * 0.6, nearest) : spot;
};

/** Where the middle of a cell lies in it; vertices ask for the same few cells again and again. */
const middles = new Map<number, [number, number, number]>();
const middleLimit = 20_000;

const middleOf = (i: number, j: number, k: number): [number, number, number] => {
  const key = ((i + 8192) * 16384 + j + 8192) * 16384 + k + 8192;
  const known = middles.get(key);
  if (known) return known;
  const jitter = (offset: number) => noise(i * 7.3 + offset, j * 5.1, k * 9.7);
  const middle: [number, number, number] = [i + jitter(0), j + jitter(31), k + jitter(57)];
  if (middles.size >= middleLimit) middles.clear();
  middles.set(key, middle);
  return middle;
};

/** Distance to the border between the two nearest cells, in shares of `spacing`: a net as on a giraffe. */
export const cellBorder = (x: number, y: number, z: number): number => {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const cellZ = Math.floor(z);
  let first = 9;
  let second = 9;
  for (let i = cellX - 1; i <= cellX + 1; i += 1)
    for (let j = cellY - 1; j <= cellY + 1; j += 1)
      for (let k = cellZ - 1; k <= cellZ + 1; k += 1) {
        const middle = middleOf(i, j, k);
        const distance = Math.hypot(middle[0] - x, middle[1] - y, middle[2] - z);
        if (distance < first) {
          second = first;
          first = distance;
        } else if (distance < second) second = distance;
      }
  return second - first;
};

/** Large irregular patches: 0 or 1 with soft edges. */
export const patchAt = (p: CoatPoint, scaleOfPatches: number, threshold: number, seed = 0): number => {
  const value = fractalNoise(
    p.x * scaleOfPatches + 11 + seed * 3.7,
    p.y * scaleOfPatches * 0.8 + seed,
    p.z * scaleOfPatches + 5,
    2,
  );
  return smoothstep(threshold - 0.025, threshold + 0.025, value);
};
