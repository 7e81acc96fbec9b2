/** Which pose shows an act of a body that has none of its own for it. */

import { expressionOf } from '../../kits/people/expression-words.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, doesByItself } from '../actor.ts';
import { isBoxingBag } from '../move/boxing-bag.ts';

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
  attack: 'fight',
  collide: 'stand',
  recoil: 'stand',
  pray: 'kneel',
  wash: 'stir',
  juggle: 'throw',
  hang: 'swing',
  balance: 'walk',
  spill: 'fall',
  nod: 'bow',
  shake_head: 'look',
  shrug: 'look',
  shiver: 'swing',
  turn_round: 'walk',
  look_back: 'look',
  whisper: 'talk',
  arm_wrestle: 'wrestle',
  stumble: 'fall',
  limp: 'walk',
  hop: 'jump',
  skip: 'jump',
  light_up: 'shine',
  flicker: 'shine',
  overflow: 'flow',
};

/** What stands on the ground and is lower than this share of a body is done on the knees. */
const low = 0.3;
const bent: readonly Action[] = ['push', 'pull', 'open', 'reach', 'chop'];
const isLow = ({ target, thing, size }: Actor): boolean =>
  thing.person !== null && target?.support.kind === 'free' && target.size[1] < size[1] * low;

export const posedAction = (actor: Actor, action: Action): Action => {
  // On the lap it is stroked by one who sits.
  const { target } = actor;
  if (target?.support.kind === 'on' && target.support.host === actor && target.support.anchor === 'lap')
    return 'sit';
  if (bent.includes(action) && isLow(actor) && actor.speed === 0) return 'work';
  if (action === 'hug' && actor.target?.thing.person === null) return 'pet';
  if (doesByItself(actor, action)) return action;
  return (actor.thing.person ? nearestAction : nearestOfThings)[action] ?? action;
};

/** Where eyes and hands are at what is acted upon, as a share of its height: a low table is worked at on its top. */
export const heightOfWork = (actor: Actor, target: Actor): number => {
  if (isBoxingBag(target)) return 0.56;
  // A face that tells something is not bent over what it looks at.
  if (actor.thing.person && expressionOf(actor.thing.traits))
    return Math.max(0.8, (actor.size[1] * 0.74) / Math.max(0.05, target.size[1]));
  const isTable = target.model.anchors.top !== undefined && target.size[1] < actor.size[1] * 0.65;
  return isTable && ['work', 'rub'].includes(actor.beats[0]?.action ?? '') ? 1 : 0.8;
};
