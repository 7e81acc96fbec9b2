/** The values of a change, before and after: "green", "a shade of blue", "off", "a frog". */

import type { ChangeProperty } from '../../facts/facts.ts';
import type { Parser } from '../clause.ts';
import { attributeKind, type Group } from '../noun-group.ts';
import { isWeather, seasonOf, timeOf } from '../picture-groups.ts';
import { addOnce, useSpan } from '../reading.ts';
import { adjectiveKinds, weatherAdjectives } from '../rows/adjective-kinds.ts';
import { words } from '../rows/list.ts';
import { colourHeads, severalColours } from './colour-phrases.ts';

export type Value = {
  text: string;
  property: ChangeProperty | null;
  group: Group | null;
  entity: number | null;
};
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

export const propertyOf = (value: string): ChangeProperty | null => {
  if (lightWords.has(value)) return 'light';
  if (weatherAdjectives.has(value)) return 'weather';
  // "Straw-yellow" is a colour.
  const kind =
    adjectiveKinds.get(value) ?? adjectiveKinds.get(value.split('-').at(-1)!) ?? attributeKind(value);
  if (kind === 'colour' || kind === 'material' || kind === 'size' || kind === 'age') return kind;
  return kind === 'shape' ? 'form' : 'state';
};

/** "Turns red", "turns a red": the colour stands as a noun. */
export const isColourAlone = ({ noun, attributes }: Group) =>
  adjectiveKinds.get(noun) === 'colour' && attributes.every(({ kind }) => kind !== 'material');

/** "To a muted finish", "into a solid state": the adjective says it. */
const stateHeads = new Set(words('state finish look appearance condition sheen surface texture consistency'));

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
  if (colourHeads.has(group.head) || stateHeads.has(group.head)) {
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

export const readValue = (
  parser: Parser,
  at: number,
  isFrom: boolean,
): { value: Value; next: number } | null => {
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
