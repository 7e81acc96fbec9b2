/** Windows of houses by day: small dark boxes in brighter walls, beside or above others like them. */

import { blurPlane, sampleAt } from '../plane.ts';
import type { Features } from './features.ts';
import type { Box, SeenRegion } from './seen-picture.ts';

/** Pixels of the longer side of the copy that windows are looked for in: on the usual one those of a street are dots. */
export const windowSide = 512;
const mostWindows = 160;
/** Shares of the copy's pixels that one window takes. */
const [leastArea, mostArea] = [9 / (512 * 288), 0.006];
/** Others like it that a window has near it: dark spots that have none are anything. */
const leastOthers = 2;

/** Of about the same size, in a row that may run into the distance, or one above the other. */
const isBeside = (one: Box, other: Box): boolean => {
  const [wide, tall] = [one.right - one.left, one.bottom - one.top];
  const alike = (a: number, b: number) => Math.max(a, b) < Math.min(a, b) * 1.7;
  if (!alike(wide, other.right - other.left) || !alike(tall, other.bottom - other.top)) return false;
  const x = Math.abs(one.left + one.right - other.left - other.right) / 2;
  const y = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return (y < tall * 0.3 + x * 0.35 && x > wide * 0.8 && x < wide * 9) || (x < wide * 0.5 && y < tall * 7);
};

/** Plants, sky and people have none. */
export const findWindows = (
  { width, height, luma }: Features,
  elsewhere: readonly (SeenRegion | null)[],
): Box[] => {
  const around = blurPlane(luma, width * 0.022);
  const visited = new Uint8Array(width * height);
  const isElsewhere = (at: number) =>
    elsewhere.some(
      (region) =>
        region !== null &&
        sampleAt(
          region.mask,
          (((at % width) + 0.5) / width) * region.mask.width - 0.5,
          ((Math.floor(at / width) + 0.5) / height) * region.mask.height - 0.5,
        ) > 0.4,
    );
  const isDark = (at: number) => luma.values[at]! < around.values[at]! - 0.07 && luma.values[at]! < 0.5;
  const windows: Box[] = [];
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] || !isDark(start)) continue;
    visited[start] = 1;
    const open = [start];
    let count = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    while (open.length > 0) {
      const at = open.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= visited.length || visited[next] || !isDark(next)) continue;
        visited[next] = 1;
        open.push(next);
      }
    }
    const [wide, tall] = [right - left, bottom - top];
    const area = count / visited.length;
    const isBox = count > wide * tall * 0.6 && tall < wide * 4 && wide < tall * 2.2;
    if (!isBox || area < leastArea || area > mostArea) continue;
    if (isElsewhere(Math.floor((top + bottom) / 2) * width + Math.floor((left + right) / 2))) continue;
    windows.push({ left: left / width, top: top / height, right: right / width, bottom: bottom / height });
  }
  return windows
    .filter((one) => windows.filter((other) => other !== one && isBeside(one, other)).length >= leastOthers)
    .slice(0, mostWindows);
};
