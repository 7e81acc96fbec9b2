/** Converts finished speech to bytes: faded ends, the pause after it, 16-bit little-endian. */

export const spokenSampleRate = 24_000;
const fadeSamples = 120;

export const fadeEnds = (samples: Float32Array): Float32Array => {
  const length = Math.min(fadeSamples, Math.floor(samples.length / 2));
  for (let index = 0; index < length; index++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * index) / length);
    samples[index]! *= gain;
    samples[samples.length - 1 - index]! *= gain;
  }
  return samples;
};

export const toPcm = (samples: Float32Array, pauseSamples: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(2 * (samples.length + pauseSamples)));
  for (let index = 0; index < samples.length; index++) {
    const value = Math.max(-32_768, Math.min(32_767, Math.round(samples[index]! * 32_767)));
    view.setInt16(2 * index, value, true);
  }
  return new Uint8Array(view.buffer);
};
