/** A hand that somebody else is at is held out to them: to be bandaged, or with what is in it. */

import type { PoseInput } from '../../../kits/model.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Actor, mainAction } from '../../actor.ts';

type Hand = 'handLeft' | 'handRight';

/** Ahead and up in heights of the body: between the two, where both see it. */
const ahead = 0.25;
const up = 0.6;
/** How much lower the shoulders of a sitter are. */
const sunk = 0.2;
/** As high as one reaches with ease, in own heights. */
const highest = 0.72;

/** The thing in one of the hands decides which is meant. */
export const sideOfHand = (actor: Actor, actors: Iterable<Actor>): Hand => {
  for (const { support } of actors)
    if (support.kind === 'held' && support.host === actor && support.hand !== 'handLeft') return 'handRight';
  return 'handLeft';
};

const doerAtHand = (actor: Actor, actors: Iterable<Actor>): Actor | null => {
  for (const other of actors)
    if (other.target === actor && other !== actor && other.thing.acts.some(({ part }) => part === 'hand'))
      return other;
  return null;
};

/** In the actor's own space; null: nobody is at it. */
export const offeredHand = (actor: Actor, actors: readonly Actor[]): Pick<PoseInput, Hand> | null => {
  const doer = actor.thing.person ? doerAtHand(actor, actors) : null;
  if (!doer) return null;
  const tall = actor.model.size[1];
  const isSunk = ['sit', 'kneel'].includes(mainAction(actor)) || actor.support.kind === 'on';
  const own = tall * (isSunk ? up - sunk : up);
  const side = sideOfHand(actor, actors);
  const at: Vec3 = [
    tall * (side === 'handLeft' ? 0.07 : -0.07),
    Math.min(own, (doer.size[1] * highest) / actor.scale),
    tall * ahead,
  ];
  return { [side]: at };
};
