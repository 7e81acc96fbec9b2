/** Eyes, lids and brows of a posed face. */

import { fraction, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  transformDirection,
} from '../../../math/matrix.ts';
import { add, type Vec3 } from '../../../math/vector.ts';
import type { Moment } from '../../../motion/actions/moment.ts';
import type { BodyPose } from '../../../motion/body-pose.ts';
import type { PoseInput } from '../../model.ts';
import type { Figure } from './build-figure.ts';
import { sides } from './person-skeleton.ts';

/** A blink takes 0.16 s and comes every 3.4 s, at a moment of its own for every copy. */
export const blinkAt = (time: number): number => {
  const since = fraction((time + Math.sin(time * 0.3)) / 3.4) * 3.4;
  return smoothstep(0, 0.06, since) * smoothstep(0.17, 0.1, since);
};

export const placeFace = (
  { skeleton }: Figure,
  { face }: BodyPose,
  { time }: Moment,
  { lookAt }: PoseInput,
  head: Matrix,
): void => {
  const place = (name: string, turn: Matrix, shift: Vec3 = [0, 0, 0]) =>
    skeleton.place(
      name,
      add(skeleton.pointOn('head', skeleton.head(name)), transformDirection(head, shift)),
      multiply(head, turn),
    );
  const { brows, slant = 0 } = face;
  const lids = Math.max(face.lids, blinkAt(time));
  const glance = lookAt ? 0 : Math.sin(Math.floor(time / 1.7) * 12.9) * 0.22;
  for (const { suffix, sign } of sides) {
    place(`eye${suffix}`, multiply(rotationY(glance), rotationX(0.02)));
    place(`lid${suffix}`, rotationX(lids * 1.3));
    // A brow that is turned comes forward, or its ends would be inside of the head.
    const shift: Vec3 = [0, brows * 0.008, Math.abs(slant) * 0.018];
    place(`brow${suffix}`, rotationZ(sign * -(brows * 0.12 + slant)), shift);
  }
};
