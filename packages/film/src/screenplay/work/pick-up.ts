/** "Picks up a fallen hat": it lies there before it is in the hand, or in the mouth of an animal. */

import type { Event } from '../../facts/facts.ts';
import type { DraftAct } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';
import { isHanded, isHoldable } from '../../understand/nouns/uses.ts';
import { picksUp } from '../../world/verb-senses.ts';
import { addTie, isPerson, type Shown } from '../shown.ts';

/** Whether it was of this kind: the thing is then in the hand that took it. */
export const pickUp = (
  { facts, things }: Shown,
  { verb, from, at, objects }: Event,
  doer: number,
  act: DraftAct,
  object: number,
): boolean => {
  const [thing, taken] = [things[doer]!, things[object]!];
  if (!picksUp.has(verb) || object === doer || !isHoldable(taken.noun)) return false;
  // A child or a cat is lifted with both arms, and many things are gathered.
  if (living.has(taken.noun?.nature ?? 'prop') || taken.plural || (taken.count ?? 1) > 1) return false;
  const takes = isPerson(thing) || isHanded(thing.noun) || living.has(thing.noun?.nature ?? 'prop');
  // From a table it is taken without bending down.
  const isRaised =
    from.length + at.length > 0 ||
    facts.relations.some(
      ({ kind, subject }) => objects.includes(subject) && (kind === 'on' || kind === 'in'),
    );
  if (!takes || isRaised) return false;
  act.action = 'pick_up';
  addTie(thing, { kind: 'holding', to: object });
  return true;
};
