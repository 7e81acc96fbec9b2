/** Things too small to be seen at their true size. */

import type { CameraShot } from '../../camera/shots.ts';
import { plantKits } from '../../kits/plants/index.ts';
import { addScaled, scale, type Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';

/** Share of the picture's height below which nobody would see what a thing is. */
const leastShare = 0.09;

const leastShareOfHero = 0.16;
const leastShareInCloseUp = 0.34;
const leastShareOfLiving = 0.1;

const mostEnlarged = 12;
/** A flower is known by its size beside the grass. In metres, and times its size. */
const tallestFlower = 1;
const mostOfPlant = 1.6;
const mostAgain = 2;
const mostOfBall = 1.5;

/** Keys and cards in a hand stay small beside the hand. */
const leastShareInHand = 0.045;
const mostInHand = 2.2;
/** What something is done with is told from the hand. */
const leastShareOfTool = 0.1;
const mostOfTool = 1.8;

const isTool = ({ support, thingIndex }: Actor): boolean =>
  support.kind === 'held' &&
  support.host.thing.person !== null &&
  support.host.thing.acts.some(({ instrument }) => instrument === thingIndex);

/** Those of a row or a flock that are drawn larger are as far apart as they were, in their own sizes. */
const keepApart = (factors: ReadonlyMap<Actor, number>): void => {
  const flocks = Map.groupBy(factors.keys(), ({ thingIndex }) => thingIndex);
  for (const members of flocks.values()) {
    const [first] = members;
    if (members.length < 2 || first!.isBound) continue;
    const before = first!.position;
    for (const actor of members) {
      const factor = factors.get(actor)!;
      if (actor.support.kind === 'on') {
        const { offset, host } = actor.support;
        const most = (half: number, own: number) => Math.max(0, half - own / 2);
        const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
        actor.support.offset = [
          within(offset[0] * factor, Math.max(Math.abs(offset[0]), most(host.size[0] / 2, actor.size[0]))),
          offset[1],
          within(offset[2] * factor, Math.max(Math.abs(offset[2]), most(host.size[2] / 2, actor.size[2]))),
        ];
        continue;
      }
      // What flies about has a way of its own round something.
      const isAfoot = ['walks', 'none'].includes(actor.kit?.locomotion ?? '');
      if (actor.support.kind !== 'free' || !actor.path || actor === first || !isAfoot) continue;
      const own = actor.path;
      const [x, , z] = actor.position;
      const by: Vec3 = [(x - before[0]) * (factor - 1), 0, (z - before[2]) * (factor - 1)];
      actor.path = (time) => {
        const at = own(time);
        return { ...at, position: addScaled(at.position, by, 1) };
      };
      actor.position = addScaled(actor.position, by, 1);
    }
  }
};

/** Metres: what is smaller and thin, such as a feather, is no larger to the eye than its surface. */
const smallThing = 1.2;

const seenSize = ({ size, role, kit }: Actor): number => {
  const [, second, longest] = size.toSorted((a, b) => a - b) as [number, number, number];
  const isSlight = role === 'hero' && kit?.locomotion === 'none' && longest < smallThing;
  return isSlight ? Math.min(longest, 1.3 * Math.sqrt(second * longest)) : longest;
};

const isFlower = ({ kit, model }: Actor): boolean =>
  kit !== null && plantKits.includes(kit) && Math.max(...model.size) < tallestFlower;

/** Bees around a hive are drawn larger than life, as in a picture book; a mouse beside an elephant too. */
export const enlargeTiny = (
  actors: Actor[],
  { framing }: CameraShot,
  isCloseUp: boolean,
  /** The view was found since: what stands beside the hero may be smaller in it than was thought. */
  isAgain = false,
): boolean => {
  const factors = new Map<Actor, number>();
  for (const actor of actors) {
    if (actor.role === 'landmark' || actor.role === 'backdrop') continue;
    if (actor.thing.isImplied && !isTool(actor)) continue;
    if (isAgain && (actor.role === 'hero' || actor.support.kind !== 'free' || actor.isBound)) continue;
    // What sits on a nose leaves the face to be seen.
    if (actor.thing.traits.includes('lands on the nose') && actor.support.kind === 'held') {
      const factor = Math.min(1, (actor.support.host.size[1] * 0.36) / Math.max(...actor.size));
      actor.scale *= factor;
      actor.size = scale(actor.size, factor);
      continue;
    }
    // Juggled things fit the hands.
    if (actor.isBound && actor.support.kind === 'free' && /ball|bubble/.test(actor.kit?.name ?? '')) continue;
    const share = (seenSize(actor) * framing.focalLength) / framing.distance;
    const isLiving = actor.thing.person === null && actor.kit !== null && actor.kit.locomotion !== 'none';
    const least =
      actor.role === 'hero'
        ? isCloseUp
          ? leastShareInCloseUp
          : leastShareOfHero
        : isLiving
          ? leastShareOfLiving
          : leastShare;
    const isOnHand = actor.thing.traits.includes('on hand');
    const isHeld = actor.support.kind === 'held' && !isOnHand;
    const leastHeld = isTool(actor) ? leastShareOfTool : leastShareInHand;
    if (share >= (isHeld ? leastHeld : least)) continue;
    // A ball beside a player stays one that feet and hands could play.
    const isBall = /ball$/.test(actor.kit?.name ?? '') && actors.some(({ thing }) => thing.person !== null);
    const isPlant = isFlower(actor);
    const most = isBall ? mostOfBall : isPlant ? mostOfPlant : mostEnlarged;
    const factor = isHeld
      ? Math.min(isTool(actor) ? mostOfTool : mostInHand, leastHeld / share)
      : Math.min(isAgain ? (isBall || isPlant ? 1 : mostAgain) : most, least / share);
    actor.scale *= factor;
    actor.size = scale(actor.size, factor);
    factors.set(actor, factor);
  }
  keepApart(factors);
  return factors.size > 0;
};
