/** Whisper's input: 80 log-mel bands (128 of the large models), 100 frames a second. */

import { createPowerSpectrum, spectrumBins, spectrumSamples } from './fourier.ts';

export const sampleRate = 16_000;
export const hopSamples = 160;
export const framesPerSecond = sampleRate / hopSamples;
export const melBands = 80;
/** Samples a frame needs on either side of its own position. */
export const frameMargin = spectrumSamples / 2;

const floorLog = -10;
const quietest = 1e-10;
/** Damaged floats must not mute all other sound. */
const loudestPossible = 1e6;
const dynamicRange = 8;

/** Slaney's scale: even below 1 kHz, logarithmic above. */
const hertzToMel = (hertz: number) =>
  hertz < 1000 ? (3 * hertz) / 200 : 15 + (Math.log(hertz / 1000) * 27) / Math.log(6.4);
const melToHertz = (mel: number) =>
  mel < 15 ? (200 * mel) / 3 : 1000 * Math.exp((Math.log(6.4) / 27) * (mel - 15));

type Band = { firstBin: number; weights: Float64Array };

const makeBands = (count: number): Band[] => {
  const top = hertzToMel(sampleRate / 2);
  const edges = Array.from({ length: count + 2 }, (_, i) => melToHertz((top * i) / (count + 1)));
  return Array.from({ length: count }, (_, band) => {
    const [low = 0, centre = 0, high = 0] = edges.slice(band, band + 3);
    const weights = Array.from({ length: spectrumBins }, (_, bin) => {
      const hertz = (bin * sampleRate) / spectrumSamples;
      const slope = Math.min((hertz - low) / (centre - low), (high - hertz) / (high - centre));
      return (Math.max(0, slope) * 2) / (high - low);
    });
    const firstBin = weights.findIndex((weight) => weight > 0);
    const lastBin = weights.findLastIndex((weight) => weight > 0);
    return { firstBin, weights: Float64Array.from(weights.slice(firstBin, lastBin + 1)) };
  });
};

export const createMel = (bandCount = melBands) => {
  const bands = makeBands(bandCount);
  const powerSpectrum = createPowerSpectrum();
  const window = Float64Array.from(
    { length: spectrumSamples },
    (_, i) => 0.5 * (1 - Math.cos((2 * Math.PI * i) / spectrumSamples)),
  );
  const frame = new Float64Array(spectrumSamples);
  const power = new Float64Array(spectrumBins);

  /**
   * Log energies of the first `count` of `width` frames, band after band; the rest is the floor. Frame n is centred on
   * sample n * 160 + 200 of `samples`, so a window needs 200 samples of the preceding sound.
   */
  const logEnergies = (samples: Float32Array, width: number, count: number) => {
    const values = new Float32Array(bandCount * width).fill(floorLog);
    let loudest = floorLog;
    for (let t = 0; t < count; t++) {
      const start = t * hopSamples;
      for (let i = 0; i < spectrumSamples; i++) frame[i] = (samples[start + i] ?? 0) * (window[i] as number);
      powerSpectrum(frame, power);
      for (let band = 0; band < bandCount; band++) {
        const { firstBin, weights } = bands[band] as Band;
        let energy = 0;
        for (let i = 0; i < weights.length; i++)
          energy += (weights[i] as number) * (power[firstBin + i] as number);
        const log = energy > quietest ? Math.log10(Math.min(energy, loudestPossible)) : floorLog;
        values[band * width + t] = log;
        if (log > loudest) loudest = log;
      }
    }
    return { values, loudest };
  };

  /** In place: everything 80 dB below the recording's loudest moment is one floor, and the scale fits the model. */
  const normalize = (values: Float32Array, loudest: number): Float32Array => {
    const floor = loudest - dynamicRange;
    for (let i = 0; i < values.length; i++) values[i] = (Math.max(values[i] as number, floor) + 4) / 4;
    return values;
  };

  return { bandCount, logEnergies, normalize };
};

export type Mel = ReturnType<typeof createMel>;
