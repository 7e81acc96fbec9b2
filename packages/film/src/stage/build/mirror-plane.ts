/** The plane of the mirror that somebody stands before. */

import { materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { identity, type Matrix, transformDirection, transformPoint } from '../../math/matrix.ts';
import { dot, normalize, type Vec3 } from '../../math/vector.ts';
import type { FrameState } from '../../render/frame-state.ts';

export type MirrorPlane = { normal: Vec3; offset: number };

type Placed = { mesh: Mesh; matrix?: Matrix };

const vertex = (list: number[], at: number): Vec3 => [list[at * 3]!, list[at * 3 + 1]!, list[at * 3 + 2]!];

const planeOf = ({ mesh, matrix = identity() }: Placed): MirrorPlane | null => {
  const triangle = mesh.materials.indexOf(materialNumber.mirror);
  if (triangle < 0) return null;
  const corner = mesh.triangles[triangle * 3]!;
  const normal = normalize(transformDirection(matrix, vertex(mesh.normals, corner)));
  return { normal, offset: dot(normal, transformPoint(matrix, vertex(mesh.positions, corner))) };
};

/** The first mirror of those given; others of the same wall lie in its plane. */
export const findMirror = (placed: Iterable<Placed>): MirrorPlane | null => {
  for (const one of placed) {
    const plane = planeOf(one);
    if (plane) return plane;
  }
  return null;
};

/** As the renderer wants it, where the camera is before the glass. */
export const mirrorFor = (
  plane: MirrorPlane | null,
  position: Vec3,
  { skyColour, groundColour }: FrameState['light'],
): FrameState['mirror'] =>
  plane && dot(plane.normal, position) > plane.offset
    ? {
        ...plane,
        // A wall out of the picture, in the light of the room.
        background: skyColour.map((sky, n) => (sky * 0.5 + groundColour[n]! * 0.5) * 0.8) as Vec3,
      }
    : null;
