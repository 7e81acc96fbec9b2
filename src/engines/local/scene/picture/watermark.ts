/** The mark of the house, stamped on the finished pixels, so that no style or fade touches it. */

import { drawMark } from '../../../media/house-mark.ts';
import type { Size } from './brush.ts';

export const createWatermark = ({ width, height }: Size) => {
  const { left, top, pixels: stamp, ...mark } = drawMark({ width, height });
  const touched: { at: number; keep: number; ink: number }[] = [];
  for (let y = Math.max(0, -top); y < mark.height; y += 1) {
    for (let x = Math.max(0, -left); x < mark.width; x += 1) {
      const from = (y * mark.width + x) * 4;
      // The ink has no colour, so that one channel of it tells all three.
      const [ink, alpha] = [stamp[from]!, stamp[from + 3]!];
      if (alpha > 0) touched.push({ at: (top + y) * width + left + x, keep: 255 - alpha, ink });
    }
  }
  return (target: Uint32Array) => {
    for (const { at, keep, ink } of touched) {
      const pixel = target[at]!;
      const blend = (value: number) => Math.min(255, ((value * keep) / 255 + ink) | 0);
      target[at] =
        blend(pixel & 255) |
        (blend((pixel >> 8) & 255) << 8) |
        (blend((pixel >> 16) & 255) << 16) |
        0xff000000;
    }
  };
};
