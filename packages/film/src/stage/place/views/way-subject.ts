/** The camera's subject where somebody crosses the picture: it stays, and shows the whole way, unless the mover would be lost on it. */

import type { Subject } from '../../../camera/shots.ts';
import type { StageSet } from '../../../kits/set.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { footingAt } from '../../move/ground-contact.ts';
import type { Axes } from '../axes.ts';
import { measureGroup } from '../group-bounds.ts';

/** Shares of the film in which the way is to be seen. */
const shares = [0.06, 0.5, 0.94];

/** Share of the way's picture that the mover spans at least; else the camera goes along. */
const leastOfWay = 0.12;
/** Of its own length: so much is seen around one with whom the camera goes along. */
const around = 3.4;
/** Of a picture, where its sides are not known yet. */
const usualAspect = 1.6;

/** From near, with what is around at each moment. */
const goAlong = (hero: Actor, set: StageSet): Subject => {
  const path = hero.path!;
  const reach = Math.max(...hero.size) * around;
  const extent = { width: reach, height: reach, depth: Math.max(...hero.size) };
  return {
    centreAt: (time) => {
      const [x, y, z] = path(time).position;
      return [x, footingAt(hero, set, x, z, 0) + y + hero.size[1] * 0.6, z];
    },
    extent,
    detail: { offset: [0, 0, 0], extent },
    travel: null,
    isAirborne: false,
  };
};

export const wayOf = (
  members: Actor[],
  hero: Actor,
  set: StageSet,
  axes: Axes,
  middle: number,
): Subject | null => {
  if (!members.some((actor) => rootOf(actor).crosses)) return null;
  const carrier = rootOf(hero);
  let [left, right, bottom, top, depth] = [1e9, -1e9, 1e9, -1e9, 0];
  const boxes = shares.map((share) => {
    const time = share * middle * 2;
    const { offset, extent } = measureGroup(members, hero, set, axes, time);
    const [x, y, z] = carrier.path!(time).position;
    const centre: Vec3 = [x + offset[0], footingAt(carrier, set, x, z, 0) + y + offset[1], z + offset[2]];
    const across = centre[0] * axes.right[0] + centre[2] * axes.right[2];
    left = Math.min(left, across - extent.width / 2);
    right = Math.max(right, across + extent.width / 2);
    bottom = Math.min(bottom, centre[1] - extent.height / 2);
    top = Math.max(top, centre[1] + extent.height / 2);
    depth = Math.max(depth, extent.depth);
    return centre;
  });
  const away = boxes[1]![0] * axes.away[0] + boxes[1]![2] * axes.away[2];
  const across = (left + right) / 2;
  const centre: Vec3 = [
    axes.right[0] * across + axes.away[0] * away,
    (bottom + top) / 2,
    axes.right[2] * across + axes.away[2] * away,
  ];
  const extent = { width: right - left, height: top - bottom, depth };
  const isLost =
    Math.max(...hero.size) < leastOfWay * Math.max(extent.height, extent.width / usualAspect) &&
    carrier === hero &&
    hero.thing.count === 1 &&
    hero.thing.acts.some(({ goal }) => goal);
  if (isLost) return goAlong(hero, set);
  return {
    centreAt: () => centre,
    extent,
    detail: { offset: [0, 0, 0], extent },
    travel: null,
    isAirborne: bottom - footingAt(carrier, set, centre[0], centre[2], 0) > 1.5,
    isWholeWay: true,
  };
};
