/** Expands English abbreviations and initials. */
import english from './english.json' with { type: 'json' };

/** Written with a full stop. */
const titles: Record<string, string> = english.titles;
const words: Record<string, string> = english.abbreviations;
const months: Record<string, string> = english.months;

const phrases: [RegExp, string][] = [
  [/\be\.\s?g\.,?/gi, 'for example,'],
  [/\bi\.\s?e\.,?/gi, 'that is,'],
  [/\bet al\./g, 'and others'],
  [/\bPh\.?\s?D\b\.?/g, 'pee aitch dee'],
  [/\bU\.S\.A\./g, 'USA'],
  [/\bU\.S\.?(?![\w.])/g, 'US'],
  [/\bU\.K\.?(?![\w.])/g, 'UK'],
  [/\bU\.N\.?(?![\w.])/g, 'UN'],
  [/\bNo\.\s?(?=\d)/g, 'number '],
  [/\bNos\.\s?(?=\d)/g, 'numbers '],
  [/\bpp\.\s?(?=\d)/g, 'pages '],
  [/\bp\.\s?(?=\d)/g, 'page '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s)/g, 'with'],
  [/\band\/or\b/g, 'and or'],
];

const alternatives = (table: Record<string, string>) => Object.keys(table).join('|');
const titlePattern = new RegExp(`\\b(${alternatives(titles)})\\.(?=\\s+[A-Z])`, 'g');
const bareTitlePattern = /\b(Mr|Mrs|Dr|Prof)(?=\s[A-Z])/g;
const wordPattern = new RegExp(`\\b(${alternatives(words)})\\.(\\s+[A-Z]|\\s*$)?`, 'g');
const monthPattern = new RegExp(`\\b(${alternatives(months)})\\.`, 'g');

/** No number and name of a street are longer: patterns that end at an abbreviation look no further back. */
const longestAddress = 60;
const endsAsAddress = /\d\S{0,10}(?:\s+\w{1,40})?\s+$/;

/** "St." is a saint before a name, a street after one. */
const saySaints = (text: string): string =>
  text
    .replace(/\bSt\.?(?=\s+[A-Z])/g, (_all, offset: number) => {
      const before = text.slice(Math.max(0, offset - longestAddress), offset);
      return /[A-Za-z]\s+$/.test(before) && endsAsAddress.test(before) ? 'Street' : 'Saint';
    })
    .replace(/\bSt\.(?=\s|,|$)/g, 'Street');

export const sayAbbreviations = (text: string): string => {
  let spoken = text;
  for (const [pattern, replacement] of phrases) spoken = spoken.replace(pattern, replacement);
  return saySaints(spoken)
    .replace(titlePattern, (_all, title: string) => titles[title]!)
    .replace(bareTitlePattern, (_all, title: string) => titles[title]!)
    .replace(monthPattern, (_all, month: string) => months[month]!)
    .replace(wordPattern, (_all, word: string, sentenceEnd?: string) =>
      sentenceEnd === undefined ? words[word]! : `${words[word]}.${sentenceEnd}`,
    );
};
