/** Splits a request's text into pieces to speak, each in a language that the voices know. */
import { invalidParameter } from '../../../../domain/errors.ts';
import {
  detectTextLanguage,
  eastAsianLanguage,
  eastAsianScript,
  type SpokenLanguage,
} from './detect-language.ts';
import { dropEmoji, nameEmoji } from './emoji.ts';
import { normaliseEnglish } from './normalise-english.ts';
import { type Piece, sentenceSegmenter, splitIntoPieces } from './split.ts';
import { cleanMarks } from './spoken-symbols.ts';
import { findUnspokenLanguage } from './unspoken-languages.ts';
import { sayWebAddresses } from './web-addresses.ts';

type SpokenPiece = Piece & { language: SpokenLanguage };

type PrepareOptions = {
  shortFirstPiece: boolean;
  /** Detect the language of each sentence instead of once for the whole text. */
  mixedLanguages: boolean;
};

/** espeak reads numbers in these languages itself, better than our own rules would. */
const normaliseOther = (text: string): string =>
  sayWebAddresses(text)
    .replace(/[_|\\^~*<>{}=#]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Full-width marks as the ones the voices know. */
const marks: Record<string, string> = {
  '。': '. ',
  '．': '. ',
  '，': ', ',
  '、': ', ',
  '！': '! ',
  '？': '? ',
  '；': '; ',
  '：': ': ',
  '（': ' (',
  '）': ') ',
  '「': ' “',
  '」': '” ',
  '『': ' “',
  '』': '” ',
  '《': ' “',
  '》': '” ',
  '【': ' (',
  '】': ') ',
  '・': ' ',
  '…': '… ',
  '～': ' ',
  '〜': ' ',
};
const normaliseEastAsian = (text: string): string =>
  normaliseOther(
    // A colon between digits is a time.
    text
      .replace(/(?<=\d)：(?=\d)/g, ':')
      .replace(/[。．，、！？；：（）「」『』《》【】・…～〜]/g, (mark) => marks[mark] ?? ' '),
  );

/** Scripts that none of our voices can read aloud. */
const otherScripts =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\p{L}\p{M}*/gu;

const spokenLanguages = 'English, Spanish, French, Italian, Portuguese, Hindi, Japanese and Chinese';

/** A text mostly in a language without a voice would be read as nonsense, or with most of it left out. */
const requireVoice = (input: string): void => {
  const letters = input.match(/\p{L}/gu)?.length ?? 0;
  const unreadable = input.match(otherScripts)?.length ?? 0;
  const language = unreadable > letters / 2 ? 'its script' : findUnspokenLanguage(input);
  if (language !== undefined)
    throw invalidParameter(
      'input',
      `the built-in voices do not speak ${language}; they speak ${spokenLanguages}`,
    );
};

const normaliserOf = (language: SpokenLanguage): ((text: string) => string) => {
  if (language === 'ja' || language === 'zh') return normaliseEastAsian;
  const normalise = language === 'en' ? normaliseEnglish : normaliseOther;
  // A few characters in a sentence of another language: espeak would name them one by one.
  return (text) => normalise(text.replace(eastAsianScript, ' '));
};

const splitByLanguage = (text: string, mixed: boolean): { text: string; language: SpokenLanguage }[] => {
  const eastAsian = eastAsianLanguage(text);
  if (!mixed && eastAsian === undefined) return [{ text, language: detectTextLanguage(text) }];
  // Beside kana, a sentence of Chinese characters alone is Japanese too.
  const languageOf = (sentence: string): SpokenLanguage => {
    const found = detectTextLanguage(sentence);
    return found === 'zh' && eastAsian === 'ja' ? 'ja' : found;
  };
  const found: { text: string; language: SpokenLanguage }[] = [];
  for (const { segment } of sentenceSegmenter.segment(text)) {
    const language = languageOf(segment);
    const last = found.at(-1);
    if (last?.language === language) last.text += segment;
    else found.push({ text: segment, language });
  }
  return found;
};

export const prepareText = (given: string, options: PrepareOptions): SpokenPiece[] => {
  const input = given.toWellFormed();
  requireVoice(input);
  const clean = cleanMarks(dropEmoji(input)).replace(otherScripts, ' ');
  const speakable = /[\p{L}\p{N}]/u.test(clean) ? clean : nameEmoji(input);
  const pieces = splitByLanguage(speakable, options.mixedLanguages).flatMap(({ text, language }, index) => {
    const isEastAsian = language === 'ja' || language === 'zh';
    const spoken = normaliserOf(language)(text);
    const shortFirstPiece = options.shortFirstPiece && index === 0;
    return splitIntoPieces(spoken, { shortFirstPiece, isDense: isEastAsian }).map((piece) => ({
      ...piece,
      language,
    }));
  });
  const speakablePieces = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
  if (speakablePieces.length === 0) {
    throw invalidParameter(
      'input',
      `it has no text that the built-in voices can read (they speak ${spokenLanguages})`,
    );
  }
  return speakablePieces;
};
