/** Some stay while others move: the movers go no farther than the picture of all of them is wide. */

import { subtract, type Vec3 } from '../../../math/vector.ts';
import { releaseMoments } from '../../../motion/actions/release-moments.ts';
import { hasStory, type TieKind } from '../../../scene/scene.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { type Axes, halfExtent } from '../../place/axes.ts';
import { viewerRelations } from '../../place/views/relations.ts';
import { isTravelling } from '../blocking.ts';
import type { Path } from '../paths.ts';

/** Ties of two that go the same way. */
const together: readonly TieKind[] = ['chasing', 'fleeing', 'following', 'leading'];

const isOnStage = ({ role, thing, isBackground, support, path }: Actor) =>
  (role === 'hero' || role === 'cast') &&
  !thing.isImplied &&
  !isBackground &&
  support.kind === 'free' &&
  path !== null;

/** Metres over the ground from the first moment to the last. */
const metresOf = ({ path }: Actor, seconds: number): number => {
  const [a, b] = [path!(0).position, path!(seconds).position];
  return Math.hypot(b[0] - a[0], b[2] - a[2]);
};

/** Metres between the first place and the farthest from it. */
const spreadOf = ({ path }: Actor, seconds: number): number => {
  const [x, , z] = path!(0).position;
  return Math.max(
    ...[0.25, 0.5, 0.65, 0.8, 1].map((share) => {
      const at = path!(seconds * share).position;
      return Math.hypot(at[0] - x, at[2] - z);
    }),
  );
};

/** Sizes of itself that somebody who moves goes at most, and how much of the company's width. */
const mostSizes = 2.4;
const mostOfGroup = 0.9;

const slowDown = (actor: Actor, share: number, seconds: number): void => {
  const before = actor.path!;
  const [mx, , mz] = before(seconds / 2).position;
  actor.path = (time) => {
    const at = before(time);
    const [x, y, z] = at.position;
    const near: Vec3 = [mx + (x - mx) * share, y, mz + (z - mz) * share];
    return { ...at, position: near, speed: at.speed * share, travelled: at.travelled * share };
  };
};

/** A car that overtakes a camel stays beside it for as long as the camera goes along with the camel. */
const keepUp = (actor: Actor, lead: Actor, seconds: number): void => {
  if (actor.thingIndex === lead.thingIndex) return;
  const [own, way] = [actor.path!, lead.path!];
  const offset = (path: Path, time: number): Vec3 =>
    subtract(path(time).position, path(seconds / 2).position);
  const [gone, ahead] = [offset(own, seconds), offset(way, seconds)];
  const apart = 2 * Math.hypot(gone[0] - ahead[0], gone[2] - ahead[2]);
  const most = mostSizes * Math.max(...actor.size);
  if (apart <= most) return;
  const share = most / apart;
  const [mx, , mz] = own(seconds / 2).position;
  actor.path = (time) => {
    const at = own(time);
    const [a, b] = [offset(own, time), offset(way, time)];
    return {
      ...at,
      position: [mx + b[0] + (a[0] - b[0]) * share, at.position[1], mz + b[2] + (a[2] - b[2]) * share],
    };
  };
};

/** Sizes of itself that somebody comes from afar to where it is said to be. */
const sizesFromAfar = 4;

/**
 * Beside something that stays, towards the camera: it comes from behind and is beside it at the end, or it would leave the
 * picture on the side of the camera.
 */
const arriveBeside = (actor: Actor, { away }: Axes, seconds: number): boolean => {
  const own = actor.path!;
  const [from, to] = [own(0).position, own(seconds).position];
  const metres = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const towards = -((to[0] - from[0]) * away[0] + (to[2] - from[2]) * away[2]);
  if (towards < metres * 0.7) return false;
  const share = Math.max(1, (sizesFromAfar * Math.max(...actor.size)) / metres);
  const [mx, , mz] = own(seconds / 2).position;
  actor.path = (time) => {
    const at = own(time);
    const [x, y, z] = at.position;
    return {
      ...at,
      position: [mx + (x - to[0]) * share, y, mz + (z - to[2]) * share],
      speed: at.speed * share,
      travelled: at.travelled * share,
    };
  };
  actor.crosses = true;
  return true;
};

const isTied = (actor: Actor, actors: readonly Actor[]): boolean =>
  actors.some(
    ({ thing, thingIndex }) =>
      (thingIndex === actor.thingIndex &&
        thing.ties.some(({ kind, to }) => together.includes(kind) && to !== thingIndex)) ||
      thing.ties.some(({ kind, to }) => together.includes(kind) && to === actor.thingIndex),
  );

/** Every way of its story has an end that is said, or leads round and round. */
const goesToSomething = ({ thing }: Actor): boolean =>
  thing.acts.every(
    ({ action, goal, direction }) => goal != null || direction === 'around' || !isTravelling(action),
  );

/** A ball that is kicked or thrown flies from foot or hand, and may leave the picture. */
const isLaunched = ({ thingIndex }: Actor, actors: readonly Actor[]): boolean =>
  actors.some(({ thing }) =>
    thing.acts.some(({ action, object }) => action in releaseMoments && object === thingIndex),
  );

/** Marks them, so that the camera stays for all of their way. */
export const sharePicture = (actors: Actor[], axes: Axes, seconds: number): void => {
  const shown = actors.filter(isOnStage);
  const movers = shown.filter(
    (actor) =>
      !actor.crosses &&
      !isLaunched(actor, actors) &&
      metresOf(actor, seconds) > 0.8 * Math.max(...actor.size),
  );
  const stays = shown.filter((actor) => metresOf(actor, seconds) < 0.2 * Math.max(...actor.size));
  // A way that was told leads to something: all of it is in the picture, with what it leads to.
  const storied = shown.filter(({ thing }) => hasStory(thing));
  if (storied.every(goesToSomething) && movers.every((actor) => storied.includes(actor)))
    for (const actor of storied)
      if (spreadOf(actor, seconds) > 0.3 * Math.max(...actor.size)) actor.crosses = true;
  if (movers.length === 0 || storied.length > 0) return;
  if (movers.some((actor) => isTied(actor, actors))) return;
  const across = (actor: Actor) => {
    const [x, , z] = rootOf(actor).path!(seconds / 2).position;
    return x * axes.right[0] + z * axes.right[2];
  };
  const edges = shown.flatMap((actor) => {
    const half = halfExtent(actor, axes.right);
    return [across(actor) - half, across(actor) + half];
  });
  const width = Math.max(...edges) - Math.min(...edges);
  if (stays.length === 0) {
    const lead = movers.find(({ role }) => role === 'hero');
    if (lead) for (const actor of movers) keepUp(actor, lead, seconds);
    return;
  }
  for (const actor of movers) {
    const isBeside = viewerRelations(actors).some(
      (one) => [one.actor, one.host].includes(actor) && ['left_of', 'right_of'].includes(one.kind),
    );
    if (isBeside && arriveBeside(actor, axes, seconds)) continue;
    const metres = metresOf(actor, seconds);
    const most = Math.max(mostSizes * Math.max(...actor.size), mostOfGroup * width);
    if (metres > most) slowDown(actor, most / metres, seconds);
    actor.crosses = true;
  }
};
