/** Base forms: of what a word may be a form, as a verb and as a noun. */

import {
  ingForms,
  irregularNouns,
  irregularVerbs,
  pluralOnly,
  recentVerbs,
  type VerbForm,
} from './rows/irregular-forms.ts';
import { classesOf } from './word-classes.ts';

export type VerbReading = { base: string; form: VerbForm; uses: number };
export type NounReading = { singular: string; isPlural: boolean; uses: number };

const vowels = 'aeiou';
const isVerb = (word: string) => (classesOf(word)?.verb ?? -1) >= 0 || recentVerbs.has(word);

const verbUses = (word: string) => classesOf(word)?.verb ?? 0;

/** The known verb among what is left when an ending is taken away. */
const stemOf = (stem: string): string | undefined => {
  const last = stem.at(-1)!;
  const isDoubled = stem.length > 2 && last === stem.at(-2) && !vowels.includes(last);
  const candidates = [
    ...(isDoubled ? [stem.slice(0, -1), stem] : [stem, `${stem}e`]),
    ...(last === 'i' ? [`${stem.slice(0, -1)}y`] : []),
  ].filter(isVerb);
  // "Rated" is of "rate" and not of "rat": the more frequent verb.
  return candidates.sort((a, b) => verbUses(b) - verbUses(a))[0];
};

export const verbReadings = (word: string): VerbReading[] => {
  const readings: VerbReading[] = [];
  const add = (base: string | undefined, form: VerbForm) => {
    if (base) readings.push({ base, form, uses: classesOf(base)?.verb ?? 0 });
  };
  if (isVerb(word)) add(word, 'base');
  add(irregularVerbs.get(word), 'past');
  add(ingForms.get(word), 'ing');
  if (word.length > 4 && word.endsWith('ing') && !ingForms.has(word)) add(stemOf(word.slice(0, -3)), 'ing');
  if (word.length > 3 && word.endsWith('ed') && !irregularVerbs.has(word))
    add(stemOf(word.slice(0, -2)) ?? (isVerb(word.slice(0, -1)) ? word.slice(0, -1) : undefined), 'past');
  if (word.length > 2 && word.endsWith('s') && !word.endsWith('ss')) {
    const plain = word.slice(0, -1);
    if (word.endsWith('ies') && isVerb(`${word.slice(0, -3)}y`)) add(`${word.slice(0, -3)}y`, 'third');
    else if (isVerb(plain)) add(plain, 'third');
    // "Bees" is no form of "be": only behind some sounds an e belongs to the ending.
    else if (/(?:s|x|z|ch|sh|o)es$/.test(word) && isVerb(word.slice(0, -2))) add(word.slice(0, -2), 'third');
  }
  return readings;
};

const isNoun = (word: string) => (classesOf(word)?.noun ?? -1) >= 0;
const nounUses = (word: string) => classesOf(word)?.noun ?? 0;

/** What a noun is the plural of, or itself. Unknown words lose their s. */
export const nounReading = (word: string): NounReading | undefined => {
  const irregular = irregularNouns.get(word);
  if (irregular)
    return {
      singular: irregular,
      isPlural: irregular !== word,
      uses: irregular === word ? Math.max(2, nounUses(irregular)) : Math.max(6, nounUses(irregular)),
    };
  if (pluralOnly.has(word)) return { singular: word, isPlural: false, uses: Math.max(2, nounUses(word)) };
  if (word.endsWith('men') && word.length > 5 && isNoun(`${word.slice(0, -2)}an`))
    return { singular: `${word.slice(0, -2)}an`, isPlural: true, uses: 2 };
  if (
    word.length > 3 &&
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    // "Tutus" and "kiwis" are plurals, "cactus" and "tennis" are words of their own.
    (!(word.endsWith('us') || word.endsWith('is')) || (!classesOf(word) && isNoun(word.slice(0, -1))))
  ) {
    const plain = word.slice(0, -1);
    const candidates = [
      plain,
      ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
      ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ].filter(isNoun);
    // "Stripes" are of "stripe": only behind s, x, z, ch, sh and o an e belongs to the ending.
    const isEnding = ['ses', 'xes', 'zes', 'ches', 'shes', 'oes', 'ies'].some((ending) =>
      word.endsWith(ending),
    );
    const best = isEnding ? candidates.sort((a, b) => nounUses(b) - nounUses(a))[0] : candidates[0];
    if (best) return { singular: best, isPlural: true, uses: nounUses(best) };
    if (!isNoun(word) && !classesOf(word)) return { singular: plain, isPlural: true, uses: 0 };
  }
  return isNoun(word) ? { singular: word, isPlural: false, uses: nounUses(word) } : undefined;
};
