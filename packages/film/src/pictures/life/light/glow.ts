/** Light that comes from a thing itself: what is bright in it spreads a halo that swells and fades. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { blurPlane, createPlane, type Plane, sampleAt } from '../../plane.ts';
import type { Canvas } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';

/** Pixels across of the plane in which the halo is spread. */
const across = 200;
/** Widths of the halo, of the picture's, and how strong each is. */
const halos = [
  { reach: 0.012, force: 0.9 },
  { reach: 0.05, force: 1.1 },
] as const;
/** Of what is around it, that is lost on a white ground. */
const mostDim = 0.55;
/** Seconds from one swell to the next. */
const period = 1.9;

/** What stands out from the colour around it, within the thing. */
const shapeOf = ({ words, width, height }: Canvas, mask: Plane | null, ground: readonly number[]): Plane => {
  const plane = createPlane({ width: across, height: Math.max(2, Math.round((across * height) / width)) });
  for (let row = 0; row < plane.height; row += 1)
    for (let column = 0; column < across; column += 1) {
      const [u, v] = [(column + 0.5) / across, (row + 0.5) / plane.height];
      const value = words[Math.floor(v * height) * width + Math.floor(u * width)]!;
      const levels = [value & 255, (value >>> 8) & 255, (value >>> 16) & 255];
      const away = Math.max(...levels.map((level, n) => Math.abs(level - ground[n]!)));
      const own = mask ? sampleAt(mask, u * mask.width - 0.5, v * mask.height - 0.5) : 1;
      plane.values[row * across + column] = own * smoothstep(30, 120, away);
    }
  return plane;
};

/** Median of the frame's edge. */
const groundOf = ({ words, width, height }: Canvas): number[] =>
  [0, 8, 16].map((shift) => {
    const levels: number[] = [];
    for (let x = 0; x < width; x += 3)
      for (const y of [1, height - 2]) levels.push((words[y * width + x]! >>> shift) & 255);
    return levels.sort((a, b) => a - b)[levels.length >> 1]!;
  });

export const createGlow = (mask: Plane | null, colour: readonly number[]) => {
  let halo: Plane | undefined;
  let body: Plane | undefined;
  /** How bright the ground is, 0 to 1: on white light is seen only where all else gets darker. */
  let bright = 0;
  return (canvas: Canvas, { seconds }: Moment): void => {
    if (!halo || !body) {
      const ground = groundOf(canvas);
      bright = smoothstep(0.3, 0.9, Math.max(...ground) / 255);
      body = shapeOf(canvas, mask, ground);
      halo = createPlane(body);
      for (const { reach, force } of halos) {
        const spread = blurPlane(body, across * reach);
        for (let at = 0; at < halo.values.length; at += 1) halo.values[at]! += spread.values[at]! * force;
      }
    }
    const swell = 0.5 - 0.5 * Math.cos((seconds * 2 * Math.PI) / period);
    const strength = smoothstep(0, 0.4, seconds) * (0.35 + 0.65 * swell);
    if (strength === 0) return;
    const { words, width, height } = canvas;
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 1) {
        const [u, v] = [(x * across) / width - 0.5, (y * across) / width - 0.5];
        const lit = strength * Math.min(1, sampleAt(halo, u, v));
        const kept = 1 - mostDim * bright * strength * (1 - Math.min(1, lit));
        if (lit < 0.01 && kept > 0.99) continue;
        const value = words[at]!;
        const force = lit * (0.62 - 0.5 * bright);
        // Added, so that it is seen on dark ground, and towards white on the thing itself.
        const channel = (shift: number, n: number) =>
          Math.round(255 * clamp((kept * ((value >>> shift) & 255) + force * colour[n]!) / 255));
        words[at] = (0xff000000 | (channel(16, 2) << 16) | (channel(8, 1) << 8) | channel(0, 0)) >>> 0;
      }
  };
};
