/** English for Chinese words: what emoji are called, and the dictionary's plainest gloss of each common word. */

export type DictionaryEntry = { traditional: string; simplified: string; english: string[] };

const han = /^\p{Script=Han}{1,5}$/u;
const unfit =
  /^(?:surname|variant|old variant|see |also |abbr|used in|\(archaic|\(vulgar|\(slang|\(dialect|erhua|Japanese variant|radical|classifier|CL:|euphem|same as|short for)|penis|vulgar|slang|prostitut|fuck/i;

const plainGloss = (gloss: string) =>
  gloss
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .split(/[,;]/)[0]!
    .replace(/^\s*(?:to be |to |a |an |the )/, '')
    .replace(/^Chinese /, '')
    .trim();

const score = (gloss: string, things: Set<string>, words: (word: string) => boolean) => {
  if (!/^[a-z][a-z' -]*$/.test(gloss)) return 0;
  if (things.has(gloss)) return 3;
  const parts = gloss.split(' ');
  if (parts.length === 1) return words(gloss) ? 2 : 0;
  return parts.length <= 3 && parts.every(words) ? 1 : 0;
};

export const translateWords = (
  entries: DictionaryEntry[],
  emojiNames: Map<string, string>,
  frequency: Map<string, number>,
  things: Set<string>,
  isWord: (word: string) => boolean,
) => {
  const best = new Map<string, { english: string; score: number }>();
  for (const { simplified, english } of entries) {
    if (!han.test(simplified)) continue;
    for (const [rank, gloss] of english.slice(0, 4).entries()) {
      if (unfit.test(gloss)) continue;
      const plain = plainGloss(gloss);
      const isVerb = gloss.startsWith('to ');
      const value = Math.min(score(plain, things, isWord), isVerb ? 2 : 3) - rank * 0.6;
      if (value <= 0) continue;
      const known = best.get(simplified);
      if (!known || value > known.score) best.set(simplified, { english: plain, score: value });
    }
  }
  const translations = new Map<string, string>();
  for (const [word, { english, score: value }] of best) {
    const often = frequency.get(word) ?? 0;
    if (often >= 300 || (value >= 1.8 && things.has(english) && (often >= 3 || word.length > 1)))
      translations.set(word, english);
  }
  for (const [word, english] of emojiNames) {
    if (han.test(word) && !things.has(translations.get(word) ?? '')) translations.set(word, english);
  }
  return translations;
};

/** Each traditional character that has one simplified form, by how single characters and words are spelt. */
export const simplifyCharacters = (entries: DictionaryEntry[]) => {
  const votes = new Map<string, Map<string, number>>();
  const inSimplified = new Map<string, number>();
  for (const { traditional, simplified } of entries) {
    const [from, to] = [[...traditional], [...simplified]];
    if (from.length !== to.length) continue;
    for (const [index, character] of from.entries()) {
      const forms = votes.get(character) ?? new Map<string, number>();
      forms.set(to[index]!, (forms.get(to[index]!) ?? 0) + 1);
      votes.set(character, forms);
      inSimplified.set(to[index]!, (inSimplified.get(to[index]!) ?? 0) + 1);
    }
  }
  return [...votes].flatMap(([character, forms]) => {
    const [commonest, count] = [...forms].sort((a, b) => b[1] - a[1])[0]!;
    // 么 and 宁 have a simplified form of their own in a rare meaning, and are themselves the usual one of others.
    if ((inSimplified.get(character) ?? 0) > count) return [];
    return /^\p{Script=Han}$/u.test(character) && commonest !== character
      ? [[character, commonest] as const]
      : [];
  });
};
