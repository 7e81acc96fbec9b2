/** Units as the parts of clauses: noun groups, verb groups, prepositions and what joins them. */

import type { RelationKind } from '../facts/facts.ts';
import type { Direction } from '../scene/scene.ts';
import { verbReadings } from './morphology.ts';
import { type Group, readGroup } from './noun-group.ts';
import { byPhrase, phrases } from './rows/list.ts';
import { directionRows, prepositions, screenPhrases } from './rows/prepositions.ts';
import { aspectVerbs, endingVerbs, separable, verbsWithAdjective } from './rows/verbs.ts';
import type { Unit } from './units.ts';
import { classesOf } from './word-classes.ts';

type Span = { start: number; end: number };
export type VerbChunk = Span & {
  type: 'verb';
  verb: string;
  /** `finite` has a subject before it, `ing` and `past` may describe the noun before, `base` stands bare, `to` is a purpose. */
  form: 'finite' | 'ing' | 'past' | 'base' | 'to';
  isPassive: boolean;
  isProgressive: boolean;
  /** "Being poured". */
  isOngoing: boolean;
  isNegated: boolean;
  manner: string[];
  /** Up or down by its particle. */
  direction: Direction | null;
};
export type Chunk =
  | Group
  | VerbChunk
  | (Span & { type: 'prep'; text: string })
  | (Span & { type: 'direction'; direction: Direction })
  | (Span & { type: 'screen'; kind: RelationKind })
  | (Span & { type: 'adjectives'; values: string[] })
  | (Span & { type: 'adverb'; text: string })
  | (Span & { type: 'word'; text: string; tag: 'conj' | 'comma' | 'stop' | 'sub' | 'rel' | 'not' | 'other' })
  | (Span & { type: 'quote'; text: string })
  | (Span & { type: 'pic' });

const directionOf = byPhrase(directionRows);
const longest = new Map<string, number>();
const adverbPhrases = new Set(
  phrases(
    'upside down, side by side, hand in hand, one by one, up close, at once, at the same time, in unison, in a row, in a line, in line, on foot, for the first time, once again, over and over, all around, in the air, in mid air, mid air, in midair, in half, in two, in sync, on top, face to face, back and forth, up front, as well, to and fro, in place, at last, at first, of course, by hand, arm in arm, in pairs, in formation, to work, in sight, within sight, in plain sight',
  ),
);
for (const phrase of [
  ...adverbPhrases,
  ...directionOf.keys(),
  ...prepositions.keys(),
  ...screenPhrases.keys(),
]) {
  const parts = phrase.split(' ');
  longest.set(parts[0]!, Math.max(parts.length, longest.get(parts[0]!) ?? 0));
}

const verbTags = new Set(['third', 'base', 'ing', 'past']);
const startsGroup = (unit: Unit | undefined) =>
  unit !== undefined && ['det', 'poss', 'num', 'noun', 'nouns', 'pron', 'adj', 'pic'].includes(unit.tag);

/** Phrases of place and direction, the longest first. */
const phraseChunk = (units: Unit[], at: number): Chunk | null => {
  const first = units[at]!;
  const most = longest.get(first.text) ?? 0;
  let phrase = '';
  let found: Chunk | null = null;
  for (let length = 1; length <= most && units[at + length - 1]?.kind === 'word'; length += 1) {
    phrase = length === 1 ? first.text : `${phrase} ${units[at + length - 1]!.text}`;
    const span = { start: at, end: at + length };
    const next = units[at + length];
    const kind = screenPhrases.get(phrase);
    const direction = directionOf.get(phrase);
    // "Left" and "right" alone are directions only as adverbs, "before" and the like belong to the order of things.
    const isPlain = length === 1;
    // "Down to rest" is no phrase of place.
    if (!isPlain && units[at + length - 1]!.text === 'to' && (next?.tag === 'base' || next?.tag === 'be'))
      continue;
    if (prepositions.has(phrase) && (!isPlain || first.tag === 'prep' || first.tag === 'to'))
      found = { ...span, type: 'prep', text: phrase };
    else if (direction && (!isPlain || first.tag === 'adv'))
      found = { ...span, type: 'direction', direction };
    else if (adverbPhrases.has(phrase) && next?.text !== 'of')
      found = { ...span, type: 'adverb', text: phrase };
    else if (kind && (!isPlain || first.tag === 'adv' || first.tag === 'adj')) {
      // "On the left a tree" lacks its "of".
      if ((kind === 'left_of' || kind === 'right_of') && next && ['det', 'noun'].includes(next.tag))
        found = { ...span, type: 'prep', text: kind === 'left_of' ? 'left of' : 'right of' };
      else found = { ...span, type: 'screen', kind };
    }
  }
  return found;
};

const baseOf = (unit: Unit): string => (unit.prefix ? `${unit.prefix} ${plainBase(unit)}` : plainBase(unit));

const plainBase = (unit: Unit): string => {
  const form = unit.tag as 'third' | 'base' | 'ing' | 'past';
  const readings = verbReadings(unit.text).filter((reading) => reading.form === form);
  return (
    readings.sort((a, b) => b.uses - a.uses)[0]?.base ??
    (form === 'ing' && unit.text.length > 5 ? unit.text.slice(0, -3) : unit.text)
  );
};

const particleWords = new Set(
  'up down off out away on over in back around round along together apart by forward aside through about past'.split(
    ' ',
  ),
);

/** The particle behind a verb, as its number of units. */
const particleAt = (units: Unit[], at: number, verb: string): string | null => {
  const unit = units[at];
  if (!unit || !particleWords.has(unit.text) || (unit.tag !== 'prep' && unit.tag !== 'adv')) return null;
  const after = units[at + 1];
  if (
    separable.has(`${verb} ${unit.text}`) &&
    (startsGroup(after) || !after || after.tag !== 'prep' || after.text === 'from')
  )
    return unit.text;
  // A phrase such as "out of" or "over the top of" begins here.
  const phrase = phraseChunk(units, at);
  if (phrase && (phrase.type !== 'prep' || phrase.end > at + 1)) return null;
  if (startsGroup(after) || (after?.tag === 'prep' && after.text === 'of')) return null;
  return unit.text;
};

const isVerbAhead = (units: Unit[], at: number): boolean => {
  let next = at;
  while (units[next] && ['adv', 'not', 'be', 'have', 'modal'].includes(units[next]!.tag) && next - at < 6)
    next += 1;
  return units[next] !== undefined && verbTags.has(units[next]!.tag);
};

type Auxiliaries = {
  hasBe: boolean;
  hasBeing: boolean;
  hasHave: boolean;
  hasFinite: boolean;
  isNegated: boolean;
  manner: string[];
  at: number;
};

const readAuxiliaries = (units: Unit[], start: number): Auxiliaries => {
  const found: Auxiliaries = {
    hasBe: false,
    hasBeing: false,
    hasHave: false,
    hasFinite: false,
    isNegated: false,
    manner: [],
    at: start,
  };
  while (units[found.at]) {
    const unit = units[found.at]!;
    if (unit.tag === 'be') {
      found.hasBe = true;
      if (unit.text === 'being') found.hasBeing = true;
      if (unit.text !== 'being' && unit.text !== 'been') found.hasFinite = true;
    } else if (unit.tag === 'have') {
      found.hasHave = true;
      if (unit.text !== 'having') found.hasFinite = true;
    } else if (unit.tag === 'modal') found.hasFinite = true;
    else if (unit.tag === 'not') found.isNegated = true;
    else if (unit.tag === 'adv' && isVerbAhead(units, found.at + 1)) found.manner.push(unit.text);
    else break;
    found.at += 1;
  }
  return found;
};

const formOf = (tag: string, aux: Auxiliaries, hasTo: boolean): VerbChunk['form'] => {
  if (hasTo) return 'to';
  if (aux.hasFinite || tag === 'third') return 'finite';
  if (tag === 'base') return 'base';
  return tag as 'ing' | 'past';
};

/** "Starts to run", "keeps on running": goes on to the verb that is meant. */
const followAspect = (
  units: Unit[],
  verb: string,
  at: number,
): { verb: string; at: number; tag: string; isEnding: boolean } | null => {
  const endsIt = endingVerbs.has(verb);
  if (!aspectVerbs.has(verb) && !endsIt) return null;
  let next = at;
  if (units[next]?.text === 'on' || units[next]?.text === 'out') next += 1;
  while (units[next]?.tag === 'adv') next += 1;
  const isPurpose = units[next]?.tag === 'to' || units[next]?.text === 'to';
  // "Stops dancing" no longer does it; "stops to drink" does.
  const isEnding = endsIt && !isPurpose;
  if (isPurpose) {
    next += 1;
    while (units[next]?.tag === 'adv') next += 1;
    if (units[next]?.tag !== 'base' && units[next]?.tag !== 'be') return null;
  } else if (units[next]?.tag !== 'ing') return null;
  if (units[next]!.tag === 'be') return { verb: 'be', at: next + 1, tag: 'be', isEnding };
  return { verb: baseOf(units[next]!), at: next + 1, tag: units[next]!.tag, isEnding };
};

const verbChunk = (units: Unit[], start: number): VerbChunk | null => {
  const hasTo =
    units[start]!.tag === 'to' &&
    (units[start + 1]?.tag === 'base' ||
      units[start + 1]?.tag === 'be' ||
      (units[start + 1]?.tag === 'adv' && units[start + 2]?.tag === 'base'));
  const aux = readAuxiliaries(units, hasTo ? start + 1 : start);
  const unit = units[aux.at];
  const chunk: VerbChunk = {
    type: 'verb',
    start,
    end: aux.at,
    verb: '',
    form: 'finite',
    isPassive: false,
    isProgressive: false,
    isOngoing: aux.hasBeing,
    isNegated: aux.isNegated,
    manner: aux.manner,
    direction: null,
  };
  if (!unit || !verbTags.has(unit.tag)) {
    if (aux.hasBe) return { ...chunk, verb: 'be', form: aux.hasFinite ? (hasTo ? 'to' : 'finite') : 'ing' };
    if (aux.hasHave)
      return { ...chunk, verb: 'have', form: aux.hasFinite ? (hasTo ? 'to' : 'finite') : 'ing' };
    const last = units[aux.at - 1];
    if (last?.tag === 'modal' && ['do', 'does', 'did'].includes(last.text)) return { ...chunk, verb: 'do' };
    return null;
  }
  // "About to": adverb and infinitive.
  chunk.verb = baseOf(unit);
  chunk.end = aux.at + 1;
  chunk.form = formOf(unit.tag, aux, hasTo);
  chunk.isPassive = unit.tag === 'past' && aux.hasBe;
  chunk.isProgressive = unit.tag === 'ing' && aux.hasBe;
  for (
    let rest = followAspect(units, chunk.verb, chunk.end);
    rest;
    rest = followAspect(units, chunk.verb, chunk.end)
  ) {
    chunk.verb = rest.verb;
    chunk.end = rest.at;
    if (rest.isEnding) Object.assign(chunk, { isNegated: true });
  }
  const meant = verbsWithAdjective.get(`${chunk.verb} ${units[chunk.end]?.text}`);
  if (meant) return { ...chunk, verb: meant, end: chunk.end + 1 };
  const particle = particleAt(units, chunk.end, chunk.verb);
  if (particle) {
    chunk.end += 1;
    const isPhrasal =
      separable.has(`${chunk.verb} ${particle}`) || classesOf(chunk.verb)?.particles.includes(particle);
    const isCarried = separable.has(`${chunk.verb} ${particle}`);
    if (!isCarried && (particle === 'up' || particle === 'down')) chunk.direction = particle;
    if (particle === 'forward') chunk.direction = 'toward';
    if (isPhrasal || !chunk.direction) chunk.verb = `${chunk.verb} ${particle}`;
  }
  return chunk;
};

/** Adjectives without a noun: "is tall and red". */
const adjectivesChunk = (units: Unit[], start: number): Chunk | null => {
  const values: string[] = [];
  let at = start;
  while (
    at - start < 6 &&
    units[at]?.tag === 'adv' &&
    (units[at + 1]?.tag === 'adj' || units[at + 1]?.tag === 'adv')
  )
    at += 1;
  if (units[at]?.tag !== 'adj') return null;
  while (units[at]) {
    const unit = units[at]!;
    if (unit.tag === 'adj') {
      values.push(unit.text);
      at += 1;
      continue;
    }
    const isJoin = unit.text === 'and' || unit.tag === 'comma';
    let next = at + 1;
    if (isJoin && units[next]?.text === 'and') next += 1;
    while (isJoin && units[next]?.tag === 'adv' && units[next + 1]?.tag === 'adj') next += 1;
    if (!isJoin || units[next]?.tag !== 'adj' || readGroup(units, next)) break;
    at = next;
  }
  return { type: 'adjectives', start, end: at, values };
};

const wordTags = new Set(['conj', 'comma', 'stop', 'sub', 'rel', 'not']);
const verbStarts = new Set(['be', 'have', 'modal', 'third', 'base', 'ing', 'past', 'to', 'not', 'adv']);

const chunkAt = (units: Unit[], at: number): Chunk => {
  const unit = units[at]!;
  const span = { start: at, end: at + 1 };
  if (unit.tag === 'quote') return { ...span, type: 'quote', text: unit.text };
  const group = readGroup(units, at);
  const isPictureAlone = unit.tag === 'pic' && !group;
  if (isPictureAlone) return { ...span, type: 'pic' };
  // "Walks to work", but "stops to work on a car".
  const isToWork = unit.text === 'to' && units[at + 1]?.text === 'work' && units[at + 2]?.text !== 'on';
  const isPurpose =
    !isToWork && unit.tag === 'to' && (units[at + 1]?.tag === 'base' || units[at + 1]?.tag === 'be');
  const phrase = isPurpose ? null : phraseChunk(units, at);
  if (phrase && (phrase.end > at + 1 || !group)) return phrase;
  if (verbStarts.has(unit.tag)) {
    const isVerb = unit.tag !== 'adv' || isVerbAhead(units, at + 1);
    const verb = isVerb ? verbChunk(units, at) : null;
    if (verb) return verb;
  }
  if (group) return group;
  const adjectives = adjectivesChunk(units, at);
  if (adjectives) return adjectives;
  if (unit.tag === 'adv') return { ...span, type: 'adverb', text: unit.text };
  if (unit.tag === 'prep' || unit.tag === 'to') return { ...span, type: 'prep', text: unit.text };
  const tag = wordTags.has(unit.tag) ? (unit.tag as 'conj') : 'other';
  return { ...span, type: 'word', text: unit.text, tag };
};

export const readChunks = (units: Unit[]): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 0; at < units.length; ) {
    const chunk = chunkAt(units, at);
    chunks.push(chunk);
    at = Math.max(chunk.end, at + 1);
  }
  return chunks;
};
