/** Where a way of a story begins and ends: on a thing, beside it, before it or over it, as the viewer sees it. */

import { addScaled, scale as scaled, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Act, Tie, TieKind } from '../../../scene/scene.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { topOfSurface } from '../../cast/rest-on-surface.ts';
import { type Axes, halfExtent } from '../../place/axes.ts';
import { halfBelow, isTree } from '../../place/place-hidden.ts';

/** Where somebody is between two acts; `seat` is the height of what it sits on, `yaw` how it has to face there. */
export type Spot = { position: Vec3; seat: number | null; host: Actor | null; yaw?: number };

export const isAirborne = ({ kit }: Actor) => kit?.locomotion === 'flies' || kit?.locomotion === 'hovers';

export const onGround = ([x, , z]: Vec3): Vec3 => [x, 0, z];

/** Where an anchor of a thing that stands free is. */
const anchorAt = (host: Actor, name: 'seat' | 'top' | 'back' | 'inside'): Vec3 | null => {
  const anchor = host.model.anchors[name];
  if (!anchor) return null;
  const [x, y, z] = anchor.map((value) => value * host.scale) as Vec3;
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  const [px, , pz] = rootOf(host).position;
  return [px + x * c + z * s, y + host.altitude, pz + z * c - x * s];
};

const isSeatFor = (actor: Actor, host: Actor, act: Act | undefined) =>
  actor.thing.person !== null &&
  host.model.anchors.seat !== undefined &&
  !['jump', 'stand', 'walk', 'run', 'climb', 'dance', 'lie', 'sleep'].includes(act?.action ?? '');

/** Bodies lie along what they lie on. */
export const isResting = (act: Act | undefined): boolean =>
  act !== undefined && ['sit', 'lie', 'sleep', 'kneel'].includes(act.action);

/** Of its breadth, what half of its feet cover. */
const footPrint = 0.25;

/** Where a bird comes down in a tree: at the side of the crown that the viewer sees, as shares of its height and depth. */
const crown = { height: 0.6, near: 0.47 };

export const spotOn = (
  actor: Actor,
  host: Actor,
  kind: TieKind,
  { away }: Axes,
  act: Act | undefined,
): Spot => {
  const seat = kind === 'on' || kind === 'in' ? anchorAt(host, 'seat') : null;
  if (seat && isSeatFor(actor, host, act))
    return { position: onGround(seat), seat: Math.min(seat[1], actor.size[1] * 0.36), host, yaw: host.yaw };
  const inside = kind === 'in' ? anchorAt(host, 'inside') : null;
  const at = inside ?? anchorAt(host, 'top') ?? anchorAt(host, 'seat') ?? anchorAt(host, 'back');
  const [x, , z] = rootOf(host).position;
  if (!inside && isAirborne(actor) && host.size[1] > actor.size[1] * 3 && isTree(host))
    return {
      position: addScaled([x, host.size[1] * crown.height, z], away, -host.size[2] * crown.near),
      seat: null,
      host,
    };
  const top = topOfSurface(host, Math.min(actor.size[0], actor.size[2]) * footPrint);
  const facing = isResting(act) ? { yaw: host.yaw } : {};
  if (!at) return { position: [x, (top ?? host.size[1]) + host.altitude, z], seat: null, host, ...facing };
  const most = top === null ? at[1] : top + host.altitude;
  return { position: [at[0], Math.min(at[1], most), at[2]], seat: null, host, ...facing };
};

/** On its feet right before a seat, with the back to it, or beside what it lies on, on the viewer's side. */
export const beforeRest = (actor: Actor, rest: Spot, { away }: Axes): Spot => {
  const { host, seat, position } = rest;
  if (!host) return rest;
  const side: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
  const near = side[0] * away[0] + side[2] * away[2] > 0 ? -1 : 1;
  const step: Vec3 =
    seat !== null
      ? scaled([Math.sin(host.yaw), 0, Math.cos(host.yaw)], 0.2 * actor.size[1])
      : scaled(side, near * (host.size[0] / 2 + actor.size[2] / 2 + 0.05));
  return { position: onGround(addScaled(position, step, 1)), seat: null, host, yaw: host.yaw };
};

/** Past the edge of what hides a part of it; what is taller is seen over it. */
const asideBehind = (actor: Actor, host: Actor, { right }: Axes): number => {
  const own = halfExtent(actor, right);
  const wide = isAirborne(actor) ? halfExtent(host, right) * 0.8 : halfBelow(host, actor.size[1], right);
  const isSeenPast = actor.size[1] > host.size[1] * 1.25 || own > wide;
  return isSeenPast ? 0.3 * wide : wide + 0.4 * own;
};

/** A thing large enough to hide the other leaves at least half of it free. */
const asideBefore = (actor: Actor, host: Actor, { right }: Axes): number => {
  const [own, other] = [halfExtent(actor, right), halfExtent(host, right)];
  return actor.size[1] < host.size[1] * 0.5 && own < other * 0.6 ? 0.25 * other : own + 0.3 * other;
};

/** Share of the half width of a crown. */
const besideTrunk = 0.45;

/** Where one is who is `kind` another, as the viewer sees it. */
export const spotOf = (
  actor: Actor,
  tie: Tie,
  actors: readonly Actor[],
  axes: Axes,
  act?: Act,
): Spot | null => {
  const host = actors.find(({ thingIndex, copy }) => thingIndex === tie.to && copy === 0);
  if (!host || host === actor) return null;
  const centre = onGround(rootOf(host).position);
  const gap = 0.2 + 0.1 * Math.min(2, actor.size[1]);
  // Beside a tree is beside its trunk, under the edge of its crown.
  const beside = halfExtent(host, axes.right) * (isTree(host) ? besideTrunk : 1);
  const across = halfExtent(actor, axes.right) + beside + gap;
  const deep = halfExtent(actor, axes.away) + halfExtent(host, axes.away) + gap;
  const at = (position: Vec3): Spot => ({ position, seat: null, host });
  switch (tie.kind) {
    case 'on':
    case 'in':
    case 'riding':
      return spotOn(actor, host, tie.kind, axes, act);
    case 'left_of':
      return at(addScaled(centre, axes.right, -across));
    case 'right_of':
      return at(addScaled(centre, axes.right, across));
    case 'in_front_of':
      return at(addScaled(addScaled(centre, axes.away, -deep), axes.right, -asideBefore(actor, host, axes)));
    case 'behind': {
      const [x, , z] = addScaled(
        addScaled(centre, axes.away, deep),
        axes.right,
        asideBehind(actor, host, axes),
      );
      // A bird behind a tree is behind its crown, not behind its trunk.
      return at([x, isAirborne(actor) && host.size[1] > actor.size[1] * 3 ? host.size[1] * 0.55 : 0, z]);
    }
    case 'above':
    case 'over':
      // A jump does not end in the air.
      if (tie.kind === 'above' && !isAirborne(actor) && ['jump', 'climb'].includes(act?.action ?? ''))
        return spotOn(actor, host, 'on', axes, act);
      return at([centre[0], host.size[1] * 1.05 + 0.3 * Math.min(2, actor.size[1]), centre[2]]);
    case 'through':
      // Into the opening of a door, out of sight behind anything deeper.
      return at(addScaled(centre, axes.away, host.model.anchors.door ? 0.2 : deep + 0.6));
    case 'under':
      return at(addScaled(centre, axes.away, -0.1 * deep));
    default: {
      // Beside it, on the side that it comes from.
      const apart = subtract(actor.position, centre);
      const side = apart[0] * axes.right[0] + apart[2] * axes.right[2] > 0 ? 1 : -1;
      return at(addScaled(centre, axes.right, side * across));
    }
  }
};
