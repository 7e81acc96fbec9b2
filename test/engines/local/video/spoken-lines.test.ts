/** Words in quotation marks go from the video process to the speech engine and back as sound. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { SpeechEngine, SpeechJob } from '../../../../src/engines/engine.ts';
import { createSpokenLines, voiceFor } from '../../../../src/engines/local/video/spoken-lines.ts';
import { createLocalVideoEngine } from '../../../../src/engines/local/video/video-engine.ts';
import { videoJob } from '../../../support/video-job.ts';
import { waitFor } from '../../../support/wait-for.ts';

const workDir = mkdtempSync(join(tmpdir(), 'kinora-spoken-'));
after(() => rmSync(workDir, { recursive: true }));

const prompt = 'A woman asks a man "Where is it?" and he answers "Over there."';
const job = videoJob({ prompt, seconds: 4, width: 160, height: 90, workDir });

let speak: SpeechEngine['speak'];
const warnings: string[] = [];
/** One for both videos: most of the time goes into its first. */
const engine = createLocalVideoEngine({
  processes: 1,
  // Only the sound is tested, not the picture.
  framesPerSecond: 3,
  speech: { speak: (...call) => speak(...call) },
  logger: { warn: (_: object, message: string) => void warnings.push(message) },
});
after(engine.close);

const generate = (speech: SpeechEngine) => {
  speak = speech.speak;
  warnings.length = 0;
  return engine.generate(job, { signal: new AbortController().signal, accountId: 'one', onProgress() {} });
};

test('each sentence is asked for once, in the voice of its speaker', async () => {
  const asked: SpeechJob[] = [];
  const accounts = new Set<string | undefined>();
  const speech: SpeechEngine = {
    async *speak(spoken, { accountId }) {
      asked.push(spoken);
      accounts.add(accountId);
      yield new Uint8Array(24_000);
      yield new Uint8Array(24_000);
    },
  };
  const { notDrawn } = await generate(speech);
  assert.deepEqual(notDrawn, []);
  assert.deepEqual(
    asked.map(({ input }) => input),
    ['Where is it?', 'Over there.'],
  );
  const [question, answer] = asked.map(({ voice }) => voice);
  assert.ok(['shimmer', 'nova', 'alloy'].includes(question!) && ['echo', 'fable', 'onyx'].includes(answer!));
  // Beside the turn of the account's own requests for speech.
  assert.deepEqual([...accounts], ['one videos']);
});

test('a voice that fails leaves the video without words, and says so', async () => {
  const speech: SpeechEngine = {
    // biome-ignore lint/correctness/useYield: it fails before.
    async *speak() {
      throw new Error('no weights');
    },
  };
  const { notDrawn } = await generate(speech);
  assert.deepEqual(notDrawn, ['Where is it?', 'Over there.']);
  assert.equal(warnings.length, 2);
});

const line = (words: string) => ({ words, speed: 1, speaker: { name: 'man', lookSeed: 1, person: null } });
const linesOf = (speech: SpeechEngine) =>
  createSpokenLines({
    speech,
    seconds: 4,
    signal: new AbortController().signal,
    accountId: 'one',
    logger: undefined,
  });

test('words that take longer than the video are cut off, and with them the rest', async () => {
  let seconds = 0;
  let ended = 0;
  const speech: SpeechEngine = {
    async *speak() {
      try {
        // A number of a hundred digits.
        for (; seconds < 1_000; seconds += 1) yield new Uint8Array(48_000);
      } finally {
        ended += 1;
      }
    },
  };
  const { ask, sounds } = linesOf(speech);
  ask(Array.from({ length: 50 }, () => line('9'.repeat(80))));
  const { value } = await sounds.next();
  assert.deepEqual(value, new Array(50).fill(null));
  assert.ok(seconds <= 10, `${seconds} seconds were spoken`);
  assert.equal(ended, 2);
});

test('when the video is lost nothing more is spoken for it', async () => {
  const spoken: string[] = [];
  const speech: SpeechEngine = {
    async *speak({ input }, { signal }) {
      spoken.push(input);
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      yield new Uint8Array(0);
    },
  };
  const { ask, sounds, end } = linesOf(speech);
  ask([line('one'), line('two'), line('three')]);
  const made = sounds.next();
  await waitFor(() => spoken.length === 1);
  end();
  assert.deepEqual((await made).value, [null, null, null]);
  assert.deepEqual(spoken, ['one']);
});

test('a voice fits age and sex, and stays with its person', () => {
  const person = (sex: 'female' | 'male' | null, age: 'old' | 'child' | null) => ({ sex, age, hair: null });
  assert.equal(voiceFor({ name: 'man', lookSeed: 3, person: person('male', 'old') }), 'onyx');
  assert.equal(voiceFor({ name: 'girl', lookSeed: 3, person: person('female', 'child') }), 'nova');
  for (const lookSeed of [0, 1, 2, 3, 4, 5]) {
    const speaker = { name: 'woman', lookSeed, person: person('female', null) };
    assert.ok(['shimmer', 'nova', 'alloy'].includes(voiceFor(speaker)));
    assert.equal(voiceFor(speaker), voiceFor({ ...speaker }));
  }
});
