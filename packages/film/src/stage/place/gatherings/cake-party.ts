/** A figure that cuts a cake stands behind its table, the others in a row behind them and at the sides. */

import { cutters } from '../../../kits/props/activities/cake-table.ts';
import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo, yawTo } from '../axes.ts';

/** Metres of the guests aside from the middle, and between one and the next. */
const guests = { aside: 1.05, between: 0.5, behind: 0.4 };

export const gatherAtCake = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const cutting = actors.filter(({ thing }) => thing.traits.includes('cuts the cake')).slice(0, 2);
  const table = cutting[0]?.target;
  if (!table) return;
  table.isBound = true;
  const middle = table.position;
  const at = (right: number, away: number): Vec3 =>
    addScaled(addScaled(middle, axes.right, right * table.scale), axes.away, away);
  const put = (actor: Actor, position: Vec3, yaw: number) => {
    moveTo(actor, position);
    actor.yaw = yaw;
    actor.fixedYaw = yaw;
  };
  put(table, middle, axes.azimuth);
  for (const [n, actor] of cutting.entries()) {
    actor.target = table;
    // Smaller people stand nearer.
    const behind = cutters.behind * Math.max(0.8, Math.min(1, actor.size[1] / 1.65));
    const spot = at(n === 0 ? cutters.first : cutters.second, behind);
    put(actor, spot, yawTo(spot, at(0.08, -0.9)));
  }
  const others = actors.filter(({ thing }) => thing.traits.includes('at the cake'));
  for (const [n, actor] of others.entries()) {
    const side = n % 2 ? -1 : 1;
    const row = Math.floor(n / 2);
    const spot = at(side * (guests.aside + row * guests.between) - 0.1, guests.behind + row * 0.15);
    put(actor, spot, yawTo(spot, at(0.2, -0.6)));
  }
};
