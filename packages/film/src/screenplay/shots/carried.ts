/** Things still in the hands when a shot begins: they were taken in an earlier step and nothing else was done with them since. */

import type { Facts } from '../../facts/facts.ts';
import { isHanded, isHoldable } from '../../understand/nouns/uses.ts';
import { takingVerbs } from '../../world/verb-senses.ts';
import type { CastEntity } from '../cast-entity.ts';

export type Carried = { holder: number; thing: number };

export const nounAt = (cast: readonly CastEntity[], index: number) => {
  const one = cast[index];
  return one?.is === 'thing' ? one.noun : null;
};

export const carriedAt = (facts: Facts, cast: readonly CastEntity[], step: number): Carried[] => {
  const carried = new Map<number, number>();
  for (const event of facts.events.filter((one) => one.step < step).toSorted((a, b) => a.step - b.step)) {
    const [holder] = event.agents;
    for (const thing of event.objects) {
      carried.delete(thing);
      const isTaken =
        takingVerbs.has(event.verb) &&
        holder !== undefined &&
        isHanded(nounAt(cast, holder)) &&
        isHoldable(nounAt(cast, thing));
      if (isTaken && !event.isNegated) carried.set(thing, holder);
    }
  }
  // The present act says where it is.
  for (const { step: at, objects } of facts.events)
    if (at === step) for (const thing of objects) carried.delete(thing);
  return [...carried].map(([thing, holder]) => ({ holder, thing }));
};
