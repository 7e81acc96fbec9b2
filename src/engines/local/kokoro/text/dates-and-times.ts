/** Dates and times of day in English text, as words. */
import { cardinal, ordinal, plural, year } from './number-words.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
const monthPattern = `(${months.join('|')}|(?:${shortMonths})\\b\\.?)`;

const monthName = (text: string): string =>
  months.find((name) => name.startsWith(text.replace('.', '').slice(0, 3))) ?? text;

const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

const dateWords = (month: number, day: number, yearDigits?: string): string =>
  `${months[month - 1]} ${ordinal(String(day))}${yearDigits ? `, ${year(yearDigits)}` : ''}`;

const sayDates = (text: string): string =>
  text
    .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, (all, y: string, m: string, d: string) =>
      isDate(Number(m), Number(d)) ? dateWords(Number(m), Number(d), y) : all,
    )
    .replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g, (all, first: string, second: string, y: string) => {
      const full = y.length === 2 ? `20${y}` : y;
      if (isDate(Number(first), Number(second))) return dateWords(Number(first), Number(second), full);
      return isDate(Number(second), Number(first)) ? dateWords(Number(second), Number(first), full) : all;
    })
    .replace(
      new RegExp(`\\b${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b(?![:.,]?\\d)`, 'g'),
      (_all, month: string, day: string, y?: string) =>
        `${monthName(month)} ${ordinal(day)}${y ? `, ${year(y)}` : ''}`,
    )
    .replace(
      new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern}(?:,? (\\d{4})\\b)?`, 'g'),
      (_all, day: string, month: string, y?: string) =>
        `the ${ordinal(day)} of ${monthName(month)}${y ? `, ${year(y)}` : ''}`,
    )
    .replace(/\bthe the\b/g, 'the')
    .replace(
      new RegExp(`\\b${monthPattern},? (\\d{4})\\b`, 'g'),
      (_all, month: string, y: string) => `${monthName(month)} ${year(y)}`,
    );

const sayDecades = (text: string): string =>
  text
    .replace(/\b(1[0-9]|20)(\d0)['’]?s\b/g, (_all, century: string, decade: string) =>
      plural(year(century + decade)),
    )
    .replace(/(?<!\w)['’](\d0)s\b/g, (_all, decade: string) => plural(cardinal(decade)));

/** "p.m." at the end of a sentence is its full stop as well. */
const amOrPm = (marker: string | undefined, after: string): string => {
  if (!marker) return '';
  const stop = marker.endsWith('.') && /^(?:\s+[A-Z]|\s*$)/.test(after) ? '.' : '';
  return ` ${marker.toLowerCase().startsWith('a') ? 'ay' : 'pee'} em${stop}`;
};

const clockWords = (hour: string, minute: string, hasMarker: boolean): string => {
  const minutes = Number(minute);
  if (minutes > 0) return `${cardinal(hour)} ${minutes < 10 ? `oh ${cardinal(minute)}` : cardinal(minute)}`;
  if (hasMarker) return cardinal(hour);
  return Number(hour) > 12 || Number(hour) === 0 ? `${cardinal(hour)} hundred` : `${cardinal(hour)} o'clock`;
};

const marker = String.raw`[ap]\.m\.|[ap]m\b`;
const clock = new RegExp(String.raw`\b([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\s?(${marker}))?`, 'gi');
const wholeHour = new RegExp(String.raw`\b(1[0-2]|0?[1-9])\s?(${marker})`, 'gi');

const sayTimes = (text: string): string =>
  text
    .replace(
      clock,
      (
        all: string,
        hour: string,
        minute: string,
        second: string | undefined,
        half: string | undefined,
        offset: number,
      ) => {
        const seconds = second && Number(second) ? ` and ${cardinal(second)} seconds` : '';
        return `${clockWords(hour, minute, half !== undefined)}${seconds}${amOrPm(half, text.slice(offset + all.length))}`;
      },
    )
    .replace(
      wholeHour,
      (all: string, hour: string, half: string, offset: number, whole: string) =>
        `${cardinal(hour)}${amOrPm(half, whole.slice(offset + all.length))}`,
    );

export const sayDatesAndTimes = (text: string): string => sayDecades(sayTimes(sayDates(text)));
