import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeAudio } from '../support/media-fixtures.ts';
import { readEvents } from '../support/read-events.ts';
import { waitFor } from '../support/wait-for.ts';
import { makeFilm } from './film-server.ts';
import { startRoutedService, upstreamKey } from './routed-service.ts';
import { sendJson, startUpstream } from './upstream-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-'));
after(() => rmSync(folder, { recursive: true }));
const film = makeFilm(8);
const wav = readFileSync(makeAudio(folder, 'wav'));
const picture = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;

const provider = (name: string, fields: Record<string, unknown> = {}) => ({
  type: 'ai-sdk',
  package: `@ai-sdk/${name}`,
  keyEnv: 'UPSTREAM_KEY',
  pollSeconds: 0.02,
  ...fields,
});

/** Providers that know one address only are sent to ours, with the host as the first folder. */
const fetchFrom =
  (url: string): typeof fetch =>
  (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    return fetch(asked.startsWith(url) ? asked : asked.replace(/^https:\//, url), init);
  };

type Created = { id: string };
type Failed = { status: string; error: { code: string; message: string } };
type ErrorBody = { error: { code: string; message: string; param?: string } };

test('films from Google, fal and Replicate', async (t) => {
  const world = await startUpstream(t);
  const { answers, url } = world;
  const base = { google: `${url}/google/v1beta`, replicate: `${url}/replicate/v1` };
  const service = await startRoutedService(
    t,
    {
      google: provider('google', { baseUrl: base.google }),
      fal: provider('fal'),
      replicate: provider('replicate', { baseUrl: base.replicate }),
    },
    {
      'alpha3.1': [
        { upstream: 'google', model: 'veo-3.1', options: { google: { personGeneration: 'dont_allow' } } },
      ],
      'alpha2-fast-frames': [{ upstream: 'google', model: 'veo-3.1' }],
      'alpha2-fast-components': [{ upstream: 'google', model: 'veo-3.1' }],
      alpha2: [{ upstream: 'fal', model: 'luma-dream-machine' }],
      'alpha3-pro-frames': [{ upstream: 'replicate', model: 'wan-video/wan-2.2' }],
      'beta-2': [{ upstream: 'google', model: 'veo-3.1' }],
    },
    { config: { allowPrivateUrls: true }, overrides: { providerFetch: fetchFrom(url) } },
  );
  answers['GET /files/film.mp4'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' }).end(film);
  };
  const make = async (body: object) => {
    const response = await service.postJson('/v1/video/create', { prompt: 'A boat', ...body });
    const { id } = (await response.json()) as Created;
    return service.finished(id);
  };
  const rowOf = (route: string) =>
    service.store.db
      .selectFrom('video_tasks')
      .selectAll()
      .where('route', '=', route)
      .orderBy('created_ms', 'desc')
      .executeTakeFirst();

  let polls = 0;
  answers['POST /google/v1beta/models/veo-3.1:predictLongRunning'] = (_, response) =>
    sendJson(response, 200, { name: 'models/veo-3.1/operations/op-1' });
  answers['GET /google/v1beta/models/veo-3.1/operations/*'] = (_, response, id) => {
    polls += 1;
    const done = polls > 2;
    const samples = [{ video: { uri: `${url}/files/film.mp4?alt=media` } }];
    sendJson(response, 200, {
      name: `models/veo-3.1/operations/${id}`,
      done,
      ...(done && { response: { generateVideoResponse: { generatedSamples: samples } } }),
    });
  };

  await t.test('Google: shape, length, options and key; its operation is noted', async () => {
    const task = await make({ model: 'alpha3.1', aspect_ratio: '9:16', enable_upsample: true });
    assert.equal(task.status, 'completed', JSON.stringify(task));
    const [begun] = world.received;
    assert.equal(begun?.headers['x-goog-api-key'], upstreamKey);
    const { instances, parameters } = begun!.json() as {
      instances: { prompt: string }[];
      parameters: Record<string, unknown>;
    };
    assert.equal(instances[0]?.prompt, 'A boat');
    const { seed, ...rest } = parameters;
    assert.equal(typeof seed, 'number');
    assert.deepEqual(rest, {
      sampleCount: 1,
      aspectRatio: '9:16',
      resolution: '1080p',
      durationSeconds: 8,
      personGeneration: 'dont_allow',
    });
    const row = await rowOf('google/veo-3.1');
    assert.deepEqual(JSON.parse(row!.upstream_operation!), {
      operationName: 'models/veo-3.1/operations/op-1',
    });
    assert.doesNotMatch(JSON.stringify(row) + service.logged(), new RegExp(upstreamKey));
  });

  await t.test('Google: first and last frame, and references', async () => {
    const instance = async (body: object) => {
      assert.equal((await make(body)).status, 'completed');
      const begun = world.received.findLast(({ path }) => path.includes('predictLongRunning'));
      return (begun!.json() as { instances: Record<string, unknown>[] }).instances[0]!;
    };
    const frames = await instance({ model: 'alpha2-fast-frames', images: [picture, picture] });
    assert.ok(frames.image && frames.lastFrame);
    const parts = await instance({ model: 'alpha2-fast-components', images: [picture, picture, picture] });
    assert.equal((parts.referenceImages as unknown[]).length, 3);
  });

  await t.test('what Veo cannot make is refused before money is held', async () => {
    const asked = world.received.length;
    const long = await service.postJson('/v1/video/create', {
      model: 'beta-2',
      prompt: 'A boat',
      images: [],
    });
    assert.equal(long.status, 400);
    assert.match(((await long.json()) as ErrorBody).error.message, /at most 8 seconds/);
    const square = await service.postForm('/v1/videos', {
      model: 'beta-2',
      prompt: 'A boat',
      seconds: '8',
      size: '480x480',
    });
    assert.match(((await square.json()) as ErrorBody).error.message, /480x480/);
    assert.equal(world.received.length, asked);
  });

  await t.test('Google: a film its filter took is a policy failure that costs nothing', async () => {
    const { spent } = await service.store.accountAdmin.showAccount('default');
    const status = answers['GET /google/v1beta/models/veo-3.1/operations/*']!;
    answers['GET /google/v1beta/models/veo-3.1/operations/*'] = (_, response) =>
      sendJson(response, 200, {
        name: 'x',
        done: true,
        response: { generateVideoResponse: { raiMediaFilteredCount: 1, generatedSamples: [] } },
      });
    const task = (await make({ model: 'alpha3.1' })) as unknown as Failed;
    answers['GET /google/v1beta/models/veo-3.1/operations/*'] = (_, response) =>
      sendJson(response, 200, {
        name: 'x',
        done: true,
        error: { code: 3, message: 'The prompt was flagged as sensitive by our safety filters' },
      });
    const judged = (await make({ model: 'alpha3.1' })) as unknown as Failed;
    answers['GET /google/v1beta/models/veo-3.1/operations/*'] = status;
    assert.deepEqual([judged.status, judged.error.code], ['failed', 'content_policy_violation']);
    assert.deepEqual([task.status, task.error.code], ['failed', 'content_policy_violation']);
    const account = await service.store.accountAdmin.showAccount('default');
    assert.deepEqual([account.spent, account.held], [spent, 0]);
  });

  await t.test('fal: through its queue', async () => {
    let asked = 0;
    answers['POST /queue.fal.run/fal-ai/luma-dream-machine'] = (_, response) =>
      sendJson(response, 200, {
        request_id: 'r1',
        response_url: 'https://queue.fal.run/fal-ai/luma-dream-machine/requests/r1',
      });
    answers['GET /queue.fal.run/fal-ai/luma-dream-machine/requests/r1'] = (_, response) => {
      asked += 1;
      if (asked < 3) return sendJson(response, 400, { detail: 'Request is still in progress' });
      sendJson(response, 200, { video: { url: `${url}/files/film.mp4`, content_type: 'video/mp4' } });
    };
    const task = await make({ model: 'alpha2', images: [picture] });
    assert.equal(task.status, 'completed', JSON.stringify(task));
    const begun = world.received.find(({ path }) => path.startsWith('/queue.fal.run'))!;
    assert.equal(begun.headers.authorization, `Key ${upstreamKey}`);
    const body = begun.json();
    assert.match(String(body.image_url), /^data:image\/png;base64,/);
    assert.deepEqual([body.duration, body.aspect_ratio, body.resolution], ['8s', '16:9', '720p']);
  });

  await t.test('Replicate: a prediction with the first frame', async () => {
    let asked = 0;
    const prediction = (status: string, output?: string) => ({
      id: 'p1',
      status,
      ...(output && { output }),
      urls: { get: `${base.replicate}/predictions/p1` },
    });
    answers['POST /replicate/v1/models/wan-video/wan-2.2/predictions'] = (_, response) =>
      sendJson(response, 201, prediction('starting'));
    answers['GET /replicate/v1/predictions/p1'] = (_, response) => {
      asked += 1;
      sendJson(
        response,
        200,
        asked < 2 ? prediction('processing') : prediction('succeeded', `${url}/files/film.mp4`),
      );
    };
    const task = await make({ model: 'alpha3-pro-frames', images: [picture], aspect_ratio: '9:16' });
    assert.equal(task.status, 'completed', JSON.stringify(task));
    const begun = world.received.find(({ path }) => path.startsWith('/replicate'))!;
    assert.equal(begun.headers.authorization, `Bearer ${upstreamKey}`);
    const { input } = begun.json() as { input: Record<string, unknown> };
    assert.deepEqual([input.duration, input.aspect_ratio], [8, '9:16']);
    assert.match(String(input.image), /^data:image\/png/);

    answers['GET /replicate/v1/predictions/p1'] = (_, response) =>
      sendJson(response, 200, { ...prediction('failed'), error: 'CUDA out of memory' });
    const failed = (await make({ model: 'alpha3-pro-frames', images: [picture] })) as unknown as Failed;
    assert.equal(failed.error.code, 'upstream_error');
  });

  await t.test('after a restart the same operation is asked for, and none is begun', async (t) => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    let held = true;
    let begun = 0;
    answers['POST /google/v1beta/models/veo-3.1:predictLongRunning'] = (_, response) => {
      begun += 1;
      sendJson(response, 200, { name: `models/veo-3.1/operations/held-${begun}` });
    };
    answers['GET /google/v1beta/models/veo-3.1/operations/*'] = (_, response, id) => {
      polls += 1;
      const samples = [{ video: { uri: `${url}/files/film.mp4` } }];
      const end = { done: true, response: { generateVideoResponse: { generatedSamples: samples } } };
      sendJson(response, 200, { name: `models/veo-3.1/operations/${id}`, ...(!held && end) });
    };
    const start = () =>
      startRoutedService(
        t,
        { google: provider('google', { baseUrl: base.google }) },
        { 'alpha3.1': [{ upstream: 'google', model: 'veo-3.1' }] },
        { dataDir },
      );
    const first = await start();
    const response = await first.postJson('/v1/video/create', { model: 'alpha3.1', prompt: 'A boat' });
    const { id } = (await response.json()) as Created;
    const before = polls;
    await waitFor(() => polls > before);
    await first.stop();
    held = false;
    const second = await start();
    assert.equal((await second.finished(id)).status, 'completed');
    assert.equal(begun, 1);
  });
});

test('films and errors keep private addresses and keys private', async (t) => {
  const world = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { replicate: provider('replicate', { baseUrl: `${world.url}/replicate/v1` }) },
    { alpha2: [{ upstream: 'replicate', model: 'a/b' }] },
  );
  const inside = await startUpstream(t, { 'GET /secret': (_, response) => void response.end('internal') });
  const urls = { get: `${world.url}/replicate/v1/predictions/p1` };
  world.answers['POST /replicate/v1/models/a/b/predictions'] = (_, response) =>
    sendJson(response, 201, { id: 'p1', status: 'starting', urls });
  world.answers['GET /replicate/v1/predictions/p1'] = (_, response) =>
    sendJson(response, 200, { id: 'p1', status: 'succeeded', output: `${inside.url}/secret`, urls });
  const make = async () => {
    const response = await service.postJson('/v1/video/create', { model: 'alpha2', prompt: 'A secret boat' });
    return (await service.finished(((await response.json()) as Created).id)) as unknown as Failed;
  };
  assert.equal((await make()).error.code, 'upstream_error');
  assert.equal(inside.received.length, 0);
  world.answers['POST /replicate/v1/models/a/b/predictions'] = (_, response) =>
    sendJson(response, 401, { detail: `Invalid token ${upstreamKey}`, title: 'Unauthenticated' });
  const refused = await make();
  assert.equal(refused.error.code, 'upstream_error');
  assert.doesNotMatch(
    JSON.stringify(refused.error) + service.logged(),
    new RegExp(`${upstreamKey}|secret boat`),
  );
});

test('hearing through OpenAI, Groq, Deepgram, ElevenLabs and fal', async (t) => {
  const world = await startUpstream(t);
  const { answers, url } = world;
  const service = await startRoutedService(
    t,
    {
      openai: provider('openai', { baseUrl: `${url}/openai/v1` }),
      groq: provider('groq', { baseUrl: `${url}/groq/v1` }),
      deepgram: provider('deepgram'),
      elevenlabs: provider('elevenlabs'),
      fal: provider('fal'),
    },
    {
      'listen-1': [{ upstream: 'openai', model: 'whisper-1' }],
      'listen-large-v3': [{ upstream: 'groq', model: 'whisper-large-v3' }],
      'listen-large-v3-turbo': [{ upstream: 'deepgram', model: 'nova-3' }],
      'omni-transcribe': [{ upstream: 'elevenlabs', model: 'scribe_v1' }],
      'omni-mini-transcribe': [{ upstream: 'fal', model: 'wizper' }],
    },
    { overrides: { providerFetch: fetchFrom(url) } },
  );
  const file = new Blob([wav]);
  const hear = async (model: string, fields: Record<string, string> = {}) => {
    const response = await service.postForm('/v1/audio/transcriptions', { file, model, ...fields });
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  };
  const verbose = { response_format: 'verbose_json' };
  const segment = {
    id: 0,
    seek: 0,
    start: 0,
    end: 1,
    text: ' Hello.',
    tokens: [1],
    temperature: 0,
    avg_logprob: -0.1,
    compression_ratio: 1,
    no_speech_prob: 0,
  };
  const whisper = {
    task: 'transcribe',
    text: 'Hello.',
    language: 'english',
    duration: 1,
    segments: [segment],
  };
  answers['POST /openai/v1/audio/transcriptions'] = (_, response) => sendJson(response, 200, whisper);
  answers['POST /groq/v1/audio/transcriptions'] = (_, response) =>
    sendJson(response, 200, { ...whisper, x_groq: { id: 'r' } });
  const words = [{ word: 'Hello', start: 0, end: 0.5 }];
  answers['POST /api.deepgram.com/v1/listen'] = (_, response) =>
    sendJson(response, 200, {
      metadata: { duration: 1 },
      results: { channels: [{ detected_language: 'en', alternatives: [{ transcript: 'Hello', words }] }] },
    });
  answers['POST /api.elevenlabs.io/v1/speech-to-text'] = (_, response) =>
    sendJson(response, 200, { language_code: 'en', language_probability: 1, text: 'Hello', words: [] });
  answers['POST /queue.fal.run/fal-ai/wizper'] = (_, response) =>
    sendJson(response, 200, { request_id: 'w' });
  answers['GET /queue.fal.run/fal-ai/wizper/requests/w'] = (_, response) =>
    sendJson(response, 200, { text: 'Hello', chunks: [{ text: 'Hello', timestamp: [0, 1] }] });

  await t.test('OpenAI: every parameter is passed on', async () => {
    const { status, body } = await hear('listen-1', {
      ...verbose,
      language: 'en',
      prompt: 'names',
      temperature: '0.3',
    });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.text, body.language, body.segments.length], ['Hello.', 'english', 1]);
    const form = await world.received.at(-1)!.form();
    assert.deepEqual(
      ['model', 'language', 'prompt', 'temperature'].map((name) => form.get(name)),
      ['whisper-1', 'en', 'names', '0.3'],
    );
    assert.deepEqual(Buffer.from(await (form.get('file') as File).arrayBuffer()), wav);
  });
  await t.test('the others', async () => {
    assert.equal((await hear('listen-large-v3', verbose)).body.segments[0].text, ' Hello.');
    assert.equal((await hear('listen-large-v3-turbo', verbose)).body.language, 'english');
    assert.equal((await hear('omni-transcribe')).body.text, 'Hello');
    assert.equal((await hear('omni-mini-transcribe')).body.text, 'Hello');
    const listened = world.received.find(({ path }) => path.includes('/v1/listen'))!;
    assert.match(listened.path, /detect_language=true/);
  });
  await t.test(
    'translation, which no provider of this kind has, is 503; overload and errors as always',
    async () => {
      const translation = await service.postForm('/v1/audio/translations', { file, model: 'listen-1' });
      assert.equal(translation.status, 503);
      answers['POST /openai/v1/audio/transcriptions'] = (_, response) =>
        sendJson(
          response,
          429,
          { error: { message: 'slow', type: 'requests', code: null } },
          { 'retry-after': '21' },
        );
      const busy = await hear('listen-1');
      assert.equal(busy.body.error.code, 'model_overloaded');
      assert.ok(Number(busy.headers.get('retry-after')) >= 20);
      answers['POST /groq/v1/audio/transcriptions'] = (_, response) => sendJson(response, 200, '{"tex');
      assert.equal((await hear('listen-large-v3')).body.error.code, 'upstream_error');
      answers['POST /api.elevenlabs.io/v1/speech-to-text'] = (_, response) => response.destroy();
      assert.equal((await hear('omni-transcribe')).body.error.code, 'upstream_error');
      assert.equal((await service.store.accountAdmin.showAccount('default')).held, 0);
    },
  );
});

test('speaking through OpenAI, Google, Deepgram and ElevenLabs', async (t) => {
  const world = await startUpstream(t);
  const { answers, url } = world;
  const service = await startRoutedService(
    t,
    {
      openai: provider('openai', { baseUrl: `${url}/openai/v1` }),
      google: provider('google', { baseUrl: `${url}/google/v1beta` }),
      deepgram: provider('deepgram'),
      elevenlabs: provider('elevenlabs'),
    },
    {
      'tts-1': [{ upstream: 'openai', model: 'gpt-4o-mini-tts' }],
      'omni-mini-tts-2025-12-15': [{ upstream: 'google', model: 'gemini-tts', voices: { nova: 'Kore' } }],
      'tts-1-hd': [{ upstream: 'deepgram', model: 'aura-2', voices: { nova: 'thalia' } }],
      'multi-3.1-flash-tts-preview': [{ upstream: 'elevenlabs', model: 'v3', voices: { nova: 'voice-id' } }],
    },
    { overrides: { providerFetch: fetchFrom(url) } },
  );
  const second = Buffer.alloc(48_000, 1);
  const sendBytes =
    (bytes: Uint8Array, type: string) => (_: unknown, response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': type }).end(bytes);
    };
  answers['POST /openai/v1/audio/speech'] = sendBytes(wav, 'audio/wav');
  answers['POST /google/v1beta/models/gemini-tts:generateContent'] = (_, response) =>
    sendJson(response, 200, {
      candidates: [
        {
          content: {
            parts: [{ inlineData: { mimeType: 'audio/L16;rate=24000', data: second.toString('base64') } }],
          },
        },
      ],
    });
  answers['POST /api.deepgram.com/v1/speak'] = sendBytes(wav, 'audio/wav');
  answers['POST /api.elevenlabs.io/v1/text-to-speech/*'] = sendBytes(second, 'audio/pcm');
  const speak = async (model: string, fields: object = {}) => {
    const response = await service.postJson('/v1/audio/speech', {
      model,
      input: 'Hello',
      voice: 'nova',
      response_format: 'pcm',
      ...fields,
    });
    assert.equal(response.status, 200, model);
    return response.bytes();
  };
  const secondsOf = (pcm: Uint8Array) => pcm.length / 48_000;

  const openai = secondsOf(await speak('tts-1', { speed: 1.5 }));
  assert.ok(openai > 0.5, 'samples of another rate come out at ours');
  const { model, voice, speed, response_format } = world.received.at(-1)!.json();
  assert.deepEqual([model, voice, speed, response_format], ['gpt-4o-mini-tts', 'nova', 1.5, 'wav']);
  assert.ok(
    Math.abs(secondsOf(await speak('omni-mini-tts-2025-12-15', { instructions: 'softly' })) - 1) < 0.01,
  );
  assert.match(JSON.stringify(world.received.at(-1)!.json()), /Kore/);
  assert.ok(Math.abs(secondsOf(await speak('tts-1-hd')) - openai) < 0.01);
  assert.match(world.received.at(-1)!.path, /model=aura-2-thalia-en.*sample_rate=24000/);
  assert.deepEqual(Buffer.from(await speak('multi-3.1-flash-tts-preview')), second);
  assert.match(world.received.at(-1)!.path, /voice-id\?output_format=pcm_24000/);
  const mp3 = await speak('tts-1', { response_format: 'mp3' });
  assert.ok(mp3.length > 100 && mp3.length < wav.length);
});

test('chat through OpenAI and Google', async (t) => {
  const world = await startUpstream(t);
  const { answers, url } = world;
  const data = wav.toString('base64');
  const messages = [
    { role: 'system', content: 'Be brief.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is this?' },
        { type: 'input_audio', input_audio: { data, format: 'wav' } },
      ],
    },
  ];
  const completion = {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: 'A tone.' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 },
  };
  answers['POST /openai/v1/chat/completions'] = (request, response) => {
    if (!request.json().stream) return sendJson(response, 200, completion);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of ['A ', 'tone.'])
      response.write(
        `data: ${JSON.stringify({ ...completion, object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }], usage: null })}\n\n`,
      );
    response.write(
      `data: ${JSON.stringify({ ...completion, object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  };
  answers['POST /google/v1beta/models/gemini-flash:generateContent'] = (_, response) =>
    sendJson(response, 200, {
      candidates: [{ content: { role: 'model', parts: [{ text: 'A tone.' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 3, totalTokenCount: 14 },
    });
  const ask = async (name: string, model: string, fields: object = {}) => {
    const service = await startRoutedService(
      t,
      { it: provider(name, { baseUrl: `${url}/${name}/${name === 'google' ? 'v1beta' : 'v1'}` }) },
      { 'omni-audio-preview': [{ upstream: 'it', model }] },
    );
    const response = await service.postJson('/v1/chat/completions', {
      model: 'omni-audio-preview',
      messages,
      temperature: 0.5,
      ...fields,
    });
    assert.equal(response.status, 200, name);
    return response;
  };
  type Completion = { choices: { message: { content: string } }[]; usage: { total_tokens: number } };
  for (const [name, model] of [
    ['openai', 'gpt-4o-audio-preview'],
    ['google', 'gemini-flash'],
  ] as const) {
    const body = (await (await ask(name, model)).json()) as Completion;
    assert.equal(body.choices[0]?.message.content, 'A tone.');
    assert.equal(body.usage.total_tokens, 14);
    assert.ok(world.received.at(-1)!.body.includes(data), 'the recording went along');
  }
  const events = await readEvents(await ask('openai', 'gpt-4o-audio-preview', { stream: true }));
  const said = events
    .filter((event) => event !== '[DONE]')
    .map((event) => JSON.parse(event).choices[0].delta.content);
  assert.equal(said.join(''), 'A tone.');
});
