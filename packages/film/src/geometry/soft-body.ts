/** Bodies of blended capsules and ellipsoids: meshed once, coloured and weighted to bones by the nearest parts. */

import { distance, mix, type Vec3 } from '../math/vector.ts';
import { capsule, type DistanceField, ellipsoid, smoothUnion } from './distance-field.ts';
import { type MaterialName, materialNumber } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { meshField } from './surface-nets.ts';

export type BodyPaint = Vec3 | ((x: number, y: number, z: number) => Vec3);

export type BodyPart = {
  field: DistanceField;
  /** Bone number; 0 for a body without bones. */
  bone: number;
  paint: BodyPaint;
  /** Metres over which it melts into the parts before it. */
  blend: number;
  material: MaterialName;
  /** A sphere around it: what is farther away than the blend need not be measured. */
  bounds?: { centre: Vec3; radius: number };
};

export type BodyOptions = {
  low: Vec3;
  high: Vec3;
  cell: number;
  /** Parent of each bone, -1 at the root: only neighbours share skin. Absent: a rigid body. */
  parents?: number[];
  /** Metres over which skin follows two bones, and colours run into each other. */
  skinSoftness?: number;
  colourSoftness?: number;
  occlusionReach?: number;
};

type PartStyle = {
  bone?: number;
  blend?: number;
  material?: MaterialName;
  bounds?: { centre: Vec3; radius: number };
};

/** Collects parts; later ones melt into earlier ones. */
export class SoftBody {
  readonly parts: BodyPart[] = [];

  add(
    field: DistanceField,
    paint: BodyPaint,
    { bone = 0, blend = 0.02, material = 'matte', bounds }: PartStyle = {},
  ): this {
    this.parts.push({ field, bone, paint, blend, material, ...(bounds && { bounds }) });
    return this;
  }

  capsule(from: Vec3, to: Vec3, radii: number | [number, number], paint: BodyPaint, style?: PartStyle): this {
    const [a, b] = typeof radii === 'number' ? [radii, radii] : radii;
    const centre = mix(from, to, 0.5);
    const bounds = { centre, radius: distance(from, to) / 2 + Math.max(a, b) };
    return this.add(capsule(from, to, a, b), paint, { bounds, ...style });
  }

  ellipsoid(
    centre: Vec3,
    radii: Vec3,
    paint: BodyPaint,
    { tiltX = 0, tiltZ = 0, ...style }: PartStyle & { tiltX?: number; tiltZ?: number } = {},
  ): this {
    const bounds = { centre, radius: Math.max(...radii) };
    return this.add(ellipsoid(centre, radii, tiltX, tiltZ), paint, { bounds, ...style });
  }

  field(): DistanceField {
    return fieldOf(this.parts);
  }

  /** The same within `reach` metres of a point, with only the parts that matter there. */
  #fieldNear(x: number, y: number, z: number, reach: number): DistanceField {
    return fieldOf(
      this.parts.filter(({ bounds, blend }) => {
        if (!bounds) return true;
        const dx = x - bounds.centre[0];
        const dy = y - bounds.centre[1];
        const dz = z - bounds.centre[2];
        const far = reach + blend + bounds.radius;
        return dx * dx + dy * dy + dz * dz <= far * far;
      }),
    );
  }

  mesh(options: BodyOptions): Mesh {
    const { low, high, cell, occlusionReach = 0.12 } = options;
    const mesh = meshField(
      { at: this.field(), near: (x, y, z, reach) => this.#fieldNear(x, y, z, reach) },
      { low, high, cell, occlusionReach },
    );
    return paintAndWeigh(mesh, this.parts, options);
  }
}

const fieldOf = (parts: readonly BodyPart[]): DistanceField => {
  const spheres = new Float64Array(parts.length * 4);
  for (const [n, { bounds }] of parts.entries()) {
    spheres[n * 4] = bounds?.centre[0] ?? 0;
    spheres[n * 4 + 1] = bounds?.centre[1] ?? 0;
    spheres[n * 4 + 2] = bounds?.centre[2] ?? 0;
    spheres[n * 4 + 3] = bounds?.radius ?? Number.POSITIVE_INFINITY;
  }
  return (x, y, z) => {
    let nearest = 1e9;
    for (let n = 0; n < parts.length; n += 1) {
      const part = parts[n]!;
      const dx = x - spheres[n * 4]!;
      const dy = y - spheres[n * 4 + 1]!;
      const dz = z - spheres[n * 4 + 2]!;
      const reach = nearest + part.blend + spheres[n * 4 + 3]!;
      // Out of reach of the blend: the union would not change.
      if (reach < 0 || dx * dx + dy * dy + dz * dz > reach * reach) continue;
      nearest = smoothUnion(nearest, part.field(x, y, z), part.blend);
    }
    return nearest;
  };
};

const paintAndWeigh = (mesh: Mesh, parts: BodyPart[], options: BodyOptions): Mesh => {
  const { parents, skinSoftness = 0.03, colourSoftness = 0.004 } = options;
  const { positions, colours } = mesh;
  const count = positions.length / 3;
  const materialOf = new Uint8Array(count);
  /** Parts near a vertex, and their distances. */
  const near = new Int32Array(parts.length);
  const distances = new Float64Array(parts.length);
  // Weights beyond these are below the least that count.
  const reach = Math.max(colourSoftness * 9.3, parents ? skinSoftness * 4 : 0);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const at = vertex * 3;
    const x = positions[at]!;
    const y = positions[at + 1]!;
    const z = positions[at + 2]!;
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    let candidates = 0;
    for (let n = 0; n < parts.length; n += 1) {
      const { bounds, field } = parts[n]!;
      if (bounds) {
        const dx = x - bounds.centre[0];
        const dy = y - bounds.centre[1];
        const dz = z - bounds.centre[2];
        const far = least + bounds.radius + reach;
        // Too far to colour or to move this vertex.
        if (dx * dx + dy * dy + dz * dz > far * far) continue;
      }
      const away = field(x, y, z);
      near[candidates] = n;
      distances[candidates++] = away;
      if (away < least) {
        nearest = n;
        least = away;
      }
    }
    materialOf[vertex] = materialNumber[parts[nearest]!.material];
    let red = 0;
    let green = 0;
    let blue = 0;
    let total = 0;
    for (let n = 0; n < candidates; n += 1) {
      if (distances[n]! - least > colourSoftness * 9.3) continue;
      const weight = Math.exp(-(distances[n]! - least) / colourSoftness);
      if (weight < 1e-4) continue;
      const { paint } = parts[near[n]!]!;
      const colour = typeof paint === 'function' ? paint(x, y, z) : paint;
      red += colour[0] * weight;
      green += colour[1] * weight;
      blue += colour[2] * weight;
      total += weight;
    }
    colours[at] = red / total;
    colours[at + 1] = green / total;
    colours[at + 2] = blue / total;
    if (parents)
      weigh(mesh, parts, near.subarray(0, candidates), distances, nearest, least, parents, skinSoftness);
  }
  for (let triangle = 0; triangle < mesh.materials.length; triangle += 1) {
    mesh.materials[triangle] = materialOf[mesh.triangles[triangle * 3]!]!;
  }
  return mesh;
};

/** Two bones a vertex: that of the nearest part, and its strongest neighbour in the skeleton. */
const weigh = (
  mesh: Mesh,
  parts: BodyPart[],
  near: Int32Array,
  distances: Float64Array,
  nearest: number,
  least: number,
  parents: number[],
  softness: number,
) => {
  const own = parts[nearest]!.bone;
  let second = own;
  let strength = 0.02;
  for (let n = 0; n < near.length; n += 1) {
    const { bone } = parts[near[n]!]!;
    if (bone === own || (parents[bone] !== own && parents[own] !== bone)) continue;
    const weight = Math.exp(-(distances[n]! - least) / softness);
    if (weight > strength) {
      second = bone;
      strength = weight;
    }
  }
  mesh.bones.push(own, second);
  mesh.weights.push(second === own ? 1 : 1 / (1 + strength));
};
