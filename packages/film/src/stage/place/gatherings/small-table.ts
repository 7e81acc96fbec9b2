/** Toys and animals at a small table: on stools around it, all of them seen, with the table between them. */

import { smallTable } from '../../../kits/props/activities/small-table.ts';
import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo, yawTo } from '../axes.ts';

/** The height of a seat in heights of the sitter. */
const seatShare = 0.26;

/** Angles from the right around the back of the table, by how many sit there. The side of the camera stays free. */
const seatsOf: Record<number, number[]> = {
  1: [1.35],
  2: [Math.PI + 0.02, -0.02],
  3: [Math.PI + 0.12, Math.PI / 2, -0.12],
  4: [Math.PI + 0.25, 2.1, 1.04, -0.25],
};

const isStanding = ({ thing }: Actor) => thing.traits.includes('at the soup stove');
const isSitter = ({ thing }: Actor) => thing.traits.includes('at the small table');

/** How high the one at a small table sits, in its own metres; null: it is not at one. */
export const smallTableSeat = (actor: Actor): number | null =>
  isSitter(actor) && !isStanding(actor) && actor.thing.person ? actor.model.size[1] * seatShare : null;

const rescale = (actor: Actor, scale: number) => {
  actor.size = actor.size.map((side) => (side * scale) / actor.scale) as Vec3;
  actor.scale = scale;
};

const put = (actor: Actor, position: Vec3, yaw: number) => {
  moveTo(actor, position);
  actor.yaw = yaw;
  actor.fixedYaw = yaw;
  actor.isBound = true;
};

export const sitAtSmallTable = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const table = actors.find(({ thing }) => thing.kit === 'small laid table');
  const sitters = actors.filter(isSitter).slice(0, 4);
  if (!table || sitters.length === 0) return;
  const stools = actors.filter(({ thing }) => thing.traits.includes('stool of the small table'));
  const mean = sitters.reduce((sum, { size }) => sum + size[1], 0) / sitters.length;
  rescale(table, mean / smallTable.sitter);
  const middle = table.position;
  put(table, middle, axes.azimuth);
  for (const [n, actor] of sitters.entries()) {
    const angle = seatsOf[sitters.length]![n]!;
    // A cook's hands are over the pot, knees are under a table.
    const far =
      smallTable.radius * table.scale +
      actor.size[1] * (isStanding(actor) && sitters.length < 3 ? 0.06 : 0.16);
    const spot = addScaled(
      addScaled(middle, axes.right, Math.cos(angle) * far),
      axes.away,
      Math.sin(angle) * far,
    );
    // Turned a little to the camera, so that both faces are seen.
    put(actor, spot, yawTo(spot, addScaled(middle, axes.away, -far * 0.55)));
    actor.target = null;
    const stool = stools[n];
    if (!stool) continue;
    rescale(stool, (actor.size[1] * seatShare) / stool.model.size[1]);
    put(stool, spot, actor.yaw);
  }
};
