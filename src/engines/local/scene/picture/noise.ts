/** Smooth noise in two dimensions, from a table of chance values. */

import type { Random } from './random.ts';

const side = 256;
const mask = side - 1;

// Outside of the factory: functions made anew for every film are not inlined, which costs a third of baking.
const valueAt = (table: Float32Array, x: number, y: number, period: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const a = u * u * (3 - 2 * u);
  const b = v * v * (3 - 2 * v);
  const wrap = (period - 1) & mask;
  const x0 = left & wrap;
  const x1 = (left + 1) & wrap;
  const y0 = (top & wrap) * side;
  const y1 = ((top + 1) & wrap) * side;
  const p = table[y0 + x0]!;
  const q = table[y0 + x1]!;
  const r = table[y1 + x0]!;
  const s = table[y1 + x1]!;
  const upper = p + (q - p) * a;
  return upper + (r + (s - r) * a - upper) * b;
};

const fbmAt = (table: Float32Array, x: number, y: number, octaves: number, period: number): number => {
  let sum = 0;
  let amplitude = 0.5;
  let repeat = period;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += amplitude * valueAt(table, x + octave * 17.3, y + octave * 9.1, repeat);
    x *= 2;
    y *= 2;
    repeat = Math.min(side, repeat * 2);
    amplitude *= 0.5;
  }
  return sum;
};

const ridgedAt = (table: Float32Array, x: number, y: number, octaves: number): number => {
  let sum = 0;
  let amplitude = 0.5;
  let weight = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const fold = 1 - Math.abs(valueAt(table, x + octave * 31.7, y + octave * 11.9, side) * 2 - 1);
    const crest = fold * fold * weight;
    weight = Math.min(1, crest * 1.8);
    sum += amplitude * crest;
    x *= 2.03;
    y *= 2.03;
    amplitude *= 0.5;
  }
  return sum;
};

export const createNoise = (random: Random) => {
  const table = Float32Array.from({ length: side * side }, () => random());
  return {
    /** 0 to 1; meets itself every `period` units (at most 256) in both directions. */
    value: (x: number, y: number, period = side) => valueAt(table, x, y, period),
    /** About 0 to 1, centred on a half. */
    fbm: (x: number, y: number, octaves: number, period = side) => fbmAt(table, x, y, octaves, period),
    /** Sharp crests, as of mountains: about 0 to 1. */
    ridged: (x: number, y: number, octaves: number) => ridgedAt(table, x, y, octaves),
  };
};

export type Noise = ReturnType<typeof createNoise>;

export const smoothstep = (from: number, to: number, x: number) => {
  const within = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return within * within * (3 - 2 * within);
};
