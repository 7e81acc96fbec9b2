/** Both hands at a thing, as high as it is: bent over what stands on a table, on one knee before what stands on the ground. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { BodyPose } from '../../body-pose.ts';
import { type ActionPose, type Moment, setFoot, setHand, wave } from '../moment.ts';
import { kneelDown, seatedIfPossible } from '../rest.ts';

/** Lower than this, in metres of a grown body, one kneels. */
const kneelsBelow = 0.64;
const [lowest, highest] = [0.12, 1.32];

/** How high the hands are where nothing says it: over a table. */
const overTable = 0.88;

const heightOf = ({ partner }: Moment): number => clamp(partner?.[1] ?? overTable, lowest, highest);

/** The body goes down to its work. Gives how far before it the hands are. */
const bendTo = (pose: BodyPose, moment: Moment, height: number): number => {
  if (seatedIfPossible(pose, moment)) {
    pose.chest[0] = 0.2;
    return 0.42;
  }
  if (height < kneelsBelow) {
    kneelDown(pose, moment, 0.14 + 0.3 * smoothstep(kneelsBelow, lowest, height));
    pose.hips = [0, 0.45 - 0.9, -0.05];
    setFoot(pose, 'left', [0.14, 0, 0.3], { pitch: 0, knee: [0.2, 0.6, 1] });
    return 0.46;
  }
  const bend = smoothstep(1.2, kneelsBelow, height);
  pose.hips = [0, -0.03 - 0.07 * bend, -0.1 * bend];
  pose.pelvis = [0.1 + 0.26 * bend, 0, 0];
  pose.chest = [0.08 + 0.3 * bend, 0, 0];
  setFoot(pose, 'left', [0.12, 0, 0.12]);
  setFoot(pose, 'right', [0.14, 0, -0.1], { yaw: 0.3 });
  return 0.4 + 0.06 * bend;
};

/** A tool points ahead out of the fist, its end on the work. */
const gripTool = { fingers: [-0.8, -0.1, 0.45], thumb: [0.35, -0.1, 1], grip: 1 } as const;
const bareHand = { fingers: [-0.35, -0.35, 1], thumb: [-0.6, 0.7, 0.2], grip: 0.45 } as const;

const copy = ({ fingers, thumb, grip }: typeof gripTool | typeof bareHand) => ({
  fingers: [...fingers] as [number, number, number],
  thumb: [...thumb] as [number, number, number],
  grip,
});

/** Small turns of both hands, and a look from one to the other. */
export const work: ActionPose = (pose, moment) => {
  const height = heightOf(moment);
  const ahead = bendTo(pose, moment, height);
  const [s, slow] = [wave(moment.t, 0.9), wave(moment.t, 3.7)];
  pose.chest[1] += 0.08 * slow;
  pose.head = [0.3, 0.12 * slow, 0];
  setHand(pose, 'right', [0.1, height + 0.02 * s, ahead], {
    space: 'ground',
    elbow: [1, -0.3, -0.3],
    ...copy(moment.tool ? gripTool : bareHand),
  });
  setHand(pose, 'left', [0.12, height - 0.015 * s, ahead - 0.02], {
    space: 'ground',
    elbow: [1, -0.4, -0.3],
    ...copy(bareHand),
  });
};

/** One palm with what it rubs with goes over the surface; the other is laid down beside it. */
export const rub: ActionPose = (pose, moment) => {
  const height = heightOf(moment);
  const ahead = bendTo(pose, moment, height);
  const s = wave(moment.t, rubPeriod);
  pose.chest[1] += 0.14 * s;
  pose.head = [0.3, 0.1 * s, 0];
  setHand(pose, 'right', [0.08 - 0.14 * s, height, ahead], {
    space: 'ground',
    elbow: [1, -0.2, -0.3],
    fingers: [-0.3, -0.1, 1],
    thumb: [-1, 0.2, 0.1],
    grip: 0.3,
    isFlat: true,
  });
  setHand(pose, 'left', [0.2, height, ahead - 0.08], {
    space: 'ground',
    elbow: [1, -0.4, -0.3],
    fingers: [-0.2, -0.3, 1],
    thumb: [-1, 0.2, 0],
    grip: 0.1,
    isFlat: true,
  });
};

/** Seconds of one stroke to and fro. */
export const rubPeriod = 1.3;
