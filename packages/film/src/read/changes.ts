/** "Turns from green to red", "becomes a butterfly", "melts": what is different afterwards. */

import type { Attribute, ChangeProperty } from '../facts/facts.ts';
import type { VerbChunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { colourHeads, manyColours, severalColours } from './colour-phrases.ts';
import { isAnimate } from './entities.ts';
import { readNominal } from './nominal.ts';
import { attributeKind, type Group } from './noun-group.ts';
import { isWeather, seasonOf, timeOf } from './picture-groups.ts';
import { addChange, addOnce, useSpan } from './reading.ts';
import { adjectiveKinds, describingNouns, weatherAdjectives } from './rows/adjective-kinds.ts';
import { phrases, words } from './rows/list.ts';
import { changeAlone, changeVerbs, madeInto, needsResult, stuffsLeft } from './rows/verbs.ts';

type Value = { text: string; property: ChangeProperty | null; group: Group | null; entity: number | null };
type Ends = { from: Value | null; to: Value | null; next: number };

const lightWords = new Set(words('dark darker bright brighter dim dimmer light lighter lit unlit darkness'));
/** "From off to on". */
const switched = new Map([
  ['on', 'lit'],
  ['off', 'unlit'],
]);
const switchAt = ({ chunks, reading }: Parser, at: number): { text: string; next: number } | null => {
  const chunk = chunks[at];
  if (chunk?.type !== 'prep' && chunk?.type !== 'adverb') return null;
  const to = switched.get(chunk.text);
  if (!to || chunks[at + 1]?.type === 'group') return null;
  useSpan(reading, chunk);
  return { text: to, next: at + 1 };
};

const propertyOf = (value: string): ChangeProperty | null => {
  if (lightWords.has(value)) return 'light';
  if (weatherAdjectives.has(value)) return 'weather';
  const kind = adjectiveKinds.get(value) ?? attributeKind(value);
  if (kind === 'colour' || kind === 'material' || kind === 'size' || kind === 'age') return kind;
  return kind === 'shape' ? 'form' : 'state';
};

/** "Turns red", "turns a red": the colour stands as a noun. */
const isColourAlone = ({ noun, attributes }: Group) =>
  adjectiveKinds.get(noun) === 'colour' && attributes.every(({ kind }) => kind !== 'material');

const groupValue = (parser: Parser, at: number, isFrom: boolean): { value: Value; next: number } => {
  const { reading, chunks } = parser;
  const group = chunks[at] as Group;
  const time = timeOf(group.head);
  const season = seasonOf(group.head);
  if (time || season || isWeather(group.head)) {
    useSpan(reading, group);
    if (time) addOnce(reading.facts.picture.times, time);
    if (season) addOnce(reading.facts.picture.seasons, season);
    const property = time ? 'time_of_day' : season ? 'season' : 'weather';
    return { value: { text: group.noun, property, group, entity: null }, next: at + 1 };
  }
  // "To a shade of blue", "to a green color", "from white".
  const inner = chunks[at + 2];
  const several = severalColours(parser, at);
  if (several) {
    useSpan(reading, { start: group.start, end: chunks[several.next - 1]!.end });
    return {
      value: { text: several.text, property: 'colour', group: null, entity: null },
      next: several.next,
    };
  }
  if (colourHeads.has(group.head) || group.head === 'state') {
    useSpan(reading, group);
    if (inner?.type === 'adjectives' || (inner?.type === 'group' && adjectiveKinds.get(inner.head))) {
      useSpan(reading, { start: group.start, end: inner.end });
      const text = inner.type === 'adjectives' ? inner.values[0]! : inner.head;
      return { value: { text, property: 'colour', group: null, entity: null }, next: at + 3 };
    }
    const text = group.words[0] ?? group.noun.split(' ')[0]!;
    return { value: { text, property: propertyOf(text), group: null, entity: null }, next: at + 1 };
  }
  const kind = adjectiveKinds.get(group.noun);
  if (isColourAlone(group) || (kind && group.attributes.length === 0 && group.article === 'none')) {
    useSpan(reading, group);
    return {
      value: { text: group.noun, property: propertyOf(group.noun), group: null, entity: null },
      next: at + 1,
    };
  }
  if (isFrom) {
    useSpan(reading, group);
    return {
      value: { text: [...group.words, group.noun].join(' '), property: 'form', group, entity: null },
      next: at + 1,
    };
  }
  return { value: { text: group.noun, property: 'form', group, entity: -1 }, next: at };
};

const toned = new Set(words('muted pale light dark deep bright soft faded vivid dull pastel rich dusty'));

const readValue = (parser: Parser, at: number, isFrom: boolean): { value: Value; next: number } | null => {
  const chunk = parser.chunks[at];
  const state = switchAt(parser, at);
  if (state)
    return { value: { text: state.text, property: 'light', group: null, entity: null }, next: state.next };
  if (chunk?.type === 'adjectives') {
    useSpan(parser.reading, chunk);
    // "Muted pink" is one colour.
    const isTone = chunk.values.slice(0, -1).every((value) => toned.has(value));
    const text = chunk.values.join(isTone && propertyOf(chunk.values.at(-1)!) === 'colour' ? ' ' : ' and ');
    return {
      value: {
        text,
        property: propertyOf(chunk.values[text.includes(' and ') ? 0 : chunk.values.length - 1]!),
        group: null,
        entity: null,
      },
      next: at + 1,
    };
  }
  return chunk?.type === 'group' && chunk.pronoun === null ? groupValue(parser, at, isFrom) : null;
};

/** Behind adverbs; behind "surreal and magically" too where "into" follows, since it tells how. */
const behindManner = (chunks: Parser['chunks'], at: number): number => {
  let plain = at;
  while (chunks[plain]?.type === 'adverb') plain += 1;
  let next = plain;
  for (let chunk = chunks[next]; chunk; chunk = chunks[next]) {
    const isManner = chunk.type === 'adverb' || chunk.type === 'adjectives';
    if (!isManner && !(chunk.type === 'word' && chunk.tag === 'conj')) break;
    next += 1;
  }
  const chunk = chunks[next];
  return chunk?.type === 'prep' && chunk.text === 'into' ? next : plain;
};

const skipAdverbs = ({ chunks, reading }: Parser, at: number) => {
  const next = behindManner(chunks, at);
  for (const chunk of chunks.slice(at, next)) useSpan(reading, chunk);
  return next;
};

const readEnds = (parser: Parser, at: number, takesPlain: boolean): Ends => {
  const { chunks, reading } = parser;
  const ends: Ends = { from: null, to: null, next: at };
  for (let n = 0; n < 4; n += 1) {
    const next = skipAdverbs(parser, ends.next);
    const chunk = chunks[next];
    const isFrom = chunk?.type === 'prep' && chunk.text === 'from' && !ends.from;
    const isTo = chunk?.type === 'prep' && ['to', 'into', 'onto'].includes(chunk.text) && !ends.to;
    // "From closed to open", "weathers to smooth": the adjective looks like a verb.
    if (
      (ends.from || takesPlain) &&
      !ends.to &&
      chunk?.type === 'verb' &&
      chunk.form === 'to' &&
      adjectiveKinds.has(chunk.verb)
    ) {
      useSpan(reading, chunk);
      ends.to = { text: chunk.verb, property: propertyOf(chunk.verb), group: null, entity: null };
      ends.next = next + 1;
      break;
    }
    const isPlain =
      takesPlain &&
      !ends.to &&
      !ends.from &&
      (chunk?.type === 'adjectives' || (chunk?.type === 'group' && parser.clause.boundary === 'none'));
    if (!isFrom && !isTo && !isPlain) break;
    const found = readValue(parser, isPlain ? next : next + 1, isFrom);
    if (!found) break;
    if (!isPlain) useSpan(reading, chunk!);
    if (isFrom) ends.from = found.value;
    else ends.to = found.value;
    ends.next = found.next;
    if (found.value.entity === -1) break;
  }
  return ends;
};

/** "A glass bottle turned into a wooden bottle": the same thing of another material. */
const sameThing = (parser: Parser, entity: number | null, group: Group) =>
  entity !== null &&
  parser.reading.facts.entities[entity]!.head === group.head &&
  group.attributes.length > 0;

/** What it was before: gold and silver are colours and materials. */
const described = (attributes: Attribute[], to: Attribute): string | null =>
  (
    attributes.find(({ kind }) => kind === to.kind) ??
    attributes.find(({ value }) => describingNouns.has(value))
  )?.value ?? null;

/** "Turns into place", "shifts into gear": nothing becomes of it. */
const arrivedAt = new Set(words('place position view sight focus gear motion action line'));

const isChangeHere = ({ chunks }: Parser, at: number, verb: string): boolean => {
  if (!needsResult.has(verb)) return true;
  const next = behindManner(chunks, at);
  const chunk = chunks[next];
  if (chunk?.type === 'adjectives') return verb !== 'break';
  const isEnd = !chunk || (chunk.type === 'word' && chunk.tag !== 'rel');
  if (isEnd) return changeAlone.has(verb);
  if (chunk.type === 'verb' && chunk.form === 'to') return adjectiveKinds.has(chunk.verb);
  if (chunk.type === 'group' && ['turn', 'go', 'shift', 'change', 'fade'].includes(verb))
    return isColourAlone(chunk);
  if (chunk.type !== 'prep') return false;
  const after = chunks[next + 1];
  // "Burns to ash", "turns to stone": a stuff, and no place that it goes to.
  const isStuffLeft = after?.type === 'group' && after.article === 'none' && stuffsLeft.has(after.head);
  if (verb === 'burn' || (isStuffLeft && chunk.text === 'to'))
    return isStuffLeft && ['to', 'into'].includes(chunk.text);
  if (chunk.text === 'into')
    return after?.type === 'group' && madeInto.has(verb) && !arrivedAt.has(after.head);
  if (chunk.text === 'from' || chunk.text === 'to') {
    const isValue =
      after?.type === 'adjectives' ||
      (after?.type === 'group' &&
        (isColourAlone(after) ||
          (adjectiveKinds.has(after.noun) && after.article === 'none') ||
          timeOf(after.head) !== undefined ||
          colourHeads.has(after.head) ||
          manyColours.has(after.head)));
    return isValue || ['change', 'fade', 'evolve', 'shift'].includes(verb);
  }
  return changeAlone.has(verb) && !['go', 'get', 'turn', 'break', 'crack'].includes(verb);
};

/** The property that changes: said by what it becomes, by what it was, or by the verb. */
const decide = (ends: Ends, row: { property: ChangeProperty | null; to: string | null }): ChangeProperty => {
  const said = ends.to?.property ?? ends.from?.property;
  return said ?? row.property ?? 'state';
};

/** Verbs by which a thing is gone, where they have no object. */
export const goneWith = new Set(
  phrases('fade away, fade out, wash away, wash off, wear away, melt away, burn away, boil away'),
);

/** What becomes of a thing where nothing more is said. */
const byItself = new Map([
  ['fade', 'faded'],
  ['weather', 'weathered'],
  ['age', 'aged'],
]);

/** Notes a change of each subject and goes on behind it. */
const noteChange = (
  { reading, clause }: Parser,
  chunk: VerbChunk,
  subjects: number[],
  { property, to }: { property: ChangeProperty; to: string },
) => {
  useSpan(reading, chunk);
  for (const entity of subjects) addChange(reading, { entity, property, from: null, to, toEntity: null });
  Object.assign(clause, { hasVerb: true, event: null });
};

/** "A drawing washes away"; somebody who does so washes something. */
const readGone = (parser: Parser, at: number, chunk: VerbChunk, subjects: number[]): number | null => {
  const { entities } = parser.reading.facts;
  if (subjects.length === 0 || subjects.some((one) => isAnimate(entities[one]!.noun))) return null;
  noteChange(parser, chunk, subjects, { property: 'presence', to: 'gone' });
  return at + 1;
};

/** "Lights up in red", "with rainbow hues": it shines in that colour. Without one it is an event. */
const readLit = (parser: Parser, at: number, chunk: VerbChunk, subjects: number[]): number | null => {
  const { chunks, reading } = parser;
  const prep = chunks[at + 1];
  if (subjects.length === 0 || prep?.type !== 'prep' || !['with', 'in'].includes(prep.text)) return null;
  const value = readValue(parser, at + 2, true);
  if (value?.value.property !== 'colour') return null;
  useSpan(reading, prep);
  noteChange(parser, chunk, subjects, { property: 'colour', to: value.value.text });
  return value.next;
};

const altering = new Set(words('change shift alter'));
const namedProperties = new Set([...colourHeads, 'size', 'shape', 'form']);

/** "Changes color from green to yellow": the chunk behind the property, where its values follow. */
const behindProperty = ({ chunks, reading }: Parser, at: number, verb: string): number => {
  const [group, prep] = chunks.slice(at, at + 2);
  const isNamed = altering.has(verb) && group?.type === 'group' && namedProperties.has(group.head);
  if (!isNamed || prep?.type !== 'prep' || !['from', 'to', 'into'].includes(prep.text)) return at;
  useSpan(reading, group);
  return at + 1;
};

/** Reads a change at a verb; null when the verb is an event here. */
export const readChange = (
  parser: Parser,
  at: number,
  chunk: VerbChunk,
  subjects: number[],
): number | null => {
  const { reading, chunks, clause } = parser;
  const verb = chunk.verb.split(' ')[0]!;
  const row = changeVerbs.get(verb);
  const isAway = goneWith.has(chunk.verb) && chunks[at + 1]?.type !== 'group';
  if (chunk.verb === 'light up') return readLit(parser, at, chunk, subjects);
  if (isAway && !row) return readGone(parser, at, chunk, subjects);
  if (!row || (chunk.isNegated && verb !== 'stop')) return null;
  const after = chunks[at + 1];
  // "Grows mouldy" becomes so.
  const isResult =
    row.property !== null &&
    after?.type === 'adjectives' &&
    !['size'].includes(propertyOf(after.values[0]!) ?? '');
  const takesPlain = row.property === null || isResult;
  const start = behindProperty(parser, at + 1, verb);
  if (!isAway && !isChangeHere(parser, start, verb)) return null;
  const object = chunks[skipAdverbs(parser, start)];
  // "Freezes the lake": somebody does it.
  if (!takesPlain && object?.type === 'group') return null;
  useSpan(reading, chunk);
  const ends = readEnds(parser, start, takesPlain);
  let next = ends.next;
  let toEntity: number | null = null;
  const entity = subjects[0] ?? null;
  let to = isAway ? 'gone' : (ends.to?.text ?? row.to ?? byItself.get(verb) ?? null);
  let from = ends.from?.text ?? null;
  let property = isAway ? 'presence' : decide(ends, row);
  if (ends.to?.entity === -1 && ends.to.group) {
    const { group } = ends.to;
    if (sameThing(parser, entity, group)) {
      useSpan(reading, group);
      const attribute = group.attributes[0]!;
      to = attribute.value;
      property = propertyOf(attribute.value) ?? 'form';
      from ??= described(reading.facts.entities[entity!]!.attributes, attribute);
      next += 1;
    } else {
      const nominal = readNominal(parser, next);
      next = nominal.next;
      toEntity = nominal.entities[0] ?? null;
      // "Into the shape of a horse" is a horse.
      if (toEntity !== null && nominal.group !== group) to = nominal.group.noun;
    }
  }
  // "Turns red as it ripens": the second says no more than the first.
  const isSaid = (subject: number | null) =>
    !ends.to &&
    !ends.from &&
    reading.facts.changes.some((one) => one.entity === subject && one.property === property);
  for (const subject of subjects.length > 0 ? subjects : [null])
    if (!isSaid(subject)) addChange(reading, { entity: subject, property, from, to, toEntity });
  clause.hasVerb = true;
  clause.event = null;
  return next;
};
