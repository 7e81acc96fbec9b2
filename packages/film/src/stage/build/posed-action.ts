/** Which pose shows an act of a body that has none of its own for it. */

import type { Action } from '../../scene/actions.ts';
import { type Actor, doesByItself } from '../actor.ts';

/** Acts that bodies have no pose of their own for: of anybody, and of those who are no people. */
const nearestAction: Partial<Record<Action, Action>> = {
  roar: 'howl',
  cast_spell: 'point',
  spill: 'pour',
  close: 'open',
  fetch: 'run',
};
const nearestOfThings: Partial<Record<Action, Action>> = {
  ...nearestAction,
  pray: 'kneel',
  wash: 'stir',
  juggle: 'throw',
  hang: 'swing',
  balance: 'walk',
  spill: 'fall',
};

export const posedAction = (actor: Actor, action: Action): Action => {
  if (action === 'hug' && actor.target?.thing.person === null) return 'pet';
  if (doesByItself(actor, action)) return action;
  return (actor.thing.person ? nearestAction : nearestOfThings)[action] ?? action;
};
