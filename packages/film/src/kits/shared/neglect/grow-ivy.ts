/** Ivy over surfaces: clumps of leaves in patches, some with a strand that hangs down. */

import { type MaterialName, materialNumber } from '../../../geometry/materials.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, transformPoint } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Random } from '../../../math/random.ts';
import { addScaled, cross, mix, normalize, subtract, type Vec3 } from '../../../math/vector.ts';

const notClimbed: readonly MaterialName[] = [
  'leaf',
  'lawn',
  'water',
  'wet',
  'sand',
  'snow',
  'asphalt',
  'glow',
];
const bare = new Set(notClimbed.map((name) => materialNumber[name]));
const leafDark = fromHex('#1f3a16');
const leafLight = fromHex('#4f7a2a');

export type IvyGround = {
  surfaces: readonly { mesh: Mesh; matrix?: Matrix }[];
  /** Clumps of leaves in all. */
  clumps: number;
  /** Metres that a patch of ivy measures. */
  patch: number;
  /** How much a square metre there is worth; 0 where nothing grows. */
  weightAt: (at: Vec3) => number;
  /** Half the length of a leaf, metres. */
  leafAt: (at: Vec3) => number;
  /** Height of the ground, which strands do not reach through. */
  groundAt: (at: Vec3) => number;
  random: Random;
};

type Spot = { at: Vec3; out: Vec3 };

const findSpots = ({ surfaces, clumps, patch, weightAt, random }: IvyGround): Spot[] => {
  const triangles: { a: Vec3; b: Vec3; c: Vec3; weight: number }[] = [];
  let total = 0;
  for (const { mesh, matrix } of surfaces) {
    for (let t = 0; t < mesh.materials.length; t += 1) {
      if (bare.has(mesh.materials[t]!)) continue;
      const corner = (k: number): Vec3 => {
        const v = mesh.triangles[t * 3 + k]! * 3;
        const p: Vec3 = [mesh.positions[v]!, mesh.positions[v + 1]!, mesh.positions[v + 2]!];
        return matrix ? transformPoint(matrix, p) : p;
      };
      const a = corner(0);
      const worth = weightAt(a);
      if (worth <= 0) continue;
      const [b, c] = [corner(1), corner(2)];
      const weight = (worth * Math.hypot(...cross(subtract(b, a), subtract(c, a)))) / 2;
      if (weight <= 0) continue;
      total += weight;
      triangles.push({ a, b, c, weight });
    }
  }
  const spots: Spot[] = [];
  for (const { a, b, c, weight } of triangles) {
    // Twice as many as wanted: about half of them lie outside the patches.
    let share = (weight / total) * clumps * 2.2;
    while (share > 0) {
      if (random() > share) break;
      share -= 1;
      const [u, v] = [random(), random()];
      const [s, t] = u + v > 1 ? [1 - u, 1 - v] : [u, v];
      const at = addScaled(addScaled(a, subtract(b, a), s), subtract(c, a), t);
      if (noise(at[0] / patch, at[1] / patch + 4, at[2] / patch) < 0.47) continue;
      spots.push({ at, out: normalize(cross(subtract(b, a), subtract(c, a))) });
    }
  }
  return spots;
};

/** A kite of two triangles that lies near the surface. */
const addLeaf = (b: MeshBuilder, at: Vec3, out: Vec3, size: number, turn: number): void => {
  const side = normalize(Math.abs(out[1]) > 0.9 ? [1, 0, 0] : cross([0, 1, 0], out));
  const up = cross(out, side);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const along: Vec3 = [side[0] * c + up[0] * s, side[1] * c + up[1] * s, side[2] * c + up[2] * s];
  const across = cross(along, out);
  b.quad(
    addScaled(at, along, -size),
    addScaled(addScaled(at, across, size * 0.7), out, size * 0.25),
    addScaled(addScaled(at, along, size), out, size * 0.3),
    addScaled(addScaled(at, across, -size * 0.7), out, size * 0.25),
    normalize([out[0], out[1] + 0.3, out[2]]),
  );
};

export const growIvy = (ground: IvyGround): Mesh => {
  const { random, leafAt, groundAt } = ground;
  const b = new MeshBuilder();
  for (const { at, out } of findSpots(ground)) {
    const size = leafAt(at);
    const tone = mix(leafDark, leafLight, random());
    for (let n = 0; n < 10; n += 1) {
      const [dx, dy, dz] = [random() - 0.5, random() - 0.5, random() - 0.5];
      const place = addScaled(addScaled(at, [dx, dy, dz], size * 3.4), out, size * 0.5);
      b.paint(mix(tone, leafLight, random() * 0.5), 'leaf');
      addLeaf(b, place, out, size * (0.7 + 0.5 * random()), random() * 6.3);
    }
    const long = Math.min(at[1] - groundAt(at) - 0.1, size * (10 + 16 * random()));
    if (random() > 0.4 || long < size * 3) continue;
    for (let y = size; y < long; y += size * 1.05) {
      const sway = Math.sin(y * 2.1 + at[0]) * size * 0.5;
      b.paint(mix(tone, leafDark, y / long / 2), 'leaf');
      const place: Vec3 = [at[0] + sway + out[0] * size * 0.5, at[1] - y, at[2] + out[2] * size * 0.5];
      addLeaf(b, place, out, size * 0.75, random() * 6.3);
    }
  }
  b.twoSided();
  return b.mesh;
};
