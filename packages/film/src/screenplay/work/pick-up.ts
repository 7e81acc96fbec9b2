/** "Picks up a fallen hat", "takes a pie out of the oven": it is there before it is in the hand, or in the mouth of an animal. */

import type { Event } from '../../facts/facts.ts';
import type { DraftAct } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';
import { isHanded, isHoldable } from '../../understand/nouns/uses.ts';
import { picksUp, takesOut } from '../../world/verb-senses.ts';
import { addTie, firstTie, isPerson, type Shown } from '../shown.ts';

/** Whether it was of this kind: the thing is then in the hand that took it. */
export const pickUp = (
  shown: Shown,
  { verb, from, at, objects }: Event,
  doer: number,
  act: DraftAct,
  object: number,
): boolean => {
  const { facts, things } = shown;
  const [thing, taken] = [things[doer]!, things[object]!];
  const source = firstTie(shown, object, from);
  const isTaken = takesOut.has(verb) && source !== null;
  if (!(picksUp.has(verb) || isTaken) || object === doer || !isHoldable(taken.noun)) return false;
  // A child or a cat is lifted with both arms, and many things are gathered.
  if (living.has(taken.noun?.nature ?? 'prop') || taken.plural || (taken.count ?? 1) > 1) return false;
  const takes = isPerson(thing) || isHanded(thing.noun) || living.has(thing.noun?.nature ?? 'prop');
  if (!takes) return false;
  // From a table or out of a box it is taken without bending down.
  const lain = facts.relations
    .filter(({ kind, subject }) => objects.includes(subject) && (kind === 'on' || kind === 'in'))
    .map(({ kind, objects: entities }) => ({ kind, entities }));
  const host = source ?? firstTie(shown, object, [...at, ...lain]);
  const hasHands = isPerson(thing) || isHanded(thing.noun);
  if (host && host.to !== doer && hasHands && !living.has(things[host.to]!.noun?.nature ?? 'prop')) {
    Object.assign(act, {
      action: 'take_from',
      object: host.to,
      instrument: object,
      source: null,
      goal: null,
    });
    taken.ties = [];
    addTie(thing, { kind: 'holding', to: object });
    addTie(thing, { kind: 'facing', to: host.to });
    return true;
  }
  if (host) return false;
  act.action = 'pick_up';
  act.source = null;
  addTie(thing, { kind: 'holding', to: object });
  return true;
};
