/** Short notation for the shapes that small models are made of. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { normalize, type Vec3 } from '../../math/vector.ts';

/** Numbers two by two: a profile of [radius, y] or an outline of [x, y]. */
export const pairs = (...numbers: number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[n * 2]!, numbers[n * 2 + 1]!]);

/** Numbers three by three: the points of a path. */
export const points = (...numbers: number[]): Vec3[] =>
  Array.from({ length: numbers.length / 3 }, (_, n) => [
    numbers[n * 3]!,
    numbers[n * 3 + 1]!,
    numbers[n * 3 + 2]!,
  ]);

export const rod = (b: MeshBuilder, from: Vec3, to: Vec3, radius: number | [number, number], segments = 8) =>
  b.tube([from, to], typeof radius === 'number' ? radius : [radius[0], radius[1]], segments);

/** A place and turns about x, then z, then y. */
export const placed = (x: number, y: number, z: number, { turnX = 0, turnY = 0, turnZ = 0 } = {}): Matrix =>
  multiply(translation(x, y, z), rotationY(turnY), rotationZ(turnZ), rotationX(turnX));

/** A ring in the plane of x and z. */
export const ring = (b: MeshBuilder, radius: number, thickness: number, segments = 24) =>
  b.tube(
    Array.from({ length: segments + 1 }, (_, n): Vec3 => {
      const angle = (n / segments) * 2 * Math.PI;
      return [Math.cos(angle) * radius, 0, Math.sin(angle) * radius];
    }),
    thickness,
    8,
    false,
  );

/** Points on a circle about the y axis: called with x, z and the angle. */
export const around = (
  count: number,
  radius: number,
  add: (x: number, z: number, angle: number, n: number) => void,
) => {
  for (let n = 0; n < count; n += 1) {
    const angle = (n / count) * 2 * Math.PI;
    add(Math.cos(angle) * radius, Math.sin(angle) * radius, angle, n);
  }
};

/**
 * A flat piece in x, y whose outline is seen whole from its middle (stars, hearts, leaves), from z = -depth / 2 to
 * depth / 2. `bulge` lifts the middle of both faces.
 */
export const slab = (b: MeshBuilder, outline: [number, number][], depth: number, bulge = 0) => {
  const count = outline.length;
  const middle = outline.reduce<[number, number]>(
    (sum, [x, y]) => [sum[0] + x / count, sum[1] + y / count],
    [0, 0],
  );
  for (const side of [1, -1]) {
    const top = b.vertex([middle[0], middle[1], side * (depth / 2 + bulge)], [0, 0, side]);
    const rim = outline.map(([x, y]) => {
      const lean = bulge > 0 ? 1.2 : 0;
      const away = normalize([x - middle[0], y - middle[1], 1e-9]);
      return b.vertex([x, y, (side * depth) / 2], normalize([away[0] * lean, away[1] * lean, side]));
    });
    for (let n = 0; n < count; n += 1) b.triangle(top, rim[n]!, rim[(n + 1) % count]!);
  }
  for (let n = 0; n < count; n += 1) {
    const [[x0, y0], [x1, y1]] = [outline[n]!, outline[(n + 1) % count]!];
    const outward: Vec3 = [(x0 + x1) / 2 - middle[0], (y0 + y1) / 2 - middle[1], 0];
    const flat = normalize([y1 - y0, x0 - x1, 0]);
    const isOutward = flat[0] * outward[0] + flat[1] * outward[1] > 0;
    b.quad(
      [x0, y0, -depth / 2],
      [x1, y1, -depth / 2],
      [x1, y1, depth / 2],
      [x0, y0, depth / 2],
      isOutward ? flat : [-flat[0], -flat[1], 0],
    );
  }
  return b;
};

/** An outline with points: `inner` is the radius between them. */
export const starOutline = (tips: number, outer: number, inner: number): [number, number][] =>
  Array.from({ length: tips * 2 }, (_, n) => {
    const [angle, radius] = [Math.PI / 2 + (n / tips) * Math.PI, n % 2 ? inner : outer];
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** A heart of about the given width, its middle at 0, 0. */
export const heartOutline = (width: number, count = 40): [number, number][] =>
  Array.from({ length: count }, (_, n) => {
    const t = (n / count) * 2 * Math.PI;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [(x * width) / 32, (y * width) / 32];
  });
