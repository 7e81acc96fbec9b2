/** A figure that proposes kneels before the other; both are seen from the side. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo, yawTo } from '../axes.ts';

/** Metres between them, in heights of who is asked. */
const apart = 0.56;

export const kneelBefore = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const asks = actors.find(({ thing }) => thing.traits.includes('proposes'));
  const asked = actors.find(({ thing }) => thing.traits.includes('is proposed to'));
  if (!asks || !asked || asks.support.kind !== 'free' || asked.support.kind !== 'free') return;
  const put = (actor: Actor, position: Vec3, towards: Vec3) => {
    moveTo(actor, position);
    actor.yaw = yawTo(position, addScaled(towards, axes.away, -0.28));
    actor.fixedYaw = actor.yaw;
  };
  const from = asks.position;
  const before = addScaled(from, axes.right, apart * asked.size[1]);
  put(asks, from, before);
  put(asked, before, from);
  [asks.target, asked.target] = [asked, asks];
};
