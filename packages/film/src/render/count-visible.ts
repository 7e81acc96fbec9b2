/** How much of the picture each thing covers: tells whether what was asked for is seen and large enough. */

import type { FrameState } from './frame-state.ts';
import { packFrame } from './pack-frame.ts';
import { Renderer } from './renderer.ts';
import type { WorldArrays } from './world-arrays.ts';

let renderer: Renderer | undefined;

/** Share of the picture, 0 to 1, by object number. Blended things are not counted. */
export const countVisible = (
  world: WorldArrays,
  state: FrameState,
  width: number,
  height: number,
): Map<number, number> => {
  renderer ??= new Renderer();
  renderer.setWorld(world, width, height, 'full');
  const { triangles } = renderer.visibility(packFrame(state, width, height));
  const shares = new Map<number, number>();
  for (const triangle of triangles) {
    if (triangle < 0) continue;
    const object = world.objects[triangle]!;
    shares.set(object, (shares.get(object) ?? 0) + 1 / triangles.length);
  }
  return shares;
};
