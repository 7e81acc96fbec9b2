/** A noun with what stands before it: "three small red cars", "the boy's new ball", "a lush, green plant". */

import type { Attribute, AttributeKind } from '../facts/facts.ts';
import { nounReading, verbReadings } from './morphology.ts';
import { adjectiveKinds, describingNouns, isWholeName, joinedEndings } from './rows/adjective-kinds.ts';
import { manyWords, numbers, someWords } from './rows/closed-words.ts';
import { sameInPlural } from './rows/irregular-forms.ts';
import type { PictureMeaning, Unit } from './units.ts';
import { classesOf, isKind } from './word-classes.ts';

export type Group = {
  type: 'group';
  /** Units from `start` to before `end`. */
  start: number;
  end: number;
  noun: string;
  head: string;
  isPlural: boolean;
  count: number | null;
  isMany: boolean;
  /** How it is introduced. */
  article: 'a' | 'the' | 'another' | 'other' | 'no' | 'none' | 'each';
  attributes: Attribute[];
  /** "The boy's", "her". */
  owner: Group | null;
  ownerPronoun: string | null;
  pronoun: string | null;
  character: string | null;
  picture: PictureMeaning[];
  isName: boolean;
  /** Adjectives as said, for groups that turn out to describe the picture. */
  words: string[];
};

export const attributeKind = (word: string): AttributeKind => {
  const known = adjectiveKinds.get(word);
  if (known) return known;
  const last = word.slice(word.lastIndexOf('-') + 1);
  const joined = joinedEndings.find(([ending]) => word.includes('-') && ending === last);
  if (joined) return joined[1];
  if (verbReadings(word).some(({ form }) => form === 'past' || form === 'ing')) return 'state';
  return 'other';
};

const emptyGroup = (start: number): Group => ({
  type: 'group',
  start,
  end: start,
  noun: '',
  head: '',
  isPlural: false,
  count: null,
  isMany: false,
  article: 'none',
  attributes: [],
  owner: null,
  ownerPronoun: null,
  pronoun: null,
  character: null,
  picture: [],
  isName: false,
  words: [],
});

const describe = (group: Group, word: string) => {
  group.words.push(word);
  group.attributes.push({ kind: attributeKind(word), value: word });
};

const countable = (value: number) => Math.min(1_000_000, Math.max(0, Math.round(value)));

const setCount = (group: Group, word: string) => {
  const value = numbers.get(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined);
  if (manyWords.has(word)) group.isMany = true;
  if (value !== undefined && !manyWords.has(word)) group.count = countable(value * (group.count ?? 1));
  else if (manyWords.has(word) || someWords.has(word)) group.count = null;
};

const setArticle = (group: Group, word: string) => {
  if (word === 'a' || word === 'an') group.article = 'a';
  else if (word === 'another') group.article = 'another';
  else if (word === 'no' || word === 'neither') group.article = 'no';
  else if (word === 'each' || word === 'every') group.article = 'each';
  else if (word === 'some' || word === 'any' || word === 'all' || word === 'such') group.article = 'none';
  else if (word === 'both') Object.assign(group, { article: 'the', count: 2 });
  else group.article = 'the';
};

const isColour = ({ text }: Unit) => adjectiveKinds.get(text) === 'colour';

/** Texts use it to describe and hardly ever as a noun: "glossy". */
const isDescribing = ({ text }: Unit) => {
  const classes = classesOf(text);
  return (
    isColour({ text } as Unit) ||
    (classes !== null &&
      classes.noun <= 1 &&
      classes.adjective >= classes.noun &&
      classes.adjective >= 0 &&
      !describingNouns.has(text))
  );
};

/** The run of nouns as one name: materials and the like in front describe, the rest is the compound. */
const nameGroup = (group: Group, all: Unit[]) => {
  let run = all;
  // "Jeans blue and new", "a vase glossy and new": what describes may stand behind its noun.
  while (
    run.length > 1 &&
    isDescribing(run.at(-1)!) &&
    !isDescribing(run.at(-2)!) &&
    // "Ice cream".
    !isWholeName(run.at(-2)!.text, run.at(-1)!.text)
  ) {
    describe(group, run.at(-1)!.text);
    run = run.slice(0, -1);
  }
  const last = run.at(-1)!;
  const reading = nounReading(last.text);
  group.head = last.kind === 'mention' ? last.text.slice(1) : (reading?.singular ?? last.text);
  // Glasses are worn; of two one drinks.
  if (group.head === 'glasses' && (group.count ?? 1) > 1) group.head = 'glass';
  group.isPlural = reading?.isPlural ?? last.tag === 'nouns';
  group.character = last.kind === 'mention' ? last.text.slice(1) : null;
  group.isName = run.every(({ isCapital }) => isCapital) && run[0]!.text !== 'i';
  // "Sheep grazing": one of them has an article.
  const isBare =
    group.article === 'none' && group.count === null && group.owner === null && group.ownerPronoun === null;
  const isHerd = isBare && isKind(group.head, 'animal');
  if (sameInPlural.has(group.head) && (isHerd || (group.count ?? 1) > 1)) group.isPlural = true;
  let first = 0;
  while (first < run.length - 1) {
    const word = run[first]!.text;
    const isWhole = isWholeName(word, group.head) && first === run.length - 2;
    if (!describingNouns.has(word) || isWhole) break;
    describe(group, word);
    first += 1;
  }
  group.noun = [
    ...run
      .slice(first, -1)
      .map(({ text }) => (isWholeName(text, group.head) ? text : (nounReading(text)?.singular ?? text))),
    group.head,
  ].join(' ');
  if (group.isPlural) {
    if (group.article === 'a' && group.count === 1) group.count = null;
  } else if (group.count === null && !group.isMany) group.count = 1;
};

const isNounTag = (unit: Unit | undefined) => unit?.tag === 'noun' || unit?.tag === 'nouns';

/** "Living room", "hot dog": the first word is part of the name; "a girl jumping rope" does it. */
const opensName = (units: Unit[], at: number) => {
  const next = units[at + 1];
  return (
    units[at]?.kind === 'word' &&
    !(units[at].tag === 'ing' && isNounTag(units[at - 1])) &&
    isNounTag(next) &&
    isWholeName(units[at].text, nounReading(next!.text)?.singular ?? next!.text)
  );
};

const describesOrJoins = (unit: Unit | undefined) =>
  unit?.tag === 'adj' || unit?.tag === 'adv' || unit?.tag === 'pic';
const mostInList = 6;

/** Whether adjectives that go on after a comma or "and" still end in a noun: "red and white striped shirt", "small, round, fluffy creature". */
const goesOn = (units: Unit[], from: number): boolean => {
  let at = from;
  for (let joins = 0; joins < mostInList; joins += 1) {
    const join = units[at];
    if (!join || (join.tag !== 'comma' && join.text !== 'and')) return false;
    let next = at + 1;
    if (units[next]?.text === 'and') next += 1;
    const first = next;
    while (describesOrJoins(units[next]) && next - first < mostInList) next += 1;
    if (next === first || units[next - 1]!.tag !== 'adj') return false;
    if (isNounTag(units[next])) return true;
    at = next;
  }
  return false;
};

/** "Red and white striped": also an adjective before a comma and another. */
const skipsJoin = (units: Unit[], at: number) => (units[at + 1]?.text === 'and' ? at + 2 : at + 1);

type Cursor = { at: number; group: Group; hasModifier: boolean };

/** Articles, numbers and adjectives; false when the group cannot go on here. */
const readModifier = (units: Unit[], cursor: Cursor): boolean => {
  const unit = units[cursor.at]!;
  const { group } = cursor;
  const next = units[cursor.at + 1];
  if (unit.tag === 'det') setArticle(group, unit.text);
  else if (unit.tag === 'poss' && unit.text !== "'s") group.ownerPronoun = unit.text;
  else if (unit.tag === 'num' || numbers.has(unit.text)) setCount(group, unit.text);
  else if (unit.tag === 'pic') group.picture.push(...unit.picture);
  else if (unit.tag === 'adv' && next && (next.tag === 'adj' || next.tag === 'num' || next.tag === 'adv'))
    return true;
  else if (unit.tag === 'adj' || (unit.tag === 'past' && isNounTag(next) && cursor.hasModifier)) {
    if (unit.text === 'other') group.article = group.article === 'no' ? 'no' : 'other';
    else if (unit.text !== 'own' && unit.text !== 'same' && unit.text !== 'such') describe(group, unit.text);
    if (goesOn(units, cursor.at + 1)) cursor.at = skipsJoin(units, cursor.at + 1) - 1;
  } else return false;
  return true;
};

const personal = new Set(['it', 'him', 'them', 'he', 'she', 'they', 'me', 'us']);
const pronouns = new Set(
  'he she it they him them himself herself itself themselves we us i you me one ones someone somebody everyone everybody anyone something everything nothing nobody each both all other others another this that these those'.split(
    ' ',
  ),
);

const readPronoun = (units: Unit[], at: number): Group | null => {
  const unit = units[at]!;
  const group = emptyGroup(at);
  const text = unit.text;
  if (
    unit.tag === 'det' &&
    units[at + 1]?.text === 'other' &&
    !isNounTag(units[at + 2]) &&
    units[at + 2]?.tag !== 'adj'
  )
    return { ...group, end: at + 2, pronoun: text === 'each' ? 'each other' : 'the other', count: 1 };
  if (text === 'each' && units[at + 1]?.text === 'other')
    return { ...group, end: at + 2, pronoun: 'each other' };
  if (text === 'one' && units[at + 1]?.text === 'another' && !isNounTag(units[at + 2]))
    return { ...group, end: at + 2, pronoun: 'each other' };
  const standsForNoun =
    unit.tag === 'pron' || (unit.tag === 'det' && (text === 'another' || text === 'both'));
  // "Gives it milk": these stand before no noun of their own.
  const isBeforeNoun = !personal.has(text) && (isNounTag(units[at + 1]) || units[at + 1]?.tag === 'adj');
  if (!standsForNoun || !pronouns.has(text) || isBeforeNoun) return null;
  return { ...group, end: at + 1, pronoun: text, count: text === 'one' || text === 'another' ? 1 : null };
};

/** The group that begins at a unit, or null: an adjective without a noun is none. */
export const readGroup = (units: Unit[], start: number, depth = 0): Group | null => {
  if (!units[start]) return null;
  const pronoun = readPronoun(units, start);
  if (pronoun) return pronoun;
  const cursor: Cursor = { at: start, group: emptyGroup(start), hasModifier: false };
  while (
    units[cursor.at] &&
    !isNounTag(units[cursor.at]) &&
    !opensName(units, cursor.at) &&
    readModifier(units, cursor)
  ) {
    cursor.at += 1;
    cursor.hasModifier = true;
    if (cursor.at - start > 24) return null;
  }
  const run: Unit[] = [];
  while ((isNounTag(units[cursor.at]) || opensName(units, cursor.at)) && run.length < 8) {
    const unit = units[cursor.at]!;
    run.push(unit);
    cursor.at += 1;
    const next = units[cursor.at];
    if (next?.text === "'s") {
      const owner = { ...cursor.group, end: cursor.at };
      nameGroup(owner, run.splice(0));
      // A chain of owners that is longer is no prompt.
      const after = depth < 8 ? readGroup(units, cursor.at + 1, depth + 1) : null;
      if (!after || after.pronoun) return owner;
      const hasOwner = after.owner ?? after.ownerPronoun;
      return hasOwner ? after : { ...after, start, owner, article: 'the' };
    }
    // A number or a picture word between nouns ends the name.
    if (unit.tag === 'nouns' && isNounTag(next) && next?.tag === 'nouns') break;
  }
  const group = cursor.group;
  group.end = cursor.at;
  // "Saves a human": behind an article the last adjective is the noun where none follows.
  const last = units[cursor.at - 1];
  const isArticled = group.article === 'a' || group.ownerPronoun !== null;
  if (run.length === 0 && isArticled && last?.tag === 'adj' && (nounReading(last.text)?.uses ?? 0) > 0) {
    group.attributes.pop();
    group.words.pop();
    run.push(last);
  }
  if (run.length === 0) {
    // "Three of them", "dozens".
    if (group.count === null && !group.isMany) return null;
    if (cursor.at === start || units[cursor.at - 1]!.tag !== 'num') return null;
    return { ...group, pronoun: 'number' };
  }
  nameGroup(group, run);
  return group;
};
