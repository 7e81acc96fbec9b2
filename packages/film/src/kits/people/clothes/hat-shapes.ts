/** Domes, brims and bands that hats are made of, in units of the head. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';

export type DrawHat = (builder: MeshBuilder, colour: Vec3, second: Vec3 | undefined) => void;

export const tilted = (builder: MeshBuilder, angle: number, draw: (b: MeshBuilder) => void) =>
  builder.at(rotationX(angle), draw);

/** A dome from `bottom` to `top`. */
export const dome = (radius: number, bottom: number, top: number, power = 0.5): [number, number][] =>
  Array.from({ length: 9 }, (_, n): [number, number] => {
    const t = n / 8;
    return [radius * (1 - t ** 2) ** power, bottom + (top - bottom) * t];
  });

export const brim = (b: MeshBuilder, inner: number, outer: number, y: number, curl = 0.012, roll = 0) =>
  b.lathe(
    [
      [inner, y - 0.004],
      [outer * 0.8, y - 0.006],
      [outer, y + curl - 0.004],
      [outer + 0.003, y + curl],
      [outer, y + curl + 0.004],
      [outer * 0.8, y + 0.004],
      [inner, y + 0.008],
    ],
    28,
    roll === 0 ? undefined : (angle) => 1 + roll * Math.cos(angle * 2),
  );

export const band = (b: MeshBuilder, radius: number, y: number, height: number) =>
  b.lathe(
    [
      [radius, y],
      [radius + 0.004, y + height * 0.2],
      [radius + 0.003, y + height * 0.8],
      [radius - 0.004, y + height],
    ],
    28,
  );

export const baseballCap: DrawHat = (builder, colour) =>
  void tilted(builder, -0.08, (b) => {
    b.paint(colour, 'cloth').lathe(dome(0.131, 0.045, 0.165), 24);
    b.paint(darken(colour, 0.2), 'cloth').sphere([0, 0.164, 0], [0.012, 0.007, 0.012], 8);
    b.at(multiply(translation(0, 0.052, 0.09), rotationX(0.16)), (c) =>
      c.sphere([0, 0, 0.035], [0.1, 0.011, 0.095], 18),
    );
  });

export const hardShell = (b: MeshBuilder, colour: Vec3) => {
  b.paint(colour, 'glossy').lathe(dome(0.142, 0.03, 0.185), 26);
  brim(b, 0.135, 0.155, 0.034, 0);
};
