/** Eyes with a highlight, eyelids that blink, and where on a body they sit. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationFacing, translationTo } from '../../../math/matrix.ts';
import { addScaled, normalize, type Vec3 } from '../../../math/vector.ts';

export type EyeStyle = {
  radius: number;
  /** Null: a dark eye as of a dog or a bird. */
  iris?: Vec3 | null;
  pupil?: 'round' | 'slit' | 'bar';
  /** Ring around the eye. */
  rim?: Vec3 | null;
  segments?: number;
};

/** Marches from inside a body to its surface. */
export const surfacePoint = (field: DistanceField, inside: Vec3, direction: Vec3, reach: number): Vec3 => {
  const step = reach / 60;
  const along = normalize(direction);
  for (let n = 0; n < 60; n += 1) {
    const point = addScaled(inside, along, n * step);
    if (field(...point) > 0) return point;
  }
  return addScaled(inside, along, reach);
};

/** `facing` is the way it looks out of the skin. */
export const addEye = (builder: MeshBuilder, centre: Vec3, facing: Vec3, style: EyeStyle) => {
  const { radius: r, iris = null, pupil = 'round', rim = null, segments = 12 } = style;
  const addBall = (b: MeshBuilder) => {
    if (iris) {
      b.paint(iris, 'glossy').sphere([0, 0, 0], r, segments);
      b.paint(fromHex('#0b0908'), 'glossy');
      const shape: Vec3 =
        pupil === 'slit'
          ? [r * 0.44, r * 0.74, r * 0.42]
          : pupil === 'bar'
            ? [r * 0.7, r * 0.3, r * 0.4]
            : [r * 0.66, r * 0.66, r * 0.46];
      b.sphere([0, 0, r * 0.66], shape, segments);
    } else b.paint(fromHex('#150d09'), 'glossy').sphere([0, 0, 0], r, segments);
    b.paint([1.5, 1.5, 1.5], 'glow').sphere([r * 0.3, r * 0.4, r * 0.86], r * 0.22, 6);
    b.paint([0.7, 0.7, 0.7], 'glow').sphere([-r * 0.28, -r * 0.3, r * 0.93], r * 0.1, 5);
  };
  builder.at(multiply(translationTo(centre), rotationFacing(facing)), (b) => {
    if (rim) b.paint(rim, 'satin').sphere([0, 0, -r * 0.22], [r * 1.22, r * 1.22, r * 0.95], segments);
    b.region('eye', addBall);
  });
};

/** Closed lids: shown while the animal blinks or sleeps. */
export const addEyelid = (
  builder: MeshBuilder,
  centre: Vec3,
  facing: Vec3,
  radius: number,
  colour: Vec3,
  lash: Vec3,
) => {
  builder.at(multiply(translationTo(centre), rotationFacing(facing)), (b) => {
    const r = radius;
    b.paint(colour, 'satin').sphere([0, 0, 0], r * 1.24, 12);
    const curve = [-1, -0.5, 0, 0.5, 1].map(
      (t): Vec3 => [
        t * r * 0.9,
        -r * 0.35 * (1 - t * t) - r * 0.05,
        r * 1.24 * Math.sqrt(1.02 - t * t * 0.75),
      ],
    );
    b.paint(lash, 'matte').tube(curve, r * 0.13, 5, false);
  });
};

/** Whether the lids are shut at this moment: a short blink every three to five seconds. */
export const isBlinking = (time: number, phase: number): boolean => {
  const period = 3.7 + fraction(phase * 1.7) * 1.5;
  return fraction((time + phase * 2.3 + 1.9) / period) * period < 0.14;
};
