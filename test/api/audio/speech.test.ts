import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { LeftUnread } from '../../../src/domain/engine-failure.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { createMedia } from '../../../src/engines/media/media.ts';
import { afterTest } from '../../support/after-test.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { writeFixture } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

const path = '/v1/audio/speech';

test('POST /v1/audio/speech', async (t) => {
  const folder = temporaryFolder(t);
  const engine = createFakeSpeechEngine();
  const service = await startTestService(t, {
    overrides: { engines: { speech: engine } },
    config: { blockedTerms: ['forbidden'] },
  });
  const media = createMedia({ processes: 1 });
  afterTest(t, () => media.close());
  const openApi = await createOpenApiCheck(service.url);
  const text = { model: 'tts-1', input: 'one two three four five six seven eight', voice: 'alloy' };
  const speak = (fields: Record<string, unknown> = {}, init: RequestInit & { key?: string } = {}) =>
    service.postJson(path, { ...text, ...fields }, init);
  const spoken = async (fields: Record<string, unknown> = {}) => {
    const response = await speak(fields);
    if (response.status !== 200) assert.fail(await response.text());
    return response;
  };

  await t.test(
    'every format has its type and decodes to what was said; mp3 unless said otherwise',
    async () => {
      for (const [response_format, type] of [
        [undefined, 'audio/mpeg'],
        ['mp3', 'audio/mpeg'],
        ['opus', 'audio/ogg; codecs=opus'],
        ['aac', 'audio/aac'],
        ['flac', 'audio/flac'],
        ['wav', 'audio/wav'],
        ['pcm', 'audio/pcm'],
      ] as const) {
        const response = await spoken({ response_format });
        assert.equal(response.headers.get('content-type'), type);
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response_format === 'pcm') {
          assert.equal(bytes.length, 8 * 2400 * 2, '24 kHz, 16 bit, mono, no header');
        } else {
          const file = writeFixture(folder, 'speech', bytes);
          const { durationSeconds } = await media.decodeAudio(file, join(folder, 'pcm'), { maxSeconds: 60 });
          assert.ok(Math.abs(durationSeconds - 0.8) < 0.15, `${response_format}: ${durationSeconds} s`);
        }
      }
    },
  );

  await t.test('models, voices, speed and instructions reach the engine', async () => {
    for (const model of ['tts-1', 'tts-1-hd', 'omni-mini-tts-2025-12-15', 'multi-3.1-flash-tts-preview']) {
      await (await spoken({ model, instructions: 'softly', response_format: 'pcm' })).arrayBuffer();
      const job = engine.jobs.at(-1)!;
      assert.deepEqual(
        [job.model, job.instructions, job.speed],
        [model, model.startsWith('omni') ? 'softly' : null, 1],
      );
    }
    for (const voice of ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']) {
      await (await spoken({ voice, speed: 0.25, response_format: 'pcm' })).arrayBuffer();
      assert.deepEqual([engine.jobs.at(-1)!.voice, engine.jobs.at(-1)!.speed], [voice, 0.25]);
    }
  });

  await t.test('the body streams as it is made', async () => {
    engine.hold();
    const response = await spoken({ response_format: 'pcm' });
    const reader = response.body!.getReader();
    assert.ok((await reader.read()).value!.length > 0);
    engine.release();
    let rest = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value.length;
    assert.ok(rest > 0);
  });

  await t.test('400', async () => {
    for (const name of ['model', 'input', 'voice'])
      await expectError(await speak({ [name]: '' }), 'missing_parameter', name);
    for (const [field, value] of [
      ['input', 7],
      ['input', 'x'.repeat(4097)],
      ['voice', 'robot'],
      ['response_format', 'ogg'],
      ['speed', 0.24],
      ['speed', 4.01],
      ['speed', '1'],
      ['instructions', 5],
      ['model', 'listen-1'],
    ] as const)
      await expectError(await speak({ [field]: value }), 'invalid_parameter', field);
    const { message } = await expectError(await speak({ model: 'tts-9' }), 'model_not_found', 'model');
    assert.match(message, /^Invalid model/);
    await expectError(await speak({ input: 'a forbidden word' }), 'content_policy_violation', 'input');
    await expectError(await service.postForm(path, { model: 'tts-1' }), 'invalid_request');
    assert.equal((await spoken({ input: '😀'.repeat(4096), response_format: 'pcm' })).status, 200);
    for (const body of [text, { ...text, speed: 9 }, { ...text, model: 'tts-1-hd', speed: 4 }])
      assert.equal(
        openApi.takes(`POST ${path}`, 'application/json', body),
        (await speak(body)).status === 200,
      );
  });

  await t.test('charged by the character, once the last byte is made', async () => {
    const key = await service.createKey({ account: 'speaker', balance: 1_000_000 });
    const account = () => service.store.accountAdmin.showAccount('speaker');
    const price = Math.ceil((text.input.length / 1000) * 15_000);
    await (await speak({}, { key })).arrayBuffer();
    await waitFor(async () => (await account()).held === 0);
    assert.equal((await account()).balance, 1_000_000 - price);

    engine.failWith(() => new ApiError('upstream_error'));
    await expectError(await speak({}, { key }), 'upstream_error');
    engine.failWith(() => new Error('bug'), 3);
    await assert.rejects(async () => (await speak({ response_format: 'pcm' }, { key })).arrayBuffer());
    engine.failWith(undefined);
    await waitFor(async () => (await account()).held === 0);
    assert.equal((await account()).balance, 1_000_000 - price);
  });

  await t.test('a client that leaves stops the engine and pays for what it got', async () => {
    for (const response_format of ['pcm', 'wav', 'mp3']) {
      const name = `leaver-${response_format}`;
      const key = await service.createKey({ account: name, balance: 1_000_000 });
      const account = () => service.store.accountAdmin.showAccount(name);
      engine.hold(6);
      const leaving = new AbortController();
      const response = await speak({ response_format }, { key, signal: leaving.signal });
      const reader = response.body!.getReader();
      const wanted = { pcm: 6 * 4_800, wav: 44 + 6 * 4_800, mp3: 1_000 }[response_format]!;
      for (let bytes = 0; bytes < wanted; ) bytes += (await reader.read()).value!.length;
      assert.ok((await account()).held > 0);
      leaving.abort();
      await waitFor(async () => (await account()).held === 0);
      const characters = Math.ceil(([...text.input].length * 6) / 8);
      const { spent } = await account();
      // How many words a few bytes of MP3 are is the encoder's to know.
      if (response_format === 'mp3') assert.ok(spent > 0 && spent <= characters * 15, `${spent}`);
      else assert.equal(spent, characters * 15, `${response_format}: six of eight words`);
      engine.release();
    }
  });

  await t.test('of what is made no further because too much is unread, what was sent is paid', async () => {
    for (const response_format of ['pcm', 'mp3']) {
      const name = `deaf-${response_format}`;
      const key = await service.createKey({ account: name, balance: 1_000_000 });
      const account = () => service.store.accountAdmin.showAccount(name);
      engine.failWith(() => new LeftUnread(), 6);
      await assert.rejects(async () => (await speak({ response_format }, { key })).arrayBuffer());
      await waitFor(async () => (await account()).held === 0);
      const { spent } = await account();
      assert.ok(spent > 0 && spent <= Math.ceil(([...text.input].length * 6) / 8) * 15, `${spent}`);
    }
    engine.failWith(undefined);
  });

  await t.test('a client that leaves before the first byte pays nothing', async () => {
    const key = await service.createKey({ account: 'early', balance: 1_000_000 });
    engine.hold(0);
    const leaving = new AbortController();
    const response = speak({}, { key, signal: leaving.signal });
    response.catch(() => {});
    const account = () => service.store.accountAdmin.showAccount('early');
    await waitFor(async () => (await account()).held > 0);
    leaving.abort();
    await waitFor(async () => (await account()).held === 0);
    assert.equal((await account()).spent, 0);
    engine.release();
  });
});
