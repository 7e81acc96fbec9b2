/** Spots of colour on a frame of a picture. */

import { mixWords } from '../layers/draw-mesh.ts';

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
