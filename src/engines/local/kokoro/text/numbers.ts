/** Numbers in English text that are neither money, measure, date nor time. */
import { cardinal, decimal, digitWords, ordinal, plural, year } from './number-words.ts';

const vulgarFractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

const fractionWords = (top: string, bottom: string): string => {
  const count = cardinal(top);
  const part = bottom === '2' ? 'half' : bottom === '4' ? 'quarter' : ordinal(bottom);
  if (top === '1') return `${count} ${part}`;
  return `${count} ${part === 'half' ? 'halves' : plural(part)}`;
};

const mixedWords = (whole: string | undefined, top: string, bottom: string): string => {
  const fraction = fractionWords(top, bottom);
  return whole ? `${cardinal(whole)} and ${fraction.replace(/^one /, 'a ')}` : fraction;
};

const sayFractions = (text: string): string =>
  text
    .replace(/(?<!\d)(\d*)([½¼¾⅓⅔⅛])/g, (_all, whole: string, sign: string) => {
      const [top, bottom] = vulgarFractions[sign]!.split('/') as [string, string];
      return mixedWords(whole, top, bottom);
    })
    .replace(
      /(?<![\w/.])(?:(\d+) )?(\d{1,2})\/(\d{1,2})(?![\w/])/g,
      (_all, whole: string | undefined, top: string, bottom: string) => {
        if (Number(top) >= Number(bottom) || Number(bottom) < 2)
          return `${whole ? `${cardinal(whole)} ` : ''}${cardinal(top)} over ${cardinal(bottom)}`;
        return mixedWords(whole, top, bottom);
      },
    );

/** From 1; "I" alone is the pronoun. */
const romanNumbers = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');
const romanValue = (roman: string): string => String(romanNumbers.indexOf(roman) + 1);
const romans = romanNumbers
  .slice(1)
  .sort((a, b) => b.length - a.length)
  .join('|');
const numbered = 'Chapter|Part|Act|Scene|Volume|Book|Section|Phase|Type|Class|War|Stage|Level|Episode|Season';
const rulers =
  'Henry|Louis|Elizabeth|George|Charles|Edward|William|James|Richard|Pope \\w+|Paul|Pius|Benedict|Philip|Napoleon';

const sayRomans = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b(${numbered}) (${romans})\\b`, 'g'),
      (_all, word: string, roman: string) => `${word} ${cardinal(romanValue(roman))}`,
    )
    .replace(
      new RegExp(`\\b(${rulers}) (${romans})\\b`, 'g'),
      (_all, name: string, roman: string) => `${name} the ${ordinal(romanValue(roman))}`,
    );

const phone = /(?<![\w.-])(?:\+(\d{1,3})[ -]?)?(?:\((\d{3})\) ?|(\d{3})[ .-])(\d{3})[ .-](\d{4})(?![\w-])/g;

export const sayPhones = (text: string): string =>
  text.replace(
    phone,
    (
      _all,
      country: string | undefined,
      area1: string | undefined,
      area2: string | undefined,
      middle: string,
      last: string,
    ) =>
      [
        country && `plus ${digitWords(country)}`,
        digitWords(area1 ?? area2 ?? ''),
        digitWords(middle),
        digitWords(last),
      ]
        .filter(Boolean)
        .join(', '),
  );

const isYear = (digits: string): boolean => /^(?:1[1-9]|20)\d\d$/.test(digits);

export const sayNumbers = (text: string): string =>
  sayFractions(sayRomans(text))
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/gi, (_all, digits: string) => ordinal(digits))
    .replace(/\bv(?=\d+\.)/g, 'version ')
    .replace(/(?<![\w.])(\d+(?:\.\d+){2,})(?![\w])/g, (_all, version: string) =>
      version.split('.').map(cardinal).join(' point '),
    )
    .replace(/(?<![\w.,])(\d{4})\s?[–—-]\s?(\d{4})(?![\w,])/g, (all, from: string, to: string) =>
      isYear(from) && isYear(to) ? `${year(from)} to ${year(to)}` : all,
    )
    .replace(
      /(?<![\w.-]|\d,)(\d[\d,.]{0,30})\s?[–—-]\s?(\d[\d,.]{0,30}\d|\d)(?![\w-])/g,
      (_all, low: string, high: string) => `${low} to ${high}`,
    )
    .replace(/(?<![\w.])[-−](?=\d)/g, 'minus ')
    .replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?/g, decimal)
    .replace(/(?<!\d)\d*\.\d+/g, decimal)
    .replace(/(?<![\w])(\d{4})(?=$|\W)/g, (_all, digits: string) =>
      isYear(digits) ? year(digits) : cardinal(digits),
    )
    .replace(/\b0\d+\b|\d{10,}/g, digitWords)
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/(\d+)(?=\p{L})/gu, (_all, digits: string) => `${cardinal(digits)} `)
    .replace(/\d+/g, cardinal);
