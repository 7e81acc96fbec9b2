/** Spots and soft shades of colour on a frame of a picture. */

import { mixWords } from '../layers/draw-mesh.ts';
import { type Plane, sampleAt } from '../plane.ts';

export type Canvas = { words: Uint32Array; width: number; height: number };

export const word = (red: number, green: number, blue: number) =>
  ((blue & 255) << 16) | ((green & 255) << 8) | (red & 255);

export const blendAt = (
  { words, width, height }: Canvas,
  x: number,
  y: number,
  colour: number,
  alpha: number,
) => {
  if (x < 0 || y < 0 || x >= width || y >= height || alpha <= 0) return;
  const at = y * width + x;
  words[at] = mixWords(words[at]!, colour, Math.min(256, Math.round(alpha * 256)));
};

export const addSpot = (
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: number,
  alpha: number,
) => {
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const away = Math.hypot(dx, dy) / radius;
      if (away < 1)
        blendAt(canvas, Math.round(x) + dx, Math.round(y) + dy, colour, alpha * (1 - away * away));
    }
};

/** A shade for every eighth pixel, smooth between; `shade` gives an alpha. */
export const drawSoft = (canvas: Canvas, colour: number, shade: (x: number, y: number) => number) => {
  const { width, height, words } = canvas;
  const step = Math.max(2, Math.round(width / 160));
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const grid: Plane = { width: columns, height: rows, values: new Float32Array(columns * rows) };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      grid.values[row * columns + column] = shade((column * step) / width, (row * step) / height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const alpha = sampleAt(grid, x / step, y / step);
      if (alpha > 0.004)
        words[y * width + x] = mixWords(
          words[y * width + x]!,
          colour,
          Math.min(256, Math.round(alpha * 256)),
        );
    }
};
