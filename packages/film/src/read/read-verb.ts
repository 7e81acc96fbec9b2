/** A verb group: whose event it is, its step, and what it takes. */

import type { Entity } from '../facts/facts.ts';
import { putOn } from './attach.ts';
import { isOfLight, readCameraVerb } from './camera.ts';
import { goneWith, readChange } from './changes.ts';
import type { VerbChunk } from './chunk.ts';
import { isMeans, type Parser } from './clause.ts';
import { isAnimate, partNouns } from './entities.ts';
import { readNominal } from './nominal.ts';
import { addEach, addOnce, addRelation, newEvent, useSpan } from './reading.ts';
import { words } from './rows/list.ts';
import { showingVerbs } from './rows/picture-phrases.ts';
import {
  bodily,
  causingVerbs,
  changeVerbs,
  describingPasts,
  grounds,
  helpingVerbs,
  natural,
  seeingVerbs,
  subjectPronouns,
  tastes,
  teachingVerbs,
  viewedVerbs,
  wearingVerbs,
  weatherVerbs,
} from './rows/verbs.ts';
import { stepFor } from './steps.ts';
import { classesOf, isGarment, isKind } from './word-classes.ts';

const showing = new Set(words(showingVerbs));

const sceneryKinds = ['location', 'nature', 'weather'] as const;

/** Transport that WordNet has as a service and not as a vehicle. */
const transports = new Set(words('train tram subway metro bus'));
const goesByItself = ({ noun, head }: Entity) =>
  isAnimate(noun) || isKind(head, 'vehicle') || transports.has(head);

/** "The window of a train crossing a bridge": the one just named, where the others cannot move. */
const moverBefore = ({ reading, clause, chunks }: Parser, chunk: VerbChunk): number | null => {
  const { entities, relations } = reading.facts;
  const before = chunks[chunks.indexOf(chunk) - 1];
  if (before?.type !== 'group') return null;
  const index = entities.findLastIndex(({ noun }) => noun === before.noun);
  if (index < 0 || !goesByItself(entities[index]!)) return null;
  if (clause.subjects.some((one) => goesByItself(entities[one]!))) return null;
  const isDepicted = relations.some(
    ({ kind, objects }) => (kind === 'depicts' || kind === 'made_of') && objects.includes(index),
  );
  return isDepicted ? null : index;
};

/** The entity that the event of a participle behind a noun belongs to. */
const participleSubject = (parser: Parser, chunk: VerbChunk): number[] => {
  const { reading, clause } = parser;
  const { entities } = reading.facts;
  // "Makes the flowers grow by singing": whose deed it is sings.
  if (reading.topic.length > 0 && isMeans(parser, chunk)) return reading.topic;
  const { nearest, subjects, boundary } = clause;
  // "Helps her son in riding a bicycle": he rides it.
  const isHelped =
    boundary === 'sub' && clause.nearestRole === 'object' && helpingVerbs.has(clause.event?.verb ?? '');
  if (isHelped && nearest.every((one) => isAnimate(entities[one]!.noun))) return nearest;
  // "Keeps the flames dancing", "sends leaves swirling".
  const isCaused = boundary === 'none' && clause.nearestRole === 'object' && nearest.length > 0;
  if (isCaused && causingVerbs.has(clause.event?.verb ?? '')) return nearest;
  if (boundary === 'comma' || boundary === 'conj' || boundary === 'sub') {
    if (boundary === 'conj' && clause.event && clause.event.agents.length > 0) return clause.event.agents;
    return subjects.length > 0 ? subjects : nearest;
  }
  const mover = moverBefore(parser, chunk);
  if (mover !== null) return [mover];
  if (nearest.length === 0 || clause.nearestRole === 'subject')
    return subjects.length > 0 ? subjects : nearest;
  const { noun, head } = entities[nearest[0]!]!;
  if (isGarment(head) && subjects.length > 0) return subjects;
  const verb = chunk.verb.split(' ')[0]!;
  // "A drawing on a pavement washing away": where it is does not change.
  const isPlaced = clause.nearestRole === 'place' && !clause.hasVerb && subjects.length > 0;
  const isChange = changeVerbs.has(verb) || goneWith.has(chunk.verb);
  if (isPlaced && isChange && !subjects.some((one) => isAnimate(entities[one]!.noun))) return subjects;
  // "A girl on a beach flying a kite", "a dragon in the clouds flying": no beach flies.
  const isScenery = clause.nearestRole === 'place' && sceneryKinds.some((kind) => isKind(head, kind));
  const isInScenery = (one: number) => sceneryKinds.some((kind) => isKind(entities[one]!.head, kind));
  // "A drawing on a sidewalk fading", but "a road winding".
  const isGround = clause.nearestRole === 'place' && grounds.has(head) && !natural.has(verb);
  if ((isScenery || isGround) && subjects.length > 0 && !subjects.every(isInScenery)) return subjects;
  const isCarried =
    (clause.nearestRole === 'with' || clause.nearestRole === 'object') &&
    !goesByItself(entities[nearest[0]!]!) &&
    !isKind(head, 'building') &&
    !sceneryKinds.some((kind) => isKind(head, kind));
  if (isCarried && bodily.has(verb) && subjects.some((one) => isAnimate(entities[one]!.noun)))
    return subjects;
  if (isAnimate(noun) || natural.has(verb) || subjects.length === 0) return nearest;
  const first = entities[subjects[0]!];
  return first && (isAnimate(first.noun) || isKind(first.head, 'vehicle')) ? subjects : nearest;
};

/** A past form without "be": "turned" tells, "covered with" describes. */
const isParticiple = ({ chunks, clause }: Parser, at: number, chunk: VerbChunk): boolean => {
  const next = chunks[at + 1];
  const before = chunks[at - 1];
  // "As he told a joke": who is named by such a pronoun does it.
  if (before?.type === 'group' && subjectPronouns.has(before.pronoun ?? '')) return false;
  if (clause.hasVerb && clause.boundary === 'none') return true;
  const classes = classesOf(chunk.verb.split(' ')[0]!);
  // "He chuckled with glee": nobody chuckles him.
  if (classes && !classes.takesObject) return false;
  if (next?.type === 'prep' && (next.text === 'by' || next.text === 'with')) return true;
  if (next?.type === 'group') return false;
  if (!classes?.takesObject) return false;
  if (!classes.standsAlone) return true;
  // "A cat perched on a wall" rather than a tale of the past: no other verb follows, no "then".
  return describingPasts.has(chunk.verb);
};

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
      if (entity !== owner) reading.facts.entities[entity]!.partOf = owner;
  } else addRelation(reading, 'with', owner, nominal.entities);
  Object.assign(parser.clause, {
    nearest: nominal.entities,
    nearestRole: 'with',
    hasVerb: true,
    event: null,
    subjects,
  });
  parser.clause.extend = (more) => {
    for (const one of more) addRelation(reading, 'with', owner, [one]);
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

/** "A dwarf in a sphere who rakes": the last one named who lives. */
const somebodyNear = ({ reading, clause }: Parser): number[] => {
  const { entities } = reading.facts;
  const lives = (one: number) => isAnimate(entities[one]!.noun);
  if (clause.nearest.some(lives)) return clause.nearest;
  if (clause.subjects.some(lives)) return clause.subjects;
  const last = entities.findLastIndex((_, one) => lives(one));
  return last < 0 ? clause.nearest : [last];
};

const subjectsOf = (parser: Parser, at: number, chunk: VerbChunk): number[] => {
  const { clause } = parser;
  if (chunk.form === 'ing') return participleSubject(parser, chunk);
  if (
    chunk.form === 'past' &&
    isParticiple(parser, at, chunk) &&
    clause.boundary === 'none' &&
    clause.nearest.length > 0
  )
    return clause.nearest;
  // "Watches a bird fly".
  const verb = clause.event?.verb ?? '';
  if (
    chunk.form === 'base' &&
    clause.boundary === 'none' &&
    clause.nearestRole === 'object' &&
    seeingVerbs.has(verb)
  )
    return clause.nearest;
  if (clause.boundary === 'rel') return clause.isSomebody ? somebodyNear(parser) : clause.nearest;
  const event = chunk.form === 'to' ? clause.event : null;
  const prep = parser.chunks[at - 2];
  // "Brings a chair for her to sit on": she sits.
  if (event?.recipients.length && prep?.type === 'prep' && prep.text === 'for') return event.recipients;
  // "Teaches her daughter to ride": the daughter rides.
  if (event?.objects.length && teachingVerbs.has(verb)) return event.objects;
  if (event?.agents.length) return event.agents;
  return clause.subjects.length > 0 ? clause.subjects : clause.nearest;
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

/** Reads the verb at a chunk; the number of the chunk to go on with. */
export const readVerb = (parser: Parser, at: number, chunk: VerbChunk): number => {
  const { reading, clause } = parser;
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
  if (chunk.verb === 'be') {
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
