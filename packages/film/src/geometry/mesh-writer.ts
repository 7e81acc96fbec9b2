/** Vertices, triangles and grids under a current transform, paint and bone. */

import { identity, type Matrix, multiply } from '../math/matrix.ts';
import { cross, normalize, subtract, type Vec3 } from '../math/vector.ts';
import { faceNormal, measureFace } from './face-normal.ts';
import { type MaterialName, materialNumber } from './materials.ts';
import { createMesh, type Mesh } from './mesh.ts';

/** One colour, or a colour by place and normal in model space. */
export type Paint = Vec3 | ((position: Vec3, normal: Vec3) => Vec3);

export class MeshWriter {
  readonly mesh: Mesh = createMesh();
  #transform: Matrix = identity();
  #paint: Paint = [0.8, 0.8, 0.8];
  #material = 0;
  #bone = -1;

  /** Sets colour and material for what is added from here on. */
  paint(paint: Paint, material: MaterialName = 'matte'): this {
    this.#paint = paint;
    this.#material = materialNumber[material];
    return this;
  }

  /** Binds what is added from here on wholly to one bone. */
  bone(bone: number): this {
    this.#bone = bone;
    return this;
  }

  /** Adds shapes under a further transform. */
  at(transform: Matrix, addShapes: (builder: this) => void): this {
    const before = this.#transform;
    this.#transform = multiply(before, transform);
    addShapes(this);
    this.#transform = before;
    return this;
  }

  /** What `addShapes` adds is a part that has a name of its own. */
  region(name: string, addShapes: (builder: this) => void): this {
    const { positions, materials } = this.mesh;
    const [first, triangles] = [positions.length, materials.length];
    addShapes(this);
    if (positions.length === first) return this;
    const low: Vec3 = [Infinity, Infinity, Infinity];
    const high: Vec3 = [-Infinity, -Infinity, -Infinity];
    for (let n = first; n < positions.length; n += 1) {
      low[n % 3] = Math.min(low[n % 3]!, positions[n]!);
      high[n % 3] = Math.max(high[n % 3]!, positions[n]!);
    }
    this.mesh.regions = [
      ...(this.mesh.regions ?? []),
      { name, low, high, materials: [...new Set(materials.slice(triangles))] },
    ];
    return this;
  }

  twoSided(): this {
    this.mesh.isTwoSided = true;
    return this;
  }

  // Without arrays where it can be done: a film has hundreds of thousands of vertices.
  vertex(position: Vec3, normal: Vec3, occlusion = 1): number {
    const m = this.#transform;
    const x = position[0];
    const y = position[1];
    const z = position[2];
    const a = normal[0];
    const b = normal[1];
    const c = normal[2];
    const px = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
    const py = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
    const pz = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
    const dx = m[0]! * a + m[1]! * b + m[2]! * c;
    const dy = m[4]! * a + m[5]! * b + m[6]! * c;
    const dz = m[8]! * a + m[9]! * b + m[10]! * c;
    const unit = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
    const nx = dx * unit;
    const ny = dy * unit;
    const nz = dz * unit;
    const paint = this.#paint;
    const colour = typeof paint === 'function' ? paint([px, py, pz], [nx, ny, nz]) : paint;
    const { positions, normals, colours, bones, weights } = this.mesh;
    positions.push(px, py, pz);
    normals.push(nx, ny, nz);
    colours.push(colour[0], colour[1], colour[2]);
    this.mesh.occlusion.push(occlusion);
    if (this.#bone >= 0) {
      bones.push(this.#bone, this.#bone);
      weights.push(1);
    }
    return positions.length / 3 - 1;
  }

  /** The winding follows the vertex normals, so callers need not care. */
  triangle(a: number, b: number, c: number): this {
    const { positions, normals: n, triangles } = this.mesh;
    const i = a * 3;
    const j = b * 3;
    const k = c * 3;
    measureFace(positions, a, b, c);
    const outward =
      faceNormal[0] * (n[i]! + n[j]! + n[k]!) +
      faceNormal[1] * (n[i + 1]! + n[j + 1]! + n[k + 1]!) +
      faceNormal[2] * (n[i + 2]! + n[j + 2]! + n[k + 2]!);
    if (outward < 0) triangles.push(a, c, b);
    else triangles.push(a, b, c);
    this.mesh.materials.push(this.#material);
    return this;
  }

  /** A flat quad; corners in order around it. */
  quad(a: Vec3, b: Vec3, c: Vec3, d: Vec3, normal?: Vec3): this {
    const n = normal ?? normalize(cross(subtract(b, a), subtract(d, a)));
    const [i, j, k, l] = [a, b, c, d].map((corner) => this.vertex(corner, n)) as [
      number,
      number,
      number,
      number,
    ];
    return this.triangle(i, j, k).triangle(i, k, l);
  }

  /** A grid of vertices, rows of equal length, joined by quads. */
  grid(rows: number[][]): this {
    for (let row = 0; row + 1 < rows.length; row += 1) {
      for (let column = 0; column + 1 < rows[row]!.length; column += 1) {
        const a = rows[row]![column]!;
        const c = rows[row + 1]![column + 1]!;
        this.triangle(a, rows[row]![column + 1]!, c).triangle(a, c, rows[row + 1]![column]!);
      }
    }
    return this;
  }
}
