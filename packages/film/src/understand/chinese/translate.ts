/** Chinese prompts in rough English: enough grammar that who does what, where and to whom survives. */

import { meaningsOf } from '../lexicon.ts';
import { pluralOf, verbForms } from '../words/word-forms.ts';
import { reorder } from './reorder.ts';
import { type Segment, segment } from './segment.ts';

export const isChinese = (text: string) => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return han > 0 && han * 3 >= latin;
};

type Piece = { english: string; is: 'noun' | 'verb' | 'modifier' | 'place' | 'other' };

const participle = (english: string) => {
  const [verb, ...rest] = english.split(' ') as [string, ...string[]];
  return [verbForms(verb).find(([, form]) => form === 'participle')![0], ...rest].join(' ');
};

const nounPhrase = new Set<Segment['class']>([
  'noun',
  'adjective',
  'number',
  'measure',
  'particle',
  'unknown',
  'latin',
]);

const isPlace = (english: string) =>
  [english, english.split(' ').at(-1)!].some((one) => meaningsOf(one)?.some(({ is }) => is === 'place'));

/** "院子里的竹椅": the chair first, then where it is. */
const placeLast = (noun: Segment[]): string[] => {
  const of = noun.findLastIndex(({ class: is }) => is === 'particle');
  const words = (list: Segment[]) =>
    list.filter(({ class: is }) => is !== 'particle').map(({ english }) => english);
  const where = noun.slice(0, Math.max(0, of));
  if (of === -1 || !isPlace(where.at(-1)?.english ?? '') || of === noun.length - 1) return words(noun);
  return [...words(noun.slice(of + 1)), 'in', ...words(where)];
};

const containers = /^(?:bowl|cup|plate|bottle|pot|glass|basket|box)$/;

/** From "at" to its locative: "在湖边的大树下" is "under big tree of lakeside". */
const phraseAfterAt = (segments: Segment[], at: number) => {
  let end = at + 1;
  while (end < segments.length && nounPhrase.has(segments[end]!.class)) end += 1;
  const locative = segments[end]?.class === 'locative' ? segments[end]! : null;
  let noun = segments.slice(at + 1, end);
  if (!locative) {
    const of = noun.findLastIndex(({ class: is }) => is === 'particle');
    const first = noun.findIndex(({ class: is }) => is === 'noun' || is === 'unknown');
    if (of > first && first >= 0) noun = noun.slice(0, of);
  }
  return { locative, noun, next: at + 1 + noun.length + (locative ? 1 : 0) };
};

/** `mentioned`: nouns of the clauses before, which the next mention means again. */
const clause = (segments: Segment[], mentioned: ReadonlySet<string>): string => {
  const pieces: Piece[] = [];
  let postponed: Piece[] = [];
  const put = (english: string, is: Piece['is']) => {
    if (english !== '') pieces.push({ english, is });
  };
  let many = false;
  const putNoun = (english: string) => {
    put(many ? pluralOf(english) : english, 'noun');
    many = false;
    pieces.push(...postponed);
    postponed = [];
  };
  /** What stands before "的" and holds more than an adjective moves behind the noun it belongs to. */
  const postpone = () => {
    // "深海里一只巨大的章鱼": only the octopus is huge; the deep sea stays where it is.
    if (pieces.at(-1)?.is === 'modifier') return;
    let from = pieces.length;
    while (from > 0 && pieces[from - 1]!.is !== 'other') {
      from -= 1;
      if (pieces[from]!.is === 'verb' || pieces[from]!.is === 'place') break;
    }
    const tail = pieces.slice(from);
    const isPhrase =
      tail[0]?.is === 'place' ||
      (tail[0]?.is === 'verb' &&
        tail.some(({ is, english }) => is === 'noun' || is === 'place' || english.includes(' ')));
    if (isPhrase) postponed = [...pieces.splice(from), ...postponed];
  };
  const has = (kind: Segment['class']) => segments.some(({ class: is }) => is === kind);
  const replaces =
    has('object') && segments.some(({ class: is, english }) => is === 'change' && english === 'with');
  for (let at = 0; at < segments.length; ) {
    const { class: is, english } = segments[at]!;
    const following = segments[at + 1];
    const before = segments[at - 1];
    at += 1;
    // "一只爬上了树": one of those named before.
    const isOne = is === 'number' && english === 'a' && at === 1 && following?.class === 'measure';
    const named = segments[at + 1]?.class;
    if (isOne && following.english === '' && (named === 'verb' || named === 'adverb' || named === 'at')) {
      put('one', 'other');
      at += 1;
      continue;
    }
    // "牵着爸爸的手": it is the father who is led.
    if (is === 'particle' && following?.text === '手' && has('verb')) at += 1;
    // "一把伞": a measure word here.
    else if (is === 'object' && before?.class === 'number') continue;
    else if (
      is === 'noun' &&
      containers.test(english) &&
      before?.class === 'number' &&
      (following?.class === 'adjective' || following?.class === 'noun')
    )
      put(`${english} of`, 'modifier');
    else if (is === 'at') {
      const { locative, noun, next } = phraseAfterAt(segments, at - 1);
      const preposition = locative?.english ?? english;
      const words = placeLast(noun);
      // "云中" brings its own preposition.
      const lead = words[0]?.startsWith('in ') ? '' : preposition;
      if (words.length > 0) put([lead, ...words].filter(Boolean).join(' '), 'place');
      at = next;
    } else if (is === 'noun' && following?.class === 'locative') {
      const modifiers: string[] = [];
      while (pieces.at(-1)?.is === 'modifier') modifiers.unshift(pieces.pop()!.english);
      const again = modifiers.length === 0 && mentioned.has(english) ? ['the'] : modifiers;
      put([following.english, ...again, english].join(' '), 'place');
      at += 1;
    } else if (is === 'noun' || is === 'unknown' || is === 'latin') putNoun(english);
    else if (is === 'verb') {
      const adverbs: Piece[] = [];
      while (pieces.at(-1)?.english.endsWith('ly')) adverbs.unshift(pieces.pop()!);
      pieces.push(...adverbs);
      put(participle(english), 'verb');
    } else if (is === 'particle') postpone();
    else if (is === 'adjective' || is === 'number' || is === 'measure') {
      const isSeveral =
        is === 'measure' ? /^(?:pair|group|row|pile|bunch|stack) of$/.test(english) : english !== 'a';
      many ||= is !== 'adjective' && isSeveral;
      put(english, 'modifier');
    } else if (is === 'not') put(english === 'no' ? 'without' : english, 'verb');
    else if (is === 'object') put(replaces ? 'replace' : 'make', 'other');
    else if (is === 'change') put(english === 'with' ? (replaces ? 'with' : 'make it') : english, 'other');
    else if (is === 'passive') {
      const verbAt = segments.findIndex((one, index) => index >= at && one.class === 'verb');
      if (verbAt === -1) continue;
      const past = verbForms(segments[verbAt]!.english).find(([, form]) => form === 'past')![0];
      put(`${past} by`, 'verb');
      for (const one of segments.slice(at, verbAt)) put(one.english, 'noun');
      at = verbAt + 1;
    } else if (is === 'locative') put(english, 'place');
    else put(english, 'other');
  }
  return [...pieces, ...postponed].map((piece) => piece.english).join(' ');
};

/** Characters: about as many words as are read of an English prompt. */
const mostCharacters = 4_000;

const quoted = /(?:“[^”]+”|「[^」]+」|『[^』]+』|"[^"]+")/u;

/** Words in quotation marks are said as they are written. */
export const translateChinese = (prompt: string): string => {
  const text = prompt.slice(0, mostCharacters);
  const parts: string[] = [];
  let rest = text;
  for (let found = quoted.exec(rest); found; found = quoted.exec(rest)) {
    parts.push(translateUnquoted(rest.slice(0, found.index)), `"${found[0].slice(1, -1)}"`);
    rest = rest.slice(found.index + found[0].length);
  }
  return [...parts, translateUnquoted(rest)].filter(Boolean).join(' ');
};

const translateUnquoted = (prompt: string): string => {
  const clauses: string[] = [];
  const mentioned = new Set<string>();
  let open: Segment[] = [];
  const close = (stop: string) => {
    const english = reorder(open)
      .map((part) =>
        clause(
          part.filter(({ class: is }) => is !== 'silent'),
          mentioned,
        ),
      )
      .filter(Boolean)
      .join(' ');
    if (english !== '') clauses.push(english + stop);
    for (const one of open) if (one.class === 'noun') mentioned.add(one.english);
    open = [];
  };
  for (const one of segment(prompt)) {
    if (one.class === 'comma' || one.class === 'stop') close(one.english);
    else open.push(one);
  }
  close('');
  return clauses
    .join(' ')
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .replace(/\s+/g, ' ')
    .trim();
};
