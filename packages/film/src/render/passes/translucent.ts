/** The order of blended triangles. */

import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import type { PackedFrame } from '../pack-frame.ts';
import type { PreparedWorld } from '../prepared-world.ts';

/** Writes them far ones first; returns where. */
export const sortBlended = (
  memory: KernelMemory,
  { world, blendedTriangles: list, pictureTriangles }: PreparedWorld,
  { uniforms }: PackedFrame,
): number => {
  const address = memory.places.lists + pictureTriangles.length * 4;
  const positions = memory.floats(memory.address(layout.POSITIONS), world.vertices * 3);
  const [fx, fy, fz] = uniforms.subarray(layout.CAMERA_FORWARD, layout.CAMERA_FORWARD + 3) as unknown as [
    number,
    number,
    number,
  ];
  const depths = new Float64Array(list.length);
  const order = new Uint32Array(list.length);
  for (let n = 0; n < list.length; n += 1) {
    let sum = 0;
    for (let corner = 0; corner < 3; corner += 1) {
      const at = world.indexes[list[n]! * 3 + corner]! * 3;
      sum += positions[at]! * fx + positions[at + 1]! * fy + positions[at + 2]! * fz;
    }
    depths[n] = sum;
    order[n] = n;
  }
  order.sort((a, b) => depths[b]! - depths[a]! || a - b);
  memory.integers(address, list.length).set(order.map((n) => list[n]!));
  return address;
};
