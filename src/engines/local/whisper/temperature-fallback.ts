/** Retries with a higher temperature when an attempt looks wrong. */

import { type Attempt, primeWindow, type WindowTask } from './decode-window.ts';
import type { Whisper } from './model.ts';

const maxCompressionRatio = 2.4;
export const minAvgLogprob = -1;
export const maxNoSpeechProb = 0.6;

const ladderStep = 0.2;

export const ladderFrom = (temperature: number): number[] => {
  const ladder: number[] = [];
  for (let rung = temperature; rung < 1 + 1e-6; rung += ladderStep) ladder.push(Math.round(rung * 100) / 100);
  return ladder.length > 0 ? ladder : [temperature];
};

const isSilence = (attempt: Attempt): boolean =>
  attempt.noSpeechProb > maxNoSpeechProb && attempt.avgLogprob < minAvgLogprob;

/** Probability minus a penalty for repetition: a loop is far worse than speech that happens to repeat itself. */
const worth = (attempt: Attempt): number =>
  attempt.avgLogprob - Math.max(0, attempt.compressionRatio - maxCompressionRatio);

/** The first attempt that looks right; otherwise the best of them. */
export const decodeWithFallback = async (
  whisper: Whisper,
  task: WindowTask,
  temperature: number,
  random: () => number,
): Promise<Attempt> => {
  const primed = await primeWindow(whisper, task);
  let best: Attempt | undefined;
  for (const rung of ladderFrom(temperature)) {
    const attempt = await primed.attempt(rung, random);
    if (best === undefined || worth(attempt) > worth(best)) best = attempt;
    if (isSilence(attempt)) break;
    if (attempt.compressionRatio <= maxCompressionRatio && attempt.avgLogprob >= minAvgLogprob)
      return attempt;
  }
  if (best === undefined) throw new Error('The list of temperatures is empty.');
  return best;
};
