import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { expectError } from '../../support/expect-error.ts';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../../support/fake-audio-engines.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService } from '../upstream/routed-service.ts';
import { sendJson } from '../upstream/upstream-server.ts';
import { startVideoServer, videoBytes } from '../upstream/video-server.ts';

const folder = temporaryFolder({ after });
const file = new Blob([readFileSync(makeAudio(folder, 'wav', { seconds: 3 }))]);
const credit = 1_000_000;

const routes = {
  'beta-2': [
    {
      upstream: 'gpu',
      model: 'wan-2.2',
      price: 0.5,
      limits: { maxSeconds: 8, sizes: ['1280x720', '720x1280'] },
    },
    { engine: 'local' },
  ],
  'beta-2-pro': [
    { upstream: 'gpu', model: 'wan-pro', price: 2, limits: { maxSeconds: 12, maxCharacters: 20 } },
  ],
  'tts-1': [
    { upstream: 'gpu', model: 'kokoro', price: 1, limits: { maxCharacters: 10 } },
    { engine: 'local' },
  ],
  'tts-1-hd': [{ upstream: 'gpu', model: 'kokoro-hd', limits: { maxCharacters: 10 } }],
  'omni-mini-tts-2025-12-15': [
    { upstream: 'gpu', model: 'rated', price: 1, limits: { requestsPerMinute: 2 } },
    { engine: 'local', price: 3 },
  ],
  'multi-3.1-flash-tts-preview': [
    { upstream: 'gpu', model: 'rated-alone', limits: { requestsPerMinute: 1 } },
  ],
  'listen-1': [
    { upstream: 'gpu', model: 'whisper', price: 6, limits: { maxSeconds: 2 } },
    { engine: 'local' },
  ],
  'listen-large-v3': [{ upstream: 'gpu', model: 'whisper', price: 6, limits: { maxUploadBytes: 1000 } }],
  'omni-audio-preview': [
    { upstream: 'gpu', model: 'llama', price: 0.001, limits: { maxCharacters: 15 } },
    { engine: 'local', price: 0.0005 },
  ],
};

for (const database of ['SQLite', 'Postgres'])
  test(`what a route costs and takes, on ${database}`, async (t) => {
    const gpu = await startVideoServer(t, { video: videoBytes(4) });
    gpu.answers['POST /v1/audio/speech'] = (_, response) => void response.end(Buffer.alloc(4800));
    gpu.answers['POST /v1/audio/transcriptions'] = (_, response) => sendJson(response, 200, { text: 'Hi.' });
    gpu.answers['POST /v1/chat/completions'] = (_, response) =>
      sendJson(response, 200, {
        choices: [{ message: { content: 'Fine.' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 2 },
      });
    const speech = createFakeSpeechEngine();
    const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, routes, {
      config: { databaseUrl: database === 'Postgres' ? await createPostgresDatabase() : null },
      overrides: {
        engines: { speech, transcription: createFakeTranscriptionEngine(), chat: createFakeChatEngine() },
      },
    });
    const key = await service.createKey({ account: 'payer', balance: 1000 * credit });
    const account = async () => {
      const { id, balance, held, spent } = await service.store.accountAdmin.showAccount('payer');
      assert.equal(await service.store.ledger.sum(id), balance, 'the ledger sums to the balance');
      assert.equal(balance! + held + spent, 1000 * credit);
      return { held, spent };
    };
    /** The final price of `work`. */
    const costOf = async (work: () => Promise<unknown>): Promise<number> => {
      const before = (await account()).spent;
      await work();
      await waitFor(async () => (await account()).held === 0);
      return (await account()).spent - before;
    };
    const createVideo = (fields: Record<string, string>) =>
      service.postForm(
        '/v1/videos',
        { model: 'beta-2', prompt: 'A boat', seconds: '4', size: '1280x720', ...fields },
        { key },
      );
    const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
    const speak = (model: string, input: string) =>
      service.postJson('/v1/audio/speech', { model, input, voice: 'nova', response_format: 'pcm' }, { key });

    await t.test('the most expensive route is held, the one that served is charged', async () => {
      const cost = await costOf(async () => {
        gpu.steer.isHeld = true;
        const id = await idOf(await createVideo({}));
        await waitFor(() => gpu.jobs.size === 1);
        assert.equal((await account()).held, 4 * 0.5 * credit);
        gpu.steer.isHeld = false;
        assert.equal((await service.finished(id, key)).status, 'completed');
      });
      assert.equal(cost, 4 * 0.5 * credit);
      const { 'POST /v1/videos': create } = gpu.answers;
      gpu.answers['POST /v1/videos'] = (_, response) => sendJson(response, 500, 'broken');
      const local = await costOf(async () => {
        service.video.hold();
        const id = await idOf(await createVideo({}));
        await waitFor(() => service.video.jobs.length === 1);
        assert.equal((await account()).held, 4 * 0.5 * credit);
        service.video.release();
        assert.equal((await service.finished(id, key)).status, 'completed');
      });
      gpu.answers['POST /v1/videos'] = create!;
      assert.equal(local, 4 * 0.1 * credit, 'the other route took over at its own price');
    });

    await t.test('what is beyond the limits of a route goes to the next at its price', async () => {
      const asked = gpu.jobs.size;
      for (const fields of [
        { seconds: '10', size: '1280x720' },
        { seconds: '4', size: '480x480' },
      ]) {
        service.video.hold();
        const id = await idOf(await createVideo(fields));
        assert.equal((await account()).held, Number(fields.seconds) * 0.1 * credit);
        service.video.release();
        assert.equal((await service.finished(id, key)).status, 'completed');
      }
      assert.equal(gpu.jobs.size, asked);
    });

    await t.test('what no route takes is refused in words, and nothing is held', async () => {
      const asked = gpu.received.length;
      const { spent } = await account();
      const refused = async (response: Promise<Response>, param: string, words: RegExp) => {
        const { message } = await expectError(await response, 'invalid_parameter', param);
        assert.match(message, words);
      };
      await refused(createVideo({ model: 'beta-2-pro', seconds: '15' }), 'model', /at most 12 seconds/);
      await refused(
        createVideo({ model: 'beta-2-pro', prompt: 'A boat and much more around it' }),
        'model',
        /at most 20 characters/,
      );
      await refused(speak('tts-1-hd', 'one two three four'), 'input', /at most 10 characters/);
      await refused(
        service.postForm('/v1/audio/transcriptions', { file, model: 'listen-large-v3' }, { key }),
        'file',
        /at most 1000 bytes/,
      );
      assert.deepEqual(await account(), { held: 0, spent });
      assert.equal(gpu.received.length, asked);
    });

    await t.test('speech by its length', async () => {
      assert.equal(await costOf(async () => (await speak('tts-1', '12345678')).bytes()), 8000);
      assert.equal(await costOf(async () => (await speak('tts-1', '12345678901')).bytes()), 11 * 15);
    });

    await t.test('recordings by their length', async () => {
      const hear = async (seconds: number) => {
        const path = makeAudio(folder, 'wav', { seconds, name: 'part.wav' });
        const response = await service.postForm(
          '/v1/audio/transcriptions',
          { file: new Blob([readFileSync(path)]), model: 'listen-1' },
          { key },
        );
        return ((await response.json()) as { text: string }).text;
      };
      let said = '';
      const near = (cost: number, expected: number) => assert.ok(Math.abs(cost - expected) < expected / 50);
      const costOfHearing = (seconds: number) =>
        costOf(async () => {
          said = await hear(seconds);
        });
      near(await costOfHearing(1), 0.1 * credit);
      assert.equal(said, 'Hi.');
      near(await costOfHearing(3), 300);
      assert.notEqual(said, 'Hi.');
    });

    await t.test('chat by what is written, each reply at the price of who gave it', async () => {
      const ask = (content: string) =>
        service.postJson(
          '/v1/chat/completions',
          { model: 'omni-audio-preview', messages: [{ role: 'user', content }], modalities: ['text'], n: 2 },
          { key },
        );
      assert.equal(await costOf(async () => (await ask('How are you?')).text()), 2 * 12 * 0.001 * credit);
      const cost = await costOf(async () => {
        const { usage } = (await (await ask('How are you today, then?')).json()) as {
          usage: { total_tokens: number };
        };
        assert.ok(usage.total_tokens > 0);
      });
      assert.equal(cost, 2 * 34 * 0.0005 * credit);
    });

    await t.test(
      'a route that was asked often enough is left to the next, or told to come again',
      async () => {
        const costs = [];
        for (let n = 0; n < 3; n += 1)
          costs.push(await costOf(async () => (await speak('omni-mini-tts-2025-12-15', '1234')).bytes()));
        assert.deepEqual(costs, [4000, 4000, 12_000]);
        const first = await speak('multi-3.1-flash-tts-preview', 'one');
        assert.equal(first.status, 200);
        await first.bytes();
        const response = await speak('multi-3.1-flash-tts-preview', 'two');
        await expectError(response, 'model_overloaded');
        const retryAfter = Number(response.headers.get('retry-after'));
        assert.ok(retryAfter > 50 && retryAfter <= 60, String(retryAfter));
        assert.equal((await account()).held, 0);
      },
    );

    await t.test('GET /v1/models shows the highest price, and the lowest where they differ', async () => {
      const price = async (id: string) =>
        ((await (await service.request(`/v1/models/${id}`)).json()) as { price: object }).price;
      assert.deepEqual(await price('beta-2'), {
        credits: 0.5,
        credits_above_720p: 1,
        lowest_credits: 0.1,
        per: 'second of video',
      });
      assert.deepEqual(await price('alpha2'), {
        credits: 0.1,
        credits_above_720p: 0.2,
        per: 'second of video',
      });
    });
  });
