/** Which triangles look alike, so that a pixel with several of them is shaded once. */

import { materialNames, materials } from '../geometry/materials.ts';
import type { WorldArrays } from './world-arrays.ts';

/** Blades and leaves: edges between them are not worth a shade each. */
const isFine = materialNames.map((name) => materials[name].pattern === 'leaf');

/** Roughly equal steps for the eye. */
const step = (light: number) => Math.min(31, Math.floor(Math.sqrt(Math.max(0, light)) * 14));

/** One of six sides, by the longest component. */
const sideOf = (x: number, y: number, z: number): number => {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  if (ax >= ay && ax >= az) return x < 0 ? 1 : 0;
  if (ay >= az) return y < 0 ? 3 : 2;
  return z < 0 ? 5 : 4;
};

/** Fills `keys`. */
export const createTriangleKeys = (world: WorldArrays, keys: Uint32Array): Uint32Array => {
  const { rest: p, colours, indexes } = world;
  for (let t = 0; t < world.triangles; t += 1) {
    const material = world.materials[t]!;
    let hash = world.objects[t]! * 64 + material;
    if (!isFine[material]) {
      const a = indexes[t * 3]! * 3;
      const b = indexes[t * 3 + 1]! * 3;
      const c = indexes[t * 3 + 2]! * 3;
      const ux = p[b]! - p[a]!;
      const uy = p[b + 1]! - p[a + 1]!;
      const uz = p[b + 2]! - p[a + 2]!;
      const vx = p[c]! - p[a]!;
      const vy = p[c + 1]! - p[a + 1]!;
      const vz = p[c + 2]! - p[a + 2]!;
      const side = sideOf(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
      const red = step((colours[a]! + colours[b]! + colours[c]!) / 3);
      const green = step((colours[a + 1]! + colours[b + 1]! + colours[c + 1]!) / 3);
      const blue = step((colours[a + 2]! + colours[b + 2]! + colours[c + 2]!) / 3);
      const colour = (red << 10) | (green << 5) | blue;
      hash = Math.imul(hash, 0x9e3779b1) ^ Math.imul(colour * 8 + side, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    keys[t] = (hash << 1) | (isFine[material] ? 1 : 0);
  }
  return keys;
};
