import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeTranscriptionEngine } from '../../support/fake-audio-engines.ts';
import { audioFixtures, makeAudio } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { readEvents } from '../../support/read-events.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type Fields = Record<string, string | Blob>;
const transcriptions = '/v1/audio/transcriptions';
const translations = '/v1/audio/translations';

test('POST /v1/audio/transcriptions and /v1/audio/translations', async (t) => {
  const folder = temporaryFolder(t);
  const engine = createFakeTranscriptionEngine();
  const service = await startTestService(t, {
    overrides: { engines: { transcription: engine } },
    config: { blockedTerms: ['forbidden'] },
  });
  const openApi = await createOpenApiCheck(service.url);
  const fileOf = (path: string, name = 'speech') => new File([readFileSync(path)], name);
  const wav = fileOf(makeAudio(folder, 'wav'), 'speech.wav');
  const hear = (fields: Fields = {}, path = transcriptions, key?: string) => {
    const all: Fields = { model: 'listen-1', file: wav, ...fields };
    return service.postForm(path, all, key === undefined ? {} : { key });
  };
  const heard = async (fields: Fields = {}, path = transcriptions) => {
    const response = await hear(fields, path);
    if (response.status !== 200) assert.fail(await response.text());
    return response;
  };

  await t.test('json by default: text alone', async () => {
    for (const [path, models] of [
      [
        transcriptions,
        ['listen-1', 'listen-large-v3', 'listen-large-v3-turbo', 'omni-mini-transcribe', 'omni-transcribe'],
      ],
      [translations, ['listen-1', 'listen-large-v3', 'listen-large-v3-turbo']],
    ] as const) {
      for (const model of models) {
        const response = await heard({ model }, path);
        assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
        const body = (await response.json()) as object;
        openApi.answer(`POST ${path}`, body);
        assert.deepEqual(body, { text: 'Hello there. How are you?' });
        const job = engine.jobs.at(-1)!;
        assert.deepEqual([job.model, job.task], [model, path === translations ? 'translate' : 'transcribe']);
      }
    }
  });

  await t.test('every audio format of the interface, by its content and not its name', async () => {
    for (const kind of audioFixtures) {
      await heard({ file: fileOf(makeAudio(folder, kind), 'upload.bin') });
      const { durationSeconds, pcmSeconds } = engine.jobs.at(-1)!;
      assert.ok(Math.abs(durationSeconds - 1) < 0.1, `${kind}: ${durationSeconds} s`);
      assert.ok(Math.abs(pcmSeconds - durationSeconds) < 0.01, 'the samples were on disk');
    }
  });

  await t.test('language, prompt and temperature reach the engine, with their defaults', async () => {
    await heard();
    const plain = engine.jobs.at(-1)!;
    assert.deepEqual(
      [plain.language, plain.prompt, plain.temperature, plain.wordTimestamps],
      [null, null, 0, false],
    );
    await heard({
      language: 'zh',
      prompt: 'Kinora',
      temperature: '0.4',
      'timestamp_granularities[]': 'word',
    });
    const full = engine.jobs.at(-1)!;
    assert.deepEqual(
      [full.language, full.prompt, full.temperature, full.wordTimestamps],
      ['zh', 'Kinora', 0.4, true],
    );
  });

  await t.test('verbose_json: every field, the language by its English name', async () => {
    for (const [path, task] of [
      [transcriptions, 'transcribe'],
      [translations, 'translate'],
    ] as const) {
      const body = (await (await heard({ response_format: 'verbose_json' }, path)).json()) as Record<
        string,
        unknown
      >;
      openApi.answer(`POST ${path}`, body);
      assert.deepEqual(Object.keys(body).toSorted(), ['duration', 'language', 'segments', 'task', 'text']);
      assert.deepEqual([body.task, body.language], [task, 'german']);
      assert.ok(Math.abs((body.duration as number) - 1) < 0.1);
      assert.deepEqual(Object.keys((body.segments as object[])[0]!).toSorted(), [
        'avg_logprob',
        'compression_ratio',
        'end',
        'id',
        'no_speech_prob',
        'start',
        'temperature',
        'text',
        'tokens',
      ]);
    }
    const words = (await (
      await heard({ response_format: 'verbose_json', 'timestamp_granularities[]': 'word' })
    ).json()) as { words: unknown };
    assert.deepEqual(words.words, [{ word: 'Hello', start: 0, end: 0.3 }]);
  });

  await t.test('text, srt and vtt with their types, in UTF-8', async () => {
    for (const path of [transcriptions, translations]) {
      for (const [response_format, type, pattern] of [
        ['text', 'text/plain; charset=utf-8', /^Hello there\. How are you\?\n$/],
        ['srt', 'text/plain; charset=utf-8', /^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nHello/],
        ['vtt', 'text/vtt; charset=utf-8', /^WEBVTT\n\n00:00:00\.000 --> /],
      ] as const) {
        const response = await heard({ response_format }, path);
        assert.equal(response.headers.get('content-type'), type);
        assert.match(await response.text(), pattern);
      }
    }
  });

  await t.test('omni models answer json whatever format is asked', async () => {
    for (const response_format of ['text', 'srt', 'vtt', 'verbose_json']) {
      const response = await heard({ model: 'omni-transcribe', response_format });
      assert.deepEqual(await response.json(), { text: 'Hello there. How are you?' });
    }
  });

  await t.test('stream: a delta per stretch, then the whole', async () => {
    const events = (await readEvents(await heard({ stream: 'true' }))).map((event) => JSON.parse(event));
    assert.deepEqual(events, [
      { type: 'transcript.text.delta', delta: ' Hello there.' },
      { type: 'transcript.text.delta', delta: ' How are you?' },
      { type: 'transcript.text.done', text: 'Hello there. How are you?' },
    ]);
    const detailed = await heard({
      stream: 'true',
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'word',
    });
    const last = JSON.parse((await readEvents(detailed)).at(-1)!);
    assert.equal(last.type, 'transcript.text.done');
    assert.deepEqual(last.words, [{ word: 'Hello', start: 0, end: 0.3 }]);
    assert.equal(last.segments.length, 2);
    engine.failWith(() => new ApiError('upstream_error'));
    await expectError(await hear({ stream: 'true' }), 'upstream_error');
    engine.failWith(undefined);
  });

  await t.test('400: parameters', async () => {
    for (const path of [transcriptions, translations]) {
      await expectError(await service.postForm(path, { file: wav }), 'missing_parameter', 'model');
      await expectError(await service.postForm(path, { model: 'listen-1' }), 'missing_parameter', 'file');
      await expectError(await hear({ file: 'text, not a file' }, path), 'missing_parameter', 'file');
      await expectError(await hear({ response_format: 'xml' }, path), 'invalid_parameter', 'response_format');
      for (const temperature of ['1.1', '-0.1', 'warm', '1e-1'])
        await expectError(await hear({ temperature }, path), 'invalid_parameter', 'temperature');
      await expectError(
        await hear({ prompt: 'a forbidden word' }, path),
        'content_policy_violation',
        'prompt',
      );
      await expectError(await service.postJson(path, { model: 'listen-1' }), 'invalid_request');
      await expectError(await hear({ model: 'tts-1' }, path), 'invalid_parameter', 'model');
      const { message } = await expectError(
        await hear({ model: 'nobody' }, path),
        'model_not_found',
        'model',
      );
      assert.match(message, /^Invalid model/);
    }
    for (const language of ['english', 'xx', 'EN', 'de-DE'])
      await expectError(await hear({ language }), 'invalid_parameter', 'language');
    await expectError(await hear({ stream: 'maybe' }), 'invalid_parameter', 'stream');
    for (const model of ['omni-transcribe', 'omni-mini-transcribe'])
      await expectError(await hear({ model }, translations), 'invalid_parameter', 'model');
  });

  await t.test('400: files that are no audio, or too large', async () => {
    const bytes = Buffer.from(await wav.arrayBuffer());
    for (const content of [Buffer.alloc(0), Buffer.from('not audio at all'), bytes.subarray(0, 20)]) {
      const { message } = await expectError(
        await hear({ file: new File([content], 'speech.wav') }),
        'invalid_file_format',
      );
      assert.match(message, /^Invalid file format/);
    }
    const large = new File([Buffer.alloc(25 * 1024 * 1024 + 1)], 'a.wav');
    const { message } = await expectError(await hear({ file: large }), 'file_too_large', 'file');
    assert.match(message, /^File too large/);
  });

  await t.test('charged by the second in any format, only on success', async () => {
    const key = await service.createKey({ account: 'listener', balance: 1_000_000 });
    const balance = async () => (await service.store.accountAdmin.showAccount('listener')).balance!;
    let before = await balance();
    for (const response_format of ['json', 'text', 'verbose_json']) {
      assert.equal((await hear({ response_format }, transcriptions, key)).status, 200);
      const { durationSeconds } = engine.jobs.at(-1)!;
      assert.equal(before - (await balance()), Math.ceil((durationSeconds / 60) * 6000));
      before = await balance();
    }
    engine.failWith(() => new Error('bug'));
    await expectError(await hear({}, transcriptions, key), 'internal_error');
    engine.failWith(undefined);
    await expectError(
      await hear({ file: new File(['x'], 'a.wav') }, transcriptions, key),
      'invalid_file_format',
    );
    assert.equal(await balance(), before);
    const poor = await service.createKey({ account: 'pauper', balance: 1 });
    await expectError(await hear({}, transcriptions, poor), 'insufficient_balance');
  });
});

test('without an engine 503', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t, {
    overrides: { engines: { transcription: null, speech: null } },
  });
  const post = (file: Blob) => service.postForm(transcriptions, { model: 'listen-1', file });
  const good = new File([readFileSync(makeAudio(folder, 'wav'))], 'a.wav');
  await expectError(await post(good), 'service_unavailable');
  const speech = { model: 'tts-1', input: 'Hello', voice: 'nova' };
  await expectError(await service.postJson('/v1/audio/speech', speech), 'service_unavailable');
});
