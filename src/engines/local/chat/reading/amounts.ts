/** Finds times, durations, sums of money and other figures in a sentence. */
import type { Token } from './words/parse.ts';

const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** With an end: "fourteen" begins with "four". */
const numberWord = `(?:\\d[\\d.,]{0,30}\\d|\\d|(?:${small}|hundred|thousand|million|billion|dozen)\\b)`;
/** One way only to read "and", and no more words than the longest number has: two ways would double with each "and". */
export const numberPattern = `(?:(?:a|an|half an?|a quarter of an?|a couple of|a few|several)\\s+(?=(?:hundred|thousand|million|dozen|second|minute|hour|day|week|month|year|litre|liter|kilo|pound|cup|mile)\\b)|${numberWord}(?:[\\s-]+(?:and\\s+)?${numberWord}){0,15}\\s?(?:and a half\\s)?)`;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const partsOfDay =
  'mornings?|afternoons?|evenings?|nights?|noon|midnight|lunch(?:time)?|breakfast|dinner|sunset|sunrise|dawn|dusk';
const seasons = 'winter|summer|spring|autumn|weekend|Christmas|Easter|New Year';
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|twentieth|thirtieth|(?:thir|four|fif|six|seven|eigh|nine)teenth)';
const unit = '(?:second|minute|hour|day|week|month|year|decade|centur(?:y|ie))s?';
const clock = `(?:(?:half|quarter|${numberWord}) (?:past|to) ${numberWord}|\\d{1,2}[:.]\\d{2}(?:\\s?[ap]\\.?m\\.?)?|${numberWord}(?:\\s?(?:o'clock|[ap]\\.?m\\.?))|noon|midnight)`;
const bareClock = `(?:at|by|until|till|before|after|around|about|from|past)\\s+(?:about\\s+)?${numberWord}(?!\\s+(?:\\w+s|percent|degrees)\\b)(?:\\s+(?:thirty|fifteen|forty[- ]five))?`;
/** "In 1887", not "in 1200 houses". */
const earlierYear =
  '(?<=\\b(?:in|since|until|from|by|around|about|before|after)\\s)1[0-8]\\d\\d(?!\\s+\\w+s\\b)';
const date = `(?:(?:the\\s+)?${ordinal}\\s+of\\s+(?:${months})|(?:${months})(?:\\s+(?:the\\s+)?(?:${ordinal}|\\d{1,2}))?(?:,?\\s+\\d{4})?|(?:the\\s+)?(?:end|beginning|middle|start)\\s+of\\s+(?:the\\s+)?(?:${months}|${unit}|${seasons})|(?:19|20)\\d\\d|${earlierYear}|nineteen\\s+${numberWord}(?:[\\s-]${numberWord})?)`;
const relative = `(?:the\\s+${ordinal}(?!\\s+\\w)|${numberPattern}\\s*${unit}\\s+(?:early|late|before|after)(?!\\s+\\w)|today|tomorrow|yesterday|tonight|this\\s+(?:${partsOfDay}|week|month|year)|(?:last|next)\\s+(?:${unit}|${weekdays}|${seasons}|night)|${numberPattern}\\s*${unit}\\s+(?:ago|later|earlier)|(?:in|within|after|before|for)\\s+${numberPattern}\\s*${unit}|now|soon(?!\\s+as)|immediately)`;
const recurring = `(?:(?:the\\s+|every\\s+)?(?:${ordinal}|last)\\s+(?:${weekdays}|day|weekend)\\s+(?:of|in)\\s+(?:(?:the|each|every)\\s+)?(?:month|year|${months}))`;
const core = `(?:${recurring}|${clock}|${bareClock}|${date}|${relative}|(?:early|late)?\\s?(?:the\\s+)?(?:${weekdays}|${seasons})(?:\\s+(?:${partsOfDay}))?|(?:the\\s+|every\\s+|each\\s+|one\\s+)?(?:${partsOfDay})|every\\s+(?:${unit}|${weekdays}))`;
const lead =
  '(?:(?:in|on|at|by|until|till|before|after|since|from|during|around|about|past)\\s+)?(?:the\\s+)?';
const time = new RegExp(`\\b${lead}${core}(?:,?\\s+(?:at|in|on|of|the)?\\s*(?:the\\s+)?${core})*\\b`, 'gi');

/** The place of the word that begins at a character of the words' text. */
export const wordAt = (tokens: Token[], text: string, at: number): number => {
  let end = -(tokens[0]?.before.length ?? 0);
  // "Twenty-four" are two words, "X-rays" is one.
  const found = text.includes('-')
    ? tokens.findIndex(({ before, text: word, after }) => {
        end += before.length + word.length + after.length;
        return end > at;
      })
    : text.slice(0, at).split(/\s+/).filter(Boolean).length;
  return Math.min(found < 0 ? tokens.length - 1 : found, tokens.length - 1);
};

export type Span = { text: string; at: number };

const allMatches = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)]
    .map((found) => ({ text: found[0].trim(), at: found.index }))
    .filter((span) => span.text !== '');

export const findTimes = (text: string): Span[] => allMatches(time, text);

/** The words that a time has to have to answer "which day", "what month" and their like. */
const ofUnit: Record<string, RegExp> = {
  day: new RegExp(`${weekdays}|${months}|${ordinal}|today|tomorrow|yesterday|tonight`, 'i'),
  weekday: new RegExp(weekdays, 'i'),
  date: new RegExp(`${months}|${ordinal}|\\d`, 'i'),
  month: new RegExp(months, 'i'),
  year: /\d{4}|nineteen|two thousand|year/i,
  season: new RegExp(seasons, 'i'),
};

/** The times of the asked unit where there are any. */
export const findTimesOf = (text: string, unit: string | undefined): Span[] => {
  const all = findTimes(text);
  const pattern = unit === undefined ? undefined : ofUnit[unit];
  return pattern ? all.filter((span) => pattern.test(span.text)) : all;
};

const money = new RegExp(
  `[$£€¥]\\s?\\d[\\d.,]*(?:\\s(?:thousand|million|billion))?|\\b${numberPattern}\\s*(?:dollars?|euros?|pounds?|cents?|pence|yen|francs?|crowns?|bucks|credits?)\\b`,
  'gi',
);
/** "The cream costs twenty euros, the grey fifteen": the currency is said once. */
const sameCurrency = new RegExp(
  `,? (?:and )?(?:the |an? )?\\w+ (${numberPattern})(?=\\s*(?:[,.;!?]|$))`,
  'gi',
);
const inSameCurrency = (text: string): Span[] => {
  const [first] = allMatches(money, text);
  const currency = first?.text.split(/[^a-z]/i).at(-1);
  if (!first || !currency) return [];
  return [...text.matchAll(sameCurrency)]
    .filter(({ index }) => index >= first.at + first.text.length)
    .map((found) => ({
      text: `${found[1]!.trim()} ${currency}`,
      at: found.index + found[0].lastIndexOf(found[1]!),
    }));
};

export const findMoney = (text: string): Span[] => [...allMatches(money, text), ...inSameCurrency(text)];

const price =
  /(?<=\b(?:pays?|costs?|for|at|is|are)\s)(?:half(?: (?:the )?price)?|nothing|free(?: of charge)?)\b/gi;
/** "That comes to twelve fifty": a sum without its currency. */
const total = new RegExp(
  `(?<=\\b(?:comes to|came to|costs?|that makes|that's|that is|that will be|you owe me|pays?|paid|offer(?:ed|s)?|charges?|a total of) )(?:about |around |nearly |almost )?${numberPattern}(?=\\s*(?:[,.;!?]|$|(?:altogether|in total|in all|all together|each|please|and|per|a)\\b))`,
  'gi',
);
/** Sums, and words that stand for one: "students pay half". */
export const findPrices = (text: string): Span[] => {
  const sums = [...findMoney(text), ...allMatches(price, text)];
  return sums.length > 0 ? sums : allMatches(total, text);
};

export const findSums = (text: string): Span[] => [...findMoney(text), ...allMatches(total, text)];

const frequency = new RegExp(
  `\\b(?:every|each)\\s+(?:${numberPattern}\\s*)?(?:other\\s+)?(?:${unit}|${weekdays}|${partsOfDay}|${seasons})|\\b(?:before|after) (?:each|every) \\w+(?:, every single time)?|\\b(?:every|each)(?: single)? time\\b|\\b(?:once|twice|${numberPattern}\\s*times)(?:\\s+(?:a|an|per|every|each)\\s+\\w+)?|\\b(?:daily|weekly|monthly|always|never|hourly)\\b`,
  'gi',
);
export const findFrequencies = (text: string): Span[] => allMatches(frequency, text);

/** "Forty hours, or thirty with the heating on": the unit is said once. */
const sameUnit = new RegExp(
  `\\b(?:and|or|but)\\s+(?:only |about |around |up to |at most |at least )?(${numberPattern})(?=\\s+(?:with|without|if|when|in|on|at|during|from|for)\\b)`,
  'gi',
);

const quantity = new RegExp(
  `\\b(?:(?:about|around|almost|nearly|over|up to|more than|less than|at least|only)\\s+)?${numberPattern}\\s*(?:(?:full|whole|long|square|cubic|more|further|extra|good|short|entire|working|business)\\s+)?([a-z]+)`,
  'gi',
);

/** "She was sixteen and came from Iceland": an age needs no unit. */
const age = new RegExp(
  `(?<=\\b[Aa]t )${numberPattern}(?= (?:I|he|she|they|we)\\b)|(?<=\\b[Aa]t )(?:\\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\w+)?)(?=,|\\.|$| in (?:an?|the)\\b)|\\b${numberPattern}(?=[- ]years?[- ]old)|(?<=\\b[Ww]hen (?:I|he|she|they) (?:was|were) )${numberPattern}|(?<=\\b(?:is|was|are|were|am|be|turned|turns|aged|age of)\\s)${numberPattern}(?=\\s*(?:[,.;!?]|$|(?:and|but|when|now|then|at)\\b))`,
  'gi',
);

/** "Not faster than eighty". */
const limit = new RegExp(`(?<=\\b(?:than|exceed|to|at)\\s)${numberPattern}(?=\\s*(?:[,.;!?]|$))`, 'gi');

const lasting =
  /(?:^|[,;:]|\b(?:for|in|within|of|takes?|took|taken|lasts?|lasted|about|around|only|just|after|before|than|almost|nearly|another|spent|spend|is|was|needs?|over|under|and|or|by|waited?|wait|stayed?|up to|at least|at most|from|until|quite|cost|costs|every|gives?|lose|lost|save[sd]?)\b)\s*$/i;

const unitsSaidOnce = (text: string, units: RegExp): Span[] => {
  const unit = [...text.matchAll(quantity)].find((found) => units.test(found[1]!.toLowerCase()));
  if (!unit) return [];
  return [...text.matchAll(sameUnit)]
    .filter(({ index }) => index > unit.index)
    .map((found) => ({
      text: `${found[1]!.trim()} ${unit[1]}`,
      at: found.index + found[0].indexOf(found[1]!),
    }));
};

/** Numbers with the word that follows, if that is one of these units. */
export const findMeasures = (text: string, units: RegExp): Span[] => [
  ...unitsSaidOnce(text, units),
  ...[...text.matchAll(quantity)]
    .filter((found) => units.test(found[1]!.toLowerCase()))
    // "For four years" is no age.
    // "Twice a day", "four tonnes a day" are no lengths.
    .filter(({ 0: found, index }) => !/^an? /i.test(found) || lasting.test(text.slice(0, index)))
    .filter((found) => !units.test('old') || !/\bfor $/i.test(text.slice(0, found.index)))
    .map((found) => ({ text: found[0].trim(), at: found.index })),
  ...(units.test('percent') ? allMatches(/\d[\d.,]{0,20}\s?%/g, text) : []),
  ...(units.test('mph') ? allMatches(limit, text) : []),
  ...(units.test('old') ? allMatches(age, text) : []),
];
