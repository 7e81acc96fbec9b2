/** A leash, a kite string, a skipping rope: a thin tube between two points that hangs or bulges another way. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { cross, normalize, subtract, type Vec3 } from '../../math/vector.ts';

const rings = 14;
const sides = 5;

export type Rope = { mesh: Mesh; update: (from: Vec3, to: Vec3, bulge?: Vec3) => Float32Array };

export const createRope = (colour: Vec3, radius: number, slack: number): Rope => {
  const straight = Array.from({ length: rings }, (_, n): Vec3 => [0, n / (rings - 1), 0]);
  const { mesh } = new MeshBuilder().paint(colour, 'satin').tube(straight, radius, sides, false);
  const positions = new Float32Array(mesh.positions.length);
  const update = (from: Vec3, to: Vec3, bulge: Vec3 = [0, -slack, 0]): Float32Array => {
    const along = normalize(subtract(to, from));
    const side = normalize(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(side, along);
    let at = 0;
    for (let ring = 0; ring < rings; ring += 1) {
      const u = ring / (rings - 1);
      const sag = 4 * u * (1 - u);
      for (let n = 0; n <= sides; n += 1) {
        const angle = (n / sides) * 2 * Math.PI;
        const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        for (let axis = 0; axis < 3; axis += 1) {
          const centre = from[axis]! + (to[axis]! - from[axis]!) * u + bulge[axis]! * sag;
          positions[at] = centre + side[axis]! * c + up[axis]! * s;
          at += 1;
        }
      }
    }
    return positions;
  };
  return { mesh, update };
};
