/**
 * Finds the numbers spoken in an English transcript, in digits or in words; in other languages only those in digits.
 */

const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/** Contexts in which `one` is a pronoun. */
const pronounAfter = /^(?:another|of|who|can|could|must|should|might|has|is|day)$/;
const pronounBefore =
  /^(?:no|any|some|every|this|that|each|which|the|another|only|a|old|young|little|loved)$/;

/** The value of the longest number that begins at `at`, and how many words it takes. */
const readNumber = (
  words: readonly string[],
  at: number,
  end = words.length,
): { value: number; count: number } | undefined => {
  let [total, current, count] = [0, 0, 0];
  let last: 'none' | 'tens' | 'unit' | 'scale' = 'none';
  for (let index = at; index < end; index++) {
    const word = words[index]!;
    const unit = units.indexOf(word);
    const ten = tens.indexOf(word);
    if (unit >= 0 && (last === 'none' || last === 'scale' || (last === 'tens' && unit > 0 && unit < 10))) {
      current += unit;
      last = 'unit';
    } else if (ten >= 2 && (last === 'none' || last === 'scale')) {
      current += ten * 10;
      last = 'tens';
    } else if (word === 'hundred' && current > 0 && current < 100) {
      current *= 100;
      last = 'scale';
    } else if (word in scales && current > 0) {
      total += current * scales[word]!;
      current = 0;
      last = 'scale';
    } else if (word === 'and' && last === 'scale' && index + 1 < end && isNumberWord(words[index + 1])) {
      continue;
    } else break;
    count = index - at + 1;
  }
  return count === 0 ? undefined : { value: total + current, count };
};

const isNumberWord = (word: string | undefined): boolean =>
  word !== undefined && (units.includes(word) || tens.indexOf(word) >= 2);

/** Replaces runs of number words by digits. */
export const foldNumberWords = (words: readonly string[]): string[] => {
  const folded: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readNumber(words, at);
    folded.push(found ? String(found.value) : words[at]!);
    at += found?.count ?? 1;
  }
  return folded;
};

const inDigits = /^[$£€]?\d[\d,.:/-]*(?:st|nd|rd|th|%|s)?$/;

/** Each run of signs is tried from its first one alone: of thousands of them, from every one it would take seconds. */
const signsAround = /^[^\p{L}\p{N}$£€]+|(?<![^\p{L}\p{N}%])[^\p{L}\p{N}%]+$/gu;

const plain = (token: string): string => token.replace(signsAround, '');

export const numbersIn = (text: string): string[] => {
  const tokens = text
    .split(/\s+/)
    .flatMap((token) => (/^[a-z]+-[a-z]+\W*$/i.test(token) ? token.split('-') : [token]));
  const words = tokens.map((token) => plain(token).toLowerCase());
  const found: string[] = [];
  let end = 0;
  for (let at = 0; at < words.length; ) {
    // A comma or full stop separates number words: "twenty, five" is two numbers.
    if (end <= at) for (end = at; end < tokens.length; ) if (/[,.;:?!]$/.test(tokens[end++]!)) break;
    const number = readNumber(words, at, end);
    if (number && !isPronoun(words, at, number)) found.push(String(number.value));
    else if (!number && inDigits.test(words[at]!)) found.push(plain(tokens[at]!));
    at += number?.count ?? 1;
  }
  return found;
};

const isPronoun = (words: readonly string[], at: number, number: { value: number; count: number }): boolean =>
  number.count === 1 &&
  words[at] === 'one' &&
  (pronounBefore.test(words[at - 1] ?? '') || pronounAfter.test(words[at + 1] ?? ''));

export const numberValue = (number: string): number =>
  Number(number.replace(/[^\d.]/g, '').replace(/\.$/, ''));
