/** Light that passes over a picture in which nothing moves: a page, a logo, an even colour. Its lines stay where they are. */

import { smoothstep } from '../../../math/interpolate.ts';
import type { Canvas } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';

/** How much darker it is outside the light, and how much brighter in it. */
const [shade, light] = [0.11, 0.1];
/** Half the width of the light, in widths of the picture, and how slanted it is. */
const [half, slant] = [0.22, 0.35];
/** Levels that a stronger light adds, so that it is seen on what is black. */
const lift = 14;

/** `force`: how strong the light is, 1 where it only keeps a still picture alive. */
export const drawSheen = (
  { width, height, words }: Canvas,
  { seconds, progress }: Moment,
  force = 1,
): void => {
  const strength = smoothstep(0, 0.8, seconds);
  if (strength === 0) return;
  const middle = -0.25 + 1.6 * progress;
  const factors = new Uint16Array(width + Math.ceil(height * slant) + 1);
  const lifts = new Uint16Array(factors.length);
  for (let at = 0; at < factors.length; at += 1) {
    const away = Math.abs(at / width - middle) / half;
    const lit = 1 - smoothstep(0, 1, away);
    factors[at] = Math.round(256 * (1 + strength * (lit * (shade + light * force) - shade)));
    lifts[at] = Math.round(Math.max(0, force - 1) * strength * lit * lift);
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    const aside = Math.floor(y * slant);
    for (let x = 0; x < width; x += 1, at += 1) {
      const value = words[at]!;
      const [factor, more] = [factors[x + aside]!, lifts[x + aside]!];
      const red = Math.min(255, (((value & 255) * factor) >> 8) + more);
      const green = Math.min(255, ((((value >>> 8) & 255) * factor) >> 8) + more);
      const blue = Math.min(255, ((((value >>> 16) & 255) * factor) >> 8) + more);
      words[at] = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
    }
  }
};
