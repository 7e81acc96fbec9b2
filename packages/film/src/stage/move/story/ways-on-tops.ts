/** What rolls or crawls on a table, a shelf or a leaf: along the top of it, across the picture. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import type { Actor } from '../../actor.ts';
import { type Axes, halfExtent } from '../../place/axes.ts';
import { still } from '../paths.ts';

const along: readonly Action[] = ['roll', 'slide', 'walk', 'run', 'crawl', 'sneak', 'drive'];

/** Longest way, in lengths of the one that goes it, and the share of the top that it may take. */
const mostLengths = 7;
const shareOfTop = 0.7;
/** A host larger than this, in lengths of the one on it, is not seen as a whole. */
const largestSeen = 4;

const turned = ([x, y, z]: Vec3, yaw: number): Vec3 => [
  Math.cos(yaw) * x + Math.sin(yaw) * z,
  y,
  Math.cos(yaw) * z - Math.sin(yaw) * x,
];

export const goOnTops = (actors: readonly Actor[], axes: Axes, seconds: number): void => {
  for (const actor of actors) {
    const { support, thing, size } = actor;
    const [act] = thing.acts;
    if (support.kind !== 'on' || support.anchor !== 'top' || thing.person || actor.speed > 0) continue;
    if (!act || !along.includes(act.action)) continue;
    const { host, offset } = support;
    const top = host.model.anchors.top;
    const isFirm = host.kit?.locomotion === 'none' && host.support.kind === 'free' && !host.thing.person;
    if (!isFirm || !top || host.role === 'landmark') continue;
    const room = 2 * (halfExtent(host, axes.right) * shareOfTop - halfExtent(actor, axes.right));
    const longest = Math.max(...size);
    if (room < longest) continue;
    const metres = Math.min(room, longest * mostLengths);
    const side = act.direction === 'left' ? -1 : 1;
    const middle = addScaled(
      addScaled(host.position, turned(top, host.yaw), host.scale),
      turned(offset, host.yaw),
      1,
    );
    const yaw = Math.atan2(axes.right[0] * side, axes.right[2] * side);
    Object.assign(actor, { support: { kind: 'free' }, position: middle, yaw, crosses: true });
    actor.speed = metres / seconds;
    // Of a table under an egg only the top is seen.
    if (Math.max(...host.size) > longest * largestSeen) host.isBackground = true;
    actor.path = (time) => ({
      ...still(addScaled(middle, axes.right, side * (time / seconds - 0.5) * metres), yaw),
      speed: metres / seconds,
      travelled: (metres * time) / seconds,
    });
  }
};
