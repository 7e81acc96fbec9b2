/** Traditional Chinese characters in their simplified forms, one for one. */
import { loadSimplified } from '../words/word-lists.ts';

/** Words that keep a character which is simplified in all others. */
const kept = [
  '著(?=[名作称稱者书書述录錄])',
  '(?<=[名巨原显顯卓昭编編专專译譯论論土所])著',
  '乾(?=[坤隆清])',
  '瞭(?=望)',
].join('|');
const characters = new RegExp(`(?<kept>${kept})|\\p{Script=Han}`, 'gu');

export const simplify = (text: string): string =>
  text.replace(characters, (one, keptOne: string | undefined) => keptOne ?? loadSimplified().get(one) ?? one);
