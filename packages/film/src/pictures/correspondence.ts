/** Which part of one picture corresponds to which of another, and what in a picture is near: both by guess. */

import type { Picture, Size } from './picture.ts';
import { createShiftField, type ShiftField } from './warp.ts';

const grid = { columns: 24, rows: 14 };
const small = { width: 96, height: 56 };

/** Averages over the area of each small pixel. */
const reduce = ({ width, height, pixels }: Picture): Float32Array => {
  const result = new Float32Array(small.width * small.height * 4);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const [x0, x1] = [
        Math.floor((x * width) / small.width),
        Math.max(1, Math.floor(((x + 1) * width) / small.width)),
      ];
      const [y0, y1] = [
        Math.floor((y * height) / small.height),
        Math.max(1, Math.floor(((y + 1) * height) / small.height)),
      ];
      const stepX = Math.max(1, Math.floor((x1 - x0) / 4));
      const stepY = Math.max(1, Math.floor((y1 - y0) / 4));
      const sum = [0, 0, 0];
      let count = 0;
      for (let py = y0; py < Math.max(y1, y0 + 1); py += stepY) {
        for (let px = x0; px < Math.max(x1, x0 + 1); px += stepX) {
          const at = (Math.min(height - 1, py) * width + Math.min(width - 1, px)) * 4;
          for (let channel = 0; channel < 3; channel += 1) sum[channel]! += pixels[at + channel]!;
          count += 1;
        }
      }
      for (let channel = 0; channel < 3; channel += 1)
        result[(y * small.width + x) * 4 + channel] = sum[channel]! / count;
    }
  }
  return result;
};

const smoothed = (values: Float32Array, columns: number, rows: number, rounds: number): Float32Array => {
  let current = values;
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float32Array(current.length);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        let [sum, count] = [0, 0];
        for (let py = Math.max(0, y - 1); py <= Math.min(rows - 1, y + 1); py += 1) {
          for (let px = Math.max(0, x - 1); px <= Math.min(columns - 1, x + 1); px += 1) {
            sum += current[py * columns + px]!;
            count += 1;
          }
        }
        next[y * columns + x] = sum / count;
      }
    }
    current = next;
  }
  return current;
};

const clampTo = (value: number, limit: number) => Math.min(limit - 1, Math.max(0, value));

/** For each grid point of `from`, how far away in `to` the most similar patch lies. */
export const findShifts = (from: Picture, to: Picture, { width, height }: Size): ShiftField => {
  const [a, b] = [reduce(from), reduce(to)];
  const field = createShiftField(grid.columns, grid.rows);
  const [reach, half] = [12, 4];
  const difference = (x: number, y: number, dx: number, dy: number) => {
    let sum = 0;
    for (let py = -half; py <= half; py += 2) {
      for (let px = -half; px <= half; px += 2) {
        const [ax, ay] = [clampTo(x + px, small.width), clampTo(y + py, small.height)];
        const [bx, by] = [clampTo(ax + dx, small.width), clampTo(ay + dy, small.height)];
        const [p, q] = [(ay * small.width + ax) * 4, (by * small.width + bx) * 4];
        sum += Math.abs(a[p]! - b[q]!) + Math.abs(a[p + 1]! - b[q + 1]!) + Math.abs(a[p + 2]! - b[q + 2]!);
      }
    }
    // A far match must be clearly better than a near one, or flat areas wander.
    return sum * (1 + Math.hypot(dx, dy) * 0.035) + Math.hypot(dx, dy) * 9;
  };
  for (let row = 0; row <= grid.rows; row += 1) {
    for (let column = 0; column <= grid.columns; column += 1) {
      const x = Math.round((column / grid.columns) * (small.width - 1));
      const y = Math.round((row / grid.rows) * (small.height - 1));
      let [best, bestX, bestY] = [difference(x, y, 0, 0), 0, 0];
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const cost = difference(x, y, dx, dy);
          if (cost < best) [best, bestX, bestY] = [cost, dx, dy];
        }
      }
      const at = row * (grid.columns + 1) + column;
      field.x[at] = (bestX * width) / small.width;
      field.y[at] = (bestY * height) / small.height;
    }
  }
  const [columns, rows] = [grid.columns + 1, grid.rows + 1];
  return { ...field, x: smoothed(field.x, columns, rows, 3), y: smoothed(field.y, columns, rows, 3) };
};

/** 0 far, 1 near, at the corners of the grid: low in the picture and unlike its surroundings counts as near. */
export const guessNearness = (picture: Picture): Float32Array => {
  const pixels = reduce(picture);
  const [columns, rows] = [grid.columns + 1, grid.rows + 1];
  const values = new Float32Array(columns * rows);
  const mean = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      mean[channel]! += pixels[at + channel]! / (pixels.length / 4);
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.round((column / grid.columns) * (small.width - 1));
      const y = Math.round((row / grid.rows) * (small.height - 1));
      const at = (y * small.width + x) * 4;
      const unlike =
        Math.hypot(pixels[at]! - mean[0]!, pixels[at + 1]! - mean[1]!, pixels[at + 2]! - mean[2]!) / 255;
      const centred =
        1 - Math.min(1, Math.hypot(column / grid.columns - 0.5, (row / grid.rows - 0.55) * 0.8) * 1.7);
      values[row * columns + column] = Math.min(
        1,
        0.5 * (row / grid.rows) ** 1.3 + Math.min(0.5, unlike) * 0.6 * centred + centred * 0.3,
      );
    }
  }
  return smoothed(values, columns, rows, 2);
};
