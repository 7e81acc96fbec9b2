/** Arms that carry something while the body walks, stands or sits. */

import type { HoldStyle } from '../kits/model.ts';
import type { Action } from '../scene/actions.ts';
import { type Moment, setHand, wave } from './actions/moment.ts';
import type { BodyPose } from './body-pose.ts';

/** In these the arms are free to carry; in all others the action itself knows where they are. */
const freeArms: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'sit',
  'kneel',
  'look',
  'pose',
  'walk',
  'run',
  'sneak',
  'march',
  'chase',
  'flee',
  'ride',
  'talk',
  'laugh',
  'hold',
  'carry',
  'reach',
  'put_on',
  'put_in',
  'take_from',
  'sail',
  'fall',
  'float',
  'point',
  'wave',
  'shake_hands',
  'fly',
  'hover',
  'jump',
  'cry',
]);

type Side = 'left' | 'right';

const cradle = (pose: BodyPose, side: Side, sway: number) =>
  setHand(pose, side, side === 'right' ? [-0.12, -0.26 + sway, 0.26] : [-0.16, -0.2 + sway, 0.24], {
    elbow: [1, -0.8, -0.2],
    fingers: [-1, 0.12, 0.3],
    thumb: [0, 0.8, 0.6],
    grip: 0.25,
  });

const styles: Record<HoldStyle, (pose: BodyPose, side: Side, sway: number, moment: Moment) => void> = {
  upright: (pose, side, sway) =>
    setHand(pose, side, [0.0, -0.2 + sway, 0.27], {
      elbow: [0.6, -1, -0.4],
      fingers: [-0.25, 0.05, 1],
      thumb: [0, 1, 0.06],
      grip: 1,
    }),
  hanging: (pose, side, sway, moment) =>
    setHand(pose, side, [0.12, -0.475, 0.02 + sway + wave(moment.travelled, 1.4) * 0.03], {
      elbow: [0.4, -0.2, -1],
      grip: 1,
    }),
  chest: (pose, side, sway) =>
    setHand(pose, side, [-0.1, -0.24 + sway, 0.28], {
      elbow: [1, -0.7, -0.3],
      fingers: [-0.45, 0.15, 1],
      thumb: [0.1, 1, 0.1],
      grip: 0.6,
    }),
  cradle,
  in_arms: cradle,
  overhead: (pose, side, sway) =>
    setHand(pose, side, [0.05, 0.44 + sway, 0.12], {
      elbow: [1, -0.1, -0.3],
      fingers: [0, 0.25, 1],
      thumb: [0, 1, -0.2],
      grip: 1,
    }),
  shoulder: (pose, side, sway) =>
    setHand(pose, side, [0.02, -0.14 + sway, 0.2], {
      elbow: [0.7, -1, -0.2],
      fingers: [-0.2, 0.1, 1],
      thumb: [-0.05, 0.75, -0.75],
      grip: 1,
    }),
  lance: (pose, side, sway) =>
    setHand(pose, side, [0.06, -0.26 + sway, 0.14], {
      elbow: [1, -0.5, -0.8],
      fingers: [-0.25, -0.9, 0.25],
      thumb: [0, 0.08, 1],
      grip: 1,
    }),
  under_arm: (pose, side, sway) =>
    setHand(pose, side, [0.17, -0.4 + sway, 0.08], {
      elbow: [0.8, -0.2, -0.8],
      fingers: [0, -1, 0.15],
      thumb: [0, 0, 1],
      grip: 0.6,
    }),
  perch: (pose, side, sway) => {
    // Out to the side and high, where neither the body nor the head is behind it.
    setHand(pose, side, [0.26, 0.08 + sway, 0.26], {
      elbow: [0.8, -1, -0.2],
      fingers: [0.6, 0.35, 0.8],
      thumb: [-1, 0.25, 0],
      grip: 0.05,
    });
    pose.head = [0.04, side === 'left' ? 0.4 : -0.4, 0];
  },
  umbrella: (pose, side, sway) =>
    setHand(pose, side, [0.06, -0.17 + sway, 0.22], {
      elbow: [0.9, -1, -0.3],
      fingers: [-0.25, 0.05, 1],
      thumb: [0.16, 1, -0.14],
      grip: 1,
    }),
  staff: (pose, side, sway) =>
    setHand(pose, side, [0.14, -0.16 + sway, 0.28], {
      elbow: [0.8, -1, -0.2],
      fingers: [-0.2, 0, 1],
      thumb: [0, 1, 0],
      grip: 1,
    }),
};

/** These need the other hand too. */
const twoHanded: ReadonlySet<HoldStyle> = new Set<HoldStyle>(['chest', 'cradle', 'in_arms']);

export const applyHold = (
  pose: BodyPose,
  action: Action,
  moment: Moment,
  left: HoldStyle | null | undefined,
  right: HoldStyle | null | undefined,
): void => {
  if (!freeArms.has(action) || (action === 'pose' && /phone/.test(moment.tool ?? ''))) return;
  const sway = wave(moment.time, 3.2) * 0.006;
  if (right) styles[right](pose, 'right', sway, moment);
  if (left) styles[left](pose, 'left', sway, moment);
  if (right && !left && twoHanded.has(right)) styles[right](pose, 'left', sway, moment);
  if (left && !right && twoHanded.has(left)) styles[left](pose, 'right', sway, moment);
};
