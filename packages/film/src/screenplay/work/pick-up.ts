/** "Picks up a fallen hat", "takes a pie out of the oven": it is there before it is in the hand, or in the mouth of an animal. */

import type { Event } from '../../facts/facts.ts';
import { limits, type Tie } from '../../scene/scene.ts';
import type { DraftAct, DraftThing } from '../../understand/draft.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { isHanded, isHoldable, isSurface } from '../../understand/nouns/uses.ts';
import { picksUp, takesOut } from '../../world/verb-senses.ts';
import { addTie, firstTie, isPerson, type Shown } from '../shown.ts';

/** Of several each takes one; the others are still there, or beside what is unloaded already. */
const oneForEach = (
  { things }: Shown,
  object: number,
  { count, plural }: DraftThing,
  host: Tie | null,
): number => {
  const taken = things[object]!;
  const takers = count ?? (plural ? someTakers : 1);
  const others = (taken.count ?? mostSeen) - takers;
  if (things.length >= limits.things || others < 1) {
    taken.count = takers;
    return object;
  }
  const placed = (at: Tie): Tie => (isSurface(things[at.to]!.noun) ? at : { kind: 'beside', to: at.to });
  Object.assign(taken, {
    count: Math.min(others, mostSeen),
    ties: host ? [placed(host)] : [],
    acts: [],
  });
  return things.push({ ...taken, count: takers, plural: takers > 1, ties: [], isImplied: true }) - 1;
};
const someTakers = 2;
const mostSeen = 4;

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
  // A crate is too large to be handed about, and still comes out of a truck.
  const isUnloaded = source !== null && vehicles.has(things[source.to]!.noun?.nature ?? 'prop');
  const isHeld = isHoldable(taken.noun) || (isUnloaded && taken.noun?.nature === 'furniture');
  if (!(picksUp.has(verb) || isTaken) || object === doer || !isHeld) return false;
  // A child or a cat is lifted with both arms.
  const isMany = taken.plural || (taken.count ?? 1) > 1;
  if (living.has(taken.noun?.nature ?? 'prop')) return false;
  const takes = isPerson(thing) || isHanded(thing.noun) || living.has(thing.noun?.nature ?? 'prop');
  if (!takes) return false;
  // From a table or out of a box it is taken without bending down.
  const lain = facts.relations
    .filter(({ kind, subject }) => objects.includes(subject) && (kind === 'on' || kind === 'in'))
    .map(({ kind, objects: entities }) => ({ kind, entities }));
  const host = source ?? firstTie(shown, object, [...at, ...lain]);
  const hasHands = isPerson(thing) || isHanded(thing.noun);
  if (
    host &&
    !(isMany && !isTaken) &&
    host.to !== doer &&
    hasHands &&
    !living.has(things[host.to]!.noun?.nature ?? 'prop')
  ) {
    Object.assign(act, {
      action: 'take_from',
      object: host.to,
      instrument: isMany ? oneForEach(shown, object, thing, host) : object,
      source: null,
      goal: null,
    });
    if (act.instrument === object) taken.ties = [];
    addTie(thing, { kind: 'holding', to: act.instrument! });
    addTie(thing, { kind: 'facing', to: host.to });
    return true;
  }
  if (host || (isMany && !hasHands)) return false;
  act.action = 'pick_up';
  act.source = null;
  const own = isMany ? oneForEach(shown, object, thing, null) : object;
  act.object = own;
  addTie(thing, { kind: 'holding', to: own });
  return true;
};
