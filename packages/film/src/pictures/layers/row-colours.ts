/** Whether a colour belongs at a height of a picture: ground, shore, hills and sky lie in rows, so what was hidden shows colours that are seen left or right of it. */

import type { Size } from '../picture.ts';

/** Colours are told apart by four bits a channel. */
const bits = 4;
const cells = 1 << (3 * bits);
const binOf = (level: number): number => Math.min(255, Math.max(0, level)) >> (8 - bits);
const cellAt = (r: number, g: number, b: number): number =>
  (binOf(r) << (2 * bits)) | (binOf(g) << bits) | binOf(b);
const cellOf = (colour: Float32Array, at: number): number =>
  cellAt(colour[at * 3]!, colour[at * 3 + 1]!, colour[at * 3 + 2]!);

/** Colours on the way from one to another: a sky that gets brighter goes on behind what hides it. */
const between = function* (colour: Float32Array, a: number, b: number): Generator<number> {
  for (let part = 1 / 12; part < 1; part += 1 / 12) {
    const mix = (n: number) => colour[a * 3 + n]! + (colour[b * 3 + n]! - colour[a * 3 + n]!) * part;
    yield cellAt(mix(0), mix(1), mix(2));
  }
};

/** Of a row: fewer known pixels say nothing about it, and its neighbours speak for it. */
const leastKnown = 0.06;
/** Rows above and below that belong to a row. */
const nearRows = 1;
/** Levels by which a colour may differ from all that are seen in a row, and from which on it is entirely strange there. */
const [mostLike, mostStrange] = [14, 70];

/** More than anything is strange. */
const unasked = 255;

export type RowColours = {
  /** Levels, 0 to `mostStrange` less `mostLike`, by which the colour at `from` is unlike all that is known of row `y`. */
  strangeness: (from: number, y: number) => number;
};

/** `colour`: three levels a pixel; `isUnknown`: 1 where a pixel says nothing about its row. */
export const lookAtRows = (
  { width, height }: Size,
  colour: Float32Array,
  isUnknown: Uint8Array,
): RowColours => {
  const own = Array.from({ length: height }, (_, y) => {
    const seen = new Set<number>();
    let count = 0;
    for (let row = Math.max(0, y - nearRows); row <= Math.min(height - 1, y + nearRows); row += 1) {
      let last = -1;
      for (let at = row * width; at < (row + 1) * width; at += 1) {
        if (isUnknown[at]) continue;
        if (last >= 0 && at - last > 1) for (const cell of between(colour, last, at)) seen.add(cell);
        last = at;
        seen.add(cellOf(colour, at));
        count += 1;
      }
    }
    return count >= leastKnown * width * (2 * nearRows + 1) ? seen : null;
  });
  /** The next rows that are known, above and below. */
  const known = (y: number): Set<number> => {
    if (own[y]) return own[y];
    const [above, below] = [own.slice(0, y).findLast(Boolean), own.slice(y + 1).find(Boolean)];
    return new Set([...(above ?? []), ...(below ?? [])]);
  };
  const mask = (1 << bits) - 1;
  const levels = 256 >> bits;
  const strangenessAmong = (seen: Int32Array, cell: number): number => {
    if (seen.length === 0) return 0;
    const r = cell >> (2 * bits);
    const g = (cell >> bits) & mask;
    const b = cell & mask;
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < seen.length; n += 1) {
      const other = seen[n]!;
      const dr = r - (other >> (2 * bits));
      const dg = g - ((other >> bits) & mask);
      const db = b - (other & mask);
      least = Math.min(least, dr * dr + dg * dg + db * db);
    }
    return Math.floor(Math.max(0, Math.min(mostStrange, Math.sqrt(least) * levels) - mostLike));
  };
  /** Of the thousands of colours there could be, a picture has a few hundred: each is compared when it is asked for. */
  const rows = new Map<number, { seen: Int32Array; found: Uint8Array }>();
  const rowAt = (y: number) => {
    let row = rows.get(y);
    if (!row) {
      row = { seen: Int32Array.from(known(y)), found: new Uint8Array(cells).fill(unasked) };
      rows.set(y, row);
    }
    return row;
  };
  return {
    strangeness(from, y) {
      const { seen, found } = rowAt(y);
      const cell = cellOf(colour, from);
      if (found[cell] === unasked) found[cell] = strangenessAmong(seen, cell);
      return found[cell]!;
    },
  };
};
