/** Adds start and end times to the words of a window's segments. */

import type { TranscriptSegment, TranscriptWord } from '../../../../domain/transcript/transcript.ts';
import type { EncodedWindow, Whisper } from '../model.ts';
import { alignTokens } from './alignment.ts';
import { splitWords } from './split-words.ts';

const secondsPerFrame = 0.02;
/** A word longer than twice the median contains silence. */
const longestUsualSeconds = 0.7;
const sentenceEnd = /[.。!！?？]["”')]?$/u;

type Timed = { text: string; startSeconds: number; endSeconds: number };

export const timeWords = async (
  whisper: Whisper,
  options: {
    window: EncodedWindow;
    windowStartSeconds: number;
    /** The number of 20 ms frames of the window that are sound. */
    soundFrames: number;
    /** The language of the text. */
    language: string;
    languageToken: number;
    taskToken: number;
    segments: TranscriptSegment[];
  },
): Promise<TranscriptWord[]> => {
  const { tokenizer } = whisper;
  const { window, language } = options;
  const start = [
    tokenizer.startOfTranscript,
    options.languageToken,
    options.taskToken,
    tokenizer.noTimestamps,
  ];
  const texts = options.segments.map((segment) =>
    segment.tokens.filter((token) => token < tokenizer.endOfText),
  );
  const text = texts.flat().slice(0, whisper.maxTokens - start.length - 1);
  if (text.length === 0) return [];

  const heads = await whisper.attention(window, [...start, ...text, tokenizer.endOfText]);
  const frames = Math.max(1, Math.min(options.soundFrames, window.frames));
  // The token before the text comes before its first word, and its row gives that word's time.
  const begins = alignTokens(heads, window.frames, frames, start.length - 1, start.length - 1 + text.length);
  const times = begins.map((frame) => options.windowStartSeconds + frame * secondsPerFrame);

  const words: TranscriptWord[] = [];
  let at = 0;
  for (const [index, segment] of options.segments.entries()) {
    const timed = splitWords(tokenizer, texts[index] ?? [], language).map((word) => {
      const startSeconds = times[at] ?? segment.endSeconds;
      at += word.tokens.length;
      return { text: word.text, startSeconds, endSeconds: times[at] ?? segment.endSeconds };
    });
    words.push(...toWords(trimLong(timed)));
  }
  return words;
};

const trimLong = (words: Timed[]): Timed[] => {
  const lengths = words.map((word) => word.endSeconds - word.startSeconds).filter((length) => length > 0);
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? longestUsualSeconds;
  const longest = 2 * Math.min(longestUsualSeconds, median);
  return words.map((word, index) => {
    if (word.endSeconds - word.startSeconds <= longest) return word;
    const opens = index === 0 || sentenceEnd.test(words[index - 1]?.text ?? '');
    if (sentenceEnd.test(word.text)) return { ...word, endSeconds: word.startSeconds + longest };
    return opens ? { ...word, startSeconds: word.endSeconds - longest } : word;
  });
};

const toWords = (words: Timed[]): TranscriptWord[] =>
  words
    .filter((word) => word.text.trim() !== '')
    .map((word) => ({
      word: word.text.trim(),
      startSeconds: Math.round(word.startSeconds * 100) / 100,
      endSeconds: Math.round(word.endSeconds * 100) / 100,
    }));
