/**
 * Writes a Chinese transcript in one script. Whisper was trained on both and mixes them, often within a sentence:
 * simplified characters, unless the prompt has traditional ones; then what Whisper wrote stays.
 */
import { simplify } from '@kinora/film/understand/chinese/simplify.ts';
import type { TranscriptSegment, TranscriptWord } from '../../../domain/transcript/transcript.ts';

/** Languages whose text is unified; Cantonese (yue) is written in traditional characters. */
const simplified = new Set(['zh']);

export const isSimplified = (language: string, prompt: string | null): boolean =>
  simplified.has(language) && (prompt === null || simplify(prompt) === prompt);

/** Tokens stay as Whisper chose them. */
export const simplifySegments = (segments: TranscriptSegment[]): TranscriptSegment[] =>
  segments.map((segment) => ({ ...segment, text: simplify(segment.text) }));

/** Read together, since the form of a character depends on its neighbours. */
export const simplifyWords = (words: TranscriptWord[]): TranscriptWord[] => {
  const characters = [...simplify(words.map(({ word }) => word).join(''))];
  return words.map((timed) => ({
    ...timed,
    word: characters.splice(0, [...timed.word].length).join(''),
  }));
};
