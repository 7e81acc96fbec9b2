/** One frame as RGB bytes, on the calling thread: for previews, contact sheets and tests. */

import type { FrameState } from './frame-state.ts';
import { packFrame } from './pack-frame.ts';
import { drawingSize, type Quality, shadowMapSize } from './quality.ts';
import { Renderer } from './renderer.ts';
import { movingVertices, type WorldArrays } from './world-arrays.ts';

let renderer: Renderer | undefined;
let last: { world: WorldArrays; vertices: number; triangles: number; stillVertices: number } | undefined;

export const drawFrame = (
  world: WorldArrays,
  state: FrameState,
  width: number,
  height: number,
  quality: Quality = 'full',
): Uint8Array => {
  renderer ??= new Renderer();
  const { vertices, triangles, stillVertices } = world;
  const isSame =
    last?.world === world &&
    last.vertices === vertices &&
    last.triangles === triangles &&
    last.stillVertices === stillVertices &&
    renderer.size.width === width &&
    renderer.size.height === height &&
    renderer.size.quality === quality;
  if (isSame) renderer.setMoving(movingVertices(world));
  else renderer.setWorld(world, width, height, quality);
  last = { world, vertices, triangles, stillVertices };
  const drawing = drawingSize(width, height, quality);
  renderer.draw(packFrame(state, drawing.width, drawing.height, shadowMapSize(quality)));
  return renderer.rgb();
};
