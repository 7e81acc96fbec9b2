/** The pitch of a voice, by autocorrelation. */
import { sampleRate } from '../../whisper/audio/mel.ts';

/** Half the sample rate is enough for voices and costs a quarter. */
const rate = sampleRate / 2;
const lowestHz = 60;
const highestHz = 500;
const maxLag = Math.ceil(rate / lowestHz);
const minLag = Math.floor(rate / highestHz);
const comparedSamples = 320;
const minLikeness = 0.6;
/** The first peak nearly as high as the highest one: the highest alone is often an octave too low. */
const nearlyHighest = 0.9;

export const pitchWindowSamples = 2 * (comparedSamples + maxLag + 1);

/** Null when the sound is not periodic enough. `samples` has a length of pitchWindowSamples. */
export const findPitch = (samples: Float32Array): number | null => {
  const halved = Float32Array.from(
    { length: samples.length >> 1 },
    (_, at) => (samples[2 * at]! + samples[2 * at + 1]!) / 2,
  );
  const mean = halved.reduce((sum, value) => sum + value, 0) / halved.length;
  for (let at = 0; at < halved.length; at++) halved[at]! -= mean;

  const likeness = new Float32Array(maxLag + 1);
  let own = 0;
  for (let at = 0; at < comparedSamples; at++) own += halved[at]! ** 2;
  for (let lag = minLag; lag <= maxLag; lag++) {
    let product = 0;
    let other = 0;
    for (let at = 0; at < comparedSamples; at++) {
      product += halved[at]! * halved[at + lag]!;
      other += halved[at + lag]! ** 2;
    }
    likeness[lag] = product / Math.sqrt(own * other || 1);
  }

  let highest = 0;
  for (let lag = minLag + 1; lag < maxLag; lag++) highest = Math.max(highest, likeness[lag]!);
  if (highest < minLikeness) return null;
  for (let lag = minLag + 1; lag < maxLag; lag++) {
    const [before, here, after] = [likeness[lag - 1]!, likeness[lag]!, likeness[lag + 1]!];
    if (here < nearlyHighest * highest || here < before || here < after) continue;
    const bend = before - 2 * here + after;
    const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
    return rate / (lag + shift);
  }
  return null;
};

export type PitchFeatures = { medianHz: number; lowHz: number; highHz: number };

/** The median, and the range that contains 90 % of the values; null when too few frames have a pitch. */
export const describePitch = (hz: readonly number[], leastCount: number): PitchFeatures | null => {
  if (hz.length < leastCount) return null;
  const sorted = hz.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { medianHz: at(0.5), lowHz: at(0.05), highHz: at(0.95) };
};
