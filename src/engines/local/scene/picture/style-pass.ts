/** What a style does to the pixels of a frame, and what all styles measure and write with. */

import type { Context } from './brush.ts';

export type StylePass = (
  context: Context,
  pixels: Uint32Array,
  frame: number,
  seconds: number,
) => Uint32Array;
/** Brightness of each pixel, 0 to 255. */
export const lumaOf = (pixels: Uint32Array, luma: Uint8Array) => {
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at]!;
    luma[at] = ((pixel & 255) * 54 + ((pixel >> 8) & 255) * 183 + ((pixel >> 16) & 255) * 19) >> 8;
  }
};

/** Red, green and blue, cut off at 0 and 255. */
export const pack = (red: number, green: number, blue: number) =>
  (red < 0 ? 0 : Math.min(red, 255)) |
  ((green < 0 ? 0 : Math.min(green, 255)) << 8) |
  ((blue < 0 ? 0 : Math.min(blue, 255)) << 16) |
  0xff000000;
