/**
 * Finds where in the model's output there is speech, from the durations it planned. Loudness would count a breath as
 * speech at one speed and not at another, so lengths would no longer follow the speed.
 */
import { isSound } from '../symbol-ids.ts';

const frameSamples = 600;
/** Sound begins this much before the plan and ends this much after it, at speed 1. */
const leadSamples = 2400;
const tailSamples = 2160;

const roundHalfToEven = (value: number): number => {
  const rounded = Math.round(value);
  return value % 1 === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
};

const framesOf = (durations: Float32Array, speed: number): number =>
  durations.reduce((sum, duration) => sum + Math.max(1, roundHalfToEven(duration / speed)), 0);

/** `durations` has one more entry before and after those of `symbolIds`: the markers that open and close every input. */
export const speechRange = (symbolIds: number[], durations: Float32Array, speed: number) => {
  const first = symbolIds.findIndex(isSound) + 1;
  const last = symbolIds.findLastIndex(isSound) + 1;
  const silence = framesOf(durations.subarray(0, first), speed) * frameSamples;
  const sounds = framesOf(durations.subarray(first, last + 1), speed) * frameSamples;
  const start = Math.max(0, Math.round(silence - leadSamples / speed));
  const end = Math.round(silence + sounds + tailSamples / speed);
  return { start, end, length: end - start };
};
