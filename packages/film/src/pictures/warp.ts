/** Bends a picture along a field of shifts, smoothly between the field's points. */

import type { Size } from './picture.ts';

/** Shifts in pixels at the corners of a grid of `columns` by `rows` cells. */
export type ShiftField = { columns: number; rows: number; x: Float32Array; y: Float32Array };

export const createShiftField = (columns: number, rows: number): ShiftField => ({
  columns,
  rows,
  x: new Float32Array((columns + 1) * (rows + 1)),
  y: new Float32Array((columns + 1) * (rows + 1)),
});

/** Two colours of four bytes mixed in 256ths, two channels at a time. */
const blend = (from: number, to: number, part: number): number => {
  const rest = 256 - part;
  const even = ((Math.imul(from & 0xff00ff, rest) + Math.imul(to & 0xff00ff, part)) >>> 8) & 0xff00ff;
  const odd = ((Math.imul((from >>> 8) & 0xff, rest) + Math.imul((to >>> 8) & 0xff, part)) >>> 8) & 0xff;
  return even | (odd << 8);
};

/** Each target pixel reads the source at its own place plus the field's shift. */
export const warp = (
  source: Uint32Array,
  target: Uint32Array,
  { width, height }: Size,
  field: ShiftField,
) => {
  const { columns, rows } = field;
  const maxX = (width - 1) * 256 - 1;
  const maxY = (height - 1) * 256 - 1;
  for (let y = 0; y < height; y += 1) {
    const v = (y / height) * rows;
    const row = Math.min(rows - 1, Math.floor(v));
    const partV = v - row;
    const upper = row * (columns + 1);
    const lower = upper + columns + 1;
    for (let column = 0; column < columns; column += 1) {
      const from = Math.round((column * width) / columns);
      const to = Math.round(((column + 1) * width) / columns);
      const at = (values: Float32Array, side: number) =>
        values[upper + column + side]! * (1 - partV) + values[lower + column + side]! * partV;
      let shiftX = at(field.x, 0) * 256;
      let shiftY = at(field.y, 0) * 256;
      const stepX = (at(field.x, 1) * 256 - shiftX) / Math.max(1, to - from);
      const stepY = (at(field.y, 1) * 256 - shiftY) / Math.max(1, to - from);
      for (let x = from; x < to; x += 1, shiftX += stepX, shiftY += stepY) {
        const readX = Math.min(maxX, Math.max(0, (x * 256 + shiftX) | 0));
        const readY = Math.min(maxY, Math.max(0, (y * 256 + shiftY) | 0));
        const place = (readY >> 8) * width + (readX >> 8);
        const partX = readX & 255;
        const partY = readY & 255;
        target[y * width + x] =
          partX === 0 && partY === 0
            ? source[place]!
            : (blend(
                blend(source[place]!, source[place + 1]!, partX),
                blend(source[place + width]!, source[place + width + 1]!, partX),
                partY,
              ) |
                0xff000000) >>>
              0;
      }
    }
  }
};

export const mixInto = (target: Uint32Array, other: Uint32Array, share: number) => {
  const part = Math.round(share * 256);
  for (let at = 0; at < target.length; at += 1)
    target[at] = (blend(target[at]!, other[at]!, part) | 0xff000000) >>> 0;
};
