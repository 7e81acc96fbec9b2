/** What somebody is said to feel: "his fear", "eyes filled with tears", "in distaste". */

import type { Event, Facts } from '../../facts/facts.ts';
import { expressionOf } from '../../kits/people/expression-words.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { facialParts, lookOfFeeling, lookOfMovement, lookOfVerb } from '../../world/feelings.ts';
import type { Shown } from '../shown.ts';

const isPerson = (noun: string) => findNoun(noun)?.nature === 'person';

/** For each entity the last person named before it, or the first after it; found once, as a long prompt names thousands. */
const nearest = new WeakMap<Facts, (number | null)[]>();
const nearestPeople = (facts: Facts): (number | null)[] => {
  const known = nearest.get(facts);
  if (known) return known;
  const people = facts.entities.map(({ noun }) => isPerson(noun));
  const first = people.indexOf(true);
  let last = first < 0 ? null : first;
  const found = people.map((is, at) => {
    const before = last;
    if (is) last = at;
    return before;
  });
  nearest.set(facts, found);
  return found;
};

/** The one who has the feeling that an entity names: its owner, or the last person named before it, or the first after it. */
export const feelerOf = (facts: Facts, index: number): number | null => {
  const { head, owner, partOf } = facts.entities[index]!;
  if (lookOfFeeling(head) === undefined) return null;
  const own = owner ?? partOf;
  if (own !== null && isPerson(facts.entities[own]!.noun)) return own;
  return nearestPeople(facts)[index]!;
};

const expressions = new Set(['expression', 'look', 'gaze', 'stare', 'glance']);

/** By entity. */
const looks = new WeakMap<Facts, Map<number, string[]>>();
const findLooks = (facts: Facts): Map<number, string[]> => {
  const found = new Map<number, string[]>();
  const add = (feeler: number | null | undefined, look: string) => {
    if (feeler != null) found.set(feeler, [...(found.get(feeler) ?? []), look]);
  };
  for (const [at, { head, attributes, owner, partOf }] of facts.entities.entries()) {
    const look = lookOfFeeling(head);
    if (look !== undefined) add(feelerOf(facts, at), look);
    // "Makes a disgusted face", "with a bored expression".
    if (!facialParts.has(head) && !expressions.has(head)) continue;
    const maker = facts.events.find(({ objects }) => objects.includes(at))?.agents[0];
    for (const { value } of attributes)
      if (expressionOf([value])) add(owner ?? partOf ?? maker ?? nearestPeople(facts)[at], value);
  }
  // "Her chin quivers": where no feeling is named, the face tells it.
  for (const { verb, agents, objects } of facts.events) {
    for (const one of agents) {
      const look = lookOfVerb(verb);
      if (look !== undefined && !found.has(one) && isPerson(facts.entities[one]!.noun))
        found.set(one, [look]);
    }
    for (const part of [...agents, ...objects]) {
      const { head, partOf, owner } = facts.entities[part]!;
      const look = lookOfMovement(head, verb);
      const whole = partOf ?? owner;
      if (look !== undefined && whole !== null && !found.has(whole)) found.set(whole, [look]);
    }
  }
  return found;
};

/** "Her lips tremble": the film is of her face, unless she goes somewhere. */
export const isFilmOfFace = (facts: Facts, index: number): boolean => {
  const { events, entities } = facts;
  if (!isPerson(entities[index]!.noun)) return false;
  if (events.some(({ agents, path, to }) => path.length + to.length > 0 && agents.includes(index)))
    return false;
  const isTelling = (part: number, verb: string) => {
    const { head, partOf, owner } = entities[part]!;
    const isOwn = (partOf ?? owner) === index && facialParts.has(head);
    return isOwn && (feelingsOf(facts, index).length > 0 || lookOfMovement(head, verb) !== undefined);
  };
  // "A man grins with satisfaction": nothing else is done.
  const own = events.filter(({ agents }) => agents.includes(index));
  const isAlone = entities.every(({ noun }, at) => at === index || !findNoun(noun));
  const onlyLooks =
    own.length > 0 &&
    isAlone &&
    own.some(({ verb }) => lookOfVerb(verb) !== undefined) &&
    own.every(
      ({ verb, objects }) =>
        lookOfVerb(verb) !== undefined ||
        (objects.length > 0 && objects.every((one) => !findNoun(entities[one]!.noun))),
    );
  const hasEyes = entities.some(({ head, partOf, owner }) => head === 'eye' && (partOf ?? owner) === index);
  return (
    onlyLooks ||
    (hasEyes && feelingsOf(facts, index).length > 0) ||
    events.some(({ verb, agents, objects }) => [...agents, ...objects].some((part) => isTelling(part, verb)))
  );
};

/** Looks of the face of an entity. */
export const feelingsOf = (facts: Facts, index: number): string[] => {
  const found = looks.get(facts) ?? findLooks(facts);
  looks.set(facts, found);
  return found.get(index) ?? [];
};

const facingVerbs = new Set(['make', 'pull', 'have', 'wear', 'give', 'show', 'put on']);

/** "Her lips tremble", "his eyes burn": seen in the face, and nothing that the body does. */
export const isOfFace = ({ facts, cast }: Shown, event: Event): boolean => {
  if (isOnlyLook(facts, event)) return true;
  const { verb, agents, objects } = event;
  const done = agents.length > 0 ? agents : objects;
  // "Makes a face".
  const isMade = agents.length > 0 && objects.length > 0 && facingVerbs.has(verb);
  const made = objects.every(
    (one) => facialParts.has(facts.entities[one]!.head) || expressions.has(facts.entities[one]!.head),
  );
  if (isMade && made) return true;
  const isFacial = (one: number) => cast[one]?.is === 'part' && facialParts.has(facts.entities[one]!.head);
  const isFelt = (one: number) => lookOfFeeling(facts.entities[one]!.head) !== undefined;
  // "Its nose touches a door".
  if (agents.length > 0 && objects.some((one) => cast[one]?.is === 'thing')) return false;
  return done.length > 0 && done.every((one) => isFacial(one) || isFelt(one));
};

/** "She frowns" in a film of her face: the face shows it, and hands before it would hide it. */
const isOnlyLook = (facts: Facts, { verb, agents, objects }: Event): boolean =>
  objects.length === 0 &&
  agents.length > 0 &&
  lookOfVerb(verb) !== undefined &&
  !laughs.has(verb) &&
  agents.every((one) => isFilmOfFace(facts, one));

/** Seen in the shoulders too. */
const laughs = new Set(['laugh', 'chuckle', 'giggle']);
