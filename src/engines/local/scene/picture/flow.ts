/** Which part of one picture corresponds to which of another, and what in a picture is near: both by guess. */

import { type Canvas, paint, type Size } from './brush.ts';
import { createField, type Field } from './warp.ts';

const grid = { columns: 24, rows: 14 };
const small = { width: 96, height: 56 };

const reduced = (picture: Canvas): Uint8ClampedArray =>
  paint(small.width, small.height, (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, small.width, small.height);
  })
    .getContext('2d')
    .getImageData(0, 0, small.width, small.height).data;

const smoothed = (values: Float32Array, columns: number, rows: number, rounds: number): Float32Array => {
  let current = values;
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float32Array(current.length);
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        let [sum, count] = [0, 0];
        for (let dy = -1; dy <= 1; dy += 1) {
          for (let dx = -1; dx <= 1; dx += 1) {
            const [px, py] = [x + dx, y + dy];
            if (px < 0 || py < 0 || px >= columns || py >= rows) continue;
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

/** For each grid point of `from`, how far away in `to` the most similar patch lies. */
export const flowBetween = (from: Canvas, to: Canvas, { width, height }: Size): Field => {
  const [a, b] = [reduced(from), reduced(to)];
  const field = createField(grid.columns, grid.rows);
  const [reach, half] = [12, 4];
  const difference = (x: number, y: number, dx: number, dy: number) => {
    let sum = 0;
    for (let py = -half; py <= half; py += 2) {
      for (let px = -half; px <= half; px += 2) {
        const [ax, ay] = [
          Math.min(small.width - 1, Math.max(0, x + px)),
          Math.min(small.height - 1, Math.max(0, y + py)),
        ];
        const [bx, by] = [
          Math.min(small.width - 1, Math.max(0, ax + dx)),
          Math.min(small.height - 1, Math.max(0, ay + dy)),
        ];
        const [p, q] = [(ay * small.width + ax) * 4, (by * small.width + bx) * 4];
        sum += Math.abs(a[p]! - b[q]!) + Math.abs(a[p + 1]! - b[q + 1]!) + Math.abs(a[p + 2]! - b[q + 2]!);
      }
    }
    // A far match must be clearly better than a near one, or flat areas wander.
    return sum * (1 + Math.hypot(dx, dy) * 0.035) + Math.hypot(dx, dy) * 9;
  };
  for (let row = 0; row <= grid.rows; row += 1) {
    for (let column = 0; column <= grid.columns; column += 1) {
      const [x, y] = [
        Math.round((column / grid.columns) * (small.width - 1)),
        Math.round((row / grid.rows) * (small.height - 1)),
      ];
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
  return {
    ...field,
    x: smoothed(field.x, grid.columns + 1, grid.rows + 1, 3),
    y: smoothed(field.y, grid.columns + 1, grid.rows + 1, 3),
  };
};

/** 0 far, 1 near: low in the picture and unlike its surroundings counts as near. */
export const nearnessOf = (picture: Canvas): { columns: number; rows: number; values: Float32Array } => {
  const pixels = reduced(picture);
  const [columns, rows] = [grid.columns + 1, grid.rows + 1];
  const values = new Float32Array(columns * rows);
  let mean = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4)
    mean = mean.map((value, channel) => value + pixels[at + channel]! / (pixels.length / 4));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [
        Math.round((column / grid.columns) * (small.width - 1)),
        Math.round((row / grid.rows) * (small.height - 1)),
      ];
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
  return { columns: grid.columns, rows: grid.rows, values: smoothed(values, columns, rows, 2) };
};
