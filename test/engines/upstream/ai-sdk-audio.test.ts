import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { createFakeTranscriptionEngine } from '../../support/fake-audio-engines.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { readEvents } from '../../support/read-events.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fetchFrom, provider } from './providers.ts';
import { startRoutedService } from './routed-service.ts';
import { type Respond, sendJson, startUpstream } from './upstream-server.ts';

const folder = temporaryFolder({ after });
const wav = readFileSync(makeAudio(folder, 'wav'));

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
  await t.test('words become sentences, and sentences subtitles', async () => {
    const said = ['Hello', 'there.', 'How', 'are', 'you', 'today?'];
    const timed = said.map((word, n) => ({
      word: word.toLowerCase().replace(/\W/, ''),
      start: n / 8,
      end: n / 8 + 0.1,
    }));
    answers['POST /api.deepgram.com/v1/listen'] = (_, response) =>
      sendJson(response, 200, {
        metadata: { duration: 3 },
        results: {
          channels: [
            { detected_language: 'en', alternatives: [{ transcript: said.join(' '), words: timed }] },
          ],
        },
      });
    const { body } = await hear('listen-large-v3-turbo', {
      ...verbose,
      'timestamp_granularities[]': 'word',
    });
    assert.deepEqual(
      body.segments.map(({ text, start, end }: { text: string; start: number; end: number }) => [
        text,
        start,
        end,
      ]),
      [
        [' Hello there.', 0, 0.225],
        [' How are you today?', 0.25, 0.725],
      ],
    );
    assert.deepEqual(body.words[1], { word: 'there.', start: 0.125, end: 0.225 });
    const listened = world.received.findLast(({ path }) => path.includes('/v1/listen'))!;
    assert.match(listened.path, /smart_format=true/);
    const subtitles = await service.postForm('/v1/audio/transcriptions', {
      file,
      model: 'listen-large-v3-turbo',
      response_format: 'srt',
    });
    const text = await subtitles.text();
    assert.match(text, /^1\n00:00:00,000 --> 00:00:00,225\nHello there\.\n\n2\n/);

    const eleven = said.flatMap((word, n) => [
      { text: word, start: n / 8, end: n / 8 + 0.1, type: 'word' },
      { text: ' ', start: n / 8 + 0.1, end: n / 8 + 0.125, type: 'spacing' },
    ]);
    answers['POST /api.elevenlabs.io/v1/speech-to-text'] = (_, response) =>
      sendJson(response, 200, {
        language_code: 'en',
        language_probability: 1,
        text: said.join(' '),
        words: eleven,
      });
    const second = await startRoutedService(
      t,
      { elevenlabs: provider('elevenlabs') },
      { 'listen-1': [{ upstream: 'elevenlabs', model: 'scribe_v1' }] },
      { overrides: { providerFetch: fetchFrom(url) } },
    );
    const vtt = await second.postForm('/v1/audio/transcriptions', {
      file,
      model: 'listen-1',
      response_format: 'vtt',
    });
    assert.match(await vtt.text(), /^WEBVTT\n\n00:00:00\.000 --> 00:00:00\.225\nHello there\./);

    await hear('listen-large-v3', verbose);
    const form = await world.received.at(-1)!.form();
    assert.equal(form.get('response_format'), 'verbose_json', 'Groq tells no segments unless asked');
  });

  await t.test('overload and errors as always', async () => {
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
  });
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

test('chat through OpenAI, Google and Groq', async (t) => {
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
  const answerChat: Respond = (request, response) => {
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
  answers['POST /openai/v1/chat/completions'] = answerChat;
  answers['POST /groq/v1/chat/completions'] = answerChat;
  answers['POST /google/v1beta/models/gemini-flash:generateContent'] = (_, response) =>
    sendJson(response, 200, {
      candidates: [{ content: { role: 'model', parts: [{ text: 'A tone.' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 3, totalTokenCount: 14 },
    });
  const ask = async (name: string, model: string, fields: object = {}, audio = 'send') => {
    const service = await startRoutedService(
      t,
      { it: provider(name, { baseUrl: `${url}/${name}/${name === 'google' ? 'v1beta' : 'v1'}` }) },
      { 'omni-audio-preview': [{ upstream: 'it', model, audio }] },
      { overrides: { engines: { transcription: createFakeTranscriptionEngine() } } },
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

  // Groq's models have no ears: they are told what was said.
  const groq = ['groq', 'llama-3.3-70b', { max_tokens: 40, stop: 'END' }, 'transcribe'] as const;
  const body = (await (await ask(...groq)).json()) as Completion;
  assert.deepEqual([body.choices[0]?.message.content, body.usage.total_tokens], ['A tone.', 14 + 10]);
  const sent = world.received.at(-1)!.json() as { messages: { content: unknown }[] } & Record<
    string,
    unknown
  >;
  assert.deepEqual(
    [sent.model, sent.temperature, sent.max_tokens, sent.stop],
    ['llama-3.3-70b', 0.5, 40, ['END']],
  );
  assert.match(JSON.stringify(sent.messages.at(-1)!.content), /What is this\?.*Hello there\. How are you\?/);
  const streamed = await readEvents(await ask('groq', 'llama-3.3-70b', { stream: true }, 'transcribe'));
  assert.match(streamed.join(''), /"A ".*"tone\."/s);
});
