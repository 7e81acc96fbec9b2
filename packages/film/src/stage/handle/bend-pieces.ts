/** Meshes made of another: without its skin, with something on it, crushed. */

import { materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { lerp } from '../../math/interpolate.ts';
import { noise } from '../../math/noise.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Box } from './bake-model.ts';
import { sliceMesh } from './slice-mesh.ts';

const middleOf = ({ low, high }: Box): Vec3 => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
];

const moved = (mesh: Mesh, move: (point: Vec3) => Vec3): number[] => {
  const positions = mesh.positions.slice();
  for (let n = 0; n < positions.length; n += 3) {
    const to = move([positions[n]!, positions[n + 1]!, positions[n + 2]!]);
    for (let axis = 0; axis < 3; axis += 1) positions[n + axis] = to[axis]!;
  }
  return positions;
};

/** Thinner about its long axis, in the colour of what is within. */
export const skinless = (mesh: Mesh, box: Box, flesh: Vec3): Mesh => {
  const [, y, z] = middleOf(box);
  return {
    ...mesh,
    positions: moved(mesh, ([px, py, pz]) => [px, y + (py - y) * 0.93, z + (pz - z) * 0.93]),
    colours: mesh.colours.map((_, n) => flesh[n % 3]!),
    materials: mesh.materials.map(() => materialNumber.satin),
  };
};

/** How much of a surface looks up that something may lie on. */
const levelEnough = 0.35;

/** What looks up between two places, a little higher, in another colour. */
export const flatBand = (mesh: Mesh, box: Box, from: number, to: number, tone: Vec3): Mesh => {
  const part = sliceMesh(mesh, from, to, tone);
  const lift = Math.max(0.0015, (box.high[1] - box.low[1]) * 0.03);
  const [x, , z] = middleOf(box);
  const triangles: number[] = [];
  const materials: number[] = [];
  for (const triangle of part.materials.keys()) {
    const corners = part.triangles.slice(triangle * 3, triangle * 3 + 3);
    const isLevel = corners.every((corner) => part.normals[corner * 3 + 1]! > levelEnough);
    // A rim or a handle is not covered, only what is high.
    const isHigh = corners.every(
      (corner) => part.positions[corner * 3 + 1]! > lerp(box.low[1], box.high[1], 0.35),
    );
    if (!isLevel || !isHigh) continue;
    triangles.push(...corners);
    materials.push(materialNumber.glossy);
  }
  return {
    ...part,
    positions: moved(part, ([px, py, pz]) => [x + (px - x) * 0.97, py + lift, z + (pz - z) * 0.95]),
    colours: part.colours.map((_, n) => tone[n % 3]!),
    triangles,
    materials,
  };
};

/** Pressed from both sides: shorter, with dents. */
export const crumpled = (mesh: Mesh, box: Box, share: number): Mesh => {
  const [x, y, z] = middleOf(box);
  const reach = Math.max(box.high[0] - box.low[0], box.high[1] - box.low[1]);
  // A sheet becomes a ball.
  const thick = Math.max(reach * 0.3, box.high[1] - box.low[1]);
  const isFlat = box.high[1] - box.low[1] < reach * 0.15;
  const positions = moved(mesh, ([px, py, pz]) => {
    const dent = noise((px / reach) * 6 + 3, (py / reach) * 6, (pz / reach) * 6) - 0.5;
    const other = noise((pz / reach) * 7, (px / reach) * 7 + 9, (py / reach) * 7) - 0.5;
    return [
      x + (px - x) * lerp(1, 0.48, share) + dent * reach * 0.16 * share,
      Math.max(
        box.low[1],
        (isFlat
          ? lerp(py, box.low[1] + thick * (0.5 + 1.3 * dent), share)
          : y + (py - y) * lerp(1, 0.86, share)) +
          other * reach * 0.1 * share,
      ),
      z + (pz - z) * lerp(1, isFlat ? 0.45 : 0.9, share) + other * reach * 0.16 * share,
    ];
  });
  return { ...mesh, positions, isTwoSided: true };
};
