/** Ways that are told as the viewer sees them: to the left, to the right, up or down in the picture. */

import { addScaled, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import { type Act, hasStory, type TieKind } from '../../../scene/scene.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { type Axes, halfExtent } from '../../place/axes.ts';
import { isTravelling } from '../blocking.ts';
import { type Path, still } from '../paths.ts';

type StatedWay = 'left' | 'right' | 'up' | 'down';

/** What gets along by these though they have no speed of their own. */
const movesAlong: readonly Action[] = ['jump', 'hover', 'bounce', 'rise', 'fall', 'land', 'sweep', 'spin'];
/** Things that the air carries: they come down slowly, where a stone falls. */
const lightThings = /balloon|feather|leaf|kite|parachute|bubble|lantern|paper|petal|seed|snowflake|umbrella/;
const isLight = ({ kit, thing }: Actor) =>
  kit?.locomotion === 'hovers' || kit?.locomotion === 'flies' || lightThings.test(thing.kit ?? '');

const wayOfAct = (actor: Actor, { action, direction }: Act): StatedWay | null => {
  const { thing, kit } = actor;
  const goes = isTravelling(action) || (thing.person === null && movesAlong.includes(action));
  if (!goes) return null;
  if (direction === 'left' || direction === 'right') return direction;
  // A horse that rises on its hind legs stays on them.
  if (action === 'rise' && kit?.locomotion === 'walks') return null;
  // Airplanes take a run.
  if (thing.person !== null || kit?.name === 'airplane') return null;
  if (action === 'rise' && direction === null) return 'up';
  if (!isLight(actor) && action !== 'fly' && action !== 'float' && action !== 'rise') return null;
  if (direction === 'up') return 'up';
  const comesDown = action === 'fall' || (action === 'land' && kit?.locomotion === 'hovers');
  return direction === 'down' || comesDown ? 'down' : null;
};

/** Which way in the picture somebody is said to go; null: nothing is said, or another way shows it. */
export const statedWayOf = (actor: Actor): StatedWay | null => {
  const { thing, support, role } = actor;
  const [first, ...more] = thing.acts;
  if (!first || support.kind !== 'free' || role === 'landmark') return null;
  const way = wayOfAct(actor, first);
  // What has a goal or several ways in turn is told by its story.
  const isOne = !hasStory(thing) || thing.acts.every(({ goal, source }) => !goal && !source);
  return isOne && (!hasStory(thing) || more.every((act) => wayOfAct(actor, act) === way)) ? way : null;
};

/** Metres across the picture: far enough to be seen as a way, near enough to be seen on it. */
const metresAcross = (actor: Actor, axes: Axes, seconds: number, room: number): number => {
  const usual = halfExtent(actor, axes.right) * 5.4 + actor.size[1] * 1.2;
  const most = actor.speed > 0 ? Math.max(actor.speed * seconds, usual * 0.6) : usual;
  return Math.min(Math.max(usual, room), most);
};

const metresUp = ({ size, kit }: Actor): number => {
  const largest = Math.max(...size);
  if (kit?.locomotion === 'floats') return size[1] * 1.1;
  return largest * (0.9 + 1 / (1 + largest));
};

/** Metres that somebody goes in a room. */
const longestIndoors = 2.4;
/** Where a way up begins, in heights above the ground. */
const lowest = 0.2;

/** How far it may rise and sink on a level way, as a share of that way. */
const mostRise = 0.12;

/** Goes at one speed from the one end of its way to the other, which it has half behind it at half time. */
const straightWay = (actor: Actor, before: Path, way: Vec3, metres: number, seconds: number): Path => {
  const isAcross = way[1] === 0;
  const yaw = isAcross ? Math.atan2(way[0], way[2]) : actor.yaw;
  const middle = before(seconds / 2).position;
  // Boats come up from below the water, the rest from the ground.
  const isAfloat = actor.kit?.locomotion === 'floats';
  const base = isAfloat ? -metres * 0.3 : Math.max(middle[1], metres / 2 + lowest * actor.size[1]);
  const heights = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => before(share * seconds).position[1]);
  const rises = Math.max(...heights.map((height) => Math.abs(height - middle[1])));
  // An insect that goes up and down more than along would be seen to fall.
  const kept = Math.min(1, (mostRise * metres) / (rises || 1));
  return (time) => {
    const gone = (time / seconds - 0.5) * metres;
    const usual = before(time);
    // Hops and wing beats stay; the way is another.
    const lift = isAcross ? middle[1] + (usual.position[1] - middle[1]) * kept : base + gone * way[1];
    const at = addScaled([middle[0], 0, middle[2]], isAcross ? way : [0, 0, 0], gone);
    return {
      ...still([at[0], lift, at[2]], yaw),
      roll: usual.roll,
      speed: isAcross ? metres / seconds : 0,
      travelled: isAcross ? (metres * time) / seconds : 0,
    };
  };
};

/** What somebody goes past, over or under: it is there at half time. */
const passedBy = ({ thing, thingIndex }: Actor, actors: readonly Actor[]): Actor | undefined => {
  const tie = thing.ties.find(({ kind, to }) => passing.includes(kind) && to !== thingIndex);
  const host = tie && actors.find((other) => other.thingIndex === tie.to && other.copy === 0);
  return host && host.speed === 0 && host.role !== 'landmark' ? rootOf(host) : undefined;
};
const passing: readonly TieKind[] = ['through', 'under', 'above', 'over', 'beside', 'behind', 'in_front_of'];

const shiftPath = (actor: Actor, shift: Vec3): void => {
  const own = actor.path!;
  actor.path = (time) => ({ ...own(time), position: addScaled(own(time).position, shift, 1) });
};

/** Gives everybody with a stated way its own; those who go past each other keep to lanes of their own. */
export const goStatedWays = (actors: Actor[], axes: Axes, seconds: number, isIndoors: boolean): void => {
  const crossing = actors.filter((actor) => actor.path && !actor.crosses && statedWayOf(actor) !== null);
  const width = Math.max(0, ...actors.map((actor) => halfExtent(actor, axes.right) * 2));
  let lane = 0;
  let last: Actor | null = null;
  for (const actor of crossing) {
    const way = statedWayOf(actor)!;
    const isAcross = way === 'left' || way === 'right';
    const side = way === 'left' || way === 'down' ? -1 : 1;
    if (isAcross && last && last.thingIndex !== actor.thingIndex) {
      lane += halfExtent(last, axes.away) + halfExtent(actor, axes.away) + 0.15 * actor.size[1];
      const first = crossing[0]!.position;
      actor.position = addScaled(first, axes.away, lane);
      const [x, y, z] = actor.path!(seconds / 2).position;
      const shift: Vec3 = [actor.position[0] - x, 0, actor.position[2] - z];
      shiftPath(actor, shift);
      actor.position = [actor.position[0], y, actor.position[2]];
    }
    const host = isAcross ? passedBy(actor, actors) : undefined;
    if (host) {
      const beside = subtract(host.position, actor.path!(seconds / 2).position);
      const across = beside[0] * axes.right[0] + beside[2] * axes.right[2];
      shiftPath(actor, addScaled([0, 0, 0], axes.right, across));
    }
    const metres = isAcross
      ? metresAcross(actor, axes, seconds, Math.min(width, actor.size[1] * 6))
      : metresUp(actor);
    const vector: Vec3 = isAcross ? [axes.right[0] * side, 0, axes.right[2] * side] : [0, side, 0];
    actor.path = straightWay(
      actor,
      actor.path!,
      vector,
      isIndoors ? Math.min(metres, longestIndoors) : metres,
      seconds,
    );
    actor.yaw = actor.path(seconds / 2).yaw;
    actor.crosses = true;
    last = actor;
  }
};
