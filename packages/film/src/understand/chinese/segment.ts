/** Cuts Chinese text into words: the cut with the least cost, where our own terms cost least. */

import { findNoun } from '../nouns/find-noun.ts';
import { loadChinese, partOfSpeech } from '../words/word-lists.ts';
import { simplify } from './simplify.ts';
import { findTerm, type TermClass } from './terms.ts';

export type Segment = {
  text: string;
  english: string;
  class: TermClass | 'unknown' | 'comma' | 'stop' | 'latin';
};

const longestWord = 10;
const runs =
  /(?<han>\p{Script=Han}+)|(?<comma>[，、：,:（）()]+)|(?<stop>[。；！？!?;\n…]+)|(?<latin>[^\p{Script=Han}，、：,:（）()。；！？!?;\n…]+)/gu;

const classOf = (english: string): TermClass => {
  if (findNoun(english)) return 'noun';
  const part = partOfSpeech(english.split(' ')[0]!);
  return part ?? 'noun';
};

/** "一头" is a number and its measure word, and not "one head", whatever stands in the dictionary. */
const isCounted = (word: string): boolean =>
  findTerm(word.slice(0, 1))?.class === 'number' && findTerm(word.slice(1))?.class === 'measure';

const wordAt = (text: string, at: number, length: number): { segment: Segment; cost: number } | null => {
  const word = text.slice(at, at + length);
  const term = findTerm(word);
  if (term)
    return { segment: { text: word, ...term }, cost: term.class === 'silent' && length === 1 ? 1.1 : 1 };
  const english = isCounted(word) ? undefined : loadChinese().get(word);
  if (english && length > 1) return { segment: { text: word, english, class: classOf(english) }, cost: 1.15 };
  if (length > 1) return null;
  return english
    ? { segment: { text: word, english, class: classOf(english) }, cost: 1.6 }
    : { segment: { text: word, english: word, class: 'unknown' }, cost: 3 };
};

const cut = (text: string): Segment[] => {
  const best: { cost: number; from: number; segment: Segment | null }[] = [
    { cost: 0, from: 0, segment: null },
  ];
  for (let end = 1; end <= text.length; end += 1) {
    for (let length = 1; length <= Math.min(longestWord, end); length += 1) {
      const word = wordAt(text, end - length, length);
      if (!word) continue;
      const cost = best[end - length]!.cost + word.cost;
      const known = best[end];
      if (!known || cost < known.cost) best[end] = { cost, from: end - length, segment: word.segment };
    }
  }
  const segments: Segment[] = [];
  for (let at = text.length; at > 0; at = best[at]!.from) segments.push(best[at]!.segment!);
  return segments.reverse();
};

const dayParts = /^(?:early )?morning$|^(?:dawn|noon|daytime|afternoon|dusk|evening|night|late night)$/;
const clock =
  /^(?:[零一二两三四五六七八九十]{1,3}|\d{1,2})点(?:钟|整|半|多|[一二三四五六七八九十]{1,3}分?)?$/;

/** "清晨五点": the part of the day tells the light, and its hour is no number of points. */
const withoutClocks = (segments: Segment[]): Segment[] => {
  const kept: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    kept.push(segments[at]!);
    if (!dayParts.test(segments[at]!.english)) continue;
    let text = '';
    for (let end = at + 1; end <= Math.min(at + 6, segments.length - 1); end += 1) {
      text += segments[end]!.text.trim();
      if (clock.test(text)) at = end;
    }
  }
  return kept;
};

export const segment = (prompt: string): Segment[] => withoutClocks(segmentAll(prompt));

const segmentAll = (prompt: string): Segment[] =>
  [...simplify(prompt.normalize('NFC')).matchAll(runs)].flatMap(({ groups, 0: text }): Segment[] => {
    if (groups!.han) return cut(groups!.han);
    const kind = groups!.comma ? 'comma' : groups!.stop ? 'stop' : 'latin';
    return [{ text, english: kind === 'comma' ? ',' : kind === 'stop' ? '.' : text.trim(), class: kind }];
  });
