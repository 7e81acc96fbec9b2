/** Cross-sections and profile curves for lofted bodies. */

import type { Vec3 } from '../../../math/vector.ts';

/** A smooth curve through [at, value] points in rising order, flat at both ends. */
export const curve = (points: [number, number][]) => (x: number) => {
  const last = points.length - 1;
  if (x <= points[0]![0]) return points[0]![1];
  if (x >= points[last]![0]) return points[last]![1];
  let n = 0;
  while (points[n + 1]![0] < x) n += 1;
  const slope = (k: number) => {
    if (k <= 0 || k >= last) return 0;
    const [a, b, c] = [points[k - 1]!, points[k]!, points[k + 1]!];
    const [left, right] = [(b[1] - a[1]) / (b[0] - a[0]), (c[1] - b[1]) / (c[0] - b[0])];
    // No overshoot: a turning point is flat, and elsewhere the gentler side decides.
    return left * right <= 0 ? 0 : Math.sign(left) * Math.min(Math.abs(left), Math.abs(right)) * 1.5;
  };
  const [[x0, y0], [x1, y1]] = [points[n]!, points[n + 1]!];
  const width = x1 - x0;
  const t = (x - x0) / width;
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * y0 +
    (t3 - 2 * t2 + t) * width * slope(n) +
    (3 * t2 - 2 * t3) * y1 +
    (t3 - t2) * width * slope(n + 1)
  );
};

const power = (x: number, exponent: number) => Math.sign(x) * Math.abs(x) ** exponent;

/** A rounded rectangle (squareness 2: ellipse; 8: nearly a box) across z. */
export const sectionAcrossZ = (
  z: number,
  halfWidth: number,
  bottom: number,
  top: number,
  squareness = 5,
  points = 24,
): Vec3[] => {
  const [middle, half] = [(bottom + top) / 2, (top - bottom) / 2];
  return Array.from({ length: points }, (_, n) => {
    const angle = ((n + 0.5) / points) * 2 * Math.PI;
    return [
      halfWidth * power(Math.cos(angle), 2 / squareness),
      middle + half * power(Math.sin(angle), 2 / squareness),
      z,
    ];
  });
};

/** The same lying flat at a height. */
export const sectionAcrossY = (
  y: number,
  halfWidth: number,
  z0: number,
  z1: number,
  squareness = 5,
  points = 24,
): Vec3[] => sectionAcrossZ(0, halfWidth, z0, z1, squareness, points).map(([x, z]) => [x, y, z]);

/** Numbers from `a` to `b`, both included. */
export const steps = (a: number, b: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, n) => a + ((b - a) * n) / count);
