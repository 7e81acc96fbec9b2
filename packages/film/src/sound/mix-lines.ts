/** Spoken words in the soundtrack: above what else is heard, from where the speaker is. */

import type { Sound, SpokenLine } from '../stage/spoken-line.ts';

/** Samples on each side that a value between two samples is computed from. */
const reach = 8;

/** A windowed sinc: straight lines between samples would be heard as hiss. */
const valueAt = (samples: Float32Array, position: number): number => {
  const first = Math.floor(position) - reach + 1;
  let sum = 0;
  for (let n = first; n < first + 2 * reach; n += 1) {
    const value = samples[n];
    if (value === undefined) continue;
    const away = (position - n) * Math.PI;
    const window = 0.5 + 0.5 * Math.cos(away / reach);
    sum += value * window * (Math.abs(away) < 1e-9 ? 1 : Math.sin(away) / away);
  }
  return sum;
};

export const resample = ({ samples, sampleRate }: Sound, rate: number): Float32Array => {
  const out = new Float32Array(Math.floor((samples.length * rate) / sampleRate));
  for (let n = 0; n < out.length; n += 1) out[n] = valueAt(samples, (n * sampleRate) / rate);
  return out;
};

const loudnessOf = (samples: Float32Array): number => {
  let energy = 0;
  for (const value of samples) energy += value * value;
  return Math.sqrt(energy / Math.max(1, samples.length));
};

/** Times as loud as everything else: understood without silencing it. */
const aboveOthers = 4;
const quietest = 0.02;
/** The share of everything else that is heard under words, and the seconds in which it sinks and rises. */
const under = 0.4;
const ramp = 0.12;

const lowerUnder = (samples: Float32Array, rate: number, { start, end }: SpokenLine): void => {
  const edge = ramp * rate;
  const [first, last] = [Math.round(start * rate), Math.round(end * rate)];
  const from = Math.max(0, Math.floor(first - edge));
  const until = Math.min(samples.length, Math.ceil(last + edge));
  for (let n = from; n < until; n += 1) {
    const inside = Math.min(1, Math.max(0, Math.min(n - (first - edge), last + edge - n) / edge));
    samples[n]! *= 1 - (1 - under) * inside;
  }
};

export const mixLines = (
  [left, right]: readonly [Float32Array, Float32Array],
  rate: number,
  lines: readonly SpokenLine[],
  /** Shares of both channels, by the speaker's place in the picture. */
  panOf: (line: SpokenLine) => { left: number; right: number },
): void => {
  const others = Math.max(quietest, loudnessOf(left), loudnessOf(right));
  for (const line of lines) for (const channel of [left, right]) lowerUnder(channel, rate, line);
  for (const line of lines) {
    const samples = resample(line.sound, rate);
    const gain = (others * aboveOthers) / (loudnessOf(samples) || 1);
    const pan = panOf(line);
    const start = Math.round(line.start * rate);
    const end = Math.min(samples.length, left.length - start);
    for (let n = 0; n < end; n += 1) {
      left[start + n]! += samples[n]! * gain * pan.left;
      right[start + n]! += samples[n]! * gain * pan.right;
    }
  }
};
