/** Retries with a higher temperature when an attempt looks wrong. */

import { type Attempt, prefillPrompt, type WindowInput } from './decode-window.ts';
import type { Whisper } from './model.ts';

const maxCompressionRatio = 2.4;
export const minAvgLogprob = -1;
export const maxNoSpeechProb = 0.6;

const temperatureStep = 0.2;

export const temperaturesFrom = (temperature: number): number[] => {
  const temperatures: number[] = [];
  for (let next = temperature; next < 1 + 1e-6; next += temperatureStep)
    temperatures.push(Math.round(next * 100) / 100);
  return temperatures.length > 0 ? temperatures : [temperature];
};

const isSilence = (attempt: Attempt): boolean =>
  attempt.noSpeechProb > maxNoSpeechProb && attempt.avgLogprob < minAvgLogprob;

/** Probability minus a penalty for repetition: a loop is far worse than speech that happens to repeat itself. */
const scoreOf = (attempt: Attempt): number =>
  attempt.avgLogprob - Math.max(0, attempt.compressionRatio - maxCompressionRatio);

/** The first attempt that looks right; otherwise the best of them. */
export const decodeWithFallback = async (
  whisper: Whisper,
  input: WindowInput,
  lowestTemperature: number,
  random: () => number,
): Promise<Attempt> => {
  const prompt = await prefillPrompt(whisper, input);
  let best: Attempt | undefined;
  for (const temperature of temperaturesFrom(lowestTemperature)) {
    const attempt = await prompt.attempt(temperature, random);
    if (best === undefined || scoreOf(attempt) > scoreOf(best)) best = attempt;
    if (isSilence(attempt)) break;
    if (attempt.compressionRatio <= maxCompressionRatio && attempt.avgLogprob >= minAvgLogprob)
      return attempt;
  }
  if (best === undefined) throw new Error('The list of temperatures is empty.');
  return best;
};
