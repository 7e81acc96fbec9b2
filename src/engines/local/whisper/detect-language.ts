/** Detects the language spoken in a window. */

import type { EncodedWindow, Whisper } from './model.ts';

export const detectSpokenLanguage = async (whisper: Whisper, window: EncodedWindow) => {
  const [logits] = await whisper.decode(window, whisper.start(), [whisper.tokenizer.startOfTranscript], [0]);
  if (logits === undefined) throw new Error('The decoder returned no logits.');
  const scores = [...whisper.languages].map(([code, token]) => ({ code, score: logits[token] ?? 0 }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return { language: best.code, probability: 1 / total };
};
