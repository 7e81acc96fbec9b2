/** Clauses: goes through the chunks once and gives each its place in the facts. */

import { newEntity } from '../facts/new-entity.ts';
import { readApposition } from './apposition.ts';
import { attachPhrase } from './attach.ts';
import { cameraNouns } from './camera.ts';
import type { Chunk } from './chunk.ts';
import { type Handler, markers, newClause, type Parser, setNearest, startSubject } from './clause.ts';
import { isAnimate } from './entities.ts';
import { joinsList, joinsSubjects } from './joined-groups.ts';
import { canDescribe, dropLast, isVisibleNoun, skipLikeness } from './likenesses.ts';
import { readNominal, verbAfter } from './nominal.ts';
import { attributeKind, type Group } from './noun-group.ts';
import { describePicture, isPictureNoun, moods, praise } from './picture-groups.ts';
import { readPrep, readScreen, relateToOther } from './read-phrase.ts';
import { readVerb, takeObject } from './read-verb.ts';
import { addEach, addRelation, applyPicture, type Reading, useSpan } from './reading.ts';
import { words } from './rows/list.ts';
import { seemingVerbs, speakingVerbs, standingVerbs } from './rows/verbs.ts';
import { takeMarker } from './steps.ts';

const directionWords = new Map<string, 'toward' | 'up' | 'down'>([
  ['forward', 'toward'],
  ['forwards', 'toward'],
  ['up', 'up'],
  ['down', 'down'],
]);

/** "Each other": those who do it are those it is done to. */
const takeEachOther = (parser: Parser, chunk: Group) => {
  const { clause, reading } = parser;
  useSpan(reading, chunk);
  if (clause.event)
    for (const agent of clause.event.agents)
      if (!clause.event.objects.includes(agent)) clause.event.objects.push(agent);
};

/** "Is a doctor": the noun is one more word for the subject. */
const takeComplement = (parser: Parser, at: number, chunk: Group): number => {
  const { clause, reading } = parser;
  clause.isCopula = false;
  const subject = clause.subjects[0];
  if (subject === undefined || reading.facts.entities.length === 0) {
    const nominal = readNominal(parser, at);
    startSubject(parser, nominal.entities);
    return nominal.next;
  }
  useSpan(reading, chunk);
  const entity = reading.facts.entities[subject]!;
  entity.attributes.push(
    ...chunk.attributes,
    ...(chunk.pronoun ? [] : [{ kind: 'other' as const, value: chunk.noun }]),
  );
  clause.boundary = 'none';
  return at + 1;
};

/** What was said before the subject was named. */
const takeWaiting = (parser: Parser) => {
  const { clause } = parser;
  for (const event of clause.waiting.splice(0))
    if (event.agents.length === 0) {
      addEach(event.agents, clause.subjects);
      if (clause.subjects.length > 0) delete event.lacksDoer;
    }
  for (const { text, entities, group } of clause.leading.splice(0))
    attachPhrase(parser, text, entities, group);
  for (const kind of clause.leadingScreens.splice(0))
    for (const subject of clause.subjects) addRelation(parser.reading, kind, subject, [], 'screen');
  clause.nearest = clause.subjects;
  clause.nearestRole = 'subject';
};

const readGroupChunk: Handler<'group'> = (parser, at, chunk) => {
  const { clause, reading } = parser;
  if (chunk.pronoun === 'each other') {
    takeEachOther(parser, chunk);
    return at + 1;
  }
  if (chunk.pronoun === 'there' || chunk.noun === 'there') {
    useSpan(reading, chunk);
    return at + 1;
  }
  if (clause.isCopula && clause.boundary === 'none' && !clause.isCamera)
    return takeComplement(parser, at, chunk);
  if (clause.isCamera && clause.hasVerb && clause.boundary !== 'stop' && canDescribe(chunk)) {
    describePicture(reading, [chunk.noun]);
    useSpan(reading, chunk);
    clause.boundary = 'none';
    return at + 1;
  }
  const afterName = readApposition(parser, at, chunk);
  if (afterName !== null) return afterName;
  const isCameraHead =
    chunk.pronoun === null &&
    cameraNouns.has(chunk.head) &&
    chunk.owner === null &&
    chunk.ownerPronoun === null;
  const nominal = readNominal(parser, at);
  if (nominal.isPicture || (isCameraHead && nominal.entities.length === 0)) {
    if (isCameraHead && (clause.boundary !== 'none' || !clause.event))
      Object.assign(clause, { isCamera: true, subjects: [], event: null, hasVerb: false, boundary: 'none' });
    else if (
      clause.boundary !== 'none' &&
      !isPictureNoun(chunk.head) &&
      verbAfter(parser, nominal.next) !== null
    )
      Object.assign(clause, { isScenery: true, subjects: [], event: null, hasVerb: false, boundary: 'none' });
    else if (clause.boundary === 'stop')
      Object.assign(clause, { subjects: [], event: null, isCamera: isPictureNoun(chunk.head) });
    return nominal.next;
  }
  const { entities, next } = nominal;
  if (nominal.next > at + 1 && isPictureNoun(chunk.head))
    reading.facts.picture.camera.subject ??= entities[0] ?? null;
  const isNew =
    entities[0] === reading.facts.entities.length - 1 && chunk.pronoun === null && next === at + 1;
  // "The mood is one of wonder and curiosity".
  if (
    clause.isCamera &&
    clause.hasVerb &&
    clause.boundary !== 'stop' &&
    isNew &&
    !isVisibleNoun(chunk.head)
  ) {
    dropLast(reading, entities);
    clause.boundary = 'none';
    return next;
  }
  if (clause.isCamera && clause.hasVerb && clause.boundary === 'none') {
    reading.facts.picture.camera.subject ??= entities[0] ?? null;
    setNearest(parser, entities, 'object');
    return next;
  }
  // "Next to him sits a dog": the place comes first, and who is there behind the verb.
  const isInverted =
    clause.event !== null &&
    clause.boundary === 'none' &&
    clause.leading.length > 0 &&
    clause.waiting.includes(clause.event) &&
    standingVerbs.has(clause.event.verb);
  if (isInverted) {
    const event = clause.event!;
    clause.subjects = entities;
    reading.topic = entities;
    takeWaiting(parser);
    setNearest(parser, entities, 'subject');
    clause.extend = (more) => addEach(event.agents, more);
    return next;
  }
  if (
    clause.event &&
    clause.boundary === 'none' &&
    !(verbAfter(parser, next) === 'finite' && clause.event.objects.length > 0)
  ) {
    takeObject(parser, entities);
    setNearest(parser, entities, 'object');
    const { event } = clause;
    clause.extend = (more) => addEach(event.objects, more);
    return next;
  }
  if (joinsSubjects(parser, entities)) {
    clause.subjects = [...new Set([...clause.subjects, ...entities])];
    reading.topic = clause.subjects;
    setNearest(parser, entities, 'subject');
    clause.boundary = 'none';
    return next;
  }
  if ((clause.boundary === 'conj' || clause.boundary === 'comma') && joinsList(parser, next, entities)) {
    clause.extend!(entities);
    clause.boundary = 'none';
    return next;
  }
  startSubject(parser, entities);
  if (entities.length > 0) takeWaiting(parser);
  if (chunk.article === 'no') clause.isNegated = true;
  clause.boundary = 'none';
  return next;
};

const readAdjectives: Handler<'adjectives'> = (parser, at, chunk) => {
  const { reading, clause, chunks } = parser;
  const [named] = chunk.values;
  // "A mosquito biting human": behind its verb a word for somebody is whom it is done to.
  const isObject =
    chunk.values.length === 1 &&
    chunks[at - 1]?.type === 'verb' &&
    clause.event !== null &&
    !clause.isCopula &&
    !seemingVerbs.has(clause.event.verb) &&
    isAnimate(named!);
  if (isObject) {
    useSpan(reading, chunk);
    reading.facts.entities.push(newEntity(named!));
    takeObject(parser, [reading.facts.entities.length - 1]);
    return at + 1;
  }
  const { entities } = reading.facts;
  const isSaid = clause.isCopula && clause.subjects.length > 0;
  const isFollowing =
    !clause.isCopula &&
    clause.boundary !== 'stop' &&
    clause.nearest.length > 0 &&
    !chunk.values.every((value) => praise.has(value) || moods.has(value));
  if (isSaid || isFollowing) {
    for (const index of isSaid ? clause.subjects : clause.nearest)
      for (const value of chunk.values) {
        const known = entities[index]!.attributes.some((attribute) => attribute.value === value);
        if (!known) entities[index]!.attributes.push({ kind: attributeKind(value), value });
      }
    useSpan(reading, chunk);
  } else {
    describePicture(reading, chunk.values);
    useSpan(reading, chunk);
  }
  clause.isCopula = false;
  return at + 1;
};

const readAdverb: Handler<'adverb'> = (parser, at, chunk) => {
  const { reading, clause } = parser;
  const marker = chunk.text === 'then' ? 'then' : markers.get(chunk.text);
  if (marker && chunk.text !== 'as') {
    useSpan(reading, chunk);
    Object.assign(clause, { marker });
    if (clause.boundary === 'none') clause.boundary = 'comma';
    return at + 1;
  }
  const direction = directionWords.get(chunk.text);
  if (clause.event) {
    if (direction) clause.event.direction ??= direction;
    else if (relateToOther(parser, chunk.text)) clause.boundary = 'none';
    else if (chunk.text !== 'first') clause.event.manner.push(chunk.text);
  }
  useSpan(reading, chunk);
  return at + 1;
};

const insides = new Set(['inside', 'inside of', 'in the interior of']);

/** "Inside a lighthouse": where nobody follows, it is the place that is seen. */
const goIntoPlace = ({ reading, clause }: Pick<Parser, 'reading' | 'clause'>): void => {
  for (const { text, entities } of clause.leading.splice(0))
    if (insides.has(text))
      for (const one of entities)
        reading.facts.entities[one]!.attributes.push({ kind: 'other', value: 'interior' });
};

const readWord: Handler<'word'> = ({ reading, clause }, at, chunk) => {
  // "A" before a phrase of the picture: "a close up of".
  const isArticle = reading.units[chunk.start]!.tag === 'det' || reading.units[chunk.start]!.tag === 'poss';
  if (chunk.tag !== 'other' || isArticle) useSpan(reading, chunk);
  if (chunk.tag === 'stop') {
    goIntoPlace({ reading, clause });
    Object.assign(clause, { ...newClause(), isLaterNext: false });
    return at + 1;
  }
  if (chunk.tag === 'comma') {
    if (clause.boundary === 'none') clause.boundary = 'comma';
  } else if (chunk.tag === 'conj') clause.boundary = 'conj';
  else if (chunk.tag === 'rel')
    Object.assign(clause, { boundary: 'rel', isSomebody: chunk.text === 'who' || chunk.text === 'whom' });
  else if (chunk.tag === 'sub') {
    clause.marker = markers.get(chunk.text) ?? clause.marker;
    clause.boundary = 'sub';
  } else if (chunk.tag === 'not') clause.isNegated = true;
  return at + 1;
};

const readQuote: Handler<'quote'> = ({ reading, clause }, at, chunk) => {
  useSpan(reading, chunk);
  const isSaid = clause.event !== null && speakingVerbs.has(clause.event.verb);
  const speaker = isSaid ? (clause.event!.agents[0] ?? null) : null;
  reading.facts.speech.push({ speaker, words: chunk.text, step: reading.step });
  return at + 1;
};

/** Speakers of words that stand before the verb: "Hello!" says the girl; "Hello!" the girl says. */
const findSpeakers = ({ facts }: Reading) => {
  const spoken = facts.speech.filter(({ speaker }) => speaker === null);
  for (const event of spoken.length === 0 ? [] : facts.events) {
    if (!speakingVerbs.has(event.verb)) continue;
    const speech = spoken.find(({ speaker, step }) => speaker === null && step === event.step);
    if (!speech) continue;
    if (event.agents.length === 0) event.agents = event.objects.splice(0, 1);
    const [speaker] = event.agents;
    const hasOwn = facts.speech.some((other) => other.speaker === speaker && other.step === event.step);
    if (speaker !== undefined && !hasOwn) speech.speaker = speaker;
  }
};

const usedWords = new Set(words('etc please'));

export const readClauses = (reading: Reading, chunks: Chunk[]) => {
  const parser: Parser = { reading, chunks, clause: newClause() };
  const { clause } = parser;
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at]!;
    const behind = skipLikeness(parser, at);
    if (behind !== null) {
      at = behind;
      continue;
    }
    switch (chunk.type) {
      case 'group':
        at = readGroupChunk(parser, at, chunk);
        break;
      case 'verb':
        takeMarker(clause, chunk);
        at = readVerb(parser, at, chunk);
        break;
      case 'prep':
        at = readPrep(parser, at, chunk);
        break;
      case 'screen':
        at = readScreen(parser, at, chunk);
        break;
      case 'adjectives':
        at = readAdjectives(parser, at, chunk);
        break;
      case 'adverb':
        at = readAdverb(parser, at, chunk);
        break;
      case 'word':
        if (usedWords.has(chunk.text)) useSpan(reading, chunk);
        at = readWord(parser, at, chunk);
        break;
      case 'quote':
        at = readQuote(parser, at, chunk);
        break;
      case 'direction':
        useSpan(reading, chunk);
        if (clause.event) clause.event.direction = chunk.direction;
        at += 1;
        break;
      default:
        useSpan(reading, chunk);
        applyPicture(reading, reading.units[chunk.start]!.picture);
        if (clause.boundary === 'stop') Object.assign(clause, { isCamera: true, hasVerb: false });
        at += 1;
    }
  }
  goIntoPlace(parser);
  findSpeakers(reading);
};
