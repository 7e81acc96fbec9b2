/** "Puts ketchup on a sausage", "pours milk from a jug into a bowl": what runs or is strewn comes out of a vessel in the hand. */

import type { Event, Facts, Location } from '../../facts/facts.ts';
import { limits } from '../../scene/scene.ts';
import { type DraftAct, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { living } from '../../understand/nouns/nature.ts';
import { isHoldable } from '../../understand/nouns/uses.ts';
import { coveringVerbs, isDrink, isSqueezed, pouringVerbs, substanceOf } from '../../world/substances.ts';
import { type CastEntity, wholeOf } from '../cast-entity.ts';
import { addTie, hasHands, nounOf, type Shown, shownAs } from '../shown.ts';

const onto: readonly Location['kind'][] = ['on', 'over', 'in', 'inside', 'above', 'at', 'on_top_of'];
const placesOf = ({ to, path, at }: Event) =>
  [...to, ...path, ...at].filter(({ kind }) => onto.includes(kind));

const nameOf = ({ entities }: Facts, entity: number | undefined): string =>
  entities[entity ?? -1]?.noun ?? '';

const isSubstance = (facts: Facts, entity: number) =>
  substanceOf(nameOf(facts, entity)) !== null || isDrink(nameOf(facts, entity));

/** "Fills a bucket with sand": sand is poured into the bucket. */
export const asPouring = (facts: Facts, event: Event): Event => {
  const [filled] = event.objects;
  if (!coveringVerbs.has(event.verb) || filled === undefined || placesOf(event).length > 0) return event;
  const withThem = facts.relations.flatMap(({ kind, subject, objects }) =>
    (kind === 'with' || kind === 'full_of' || kind === 'covered_with') && subject === filled ? objects : [],
  );
  const poured = [...event.instruments, ...withThem].find((one) => isSubstance(facts, one));
  if (poured === undefined || isSubstance(facts, filled)) return event;
  return {
    ...event,
    verb: 'pour',
    objects: [poured],
    instruments: event.instruments.filter((one) => one !== poured),
    to: [{ kind: 'in', entities: [filled] }, ...event.to],
  };
};

const isPoured = (facts: Facts, { verb, objects }: Event): boolean =>
  pouringVerbs.has(verb.split(' ')[0]!) && objects[0] !== undefined && isSubstance(facts, objects[0]);

/** Where the words name what it comes out of: "milk from a jug", "sugar with a spoon". */
const vesselNamed = (event: Event): number | undefined =>
  event.from.flatMap(({ entities }) => entities)[0] ?? event.instruments[0];

/** Substances that are seen only as what a named vessel holds, by entity. */
export const heldSubstances = (facts: Facts, cast: readonly CastEntity[]): Map<number, number> => {
  const found = new Map<number, number>();
  for (const said of facts.events) {
    const event = asPouring(facts, said);
    if (!isPoured(facts, event) || event.agents.length === 0) continue;
    const vessel = vesselNamed(event);
    const one = cast[vessel ?? -1];
    if (
      vessel !== undefined &&
      one?.is === 'thing' &&
      isHoldable(one.noun) &&
      wholeOf(cast, vessel) === vessel
    )
      found.set(event.objects[0]!, vessel);
  }
  return found;
};

export const showInVessels = (held: ReadonlyMap<number, number>, thingOf: Map<number, number>) => {
  for (const [substance, vessel] of held) {
    const at = thingOf.get(vessel);
    if (at !== undefined) thingOf.set(substance, at);
  }
};

/** Whether the event was of this kind: nothing else is to be done with its object. */
export const pourOnto = (shown: Shown, said: Event, doer: number, act: DraftAct): boolean => {
  const { things, facts } = shown;
  const thing = things[doer]!;
  if (!hasHands(thing)) return false;
  const event = asPouring(facts, said);
  const [poured] = event.objects;
  const name = nameOf(facts, poured);
  // Which pot or bottle a drink comes out of is told by the drink.
  if (isDrink(name) && vesselNamed(event) === undefined) return false;
  const isFruit = isSqueezed(event.verb, name);
  if (poured === undefined || !(isFruit || isPoured(facts, event))) return false;
  const target = placesOf(event)
    .flatMap(({ entities }) => entities.map((one) => shownAs(shown, one)))
    .find((one) => one !== undefined && one !== doer);
  if (target === undefined) return false;
  const isSomebody = living.has(things[target]!.noun?.nature ?? 'prop');
  const named = isFruit ? undefined : vesselNamed(event);
  const shownVessel = named === undefined ? undefined : shownAs(shown, named);
  const own = shownAs(shown, poured);
  const isNamed = shownVessel !== undefined && shownVessel !== target && isHoldable(nounOf(shown, named!));
  const container = findNoun(isNamed || isFruit ? '' : (substanceOf(name)?.vessel ?? ''));
  if (!isNamed && !isFruit && !container) return false;
  let vessel = isNamed ? shownVessel : own === target ? undefined : own;
  if (vessel === undefined && things.length < limits.things && container)
    vessel = things.push({ ...newThing(name, { ...container, name }), isImplied: true }) - 1;
  if (vessel === undefined) return false;
  const from = things[vessel]!;
  if (container && vessel === own)
    Object.assign(from, {
      ...newThing(from.name, { ...container, name: from.name }),
      colour: from.colour,
      isImplied: from.isImplied,
    });
  // What comes out of it is told by its name.
  if (isNamed) from.name = `${name} ${from.name}`;
  Object.assign(from, { count: thing.count, plural: thing.plural, ties: [], acts: [] });
  Object.assign(act, { action: 'pour', verb: 'pour', object: target, instrument: vessel, goal: null });
  act.source = null;
  // To somebody's arm or skin it is brought by hand.
  if (isSomebody) act.action = 'reach';
  thing.ties = thing.ties.filter(({ to }) => to !== vessel && to !== target);
  addTie(thing, { kind: 'holding', to: vessel });
  addTie(thing, { kind: 'facing', to: target });
  return true;
};
