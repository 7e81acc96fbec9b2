/** Splits text into the pieces that are synthesised one by one, each with the pause that follows it. */

export type Piece = {
  text: string;
  /** The silence added after it, in milliseconds of unhurried speech. */
  pauseMs: number;
};

type SplitOptions = {
  /** A short first piece lets the first sound leave early; whole sentences sound better. */
  shortFirstPiece: boolean;
  /** A character is a syllable or more, as in Chinese and Japanese. */
  isDense?: boolean;
};

const pauses = { paragraph: 550, sentence: 280, colon: 160, clause: 80, none: 0 } as const;

type Limits = { maxChars: number; firstPieceChars: number; minChars: number };

/**
 * Kokoro takes 510 symbols; this many letters fit in any language's phonemes and keep a step short. Very short inputs
 * come out hurried and unclear, so they are joined to a neighbour.
 */
const alphabetLimits: Limits = { maxChars: 240, firstPieceChars: 70, minChars: 28 };
const denseLimits: Limits = { maxChars: 70, firstPieceChars: 24, minChars: 8 };

/** The marks at which to split, strongest first. */
const separators = [
  /[;:—…।](?=\s|$)/g,
  /[,)](?=\s|$)/g,
  /\s(?=(?:and|but|or|because|which|that|when|while|where|who|if|so|although|y|pero|et|mais|que|e|ma|mas)\s)/g,
  /\s/g,
];

/** Made once: a text of short lines would spend its time on making one for each. */
export const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (paragraph: string): string[] =>
  [...sentenceSegmenter.segment(paragraph)].map(({ segment }) => segment.trim()).filter(Boolean);

/** The best position to split within the limit: the strongest separator, as far right as possible. */
const cutPosition = (
  text: string,
  limit: number,
  weakest: number,
  { minChars }: Limits,
): number | undefined => {
  for (const pattern of separators.slice(0, weakest)) {
    const ends = [...text.slice(0, limit + 1).matchAll(pattern)].map(
      (match) => match.index + match[0].length,
    );
    const position = ends.findLast((end) => end >= minChars && text.length - end >= minChars / 2);
    if (position !== undefined) return position;
  }
  return undefined;
};

/** Between two characters: the second half of one by itself is no character, and dictionaries fail at it. */
const wholeCharacters = (text: string, position: number): number =>
  text.codePointAt(position - 1)! > 0xffff ? position - 1 : position;

const cutLong = (text: string, limits: Limits): string[] => {
  const { maxChars } = limits;
  const parts: string[] = [];
  let rest = text;
  while (rest.length > maxChars) {
    const position =
      cutPosition(rest, maxChars, separators.length, limits) ?? wholeCharacters(rest, maxChars);
    parts.push(rest.slice(0, position).trim());
    rest = rest.slice(position).trim();
  }
  return [...parts, rest];
};

const cutFirst = (text: string, limits: Limits): string[] => {
  const { firstPieceChars, minChars } = limits;
  if (text.length <= firstPieceChars + minChars) return [text];
  const position =
    cutPosition(text, firstPieceChars, 2, limits) ??
    cutPosition(text, firstPieceChars * 1.5, text.length > 150 ? 4 : 3, limits);
  return position === undefined ? [text] : [text.slice(0, position).trim(), text.slice(position).trim()];
};

const pauseAfter = (text: string): number => {
  if (/[.!?।…]["'”’)]*$/.test(text)) return pauses.sentence;
  if (/[;:—]["'”’)]*$/.test(text)) return pauses.colon;
  return /[,)]["'”’]*$/.test(text) ? pauses.clause : pauses.none;
};

const joinShort = (sentences: string[], { maxChars, minChars }: Limits): string[] => {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const fits = last !== undefined && last.length + sentence.length < maxChars;
    if (fits && (last.length < minChars || sentence.length < minChars))
      joined.push(`${joined.pop()} ${sentence}`);
    else joined.push(sentence);
  }
  return joined;
};

export const splitIntoPieces = (text: string, { shortFirstPiece, isDense }: SplitOptions): Piece[] => {
  const limits = isDense ? denseLimits : alphabetLimits;
  const pieces: Piece[] = [];
  for (const paragraph of text.split(/\n+/)) {
    for (const sentence of joinShort(sentencesOf(paragraph), limits)) {
      const parts = shortFirstPiece && pieces.length === 0 ? cutFirst(sentence, limits) : [sentence];
      for (const part of parts.flatMap((part) => cutLong(part, limits)))
        pieces.push({ text: part, pauseMs: pauseAfter(part) });
    }
    const last = pieces.at(-1);
    if (last) last.pauseMs = Math.max(last.pauseMs, pauses.paragraph);
  }
  const last = pieces.at(-1);
  if (last) last.pauseMs = 0;
  return pieces;
};
