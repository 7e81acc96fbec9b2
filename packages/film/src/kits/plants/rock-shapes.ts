/** Stones: a ball broken by planes and noise, so that it has flat faces and edges. */

import { type MaterialName, materialNumber } from '../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { clamp } from '../../math/interpolate.ts';
import { fractalNoise } from '../../math/noise.ts';
import { createRandom } from '../../math/random.ts';
import { dot, mix, normalize, scale, type Vec3 } from '../../math/vector.ts';

export type RockOptions = {
  seed: number;
  /** Around; rings are half as many. */
  segments: number;
  dark: Vec3;
  pale: Vec3;
  /** Colour of what lies on top: moss, snow; null: nothing. */
  cover?: Vec3 | null;
  material?: MaterialName;
  /** How round: 0 splintered, 1 a pebble. */
  roundness?: number;
};

/** About 1 m across, its lower third below y = 0. */
export const buildRock = (options: RockOptions): Mesh => {
  const { seed, segments, dark, pale, cover = null, material = 'rock', roundness = 0.35 } = options;
  const random = createRandom(seed * 977 + 5);
  const planes = Array.from({ length: 11 }, () => ({
    normal: normalize([random() * 2 - 1, random() * 1.6 - 0.5, random() * 2 - 1]),
    at: 0.3 + 0.14 * random() + roundness * 0.12,
  }));
  const stretch: Vec3 = [0.9 + random() * 0.4, 0.7 + random() * 0.35, 0.9 + random() * 0.4];
  const mesh = createMesh();
  const rings = Math.max(3, Math.round(segments / 2));
  for (let ring = 0; ring <= rings; ring += 1) {
    for (let n = 0; n <= segments; n += 1) {
      const [polar, around] = [(ring / rings) * Math.PI, ((n % segments) / segments) * 2 * Math.PI];
      const d: Vec3 = [
        Math.sin(polar) * Math.cos(around),
        Math.cos(polar),
        Math.sin(polar) * Math.sin(around),
      ];
      let radius = 0.5;
      for (const plane of planes) {
        const facing = dot(d, plane.normal);
        if (facing > 0.05) radius = Math.min(radius, plane.at / facing);
      }
      radius *= 1 + 0.22 * (fractalNoise(d[0] * 2.4 + seed, d[1] * 2.4, d[2] * 2.4, 3) - 0.5);
      const p: Vec3 = [
        d[0] * radius * stretch[0],
        d[1] * radius * stretch[1] + 0.16,
        d[2] * radius * stretch[2],
      ];
      mesh.positions.push(...p);
      mesh.occlusion.push(clamp(0.55 + p[1] * 1.6, 0.3, 1));
    }
  }
  const row = segments + 1;
  for (let ring = 0; ring < rings; ring += 1) {
    for (let n = 0; n < segments; n += 1) {
      const a = ring * row + n;
      if (ring > 0) mesh.triangles.push(a, a + 1, a + row);
      if (ring < rings - 1) mesh.triangles.push(a + 1, a + row + 1, a + row);
    }
  }
  addNormals(mesh, row);
  for (let at = 0; at < mesh.positions.length; at += 3) {
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    let colour = mix(dark, pale, clamp(fractalNoise(x * 3 + seed, y * 5, z * 3, 3) * 1.5 - 0.25));
    if (y < 0.08) colour = scale(colour, 0.7);
    const top = clamp((mesh.normals[at + 1]! - 0.45) * 4);
    mesh.colours.push(...(cover ? mix(colour, cover, top) : colour));
  }
  mesh.materials.length = mesh.triangles.length / 3;
  mesh.materials.fill(materialNumber[material]);
  return mesh;
};

const addNormals = (mesh: Mesh, row: number): void => {
  const { positions: p, triangles } = mesh;
  const n = new Float64Array(p.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const [i, j, k] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3];
    const [ux, uy, uz] = [p[j]! - p[i]!, p[j + 1]! - p[i + 1]!, p[j + 2]! - p[i + 2]!];
    const [vx, vy, vz] = [p[k]! - p[i]!, p[k + 1]! - p[i + 1]!, p[k + 2]! - p[i + 2]!];
    let [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    // Star-shaped about its middle: outward is away from it.
    if (x * p[i]! + y * (p[i + 1]! - 0.16) + z * p[i + 2]! < 0) {
      [x, y, z] = [-x, -y, -z];
      [triangles[at + 1], triangles[at + 2]] = [triangles[at + 2]!, triangles[at + 1]!];
    }
    for (const corner of [i, j, k]) {
      n[corner]! += x;
      n[corner + 1]! += y;
      n[corner + 2]! += z;
    }
  }
  const count = p.length / 3;
  for (let first = 0; first < count; first += row) {
    const [a, b] = [first * 3, (first + row - 1) * 3];
    for (let axis = 0; axis < 3; axis += 1) n[a + axis] = n[b + axis] = n[a + axis]! + n[b + axis]!;
  }
  for (let at = 0; at < n.length; at += 3) {
    mesh.normals.push(...normalize([n[at]!, n[at + 1]!, n[at + 2]!]));
  }
};
