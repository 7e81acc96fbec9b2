/** "Turns from green to red", "becomes a butterfly", "melts": what is different afterwards. */

import type { Attribute, ChangeProperty } from '../facts/facts.ts';
import type { VerbChunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { isAnimate } from './entities.ts';
import { readNominal } from './nominal.ts';
import type { Group } from './noun-group.ts';
import { timeOf } from './picture-groups.ts';
import { addChange, useSpan } from './reading.ts';
import { adjectiveKinds, describingNouns } from './rows/adjective-kinds.ts';
import { phrases, words } from './rows/list.ts';
import { type ChangeRow, changeAlone, changeVerbs, madeInto, needsResult, stuffsLeft } from './rows/verbs.ts';
import { isColourAlone, propertyOf, readValue, type Value } from './values/change-values.ts';
import { colourHeads, manyColours } from './values/colour-phrases.ts';

type Ends = { from: Value | null; to: Value | null; next: number };

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

/** What may be other in a picture of which no thing is said to change. */
const ofPicture = new Set<ChangeProperty>(['time_of_day', 'season', 'weather', 'light', 'colour']);

/** Properties that a verb changes by itself, and those that its result adds. */
const ofVerb = new Set<ChangeProperty>(['state', 'wholeness', 'size']);
const ofResult = new Set<ChangeProperty>(['state', 'colour', 'material']);

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

/** "Blackens", "redden", "soften": a verb made of the adjective that it leads to. */
const madeOfAdjective = (verb: string): ChangeRow | undefined => {
  if (!verb.endsWith('en')) return undefined;
  const to = [-2, -1, -3].map((end) => verb.slice(0, end)).find((stem) => adjectiveKinds.has(stem));
  return to === undefined ? undefined : { property: propertyOf(to), to };
};

const gaining = new Set(words('acquire gather collect develop accumulate grow gain get'));
const gained = new Set(words('rust dust frost ice dew mold mould moss algae crack patina tarnish mildew'));

/** "Gathers dust", "acquires rust": what a thing has on it afterwards is how it looks. */
const readGained = (parser: Parser, at: number, chunk: VerbChunk, subjects: number[]): number | null => {
  const { reading, chunks } = parser;
  const { entities } = reading.facts;
  const next = skipAdverbs(parser, at + 1);
  const group = chunks[next];
  const stuff =
    group?.type === 'group'
      ? [group.head, group.noun.split(' ')[0]!].find((one) => gained.has(one))
      : undefined;
  if (stuff === undefined || subjects.length === 0) return null;
  if (subjects.some((one) => isAnimate(entities[one]!.noun))) return null;
  useSpan(reading, group!);
  noteChange(parser, chunk, subjects, { property: 'state', to: stuff });
  return next + 1;
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
  const row = changeVerbs.get(chunk.verb) ?? changeVerbs.get(verb) ?? madeOfAdjective(verb);
  const isAway = goneWith.has(chunk.verb) && chunks[at + 1]?.type !== 'group';
  if (chunk.verb === 'light up') return readLit(parser, at, chunk, subjects);
  const behindGain = gaining.has(verb) && !chunk.isNegated ? readGained(parser, at, chunk, subjects) : null;
  if (behindGain !== null) return behindGain;
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
  // "Dawn breaks" changes nothing that is seen by itself.
  if (subjects.length === 0 && !ofPicture.has(property)) return null;
  for (const subject of subjects.length > 0 ? subjects : [null])
    if (!isSaid(subject)) addChange(reading, { entity: subject, property, from, to, toEntity });
  // "Wilts to brown" is brown, and has wilted; what grows mouldy does not grow.
  const own = row.property;
  if (own !== null && own !== property && ofVerb.has(own) && ofResult.has(property) && verb !== 'grow')
    for (const subject of subjects)
      addChange(reading, { entity: subject, property: own, from: null, to: row.to, toEntity: null });
  clause.hasVerb = true;
  clause.event = null;
  return next;
};
