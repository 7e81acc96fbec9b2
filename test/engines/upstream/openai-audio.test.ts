import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createFakeSpeechEngine, createFakeTranscriptionEngine } from '../../support/fake-audio-engines.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { readEvents } from '../../support/read-events.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService, upstreamKey } from './routed-service.ts';
import { type Respond, sendJson, startUpstream } from './upstream-server.ts';

const folder = temporaryFolder({ after });
const recording = readFileSync(makeAudio(folder, 'ogg'));
const file = new Blob([recording]);
const whisper = { upstream: 'gpu', model: 'whisper-large' };
type ErrorBody = { error: { code: string; message: string; param?: string } };

const broken: Record<string, Respond> = {
  '500': (_, response) => sendJson(response, 500, 'oops'),
  '401': (_, response) => sendJson(response, 401, { error: { message: `bad ${upstreamKey}` } }),
  'malformed JSON': (_, response) => sendJson(response, 200, '{"text": "Hel'),
  'an answer without text': (_, response) => sendJson(response, 200, {}),
  'a hung-up call': (_, response) => response.destroy(),
  silence: () => {},
};

test('transcription over routes', async (t) => {
  const local = createFakeTranscriptionEngine();
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url), flaky: openAi(`${gpu.url}/flaky`), busy: openAi(`${gpu.url}/busy`) },
    {
      'listen-1': [{ ...whisper, options: { vad_filter: true } }],
      'listen-large-v3': [{ upstream: 'flaky', model: 'w', timeoutSeconds: 3 }, { engine: 'local' }],
      'listen-large-v3-turbo': [{ upstream: 'busy', model: 'w' }],
    },
    { overrides: { engines: { transcription: local } } },
  );
  const hear = (model: string, fields: Record<string, string> = {}) =>
    service.postForm('/v1/audio/transcriptions', { file, model, ...fields });

  await t.test('the upload goes on as it came, under a name of its kind', async () => {
    gpu.answers['POST /v1/audio/transcriptions'] = (_, response) =>
      sendJson(response, 200, { text: ' Guten Tag. ', language: 'German' });
    const response = await hear('listen-1', { response_format: 'verbose_json' });
    const transcript = (await response.json()) as {
      language: string;
      segments: { text: string; end: number }[];
    };
    assert.equal(transcript.language, 'german');
    assert.equal(transcript.segments.length, 1, 'a text without segments is one');
    assert.ok(transcript.segments[0]!.end > 0.5);
    const form = await gpu.received.at(-1)!.form();
    const sent = form.get('file') as File;
    assert.equal(sent.name, 'audio.ogg');
    assert.deepEqual(Buffer.from(await sent.arrayBuffer()), recording);
    assert.equal(form.get('model'), 'whisper-large');
    assert.equal(form.get('vad_filter'), 'true');
    assert.equal(gpu.received.at(-1)?.headers.authorization, `Bearer ${upstreamKey}`);
    assert.ok(Number(gpu.received.at(-1)?.headers['content-length']) > recording.length);
  });

  await t.test('words and times of no kind are left out', async () => {
    const none = { toString: null, valueOf: null };
    gpu.answers['POST /v1/audio/transcriptions'] = (_, response) =>
      sendJson(response, 200, {
        text: 'Hello.',
        language: none,
        segments: [null, 7, { id: none, start: none, end: '1', text: none, tokens: [none] }],
        words: [
          { word: none, start: none, end: [] },
          { word: 'Hello', start: 0, end: 1 },
        ],
      });
    for (const response_format of ['json', 'verbose_json', 'srt', 'vtt', 'text']) {
      const response = await hear('listen-1', { response_format, 'timestamp_granularities[]': 'word' });
      assert.equal(response.status, 200, `${response_format}: ${await response.text()}`);
    }
  });

  await t.test(
    'small or large, counted or decoded: it arrives as it was sent, charged by its length',
    async () => {
      const key = await service.createKey({ account: 'listener', balance: 1_000_000 });
      const spent = async () => (await service.store.accountAdmin.showAccount('listener')).spent;
      for (const [kind, seconds] of [
        ['wav', 1],
        ['wav', 10],
        ['mp3', 1],
        ['mp3', 10],
        ['flac', 1],
      ] as const) {
        const before = await spent();
        const bytes = readFileSync(makeAudio(folder, kind, { seconds, name: `${seconds}.${kind}` }));
        const response = await service.postForm(
          '/v1/audio/transcriptions',
          { file: new Blob([bytes]), model: 'listen-1', response_format: 'verbose_json' },
          { key },
        );
        assert.equal(((await response.json()) as { duration: number }).duration, seconds);
        const sent = (await gpu.received.at(-1)!.form()).get('file') as File;
        assert.ok(bytes.equals(Buffer.from(await sent.arrayBuffer())), `${seconds} s of ${kind}`);
        assert.equal((await spent()) - before, 100 * seconds, 'micro-credits');
      }
    },
  );

  await t.test('what cannot be paid or read never gets there', async () => {
    const key = await service.createKey({ account: 'pauper', balance: 1 });
    const asked = gpu.count('POST', /transcriptions$/);
    const post = (bytes: Uint8Array) =>
      service.postForm(
        '/v1/audio/transcriptions',
        { file: new Blob([new Uint8Array(bytes)]), model: 'listen-1' },
        { key },
      );
    for (const kind of ['wav', 'mp3', 'ogg'] as const)
      assert.equal((await post(readFileSync(makeAudio(folder, kind)))).status, 402, kind);
    for (const bytes of [Buffer.alloc(0), Buffer.from('no audio'), Buffer.alloc(100_000)])
      assert.equal((await post(bytes)).status, 400);
    assert.equal(gpu.count('POST', /transcriptions$/), asked);
  });

  await t.test('the local engine takes over after', async (t) => {
    for (const [what, answer] of Object.entries(broken)) {
      await t.test(what, async () => {
        gpu.answers['POST /flaky/v1/audio/transcriptions'] = answer;
        const before = local.jobs.length;
        const response = await hear('listen-large-v3');
        assert.equal(response.status, 200, await response.text());
        assert.equal(local.jobs.length, before + 1);
        gpu.answers['POST /flaky/v1/audio/transcriptions'] = (_, working) =>
          sendJson(working, 200, { text: 'back again' });
        assert.deepEqual(await (await hear('listen-large-v3')).json(), { text: 'back again' });
      });
    }
    const asked = gpu.count('POST', /^\/flaky/);
    gpu.answers['POST /flaky/v1/audio/transcriptions'] = broken['500']!;
    for (let n = 0; n < 5; n += 1) assert.equal((await hear('listen-large-v3')).status, 200);
    assert.equal(gpu.count('POST', /^\/flaky/), asked + 3, 'after three failures in a row it was left alone');
    assert.doesNotMatch(service.logged(), new RegExp(upstreamKey));
  });

  await t.test('429 is 503 model_overloaded with Retry-After, and it is not asked again before', async () => {
    gpu.answers['POST /busy/v1/audio/transcriptions'] = (_, response) =>
      sendJson(response, 429, { error: { message: 'slow down' } }, { 'retry-after': '33' });
    for (let n = 0; n < 2; n += 1) {
      const response = await hear('listen-large-v3-turbo');
      assert.equal(response.status, 503);
      assert.equal(((await response.json()) as ErrorBody).error.code, 'model_overloaded');
      assert.ok(Math.abs(Number(response.headers.get('retry-after')) - 33) <= 1);
    }
    assert.equal(gpu.count('POST', /^\/busy/), 1);
  });

  await t.test("the user's mistake is told, nothing is charged, no breaker opens", async () => {
    gpu.answers['POST /v1/audio/transcriptions'] = (_, response) =>
      sendJson(response, 400, {
        error: { message: 'whisper-large: too short', code: 'audio_too_short', param: 'file' },
      });
    const before = await service.store.accountAdmin.showAccount('default');
    for (let n = 0; n < 4; n += 1) {
      const response = await hear('listen-1');
      assert.equal(response.status, 400);
      const { error } = (await response.json()) as ErrorBody;
      assert.equal(error.message, 'The provider refused the request: listen-1: too short');
      assert.equal(error.param, 'file');
    }
    const account = await service.store.accountAdmin.showAccount('default');
    assert.deepEqual([account.held, account.spent], [0, before.spent]);
  });
});

test('speech over routes', async (t) => {
  const local = createFakeSpeechEngine();
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    {
      'tts-1': [{ upstream: 'gpu', model: 'kokoro', voices: { nova: 'af_nova' }, options: { stream: true } }],
      'tts-1-hd': [{ upstream: 'gpu', model: 'kokoro' }, { engine: 'local' }],
    },
    { overrides: { engines: { speech: local } } },
  );
  const speak = (model: string, fields: object = {}) =>
    service.postJson('/v1/audio/speech', { model, input: 'one two three', voice: 'nova', ...fields });

  await t.test('voices and fields are mapped, bytes pass through as they come', async () => {
    const rest = Promise.withResolvers<void>();
    gpu.answers['POST /v1/audio/speech'] = async (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write('first');
      await rest.promise;
      response.end('last');
    };
    const response = await speak('tts-1', { speed: 2 });
    const reader = response.body!.getReader();
    assert.equal(Buffer.from((await reader.read()).value!).toString(), 'first');
    rest.resolve();
    assert.equal(Buffer.from((await reader.read()).value!).toString(), 'last');
    assert.deepEqual(gpu.received.at(-1)?.json(), {
      model: 'kokoro',
      input: 'one two three',
      voice: 'af_nova',
      response_format: 'mp3',
      speed: 2,
      stream: true,
    });
    assert.equal((await reader.read()).done, true);
    await waitFor(async () => (await service.store.accountAdmin.showAccount('default')).spent > 0);
  });

  await t.test('a route that fails before the first byte gives way to the local voice', async () => {
    gpu.answers['POST /v1/audio/speech'] = (_, response) => sendJson(response, 503, 'loading');
    const response = await speak('tts-1-hd', { response_format: 'pcm' });
    assert.equal((await response.bytes()).length, 3 * 4800);
    assert.equal(local.jobs.at(-1)?.model, 'tts-1-hd');
  });

  await t.test('one that breaks midway breaks the answer and costs nothing', async () => {
    const { spent } = await service.store.accountAdmin.showAccount('default');
    const begun = Promise.withResolvers<void>();
    gpu.answers['POST /v1/audio/speech'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write('first');
      void begun.promise.then(() => response.destroy());
    };
    const response = await speak('tts-1');
    begun.resolve();
    await assert.rejects(response.bytes());
    await waitFor(async () => (await service.store.accountAdmin.showAccount('default')).held === 0);
    assert.equal((await service.store.accountAdmin.showAccount('default')).spent, spent);
  });

  await t.test('a client who leaves ends the call upstream', async () => {
    const left = Promise.withResolvers<void>();
    gpu.answers['POST /v1/audio/speech'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write('first');
      response.on('close', () => left.resolve());
    };
    const leaving = new AbortController();
    const response = await service.postJson(
      '/v1/audio/speech',
      { model: 'tts-1', input: 'hello', voice: 'nova' },
      { signal: leaving.signal },
    );
    await response.body!.getReader().read();
    leaving.abort();
    await left.promise;
  });
});

test('a page, an empty body and an error are no speech, in any format', async (t) => {
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    {
      'tts-1': [{ upstream: 'gpu', model: 'kokoro' }],
      'tts-1-hd': [{ upstream: 'gpu', model: 'other' }, { engine: 'local' }],
    },
    { overrides: { engines: { speech: createFakeSpeechEngine() } } },
  );
  const speak = (model: string, format: string) =>
    service.postJson('/v1/audio/speech', { model, input: 'a b c', voice: 'nova', response_format: format });
  for (const [type, body] of [
    ['text/html', '<html>'],
    ['audio/mpeg', ''],
  ] as const) {
    gpu.answers['POST /v1/audio/speech'] = (_, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(body);
    };
    assert.equal((await speak('tts-1', 'mp3')).status, 502, type);
    const taken = await speak('tts-1-hd', 'pcm');
    assert.equal((await taken.bytes()).length, 3 * 4800, 'the local voice takes over');
  }
  const { spent } = await service.store.accountAdmin.showAccount('default');
  gpu.answers['POST /v1/audio/speech'] = (_, response) =>
    sendJson(response, 400, { error: { message: 'no such voice' } });
  for (const format of ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'])
    assert.equal((await speak('tts-1-hd', format)).status, 400, format);
  const account = await service.store.accountAdmin.showAccount('default');
  assert.deepEqual([account.held, account.spent], [0, spent]);
});

test('chat over routes', async (t) => {
  const hearing = createFakeTranscriptionEngine();
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    {
      'omni-audio-preview': [
        { upstream: 'gpu', model: 'llama3', audio: 'transcribe', options: { keep_alive: '1h' } },
      ],
    },
    { overrides: { engines: { transcription: hearing } } },
  );
  const data = readFileSync(makeAudio(folder, 'wav')).toString('base64');
  const ask = (fields: object = {}) =>
    service.postJson('/v1/chat/completions', {
      model: 'omni-audio-preview',
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Answer this:' },
            { type: 'input_audio', input_audio: { data, format: 'wav' } },
          ],
        },
      ],
      ...fields,
    });

  await t.test('a text model gets the transcript', async () => {
    gpu.answers['POST /v1/chat/completions'] = (_, response) =>
      sendJson(response, 200, { choices: [{ message: { content: 'Fine.' }, finish_reason: 'stop' }] });
    const body = (await (await ask({ temperature: 0.5, stop: 'x' })).json()) as {
      choices: { message: { content: string } }[];
      usage: { completion_tokens: number };
    };
    assert.equal(body.choices[0]?.message.content, 'Fine.');
    assert.equal(body.usage.completion_tokens, 2, 'counted roughly when not told');
    assert.deepEqual(gpu.received.at(-1)?.json(), {
      model: 'llama3',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Answer this:\nHello there. How are you?' },
      ],
      temperature: 0.5,
      max_tokens: 16_384,
      stop: ['x'],
      keep_alive: '1h',
    });
  });

  await t.test('a stream in odd pieces arrives whole', async () => {
    gpu.answers['POST /v1/chat/completions'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const text = ['Grü', 'ße', ' dir'].map(
        (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`,
      );
      const end = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'length' }], usage: { prompt_tokens: 9, completion_tokens: 3 } })}\n\ndata: [DONE]\n\n`;
      const bytes = Buffer.from(`: ping\n\n${text.join('')}${end}`);
      for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
      response.end();
    };
    const events = await readEvents(await ask({ stream: true }));
    const said = events.filter((event) => event !== '[DONE]').map((event) => JSON.parse(event).choices[0]);
    assert.equal(said.map((choice) => choice.delta.content ?? '').join(''), 'Grüße dir');
  });

  await t.test('letters that come faster than they are read arrive whole', async () => {
    const letters = 'abcdefgh'.repeat(4_000);
    const events = [...letters].map(
      (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
    );
    gpu.answers['POST /v1/chat/completions'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(`${events.join('')}data: [DONE]\n\n`);
    const read = await readEvents(await ask({ stream: true }));
    const text = read
      .slice(0, -1)
      .map(
        (event) =>
          (JSON.parse(event) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content,
      );
    assert.equal(text.join(''), letters);
  });

  await t.test('a content filter is a policy error; nonsense is 502', async () => {
    gpu.answers['POST /v1/chat/completions'] = (_, response) =>
      sendJson(response, 200, { choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] });
    const filtered = await ask();
    assert.equal(filtered.status, 400);
    assert.equal(((await filtered.json()) as ErrorBody).error.code, 'content_policy_violation');
    gpu.answers['POST /v1/chat/completions'] = (_, response) => sendJson(response, 200, '<html>');
    assert.equal((await ask()).status, 502);
    assert.equal((await service.store.accountAdmin.showAccount('default')).held, 0);
  });
});

test('a chat stream that is none, that breaks off or that ends in an error', async (t) => {
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'omni-audio-preview': [{ upstream: 'gpu', model: 'llm' }] },
  );
  const ask = (fields: object) =>
    service.postJson('/v1/chat/completions', {
      model: 'omni-audio-preview',
      modalities: ['text'],
      messages: [{ role: 'user', content: 'Hi' }],
      ...fields,
    });
  const sayStream = async (...events: unknown[]) => {
    gpu.answers['POST /v1/chat/completions'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(events.map((event) => `data: ${JSON.stringify(event)}`).join('\n\n'));
    };
    const response = await ask({ stream: true });
    if (response.status !== 200) return ((await response.json()) as ErrorBody).error.code;
    const last = (await readEvents(response)).filter((event) => event !== '[DONE]').at(-1)!;
    const { choices, error } = JSON.parse(last);
    return error?.code ?? choices[0].finish_reason;
  };
  const hello = { choices: [{ delta: { content: 'Hello' } }] };
  assert.equal(await sayStream(hello, { choices: [{ delta: {}, finish_reason: 'stop' }] }), 'stop');
  const { spent } = await service.store.accountAdmin.showAccount('default');
  assert.equal(await sayStream(hello), 'upstream_error');
  const filtered = { error: { code: 'content_filter', message: 'no' } };
  assert.equal(await sayStream(filtered), 'content_policy_violation');
  assert.equal(await sayStream({ error: { code: 400, message: 'too long' } }), 'invalid_request');
  const { held, spent: after } = await service.store.accountAdmin.showAccount('default');
  assert.deepEqual([held, after], [0, spent]);
  // Words that end in what the filter refuses would be a way to have all before them for nothing.
  for (const end of [filtered, { choices: [{ delta: {}, finish_reason: 'content_filter' }] }]) {
    const before = (await service.store.accountAdmin.showAccount('default')).spent;
    assert.equal(await sayStream(hello, end), 'content_policy_violation');
    const account = await service.store.accountAdmin.showAccount('default');
    assert.deepEqual([account.held, account.spent - before], [0, 10 * (1 + 2)], 'the question and the words');
  }
  gpu.answers['POST /v1/chat/completions'] = (_, response) =>
    sendJson(response, 200, { choices: [{ message: { refusal: 'I cannot.' }, finish_reason: 'stop' }] });
  const events = await readEvents(await ask({ stream: true }));
  assert.equal(JSON.parse(events[0]!).choices[0].delta.content, 'I cannot.');
});

test('a stream that goes on for longer than the time limit is told to its end and charged', async (t) => {
  // Longer than a busy machine keeps a word waiting.
  const limitMs = 2000;
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'omni-audio-preview': [{ upstream: 'gpu', model: 'llm', timeoutSeconds: limitMs / 1000 }] },
  );
  const ask = (stream: boolean) =>
    service.postJson('/v1/chat/completions', {
      model: 'omni-audio-preview',
      messages: [{ role: 'user', content: 'Hi' }],
      stream,
    });
  const word = `data: ${JSON.stringify({ choices: [{ delta: { content: 'word' } }] })}\n\n`;
  const spent = async () => (await service.store.accountAdmin.showAccount('default')).spent;
  let words = 0;
  gpu.answers['POST /v1/chat/completions'] = async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const endMs = performance.now() + limitMs; performance.now() < endMs; words += 1) {
      response.write(word);
      await delay(limitMs / 20);
    }
    response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`);
  };
  assert.match(await (await ask(true)).text(), /"finish_reason":"stop"/);
  assert.equal(await spent(), 10 * (1 + words));

  // Without an end.
  gpu.answers['POST /v1/chat/completions'] = (request, response) => {
    if ((request.json() as { stream?: boolean }).stream)
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(word);
  };
  const [streamed, whole] = await Promise.all([ask(true), ask(false)]);
  assert.match(await streamed.text(), /upstream_error/, 'one that stops in the middle has failed');
  assert.equal(whole.status, 502);
  assert.equal(await spent(), 10 * (1 + words), 'and costs nothing');
});
