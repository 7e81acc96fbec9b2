/** How a zombie carries itself: arms stretched out, head to one side, swaying from foot to foot. */

import type { BodyPose } from '../../../motion/body-pose.ts';
import type { Action } from '../../../scene/actions.ts';

const upright = new Set<Action>([
  'stand',
  'walk',
  'run',
  'chase',
  'march',
  'crawl',
  'fight',
  'idle' as Action,
]);

export const lurch = (pose: BodyPose, action: Action, time: number, travelled: number): void => {
  if (!upright.has(action)) return;
  const sway = Math.sin(travelled * 3.4 + time * 0.6);
  pose.chest = [pose.chest[0] + 0.16, pose.chest[1] + 0.08 * sway, pose.chest[2] + 0.14 * sway];
  pose.head = [pose.head[0] - 0.1, pose.head[1], pose.head[2] + 0.3 + 0.1 * Math.sin(time * 1.1)];
  for (const [name, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    Object.assign(pose.hands[name], {
      space: 'shoulder',
      at: [-sign * 0.03, -0.02 - 0.09 * (sign > 0 ? 1 : 0) + 0.05 * Math.sin(time * 1.7 + sign), 0.47],
      elbow: [sign * 0.7, -0.7, 0],
      fingers: [0, -0.55, 0.85],
      thumb: [-sign, 0, 0],
      grip: 0.25,
    });
};
