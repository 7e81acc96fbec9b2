/** Bright panels in the ceiling of a public room. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { Room } from './room.ts';

export const addCeilingPanels = (builder: MeshBuilder, room: Room) => {
  builder.paint([1.5, 1.55, 1.5], 'glow');
  for (let x = room.left + 1; x < room.right - 0.5; x += 2) {
    for (let z = room.back + 0.9; z < room.front - 0.5; z += 2.2)
      builder.box([x, room.top - 0.01, z], [1.1, 0.03, 0.3]);
  }
  room.lamp([room.centre[0], room.top - 0.4, room.centre[2]], [1.6, 1.65, 1.6], 7);
};
