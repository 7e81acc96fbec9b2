import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defaultModelAliases, isAliasName } from '../../src/domain/model-aliases.ts';
import { catalogue } from '../../src/domain/models.ts';
import { expectError } from '../support/expect-error.ts';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../support/fake-audio-engines.ts';
import { makeAudio, makeImage } from '../support/media-fixtures.ts';
import { createOpenApiCheck } from '../support/openapi-check.ts';
import { runCommand } from '../support/run-command.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Answer = Record<string, unknown> & { id: string; model?: string };
type Listed = { id: string; alias_of?: string; operations: string[]; price: unknown };

const answerOf = async (response: Response): Promise<Answer> => {
  const answer = (await response.json()) as Answer;
  assert.equal(response.status, 200, JSON.stringify(answer));
  return answer;
};

test('every default alias names a model of the catalogue and is no id itself', () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  for (const [alias, id] of Object.entries(defaultModelAliases)) {
    assert.ok(ids.has(id), `${alias} -> ${id}`);
    assert.ok(!ids.has(alias) && isAliasName(alias), alias);
  }
  const video = catalogue.filter(({ kind }) => kind === 'video').map(({ id }) => id);
  assert.deepEqual(
    video.filter((id) => !Object.values(defaultModelAliases).includes(id)),
    [],
  );
});

test('names of other services reach our models', async (t) => {
  const folder = temporaryFolder(t);
  const transcription = createFakeTranscriptionEngine();
  const speech = createFakeSpeechEngine();
  const chat = createFakeChatEngine();
  const service = await startTestService(t, { overrides: { engines: { transcription, speech, chat } } });
  const openApi = await createOpenApiCheck(service.url);
  const models = async (key?: string): Promise<Listed[]> => {
    const response = await service.request('/v1/models', key === undefined ? {} : { key });
    return ((await response.json()) as { data: Listed[] }).data;
  };

  await t.test('GET /v1/models lists each alias with its model, at the price of that model', async () => {
    const list = await models();
    for (const [alias, id] of Object.entries(defaultModelAliases)) {
      const listed = list.find((entry) => entry.id === alias)!;
      assert.equal(listed.alias_of, id);
      const model = list.find((entry) => entry.id === id)!;
      assert.deepEqual([listed.price, listed.operations], [model.price, model.operations]);
      assert.equal(model.alias_of, undefined);
      const read = (await (await service.request(`/v1/models/${alias}`)).json()) as object;
      openApi.answer('GET /v1/models/{id}', read);
      assert.deepEqual(read, listed);
    }
  });

  await t.test('the relay dialect: the id, the create answer and the engine', async () => {
    const { id } = await answerOf(
      await service.postJson('/v1/video/create', { model: 'veo3-fast', prompt: 'a kite' }),
    );
    assert.match(id, /^veo3-fast:[a-z0-9]+$/i);
    assert.equal((await service.finished(id)).status, 'completed');
    assert.equal(service.video.jobs.at(-1)!.model, 'alpha3-fast');
    const beta = { model: 'sora-2-pro', prompt: 'a kite', images: [], duration: 15 };
    assert.match((await answerOf(await service.postJson('/v1/video/create', beta))).id, /^sora-2-pro:/);
  });

  await t.test('an alias accepts what its model accepts, and nothing else', async () => {
    const refused = { model: 'veo2', prompt: 'a kite', aspect_ratio: '16:9' };
    await expectError(
      await service.postJson('/v1/video/create', refused),
      'invalid_parameter',
      'aspect_ratio',
    );
    await expectError(
      await service.postJson('/v1/video/create', { model: 'whisper-1', prompt: 'x' }),
      'invalid_parameter',
      'model',
    );
    await expectError(
      await service.postJson('/v1/video/create', { model: 'sora-3', prompt: 'x' }),
      'model_not_found',
      'model',
    );
  });

  await t.test('/v1/videos: create, status, list, remix carry the name that was asked for', async () => {
    const form = { model: 'sora-2', prompt: 'a kite', seconds: '4', size: '1280x720' };
    const created = await answerOf(await service.postForm('/v1/videos', form));
    openApi.answer('POST /v1/videos', created);
    assert.equal(created.model, 'sora-2');
    assert.match(created.id, /^sora-2:/);
    await service.finished(created.id);
    assert.equal((await answerOf(await service.request(`/v1/videos/${created.id}`))).model, 'sora-2');
    const { data } = (await (await service.request('/v1/videos')).json()) as { data: Answer[] };
    assert.equal(data.find(({ id }) => id === created.id)!.model, 'sora-2');
    assert.equal(service.video.jobs.at(-1)!.model, 'beta-2');
    const remix = await answerOf(
      await service.postJson(`/v1/videos/${created.id}/remix`, { prompt: 'at night' }),
    );
    assert.match(remix.id, /^sora-2:remix-/);
    await service.finished(remix.id);
    assert.equal((await answerOf(await service.request(`/v1/videos/${remix.id}`))).model, 'sora-2');

    const picture = new File([readFileSync(await makeImage(folder, 'png'))], 'a.png');
    const alpha = {
      model: 'veo_3_1',
      prompt: 'a kite',
      seconds: '4',
      size: '16x9',
      input_reference: picture,
    };
    assert.equal((await answerOf(await service.postForm('/v1/videos', alpha))).model, 'veo_3_1');
  });

  await t.test('chat: videos and audio', async () => {
    const messages = [{ role: 'user', content: 'a kite' }];
    const video = await answerOf(
      await service.postJson('/v1/chat/completions', { model: 'sora-2', messages }),
    );
    assert.equal(video.model, 'sora-2');
    const talk = await answerOf(
      await service.postJson('/v1/chat/completions', { model: 'gpt-4o-audio-preview', messages }),
    );
    assert.equal(talk.model, 'gpt-4o-audio-preview');
    assert.equal(chat.jobs.at(-1)!.model, 'omni-audio-preview');
  });

  await t.test('audio: transcription, translation, speech', async () => {
    const file = new File([readFileSync(makeAudio(folder, 'wav'))], 'a.wav');
    for (const [alias, id] of [
      ['whisper-1', 'listen-1'],
      ['gpt-4o-transcribe', 'omni-transcribe'],
      ['gpt-4o-mini-transcribe', 'omni-mini-transcribe'],
    ] as const) {
      await answerOf(await service.postForm('/v1/audio/transcriptions', { model: alias, file }));
      assert.equal(transcription.jobs.at(-1)!.model, id);
    }
    await answerOf(await service.postForm('/v1/audio/translations', { model: 'whisper-1', file }));
    await expectError(
      await service.postForm('/v1/audio/translations', { model: 'gpt-4o-transcribe', file }),
      'invalid_parameter',
      'model',
    );
    const spoken = await service.postJson('/v1/audio/speech', {
      model: 'gpt-4o-mini-tts',
      voice: 'nova',
      input: 'Hello',
      instructions: 'Whisper.',
    });
    assert.equal(spoken.status, 200);
    await spoken.arrayBuffer();
    const job = speech.jobs.at(-1)!;
    assert.deepEqual([job.model, job.instructions], ['omni-mini-tts-2025-12-15', 'Whisper.']);
  });

  await t.test('a key for a model may use its aliases, a key without it none of them', async () => {
    const made = await runCommand(service, [
      ...['keys', 'create', '--account', 'narrow', '--models', 'sora-2,beta-2', '--json'],
    ]);
    const { key } = JSON.parse(made) as { key: string };
    const listed = await models(key);
    assert.deepEqual(
      listed.filter(({ alias_of }) => alias_of === undefined).map(({ id }) => id),
      ['beta-2'],
    );
    assert.ok(listed.some(({ id }) => id === 'sora-2'));
    const create = (model: string) =>
      service.postJson('/v1/video/create', { model, prompt: 'x', images: [] }, { key });
    for (const model of ['beta-2', 'sora-2']) await answerOf(await create(model));
    for (const model of ['sora-2-pro', 'veo3'])
      await expectError(await create(model), 'model_access_denied', 'model');
    await expectError(
      await service.request('/v1/models/sora-2-pro', { key }),
      'model_access_denied',
      'model',
    );
  });
});

test('aliases and prices by config', async (t) => {
  const service = await startTestService(t, {
    config: { modelAliases: { video: 'beta-2' }, prices: { 'beta-2': 2_000_000 } },
  });
  const key = await service.createKey({ account: 'payer', balance: 100_000_000 });
  const create = (model: string) =>
    service.postJson('/v1/video/create', { model, prompt: 'x', images: [] }, { key });
  const { id } = await answerOf(await create('video'));
  assert.match(id, /^video:/);
  await service.finished(id, key);
  // Ten seconds at the price of the model.
  assert.equal((await service.store.accountAdmin.showAccount('payer')).spent, 20_000_000);
  await expectError(await create('sora-2'), 'model_not_found', 'model');
});
