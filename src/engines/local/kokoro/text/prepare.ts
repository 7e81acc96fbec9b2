/** Splits a request's text into pieces to speak, each in a language that the voices know. */
import { invalidParameter } from '../../../../domain/errors.ts';
import { detectTextLanguage, type SpokenLanguage } from './detect-language.ts';
import { dropEmoji, nameEmoji } from './emoji.ts';
import { normaliseEnglish } from './normalise-english.ts';
import { type Piece, splitIntoPieces } from './split.ts';
import { cleanMarks } from './spoken-symbols.ts';
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

/** Scripts that none of our voices can read aloud. */
const otherScripts = /(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}\p{M}*/gu;

const splitByLanguage = (text: string, mixed: boolean): { text: string; language: SpokenLanguage }[] => {
  if (!mixed) return [{ text, language: detectTextLanguage(text) }];
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const found: { text: string; language: SpokenLanguage }[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const language = detectTextLanguage(segment);
    const last = found.at(-1);
    if (last?.language === language) last.text += segment;
    else found.push({ text: segment, language });
  }
  return found;
};

export const prepareText = (input: string, options: PrepareOptions): SpokenPiece[] => {
  const clean = cleanMarks(dropEmoji(input)).replace(otherScripts, ' ');
  const speakable = /[\p{L}\p{N}]/u.test(clean) ? clean : nameEmoji(input);
  const pieces = splitByLanguage(speakable, options.mixedLanguages).flatMap(({ text, language }, index) => {
    const spoken = language === 'en' ? normaliseEnglish(text) : normaliseOther(text);
    const shortFirstPiece = options.shortFirstPiece && index === 0;
    return splitIntoPieces(spoken, { shortFirstPiece }).map((piece) => ({ ...piece, language }));
  });
  const speakablePieces = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
  if (speakablePieces.length === 0) {
    throw invalidParameter(
      'input',
      'it has no text that the built-in voices can read (they speak English, Spanish, French, Italian, Portuguese and Hindi)',
    );
  }
  return speakablePieces;
};
