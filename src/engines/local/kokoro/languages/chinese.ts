/** Chinese text as Kokoro's symbols: numbers in words, then pinyin. */
import { pinyin } from 'pinyin-pro';
import { pinyinSounds } from './pinyin-sounds.ts';

const digits = '零一二三四五六七八九';
const byDigit = (text: string): string => [...text].map((digit) => digits[Number(digit)] ?? digit).join('');

const underTenThousand = (value: number): string => {
  let text = '';
  let isZeroPending = false;
  for (const [unit, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / unit) % 10;
    if (digit === 0) {
      isZeroPending = text !== '';
      continue;
    }
    text += `${isZeroPending ? '零' : ''}${digits[digit]}${name}`;
    isZeroPending = false;
  }
  return text;
};

const wholeNumber = (value: number): string => {
  if (value === 0) return '零';
  let text = '';
  for (const [unit, name] of [
    [1e8, '亿'],
    [1e4, '万'],
    [1, ''],
  ] as const) {
    const part = Math.floor(value / unit) % 10_000;
    if (part === 0) continue;
    const needsZero = text !== '' && part < 1000;
    text += `${needsZero ? '零' : ''}${underTenThousand(part)}${name}`;
  }
  return text.replace(/^一十/, '十');
};

const number = (text: string): string => {
  const [whole = '', fraction] = text.replaceAll(',', '').split('.');
  // Telephone numbers and the like are read digit by digit.
  const isLong = whole.length > 8 || /^0\d/.test(whole);
  const spoken = isLong ? byDigit(whole) : wholeNumber(Number(whole));
  return fraction === undefined ? spoken : `${spoken}点${byDigit(fraction)}`;
};

const plainNumber = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

export const sayChineseNumbers = (text: string): string =>
  text
    .replace(/(\d{4})\s*年/g, (_, year: string) => `${byDigit(year)}年`)
    .replace(
      /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/g,
      (_, year: string, month: string, day: string) => `${byDigit(year)}年${number(month)}月${number(day)}日`,
    )
    .replace(
      /(\d{1,2})[:：](\d{2})/g,
      (_, hour: string, minute: string) =>
        `${number(String(Number(hour)))}点${minute === '00' ? '' : `${minute.startsWith('0') ? '零' : ''}${number(String(Number(minute)))}分`}`,
    )
    .replace(new RegExp(`(${plainNumber})\\s*[%％]`, 'g'), (_, value: string) => `百分之${number(value)}`)
    .replace(new RegExp(`[¥￥]\\s*(${plainNumber})`, 'g'), (_, value: string) => `${number(value)}元`)
    .replace(new RegExp(`[$＄]\\s*(${plainNumber})`, 'g'), (_, value: string) => `${number(value)}美元`)
    .replace(/2(?=[个位只本张次天年块])/g, (digit, at: number, whole: string) =>
      /\d/.test(whole[at - 1] ?? '') ? digit : '两',
    )
    .replace(new RegExp(plainNumber, 'g'), number);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The syllables of each word; read in one go, since a character's reading depends on its neighbours. */
const wordsOf = (text: string): string[][] => {
  const syllables = pinyin(text, { toneType: 'num', type: 'array', toneSandhi: true, nonZh: 'removed' });
  let at = 0;
  return [...segmenter.segment(text)].flatMap(({ segment }) => {
    const length = segment.match(/\p{Script=Han}/gu)?.length ?? 0;
    if (length === 0) return [];
    at += length;
    return [syllables.slice(at - length, at)];
  });
};

/** `latin` finds the symbols of words in Latin letters. */
export const chineseSounds = (text: string, latin: (words: string) => string): string =>
  sayChineseNumbers(text)
    .split(/([\p{Script=Latin}'’-]+(?:\s+[\p{Script=Latin}'’-]+)*)/u)
    .map((run) => {
      if (/\p{Script=Latin}/u.test(run)) return ` ${latin(run)} `;
      return wordsOf(run)
        .map((syllables) => syllables.map(pinyinSounds).join(''))
        .join(' ');
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
