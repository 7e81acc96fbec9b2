/** Pixels read from canvases while one frame is drawn: each reading is a copy of megabytes outside of the heap. */

import type { Canvas } from './brush.ts';

const held: ArrayBuffer[] = [];

/** Detached, its memory is free at once; the collector would run many times a second to find it. */
export const freePixels = (pixels: Uint32Array<ArrayBuffer>) => pixels.buffer.transfer(0);

/** Red, green, blue and alpha, premultiplied; for the caller to free. */
export const copyPixels = (canvas: Canvas) => new Uint32Array(canvas.data().buffer as ArrayBuffer);

/** Valid until the frame is finished. */
export const readPixels = (canvas: Canvas) => {
  const pixels = copyPixels(canvas);
  held.push(pixels.buffer);
  return pixels;
};

export const finishFrame = () => {
  for (const buffer of held.splice(0)) buffer.transfer(0);
};
