/** Modelling with primitives: a current transform, paint and bone, and shapes added with them. */

import type { Vec3 } from '../math/vector.ts';
import { MeshWriter } from './mesh-writer.ts';
import { addBox } from './primitives/box.ts';
import { addExtrusion } from './primitives/extrusion.ts';
import { addHeightField } from './primitives/height-field.ts';
import { addLathe } from './primitives/lathe.ts';
import { addLoft } from './primitives/loft.ts';
import { addSphere } from './primitives/sphere.ts';
import { addTube } from './primitives/tube.ts';

export class MeshBuilder extends MeshWriter {
  readonly #mostTriangles: number;

  /** Shapes beyond the limit are left out, so that no loop over a large area takes all memory. */
  constructor(mostTriangles = Number.POSITIVE_INFINITY) {
    super();
    this.#mostTriangles = mostTriangles;
  }

  get isFull(): boolean {
    return this.mesh.materials.length >= this.#mostTriangles;
  }

  /** Centre and full size; a bevel rounds the edges. */
  box(centre: Vec3, size: Vec3, bevel = 0, bevelSegments = 2): this {
    if (!this.isFull) addBox(this, centre, size, bevel, bevelSegments);
    return this;
  }

  /** A profile of [radius, y] turned about the y axis; corners sharper than 53 degrees stay hard. `shape` scales the radius by angle. */
  lathe(profile: [number, number][], segments = 24, shape?: (angle: number, y: number) => number): this {
    if (!this.isFull) addLathe(this, profile, segments, shape);
    return this;
  }

  /** A cylinder along y from y0 to y1, with caps. */
  cylinder(y0: number, y1: number, radius0: number, radius1 = radius0, segments = 20): this {
    const profile: [number, number][] = [
      [0, y0],
      [radius0, y0],
      [radius1, y1],
      [0, y1],
    ];
    return this.lathe(profile, segments);
  }

  /** One radius, or one an axis. */
  sphere(centre: Vec3, radius: number | Vec3, segments = 16): this {
    if (!this.isFull) addSphere(this, centre, radius, segments);
    return this;
  }

  /** A round tube through points, one radius or one a point; the last one goes on where there are fewer. */
  tube(points: Vec3[], radius: number | number[], segments = 8, hasCaps = true): this {
    if (!this.isFull) addTube(this, points, radius, segments, hasCaps);
    return this;
  }

  /** A smooth skin over rings with equally many points: hulls, car bodies, fuselages. */
  loft(rings: Vec3[][], options?: { isClosed?: boolean; hasCaps?: boolean }): this {
    if (!this.isFull) addLoft(this, rings, options);
    return this;
  }

  /** Ground over the rectangle x0..x1, z0..z1. */
  heightField(
    area: { x0: number; z0: number; x1: number; z1: number },
    cells: { x: number; z: number },
    height: (x: number, z: number) => number,
  ): this {
    if (!this.isFull) addHeightField(this, area, cells, height);
    return this;
  }

  /** A convex polygon in x, y pushed along z. */
  extrude(polygon: [number, number][], z0: number, z1: number): this {
    if (!this.isFull) addExtrusion(this, polygon, z0, z1);
    return this;
  }
}
