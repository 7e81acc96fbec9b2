/**
 * Word error rate after the usual normalisation: case, punctuation, accents, contractions, keys of a telephone,
 * spelled-out numbers and titles.
 */

/** Zero to twelve; written without accents. */
const numbers: Record<string, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze',
  ru: 'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
};
const titles: Record<string, string> = { mister: 'mr', missus: 'mrs', doctor: 'dr', okay: 'ok' };
/** How the keys * and # are called. */
const keys: Record<string, [star: string, hash: string]> = {
  en: ['star', 'pound'],
  es: ['asterisco', 'numero'],
  fr: ['etoile', 'diese'],
  ru: ['звездочку', 'решетку'],
};

const spelledIn = (language: string): Map<string, string> =>
  new Map([
    ...(language === 'en' ? Object.entries(titles) : []),
    ...(numbers[language] ?? '').split(' ').map((word, number): [string, string] => [word, String(number)]),
  ]);

/** Accents do not count: some lists of prompts were typed without them. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
    .normalize('NFKC');

export const normalizeWords = (text: string, language = 'en'): string[] => {
  const spelled = spelledIn(language);
  const [star, hash] = keys[language] ?? keys.en!;
  return withoutAccents(text.toLowerCase())
    .replace(/\*/g, ` ${star} `)
    .replace(/#/g, ` ${hash} `)
    .replace(/['’]m\b/g, ' am')
    .replace(/['’]re\b/g, ' are')
    .replace(/['’]ll\b/g, ' will')
    .replace(/['’]ve\b/g, ' have')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => spelled.get(word) ?? word);
};

export const wordErrors = (
  reference: string,
  hypothesis: string,
  language = 'en',
): { errors: number; words: number } => {
  const expected = normalizeWords(reference, language);
  const actual = normalizeWords(hypothesis, language);
  let row = Array.from({ length: actual.length + 1 }, (_, column) => column);
  for (const [index, word] of expected.entries()) {
    const next = [index + 1];
    for (const [column, other] of actual.entries()) {
      const substituted = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(substituted, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: expected.length };
};
