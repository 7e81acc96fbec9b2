/** Clients that leave in the middle of an answer: they pay for what was sent, and others do not notice. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import type { ChatEngine, ChatResult, TranscriptionEngine } from '../../src/engines/engine.ts';
import { openStore } from '../../src/store.ts';
import { afterTest } from '../support/after-test.ts';
import { createFakeSpeechEngine } from '../support/fake-audio-engines.ts';
import { makeAudio } from '../support/media-fixtures.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const segment = (id: number) => ({
  id,
  startSeconds: id * 2,
  endSeconds: id * 2 + 2,
  text: ` piece ${id}`,
  tokens: [],
  temperature: 0,
  avgLogprob: -0.2,
  compressionRatio: 1,
  noSpeechProb: 0,
});

/** Hears four of five pieces of ten seconds, then waits or fails. */
const createPatientEars = (end: (signal: AbortSignal) => Promise<never>): TranscriptionEngine => ({
  async transcribe(_job, { signal, onSegments }) {
    for (const id of [0, 1, 2, 3]) onSegments?.([segment(id)]);
    return end(signal);
  },
});

const words = 'one two three four '.repeat(10);
const createPatientChat = (end: (signal: AbortSignal) => Promise<ChatResult>): ChatEngine => ({
  async reply(_job, { signal, onText }) {
    onText?.(words);
    return end(signal);
  },
});

test('what a shutdown cuts off costs nothing', async (t) => {
  const speech = createFakeSpeechEngine();
  speech.hold();
  const service = await startTestService(t, {
    overrides: {
      engines: { transcription: createPatientEars(aborted), chat: createPatientChat(aborted), speech },
    },
  });
  const key = await service.createKey({ account: 'early', balance: 10_000_000 });
  const file = new Blob([readFileSync(makeAudio(temporaryFolder(t), 'wav', { seconds: 10 }))]);
  const responses = await Promise.all([
    service.postForm('/v1/audio/transcriptions', { file, model: 'listen-1', stream: 'true' }, { key }),
    service.postJson(
      '/v1/chat/completions',
      { model: 'omni-audio-preview', stream: true, messages: [{ role: 'user', content: 'Hello' }] },
      { key },
    ),
    service.postJson('/v1/audio/speech', { model: 'tts-1', input: 'one two', voice: 'nova' }, { key }),
  ]);
  const ended = responses.map((response) => response.text().catch(() => 'cut off'));
  await service.stop();
  await Promise.all(ended);
  const store = await openStore(service.config);
  afterTest(t, () => store.close());
  const { spent, held } = await store.accountAdmin.showAccount('early');
  assert.deepEqual([spent, held], [0, 0]);
});

test('a stream that its client leaves is paid as far as it came', async (t) => {
  const folder = temporaryFolder(t);
  let end: (signal: AbortSignal) => Promise<ChatResult> = aborted;
  const service = await startTestService(t, {
    overrides: {
      engines: {
        transcription: createPatientEars((signal) => end(signal) as Promise<never>),
        chat: createPatientChat((signal) => end(signal)),
      },
    },
  });
  const file = new Blob([readFileSync(makeAudio(folder, 'wav', { seconds: 10 }))]);
  const account = (name: string) => service.store.accountAdmin.showAccount(name);
  const keyOf = (name: string) => service.createKey({ account: name, balance: 10_000_000 });

  const hear = (key: string, signal: AbortSignal, stream: string) =>
    service.postForm('/v1/audio/transcriptions', { file, model: 'listen-1', stream }, { key, signal });
  const ask = (key: string, signal: AbortSignal, headers: Record<string, string> = {}) =>
    service.postJson(
      '/v1/chat/completions',
      { model: 'omni-audio-preview', stream: true, messages: [{ role: 'user', content: 'x'.repeat(400) }] },
      { key, signal, headers },
    );

  const readUntil = async (response: Response, found: RegExp) => {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; !found.test(text); ) text += (await reader.read()).value;
  };

  await t.test('transcript: four pieces of five', async () => {
    const leaving = new AbortController();
    await readUntil(await hear(await keyOf('listener'), leaving.signal, 'true'), /piece 3/);
    leaving.abort();
    await waitFor(async () => (await account('listener')).held === 0);
    assert.equal((await account('listener')).spent, 8 * 100, 'eight seconds of ten');
  });

  await t.test('chat: what was asked and what was answered', async () => {
    const leaving = new AbortController();
    await readUntil(await ask(await keyOf('talker'), leaving.signal), /four/);
    leaving.abort();
    await waitFor(async () => (await account('talker')).held === 0);
    assert.equal((await account('talker')).spent, 10 * (400 / 4 + Math.ceil(words.length / 4)));
  });

  await t.test('an answer that comes whole and was not waited for costs nothing', async () => {
    const leaving = new AbortController();
    const response = hear(await keyOf('impatient'), leaving.signal, 'false');
    response.catch(() => {});
    await waitFor(async () => (await account('impatient')).held > 0);
    leaving.abort();
    await waitFor(async () => (await account('impatient')).held === 0);
    assert.equal((await account('impatient')).spent, 0);
  });

  await t.test(
    'a stream is paid, also when another process has stored a response for its key in the meantime',
    async () => {
      const key = await keyOf('sharer');
      const { id } = await account('sharer');
      end = async () => {
        const row = { account_id: id, key: 'same', request_hash: 'another', response: '{}', created_at: 2e9 };
        await service.store.db.insertInto('idempotency').values(row).execute();
        return { text: words, finishReason: 'stop', promptTokens: 100, completionTokens: 50 };
      };
      const response = await ask(key, new AbortController().signal, { 'idempotency-key': 'same' });
      assert.match(await response.text(), /four.*idempotency_key_reused/s);
      const { spent, held } = await account('sharer');
      assert.deepEqual([spent, held], [10 * 150, 0]);
    },
  );

  await t.test('what fails on our side costs nothing, however much was sent', async () => {
    end = async () => {
      throw new ApiError('internal_error');
    };
    const { signal } = new AbortController();
    const key = await keyOf('unlucky');
    for (const response of [await hear(key, signal, 'true'), await ask(key, signal)])
      assert.match(await response.text(), /internal_error/);
    const { spent, held } = await account('unlucky');
    assert.deepEqual([spent, held], [0, 0]);
  });
});
