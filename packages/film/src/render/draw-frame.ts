/** One frame as RGB bytes, on the calling thread: for previews, contact sheets and tests. */

import type { FrameState } from './frame-state.ts';
import { packFrame } from './pack-frame.ts';
import { drawingSize, type Quality, shadowMapSize } from './quality.ts';
import { Renderer } from './renderer.ts';
import { movingVertices, type WorldArrays } from './world-arrays.ts';

let renderer: Renderer | undefined;
let last: { world: WorldArrays; vertices: number; triangles: number; stillVertices: number } | undefined;

const draw = (
  world: WorldArrays,
  state: FrameState,
  width: number,
  height: number,
  quality: Quality,
  hasCoverage: boolean,
): Renderer => {
  renderer ??= new Renderer();
  renderer.hasCoverage = hasCoverage;
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
  return renderer;
};

export const drawFrame = (
  world: WorldArrays,
  state: FrameState,
  width: number,
  height: number,
  quality: Quality = 'full',
): Uint8Array => draw(world, state, width, height, quality, false).rgb();

/** With 255 in `coverage` where a model was drawn. */
export const drawCovered = (world: WorldArrays, state: FrameState, width: number, height: number) => {
  const done = draw(world, state, width, height, 'full', true);
  return { rgb: done.rgb(), coverage: done.coverage() };
};
