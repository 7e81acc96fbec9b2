/** Reads amounts so that they can be compared: weeks with months, metres with kilometres. */
import { numberPattern } from './amounts.ts';

const numberNear = new RegExp(`\\b(${numberPattern})\\s*([a-z]+)?`, 'gi');
/** In seconds, metres and grams, so that weeks and months can be compared. */
const units: Record<string, number> = {
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
  kilometre: 1_000,
  kilometer: 1_000,
  mile: 1_609,
  centimetre: 0.01,
  centimeter: 0.01,
  kilo: 1_000,
  kilogram: 1_000,
  ton: 1_000_000,
};
const unitOf = (word = ''): number => units[word.toLowerCase().replace(/s$/, '')] ?? 1;
const money = /^(?:dollar|euro|pound|cent|franc|crown)s?$/i;
const times = /^(?:second|minute|hour|day|week|month|year)s?$/i;
const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numericValue = (text: string): number => {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  const value = words.reduce((sum, word) => {
    if (/^\d/.test(word)) return sum + Number(word.replaceAll(',', ''));
    if (word === 'hundred' || word === 'thousand') return (sum || 1) * (word === 'hundred' ? 100 : 1000);
    if (word === 'half' || word === 'quarter') return sum + (word === 'half' ? 0.5 : 0.25);
    const [small, ten] = [names.indexOf(word), tens.indexOf(word)];
    return sum + (small >= 0 ? small : ten >= 0 ? 10 * (ten + 2) : 0);
  }, 0);
  // "An hour".
  return value === 0 && /^an?$/.test(words[0]!) ? 1 : value;
};

export type Amount = { value: number; isTime: boolean; hasUnit: boolean };

/** All amounts of a text, in seconds, metres and grams where they have such units. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(numberNear)].map(([, number, unit = '']) => ({
    value: numericValue(number!) * unitOf(unit),
    isTime: times.test(unit),
    hasUnit: times.test(unit) || money.test(unit) || unitOf(unit) !== 1,
  }));
