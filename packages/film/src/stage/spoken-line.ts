/** Words that somebody on the stage says, with their sound. */

import { clamp } from '../math/interpolate.ts';

/** Mono, -1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

export type SpokenLine = {
  /** Number of the speaker among the things of the scene. */
  thing: number;
  /** Seconds of the film's part that is this stage. */
  start: number;
  end: number;
  sound: Sound;
  /** How far the mouth is open, 0 to 1, at every step of `openingStep` seconds. */
  openings: Float32Array;
};

export const openingStep = 0.02;

/** By loudness: vowels open the mouth, pauses close it. Lips are slower than sound. */
export const openingsOf = ({ samples, sampleRate }: Sound): Float32Array => {
  const window = Math.round(openingStep * sampleRate);
  const count = Math.ceil(samples.length / window);
  const loudness = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const part = samples.subarray(at * window, (at + 1) * window);
    loudness[at] = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
  }
  const sorted = loudness.toSorted();
  const loud = sorted[Math.floor(count * 0.92)] || 1;
  const at = (n: number) => loudness[Math.min(count - 1, Math.max(0, n))]!;
  return loudness.map((own, n) => clamp((at(n - 1) + own * 2 + at(n + 1)) / 4 / loud));
};

/** 0 between the lines of somebody who has any; null for others. */
export const openingAt = (
  lines: readonly SpokenLine[],
  thing: number | null,
  filmTime: number,
): number | null => {
  const own = thing === null ? lines : lines.filter((line) => line.thing === thing);
  if (own.length === 0) return null;
  const now = own.find(({ start, end }) => filmTime >= start && filmTime < end);
  return now ? (now.openings[Math.floor((filmTime - now.start) / openingStep)] ?? 0) : 0;
};
