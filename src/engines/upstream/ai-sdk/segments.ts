/** Builds segments from providers' results: some return sentences, some single words. */
import type { TranscriptWord } from '../../../domain/transcript/transcript.ts';

export type TimedText = { text: string; startSeconds: number; endSeconds: number };

const maxSeconds = 15;
const maxCharacters = 200;
/** A silence in seconds that ends a segment. */
const pauseSeconds = 1;
const endsSentence = /[.!?…。！？]["'”’»)\]]*$/;

/** Whether each piece is one word, as from Deepgram and ElevenLabs. */
const isWordByWord = (pieces: TimedText[]): boolean =>
  pieces.length > 1 && pieces.every(({ text }) => !/\s/.test(text.trim()));

/** Words with the punctuation of the full text, where the two match. */
const withPunctuation = (words: TimedText[], text: string): TimedText[] => {
  const written = text.split(/\s+/).filter((word) => word !== '');
  return written.length === words.length
    ? words.map((word, index) => ({ ...word, text: written[index]! }))
    : words;
};

export const segmentsFrom = (
  reported: TimedText[],
  text: string,
): { segments: TimedText[]; words: TranscriptWord[] | null } => {
  const pieces = reported.filter((piece) => piece.text.trim() !== '');
  if (!isWordByWord(pieces)) return { segments: pieces, words: null };
  const words = withPunctuation(pieces, text);
  const segments: TimedText[] = [];
  let open: TimedText | undefined;
  for (const word of words) {
    const isNew =
      !open ||
      endsSentence.test(open.text) ||
      word.startSeconds - open.endSeconds > pauseSeconds ||
      word.endSeconds - open.startSeconds > maxSeconds ||
      open.text.length + word.text.length >= maxCharacters;
    if (open && !isNew) {
      open.text += ` ${word.text.trim()}`;
      open.endSeconds = word.endSeconds;
    } else {
      open = { ...word, text: ` ${word.text.trim()}` };
      segments.push(open);
    }
  }
  return {
    segments,
    words: words.map(({ text: word, startSeconds, endSeconds }) => ({
      word: word.trim(),
      startSeconds,
      endSeconds,
    })),
  };
};
