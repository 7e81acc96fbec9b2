/** Where the joints of a limb of two bones go, so that its end reaches a target. */

import { clamp } from './interpolate.ts';
import { addScaled, dot, length, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** `pole` is the direction the middle joint bends to. A target out of reach is pulled in. */
export const solveTwoBones = (
  root: Vec3,
  target: Vec3,
  upperLength: number,
  lowerLength: number,
  pole: Vec3,
): { middle: Vec3; end: Vec3 } => {
  const toTarget = subtract(target, root);
  const distance = length(toTarget);
  const reach = clamp(
    distance,
    Math.abs(upperLength - lowerLength) * 1.02,
    (upperLength + lowerLength) * 0.999,
  );
  const direction: Vec3 = distance > 1e-9 ? scale(toTarget, 1 / distance) : [0, -1, 0];
  const along = (reach * reach + upperLength * upperLength - lowerLength * lowerLength) / (2 * reach);
  const height = Math.sqrt(Math.max(0, upperLength * upperLength - along * along));
  const bend = normalize(addScaled(pole, direction, -dot(pole, direction)));
  return {
    middle: addScaled(addScaled(root, direction, along), bend, height),
    end: addScaled(root, direction, reach),
  };
};
