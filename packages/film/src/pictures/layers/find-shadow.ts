/** The shadow that a thing throws on the ground beside its foot: darker than the rest of the same rows, in the colour of the ground. */

import { clamp } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane, resizePlane } from '../plane.ts';

const longSide = 256;
/** Of the ground's brightness. */
const darkest = 0.82;
/** Of the thing's area: more is a dark background. */
const mostShare = 0.5;

/** By how much the share of red, green or blue may differ from that of the ground: a branch or a stone has a colour of its own. */
const mostTinted = 0.075;

type Small = { luma: Plane; shares: readonly [Plane, Plane, Plane] };

const shrink = (picture: Picture): Small => {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const luma = createPlane({
    width: Math.max(2, Math.round(picture.width * scale)),
    height: Math.max(2, Math.round(picture.height * scale)),
  });
  const shares = [createPlane(luma), createPlane(luma), createPlane(luma)] as const;
  for (let y = 0; y < luma.height; y += 1)
    for (let x = 0; x < luma.width; x += 1) {
      const at =
        Math.floor(((y + 0.5) * picture.height) / luma.height) * picture.width +
        Math.floor(((x + 0.5) * picture.width) / luma.width);
      const [r, g, b] = [0, 1, 2].map((n) => picture.pixels[at * 4 + n]!) as [number, number, number];
      const to = y * luma.width + x;
      luma.values[to] = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
      for (const [n, level] of [r, g, b].entries()) shares[n]!.values[to] = level / Math.max(12, r + g + b);
    }
  // One pixel says little about a colour in the dark.
  return { luma, shares: [blurPlane(shares[0], 1), blurPlane(shares[1], 1), blurPlane(shares[2], 1)] };
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** How dark the shadow of what `subject` holds is, 0 to 1, in the picture's size; null where none is seen. */
export const findShadow = (picture: Picture, subject: Plane): Plane | null => {
  const { luma, shares } = shrink(picture);
  const { width, height } = luma;
  const mask = resizePlane(subject, luma);
  let [left, right, top, bottom, area] = [width, 0, height, 0, 0];
  for (let at = 0; at < mask.values.length; at += 1) {
    if (mask.values[at]! < 0.3) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    area += 1;
  }
  // A thing that goes on below the picture shows no foot.
  if (area === 0 || bottom >= height - 2) return null;
  const [wide, tall] = [right - left, bottom - top];
  const [from, to] = [Math.max(0, left - wide * 0.35), Math.min(width - 1, right + wide * 0.35)];
  const rows = { first: Math.round(bottom - tall * 0.35), last: Math.min(height - 1, bottom + tall * 0.15) };
  const dark = createPlane(luma);
  for (let y = rows.first; y <= rows.last; y += 1) {
    const others: number[] = [];
    for (let x = 0; x < width; x += 1) if (x < from || x > to) others.push(y * width + x);
    if (others.length < width * 0.12) return null;
    const ground = median(others.map((at) => luma.values[at]!));
    const tint = shares.map(({ values }) => median(others.map((at) => values[at]!)));
    const isOfGround = (at: number) =>
      tint.every((share, n) => Math.abs(shares[n]!.values[at]! - share) < mostTinted);
    for (let x = Math.ceil(from); x <= to; x += 1) {
      const at = y * width + x;
      if (mask.values[at]! < 0.5 && luma.values[at]! < ground * darkest && isOfGround(at))
        dark.values[at] = clamp(1 - luma.values[at]! / Math.max(0.02, ground));
    }
  }
  const shadow = createPlane(luma);
  const open: number[] = [];
  for (let at = 0; at < dark.values.length; at += 1)
    if (
      dark.values[at]! > 0 &&
      [at - 1, at + 1, at - width, at - 2 * width].some((n) => mask.values[n]! > 0.3)
    )
      open.push(at);
  let count = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    if (shadow.values[at]! > 0) continue;
    shadow.values[at] = dark.values[at]!;
    count += 1;
    for (const next of [at - 1, at + 1, at - width, at + width]) if (dark.values[next]! > 0) open.push(next);
  }
  if (count < area * 0.01 || count > area * mostShare) return null;
  return resizePlane(blurPlane(shadow, 1), picture);
};
