/** What the samples of the frame drawn last say of single pixels. */

import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import type { Canvas } from '../quality.ts';

const triangleOf = (memory: KernelMemory, { padded }: Canvas) => {
  const rowBlocks = padded.width / 2;
  const samples = memory.integers(memory.address(layout.SAMPLES), padded.width * padded.height * 8);
  return (x: number, y: number): number =>
    samples[((y >> 2) * rowBlocks + (x >> 2)) * 32 + 16 + (y & 3) * 4 + (x & 3)]!;
};

/** Two samples a pixel both ways, -1 for no triangle. */
export const readTriangles = (memory: KernelMemory, canvas: Canvas) => {
  const [width, height] = [canvas.drawing.width * 2, canvas.drawing.height * 2];
  const triangleAt = triangleOf(memory, canvas);
  const triangles = new Int32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) triangles[y * width + x] = triangleAt(x, y);
  }
  return { width, height, triangles };
};

/** How much of each pixel a model covers, 0 to 255. */
export const readCoverage = (memory: KernelMemory, canvas: Canvas): Uint8Array => {
  const { size, drawing } = canvas;
  const triangleAt = triangleOf(memory, canvas);
  const covers = (x: number, y: number) => Number(triangleAt(x, y) >= 0);
  const covered = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const row = Math.floor((y * drawing.height) / size.height) * 2;
    for (let x = 0; x < size.width; x += 1) {
      const column = Math.floor((x * drawing.width) / size.width) * 2;
      const seen =
        covers(column, row) + covers(column + 1, row) + covers(column, row + 1) + covers(column + 1, row + 1);
      covered[y * size.width + x] = (seen * 255) / 4;
    }
  }
  return covered;
};
