/** Draws a layer as a grid of cells whose corners have moved: affine in each triangle, smooth between pixels. */

import type { Picture, Size } from '../picture.ts';

/** Corners every `cell` pixels of the layer, row by row; where each is drawn, in pixels of the target. */
export type Mesh = { columns: number; rows: number; cell: number; x: Float32Array; y: Float32Array };

export const createMesh = ({ width, height }: Size, cell: number): Mesh => {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const count = (columns + 1) * (rows + 1);
  return { columns, rows, cell, x: new Float32Array(count), y: new Float32Array(count) };
};

/** Corners of an edge of what fills the frame lie on the frame's edge or beyond it, so that nothing is empty. */
export const coverFrame = ({ columns, rows, x, y }: Mesh, { width, height }: Size): void => {
  for (let row = 0; row <= rows; row += 1) {
    const [first, last] = [row * (columns + 1), row * (columns + 1) + columns];
    x[first] = Math.min(0, x[first]!);
    x[last] = Math.max(width, x[last]!);
  }
  for (let column = 0; column <= columns; column += 1) {
    const last = rows * (columns + 1) + column;
    y[column] = Math.min(0, y[column]!);
    y[last] = Math.max(height, y[last]!);
  }
};

/** x, y, u, v of the three corners; plain numbers in one array, as a frame has tens of thousands of triangles. */
const corner = new Float64Array(12);

const swapCorners = (a: number, b: number) => {
  for (let n = 0; n < 4; n += 1) {
    const kept = corner[a + n]!;
    corner[a + n] = corner[b + n]!;
    corner[b + n] = kept;
  }
};

const setCorner = (at: number, x: number, y: number, u: number, v: number) => {
  corner[at] = x;
  corner[at + 1] = y;
  corner[at + 2] = u;
  corner[at + 3] = v;
};

/** Fills the triangle in `corner`; `opacity` 0 to 256 multiplies the layer's alpha. */
const fillTriangle = (
  source: Uint32Array,
  { width, height }: Size,
  target: Uint32Array,
  size: Size,
  opacity: number,
) => {
  if (corner[1]! > corner[5]!) swapCorners(0, 4);
  if (corner[5]! > corner[9]!) swapCorners(4, 8);
  if (corner[1]! > corner[5]!) swapCorners(0, 4);
  const [ax, ay, au, av] = [corner[0]!, corner[1]!, corner[2]!, corner[3]!];
  const [bx, by, bu, bv] = [corner[4]!, corner[5]!, corner[6]!, corner[7]!];
  const [cx, cy, cu, cv] = [corner[8]!, corner[9]!, corner[10]!, corner[11]!];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const ux = ((bu - au) * (cy - ay) - (cu - au) * (by - ay)) / area;
  const uy = ((cu - au) * (bx - ax) - (bu - au) * (cx - ax)) / area;
  const vx = ((bv - av) * (cy - ay) - (cv - av) * (by - ay)) / area;
  const vy = ((cv - av) * (bx - ax) - (bv - av) * (cx - ax)) / area;
  const top = Math.max(0, Math.ceil(ay));
  const bottom = Math.min(size.height - 1, Math.ceil(cy) - 1);
  const [maxU, maxV] = [(width - 1) * 256, (height - 1) * 256];
  const [stepU, stepV] = [Math.round(ux * 65536), Math.round(vx * 65536)];
  for (let y = top; y <= bottom; y += 1) {
    const long = ax + ((y - ay) / (cy - ay)) * (cx - ax);
    const short =
      y < by
        ? ax + ((y - ay) / (by - ay)) * (bx - ax)
        : by === cy
          ? bx
          : bx + ((y - by) / (cy - by)) * (cx - bx);
    const from = Math.max(0, Math.ceil(Math.min(long, short)));
    const to = Math.min(size.width - 1, Math.ceil(Math.max(long, short)) - 1);
    if (to < from) continue;
    let u = Math.round((au + (from - ax) * ux + (y - ay) * uy) * 65536);
    let v = Math.round((av + (from - ax) * vx + (y - ay) * vy) * 65536);
    for (let x = from, at = y * size.width + from; x <= to; x += 1, at += 1, u += stepU, v += stepV) {
      const readU = Math.min(maxU, Math.max(0, (u + 128) >> 8));
      const readV = Math.min(maxV, Math.max(0, (v + 128) >> 8));
      const colour = sampleWord(source, (readV >> 8) * width + (readU >> 8), width, readU & 255, readV & 255);
      const alpha = ((colour >>> 24) * opacity) >> 8;
      if (alpha === 0) continue;
      target[at] =
        alpha >= 255 ? (colour | 0xff000000) >>> 0 : mixWords(target[at]!, colour, alpha + (alpha >> 7));
    }
  }
};

const pair = (from: number, to: number, part: number) =>
  ((Math.imul(from, 256 - part) + Math.imul(to, part)) >>> 8) & 0xff00ff;

const sampleWord = (source: Uint32Array, at: number, width: number, partU: number, partV: number): number => {
  const a = source[at]!;
  if (partU === 0 && partV === 0) return a;
  const b = partU ? source[at + 1]! : a;
  const c = partV ? source[at + width]! : a;
  const d = partU && partV ? source[at + width + 1]! : partU ? b : c;
  const even = pair(pair(a & 0xff00ff, b & 0xff00ff, partU), pair(c & 0xff00ff, d & 0xff00ff, partU), partV);
  const odd = pair(
    pair((a >>> 8) & 0xff00ff, (b >>> 8) & 0xff00ff, partU),
    pair((c >>> 8) & 0xff00ff, (d >>> 8) & 0xff00ff, partU),
    partV,
  );
  return (even | (odd << 8)) >>> 0;
};

/** `part` in 256ths of `over` on top of `under`. */
export const mixWords = (under: number, over: number, part: number): number => {
  const even = pair(under & 0xff00ff, over & 0xff00ff, part);
  const odd = pair((under >>> 8) & 0xff, (over >>> 8) & 0xff, part) & 0xff;
  return (even | (odd << 8) | 0xff000000) >>> 0;
};

/** `uses` tells which cells hold anything; the others are skipped. */
export const drawMesh = (
  layer: Picture,
  words: Uint32Array,
  target: Uint32Array,
  size: Size,
  mesh: Mesh,
  uses: Uint8Array,
  opacity = 256,
) => {
  const { columns, rows, cell } = mesh;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!uses[row * columns + column]) continue;
      const at = row * (columns + 1) + column;
      const below = at + columns + 1;
      const [ax, ay, bx, by] = [mesh.x[at]!, mesh.y[at]!, mesh.x[at + 1]!, mesh.y[at + 1]!];
      const [cx, cy, dx, dy] = [mesh.x[below]!, mesh.y[below]!, mesh.x[below + 1]!, mesh.y[below + 1]!];
      const outside =
        Math.max(ax, bx, cx, dx) < 0 ||
        Math.max(ay, by, cy, dy) < 0 ||
        Math.min(ax, bx, cx, dx) > size.width ||
        Math.min(ay, by, cy, dy) > size.height;
      if (outside) continue;
      const [left, right, top, bottom] = [column * cell, (column + 1) * cell, row * cell, (row + 1) * cell];
      setCorner(0, ax, ay, left, top);
      setCorner(4, bx, by, right, top);
      setCorner(8, cx, cy, left, bottom);
      fillTriangle(words, layer, target, size, opacity);
      setCorner(0, bx, by, right, top);
      setCorner(4, dx, dy, right, bottom);
      setCorner(8, cx, cy, left, bottom);
      fillTriangle(words, layer, target, size, opacity);
    }
  }
};
