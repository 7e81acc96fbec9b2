/** The bill of a provider is held before and charged after, also to clients that leave. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { createFakeTranscriptionEngine } from '../../support/fake-audio-engines.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService } from './routed-service.ts';
import { type Respond, sendJson, startUpstream } from './upstream-server.ts';

const folder = temporaryFolder({ after });
const perToken = 10;
const completions = '/v1/chat/completions';

const reply =
  (promptTokens: number, completionTokens: number, content = 'Fine.'): Respond =>
  (_, response) =>
    sendJson(response, 200, {
      choices: [{ message: { content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: promptTokens, completion_tokens: completionTokens },
    });

const startChat = async (
  t: Parameters<typeof startUpstream>[0],
  route: Record<string, unknown> = {},
  overrides = {},
) => {
  const llm = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { llm: openAi(llm.url) },
    { 'omni-audio-preview': [{ upstream: 'llm', model: 'llama', ...route }] },
    { overrides },
  );
  const account = (name: string) => service.store.accountAdmin.showAccount(name);
  return {
    ...service,
    llm,
    answer: (respond: Respond) => {
      llm.answers[`POST ${completions}`] = respond;
    },
    account,
    newKey: (name: string, balance = 100_000_000) => service.createKey({ account: name, balance }),
    ask: (key: string, fields: object = {}, signal?: AbortSignal) =>
      service.postJson(
        completions,
        { model: 'omni-audio-preview', messages: [{ role: 'user', content: 'How are you?' }], ...fields },
        { key, ...(signal && { signal }) },
      ),
    /** The spent amount, when nothing is held any more. */
    spent: async (name: string) => {
      await waitFor(async () => (await account(name)).held === 0);
      return (await account(name)).spent;
    },
  };
};

test('a provider writes no more than is held, and all it counts is charged', async (t) => {
  const { llm, answer, newKey, ask, spent } = await startChat(t);
  answer(reply(10, 2));
  await ask(await newKey('unlimited'));
  assert.equal(llm.received.at(-1)!.json().max_tokens, 16_384);
  await ask(await newKey('limited'), { max_tokens: 7 });
  assert.equal(llm.received.at(-1)!.json().max_tokens, 7);

  const rare = 'ꙮ'.repeat(20_000);
  answer(reply(60_000, 1));
  assert.equal(
    (await ask(await newKey('rare'), { messages: [{ role: 'user', content: rare }] })).status,
    200,
  );
  assert.equal(await spent('rare'), 60_001 * perToken);
  const messages = Array.from({ length: 1_000 }, () => ({ role: 'user', content: 'a' }));
  answer(reply(5_000, 1));
  assert.equal((await ask(await newKey('many'), { messages, max_tokens: 1 })).status, 200);
  assert.equal(await spent('many'), 5_001 * perToken);
});

test('a server that refuses our limit is asked without one; a limit of the operator replaces it', async (t) => {
  const { llm, answer, newKey, ask } = await startChat(t);
  const key = await newKey('asker');
  answer((request, response) => {
    const { max_tokens: limit } = request.json();
    if (limit === undefined) return reply(1, 1)(request, response);
    const message = `'max_tokens' is too large: ${limit}. The maximum context length is 8192 tokens.`;
    sendJson(response, 400, { error: { message, type: 'BadRequestError', code: 400 } });
  });
  assert.equal((await ask(key)).status, 200);
  assert.equal((await ask(key, { max_tokens: 16_000 })).status, 400, 'that of a client is not taken away');
  assert.equal(llm.received.length, 3);

  for (const options of [{ max_completion_tokens: 300 }, { max_tokens: 300 }]) {
    const own = await startChat(t, { options });
    own.answer(reply(1, 1));
    await own.ask(await own.newKey('asker'));
    const { model: _, messages: __, ...sent } = own.llm.received.at(-1)!.json();
    assert.deepEqual(sent, options);
  }
});

const spoken = { modalities: ['text', 'audio'], audio: { voice: 'nova' } };

test('a reply that cannot be spoken comes as text, and is charged', async (t) => {
  const { answer, newKey, ask, spent } = await startChat(t);
  for (const [name, text] of Object.entries({ dots: '…', russian: 'Привет, как дела?', nothing: '' })) {
    answer(reply(9_000, 10, text));
    const response = await ask(await newKey(name), spoken);
    assert.equal(response.status, 200);
    const { choices, hint } = (await response.json()) as {
      choices: { message: { content: string; audio?: object } }[];
      hint?: string;
    };
    assert.deepEqual([choices[0]!.message.content, choices[0]!.message.audio], [text, undefined]);
    assert.match(hint!, /not spoken/);
    assert.equal(await spent(name), 9_010 * perToken);
  }
});

test('a reply that a filter withholds is charged as what the provider says it has used', async (t) => {
  const { answer, newKey, ask, spent } = await startChat(t);
  answer((_, response) =>
    sendJson(response, 200, {
      choices: [{ message: { content: '' }, finish_reason: 'content_filter' }],
      usage: { prompt_tokens: 9_000, completion_tokens: 300 },
    }),
  );
  assert.equal((await ask(await newKey('withheld'))).status, 400);
  assert.equal(await spent('withheld'), 9_300 * perToken);
});

test('of several spoken replies the sound that they share is held once', async (t) => {
  const { answer, newKey, ask, account } = await startChat(t);
  const held: number[] = [];
  for (const n of [1, 4, 128]) {
    const key = await newKey(`several-${n}`);
    answer(async (_, response) => {
      held.push((await account(`several-${n}`)).held);
      sendJson(response, 500, 'enough');
    });
    await ask(key, { ...spoken, n, max_tokens: 1 });
  }
  const prompt = held[0]! / perToken - 3600 - 1;
  assert.deepEqual(held, [
    (prompt + 1 + 3600) * perToken,
    4 * (prompt + 1 + 900) * perToken,
    128 * (prompt + 1 + 113) * perToken,
  ]);
});

test('recordings that are transcribed for a provider are transcribed once and charged', async (t) => {
  const hearing = createFakeTranscriptionEngine();
  const chat = await startChat(t, { audio: 'transcribe' }, { engines: { transcription: hearing } });
  chat.answer(reply(12, 1));
  const data = readFileSync(makeAudio(folder, 'wav', { seconds: 3 })).toString('base64');
  const content = [{ type: 'input_audio', input_audio: { data, format: 'wav' } }];
  const response = await chat.ask(await chat.newKey('listener'), {
    messages: [{ role: 'user', content }],
    n: 4,
  });
  const { usage } = (await response.json()) as {
    usage: { prompt_tokens: number; prompt_tokens_details: { audio_tokens: number } };
  };
  assert.equal(hearing.jobs.length, 1);
  assert.equal(await chat.spent('listener'), 4 * (3 * 10 + 12 + 1) * perToken);
  assert.deepEqual([usage.prompt_tokens, usage.prompt_tokens_details.audio_tokens], [4 * 42, 4 * 30]);
});

test('recordings that are transcribed for a chat that the provider refuses are charged', async (t) => {
  const hearing = createFakeTranscriptionEngine();
  const chat = await startChat(t, { audio: 'transcribe' }, { engines: { transcription: hearing } });
  chat.answer((_, response) =>
    sendJson(response, 400, { error: { message: 'temperature: range 0..1', type: 'invalid_request_error' } }),
  );
  const data = readFileSync(makeAudio(folder, 'wav', { seconds: 3 })).toString('base64');
  const content = [{ type: 'input_audio', input_audio: { data, format: 'wav' } }];
  const ask = async (name: string, fields: object) => {
    const response = await chat.ask(await chat.newKey(name), { temperature: 2, ...fields });
    return [response.status, await chat.spent(name)];
  };
  assert.deepEqual(await ask('refused', { messages: [{ role: 'user', content }], n: 3 }), [
    400,
    3 * 10 * perToken,
  ]);
  assert.equal(hearing.jobs.length, 1);
  assert.deepEqual(await ask('written', {}), [400, 0], 'of a refused text nothing was done');
});

test('replies before one that a server has no room for, or fails at, are sent and charged', async (t) => {
  const slow = await startChat(t, { timeoutSeconds: 2 });
  let before = 2;
  slow.answer((request, response) => {
    before -= 1;
    // The account chooses how long the reply takes.
    return before >= 0
      ? reply(500, 10)(request, response)
      : new Promise((resolve) => response.on('close', resolve));
  });
  const partly = await slow.ask(await slow.newKey('slow'), { n: 8 });
  const sent = (await partly.json()) as { choices: unknown[] };
  assert.deepEqual([partly.status, sent.choices?.length], [200, 2]);
  assert.equal(await slow.spent('slow'), 2 * 510 * perToken);

  const chat = await startChat(t);
  let asked = 0;
  chat.answer((request, response) => {
    asked += 1;
    if (asked < 4) return reply(500, 10)(request, response);
    sendJson(response, 429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '20' });
  });
  const response = await chat.ask(await chat.newKey('many'), { n: 8 });
  const { choices, usage } = (await response.json()) as {
    choices: unknown[];
    usage: { total_tokens: number };
  };
  assert.deepEqual([response.status, choices.length, usage.total_tokens], [200, 3, 3 * 510]);
  assert.equal(await chat.spent('many'), 3 * 510 * perToken);
  const none = await chat.ask(await chat.newKey('none'), { n: 8 });
  assert.ok(none.status === 429 || none.status === 503, `${none.status}`);
  assert.equal(await chat.spent('none'), 0);

  const limited = await startChat(t, { limits: { requestsPerMinute: 2 } });
  limited.answer(reply(500, 10));
  const some = (await (await limited.ask(await limited.newKey('some'), { n: 5 })).json()) as {
    choices: unknown[];
  };
  assert.equal(some.choices.length, 2);
  assert.equal(await limited.spent('some'), 2 * 510 * perToken);
});

test('a reply that takes longer than its route may is not asked of another, which would bill it too', async (t) => {
  const [slow, next] = [await startUpstream(t), await startUpstream(t)];
  slow.answers[`POST ${completions}`] = (_, response) =>
    new Promise((resolve) => response.on('close', resolve));
  next.answers[`POST ${completions}`] = reply(1, 1);
  const service = await startRoutedService(
    t,
    { slow: openAi(slow.url), next: openAi(next.url) },
    {
      'omni-audio-preview': [
        { upstream: 'slow', model: 'llama', timeoutSeconds: 3 },
        { upstream: 'next', model: 'llama' },
      ],
    },
  );
  const body = { model: 'omni-audio-preview', messages: [{ role: 'user', content: 'Hi' }] };
  const response = await service.postJson(completions, body);
  assert.deepEqual([response.status, slow.received.length, next.received.length], [502, 1, 0]);
  slow.answers[`POST ${completions}`] = (_, refused) => sendJson(refused, 500, 'down');
  assert.equal((await service.postJson(completions, body)).status, 200, 'one that fails is');
});

test('instructions of speech are bounded, and charged where a provider reads them', async (t) => {
  const voice = await startUpstream(t, {
    'POST /v1/audio/speech': (_, response) => void response.end(Buffer.alloc(4800)),
  });
  const model = 'omni-mini-tts-2025-12-15';
  const service = await startRoutedService(
    t,
    { voice: openAi(voice.url) },
    { [model]: [{ upstream: 'voice', model: 'tts' }] },
  );
  const key = await service.createKey({ account: 'director', balance: 10_000_000 });
  const speak = (name: string, instructions: string) =>
    service.postJson(
      '/v1/audio/speech',
      { model: name, input: 'w'.repeat(1000), voice: 'nova', instructions },
      { key },
    );
  await (await speak(model, 'x'.repeat(500))).bytes();
  await waitFor(async () => (await service.store.accountAdmin.showAccount('director')).held === 0);
  assert.equal((await service.store.accountAdmin.showAccount('director')).spent, 18_000);
  await (await speak(model, 'y'.repeat(10_000))).bytes();
  await waitFor(async () => (await service.store.accountAdmin.showAccount('director')).held === 0);
  const { spent } = await service.store.accountAdmin.showAccount('director');
  assert.equal(spent, 18_000 + 12 * (1000 + 4096), 'what is sent of them');
  assert.equal(voice.received.at(-1)!.body.toString().match(/y+/)![0].length, 4096);
});

test('a request whose Idempotency-Key another takes meanwhile is charged what a provider billed, its repeat is not', async (t) => {
  const { store, postJson, answer, newKey, account, spent } = await startChat(t);
  const ask = async (name: string, key: string) => {
    const body = { model: 'omni-audio-preview', messages: [{ role: 'user', content: 'How are you?' }] };
    return postJson(completions, body, { key, headers: { 'idempotency-key': name } });
  };
  answer(reply(1, 1));
  await ask('first', await newKey('first'));
  const first = await store.db
    .selectFrom('idempotency')
    .select(['request_hash', 'response', 'created_at'])
    .executeTakeFirstOrThrow();
  /** Another process has stored its response by the time that the provider answers. */
  const askLate = async (name: string, stored: typeof first) => {
    const key = await newKey(name);
    const { id } = await account(name);
    answer(async (request, response) => {
      await store.db
        .insertInto('idempotency')
        .values({ account_id: id, key: name, ...stored })
        .execute();
      return reply(9_000, 10)(request, response);
    });
    return (await ask(name, key)).status;
  };
  assert.equal(await askLate('repeated', first), 200);
  assert.equal(await spent('repeated'), 0);
  assert.equal(await askLate('other', { ...first, request_hash: 'of another body' }), 409);
  assert.equal(await spent('other'), 9_010 * perToken);
});

test('of requests with one Idempotency-Key at two processes, one asks the provider', async (t) => {
  const llm = await startUpstream(t);
  const config = { databaseUrl: await createPostgresDatabase() };
  const routes = { 'omni-audio-preview': [{ upstream: 'llm', model: 'llama' }] };
  const start = () => startRoutedService(t, { llm: openAi(llm.url) }, routes, { config });
  const services = [await start(), await start()];
  const names = Array.from({ length: 8 }, (_, index) => `repeat-${index}`);
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  // No reply before each was asked for, so that the other process has its request too.
  llm.answers[`POST ${completions}`] = async (request, response) => {
    asked += 1;
    if (asked === names.length) resolve();
    await allAsked;
    return reply(9, 1)(request, response);
  };
  const key = await services[0]!.createKey({ account: 'repeater', balance: 100_000_000 });
  const body = { model: 'omni-audio-preview', messages: [{ role: 'user', content: 'How are you?' }] };
  const ask = async (name: string) => {
    const both = services.map(({ postJson }) =>
      postJson(completions, body, { key, headers: { 'idempotency-key': name } }),
    );
    const [first, second] = await Promise.all((await Promise.all(both)).map((response) => response.json()));
    assert.deepEqual(first, second);
  };
  await Promise.all(names.map(ask));
  assert.equal(asked, names.length);
  const { held, spent } = await services[0]!.store.accountAdmin.showAccount('repeater');
  assert.deepEqual({ held, spent }, { held: 0, spent: names.length * 10 * perToken });
  const left = await services[0]!.store.db.selectFrom('cluster_jobs').select('name').execute();
  assert.ok(left.every(({ name }) => !name.startsWith('work ')));
});

test('a client that leaves pays for what a provider was asked', async (t) => {
  const asked = () => Promise.withResolvers<void>();
  const up = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { up: openAi(up.url) },
    {
      'omni-audio-preview': [{ upstream: 'up', model: 'llama' }],
      'listen-1': [{ upstream: 'up', model: 'llama' }],
      'tts-1': [{ upstream: 'up', model: 'llama' }],
    },
  );
  const account = (name: string) => service.store.accountAdmin.showAccount(name);
  /** Leaves when the provider has the request that it does not answer. */
  const leave = async (
    name: string,
    path: string,
    send: (key: string, signal: AbortSignal) => Promise<Response>,
    first: Respond[] = [],
  ) => {
    const [begun, leaving, earlier] = [asked(), new AbortController(), [...first]];
    up.answers[`POST ${path}`] = (request, response) => {
      const answer = earlier.shift();
      if (answer) return answer(request, response);
      begun.resolve();
      return new Promise((resolve) => response.on('close', resolve));
    };
    send(await service.createKey({ account: name, balance: 10_000_000 }), leaving.signal).catch(() => {});
    await begun.promise;
    leaving.abort();
    await waitFor(async () => (await account(name)).held === 0);
    return (await account(name)).spent;
  };
  const chat = (fields: object) => (key: string, signal: AbortSignal) =>
    service.postJson(
      completions,
      { model: 'omni-audio-preview', messages: [{ role: 'user', content: 'x'.repeat(400) }], ...fields },
      { key, signal },
    );

  for (const stream of [false, true])
    await t.test(`chat, ${stream ? 'streamed' : 'whole'}: what was asked`, async () =>
      assert.equal(await leave(`chat-${stream}`, completions, chat({ stream })), 100 * perToken),
    );
  await t.test('chat: replies that were made, and the question of the one that was not', async () =>
    assert.equal(
      await leave('several', completions, chat({ n: 3 }), [reply(90, 10), reply(90, 20)]),
      (100 + 110 + 100) * perToken,
    ),
  );
  await t.test('chat: a reply that is being spoken', async () => {
    up.answers[`POST ${completions}`] = reply(90, 10, 'w'.repeat(40));
    assert.equal(await leave('spoken', '/v1/audio/speech', chat(spoken)), (100 + 3 * 10) * perToken);
  });
  await t.test('a transcription: all of the recording', async () => {
    const file = new Blob([readFileSync(makeAudio(folder, 'wav', { seconds: 6 }))]);
    const hear = (key: string, signal: AbortSignal) =>
      service.postForm('/v1/audio/transcriptions', { file, model: 'listen-1' }, { key, signal });
    assert.equal(await leave('ears', '/v1/audio/transcriptions', hear), 600);
  });
  await t.test('speech: all of the text', async () => {
    const speak = (key: string, signal: AbortSignal) =>
      service.postJson(
        '/v1/audio/speech',
        { model: 'tts-1', input: 'w'.repeat(1000), voice: 'nova' },
        { key, signal },
      );
    assert.equal(await leave('voice', '/v1/audio/speech', speak), 15_000);
  });
  await t.test('replies that were made before one that a filter refuses', async () => {
    const key = await service.createKey({ account: 'refused', balance: 10_000_000 });
    const replies = [reply(90, 10)];
    up.answers[`POST ${completions}`] = (request, response) =>
      (
        replies.shift() ??
        ((_, filtered) =>
          sendJson(filtered, 200, {
            choices: [{ message: { content: '' }, finish_reason: 'content_filter' }],
          }))
      )(request, response);
    assert.equal((await chat({ n: 2 })(key, new AbortController().signal)).status, 400);
    assert.equal((await account('refused')).spent, 100 * perToken);
  });
});
