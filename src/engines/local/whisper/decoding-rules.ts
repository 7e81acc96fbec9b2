/** Restricts which tokens may come next: the published rules of Whisper's decoding. */

import type { Tokenizer } from './tokenizer.ts';

export type DecodingRules = {
  tokenizer: Pick<Tokenizer, 'endOfText' | 'firstTimestamp' | 'noTimestamps'>;
  suppressed: readonly number[];
  suppressedAtStart: readonly number[];
  /** Timestamps beyond the sound's end are never right. */
  lastTimestamp: number;
};

/** Speech is expected to begin within the first second of a window. */
const maxInitialTimestamp = 50;
const never = Number.NEGATIVE_INFINITY;

/** In place: rules out tokens that cannot follow `sampled`. */
export const applyRules = (logits: Float32Array, sampled: readonly number[], rules: DecodingRules): void => {
  const { endOfText, firstTimestamp, noTimestamps } = rules.tokenizer;
  for (const token of rules.suppressed) logits[token] = never;
  logits[noTimestamps] = never;
  logits.fill(never, rules.lastTimestamp + 1);
  if (sampled.length === 0) {
    for (const token of rules.suppressedAtStart) logits[token] = never;
    logits.fill(never, 0, firstTimestamp);
    logits.fill(never, firstTimestamp + maxInitialTimestamp + 1);
    return;
  }

  const lastWasTimestamp = (sampled.at(-1) ?? 0) >= firstTimestamp;
  const beforeWasTimestamp = sampled.length < 2 || (sampled.at(-2) ?? 0) >= firstTimestamp;
  if (lastWasTimestamp && beforeWasTimestamp) logits.fill(never, firstTimestamp);
  else if (lastWasTimestamp) logits.fill(never, 0, endOfText);

  const latest = sampled.findLast((token) => token >= firstTimestamp);
  if (latest !== undefined) {
    // A pair may share one time; otherwise time moves, so that no segment has zero length.
    logits.fill(never, firstTimestamp, lastWasTimestamp && !beforeWasTimestamp ? latest : latest + 1);
  }
  if (timestampsOutweighText(logits, firstTimestamp)) logits.fill(never, 0, firstTimestamp);
};

const timestampsOutweighText = (logits: Float32Array, firstTimestamp: number): boolean => {
  const texts = logits.subarray(0, firstTimestamp);
  const timestamps = logits.subarray(firstTimestamp);
  const highest = timestamps[indexOfHighest(timestamps)]!;
  return highest !== never && logSumExp(timestamps, highest) > texts[indexOfHighest(texts)]!;
};

const indexOfHighest = (logits: Float32Array): number => {
  let index = 0;
  for (let i = 1; i < logits.length; i++) if ((logits[i] as number) > (logits[index] as number)) index = i;
  return index;
};

type Choice = { token: number; logprob: number };

/** The most probable token, or at a temperature above 0 a random one; `random` returns numbers in [0, 1). */
export const chooseToken = (logits: Float32Array, temperature: number, random: () => number): Choice => {
  let token = indexOfHighest(logits);
  const highest = logits[token] as number;
  if (temperature > 0) {
    let left = random() * sumOfExponents(logits, highest, temperature);
    for (let i = 0; i < logits.length && left >= 0; i++) {
      const exponent = ((logits[i] as number) - highest) / temperature;
      if (exponent < negligibleExponent) continue;
      left -= Math.exp(exponent);
      token = i;
    }
  }
  return { token, logprob: (logits[token] as number) - logSumExp(logits, highest) };
};

/**
 * The rest together has a probability below one millionth: skipping it skips most of the vocabulary and most of the
 * time.
 */
const negligibleExponent = -25;

const sumOfExponents = (logits: Float32Array, highest: number, temperature: number): number => {
  let sum = 0;
  for (let i = 0; i < logits.length; i++) {
    const exponent = ((logits[i] as number) - highest) / temperature;
    if (exponent >= negligibleExponent) sum += Math.exp(exponent);
  }
  return sum;
};

const logSumExp = (logits: Float32Array, highest: number): number =>
  highest + Math.log(sumOfExponents(logits, highest, 1));

export const probabilityOf = (token: number, logits: Float32Array): number =>
  Math.exp((logits[token] as number) - logSumExp(logits, logits[indexOfHighest(logits)]!));
