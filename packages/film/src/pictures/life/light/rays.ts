/** Sunbeams that fall through a picture: bands of light from above, wider and fainter the further down, that come and go. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import type { Canvas } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';

/** Columns in which the light of the picture's upper part is measured, and the share of its height that is. */
const [columns, upperShare] = [24, 0.4];
/** Of the height: how far above the picture the beams come from. */
const above = 0.55;
/** Most that a channel is lit, of what is missing to white. */
const strongest = [0.5, 0.46, 0.34] as const;

/** Where the upper part is brightest: the beams come from there. */
const sourceColumn = ({ words, width, height }: Canvas): number => {
  const light = new Float64Array(columns);
  for (let y = 0; y < height * upperShare; y += 4)
    for (let x = 0; x < width; x += 4) {
      const value = words[y * width + x]!;
      light[Math.floor((x * columns) / width)]! +=
        (value & 255) + ((value >>> 8) & 255) + ((value >>> 16) & 255);
    }
  return (light.indexOf(Math.max(...light)) + 0.5) / columns;
};

export const createRays = (seed: number) => {
  let from: number | undefined;
  return (canvas: Canvas, { seconds }: Moment): void => {
    const strength = smoothstep(0.2, 1.8, seconds);
    if (strength === 0) return;
    from ??= sourceColumn(canvas);
    const { words, width, height } = canvas;
    const step = Math.max(2, Math.round(width / 240));
    for (let top = 0; top < height; top += step)
      for (let left = 0; left < width; left += step) {
        const [x, y] = [left / width - from, top / height + above];
        // Beams lean a little, as from a sun that is not straight above.
        const angle = (x + 0.16 * y) / y;
        const band = fractalNoise(angle * 9 + (seed % 61), seconds * 0.16, 4, 2);
        const reach = 1 - smoothstep(0.35, 1, top / height);
        const lit = strength * smoothstep(0.5, 0.85, band) * (0.25 + 0.75 * reach);
        if (lit < 0.01) continue;
        const parts = strongest.map((most) => Math.round(256 * clamp(lit) * most));
        for (let py = top; py < Math.min(height, top + step); py += 1)
          for (let px = left; px < Math.min(width, left + step); px += 1) {
            const value = words[py * width + px]!;
            const channel = (shift: number, n: number) => {
              const level = (value >>> shift) & 255;
              return level + (((255 - level) * parts[n]!) >> 8);
            };
            words[py * width + px] =
              (0xff000000 | (channel(16, 2) << 16) | (channel(8, 1) << 8) | channel(0, 0)) >>> 0;
          }
      }
  };
};
