import assert from 'node:assert/strict';
import test from 'node:test';
import {
  activeEnergy,
  createLoudnessNormaliser,
} from '../../../../src/engines/local/kokoro/audio/normalise-loudness.ts';
import { fadeEnds, spokenSampleRate, toPcm } from '../../../../src/engines/local/kokoro/audio/pcm.ts';
import { resample, shiftPitch } from '../../../../src/engines/local/kokoro/audio/shift-pitch.ts';
import { speechRange } from '../../../../src/engines/local/kokoro/model/speech-range.ts';
import { symbolNumbers } from '../../../../src/engines/local/kokoro/symbol-ids.ts';
import { stretchTo } from '../../../../src/engines/media/time-stretch.ts';

/** A buzz of six harmonics, like a held vowel. */
const vowel = (hertz: number, seconds: number, amplitude = 0.2): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * spokenSampleRate) }, (_, index) => {
    let sum = 0;
    for (let harmonic = 1; harmonic <= 6; harmonic++) {
      sum += Math.sin((2 * Math.PI * hertz * harmonic * index) / spokenSampleRate) / harmonic;
    }
    return (amplitude * sum) / 2;
  });

/** The lag near the expected one at which the middle of a signal resembles itself most. */
const pitchOf = (samples: Float32Array, expected: number): number => {
  const period = spokenSampleRate / expected;
  const start = Math.floor(samples.length / 2) - 1500;
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let lag = Math.floor(period * 0.6); lag < period * 1.6; lag++) {
    let score = 0;
    for (let index = 0; index < 2000; index++)
      score += samples[start + index]! * samples[start + index + lag]!;
    if (score > bestScore) {
      bestScore = score;
      best = lag;
    }
  }
  return spokenSampleRate / best;
};

const largestStep = (samples: Float32Array): number => {
  let largest = 0;
  for (let index = 1; index < samples.length; index++) {
    largest = Math.max(largest, Math.abs(samples[index]! - samples[index - 1]!));
  }
  return largest;
};

test('stretching changes the length and nothing else', () => {
  const original = vowel(120, 1.5);
  for (const ratio of [0.3, 0.5, 0.8, 1, 1.3, 2, 3]) {
    const stretched = stretchTo(original, Math.round(original.length * ratio));
    assert.equal(stretched.length, Math.round(original.length * ratio));
    assert.ok(Math.abs(pitchOf(stretched, 120) - 120) < 3, `pitch ${pitchOf(stretched, 120)} at ${ratio}`);
    const gain = Math.sqrt(activeEnergy(stretched).energy / activeEnergy(original).energy);
    assert.ok(gain > 0.93 && gain < 1.07, `level ${gain} at ${ratio}`);
    assert.ok(largestStep(stretched) < 1.3 * largestStep(original), `a click at ${ratio}`);
  }
});

test('stretching takes clips shorter than its windows', () => {
  for (const length of [0, 1, 100, 700]) {
    assert.equal(stretchTo(vowel(200, 0.02), length).length, length);
    assert.equal(stretchTo(new Float32Array(length), 500).length, 500);
  }
});

test('shifting the pitch keeps the length', () => {
  const original = vowel(150, 1);
  for (const semitones of [-4, 3, 5]) {
    const shifted = shiftPitch(original, semitones);
    assert.equal(shifted.length, original.length);
    const wanted = 150 * 2 ** (semitones / 12);
    assert.ok(
      Math.abs(pitchOf(shifted, wanted) - wanted) < wanted * 0.03,
      `${pitchOf(shifted, wanted)} instead of ${wanted}`,
    );
  }
});

test('resampling does not fold high tones back', () => {
  const high = Float32Array.from({ length: 24_000 }, (_, index) =>
    Math.sin((2 * Math.PI * 11_000 * index) / spokenSampleRate),
  );
  assert.ok(activeEnergy(resample(high, 1.5)).energy < 0.001);
});

test('the spoken part leaves out the silence planned for the ends', () => {
  const numbers = symbolNumbers('hˈI.');
  const durations = Float32Array.of(13, 3, 2, 5, 8, 20);
  const part = speechRange(numbers, durations, 1);
  assert.ok(part.start < 13 * 600 && part.start > 13 * 600 - 0.15 * spokenSampleRate);
  assert.ok(part.end > 23 * 600 && part.end < 23 * 600 + 0.15 * spokenSampleRate);
  assert.equal(part.length, part.end - part.start);
  assert.ok(speechRange(numbers, durations, 2).length < part.length);
});

test('quiet and loud voices come out alike and never clip', () => {
  const levels = [0.1, 0.25, 0.6].map((amplitude) => {
    const level = createLoudnessNormaliser(0);
    level(vowel(140, 2, amplitude));
    const second = level(vowel(140, 2, amplitude));
    assert.ok(second.every((sample) => Math.abs(sample) < 1));
    return 10 * Math.log10(activeEnergy(second).energy);
  });
  assert.ok(Math.max(...levels) - Math.min(...levels) < 4, levels.join(' '));
});

test('ends are silent and the pause follows', () => {
  const bytes = toPcm(fadeEnds(vowel(100, 0.1)), 240);
  const view = new DataView(bytes.buffer);
  assert.equal(bytes.length, 2 * (2400 + 240));
  assert.equal(view.getInt16(0, true), 0);
  assert.equal(view.getInt16(2 * 2399, true), 0);
  for (let index = 2400; index < 2640; index++) assert.equal(view.getInt16(2 * index, true), 0);
});
