import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { numbersIn } from '../../../../src/engines/local/chat/answers/numbers.ts';
import { inSeconds } from '../../../../src/engines/local/chat/answers/phrasing.ts';
import { countPhrase, sentencesOf, wordsOf } from '../../../../src/engines/local/chat/answers/words.ts';
import { measureAudio } from '../../../../src/engines/local/chat/audio-features/measure.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const rate = 16_000;
const { signal } = new AbortController();

test('recordings are measured', async (t) => {
  const folder = temporaryFolder(t);
  const measure = (samples: Float32Array) => {
    const path = join(folder, 'pcm');
    writeFileSync(path, new Uint8Array(samples.buffer));
    return measureAudio(path, signal);
  };
  const tone = (hz: number, amplitude: number, seconds: number) =>
    Float32Array.from(
      { length: seconds * rate },
      (_, at) => amplitude * Math.sin((2 * Math.PI * hz * at) / rate),
    );
  const silence = (seconds: number) => new Float32Array(seconds * rate);
  const join32 = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
  const near = (actual: number, expected: number, tolerance: number) =>
    assert.ok(Math.abs(actual - expected) <= tolerance, `${actual}, not ${expected}`);

  await t.test('pitch and loudness of tones', async () => {
    for (const [hz, amplitude] of [
      [90, 0.5],
      [123, 0.1],
      [210, 0.05],
      [380, 0.9],
    ] as const) {
      const facts = await measure(tone(hz, amplitude, 1));
      near(facts.pitch!.medianHz, hz, hz * 0.01);
      near(facts.loudnessDbfs, 20 * Math.log10(amplitude / Math.SQRT2), 0.2);
      near(facts.peakDbfs, 20 * Math.log10(amplitude), 0.1);
      assert.ok(facts.pitchedShare > 0.9);
    }
  });

  await t.test('a rich tone keeps its fundamental', async () => {
    const buzz = Float32Array.from({ length: rate }, (_, at) => ((at % 128) / 128 - 0.5) * 0.4);
    near((await measure(buzz)).pitch!.medianHz, 125, 2);
  });

  await t.test('pauses, silence and where sound begins', async () => {
    const sound = tone(150, 0.3, 1);
    const facts = await measure(
      join32(silence(0.5), sound, silence(0.2), sound, silence(0.7), sound, silence(1)),
    );
    assert.equal(facts.pauses.length, 1, 'two tenths of a second are no pause');
    near(facts.pauses[0]!.startSeconds, 2.7, 0.02);
    near(facts.pauses[0]!.endSeconds, 3.4, 0.02);
    near(facts.sounding!.startSeconds, 0.5, 0.02);
    near(facts.sounding!.endSeconds, 4.4, 0.02);
    near(facts.silenceShare, 2.4 / 5.4, 0.02);
    near(facts.durationSeconds, 5.4, 0.001);
  });

  await t.test('pauses over the noise of a room', async () => {
    const noisy = join32(tone(150, 0.3, 1), silence(0.6), tone(150, 0.3, 1)).map(
      (sample) => sample + (Math.random() - 0.5) * 0.02,
    );
    const facts = await measure(noisy);
    assert.equal(facts.pauses.length, 1);
    near(facts.pauses[0]!.startSeconds, 1, 0.03);
  });

  await t.test('noise has no pitch; silence and damaged samples have no sound', async () => {
    const noise = await measure(Float32Array.from({ length: rate }, () => Math.random() - 0.5));
    assert.ok(noise.pitchedShare < 0.1, `${noise.pitchedShare}`);
    for (const samples of [silence(1), new Float32Array(0), silence(1).fill(Number.NaN)]) {
      const facts = await measure(samples);
      assert.deepEqual([facts.sounding, facts.pitch, facts.pauses], [null, null, []]);
    }
  });
});

test('words are counted as people count them', () => {
  assert.equal(wordsOf("Well, I don't know - it's twenty-five o'clock...", 'en').length, 7);
  assert.equal(wordsOf('', 'en').length, 0);
  assert.deepEqual(wordsOf('我喜欢苹果。', 'zh'), ['我', '喜欢', '苹果']);
  assert.equal(sentencesOf('Mr. Dashwood came. Did he stay? No!', 'en').length, 3);
});

test('phrases are found whole, whatever their case, accents and spelling of numbers', () => {
  const text = 'The café is there. The other one has three cats, and THE dog. Thesis.';
  assert.equal(countPhrase(text, 'the', 'en'), 3);
  assert.equal(countPhrase(text, 'cafe', 'en'), 1);
  assert.equal(countPhrase(text, '3 cats', 'en'), 1);
  assert.equal(countPhrase(text, 'two cats', 'en'), 0);
  assert.equal(countPhrase(text, '!', 'en'), 0);
});

test('numbers are listed as said', () => {
  for (const [text, numbers] of [
    ['I have three cats and 12 dogs.', ['3', '12']],
    ['One, two, three.', ['1', '2', '3']],
    ['It costs $4.50, or twenty-five thousand three hundred and six in all.', ['$4.50', '25306']],
    ['No one of them, but one hundred.', ['100']],
    ['Call 555-0134 at 9:30 on the 3rd.', ['555-0134', '9:30', '3rd']],
    ['Twenty, five and ninety nine', ['20', '5', '99']],
    ['Nothing here.', []],
  ] as const)
    assert.deepEqual(numbersIn(text), numbers, text);
});

test('lengths are formatted as people say them', () => {
  assert.deepEqual([1, 4.26, 59.96, 60, 61.04, 125].map(inSeconds), [
    '1 second',
    '4.3 seconds',
    '1 minute',
    '1 minute',
    '1 minute 1 second',
    '2 minutes 5 seconds',
  ]);
});
