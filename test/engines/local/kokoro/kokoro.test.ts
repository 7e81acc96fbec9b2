import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import type { SpeechJob } from '../../../../src/engines/engine.ts';
import { activeEnergy } from '../../../../src/engines/local/kokoro/audio/normalise-loudness.ts';
import { createKokoroEngine } from '../../../../src/engines/local/kokoro/kokoro.ts';
import { createLogger } from '../../../../src/lib/logger.ts';
import { waitFor } from '../../../support/wait-for.ts';

const modelsDir = await mkdtemp(join(tmpdir(), 'kinora-kokoro-'));
const engine = createKokoroEngine({
  modelsDir,
  hubUrl: null,
  threads: 1,
  processes: 1,
  maxQueue: 8,
  logger: createLogger('silent'),
});
after(async () => {
  await engine.close();
  await rm(modelsDir, { recursive: true });
});

const job = {
  model: 'tts-1',
  input: 'Turn left here.',
  voice: 'alloy',
  speed: 1,
  instructions: null,
};

const speak = async (changes: Partial<SpeechJob>, signal = new AbortController().signal) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of engine.speak({ ...job, ...changes }, { signal })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  assert.equal(bytes.length % 2, 0);
  const samples = Float32Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.readInt16LE(2 * index) / 32_768,
  );
  return { chunks, samples, seconds: samples.length / 24_000 };
};

/** The speech that several tests compare theirs with. */
let plainSpeech: ReturnType<typeof speak> | undefined;
const speakPlain = () => (plainSpeech ??= speak({}));

const levelDb = (samples: Float32Array): number => 10 * Math.log10(activeEnergy(samples).energy);

/** A click is a step far larger than those around it. */
const hasClick = (samples: Float32Array): boolean => {
  for (let index = 40; index < samples.length - 40; index++) {
    const step = Math.abs(samples[index]! - samples[index - 1]!);
    if (step < 0.1) continue;
    let around = 0;
    for (let near = index - 39; near < index + 40; near++) {
      if (near !== index) around = Math.max(around, Math.abs(samples[near]! - samples[near - 1]!));
    }
    if (step > 3 * around) return true;
  }
  return false;
};

test('voices speak at one level, with silent ends and no clicks', async () => {
  const levels: number[] = [];
  for (const voice of ['alloy', 'onyx', 'fable']) {
    const { samples, seconds } = await (voice === job.voice ? speakPlain() : speak({ voice }));
    assert.ok(seconds > 0.6 && seconds < 2, `${voice} took ${seconds} s`);
    assert.equal(hasClick(samples), false);
    assert.ok(samples.every((sample) => Math.abs(sample) < 0.99));
    assert.equal(samples[0], 0);
    assert.equal(samples.at(-1), 0);
    levels.push(levelDb(samples));
  }
  assert.ok(Math.max(...levels) - Math.min(...levels) < 3, levels.join(' '));
  for (const level of levels) assert.ok(level > -24 && level < -16, String(level));
});

test('speed is true within 5 % of the length', async () => {
  const { seconds } = await speakPlain();
  for (const speed of [0.25, 4]) {
    const spoken = (await speak({ speed })).seconds * speed;
    assert.ok(Math.abs(spoken / seconds - 1) < 0.05, `at ${speed} the length is off by ${spoken / seconds}`);
  }
});

test('instructions change the sound of the model that takes them', async () => {
  const plain = await speakPlain();
  const model = 'omni-mini-tts-2025-12-15';
  const quiet = await speak({ model, instructions: 'Speak slowly and quietly.' });
  assert.ok(quiet.seconds > plain.seconds * 1.1);
  assert.ok(levelDb(quiet.samples) < levelDb(plain.samples) - 4);
});

test('other languages are spoken', async () => {
  const { seconds } = await speak({ input: 'Hola, ¿cómo estás?', voice: 'nova' });
  assert.ok(seconds > 0.6 && seconds < 3);
});

test('a mistake in the request is reported', async () => {
  await assert.rejects(speak({ voice: 'nobody' }), { code: 'invalid_parameter', param: 'voice' });
  await assert.rejects(speak({ input: 'Привет' }), { code: 'invalid_parameter', param: 'input' });
  const left = AbortSignal.abort(new Error('left'));
  await assert.rejects(speak({ input: 'Привет' }, left), /left/, 'no text is read by the process that asks');
});

const idle = async () => Object.values(await engine.stats()).every((host) => host.running === 0);

test('the first clause comes before the rest, and a client that leaves then stops the work', async () => {
  const leaving = new AbortController();
  const input =
    'Once upon a time, in a village by the sea, there lived a very old man, and he walked along the shore.';
  const chunks: Uint8Array[] = [];
  const listening = async () => {
    for await (const chunk of engine.speak({ ...job, input }, { signal: leaving.signal })) {
      chunks.push(chunk);
      leaving.abort(new Error('left'));
    }
  };
  await assert.rejects(listening, /left/);
  assert.equal(chunks.length, 1);
  const seconds = chunks[0]!.length / 48_000;
  assert.ok(seconds > 1 && seconds < 5, `the first piece is ${seconds} s long`);
  await waitFor(idle);
});

test('a listener who stops iterating stops the work', async () => {
  const input = 'Good morning, everybody. Nobody hears this.';
  for await (const chunk of engine.speak({ ...job, input }, { signal: new AbortController().signal })) {
    assert.ok(chunk.length > 0);
    break;
  }
  await waitFor(idle);
});

test('an account with more calls than fit shuts nobody out, and those who leave do not cost the process', async () => {
  await speakPlain();
  const started = async () => Object.values(await engine.stats()).map((host) => host.started);
  const before = await started();
  const leaving = new AbortController();
  const input = 'Too often. '.repeat(2);
  const greedy = Array.from({ length: 40 }, async () => {
    const call = { signal: leaving.signal, accountId: 'greedy' };
    for await (const chunk of engine.speak({ ...job, input, speed: 4 }, call)) assert.ok(chunk.length > 0);
  });
  const ended = Promise.allSettled(greedy);
  await waitFor(async () => Object.values(await engine.stats()).some((host) => host.waiting > 0));
  const shares: number[] = [];
  const call = {
    signal: new AbortController().signal,
    accountId: 'ann',
    onSpoken: (n: number) => shares.push(n),
  };
  for await (const chunk of engine.speak(job, call)) assert.ok(chunk.length > 0);
  assert.equal(shares.at(-1), 1);
  leaving.abort(new Error('left'));
  const failures = (await ended).map((end) => (end.status === 'rejected' ? String(end.reason) : 'spoken'));
  assert.ok(failures.includes('Error: left'), 'they were still being spoken when the other was done');
  await waitFor(idle);
  assert.deepEqual(await started(), before);
});
