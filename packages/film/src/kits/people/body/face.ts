/** Eyes with lids, brows and mouths, laid on the head. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { multiply, rotationX, translationTo } from '../../../math/matrix.ts';
import { addScaled, mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { FaceMark } from './face-marks.ts';
import type { HeadFrame } from './head-look.ts';
import { eyePlace, sides } from './person-skeleton.ts';
import { castRay } from './surface.ts';

export type FaceLook = {
  skin: Vec3;
  iris: Vec3;
  browColour: Vec3;
  lips: Vec3;
  hasLashes: boolean;
  isChild: boolean;
  /** Thin features only; for the background. */
  isCoarse: boolean;
  mark: FaceMark | null;
};

/** Radius of the eyeball in units of the head. */
const eyeRadius = 0.0275;

/** A cap of a sphere around the direction +y: from its pole to `angle`. */
const capProfile = (radius: number, angle: number, steps: number): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, n): [number, number] => {
    const a = angle * (1 - n / steps);
    return [radius * Math.sin(a), radius * Math.cos(a)];
  });

export const addEyes = (builder: MeshBuilder, frame: HeadFrame, skeleton: Skeleton, look: FaceLook): void => {
  const { at, k } = frame;
  const r = eyeRadius * k * (look.isChild ? 1.1 : 1);
  const segments = look.isCoarse ? 8 : 16;
  for (const { sign, suffix } of sides) {
    const eye = at(sign * eyePlace[0], eyePlace[1], eyePlace[2]);
    const forward = multiply(translationTo(eye), rotationX(Math.PI / 2));
    builder.bone(skeleton.number(`eye${suffix}`));
    builder.at(translationTo(eye), (b) =>
      b.paint([0.86, 0.86, 0.85], 'glossy').sphere([0, 0, 0], r, segments),
    );
    builder.at(forward, (b) => {
      b.region('eye', () => {
        b.paint(mix(look.iris, [0, 0, 0], 0.35), 'glossy').lathe(capProfile(r * 1.012, 0.62, 4), segments);
        b.paint(look.iris, 'glossy').lathe(capProfile(r * 1.02, 0.54, 4), segments);
      });
      b.paint([0.006, 0.005, 0.006], 'glossy').lathe(capProfile(r * 1.03, 0.34, 3), segments);
    });
    builder.at(translationTo(eye), (b) =>
      b.paint([2.2, 2.2, 2.2], 'glow').sphere([r * 0.24, r * 0.34, r * 0.93], r * 0.13, 6),
    );
    addLids(builder, eye, r, look, skeleton, suffix, frame.bone, segments);
  }
};

const addLids = (
  builder: MeshBuilder,
  eye: Vec3,
  r: number,
  look: FaceLook,
  skeleton: Skeleton,
  suffix: string,
  headBone: number,
  segments: number,
) => {
  const lid = scale(mix(look.skin, [look.skin[0], look.skin[1] * 0.6, look.skin[2] * 0.55], 0.25), 0.9);
  const dome: [number, number][] = capProfile(r * 1.07, Math.PI / 2, 5);
  builder.bone(skeleton.number(`lid${suffix}`));
  // At rest the rim of the upper lid looks up by 0.7 radians: an open eye.
  builder.at(multiply(translationTo(eye), rotationX(-0.7)), (b) => {
    b.paint(lid, 'skin').lathe(dome, segments);
    const rim = Array.from({ length: 9 }, (_, n): Vec3 => {
      const a = 0.35 + (n / 8) * (Math.PI - 0.7);
      return [Math.cos(a) * r * 1.09, -0.0004, Math.sin(a) * r * 1.09];
    });
    const thick = look.hasLashes ? 0.14 : 0.07;
    b.paint([0.02, 0.014, 0.012], 'satin').tube(
      rim,
      rim.map((_, n) => r * thick * (0.5 + 0.5 * Math.sin((n / 8) * Math.PI))),
      5,
    );
  });
  builder.bone(headBone);
  builder.at(multiply(translationTo(eye), rotationX(Math.PI + 0.62)), (b) =>
    b.paint(lid, 'skin').lathe(dome, segments),
  );
};

export const addBrows = (
  builder: MeshBuilder,
  { at, k }: HeadFrame,
  face: DistanceField,
  skeleton: Skeleton,
  look: FaceLook,
  thickness: number,
): void => {
  for (const { sign, suffix } of sides) {
    builder.bone(skeleton.number(`brow${suffix}`)).paint(look.browColour, 'fur');
    const points = [-0.022, -0.008, 0.008, 0.022].map((dx, n): Vec3 => {
      const [x, y] = [sign * (0.047 + dx), 0.048 + [0.004, 0.008, 0.006, -0.005][n]!];
      return addScaled(castRay(face, at(x, y, 0.3), [0, 0, -1], 0.5), [0, 0, 1], 0.001);
    });
    builder.tube(
      points,
      [0.0045, 0.0062, 0.0055, 0.002].map((value) => value * k * thickness),
      5,
    );
  }
};
