/** Vertices, triangles and grids under a current transform, paint and bone. */

import { identity, type Matrix, multiply, transformDirection, transformPoint } from '../math/matrix.ts';
import { add, cross, dot, normalize, subtract, type Vec3 } from '../math/vector.ts';
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

  twoSided(): this {
    this.mesh.isTwoSided = true;
    return this;
  }

  vertex(position: Vec3, normal: Vec3, occlusion = 1): number {
    const p = transformPoint(this.#transform, position);
    const n = normalize(transformDirection(this.#transform, normal));
    const colour = typeof this.#paint === 'function' ? this.#paint(p, n) : this.#paint;
    const { positions, normals, colours, bones, weights } = this.mesh;
    positions.push(p[0], p[1], p[2]);
    normals.push(n[0], n[1], n[2]);
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
    const { positions, normals, triangles } = this.mesh;
    const read = (list: number[], vertex: number): Vec3 => [
      list[vertex * 3]!,
      list[vertex * 3 + 1]!,
      list[vertex * 3 + 2]!,
    ];
    const corner = read(positions, a);
    const face = cross(subtract(read(positions, b), corner), subtract(read(positions, c), corner));
    const outward = add(add(read(normals, a), read(normals, b)), read(normals, c));
    if (dot(face, outward) < 0) triangles.push(a, c, b);
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
        const [a, b] = [rows[row]![column]!, rows[row]![column + 1]!];
        const [c, d] = [rows[row + 1]![column + 1]!, rows[row + 1]![column]!];
        this.triangle(a, b, c).triangle(a, c, d);
      }
    }
    return this;
  }
}
