/** A hand with four fingers and a thumb, bent by three bones. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { addScaled, mix, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import { jointsOf, restArm, type Side } from './person-skeleton.ts';
import type { Proportions } from './proportions.ts';

/** Where a held thing goes, from the wrist: along the fingers and towards the palm, in units of the hand. */
export const palmPlace = { along: 0.085, inward: 0.032 };

/** Direction the palm looks at rest, for the left hand. */
export const palmNormal: Vec3 = [-0.8, -0.6, 0];

export const buildHand = (
  p: Proportions,
  side: Side,
  skeleton: Skeleton,
  colour: Vec3,
  isGlove: boolean,
  cell: number,
): Mesh => {
  const h = p.handScale;
  const j = jointsOf(p, side);
  const along: Vec3 = [restArm[0] * side.sign, restArm[1], 0];
  const inward: Vec3 = [palmNormal[0] * side.sign, palmNormal[1], 0];
  const point = (u: number, across: number, palm = 0): Vec3 => {
    const base = addScaled(addScaled(j.wrist, along, u * h), inward, palm * h);
    return [base[0], base[1], base[2] + across * h];
  };
  const number = (name: string) => skeleton.number(`${name}${side.suffix}`);
  const material = isGlove ? ('satin' as const) : ('skin' as const);
  const fat = isGlove ? 1.16 : 1;
  const knuckle = isGlove ? colour : mix(colour, [colour[0], colour[1] * 0.7, colour[2] * 0.62], 0.35);
  const body = new SoftBody();
  body.capsule(point(-0.03, 0), point(0.01, 0), 0.028 * h * fat, colour, { bone: number('hand'), material });
  for (const across of [0.022, -0.022])
    body.capsule(point(0.022, across * 0.8), point(0.078, across), 0.021 * h * fat, colour, {
      bone: number('hand'),
      blend: 0.03 * h,
      material,
    });
  [0.033, 0.011, -0.011, -0.032].forEach((across, n) => {
    const length = [0.152, 0.162, 0.155, 0.138][n]!;
    body.capsule(point(0.08, across), point(0.122, across * 1.05, 0.002), 0.0128 * h * fat, colour, {
      bone: number('fingers'),
      blend: 0.01 * h,
      material,
    });
    body.capsule(
      point(0.122, across * 1.05, 0.002),
      point(length, across * 1.05, 0.008),
      [0.0122 * h * fat, 0.0105 * h * fat],
      knuckle,
      { bone: number('tips'), blend: 0.004 * h, material },
    );
  });
  body.capsule(
    point(0.025, 0.03, 0.008),
    point(0.062, 0.056, 0.02),
    [0.018 * h * fat, 0.014 * h * fat],
    colour,
    {
      bone: number('thumb'),
      blend: 0.016 * h,
      material,
    },
  );
  body.capsule(
    point(0.062, 0.056, 0.02),
    point(0.09, 0.062, 0.026),
    [0.0135 * h * fat, 0.0115 * h * fat],
    knuckle,
    {
      bone: number('thumb'),
      blend: 0.006 * h,
      material,
    },
  );
  const corner = point(0.065, 0);
  const reach = 0.13 * h;
  return body.mesh({
    low: [corner[0] - reach, corner[1] - reach, corner[2] - 0.08 * h],
    high: [corner[0] + reach, corner[1] + reach, corner[2] + 0.1 * h],
    cell,
    parents: skeleton.parents,
    skinSoftness: 0.01 * h,
    occlusionReach: 0.02,
  });
};
