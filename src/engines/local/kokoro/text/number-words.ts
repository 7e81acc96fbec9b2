/** Numbers as English words. */

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'];
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const belowHundred = (value: number): string => {
  if (value < 20) return small[value]!;
  const unit = value % 10;
  return unit === 0 ? tens[value / 10]! : `${tens[Math.floor(value / 10)]}-${small[unit]}`;
};

const belowThousand = (value: number): string => {
  const rest = value % 100;
  if (value < 100) return belowHundred(value);
  return `${small[Math.floor(value / 100)]} hundred${rest ? ` ${belowHundred(rest)}` : ''}`;
};

export const digitWords = (digits: string): string =>
  [...digits].flatMap((digit) => (/\d/.test(digit) ? [small[Number(digit)]!] : [])).join(' ');

/** Whole numbers in digits, without separators. */
export const cardinal = (digits: string): string => {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain.length > 3 * scales.length) return digitWords(digits);
  const groups: string[] = [];
  for (let end = plain.length; end > 0; end -= 3) {
    const value = Number(plain.slice(Math.max(0, end - 3), end));
    const scale = scales[groups.length]!;
    groups.push(value === 0 ? '' : `${belowThousand(value)}${scale ? ` ${scale}` : ''}`);
  }
  return groups.filter(Boolean).reverse().join(' ') || 'zero';
};

export const ordinal = (digits: string): string => {
  const words = cardinal(digits);
  const [, before, last] = words.match(/^(.*?)([a-z]+)$/) as [string, string, string];
  return `${before}${irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)}`;
};

/** 1999 as nineteen ninety-nine, 2005 as two thousand five, 1905 as nineteen oh five. */
export const year = (digits: string): string => {
  const value = Number(digits);
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (digits.length !== 4 || value < 1000 || (century % 10 === 0 && rest < 10)) return cardinal(digits);
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${small[rest]}` : belowHundred(rest)}`;
};

export const plural = (words: string): string => {
  if (words.endsWith('y')) return `${words.slice(0, -1)}ies`;
  return /(?:x|s|ch)$/.test(words) ? `${words}es` : `${words}s`;
};

/** Digits with an optional fraction and thousands commas. */
export const decimal = (text: string): string => {
  const [whole = '', fraction] = text.replaceAll(',', '').split('.');
  const words = cardinal(whole || '0');
  return fraction ? `${words} point ${digitWords(fraction)}` : words;
};
