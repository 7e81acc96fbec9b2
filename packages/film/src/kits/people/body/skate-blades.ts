/** Blades under the boots of those who skate: how high they stand on them. */

import type { BodyPose } from '../../../motion/body-pose.ts';

/** Metres from the ice to the sole of a grown foot. */
export const bladeHeight = 0.06;

/** `height`: in metres of a grown body. */
export const standOnBlades = (pose: BodyPose, height: number): void => {
  pose.hips[1] += height;
  for (const foot of [pose.feet.left, pose.feet.right]) if (foot.space === 'ground') foot.at[1] += height;
};
