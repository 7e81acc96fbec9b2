/** The official OpenAI client against a listening service. */
import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import OpenAI, { toFile } from 'openai';
import { ApiError } from '../../src/domain/errors.ts';
import { clockAhead } from '../support/clock.ts';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../support/fake-audio-engines.ts';
import { makeAudio, makeImage } from '../support/media-fixtures.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const folder = temporaryFolder({ after });

/** A client that keeps the status of every request it really sends. */
const createClient = (url: string, apiKey = firstKey) => {
  const sent: number[] = [];
  const client = new OpenAI({
    apiKey,
    baseURL: `${url}/v1`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      // Before its first form the client tries its fetch on a data: URL.
      if (String(input).startsWith('http')) sent.push(response.status);
      return response;
    },
  });
  return { client, sent };
};

test('videos', async (t) => {
  const service = await startTestService(t);
  const { client } = createClient(service.url);
  const completed = async (id: string) => {
    await waitFor(async () => (await client.videos.retrieve(id)).status === 'completed');
    return client.videos.retrieve(id);
  };

  await t.test('a prompt alone: model, seconds and size by default, then polled to the end', async () => {
    const created = await client.videos.create({ prompt: 'a red balloon' });
    assert.equal(created.object, 'video');
    assert.equal(created.model, 'beta-2');
    assert.equal(created.seconds, '4');
    assert.equal(created.size, '720x1280');
    assert.equal(created.status, 'queued');
    assert.equal(created.progress, 0);
    assert.equal(created.prompt, 'a red balloon');
    assert.deepEqual(
      [created.completed_at, created.expires_at, created.error, created.remixed_from_video_id],
      [null, null, null, null],
    );
    const done = await completed(created.id);
    assert.equal(done.progress, 100);
    assert.ok(done.completed_at! >= done.created_at);
  });

  await t.test('while it is made the status is in_progress, a failure carries its error', async () => {
    service.video.hold();
    const { id } = await client.videos.create({ prompt: 'slow' });
    await waitFor(async () => (await client.videos.retrieve(id)).status === 'in_progress');
    service.video.failWith(() => new ApiError('content_policy_violation'));
    service.video.release();
    await waitFor(async () => (await client.videos.retrieve(id)).status === 'failed');
    service.video.failWith(undefined);
    assert.equal((await client.videos.retrieve(id)).error?.code, 'content_policy_violation');
  });

  await t.test('with a file, as multipart', async () => {
    const picture = await readFile(await makeImage(folder, 'png'));
    const { id } = await client.videos.create({
      prompt: 'make it move',
      model: 'beta-2-pro',
      seconds: '8',
      size: '1280x720',
      input_reference: await toFile(picture, 'picture.png', { type: 'image/png' }),
    });
    await completed(id);
    const job = service.video.jobs.at(-1)!;
    assert.equal(job.images.length, 1);
    assert.deepEqual([job.model, job.seconds, job.width, job.height], ['beta-2-pro', 8, 1280, 720]);
  });

  await t.test('with an image named by its address, which the client folds into a form', async () => {
    const picture = await readFile(await makeImage(folder, 'png'));
    const { id } = await client.videos.create({
      prompt: 'make it move',
      input_reference: { image_url: `data:image/png;base64,${picture.toString('base64')}` },
    });
    await completed(id);
    assert.equal(service.video.jobs.at(-1)!.images.length, 1);
  });

  await t.test('as JSON, the way clients in other languages send it', async () => {
    const created = await client.post<OpenAI.Video>('/videos', { body: { prompt: 'a boat', seconds: 8 } });
    assert.equal(created.seconds, '8');
    await completed(created.id);
  });

  await t.test('list pages by itself, newest first or oldest first', async () => {
    const newest: string[] = [];
    for await (const video of client.videos.list({ limit: 2 })) newest.push(video.id);
    const oldest: string[] = [];
    for await (const video of client.videos.list({ limit: 2, order: 'asc' })) oldest.push(video.id);
    assert.equal(newest.length, 5);
    assert.deepEqual(oldest, newest.toReversed());
  });

  await t.test('downloadContent gives the video, the thumbnail and the spritesheet', async () => {
    const { id } = await client.videos.create({ prompt: 'a kite' });
    await completed(id);
    for (const [variant, type] of [
      [undefined, 'video/mp4'],
      ['video', 'video/mp4'],
      ['thumbnail', 'image/webp'],
      ['spritesheet', 'image/jpeg'],
    ] as const) {
      const response = await client.videos.downloadContent(id, variant === undefined ? {} : { variant });
      assert.equal(response.headers.get('content-type'), type);
      assert.ok((await response.arrayBuffer()).byteLength > 100);
    }
  });

  await t.test('remix and delete', async () => {
    const { id } = await client.videos.create({ prompt: 'a kite' });
    const remixed = await client.videos.remix(id, { prompt: 'at night' });
    assert.equal(remixed.remixed_from_video_id, id);
    assert.equal(remixed.status, 'queued');
    await completed(remixed.id);
    assert.deepEqual(await client.videos.delete(remixed.id), {
      id: remixed.id,
      object: 'video.deleted',
      deleted: true,
    });
    await assert.rejects(client.videos.retrieve(remixed.id), OpenAI.NotFoundError);
  });

  await t.test('models', async () => {
    const ids: string[] = [];
    for await (const model of client.models.list()) ids.push(model.id);
    assert.ok(ids.includes('beta-2') && ids.includes('listen-1'));
    assert.equal((await client.models.retrieve('beta-2')).id, 'beta-2');
  });

  await t.test("the client's own model names, in every answer", async () => {
    const created = await client.videos.create({ model: 'sora-2-pro', prompt: 'a kite' });
    assert.equal(created.model, 'sora-2-pro');
    assert.equal((await completed(created.id)).model, 'sora-2-pro');
    assert.equal(service.video.jobs.at(-1)!.model, 'beta-2-pro');
    const remixed = await client.videos.remix(created.id, { prompt: 'at night' });
    assert.equal(remixed.model, 'sora-2-pro');
    const listed = (await client.videos.list({ limit: 1 })).data[0]!;
    assert.deepEqual([listed.id, listed.model], [remixed.id, 'sora-2-pro']);
    assert.equal((await client.models.retrieve('sora-2')).id, 'sora-2');
  });
});

test("errors become the client's own classes, and only what a retry cures is retried", async (t) => {
  const service = await startTestService(t);
  const { client, sent } = createClient(service.url);
  const sentFor = async (call: () => PromiseLike<unknown>, expected: unknown) => {
    sent.length = 0;
    await assert.rejects(async () => await call(), expected as Error);
    return sent.length;
  };

  await t.test('401, 404, 400', async () => {
    const stranger = createClient(service.url, 'kin_nobody').client;
    await assert.rejects(async () => await stranger.videos.list(), OpenAI.AuthenticationError);
    assert.equal(await sentFor(() => client.videos.retrieve('video_none'), OpenAI.NotFoundError), 1);
    const mistake = {
      name: 'Error',
      code: 'invalid_parameter',
      param: 'seconds',
      type: 'invalid_request_error',
    };
    assert.equal(await sentFor(() => client.videos.create({ prompt: 'x', seconds: '5' as '4' }), mistake), 1);
    await assert.rejects(async () => await client.videos.create({ prompt: 'x', model: 'sora-9' }), {
      status: 404,
      code: 'model_not_found',
    });
  });

  await t.test('402 is not tried again', async () => {
    const key = await service.createKey({ account: 'poor', balance: 1 });
    const poor = createClient(service.url, key);
    await assert.rejects(async () => await poor.client.videos.create({ prompt: 'x' }), {
      status: 402,
      code: 'insufficient_balance',
    });
    assert.equal(poor.sent.length, 1);
  });

  await t.test('409 of a reused Idempotency-Key is not tried again', async () => {
    await client.videos.create({ prompt: 'one' }, { headers: { 'Idempotency-Key': 'same' } });
    const other = () => client.videos.create({ prompt: 'two' }, { headers: { 'Idempotency-Key': 'same' } });
    assert.equal(await sentFor(other, OpenAI.ConflictError), 1);
  });
});

test('a create whose answer was lost is repeated by the client, made once and charged once', async (t) => {
  let aheadMs = 0;
  const service = await startTestService(t, { overrides: { clock: clockAhead(() => aheadMs) } });
  const key = await service.createKey({ account: 'payer', balance: 100_000_000 });
  const lost: string[] = [];
  let losesAnswers = true;
  const client = new OpenAI({
    apiKey: key,
    baseURL: `${service.url}/v1`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const retryCount = new Headers(init?.headers).get('x-stainless-retry-count');
      if (!losesAnswers || init?.method !== 'POST' || retryCount !== '0') return response;
      lost.push(((await response.json()) as { id: string }).id);
      throw new TypeError('the connection was lost');
    },
  });
  const held = async () => {
    const { held, spent } = await service.store.accountAdmin.showAccount('payer');
    return held + spent;
  };

  await t.test('without a file, with one, and as a remix', async () => {
    const picture = await readFile(await makeImage(folder, 'png'));
    const json = await client.videos.create({ prompt: 'a kite', seconds: '4' });
    const form = await client.videos.create({
      prompt: 'a kite',
      seconds: '4',
      input_reference: await toFile(picture, 'picture.png', { type: 'image/png' }),
    });
    const remix = await client.videos.remix(json.id, { prompt: 'at night' });
    assert.deepEqual([json.id, form.id, remix.id], lost);
    const listed = await client.videos.list();
    assert.deepEqual(listed.data.map(({ id }) => id).toReversed(), lost);
    // Three videos of four seconds at a tenth of a credit.
    assert.equal(await held(), 1_200_000);
  });

  await t.test('a new call of the same body is a new video, also at the same moment', async () => {
    losesAnswers = false;
    const create = () => client.videos.create({ prompt: 'a kite', seconds: '4' });
    const ids = (await Promise.all([create(), create(), create()])).map(({ id }) => id);
    assert.equal(new Set([...ids, ...lost]).size, 6);
  });

  await t.test('another key, another body or more than two minutes later it is another request', async () => {
    const repeat = async (apiKey: string, prompt: string) => {
      const response = await service.postJson(
        '/v1/videos',
        { prompt, seconds: '4' },
        { key: apiKey, headers: { 'x-stainless-lang': 'js', 'x-stainless-retry-count': '1' } },
      );
      assert.equal(response.status, 200);
      return ((await response.json()) as { id: string }).id;
    };
    const first = await repeat(key, 'a boat');
    assert.equal(await repeat(key, 'a boat'), first);
    const others = [
      await repeat(await service.createKey({ account: 'payer' }), 'a boat'),
      await repeat(key, 'a ship'),
    ];
    aheadMs = 122_000;
    others.push(await repeat(key, 'a boat'));
    assert.equal(new Set([first, ...others]).size, 4);
  });
});

test('openai-poll-after-ms tells when to ask again', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const { client } = createClient(service.url);
  service.video.hold();
  const running = await client.videos.create({ prompt: 'one' });
  await waitFor(async () => (await client.videos.retrieve(running.id)).status === 'in_progress');
  const waiting = await client.videos.create({ prompt: 'two' });
  const pollAfter = async (id: string) => {
    const { response, data } = await client.videos.retrieve(id).withResponse();
    const header = response.headers.get('openai-poll-after-ms');
    return { status: data.status, ms: header === null ? null : Number(header) };
  };
  for (const [id, status] of [
    [running.id, 'in_progress'],
    [waiting.id, 'queued'],
  ] as const) {
    const seen = await pollAfter(id);
    assert.equal(seen.status, status);
    assert.ok(seen.ms !== null && seen.ms >= 500 && seen.ms <= 10_000, `${seen.ms}`);
  }
  service.video.release();
  await waitFor(async () => (await client.videos.retrieve(waiting.id)).status === 'completed');
  assert.equal((await pollAfter(waiting.id)).ms, null);
  const plain = await service.request(`/v1/videos/${waiting.id}`);
  assert.equal(plain.headers.get('openai-poll-after-ms'), null);
});

test('429 is tried again after Retry-After', async (t) => {
  let skippedMs = 0;
  const service = await startTestService(t, {
    overrides: { clock: clockAhead(() => skippedMs) },
  });
  const key = await service.createKey({ account: 'limited', requestsPerMinute: 1 });
  const { client, sent } = createClient(service.url, key);
  await client.videos.list();
  // One second before the window ends, so that the client waits a second and then gets through.
  skippedMs = 59_000;
  await client.videos.list();
  assert.ok(sent.includes(429));
  assert.equal(sent.at(-1), 200);

  sent.length = 0;
  await assert.rejects(
    async () => await client.videos.list({}, { maxRetries: 0 }),
    (error) => error instanceof OpenAI.RateLimitError && Number(error.headers?.get('retry-after')) <= 60,
  );
});

test('chat and audio', async (t) => {
  const transcription = createFakeTranscriptionEngine();
  const speech = createFakeSpeechEngine();
  const chat = createFakeChatEngine();
  const service = await startTestService(t, { overrides: { engines: { transcription, speech, chat } } });
  const { client } = createClient(service.url);
  const tone = makeAudio(folder, 'wav');

  await t.test('a video over the chat stream', async () => {
    const stream = await client.chat.completions.create({
      model: 'beta-2',
      stream: true,
      messages: [{ role: 'user', content: 'a red balloon' }],
    });
    const contents: string[] = [];
    for await (const chunk of stream) contents.push(chunk.choices[0]?.delta.content ?? '');
    assert.match(contents[0]!, /^task_id: beta-2:/);
    assert.match(contents.at(-1)!, /^video_url: http/);
  });

  await t.test('a video in one answer', async () => {
    const { choices } = await client.chat.completions.create({
      model: 'beta-2',
      messages: [{ role: 'user', content: 'a red balloon' }],
    });
    assert.match(choices[0]!.message.content!, /^task_id: .*video_url: http/s);
    assert.equal(choices[0]!.finish_reason, 'stop');
  });

  await t.test('audio chat, spoken', async () => {
    const { choices, usage } = await client.chat.completions.create({
      model: 'omni-audio-preview',
      modalities: ['text', 'audio'],
      audio: { voice: 'alloy', format: 'wav' },
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'input_audio', input_audio: { data: await readFile(tone, 'base64'), format: 'wav' } },
          ],
        },
      ],
    });
    assert.equal(choices[0]!.message.content, 'It is a tone.');
    assert.equal(Buffer.from(choices[0]!.message.audio!.data, 'base64').toString('latin1', 0, 4), 'RIFF');
    assert.ok(usage!.total_tokens > 0);
  });

  await t.test('transcriptions, also streamed', async () => {
    const file = () => createReadStream(tone);
    const plain = await client.audio.transcriptions.create({ model: 'listen-1', file: file() });
    assert.equal(plain.text, 'Hello there. How are you?');
    const verbose = await client.audio.transcriptions.create({
      model: 'listen-1',
      file: file(),
      response_format: 'verbose_json',
      timestamp_granularities: ['word', 'segment'],
    });
    assert.equal(verbose.segments!.length, 2);
    assert.equal(verbose.words![0]!.word, 'Hello');
    const srt: unknown = await client.audio.transcriptions.create({
      model: 'listen-1',
      file: file(),
      response_format: 'srt',
    });
    assert.match(String(srt), /^1\n00:00:00,000 --> /);
    const stream = await client.audio.transcriptions.create({
      model: 'listen-1',
      file: file(),
      stream: true,
    });
    const events: string[] = [];
    for await (const event of stream) events.push(event.type);
    assert.equal(events.at(-1), 'transcript.text.done');
    assert.ok(events.length > 1);
  });

  await t.test('translations', async () => {
    const { text } = await client.audio.translations.create({
      model: 'listen-1',
      file: createReadStream(tone),
    });
    assert.equal(text, 'Hello there. How are you?');
    assert.equal(transcription.jobs.at(-1)!.task, 'translate');
  });

  await t.test("the client's own names of audio models", async () => {
    for (const model of ['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe']) {
      const { text } = await client.audio.transcriptions.create({ model, file: createReadStream(tone) });
      assert.equal(text, 'Hello there. How are you?');
    }
    const spoken = await client.audio.speech.create({
      model: 'gpt-4o-mini-tts',
      voice: 'nova',
      input: 'Hello there',
    });
    assert.ok((await spoken.arrayBuffer()).byteLength > 100);
    const { model } = await client.chat.completions.create({
      model: 'gpt-4o-audio-preview',
      messages: [{ role: 'user', content: 'Hello' }],
    });
    assert.equal(model, 'gpt-4o-audio-preview');
  });

  await t.test('speech', async () => {
    const response = await client.audio.speech.create({
      model: 'tts-1',
      voice: 'nova',
      input: 'Hello there',
      response_format: 'wav',
    });
    assert.equal(response.headers.get('content-type'), 'audio/wav');
    assert.ok((await response.arrayBuffer()).byteLength > 9000);
  });
});
