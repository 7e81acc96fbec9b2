/** A mouth that opens: the jaw goes down, and between the lips it is dark. Changes the layer's pixels and gives them back. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import type { Moment } from '../life/motion/motions.ts';
import type { Picture, Size } from '../picture.ts';
import type { Box } from '../see/seen-picture.ts';
import type { Mouth } from './body.ts';
import type { Dot } from './outline.ts';

const [gums, tongue] = [
  [46, 22, 22],
  [152, 84, 82],
] as const;
/** The same in a picture without colours. */
const greys = [gums, tongue].map(([r, g, b]) => Array(3).fill(0.3 * r + 0.59 * g + 0.11 * b) as number[]);
/** In the shade of the lip. */
const teeth = [206, 198, 190] as const;
/** Levels by which the channels of lips without colour differ at most. */
const leastColour = 8;

const isGreyAt = ({ width, height, pixels }: Picture, from: Dot, to: Dot): boolean => {
  let apart = 0;
  for (let n = 0; n <= 8; n += 1) {
    const x = clamp(Math.round(from.x + ((to.x - from.x) * n) / 8), 0, width - 1);
    const at = (clamp(Math.round(from.y + ((to.y - from.y) * n) / 8), 0, height - 1) * width + x) * 4;
    const own = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    apart += (Math.max(...own) - Math.min(...own)) / 9;
  }
  return apart < leastColour;
};

/** Of the length of the lips: how far they part at most, from the side at their end and from before in their middle. */
const [widestInProfile, widestFromBefore] = [0.55, 0.8];

/** How much of the widest gap there is at a share of the line of the lips. */
const gapAt = (share: number, isProfile: boolean): number => {
  if (share < 0) return 0;
  if (isProfile) return Math.min(1.15, share);
  return share > 1 ? 0 : Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2));
};

/** The jaw is wider than the lips. */
const jawAt = (share: number, isProfile: boolean): number =>
  isProfile ? gapAt(share, true) : 1 - smoothstep(0.5, 1.9, Math.abs(2 * share - 1));

/** Where the mouth is seen to open, in shares of the picture. */
export const boxOfMouth = ({ from, to, depth }: Mouth, { width, height }: Size): Box => ({
  left: (Math.min(from.x, to.x) - depth * 0.3) / width,
  right: (Math.max(from.x, to.x) + depth * 0.3) / width,
  top: (Math.min(from.y, to.y) - depth * 0.3) / height,
  bottom: (Math.max(from.y, to.y) + depth) / height,
});

export const createMouth = (
  { picture, uses, cell }: Layer,
  { from, to, isProfile, depth, sag = 0, hasTeeth = false }: Mouth,
  openAt: (moment: Moment) => number,
) => {
  const { width, height, pixels } = picture;
  const length = Math.max(2, Math.hypot(to.x - from.x, to.y - from.y));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Down, whichever way the snout points.
  const sign = along.x >= 0 ? 1 : -1;
  const down = { x: -along.y * sign, y: along.x * sign };
  const widest = length * (isProfile ? widestInProfile : widestFromBefore);
  const below = depth + widest + Math.max(0, sag);
  const colours = isGreyAt(picture, from, to) ? greys : [gums, tongue];
  const corners = [isProfile ? -0.1 : -0.5, 1.5].flatMap((u) =>
    [Math.min(-2, sag - 2), below * 2].map((v) => ({
      x: from.x + along.x * length * u + down.x * v,
      y: from.y + along.y * length * u + down.y * v,
    })),
  );
  const left = Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x))));
  const right = Math.min(width - 1, Math.ceil(Math.max(...corners.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...corners.map(({ y }) => y))));
  const wide = right - left + 1;
  const original = new Uint8Array(Math.max(0, wide * (bottom - top + 1)) * 4);
  for (let y = top; y <= bottom; y += 1)
    original.set(pixels.subarray((y * width + left) * 4, (y * width + right + 1) * 4), (y - top) * wide * 4);
  const columns = Math.ceil(width / cell);
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) uses[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1;
  const take = (x: number, y: number, channel: number): number => {
    const [cx, cy] = [clamp(x - left, 0, wide - 1), clamp(y - top, 0, bottom - top)];
    const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
    const [x1, y1] = [Math.min(wide - 1, x0 + 1), Math.min(bottom - top, y0 + 1)];
    const at = (px: number, py: number) => original[(py * wide + px) * 4 + channel]!;
    const upper = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (cx - x0);
    const lower = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (cx - x0);
    return upper + (lower - upper) * (cy - y0);
  };
  let isChanged = false;
  return (moment: Moment) => {
    const open = openAt(moment);
    if (open <= 0.01 && !isChanged) return;
    isChanged = open > 0.01;
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const [dx, dy] = [x - from.x, y - from.y];
        const share = (dx * along.x + dy * along.y) / length;
        const bend = sag * Math.max(0, 4 * share * (1 - share));
        const v = dx * down.x + dy * down.y - bend;
        const gap = open * widest * gapAt(share, isProfile);
        const at = (y * width + x) * 4;
        // Further down more of the jaw goes with it; past the jaw the way gets shorter, so that nothing is cut.
        const jaw = open * widest * jawAt(share, isProfile);
        const way = gap + (jaw - gap) * smoothstep(0, depth * 0.5, v - gap);
        const shift = v <= gap ? 0 : way * (1 - smoothstep(depth * 0.8, depth * 0.8 + below, v - gap));
        for (let n = 0; n < 4; n += 1) pixels[at + n] = take(x - down.x * shift, y - down.y * shift, n);
        if (v < 0 || gap < 0.6) continue;
        const edge = smoothstep(-0.5, 0.8, v) * (1 - smoothstep(gap - 0.8, gap + 0.5, v));
        // A snout that gapes shows what is behind it near its end.
        const inner = isProfile ? 1 - smoothstep(0.72, 0.98, share) : 1;
        const weight = edge * inner;
        const wet = smoothstep(0.45, 0.95, v / gap) * smoothstep(3, 8, gap);
        const bite = hasTeeth ? (1 - smoothstep(0.3, 0.42, v / gap)) * smoothstep(2, 5, gap) : 0;
        if (weight <= 0) continue;
        for (let n = 0; n < 3; n += 1) {
          const inside = colours[0]![n]! + (colours[1]![n]! - colours[0]![n]!) * wet;
          const colour = inside + (teeth[n]! - inside) * bite;
          pixels[at + n] = pixels[at + n]! + (colour - pixels[at + n]!) * weight;
        }
      }
  };
};
