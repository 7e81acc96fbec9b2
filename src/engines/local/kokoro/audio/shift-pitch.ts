/** Raises or lowers the pitch at the same length: resampled, then time-stretched back. */
import { stretchTo } from '../../../media/time-stretch.ts';

/** Windowed-sinc interpolation; the cut-off follows the ratio, so raising the pitch does not alias. */
const taps = 16;

export const resample = (samples: Float32Array, ratio: number): Float32Array => {
  const length = Math.max(1, Math.round(samples.length / ratio));
  const output = new Float32Array(length);
  const cutoff = Math.min(1, 1 / ratio);
  for (let index = 0; index < length; index++) {
    const centre = index * ratio;
    const first = Math.floor(centre) - taps + 1;
    let sum = 0;
    for (let at = first; at <= first + 2 * taps - 1; at++) {
      const sample = samples[at];
      if (sample === undefined) continue;
      const distance = centre - at;
      const angle = Math.PI * distance * cutoff;
      const sinc = Math.abs(angle) < 1e-6 ? 1 : Math.sin(angle) / angle;
      sum += sample * cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / taps));
    }
    output[index] = sum;
  }
  return output;
};

export const shiftPitch = (samples: Float32Array, semitones: number): Float32Array =>
  semitones === 0 ? samples : stretchTo(resample(samples, 2 ** (semitones / 12)), samples.length);
