/** The words of a recording and their times. */

export type TranscriptSegment = {
  id: number;
  startSeconds: number;
  endSeconds: number;
  text: string;
  tokens: number[];
  temperature: number;
  avgLogprob: number;
  compressionRatio: number;
  noSpeechProb: number;
};

export type TranscriptWord = { word: string; startSeconds: number; endSeconds: number };

export type Transcript = {
  /** ISO 639-1. */
  language: string;
  durationSeconds: number;
  text: string;
  segments: TranscriptSegment[];
  words: TranscriptWord[] | null;
};
