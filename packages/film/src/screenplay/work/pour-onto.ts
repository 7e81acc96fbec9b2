/** "Puts ketchup on a sausage", "drizzles syrup over waffles": what runs or is strewn comes out of a vessel in the hand. */

import type { Event } from '../../facts/facts.ts';
import { type DraftAct, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { living } from '../../understand/nouns/nature.ts';
import { pouringVerbs, substanceOf } from '../../world/substances.ts';
import { addTie, isPerson, type Shown, shownAs } from '../shown.ts';

const placesOf = ({ to, path, at }: Event) =>
  [...to, ...path, ...at].filter(({ kind }) => ['on', 'over', 'in', 'inside', 'above'].includes(kind));

/** Whether the event was of this kind: nothing else is to be done with its object. */
export const pourOnto = (shown: Shown, event: Event, doer: number, act: DraftAct): boolean => {
  const { things, facts } = shown;
  const thing = things[doer]!;
  if (!isPerson(thing) || !pouringVerbs.has(event.verb.split(' ')[0]!)) return false;
  const [poured] = event.objects;
  const noun = poured === undefined ? undefined : facts.entities[poured]?.noun;
  const substance = noun === undefined ? null : substanceOf(noun);
  if (!substance || poured === undefined) return false;
  const target = placesOf(event)
    .flatMap(({ entities }) => entities.map((one) => shownAs(shown, one)))
    .find((one) => one !== undefined && one !== doer);
  const vessel = shownAs(shown, poured);
  if (target === undefined || vessel === undefined || vessel === target) return false;
  if (living.has(things[target]!.noun?.nature ?? 'prop')) return false;
  const container = findNoun(substance.vessel);
  if (!container) return false;
  const from = things[vessel]!;
  Object.assign(from, {
    ...newThing(from.name, { ...container, name: from.name }),
    colour: from.colour,
    isImplied: from.isImplied,
    count: thing.count,
  });
  Object.assign(act, { action: 'pour', verb: 'pour', object: target, instrument: vessel, goal: null });
  thing.ties = thing.ties.filter(({ to }) => to !== vessel && to !== target);
  addTie(thing, { kind: 'holding', to: vessel });
  addTie(thing, { kind: 'facing', to: target });
  return true;
};
