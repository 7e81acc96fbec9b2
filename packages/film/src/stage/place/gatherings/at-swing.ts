/** The place of one who pushes a swing. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { moveTo } from '../axes.ts';

/** Metres from under the beam to where a seat is highest. */
const swingReach = 1.1;

/** At arm's length from where the seat turns round, looking the way it swings. */
export const placeBehindSwing = (actor: Actor, host: Actor, isReversed: boolean) => {
  const [swing, pusher] = isReversed ? [actor, host] : [host, actor];
  const seat = swing.model.anchors.seat ?? [0, 0, 0];
  actor.yaw = host.yaw;
  pusher.isBound = true;
  pusher.speed = 0;
  const across: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
  const back: Vec3 = [-Math.sin(host.yaw), 0, -Math.cos(host.yaw)];
  const sign = isReversed ? -1 : 1;
  const reach = swingReach * swing.scale + 0.45;
  moveTo(
    actor,
    addScaled(addScaled(host.position, back, sign * reach), across, sign * seat[0] * swing.scale),
  );
};
