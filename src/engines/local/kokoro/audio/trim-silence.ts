/** Kokoro leaves a stretch of near-silence at both ends; pauses are ours to set, so it goes. */

const frame = 240;
const marginFrames = 3;
/** Relative to the loudest frame: quiet final consonants stay above it, the model's idle hiss below. */
const silenceRatio = 10 ** (-46 / 20);

export const trimSilence = (samples: Float32Array): Float32Array => {
  const frames = Math.floor(samples.length / frame);
  const levels = new Float32Array(frames);
  for (let index = 0; index < frames; index++) {
    let energy = 0;
    for (let at = index * frame; at < (index + 1) * frame; at++) energy += samples[at]! ** 2;
    levels[index] = Math.sqrt(energy / frame);
  }
  const threshold = levels.reduce((most, level) => Math.max(most, level), 0) * silenceRatio;
  const first = levels.findIndex((level) => level > threshold);
  const last = levels.findLastIndex((level) => level > threshold);
  if (first < 0) return samples.subarray(0, 0);
  const start = Math.max(0, first - marginFrames) * frame;
  const end = Math.min(samples.length, (last + 1 + marginFrames) * frame);
  return samples.subarray(start, end);
};
