/** The subjects of a verb group: those named before it, or nearest to it. */

import type { Entity } from '../facts/facts.ts';
import { goneWith } from './changes.ts';
import type { VerbChunk } from './chunk.ts';
import { isMeans, type Parser } from './clause.ts';
import { isAnimate } from './entities.ts';
import { words } from './rows/list.ts';
import {
  bodily,
  causingVerbs,
  changeVerbs,
  describingPasts,
  grounds,
  helpingVerbs,
  moverPasts,
  natural,
  seeingVerbs,
  subjectPronouns,
  teachingVerbs,
} from './rows/verbs.ts';
import { classesOf, isGarment, isKind } from './word-classes.ts';

const sceneryKinds = ['location', 'nature', 'weather'] as const;

/** Transport that WordNet has as a service and not as a vehicle. */
const transports = new Set(words('train tram subway metro bus'));
const skyBodies = new Set(words('sun moon star comet meteor planet'));
const goesByItself = ({ noun, head }: Entity) =>
  isAnimate(noun) || isKind(head, 'vehicle') || transports.has(head);

/** "The window of a train crossing a bridge": the one just named, where the others cannot move. */
const moverBefore = ({ reading, clause, chunks }: Parser, chunk: VerbChunk): number | null => {
  const { entities, relations } = reading.facts;
  const before = chunks[chunks.indexOf(chunk) - 1];
  if (before?.type !== 'group') return null;
  const index = entities.findLastIndex(({ noun }) => noun === before.noun);
  // "They watch the sun dipping": nobody else dips, where "hearts and stars floating" is said of both.
  const isObject = clause.nearestRole === 'object' && clause.event !== null;
  if (index >= 0 && isObject && skyBodies.has(before.head)) return index;
  if (index < 0 || !goesByItself(entities[index]!)) return null;
  if (clause.subjects.some((one) => goesByItself(entities[one]!))) return null;
  const isDepicted = relations.some(
    ({ kind, objects }) => (kind === 'depicts' || kind === 'made_of') && objects.includes(index),
  );
  return isDepicted ? null : index;
};

/** "A diver swims, with bubbles rising": behind a comma "with" opens a clause of its own. */
const isAbsolute = ({ chunks, clause }: Parser, chunk: VerbChunk): boolean => {
  const at = chunks.indexOf(chunk);
  const [before, prep, group] = chunks.slice(Math.max(0, at - 3), at);
  return (
    clause.nearest.length > 0 &&
    clause.boundary === 'none' &&
    before?.type === 'word' &&
    before.tag === 'comma' &&
    prep?.type === 'prep' &&
    prep.text === 'with' &&
    group?.type === 'group'
  );
};

/** The entity that the event of a participle behind a noun belongs to. */
const participleSubject = (parser: Parser, chunk: VerbChunk): number[] => {
  const { reading, clause } = parser;
  const { entities } = reading.facts;
  // "Makes the flowers grow by singing": whose deed it is sings.
  if (reading.topic.length > 0 && isMeans(parser, chunk)) return reading.topic;
  const { nearest, subjects, boundary } = clause;
  if (isAbsolute(parser, chunk)) return nearest;
  // "Helps her son in riding a bicycle": he rides it.
  const isHelped =
    boundary === 'sub' && clause.nearestRole === 'object' && helpingVerbs.has(clause.event?.verb ?? '');
  if (isHelped && nearest.every((one) => isAnimate(entities[one]!.noun))) return nearest;
  // "Keeps the flames dancing", "sends leaves swirling".
  const isCaused = boundary === 'none' && clause.nearestRole === 'object' && nearest.length > 0;
  if (isCaused && causingVerbs.has(clause.event?.verb ?? '')) return nearest;
  if (boundary === 'comma' || boundary === 'conj' || boundary === 'sub') {
    const agents = clause.event?.agents ?? [];
    if (boundary === 'conj' && agents.length > 0) return agents;
    // "A square with people strolling, stopping to watch": those who stroll, and not the square.
    const isOfAgents =
      agents.some((one) => isAnimate(entities[one]!.noun)) &&
      !subjects.some((one) => goesByItself(entities[one]!)) &&
      !natural.has(chunk.verb);
    if (isOfAgents) return agents;
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
export const isParticiple = ({ chunks, clause }: Parser, at: number, chunk: VerbChunk): boolean => {
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

/** "A dwarf in a sphere who rakes": the last one named who lives. */
const somebodyNear = ({ reading, clause }: Parser): number[] => {
  const { entities } = reading.facts;
  const lives = (one: number) => isAnimate(entities[one]!.noun);
  if (clause.nearest.some(lives)) return clause.nearest;
  // "On the ear of a goat, who".
  const wholes = clause.nearest.flatMap((one) => entities[one]!.partOf ?? []);
  if (wholes.some(lives)) return wholes;
  if (clause.subjects.some(lives)) return clause.subjects;
  const last = entities.findLastIndex((_, one) => lives(one));
  return last < 0 ? clause.nearest : [last];
};

/** "A van with an open door parked", "a woman in a hat seated": no door is parked and no hat seated. */
const isOfCarrier = ({ reading, clause }: Parser, { verb }: VerbChunk): boolean => {
  const { entities } = reading.facts;
  return (
    clause.nearestRole === 'with' &&
    moverPasts.has(verb) &&
    clause.subjects.some((one) => goesByItself(entities[one]!)) &&
    !clause.nearest.some((one) => goesByItself(entities[one]!))
  );
};

/** "A donkey in a meadow bothered by flies": the meadow is not bothered, but it may be covered. */
const isOfThoseThere = ({ reading, clause }: Parser, { verb }: VerbChunk): boolean => {
  const { entities } = reading.facts;
  return (
    clause.nearestRole === 'place' &&
    !describingPasts.has(verb) &&
    clause.subjects.some((one) => isAnimate(entities[one]!.noun)) &&
    clause.nearest.every((one) => sceneryKinds.some((kind) => isKind(entities[one]!.head, kind)))
  );
};

export const subjectsOf = (parser: Parser, at: number, chunk: VerbChunk): number[] => {
  const { clause } = parser;
  if (chunk.form === 'ing') return participleSubject(parser, chunk);
  if (
    chunk.form === 'past' &&
    isParticiple(parser, at, chunk) &&
    clause.boundary === 'none' &&
    clause.nearest.length > 0
  )
    return isOfCarrier(parser, chunk) || isOfThoseThere(parser, chunk) ? clause.subjects : clause.nearest;
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
