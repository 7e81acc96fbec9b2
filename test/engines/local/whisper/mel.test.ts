import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPowerSpectrum } from '../../../../src/engines/local/whisper/audio/fourier.ts';
import {
  createMel,
  framesPerSecond,
  melBands,
  sampleRate,
} from '../../../../src/engines/local/whisper/audio/mel.ts';

const sine = (hertz: number, seconds: number) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
  );

const loudestBand = (values: Float32Array, width: number, frame: number) => {
  let best = 0;
  for (let band = 1; band < melBands; band++) {
    if (values[band * width + frame]! > values[best * width + frame]!) best = band;
  }
  return best;
};

describe('power spectrum', () => {
  it('equals the definition', () => {
    let seed = 1;
    const samples = Float64Array.from({ length: 400 }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647 - 0.5;
    });
    const power = new Float64Array(201);
    createPowerSpectrum()(samples, power);
    for (let bin = 0; bin <= 200; bin++) {
      let real = 0;
      let imaginary = 0;
      for (const [n, sample] of samples.entries()) {
        real += sample * Math.cos((2 * Math.PI * bin * n) / 400);
        imaginary -= sample * Math.sin((2 * Math.PI * bin * n) / 400);
      }
      assert.ok(Math.abs(power[bin]! - (real * real + imaginary * imaginary)) < 1e-9, `bin ${bin}`);
    }
  });
});

describe('log-mel', () => {
  const mel = createMel();

  it('puts a tone into the band of its pitch: 3 mel per 200 Hz below 1 kHz, then logarithmic', () => {
    const bandOf = (hertz: number) => {
      const { values } = mel.logEnergies(sine(hertz, 1), 90, 90);
      return loudestBand(values, 90, 40);
    };
    // 80 bands over 45.245 mel: the centre of band b is (b + 1) * 0.5586 mel.
    assert.equal(bandOf(440), Math.round((440 * 3) / 200 / 0.5586) - 1);
    assert.equal(bandOf(4000), Math.round((15 + (Math.log(4) * 27) / Math.log(6.4)) / 0.5586) - 1);
  });

  it('gives the floor after the sound, eight decades below the loudest', () => {
    const { values, loudest } = mel.logEnergies(sine(1000, 1), 3 * framesPerSecond, framesPerSecond);
    const normalized = mel.normalize(values, loudest);
    const floor = Math.fround((loudest - 8 + 4) / 4);
    assert.ok(Math.abs(Math.max(...normalized) - (loudest + 4) / 4) < 1e-6);
    for (let frame = framesPerSecond; frame < 3 * framesPerSecond; frame++) {
      assert.ok(Math.abs(normalized[frame]! - floor) < 1e-6);
    }
  });
});
