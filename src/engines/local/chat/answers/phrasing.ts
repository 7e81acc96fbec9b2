/** Formats figures as people say them. */
import { languageName } from '../../../../domain/languages.ts';

export const inSeconds = (seconds: number): string => {
  const tenths = Math.round(seconds * 10) / 10;
  if (tenths < 60) return `${tenths} second${tenths === 1 ? '' : 's'}`;
  const minutes = Math.floor(tenths / 60);
  const rest = Math.round((tenths - minutes * 60) * 10) / 10;
  return `${minutes} minute${minutes === 1 ? '' : 's'}${rest === 0 ? '' : ` ${inSeconds(rest)}`}`;
};

export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const languageOf = (code: string): string =>
  languageName(code).replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());

export const loudnessWord = (dbfs: number): string => {
  if (dbfs <= -60) return 'silent';
  if (dbfs < -38) return 'very quiet';
  if (dbfs < -28) return 'quiet';
  return dbfs < -17 ? 'of ordinary loudness' : 'loud';
};

export const paceWord = (wordsPerMinute: number): string => {
  if (wordsPerMinute < 110) return 'slow';
  return wordsPerMinute <= 180 ? 'an ordinary pace' : 'fast';
};

export const pitchWord = (hz: number): string => {
  if (hz < 140) return 'a low voice';
  return hz < 185 ? 'a voice of middle height' : 'a high voice';
};
