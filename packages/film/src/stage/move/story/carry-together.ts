/** Two who carry, lift or steady one thing: at its two ends, with the thing between them. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { addScaled, distance, type Vec3 } from '../../../math/vector.ts';
import { type Actor, mainAction } from '../../actor.ts';
import { type Axes, yawTo } from '../../place/axes.ts';
import type { Path } from '../paths.ts';

/** Metres a second of two who carry something between them. */
const pace = 0.45;
/** Smaller than this, in heights of the body, one of a pair carries it alone; two who are named apart share what is smaller. */
const leastLength = 0.3;
const leastShared = 0.2;
/** From the end of the thing to the feet, in heights of the body. */
const apart = 0.2;

const pathAt =
  (position: (time: number) => Vec3, yaw: number, speed: number): Path =>
  (time) => ({
    position: position(time),
    yaw,
    pitch: 0,
    roll: 0,
    speed,
    travelled: speed * time,
    turnRate: 0,
  });

/** The second of two, or somebody named by another name who does the same with the same thing. */
const mateOf = ({ thingIndex, thing }: Actor, actors: readonly Actor[]): Actor | undefined => {
  if (thing.count === 2) return actors.find((one) => one.thingIndex === thingIndex && one.copy === 1);
  const [act] = thing.acts;
  return actors.find(
    (one) =>
      one.thingIndex > thingIndex &&
      one.thing.person !== null &&
      one.thing.count === 1 &&
      one.thing.acts.length === 1 &&
      one.thing.acts[0]!.action === act?.action &&
      one.thing.acts[0]!.object === act.object,
  );
};

export const carryTogether = (actor: Actor, actors: Actor[], { right, azimuth }: Axes, seconds: number) => {
  const action = mainAction(actor);
  if (actor.copy > 0 || !actor.thing.person || actor.thing.count > 2) return;
  if (!['carry', 'lift', 'hold'].includes(action) || actor.thing.acts.length > 1) return;
  const object = actor.thing.acts[0]?.object ?? null;
  const mate = mateOf(actor, actors);
  const things = actors.filter(({ thingIndex }) => thingIndex === object);
  const thing = things[0];
  if (!mate || !thing || things.length > 1 || thing.thing.person || thing.kit?.locomotion !== 'none') return;
  const tall = (actor.size[1] + mate.size[1]) / 2;
  const isStanding = action === 'hold' && thing.size[1] > tall * 1.1;
  const length = Math.max(thing.size[0], thing.size[2]);
  if (
    length < tall * (actor.thing.count === 2 ? leastLength : leastShared) ||
    (action === 'hold' && !isStanding)
  )
    return;
  thing.support = { kind: 'free' };
  thing.speed = 0;
  thing.isBound = true;
  // Its length lies across the picture, so that both ends and both people are seen.
  const isWide = thing.size[0] >= thing.size[2];
  thing.yaw = isStanding ? azimuth : azimuth + (isWide ? 0 : Math.PI / 2);
  const middle: Vec3 = [actor.position[0], 0, actor.position[2]];
  const held = isStanding ? 0 : Math.max(0.08, tall * 0.5 - thing.size[1] * 0.6);
  const speed = action === 'carry' ? pace : 0;
  const way = (time: number) => (action === 'carry' ? pace * (time - seconds / 2) : 0);
  const lifted = (time: number) =>
    action === 'lift' ? held * smoothstep(0.15, 0.6, clamp(time / seconds)) : held;
  const at = (time: number, aside: number, up: number): Vec3 => {
    const [x, , z] = addScaled(middle, right, way(time) + aside);
    return [x, up, z];
  };
  thing.path = pathAt((time) => at(time, 0, lifted(time)), thing.yaw, 0);
  thing.position = middle;
  const reach = (isStanding ? Math.min(length, tall * 0.3) : length) / 2 + apart * tall;
  for (const [person, side] of [
    [actor, -1],
    [mate, 1],
  ] as const) {
    const own = addScaled(middle, right, side * reach);
    person.support = { kind: 'free' };
    person.position = own;
    person.yaw = yawTo(own, middle);
    person.target = thing;
    person.speed = speed;
    person.path = pathAt((time) => at(time, side * reach, 0), person.yaw, speed);
  }
};

/** What others carry or lift goes somewhere without a speed of its own. */
export const isMoved = ({ path }: Actor): boolean => {
  if (!path) return false;
  const [first, ...later] = [0, 1, 2, 3.5].map((time) => path(time).position);
  return later.some((at) => distance(at, first!) > 0.005);
};
