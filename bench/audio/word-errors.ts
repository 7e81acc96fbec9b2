/**
 * Word error rate after the usual normalisation: case, punctuation, accents, contractions, keys of a telephone,
 * spelled-out numbers and titles, abbreviations spelled letter by letter ("M I S D N", "MISDN"). As in Whisper's
 * published normaliser, an apostrophe separates words in other languages than English ("l'appel").
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

/** Three or more letters with spaces between them; two may be words, as in "il y a". Of scripts with small letters. */
const spelledLetters = /(?<!\S)\p{Ll}(?: \p{Ll}){2,}(?!\S)/gu;

const contractions: [pattern: RegExp, words: string][] = [
  [/\bcannot\b/g, 'can not'],
  [/\bcan['’]t\b/g, 'can not'],
  [/\bwon['’]t\b/g, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/['’]m\b/g, ' am'],
  [/['’]re\b/g, ' are'],
  [/['’]ll\b/g, ' will'],
  [/['’]ve\b/g, ' have'],
  [/['’]/g, ''],
];

const expandContractions = (text: string): string =>
  contractions.reduce((expanded, [pattern, words]) => expanded.replace(pattern, words), text);

export const normalizeWords = (text: string, language = 'en'): string[] => {
  const spelled = spelledIn(language);
  const [star, hash] = keys[language] ?? keys.en!;
  const plain = withoutAccents(text.toLowerCase());
  return (language === 'en' ? expandContractions(plain) : plain)
    .replace(/\*/g, ` ${star} `)
    .replace(/#/g, ` ${hash} `)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(spelledLetters, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => spelled.get(word) ?? word);
};

/** The most words that are taken together for one that was written joined: "M I S D N". */
const longestJoin = 5;

/** `joins`: words that are only joined or split differently ("touch tone", "touchtone") are no errors. */
export const wordErrors = (
  reference: string,
  hypothesis: string,
  { language = 'en', joins = false }: { language?: string; joins?: boolean } = {},
): { errors: number; words: number } => {
  const expected = normalizeWords(reference, language);
  const actual = normalizeWords(hypothesis, language);
  const rows: number[][] = [Array.from({ length: actual.length + 1 }, (_, column) => column)];
  const joined = (words: string[], end: number, count: number) =>
    end < count ? undefined : words.slice(end - count, end).join('');
  for (let row = 1; row <= expected.length; row++) {
    const errors = [row];
    rows.push(errors);
    for (let column = 1; column <= actual.length; column++) {
      const isSame = expected[row - 1] === actual[column - 1];
      let fewest = Math.min(
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        rows[row - 1]![column]! + 1,
        errors[column - 1]! + 1,
      );
      for (let count = 2; joins && count <= longestJoin; count++) {
        if (joined(expected, row, count) === actual[column - 1])
          fewest = Math.min(fewest, rows[row - count]![column - 1]!);
        if (joined(actual, column, count) === expected[row - 1])
          fewest = Math.min(fewest, rows[row - 1]![column - count]!);
      }
      errors.push(fewest);
    }
  }
  return { errors: rows.at(-1)!.at(-1)!, words: expected.length };
};
