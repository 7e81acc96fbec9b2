/** Constant tables of the kernel: noise picture, patterns of taps, film curve. */

import * as layout from './kernel/layout.ts';

const noiseSize = 512;

const latticeValue = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const smooth = (t: number) => t * t * (3 - 2 * t);

const addOctave = (values: Float32Array, cells: number, amplitude: number): void => {
  const step = noiseSize / cells;
  const lattice = new Float64Array(cells * cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1)
      lattice[row * cells + column] = latticeValue(column, row, cells);
  }
  const parts = Float64Array.from({ length: step }, (_, n) => smooth(n / step));
  for (let y = 0; y < noiseSize; y += 1) {
    const row = Math.floor(y / step);
    const v = parts[y - row * step]!;
    const here = row * cells;
    const below = ((row + 1) % cells) * cells;
    for (let column = 0, at = y * noiseSize; column < cells; column += 1) {
      const right = (column + 1) % cells;
      const [a, b] = [lattice[here + column]!, lattice[here + right]!];
      const [c, d] = [lattice[below + column]!, lattice[below + right]!];
      for (let n = 0; n < step; n += 1, at += 1) {
        const u = parts[n]!;
        const top = a * (1 - u) + b * u;
        const bottom = c * (1 - u) + d * u;
        values[at]! += amplitude * (top * (1 - v) + bottom * v);
      }
    }
  }
};

/** Octaves of value noise on periodic lattices; each texel holds the four corners of its cell, one byte each. */
export const createNoiseTexture = (): Uint8Array => {
  const values = new Float32Array(noiseSize * noiseSize);
  for (let cells = 4, amplitude = 1; cells <= 256; cells *= 2, amplitude *= 0.55) {
    addOctave(values, cells, amplitude);
  }
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < values.length; n += 1) {
    low = Math.min(low, values[n]!);
    high = Math.max(high, values[n]!);
  }
  const bytes = new Uint8Array(values.length);
  for (let n = 0; n < values.length; n += 1) bytes[n] = Math.round(((values[n]! - low) / (high - low)) * 255);
  const texture = new Uint8Array(new SharedArrayBuffer(values.length * 4));
  for (let y = 0, at = 0; y < noiseSize; y += 1) {
    const below = ((y + 1) & (noiseSize - 1)) * noiseSize;
    for (let x = 0; x < noiseSize; x += 1, at += 4) {
      const right = (x + 1) & (noiseSize - 1);
      texture[at] = bytes[y * noiseSize + x]!;
      texture[at + 1] = bytes[y * noiseSize + right]!;
      texture[at + 2] = bytes[below + x]!;
      texture[at + 3] = bytes[below + right]!;
    }
  }
  return texture;
};

let noise: Uint8Array | undefined;

/** Made once; lies in shared memory, so that other threads need not make it again. */
export const noiseTexture = (): Uint8Array => {
  noise ??= createNoiseTexture();
  return noise;
};

/** Sixteen turns of a disc of taps: one on the rim, twelve inside, 32 floats a turn. */
export const createShadowTaps = (): Float32Array => {
  const taps = new Float32Array(16 * 32);
  for (let turn = 0; turn < 16; turn += 1) {
    const angle = turn * 0.3927;
    taps.set([Math.cos(angle), Math.sin(angle)], turn * 32);
    for (let i = 0; i < 12; i += 1) {
      const radius = Math.sqrt((i + 0.5) / 12) * 0.95;
      const a = angle + i * 2.4;
      taps.set([Math.cos(a) * radius, Math.sin(a) * radius], turn * 32 + 2 + i * 2);
    }
  }
  return taps;
};

/** For each row of a block of 4x4 pixels, nine taps: x of four neighbours, then y. */
export const createOcclusionTaps = (): Float32Array => {
  const taps = new Float32Array(4 * 9 * 8);
  for (let row = 0; row < 4; row += 1) {
    for (let tap = 0; tap < 9; tap += 1) {
      for (let column = 0; column < 4; column += 1) {
        const angle = (column | (row << 2)) * 0.3927 + tap * 2.4;
        const radius = (tap + 0.6) / 9;
        const at = (row * 9 + tap) * 8 + column;
        taps[at] = Math.cos(angle) * radius;
        taps[at + 4] = Math.sin(angle) * radius;
      }
    }
  }
  return taps;
};

/** A filmic curve and gamma 2.2 in 1/128 of a byte, by the upper bits of light. */
export const createToneCurve = (contrast: number): Int16Array => {
  const curve = new Int16Array(layout.TONE_ENTRIES);
  const light = new Float32Array([layout.TONE_OFFSET]);
  const bits = new Uint32Array(light.buffer);
  for (let i = 0; i < curve.length; i += 1) {
    const x = light[0]! - layout.TONE_OFFSET;
    const filmic = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
    const value = (255 * filmic ** (1 / 2.2) - 118) * contrast + 118;
    curve[i] = Math.max(-32768, Math.min(32467, value * 128));
    bits[0]! += 1 << layout.TONE_SHIFT;
  }
  return curve;
};
