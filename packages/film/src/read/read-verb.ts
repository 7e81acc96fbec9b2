/** A verb group: its event, its step, and what it takes. */

import { newEvent } from '../facts/new-event.ts';
import { putOn } from './attach.ts';
import { isOfLight, looksAtNext, readCameraVerb } from './camera.ts';
import { readChange } from './changes.ts';
import type { VerbChunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { isAnimate, partNouns } from './entities.ts';
import { canDescribe, likenPart } from './likenesses.ts';
import { readNominal } from './nominal.ts';
import { addEach, addOnce, addRelation, useSpan } from './reading.ts';
import { words } from './rows/list.ts';
import { showingVerbs } from './rows/picture-phrases.ts';
import { seemingVerbs, tastes, viewedVerbs, wearingVerbs, weatherVerbs } from './rows/verbs.ts';
import { stepFor } from './steps.ts';
import { isParticiple, subjectsOf } from './verb-subject.ts';
import { isGarment, isKind } from './word-classes.ts';

const showing = new Set(words(showingVerbs));

const haveIt = (parser: Parser, at: number, chunk: VerbChunk, subjects: number[]): number | null => {
  const { reading, chunks } = parser;
  const next = chunks[at + 1];
  const owner = subjects[0];
  if (next?.type !== 'group' || owner === undefined || next.pronoun) return null;
  if (tastes.has(next.head) || (['act', 'food', 'time'] as const).some((kind) => isKind(next.head, kind)))
    return null;
  // "Having a party" is done, "a band that has a party of five" is not said.
  if ((chunk.form === 'ing' || chunk.isProgressive) && isKind(next.head, 'gathering')) return null;
  useSpan(reading, chunks[at]!);
  const nominal = readNominal(parser, at + 1);
  const head = nominal.group.head;
  if (isGarment(head)) putOn(parser, owner, nominal.entities);
  else if (isKind(head, 'body') || partNouns.has(head)) {
    for (const entity of nominal.entities)
      if (entity !== owner) {
        likenPart(parser, entity);
        reading.facts.entities[entity]!.partOf = owner;
      }
  } else addRelation(reading, 'with', owner, nominal.entities);
  Object.assign(parser.clause, {
    nearest: nominal.entities,
    nearestRole: 'with',
    hasVerb: true,
    event: null,
    subjects,
  });
  parser.clause.extend = (more) => {
    for (const one of more) {
      const { head: other, partOf } = reading.facts.entities[one]!;
      const isLikened =
        partOf !== null && partOf !== owner && (isKind(other, 'body') || partNouns.has(other));
      if (isLikened) likenPart(parser, one);
      if (isLikened && reading.facts.entities.length <= partOf) reading.facts.entities[one]!.partOf = owner;
      else addRelation(reading, 'with', owner, [one]);
    }
  };
  return nominal.next;
};

const wearIt = (parser: Parser, at: number, subjects: number[]): number | null => {
  const { reading, chunks, clause } = parser;
  const next = chunks[at + 1];
  const wearer = subjects[0];
  if (next?.type !== 'group' || wearer === undefined) return null;
  useSpan(reading, chunks[at]!);
  const nominal = readNominal(parser, at + 1);
  for (const one of subjects) putOn(parser, one, nominal.entities);
  Object.assign(clause, {
    nearest: nominal.entities,
    nearestRole: 'object',
    hasVerb: true,
    event: null,
    subjects,
  });
  clause.extend = (more) => {
    const isWorn = more.every((one) => !isAnimate(reading.facts.entities[one]!.noun));
    if (isWorn) for (const one of subjects) putOn(parser, one, more);
  };
  return nominal.next;
};

const isShowing = (parser: Parser, chunk: VerbChunk) =>
  showing.has(chunk.verb.split(' ')[0]!) && (parser.clause.isCamera || parser.clause.subjects.length === 0);

/** "It rains", "while it is snowing": nobody does that. */
const readWeatherVerb = ({ reading, clause, chunks }: Parser, at: number, chunk: VerbChunk): boolean => {
  const before = chunks[at - 1];
  const weather = weatherVerbs.get(chunk.verb);
  if (!weather || before?.type !== 'group' || before.pronoun !== 'it') return false;
  addOnce(reading.facts.picture.weather, weather);
  useSpan(reading, chunk);
  Object.assign(clause, { event: null, hasVerb: true, boundary: 'none', marker: null });
  return true;
};

/** "Seen from behind", "a cat is seen darting": by those who watch the film. */
const isSeenOnly = (
  { reading, clause, chunks }: Parser,
  at: number,
  chunk: VerbChunk,
  subjects: number[],
): boolean => {
  const next = chunks[at + 1];
  const isDone = chunk.isPassive || chunk.form === 'past';
  if (!isDone || chunk.isNegated || !viewedVerbs.has(chunk.verb) || subjects.length === 0) return false;
  if (next?.type === 'group' || (next?.type === 'prep' && next.text === 'by')) return false;
  useSpan(reading, chunk);
  Object.assign(clause, { subjects, boundary: 'none', nearest: subjects, nearestRole: 'subject' });
  return true;
};

/** The group behind the verb and its preposition becomes what the camera looks at. */
const lookAt = (parser: Parser, at: number, chunk: VerbChunk): number => {
  const { clause, reading, chunks } = parser;
  useSpan(reading, chunk);
  useSpan(reading, chunks[at + 1]!);
  readCameraVerb(parser, at, chunk);
  const { entities, next } = readNominal(parser, at + 2);
  const { camera } = reading.facts.picture;
  camera.subject = entities[0] ?? camera.subject;
  Object.assign(clause, { nearest: entities, nearestRole: 'object', boundary: 'none', hasVerb: true });
  return next;
};

/** Reads the verb at a chunk; the number of the chunk to go on with. */
export const readVerb = (parser: Parser, at: number, chunk: VerbChunk): number => {
  const { reading, clause } = parser;
  if (looksAtNext(parser, at, chunk)) return lookAt(parser, at, chunk);
  if (isShowing(parser, chunk)) {
    useSpan(reading, chunk);
    clause.isCamera = false;
    Object.assign(clause, { boundary: 'stop', event: null, hasVerb: false });
    return at + 1;
  }
  const describesSeen =
    clause.isCamera && clause.hasVerb && clause.boundary === 'none' && clause.nearest.length > 0;
  if (describesSeen && chunk.form !== 'to')
    Object.assign(clause, { isCamera: false, subjects: clause.nearest, nearestRole: 'subject' });
  if (clause.isCamera && chunk.form !== 'to') {
    useSpan(reading, chunk);
    readCameraVerb(parser, at, chunk);
    clause.hasVerb = true;
    return at + 1;
  }
  if (isOfLight(parser, at, chunk))
    Object.assign(clause, { isScenery: true, subjects: [], nearest: [], event: null });
  if (clause.isScenery && clause.boundary === 'none') {
    const changed = chunk.verb === 'be' ? null : readChange(parser, at, chunk, []);
    useSpan(reading, chunk);
    clause.hasVerb = true;
    return changed ?? at + 1;
  }
  const subjects = subjectsOf(parser, at, chunk);
  if (readWeatherVerb(parser, at, chunk) || isSeenOnly(parser, at, chunk, subjects)) return at + 1;
  const special =
    chunk.verb === 'have'
      ? haveIt(parser, at, chunk, subjects)
      : wearingVerbs.has(chunk.verb) && !chunk.isPassive
        ? wearIt(parser, at, subjects)
        : null;
  if (special !== null) {
    clause.boundary = 'none';
    return special;
  }
  const next = parser.chunks[at + 1];
  // "Appears lightweight", "remains calm".
  const isSeeming = seemingVerbs.has(chunk.verb) && next?.type === 'group' && canDescribe(next);
  if (chunk.verb === 'be' || isSeeming) {
    useSpan(reading, chunk);
    if (clause.marker === 'then' || clause.marker === 'until') reading.step = stepFor(parser, chunk);
    Object.assign(clause, {
      subjects,
      isCopula: true,
      hasVerb: true,
      event: null,
      boundary: 'none',
      isNegated: chunk.isNegated,
      marker: null,
    });
    return at + 1;
  }
  reading.step = stepFor(parser, chunk);
  clause.boundary = 'none';
  const changed = readChange(parser, at, chunk, subjects);
  if (changed !== null) {
    const result = reading.facts.changes.at(-1)?.toEntity ?? null;
    // "Turns into a cat made of wool": what comes behind describes the cat.
    Object.assign(clause, {
      subjects,
      nearest: result === null ? subjects : [result],
      nearestRole: result === null ? 'subject' : 'object',
      extend: null,
      isSentenceStart: false,
    });
    return changed;
  }
  useSpan(reading, chunk);
  const event = newEvent(chunk.verb, reading.step);
  const isPassive = chunk.isPassive || (chunk.form === 'past' && isParticiple(parser, at, chunk));
  addEach(isPassive ? event.objects : event.agents, subjects);
  event.manner.push(...chunk.manner);
  event.isNegated = chunk.isNegated || clause.isNegated;
  event.direction = chunk.direction;
  reading.facts.events.push(event);
  if (subjects.length === 0 && !isPassive) clause.waiting.push(event);
  // A subject that comes later takes it back.
  if ((subjects.length === 0 && !isPassive && chunk.form === 'ing') || (isPassive && chunk.isOngoing))
    event.lacksDoer = true;
  reading.lastStep = Math.max(reading.lastStep, reading.step);
  const isTold = chunk.form === 'finite' || chunk.form === 'base' || chunk.form === 'past';
  if (isTold || clause.subjects.length === 0) clause.subjects = subjects;
  if (isTold) reading.topic = subjects;
  Object.assign(clause, {
    event,
    hasVerb: true,
    isCopula: false,
    extend: null,
    isNegated: false,
    isSentenceStart: false,
  });
  if (subjects.length > 0 && (clause.nearestRole === 'none' || clause.nearestRole === 'with'))
    Object.assign(clause, { nearest: subjects, nearestRole: 'subject' });
  return at + 1;
};

/** An object of the event, or the second of two: "gives the dog a bone". */
export const takeObject = (parser: Parser, entities: number[]) => {
  const { clause, reading } = parser;
  const event = clause.event!;
  const isSecond = event.objects.length > 0 && clause.nearestRole === 'object';
  if (isSecond && isAnimate(reading.facts.entities[event.objects[0]!]?.noun ?? ''))
    addEach(event.recipients, event.objects.splice(0));
  addEach(event.objects, entities);
};
