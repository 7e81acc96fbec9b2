/** Two sides of one rope, leaning away from each other; now the one side gives way, now the other. */

import { addScaled } from '../../../math/vector.ts';
import { type Actor, mainAction } from '../../actor.ts';
import { stay } from '../../move/paths.ts';
import { type Arrangement, moveTo } from '../axes.ts';

export const isTugging = (actor: Actor): boolean =>
  mainAction(actor) === 'tug' &&
  actor.support.kind === 'free' &&
  (actor.thing.person !== null || actor.kit?.locomotion === 'walks');

/** 1: right in the picture, -1: left. Those of one kind are on one side where there are two kinds. */
export const tugSide = (actor: Actor, pulling: readonly Actor[]): number => {
  const kinds = [...new Set(pulling.map(({ thingIndex }) => thingIndex))];
  const rank = kinds.length > 1 ? kinds.indexOf(actor.thingIndex) : pulling.indexOf(actor);
  return rank % 2 ? 1 : -1;
};

/** In heights of the body: from the middle to the first, and from one to the next. */
const [first, step] = [0.62, 0.55];
/** How far the rope goes to and fro, in metres, and in how many seconds. */
const [sway, period] = [0.16, 2.6];

export const pullAgainst = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const pulling = actors.filter(isTugging);
  if (pulling.length < 2) return;
  const rope = actors.filter(({ thing }) => /rope/.test(thing.kit ?? ''));
  const ranks = new Map([
    [1, 0],
    [-1, 0],
  ]);
  for (const actor of pulling) {
    const side = tugSide(actor, pulling);
    const rank = ranks.get(side)!;
    ranks.set(side, rank + 1);
    const reach = (first + step * rank) * (actor.thing.person ? actor.size[1] : actor.size[2] * 1.4);
    moveTo(actor, addScaled([0, 0, 0], axes.right, side * reach));
    actor.yaw = axes.azimuth - (side * Math.PI) / 2;
    actor.speed = 0;
    const at = actor.position;
    actor.path = (time) =>
      stay(addScaled(at, axes.right, sway * Math.sin((time / period) * 2 * Math.PI)), actor.yaw)(time);
  }
  // It is drawn between the hands.
  for (const one of rope) one.support = { kind: 'held', host: pulling[0]!, hand: 'handRight' };
};
