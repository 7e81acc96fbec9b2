/** Draws a layer that covers the frame and is bent without folds: where each pixel comes from is known every few pixels, and a whole row is read at once. Several times cheaper than triangles. */

import type { Picture, Size } from '../picture.ts';
import { type Mesh, mixWords } from './draw-mesh.ts';

/** Pixels of the frame between two places whose source is looked for. */
const step = 8;
const rounds = 4;

/** A picture with the cells that hold anything. */
type Sheet = { picture: Picture; words: Uint32Array; uses: Uint8Array };
/** Every `step` pixels of the frame, where in the resting mesh it comes from. */
export type Warp = { across: number; down: number; u: Float32Array; v: Float32Array };

/** Where in the resting mesh each place of the frame comes from (Newton's method, from what its neighbour comes from). */
export const warpOf = ({ columns, rows, cell, x, y }: Mesh, { width, height }: Size): Warp => {
  const [across, down] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const [u, v] = [new Float32Array(across * down), new Float32Array(across * down)];
  for (let row = 0, to = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1, to += 1) {
      const [wantedX, wantedY] = [column * step, row * step];
      const from = column > 0 ? to - 1 : row > 0 ? to - across : -1;
      let nowU = from < 0 ? 0 : u[from]! + (column > 0 ? step : 0);
      let nowV = from < 0 ? 0 : v[from]! + (column > 0 ? 0 : step);
      for (let round = 0; round < rounds; round += 1) {
        const i = Math.min(columns - 1, Math.max(0, Math.floor(nowU / cell)));
        const j = Math.min(rows - 1, Math.max(0, Math.floor(nowV / cell)));
        const partU = nowU / cell - i;
        const partV = nowV / cell - j;
        const a = j * (columns + 1) + i;
        const c = a + columns + 1;
        const topX = x[a + 1]! - x[a]!;
        const topY = y[a + 1]! - y[a]!;
        const lowX = x[c + 1]! - x[c]!;
        const lowY = y[c + 1]! - y[c]!;
        const leftX = x[a]! + topX * partU;
        const leftY = y[a]! + topY * partU;
        const downX = x[c]! + lowX * partU - leftX;
        const downY = y[c]! + lowY * partU - leftY;
        const offX = wantedX - leftX - downX * partV;
        const offY = wantedY - leftY - downY * partV;
        if (Math.abs(offX) + Math.abs(offY) < 0.01) break;
        const acrossX = topX + (lowX - topX) * partV;
        const acrossY = topY + (lowY - topY) * partV;
        const area = acrossX * downY - downX * acrossY;
        if (Math.abs(area) < cell * cell * 0.02) break;
        nowU += (cell * (offX * downY - offY * downX)) / area;
        nowV += (cell * (offY * acrossX - offX * acrossY)) / area;
      }
      u[to] = nowU;
      v[to] = nowV;
    }
  return { across, down, u, v };
};

/** Cells of the resting mesh that a cell of the frame comes from; each place's source is in `u` and `v`. */
const isAny = (
  { columns, rows, cell }: Mesh,
  { across, u, v }: Warp,
  at: number,
  cells: Uint8Array,
): boolean => {
  const below = at + across;
  const limit = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value / cell)));
  const left = limit(Math.min(u[at]!, u[at + 1]!, u[below]!, u[below + 1]!), columns - 1);
  const right = limit(Math.max(u[at]!, u[at + 1]!, u[below]!, u[below + 1]!), columns - 1);
  const top = limit(Math.min(v[at]!, v[at + 1]!, v[below]!, v[below + 1]!), rows - 1);
  const bottom = limit(Math.max(v[at]!, v[at + 1]!, v[below]!, v[below + 1]!), rows - 1);
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) if (cells[row * columns + column]) return true;
  return false;
};

/** Cells of the frame that a sheet hides: 1 where all of it is opaque. */
export const hiddenBy = (mesh: Mesh, warp: Warp, clear: Uint8Array): Uint8Array => {
  const hidden = new Uint8Array(warp.u.length);
  for (let row = 0; row < warp.down - 1; row += 1)
    for (let column = 0; column < warp.across - 1; column += 1) {
      const at = row * warp.across + column;
      hidden[at] = isAny(mesh, warp, at, clear) ? 0 : 1;
    }
  return hidden;
};

export type WarpOptions = {
  /** 0 to 256. */
  opacity?: number;
  /** Cells of the frame that are drawn over later. */
  hidden?: Uint8Array | null;
};

/** The layer's picture may be smaller than what the mesh spans; it is drawn as large. */
export const drawWarp = (
  { picture, words, uses }: Sheet,
  target: Uint32Array,
  size: Size,
  mesh: Mesh,
  warp: Warp,
  { opacity = 256, hidden = null }: WarpOptions = {},
) => {
  const { across, u, v } = warp;
  const { width } = picture;
  const scale = (65536 * width) / size.width;
  // One part less than the last pixel, so that its neighbour is in the picture too.
  const [maxU, maxV] = [(width - 1) * 256 - 1, (picture.height - 1) * 256 - 1];
  for (let top = 0, row = 0; top < size.height; top += step, row += 1)
    for (let left = 0, at = row * across; left < size.width; left += step, at += 1) {
      if (hidden?.[at] || !isAny(mesh, warp, at, uses)) continue;
      const below = at + across;
      const [endX, endY] = [Math.min(size.width, left + step), Math.min(size.height, top + step)];
      for (let y = top; y < endY; y += 1) {
        const part = (y - top) / step;
        const fromU = u[at]! + (u[below]! - u[at]!) * part;
        const fromV = v[at]! + (v[below]! - v[at]!) * part;
        const stepU = Math.round(((u[at + 1]! + (u[below + 1]! - u[at + 1]!) * part - fromU) / step) * scale);
        const stepV = Math.round(((v[at + 1]! + (v[below + 1]! - v[at + 1]!) * part - fromV) / step) * scale);
        let nowU = Math.round(fromU * scale);
        let nowV = Math.round(fromV * scale);
        for (let x = left, to = y * size.width + left; x < endX; x += 1, to += 1) {
          const readU = Math.min(maxU, Math.max(0, (nowU + 128) >> 8));
          const readV = Math.min(maxV, Math.max(0, (nowV + 128) >> 8));
          nowU += stepU;
          nowV += stepV;
          const partU = readU & 255;
          const partV = readV & 255;
          const from = (readV >> 8) * width + (readU >> 8);
          const a = words[from]!;
          const b = words[from + 1]!;
          const c = words[from + width]!;
          const d = words[from + width + 1]!;
          // Two channels at a time, each weighed in 256ths.
          const last = (partU * partV) >> 8;
          const second = partU - last;
          const third = partV - last;
          const first = 256 - partU - third;
          const odd =
            ((Math.imul((a >>> 8) & 0xff00ff, first) +
              Math.imul((b >>> 8) & 0xff00ff, second) +
              Math.imul((c >>> 8) & 0xff00ff, third) +
              Math.imul((d >>> 8) & 0xff00ff, last)) >>>
              8) &
            0xff00ff;
          const alpha = ((odd >>> 16) * opacity) >> 8;
          if (alpha === 0) continue;
          const even =
            ((Math.imul(a & 0xff00ff, first) +
              Math.imul(b & 0xff00ff, second) +
              Math.imul(c & 0xff00ff, third) +
              Math.imul(d & 0xff00ff, last)) >>>
              8) &
            0xff00ff;
          const colour = (even | (odd << 8)) >>> 0;
          target[to] =
            alpha >= 255 ? (colour | 0xff000000) >>> 0 : mixWords(target[to]!, colour, alpha + (alpha >> 7));
        }
      }
    }
};
