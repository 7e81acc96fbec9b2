/** Areas of pixels that touch side by side, of those that `isInside` accepts. */

import type { Size } from '../picture.ts';

/** `right` and `bottom` are the first column and row beyond it. */
export type Area = { pixels: number; left: number; top: number; right: number; bottom: number };

export const connectedAreas = ({ width, height }: Size, isInside: (at: number) => boolean): Area[] => {
  const visited = new Uint8Array(width * height);
  const areas: Area[] = [];
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] || !isInside(start)) continue;
    visited[start] = 1;
    const open = [start];
    let pixels = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    while (open.length > 0) {
      const at = open.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      pixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= visited.length || visited[next] || !isInside(next)) continue;
        visited[next] = 1;
        open.push(next);
      }
    }
    areas.push({ pixels, left, top, right, bottom });
  }
  return areas;
};
