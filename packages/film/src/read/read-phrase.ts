/** Prepositions with their nouns, and phrases of place that speak of the picture. */

import type { Relation, RelationKind } from '../facts/facts.ts';
import { attachPhrase } from './attach.ts';
import type { Parser } from './clause.ts';
import { type Handler, markers, setNearest, startSubject } from './clause.ts';
import { isAnimate } from './entities.ts';
import { dropLast, isVisibleNoun } from './likenesses.ts';
import { readNominal, verbAfter } from './nominal.ts';
import type { Group } from './noun-group.ts';
import { addEach, addOnce, addRelation, useSpan } from './reading.ts';
import { words } from './rows/list.ts';
import { causal, prepositions, screenNouns } from './rows/prepositions.ts';
import { dressedVerbs, likeOthers, subjectPronouns } from './rows/verbs.ts';
import { coverWith } from './values/lying-weather.ts';
import { isKind } from './word-classes.ts';

/** "On the left side of the screen": the picture itself is what it is on. */
const isScreen = (group: Group) =>
  group.pronoun === null && screenNouns.has(group.head) && group.article !== 'a';

/** "A whale swims and a boat floats above": with nothing behind them these speak of who was named before. */
const alone = new Set(words('above below beneath underneath behind beside alongside ahead between'));
/** "Follows behind", "trails behind": how they go, and behind whom is said by the verb. */
const following = new Set(words('follow trail chase lag tag fall drop leave stay look'));

/** Says whether somebody was named to whom such a word can relate. */
export const relateToOther = ({ clause, reading }: Parser, text: string): boolean => {
  const { event } = clause;
  if (!event || !alone.has(text) || event.objects.length > 0) return false;
  if (following.has(event.verb.split(' ')[0]!)) return false;
  const earlier = reading.facts.events.findLast(
    (one) => one !== event && one.agents.some((agent) => !event.agents.includes(agent)),
  );
  const others = earlier?.agents.filter((agent) => !event.agents.includes(agent)) ?? [];
  if (others.length !== (text === 'between' ? 2 : 1)) return false;
  const kind: RelationKind = text === 'ahead' ? 'in_front_of' : (prepositions.get(text)?.kind ?? 'above');
  for (const agent of event.agents) addRelation(reading, kind, agent, others);
  return event.agents.length > 0;
};

export const readPrep: Handler<'prep'> = (parser, at, chunk) => {
  const { clause, reading, chunks } = parser;
  const after = chunks[at + 1];
  if (
    ['after', 'before', 'until', 'till'].includes(chunk.text) &&
    (after?.type === 'verb' || verbAfter(parser, at + 2) !== null)
  ) {
    useSpan(reading, chunk);
    Object.assign(clause, { marker: markers.get(chunk.text), boundary: 'sub' });
    return at + 1;
  }
  if (after?.type === 'verb' && after.form === 'ing') {
    useSpan(reading, chunk);
    if (chunk.text === 'without') clause.isNegated = true;
    clause.boundary = 'sub';
    return at + 1;
  }
  // "Walks in the dark": it is night around the walker, who keeps their colours.
  const behindArticle = after?.type === 'word' && after.text === 'the' ? chunks[at + 2] : after;
  if (chunk.text === 'in' && behindArticle?.type === 'adjectives' && behindArticle.values.join() === 'dark') {
    useSpan(reading, { start: chunk.start, end: behindArticle.end });
    addOnce(reading.facts.picture.times, 'night');
    return chunks.indexOf(behindArticle) + 1;
  }
  if (after?.type === 'adjectives' || after?.type === 'pic' || after?.type === 'direction') {
    useSpan(reading, chunk);
    return at + 1;
  }
  if (after?.type !== 'group') {
    if (relateToOther(parser, chunk.text)) useSpan(reading, chunk);
    return at + 1;
  }
  useSpan(reading, chunk);
  // A cause is seen by what it does; somebody who is one is there.
  if (causal.has(chunk.text) && !isAnimate(after.noun)) {
    useSpan(reading, after);
    return at + 2;
  }
  // "As she read the letter": a clause of its own.
  const isClause =
    subjectPronouns.has(after.pronoun ?? '') && chunks[at + 2]?.type === 'verb'
      ? true
      : // "Turns red as the leaf beside it withers": nothing becomes as a leaf.
        // "Leaves flutter as a girl walks by", but "a man disguised as a pirate waves".
        clause.hasVerb && !likeOthers.has(clause.event?.verb ?? '') && verbAfter(parser, at + 2) === 'finite';
  if (chunk.text === 'as' && isClause) {
    Object.assign(clause, { marker: 'while', boundary: 'sub' });
    return at + 1;
  }
  if (after.pronoun === 'each other') {
    useSpan(reading, after);
    const own = clause.event?.agents ?? clause.subjects;
    if (clause.event) addEach(clause.event.recipients, own);
    return at + 2;
  }
  if (isScreen(after) && /left|right|top|bottom|middle|cent/.test(chunk.text))
    return readScreenPlace(parser, at, chunk.text, after);
  if (chunk.text === 'without') after.article = 'no';
  if (chunk.text === 'by' && after.pronoun === 'another') meanSomebody(parser, after);
  const nominal = readNominal(parser, at + 1);
  clause.isCopula = false;
  if (nominal.isPicture || nominal.entities.length === 0) {
    if (nominal.isPicture) coverWith(parser, chunk.text, nominal.group);
    clause.boundary = 'none';
    return nominal.next;
  }
  if (chunk.text === 'on' && nominal.group.noun === 'top' && clause.subjects.length > 0) {
    dropLast(reading, nominal.entities);
    if (clause.nearestRole === 'with')
      for (const one of clause.nearest) addRelation(reading, 'on_top_of', one, clause.subjects.slice(0, 1));
    return nominal.next;
  }
  if (chunk.text === 'without' || chunk.text === 'except') {
    clause.boundary = 'none';
    return nominal.next;
  }
  const isNew = nominal.entities[0] === reading.facts.entities.length - 1;
  if (clause.isCamera && chunk.text === 'with' && isNew && !isVisibleNoun(nominal.group.head)) {
    dropLast(reading, nominal.entities);
    clause.boundary = 'none';
    return nominal.next;
  }
  // "A cat with eyes like jewels".
  const isOther = nominal.group.isPlural || nominal.group.article !== 'none';
  if (chunk.text === 'like' && clause.event === null && isNew && isOther) {
    dropLast(reading, nominal.entities);
    clause.boundary = 'none';
    return nominal.next;
  }
  if (clause.isCamera) {
    reading.facts.picture.camera.subject ??= nominal.entities[0]!;
    goInside(parser, chunk.text, nominal.entities);
    clause.boundary = 'none';
    setNearest(parser, nominal.entities, 'place');
    if (!clause.hasVerb && chunk.text !== 'from') startSubject(parser, nominal.entities);
    return nominal.next;
  }
  const { event } = clause;
  const entities = [...nominal.entities];
  const isWith =
    (chunk.text === 'with' || chunk.text === 'featuring') &&
    !(event && clause.nearestRole !== 'place' && event.recipients.length + event.objects.length > 0);
  if (!event && clause.subjects.length === 0 && clause.nearest.length === 0 && prepositions.has(chunk.text)) {
    clause.leading.push({ text: chunk.text, entities, group: nominal.group });
    clause.boundary = 'none';
    clause.extend = null;
    return nominal.next;
  }
  if (
    event &&
    (chunk.text === 'as' || chunk.text === 'like') &&
    readLikeness(parser, chunk.text, nominal.group, entities)
  )
    return nominal.next;
  const before = reading.facts.relations.length;
  const { nearest, nearestRole } = clause;
  if (attachPhrase(parser, chunk.text, entities, nominal.group)) {
    if (!event && clause.subjects.length === 0) startSubject(parser, nominal.entities);
    setNearest(parser, nominal.entities, isWith ? 'with' : 'place');
  }
  clause.boundary = 'none';
  const linked = reading.facts.relations.slice(before);
  clause.extend = (more) => {
    if (chunk.text === 'between') addEach(entities, more);
    else if (event && clause.event !== event && linked.length > 0) repeatLink(parser, linked, entities, more);
    else {
      // "With a carrot nose and a red scarf": each belongs to whom the first does.
      const [first] = more.map((one) => reading.facts.entities[one]!);
      Object.assign(clause, { nearest, nearestRole });
      if (first)
        attachPhrase(parser, chunk.text, more, { ...nominal.group, noun: first.noun, head: first.head });
      setNearest(parser, more, isWith ? 'with' : 'place');
    }
  };
  if (chunk.text === 'between') bindBetween(parser, entities);
  return nominal.next;
};

const within = new Set(['through', 'inside', 'within', 'throughout']);
const passages = new Set([
  'arch',
  'archway',
  'gate',
  'gateway',
  'door',
  'doorway',
  'window',
  'bridge',
  'tunnel',
]);

/** "The camera flies through a museum": it is seen from inside. */
const goInside = ({ reading }: Parser, text: string, entities: readonly number[]) => {
  for (const one of within.has(text) ? entities : []) {
    const { noun, head, attributes } = reading.facts.entities[one]!;
    const isOpen = passages.has(head) || isAnimate(noun) || isKind(head, 'plant') || isKind(head, 'nature');
    if (!isOpen) attributes.push({ kind: 'other', value: 'interior' });
  }
};

/** "Dropped by another": another one who can do it, not another of the thing. */
const meanSomebody = ({ reading }: Parser, group: Group) => {
  const like = reading.facts.entities.findLast(({ noun }) => isAnimate(noun));
  if (like) Object.assign(group, { pronoun: null, noun: like.noun, head: like.head, article: 'another' });
};

/** "Dressed as a clown", "carved like a face": what it is like is not there itself. */
const readLikeness = (parser: Parser, text: string, group: Group, entities: number[]): boolean => {
  const { clause, reading } = parser;
  const event = clause.event!;
  if (entities[0] !== reading.facts.entities.length - 1 || group.pronoun) return false;
  dropLast(reading, entities);
  clause.boundary = 'none';
  const wearer = event.objects[0] ?? event.agents[0];
  if (text === 'like' && event.verb === 'shape' && wearer !== undefined) {
    reading.facts.entities[wearer]!.attributes.push({ kind: 'shape', value: `${group.noun}-shaped` });
    reading.facts.events = reading.facts.events.filter((one) => one !== event);
    Object.assign(clause, { event: null, nearest: [wearer], nearestRole: 'subject' });
    return true;
  }
  if (text === 'like' || !dressedVerbs.has(event.verb) || wearer === undefined) {
    event.manner.push(`${text} ${group.noun}`);
    return true;
  }
  reading.facts.entities[wearer]!.attributes.push({ kind: 'other', value: group.noun });
  reading.facts.events = reading.facts.events.filter((one) => one !== event);
  Object.assign(clause, { event: null, subjects: [wearer] });
  setNearest(parser, [wearer], 'subject');
  return true;
};

/** "Filled with crystals and treasures": the same for each. */
const repeatLink = ({ reading }: Parser, linked: Relation[], first: number[], more: number[]) => {
  for (const { kind, subject, objects } of linked)
    if (first.includes(subject)) for (const one of more) addRelation(reading, kind, one, objects);
    else addRelation(reading, kind, subject, more);
};

/** "Between" holds the list itself, so that what "and" adds belongs to it. */
const bindBetween = ({ reading, clause }: Parser, entities: number[]) => {
  const relation = reading.facts.relations.at(-1);
  if (relation?.kind === 'between') relation.objects = entities;
  const place = clause.event?.at.at(-1);
  if (place?.kind === 'between') place.entities = entities;
};

const screenKinds = [
  ['left', 'left_of'],
  ['right', 'right_of'],
  ['top', 'above'],
  ['bottom', 'under'],
  ['middle', 'in_middle_of'],
  ['cent', 'in_middle_of'],
] as const;

const readScreenPlace = ({ reading, clause }: Parser, at: number, text: string, after: Group): number => {
  useSpan(reading, after);
  const kind = screenKinds.find(([word]) => text.includes(word))![1];
  const owners = clause.event?.agents.length ? clause.event.agents : clause.subjects;
  for (const owner of owners) addRelation(reading, kind, owner, [], 'screen');
  clause.boundary = 'none';
  return at + 2;
};

export const readScreen: Handler<'screen'> = ({ reading, clause, chunks }, at, chunk) => {
  useSpan(reading, chunk);
  if (clause.boundary !== 'none' && chunks[at + 1]?.type === 'group') {
    clause.leadingScreens.push(chunk.kind);
    return at + 1;
  }
  const { relations, entities } = reading.facts;
  // "Sits before a mountain in the distance": scenery is far away, and not the one who sits.
  const isOfScenery =
    chunk.kind === 'far_from' &&
    clause.nearestRole === 'place' &&
    clause.nearest.every((one) =>
      (['location', 'nature', 'building'] as const).some((kind) => isKind(entities[one]!.head, kind)),
    );
  const owners =
    clause.nearestRole === 'with' || clause.nearestRole === 'subject' || !clause.event || isOfScenery
      ? clause.nearest
      : clause.event.agents;
  // "A child in the foreground and hills in the background": each has its own.
  const placed = new Set(relations.flatMap(({ frame, subject }) => (frame === 'screen' ? [subject] : [])));
  const open = owners.filter((one) => !placed.has(one));
  for (const owner of open.length > 0 ? open : owners) addRelation(reading, chunk.kind, owner, [], 'screen');
  clause.isCopula = false;
  return at + 1;
};
