/** The silhouette of one thing as a small grid of cells of equal size, whatever size the thing has in the picture. */

import type { Size } from '../picture.ts';
import { type Plane, sampleAt } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';
import { distanceTo } from './distance.ts';

export type Dot = { x: number; y: number };

export type Outline = Size & {
  inside: Uint8Array;
  /** How far each cell is from the rim. */
  depth: Float32Array;
  /** Cells inside. */
  area: number;
  /** Of what is inside, in cells. */
  box: Box;
  /** Pixels of the picture that a cell is wide, and where the grid begins in it. */
  step: number;
  left: number;
  top: number;
};

/** Cells of the longer side. */
const side = 128;
const margin = 2;

const components = (isInside: (at: number) => boolean, { width, height }: Size): number[][] => {
  const visited = new Uint8Array(width * height);
  const found: number[][] = [];
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] || !isInside(start)) continue;
    visited[start] = 1;
    const cells = [start];
    for (let n = 0; n < cells.length; n += 1) {
      const at = cells[n]!;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= visited.length || visited[next] || !isInside(next)) continue;
        visited[next] = 1;
        cells.push(next);
      }
    }
    found.push(cells);
  }
  return found.sort((a, b) => b.length - a.length);
};

export { components as connectedCells };

/** Holes of less than this share of the silhouette are stripes or shadows that the matte takes for background. */
const smallHole = 0.012;

/** The largest connected part of `mask` within `box`; nothing where there is none. */
export const readOutline = (mask: Plane, box: Box, picture: Size): Outline | null => {
  const [wide, tall] = [(box.right - box.left) * picture.width, (box.bottom - box.top) * picture.height];
  const step = Math.max(wide, tall) / side;
  if (!(step > 0)) return null;
  const size = {
    width: Math.ceil(wide / step) + 2 * margin,
    height: Math.ceil(tall / step) + 2 * margin,
  };
  const [left, top] = [box.left * picture.width - margin * step, box.top * picture.height - margin * step];
  const raw = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const [u, v] = [(left + (x + 0.5) * step) / picture.width, (top + (y + 0.5) * step) / picture.height];
      // What the picture's edge cuts off ends there.
      if (u < 0 || v < 0 || u > 1 || v > 1) continue;
      raw[y * size.width + x] = sampleAt(mask, u * mask.width - 0.5, v * mask.height - 0.5) > 0.5 ? 1 : 0;
    }
  const largest = components((at) => raw[at] === 1, size)[0];
  if (!largest || largest.length < 60) return null;
  const inside = new Uint8Array(raw.length);
  for (const at of largest) inside[at] = 1;
  for (const hole of components((at) => inside[at] === 0, size).slice(1))
    if (hole.length < smallHole * largest.length) for (const at of hole) inside[at] = 1;
  const found = { left: size.width, top: size.height, right: 0, bottom: 0 };
  let area = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (!inside[at]) continue;
    area += 1;
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x + 1);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y + 1);
  }
  const depth = distanceTo(
    inside.map((value) => 1 - value),
    size,
  );
  return { ...size, inside, depth, area, box: found, step, left, top };
};

export const toPixels = ({ step, left, top }: Outline, { x, y }: Dot): Dot => ({
  x: left + (x + 0.5) * step,
  y: top + (y + 0.5) * step,
});

export const toCells = ({ step, left, top }: Outline, { x, y }: Dot): Dot => ({
  x: (x - left) / step - 0.5,
  y: (y - top) / step - 0.5,
});
