/** What the two qualities mean for sizes. */

import { firstFreeByte } from './kernel.ts';
import { paddedSize, placeBuffers } from './memory-layout.ts';
import type { WorldArrays } from './world-arrays.ts';

export type Quality = 'fast' | 'full';

export type Size = { width: number; height: number };

/** Side of the shadow map. */
export const shadowMapSize = (quality: Quality) => (quality === 'full' ? 1536 : 1024);

/** Fast frames are drawn smaller and enlarged, unless they are small anyway. */
export const drawingSize = (width: number, height: number, quality: Quality): Size => {
  if (quality === 'full' || width * height <= 640 * 360) return { width, height };
  const even = (size: number) => Math.round(size / 3) * 2;
  return { width: even(width), height: even(height) };
};

/** What a renderer draws on. */
export type Canvas = {
  quality: Quality;
  /** Asked for. */
  size: Size;
  /** Drawn. */
  drawing: Size;
  /** Drawn, with padding. */
  padded: Size;
  shadowSize: number;
};

export const createCanvas = (width: number, height: number, quality: Quality): Canvas => {
  const drawing = drawingSize(width, height, quality);
  return {
    quality,
    size: { width, height },
    drawing,
    padded: paddedSize(drawing.width, drawing.height),
    shadowSize: shadowMapSize(quality),
  };
};

/** Memory of a renderer for a world, roughly: kernel and thread. */
export const rendererBytes = (
  { vertices, triangles }: WorldArrays,
  width: number,
  height: number,
  quality: Quality,
): number => {
  const { size, padded, shadowSize } = createCanvas(width, height, quality);
  const { end } = placeBuffers(firstFreeByte, {
    counts: { vertices, triangles, pictureTexels: 0, listedTriangles: 0 },
    padded,
    size,
    effectBytes: 1 << 20,
    shadowSize,
    keepsSamples: false,
  });
  return end + 40e6;
};
