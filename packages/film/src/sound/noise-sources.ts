/** Filtered noise, one sample a call. */

import type { Random } from '../math/random.ts';

/** Sounds of places have little above 12 kHz. */
export const sampleRate = 32_000;

/** Called once a sample with the time in seconds. */
export type Voice = (seconds: number) => number;

const turn = Math.PI * 2;

/** Noise below `hertz`. */
export const lowNoise = (random: Random, hertz: number): Voice => {
  const keep = Math.exp((-turn * hertz) / sampleRate);
  const gain = Math.sqrt((1 + keep) / (1 - keep)) * 1.4;
  let [first, second] = [0, 0];
  return () => {
    first = first * keep + (random() * 2 - 1) * (1 - keep);
    second = second * keep + first * (1 - keep);
    return second * gain;
  };
};

/** Noise above `hertz`. */
export const highNoise = (random: Random, hertz: number): Voice => {
  const keep = Math.exp((-turn * hertz) / sampleRate);
  let low = 0;
  return () => {
    const white = random() * 2 - 1;
    low = low * keep + white * (1 - keep);
    return white - low;
  };
};

/** Noise around a pitch that may move; `sharpness` below 1 rings. */
export const bandNoise = (random: Random, pitch: (seconds: number) => number, sharpness: number): Voice => {
  let [low, band] = [0, 0];
  return (seconds) => {
    const factor = 2 * Math.sin((Math.PI * Math.min(pitch(seconds), sampleRate / 5)) / sampleRate);
    low += factor * band;
    band += factor * (random() * 2 - 1 - low - band * sharpness);
    return band * sharpness;
  };
};
