/** A bowler behind the line of the lane, with the pins towards the camera. */

import { lineZ } from '../../../kits/props/general/sport/bowling-lane.ts';
import { addScaled } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo } from '../axes.ts';

export const standAtLane = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const lane = actors.find(({ thing }) => thing.kit === 'bowling lane');
  if (!lane) return;
  const bowlers = actors.filter(({ thing, support }) => thing.person !== null && support.kind === 'free');
  const yaw = axes.azimuth + 0.22;
  lane.yaw = yaw;
  lane.fixedYaw = yaw;
  const back = [-Math.sin(yaw), 0, -Math.cos(yaw)] as const;
  const left = [Math.cos(yaw), 0, -Math.sin(yaw)] as const;
  for (const [n, bowler] of bowlers.entries()) {
    const at = addScaled(
      addScaled(lane.position, [...back], (n === 0 ? 0.45 : 1.1) - lineZ),
      [...left],
      n === 0 ? 0.15 : n % 2 ? 1.3 : -1.3,
    );
    moveTo(bowler, [at[0], bowler.position[1], at[2]]);
    bowler.yaw = yaw;
    bowler.fixedYaw = yaw;
    bowler.speed = 0;
  }
};
