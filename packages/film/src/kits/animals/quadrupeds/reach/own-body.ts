/** What an animal does to itself: a hind foot at the ear, the nose after the tail. */

import { multiply, rotationX, rotationY, rotationZ, transformDirection } from '../../../../math/matrix.ts';
import { add, subtract } from '../../../../math/vector.ts';
import type { PoseInput } from '../../../model.ts';
import { type Posture, sitOnHaunches } from '../posture.ts';
import type { Frame } from '../shape.ts';

/** Sitting, the head bent to one side, the hind foot of that side at the ear. */
export const scratchSelf = (posture: Posture, frame: Frame, input: PoseInput) => {
  sitOnHaunches(posture, frame);
  const stroke = Math.sin(input.time * 16);
  const lean = multiply(rotationZ(0.16), posture.chest);
  posture.chest = lean;
  posture.neck = multiply(rotationY(-0.45), rotationZ(0.5), rotationX(0.5), posture.neck);
  posture.head = multiply(rotationY(-0.5), rotationZ(0.55), rotationX(0.25 + 0.04 * stroke));
  const base = add(
    posture.middle,
    transformDirection(posture.chest, [0, frame.neckBase[1] - frame.spine, frame.neckBase[2]]),
  );
  const skull = add(base, transformDirection(posture.neck, subtract(frame.headCentre, frame.neckBase)));
  const foot = posture.feet[1]!;
  foot.ball = add(skull, [
    frame.radius * -0.95,
    frame.radius * (0.15 + 0.3 * stroke),
    frame.radius * (-0.35 + 0.12 * stroke),
  ]);
  foot.pitch = -0.9;
  foot.pole = [-1, 0.2, 0.4];
};

/** The spine bent round to one side, the head looking back, the tail swung towards it. */
export const turnToTail = (posture: Posture, side: 1 | -1) => {
  posture.chest = multiply(rotationY(side * 0.55), posture.chest);
  posture.hips = multiply(rotationY(side * -0.55), posture.hips);
  posture.neck = multiply(rotationY(side * 1.15), posture.neck);
  posture.head = multiply(rotationY(side * 1.75), posture.head);
  posture.tail = multiply(rotationY(side * -1), posture.tail);
  posture.jaw = 0.2;
};
