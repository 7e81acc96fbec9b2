/** Acts that a noun tells behind a verb that says little: "engages in a duel" is a fight, "on fire" burns. */

import type { Event, Facts, Location } from '../../facts/facts.ts';
import { newEvent } from '../../facts/new-event.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { living } from '../../understand/nouns/nature.ts';
import { actOf, mutualActs, stateVerbs } from '../../world/verbs/act-nouns.ts';
import { isOneAction } from '../ground-verb.ts';
import { pickPlace } from '../meanings.ts';

/** `acts`: entities that are nothing but what somebody does. */
export type ToldActs = { facts: Facts; acts: ReadonlySet<number> };

const within = new Set(['in', 'on', 'at']);

const isSomebody = ({ entities }: Facts, index: number): boolean => {
  const { noun, head, character } = entities[index]!;
  return character !== null || living.has((findNoun(noun) ?? findNoun(head))?.nature ?? 'prop');
};

/** The noun of the act, and the verb that shows it. */
const actNounOf = (facts: Facts, event: Event): { noun: number; verb: string } | null => {
  const { verb, objects, at, to } = event;
  const behind = (places: readonly Location[]) =>
    places.flatMap(({ kind, entities }) => (within.has(kind) ? entities : []));
  for (const noun of [...objects, ...behind(at), ...behind(to)]) {
    const entity = facts.entities[noun]!;
    // Where the vocabulary has both words as one, that says more: "takes a photo".
    if (objects.includes(noun) && isOneAction(verb, entity.noun, null)) continue;
    const told = actOf(verb, entity.noun);
    if (told && (objects.includes(noun) || pickPlace(entity.noun) === undefined)) return { noun, verb: told };
  }
  return null;
};

const without = (noun: number) => (places: Location[]) =>
  places.filter(({ entities }) => !entities.includes(noun));

const rewrite = (event: Event, { noun, verb }: { noun: number; verb: string }): Event => {
  const drop = without(noun);
  // "Are locked in a battle": nobody else locks them.
  const isUndergone = event.agents.length === 0 && !event.objects.includes(noun);
  const doers = isUndergone ? event.objects : event.agents;
  const [first, ...others] = doers;
  const isMutual = mutualActs.has(verb) && others.length > 0 && !event.objects.some((one) => one !== noun);
  const objects = isUndergone ? [] : event.objects.filter((one) => one !== noun);
  return {
    ...event,
    verb,
    agents: isMutual ? [first!] : doers,
    objects: isMutual ? others : [...objects, ...(objects.length === 0 ? event.recipients : [])],
    at: drop(event.at),
    to: drop(event.to),
  };
};

/** "A car is on fire": it burns. */
const burning = ({ relations, entities, events }: Facts): { event: Event; noun: number }[] =>
  relations.flatMap(({ kind, subject, objects, step }) => {
    const noun = objects.find((one) => entities[one]!.attributes.length === 0 && entities[one]!.count !== 2);
    const { noun: name, isNew } = entities[noun ?? -1] ?? {};
    const verb = isNew ? undefined : stateVerbs[`${kind} ${name}`];
    if (noun === undefined || !verb || events.some((one) => one.agents.includes(noun))) return [];
    return [{ event: newEvent(verb, step, { agents: [subject] }), noun }];
  });

export const tellActNouns = (facts: Facts): ToldActs => {
  const acts = new Set<number>();
  const events = facts.events.map((event) => {
    const doers = event.agents.length > 0 ? event.agents : event.objects;
    const told = doers.some((one) => isSomebody(facts, one)) ? actNounOf(facts, event) : null;
    if (!told || doers.includes(told.noun)) return event;
    acts.add(told.noun);
    return rewrite(event, told);
  });
  const fires = burning(facts);
  for (const { noun } of fires) acts.add(noun);
  if (acts.size === 0) return { facts, acts };
  const relations = facts.relations.filter(
    ({ subject, objects }) => !acts.has(subject) && !objects.some((one) => acts.has(one)),
  );
  return { facts: { ...facts, relations, events: [...events, ...fires.map(({ event }) => event)] }, acts };
};
