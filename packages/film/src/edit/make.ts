/** "Make the dog sleep", "make it night", "give him a hat": first what it is done to, then what it becomes. */

import type { Told } from '../facts/facts.ts';
import { verbReadings } from '../read/morphology.ts';
import { readFacts } from '../read/read-facts.ts';
import { adjectiveKinds } from '../read/rows/adjective-kinds.ts';
import { castEntities } from '../screenplay/cast-entities.ts';
import { styleOf } from '../screenplay/meanings.ts';
import { findEntities, topicOf } from './find-entities.ts';
import { tell } from './tell.ts';

/** The picture as a whole. */
const whole = new Set(['it', 'the scene', 'the video', 'the picture', 'the film', 'everything', 'this']);

/** The words of the first noun group that names something, and the rest. */
const splitSubject = (told: Told, what: string): { subject: string; rest: string } | null => {
  const words = what.split(' ');
  let found: number | null = null;
  let before = '';
  for (let length = 1; length < Math.min(words.length, 8); length += 1) {
    const phrase = words.slice(0, length).join(' ');
    const noun = readFacts(phrase)
      .entities.map((entity) => entity.noun)
      .join();
    const isNamed = noun !== before && findEntities(told.facts, phrase).length > 0;
    if (isNamed || whole.has(phrase) || (length === 1 && findEntities(told.facts, phrase).length > 0))
      found = length;
    before = noun;
  }
  return found === null
    ? null
    : { subject: words.slice(0, found).join(' '), rest: words.slice(found).join(' ') };
};

const prepositions = new Set('in on at to into under inside near by beside behind'.split(' '));
const articles = new Set(['a', 'an', 'the', 'some']);

/** How the words behind the subject are said of it. */
const link = (rest: string): 'is' | 'will' => {
  const [first, second = ''] = rest.split(' ') as [string, string?];
  const isVerb = verbReadings(first).some(({ form }) => form === 'base');
  if (!isVerb) return 'is';
  return adjectiveKinds.has(first) && !articles.has(second) ? 'is' : 'will';
};

const isOfPicture = (rest: string): boolean => {
  const { entities, events, picture } = readFacts(rest);
  if (entities.length + events.length > 0) return false;
  const { times, seasons, weather, style, mood, camera, isTimelapse, isSlowMotion } = picture;
  const isFramed = camera.moves.length > 0 || camera.shot !== null || camera.angle !== null;
  return (
    times.length + seasons.length + weather.length > 0 ||
    style !== null ||
    mood !== null ||
    isFramed ||
    isTimelapse ||
    isSlowMotion
  );
};

/** A place to be in, a style, an hour: of the whole picture and not of one thing. */
const isScenery = (rest: string): boolean => {
  const facts = readFacts(rest);
  const [first] = castEntities(facts);
  return isOfPicture(rest) || (prepositions.has(rest.split(' ')[0]!) && first?.is === 'place');
};

/** `swap`: the thing becomes another. */
export const make = (told: Told, what: string, swap?: (by: string, old: string) => Told): Told => {
  const split = splitSubject(told, what);
  if (!split) return tell(told, what);
  const { subject, rest } = split;
  const isWhole = whole.has(subject);
  const facts = readFacts(rest);
  const [named] = facts.entities;
  const style = named ? styleOf(named.noun) : undefined;
  if (isWhole && style) return tell(told, `in ${style.replaceAll('_', ' ')} style`);
  const isThere = prepositions.has(rest.split(' ')[0]!) && castEntities(facts)[0]?.is === 'place';
  if (isThere) return tell(told, rest.startsWith('to ') ? `in ${rest.slice(3)}` : rest);
  if (isWhole && isScenery(rest)) return tell(told, rest);
  const targets = findEntities(told.facts, subject);
  const isNoun = named !== undefined && facts.events.length === 0 && articles.has(rest.split(' ')[0]!);
  if (isNoun && isWhole && targets.length === 0) return tell(told, rest);
  if (isNoun && swap) return swap(rest, subject);
  // "Make it two dogs".
  if (isWhole && named && facts.events.length === 0 && link(rest) === 'is' && !adjectiveKinds.has(rest))
    return tell(told, rest);
  const who = isWhole && targets.length === 0 ? topicOf(told.facts) : targets;
  if (who.length === 0) return tell(told, rest);
  const name = told.facts.entities[who[0]!]!;
  const called = isWhole ? (name.character ? `@${name.character}` : `the ${name.noun}`) : subject;
  return tell(told, `${called} ${link(rest)} ${rest}`);
};

/** Null where nobody is named who gets it. */
export const give = (told: Told, what: string): Told | null => {
  const split = splitSubject(told, what);
  return split && tell(told, `${split.subject} has ${split.rest}`);
};
