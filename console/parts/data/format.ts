/** Numbers, times and sizes as people read them, in the language of the console. */
import { type Language, language } from '../text/language.ts';
import { say, sayWord } from '../text/say.ts';

/** Formats are costly to make: one for each language. */
const perLanguage = <T>(make: (locale: Language) => T): (() => T) => {
  const made = new Map<Language, T>();
  return () => {
    const locale = language.value;
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
};
const number = (digits: number) =>
  perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
const whole = number(0);
const tenths = number(1);
const amounts = [number(2), number(4), number(6)] as const;

/** Credits, with as many digits as a small amount needs. */
export const amount = (value: number): string => {
  const size = Math.abs(value);
  return amounts[size === 0 || size >= 1 ? 0 : size >= 0.01 ? 1 : 2]().format(value);
};

const inCredits = (value: number, text: string): string =>
  value === 1 ? say('{amount} credit', { amount: text }) : say('{amount} credits', { amount: text });

export const credits = (value: number): string => inCredits(value, amount(value));

/** To the micro-credit, so that rows add up to their total. */
export const exactAmount = (value: number): string => amounts[2]().format(value);

export const exactCredits = (value: number): string => inCredits(value, exactAmount(value));

export const count = (value: number): string => whole().format(value);

/** 75 as 1:15 */
export const clockTime = (seconds: number, digits = 0): string => {
  const safe = Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
  const rounded = digits === 0 ? Math.floor(safe) : safe;
  const minutes = Math.floor(rounded / 60);
  const hours = Math.floor(minutes / 60);
  const rest = (rounded % 60).toFixed(digits).padStart(digits === 0 ? 2 : digits + 3, '0');
  return hours > 0 ? `${hours}:${String(minutes % 60).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
};

/** A length of time in words: 45 s, 3 min, 2 h 5 min */
export const duration = (seconds: number): string => {
  const rounded = Math.round(seconds);
  if (rounded < 90) return say('{count} s', { count: rounded });
  const minutes = Math.round(rounded / 60);
  if (minutes < 60) return say('{count} min', { count: minutes });
  const rest = minutes % 60;
  const hours = say('{count} h', { count: Math.floor(minutes / 60) });
  return rest > 0 ? `${hours} ${say('{count} min', { count: rest })}` : hours;
};

const relative = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** From Unix seconds: 5 minutes ago, yesterday, or the date. */
export const ago = (unixSeconds: number): string => {
  const seconds = unixSeconds - Date.now() / 1000;
  if (Math.abs(seconds) < 45) return say('just now');
  if (Math.abs(seconds) > 7 * 86_400) return date(unixSeconds);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  return relative().format(Math.round(seconds / size), unit);
};

const dateFormat = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const timeFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
);

export const date = (unixSeconds: number): string => dateFormat().format(unixSeconds * 1000);
export const dateTime = (unixSeconds: number): string => timeFormat().format(unixSeconds * 1000);

export const bytes = (value: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let size = value;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${(size < 10 && unit > 0 ? tenths : whole)().format(size)} ${units[unit]}`;
};

export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** 1280x720 as 1280 × 720, and 16x9 as 16:9: an aspect ratio is no size in pixels. */
export const sizeText = (size: string): string => {
  const [width, height] = size.split('x');
  if (height === undefined) return size;
  return Number(width) < 100 ? `${width}:${height}` : `${width} × ${height}`;
};

/** character_url as Character url */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** A value of a request, such as a switch. */
export const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  return typeof value === 'object' ? JSON.stringify(value) : sayWord(String(value));
};
