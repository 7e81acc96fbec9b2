/** A picture on a larger frame: beyond its edges goes on the one colour it stands on, or what is inside, mirrored and soon too soft to be read. */

import { smoothstep } from '../math/interpolate.ts';
import type { Picture, Size } from './picture.ts';
import { blurPlane, createPlane } from './plane.ts';

/** Of the frame's longer side: from an edge to where nothing sharp is left, and how soft it is there. */
const [sharpFor, softness] = [0.035, 0.045];
/** The soft part is a little darker, so that the picture stands out from it. */
const darkness = 0.12;

/** 0, 1, 2, 3, 2, 1, 0, 1 and so on for a length of 4. */
const mirrored = (at: number, length: number): number => {
  const period = Math.max(1, 2 * (length - 1));
  const inside = ((at % period) + period) % period;
  return inside < length ? inside : period - inside;
};

const blurred = (picture: Picture, radius: number): Uint8Array => {
  const pixels = new Uint8Array(picture.pixels);
  for (let n = 0; n < 3; n += 1) {
    const plane = createPlane(picture);
    for (let at = 0; at < plane.values.length; at += 1) plane.values[at] = picture.pixels[at * 4 + n]!;
    const { values } = blurPlane(plane, radius);
    for (let at = 0; at < values.length; at += 1) pixels[at * 4 + n] = values[at]!;
  }
  return pixels;
};

/** `picture` at `left`, `top` of a frame of `size`; its own pixels stay as they are. `background` in levels of 0 to 1. */
export const extendPicture = (
  picture: Picture,
  { left, top }: { left: number; top: number },
  size: Size,
  background: readonly number[] | null = null,
): Picture => {
  const { width, height } = size;
  const whole: Picture = { width, height, pixels: new Uint8Array(width * height * 4) };
  if (background) {
    const colour = [...background.map((level) => Math.round(level * 255)), 255];
    for (let at = 0; at < whole.pixels.length; at += 4) whole.pixels.set(colour, at);
    for (let y = 0; y < picture.height; y += 1)
      whole.pixels.set(
        picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
        ((top + y) * width + left) * 4,
      );
    return whole;
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = mirrored(y - top, picture.height) * picture.width;
    for (let x = 0; x < width; x += 1, at += 4) {
      const from = (row + mirrored(x - left, picture.width)) * 4;
      whole.pixels.set(picture.pixels.subarray(from, from + 4), at);
    }
  }
  const long = Math.max(width, height);
  const soft = blurred(whole, long * softness);
  for (let y = 0, at = 0; y < height; y += 1) {
    const above = Math.max(top - y, y - (top + picture.height - 1));
    for (let x = 0; x < width; x += 1, at += 4) {
      const beyond = Math.max(above, left - x, x - (left + picture.width - 1));
      if (beyond <= 0) continue;
      const share = smoothstep(0, long * sharpFor, beyond);
      for (let n = 0; n < 3; n += 1)
        whole.pixels[at + n]! += (soft[at + n]! * (1 - darkness * share) - whole.pixels[at + n]!) * share;
    }
  }
  return whole;
};
