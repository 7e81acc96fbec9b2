/** Faces of animals that look at the viewer, and eyes of those seen from the side: dark round spots, two alike beside each other and a nose below. */

import { clamp } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import type { Dot, Outline } from './outline.ts';

/** In cells of the outline. */
export type AnimalFace = { eyes: [Dot, Dot]; nose: Dot };
export type Spot = Dot & { radius: number; contrast: number };

/** Pixels of the grid that a cell of the outline is wide. */
const fine = 3;
const radii = [1.5, 2.2, 3.2, 4.6, 6.6, 9.5, 13.5];
/** Levels by which a spot is darker than the ring around it. */
const leastContrast = 20;
const mostSpots = 48;

type Grid = { width: number; height: number; luma: Float32Array; sums: Float64Array };

const gridOf = (picture: Picture, outline: Outline): Grid => {
  const [width, height] = [outline.width * fine, outline.height * fine];
  const luma = new Float32Array(width * height);
  const half = Math.max(0, Math.floor(outline.step / fine / 2));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const px = outline.left + ((x + 0.5) / fine) * outline.step;
      const py = outline.top + ((y + 0.5) / fine) * outline.step;
      let [sum, count] = [0, 0];
      for (let dy = -half; dy <= half; dy += Math.max(1, half))
        for (let dx = -half; dx <= half; dx += Math.max(1, half)) {
          const at =
            (clamp(Math.round(py + dy), 0, picture.height - 1) * picture.width +
              clamp(Math.round(px + dx), 0, picture.width - 1)) *
            4;
          sum += 0.3 * picture.pixels[at]! + 0.59 * picture.pixels[at + 1]! + 0.11 * picture.pixels[at + 2]!;
          count += 1;
        }
      luma[y * width + x] = sum / count;
    }
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += luma[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return { width, height, luma, sums };
};

/** Sum and count of a square of the grid. */
const squareOf = ({ width, height, sums }: Grid, x: number, y: number, radius: number): [number, number] => {
  const [left, top] = [Math.max(0, Math.round(x - radius)), Math.max(0, Math.round(y - radius))];
  const right = Math.min(width, Math.round(x + radius) + 1);
  const bottom = Math.min(height, Math.round(y + radius) + 1);
  const at = (px: number, py: number) => sums[py * (width + 1) + px]!;
  return [
    at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top),
    Math.max(1, (right - left) * (bottom - top)),
  ];
};

const contrastAt = (grid: Grid, x: number, y: number, radius: number): number => {
  const [inner, few] = squareOf(grid, x, y, radius * 0.8);
  const [all, many] = squareOf(grid, x, y, radius * 2);
  return (all - inner) / Math.max(1, many - few) - inner / few;
};

/** Dark spots inside the outline, the clearest first, in cells. */
const listSpots = (grid: Grid, outline: Outline): Spot[] => {
  const found: Spot[] = [];
  for (const radius of radii) {
    const stride = Math.max(1, Math.round(radius / 2));
    for (let y = 0; y < grid.height; y += stride)
      for (let x = 0; x < grid.width; x += stride) {
        const cell = Math.floor(y / fine) * outline.width + Math.floor(x / fine);
        if (!outline.inside[cell] || outline.depth[cell]! * fine < radius * 1.1) continue;
        const contrast = contrastAt(grid, x, y, radius);
        if (contrast >= leastContrast)
          found.push({ x: x / fine - 0.5, y: y / fine - 0.5, radius: radius / fine, contrast });
      }
  }
  const kept: Spot[] = [];
  for (const spot of found.sort((a, b) => b.contrast - a.contrast || a.x - b.x || a.y - b.y)) {
    if (kept.length >= mostSpots) break;
    if (kept.every((one) => Math.hypot(one.x - spot.x, one.y - spot.y) > (one.radius + spot.radius) * 0.9))
      kept.push(spot);
  }
  return kept;
};

/** How alike the two sides of a face are, -1 to 1. */
const likeness = (grid: Grid, middle: Dot, across: Dot, down: Dot): number => {
  const [left, right]: [number[], number[]] = [[], []];
  const at = (u: number, v: number): number => {
    const x = Math.round((middle.x + across.x * u + down.x * v + 0.5) * fine);
    const y = Math.round((middle.y + across.y * u + down.y * v + 0.5) * fine);
    return grid.luma[clamp(y, 0, grid.height - 1) * grid.width + clamp(x, 0, grid.width - 1)]!;
  };
  for (let v = -0.5; v <= 1.5; v += 0.125)
    for (let u = 0.1; u <= 0.9; u += 0.1) {
      left.push(at(-u, v));
      right.push(at(u, v));
    }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  let [both, own, other] = [0, 0, 0];
  for (const [n, value] of left.entries()) {
    both += (value - meanLeft) * (right[n]! - meanRight);
    own += (value - meanLeft) ** 2;
    other += (right[n]! - meanRight) ** 2;
  }
  return both / Math.max(1e-6, Math.sqrt(own * other));
};

const leastLikeness = 0.62;
/** Cells between two eyes: of less nothing can be said. */
const leastApart = 6;
/** Levels by which eyes and a nose are darker than what is around them: of paler ones too many other spots look alike. */
const [leastEye, leastNose] = [50, 45];

/** The darkest spot below the middle of two eyes. */
const noseOf = (grid: Grid, outline: Outline, middle: Dot, down: Dot, apart: number): Spot | null => {
  let best: (Spot & { value: number }) | null = null;
  for (let below = 0.45; below <= 1; below += 0.07)
    for (let aside = -0.14; aside <= 0.14; aside += 0.07)
      for (const share of [0.12, 0.18, 0.26]) {
        const x = middle.x + (down.x * below - down.y * aside) * apart;
        const y = middle.y + (down.y * below + down.x * aside) * apart;
        const radius = apart * share;
        if (!outline.inside[Math.round(y) * outline.width + Math.round(x)]) continue;
        const contrast = contrastAt(grid, (x + 0.5) * fine, (y + 0.5) * fine, radius * fine);
        const value = contrast - 30 * Math.abs(aside) - 40 * Math.max(0, below - 0.75);
        if (contrast >= leastNose && (!best || value > best.value)) best = { x, y, radius, contrast, value };
      }
  return best;
};

/** Spots of one thing, and its face where two eyes and a nose are seen. */
export const findAnimalFace = (
  picture: Picture,
  outline: Outline,
): { spots: Spot[]; face: AnimalFace | null } => {
  const grid = gridOf(picture, outline);
  const spots = listSpots(grid, outline);
  let best: { face: AnimalFace; value: number } | null = null;
  const dark = spots.filter(({ contrast }) => contrast >= leastEye);
  for (const [n, first] of dark.entries())
    for (const second of dark.slice(n + 1)) {
      const [a, b] = first.x < second.x ? [first, second] : [second, first];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const apart = Math.hypot(dx, dy);
      const size = Math.max(a.radius, b.radius);
      if (Math.abs(dy) > dx * 0.55 || apart < size * 3 || apart > size * 16) continue;
      if (apart < leastApart || size > Math.min(a.radius, b.radius) * 1.8) continue;
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const down = { x: -dy / apart, y: dx / apart };
      const nose = noseOf(grid, outline, middle, down, apart);
      if (!nose) continue;
      const below = Math.hypot(nose.x - middle.x, nose.y - middle.y);
      const alike = likeness(grid, middle, { x: dx, y: dy }, { x: down.x * below, y: down.y * below });
      if (alike < leastLikeness) continue;
      const value =
        alike * 2 +
        clamp(Math.min(a.contrast, b.contrast) / 60) +
        clamp(nose.contrast / 50) +
        clamp(apart / 30) * 1.4 -
        Math.abs(a.radius - b.radius) / size;
      if (!best || value > best.value) best = { face: { eyes: [a, b], nose }, value };
    }
  return { spots, face: best?.face ?? null };
};
