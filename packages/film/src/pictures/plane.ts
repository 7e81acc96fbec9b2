/** One number a pixel, and what is done with such planes: sampling, blurring, growing, filtering along edges. */

import type { Size } from './picture.ts';

export type Plane = Size & { values: Float32Array };

export const createPlane = ({ width, height }: Size, value = 0): Plane => ({
  width,
  height,
  values: new Float32Array(width * height).fill(value),
});

/** Between pixels, the edge going on outside; in pixels, the centre of the first one at 0. */
export const sampleAt = ({ width, height, values }: Plane, x: number, y: number): number => {
  const clampedX = Math.min(width - 1, Math.max(0, x));
  const clampedY = Math.min(height - 1, Math.max(0, y));
  const x0 = Math.floor(clampedX);
  const y0 = Math.floor(clampedY);
  const at = y0 * width + x0;
  const right = x0 < width - 1 ? 1 : 0;
  const below = y0 < height - 1 ? width : 0;
  const partX = clampedX - x0;
  const upper = values[at]! + (values[at + right]! - values[at]!) * partX;
  const lower = values[at + below]! + (values[at + below + right]! - values[at + below]!) * partX;
  return upper + (lower - upper) * (clampedY - y0);
};

export const resizePlane = (plane: Plane, { width, height }: Size): Plane => {
  const result = createPlane({ width, height });
  const [scaleX, scaleY] = [plane.width / width, plane.height / height];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      result.values[y * width + x] = sampleAt(plane, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5);
  return result;
};

/** The mean of a square around each pixel, with sums that move along, first along rows, then along columns. */
const boxBlur = (
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
) => {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let [sum, count] = [0, 0];
    for (let x = 0; x < Math.min(width, radius); x += 1) {
      sum += source[row + x]!;
      count += 1;
    }
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) {
        sum += source[row + x + radius]!;
        count += 1;
      }
      if (x - radius - 1 >= 0) {
        sum -= source[row + x - radius - 1]!;
        count -= 1;
      }
      rows[row + x] = sum / count;
    }
  }
  const sums = new Float64Array(width);
  let count = 0;
  const add = (y: number, sign: number) => {
    for (let x = 0; x < width; x += 1) sums[x]! += sign * rows[y * width + x]!;
    count += sign;
  };
  for (let y = 0; y < Math.min(height, radius); y += 1) add(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius - 1 >= 0) add(y - radius - 1, -1);
    for (let x = 0; x < width; x += 1) target[y * width + x] = sums[x]! / count;
  }
};

/** Nearly a normal distribution: three means one after the other. */
export const blurPlane = ({ width, height, values }: Plane, radius: number): Plane => {
  const whole = Math.max(1, Math.round(radius));
  const [first, second] = [new Float32Array(values.length), new Float32Array(values.length)];
  boxBlur(values, first, width, height, whole);
  boxBlur(first, second, width, height, whole);
  boxBlur(second, first, width, height, whole);
  return { width, height, values: first };
};

export const meanPlane = ({ width, height, values }: Plane, radius: number): Plane => {
  const result = new Float32Array(values.length);
  boxBlur(values, result, width, height, Math.max(1, Math.round(radius)));
  return { width, height, values: result };
};

/** The largest value within `radius`, or with a negative radius the smallest; a square. */
export const growPlane = ({ width, height, values }: Plane, radius: number): Plane => {
  const reach = Math.abs(Math.round(radius));
  const sign = radius < 0 ? -1 : 1;
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  const pass = (
    from: Float32Array,
    to: Float32Array,
    length: number,
    step: number,
    lines: number,
    lineStep: number,
  ) => {
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep;
      for (let n = 0; n < length; n += 1) {
        let best = Number.NEGATIVE_INFINITY;
        const end = Math.min(length - 1, n + reach);
        for (let k = Math.max(0, n - reach); k <= end; k += 1) {
          const value = from[start + k * step]! * sign;
          if (value > best) best = value;
        }
        to[start + n * step] = best * sign;
      }
    }
  };
  pass(values, rows, width, 1, height, width);
  pass(rows, result, height, width, width, 1);
  return { width, height, values: result };
};

/**
 * Guided filter (He, Sun and Tang): the plane follows the edges of the guide. `epsilon` is the variance of the guide
 * below which it is taken for flat.
 */
export const followEdges = (plane: Plane, guide: Plane, radius: number, epsilon: number): Plane => {
  const { width, height } = plane;
  const size = { width, height };
  const product = (a: Float32Array, b: Float32Array) => a.map((value, at) => value * b[at]!);
  const mean = (values: Float32Array) => meanPlane({ ...size, values }, radius).values;
  const meanGuide = mean(guide.values);
  const meanPlaneValues = mean(plane.values);
  const both = mean(product(guide.values, plane.values));
  const square = mean(product(guide.values, guide.values));
  const slope = new Float32Array(both.length);
  const offset = new Float32Array(both.length);
  for (let at = 0; at < both.length; at += 1) {
    const variance = square[at]! - meanGuide[at]! * meanGuide[at]!;
    slope[at] = (both[at]! - meanGuide[at]! * meanPlaneValues[at]!) / (variance + epsilon);
    offset[at] = meanPlaneValues[at]! - slope[at]! * meanGuide[at]!;
  }
  const [meanSlope, meanOffset] = [mean(slope), mean(offset)];
  return {
    ...size,
    values: guide.values.map((value, at) =>
      Math.min(1, Math.max(0, meanSlope[at]! * value + meanOffset[at]!)),
    ),
  };
};
