/**
 * Changes the length of speech without its pitch: windows are placed at a new spacing, each shifted slightly so that it
 * continues the waveform before it (waveform-similarity overlap-add).
 */

const hop = 300;
const window = 2 * hop;
/** Half a period of the lowest voices, so that a matching phase is always in range. */
const reach = 200;
/** A coarse search over every fourth offset, then a fine one around its best. */
const coarseStep = 4;

const fade = Float32Array.from(
  { length: window },
  (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / hop),
);

const similarity = (samples: Float32Array, a: number, b: number): number => {
  let product = 0;
  let energy = 1e-9;
  for (let index = 0; index < hop; index += 2) {
    const value = samples[b + index]!;
    product += samples[a + index]! * value;
    energy += value * value;
  }
  return product / Math.sqrt(energy);
};

const bestOffset = (samples: Float32Array, continuation: number, nominal: number): number => {
  const low = Math.max(0, nominal - reach);
  const high = Math.min(samples.length - window, nominal + reach);
  let best = Math.min(Math.max(nominal, low), Math.max(low, high));
  let bestScore = Number.NEGATIVE_INFINITY;
  const consider = (position: number) => {
    const score = similarity(samples, continuation, position);
    if (score > bestScore) {
      bestScore = score;
      best = position;
    }
  };
  for (let position = low; position <= high; position += coarseStep) consider(position);
  const middle = best;
  for (let position = Math.max(low, middle - 3); position <= Math.min(high, middle + 3); position++)
    consider(position);
  return best;
};

/** The result has exactly `length` samples. */
export const stretchTo = (samples: Float32Array, length: number): Float32Array => {
  if (length === samples.length) return samples;
  const output = new Float32Array(length);
  if (samples.length < 2 * window || length < 2 * window) {
    for (let index = 0; index < length; index++) {
      output[index] = samples[Math.floor((index * samples.length) / length)] ?? 0;
    }
    return output;
  }
  const pace = (samples.length - window) / (length - window);
  let source = 0;
  output.set(samples.subarray(0, hop));
  for (let at = 0; at < length; at += hop) {
    const count = Math.min(window, length - at);
    for (let index = 0; index < count; index++) {
      const gain = at === 0 && index < hop ? 0 : fade[index]!;
      output[at + index]! += gain * (samples[source + index] ?? 0);
    }
    const next = Math.round((at + hop) * pace);
    const continuation = Math.min(source + hop, samples.length - window);
    source = bestOffset(samples, continuation, Math.min(next, samples.length - window));
  }
  return output;
};
