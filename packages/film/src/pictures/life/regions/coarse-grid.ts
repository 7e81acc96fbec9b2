/** Values that are known every few pixels, smooth between. */

import type { Size } from '../../picture.ts';
import { createPlane, type Plane } from '../../plane.ts';

/** Half as large: soft light needs no more. */
export const halfOf = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

export type CoarseGrid = Plane & { step: number };

export const createGrid = ({ width, height }: Size, columns: number): CoarseGrid => {
  const step = width / columns;
  return { ...createPlane({ width: columns + 2, height: Math.ceil(height / step) + 2 }), step };
};

/** Calls `write` for every pixel of which `share` is more than nothing. */
export const spreadGrid = (
  { values, width: columns, step }: CoarseGrid,
  { width, height, values: shares }: Plane,
  write: (at: number, value: number, share: number) => void,
) => {
  const row = new Float32Array(columns);
  for (let y = 0; y < height; y += 1) {
    const above = Math.floor(y / step);
    const part = y / step - above;
    for (let n = 0; n < columns; n += 1) {
      const at = above * columns + n;
      row[n] = values[at]! + (values[at + columns]! - values[at]!) * part;
    }
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const share = shares[at]!;
      if (share < 0.02) continue;
      const place = x / step;
      const before = Math.floor(place);
      write(at, row[before]! + (row[before + 1]! - row[before]!) * (place - before), share);
    }
  }
};
