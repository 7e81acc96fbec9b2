import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../../src/config/config.ts';
import { signIn } from '../../support/console/client.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { openAi, startRoutedService } from '../upstream/routed-service.ts';
import { sendJson, startUpstream } from '../upstream/upstream-server.ts';

test('enhance_prompt asks the language model that is routed, and falls back on the rules', async (t) => {
  const llm = await startUpstream(t, {
    'POST /v1/chat/completions': (_, response) =>
      sendJson(response, 200, {
        choices: [{ message: { content: ' "A golden boat drifts at dawn." ' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 90, completion_tokens: 10 },
      }),
  });
  const service = await startRoutedService(
    t,
    { llm: openAi(llm.url) },
    { 'omni-audio-preview': [{ upstream: 'llm', model: 'llama3' }] },
  );
  const create = async (prompt: string, key?: string) => {
    const body = { model: 'alpha3.1', prompt, enhance_prompt: true };
    const response = await service.postJson('/v1/video/create', body, key === undefined ? {} : { key });
    return (await response.json()) as { id: string; enhanced_prompt: string };
  };
  const enhanced = async () => (await create('一只船')).enhanced_prompt;
  assert.equal(await enhanced(), 'A golden boat drifts at dawn.');
  const { messages, model } = llm.received[0]!.json() as { messages: { content: string }[]; model: string };
  assert.deepEqual([model, messages[1]?.content], ['llama3', '一只船']);

  const key = await service.createKey({ account: 'asker', balance: 100_000_000 });
  service.video.hold();
  const { id } = await create('What is six times seven?', key);
  await service.request(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE', key });
  const { spent, held } = await service.store.accountAdmin.showAccount('asker');
  assert.deepEqual(
    [spent, held],
    [100 * 10, 0],
    'what the model was asked is charged, whatever becomes of the video',
  );
  const asked = llm.received.length;
  await create('a boat '.repeat(600), key);
  assert.equal(llm.received.length, asked, 'a long text is left to the rules');

  const studio = await signIn(service, { key });
  const priced = async (enhance_prompt: boolean) => {
    const body = { model: 'alpha3.1', prompt: 'a boat', enhance_prompt };
    const response = await studio.send('POST', 'price', { path: 'v1/video/create', body });
    return ((await response.json()) as { price: number }).price * 1e6;
  };
  const price = await priced(false);
  const most = (await priced(true)) - price;
  assert.ok(most >= 410 * 10, `the shown price has the longest answer of the model: ${most}`);
  const poor = await service.createKey({ account: 'poor', balance: price });
  const { enhanced_prompt } = await create('a boat', poor);
  assert.equal(llm.received.length, asked, 'who cannot pay for the model has the rules');
  assert.match(enhanced_prompt, /boat/);

  llm.answers['POST /v1/chat/completions'] = (_, response) => sendJson(response, 500, 'down');
  const byRules = await enhanced();
  assert.ok(byRules.length > 0 && byRules !== 'A golden boat drifts at dawn.');
  assert.doesNotMatch(service.logged(), /一只船/);
});

test('where the queue has no room, no prompt is rewritten and charged', async (t) => {
  const llm = await startUpstream(t, {
    'POST /v1/chat/completions': (_, response) =>
      sendJson(response, 200, {
        choices: [{ message: { content: 'A cat in golden light.' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 90, completion_tokens: 60 },
      }),
  });
  const service = await startRoutedService(
    t,
    { llm: openAi(llm.url) },
    { 'omni-audio-preview': [{ upstream: 'llm', model: 'llama3' }] },
    { config: { queueLimit: 4, videoConcurrency: 1 } },
  );
  const key = await service.createKey({ account: 'payer', balance: 100_000_000 });
  const create = async (enhance_prompt: boolean, as?: string) => {
    const body = { model: 'alpha3', prompt: 'a cat', enhance_prompt };
    return (await service.postJson('/v1/video/create', body, as === undefined ? {} : { key: as })).status;
  };
  service.video.hold();
  assert.deepEqual([await create(false), await create(false)], [200, 200]);
  const together = await Promise.all(Array.from({ length: 10 }, () => create(true, key)));
  const refused = together.filter((status) => status === 429 || status === 503);
  assert.deepEqual([together.filter((status) => status === 200).length, refused.length], [1, 9]);
  assert.equal(llm.received.length, 1);
  assert.equal(await create(false), 200);
  assert.equal(await create(true, key), 503);
  assert.equal(llm.received.length, 1);
  assert.equal((await service.store.accountAdmin.showAccount('payer')).spent, 150 * 10);
  service.video.release();
});

test('a create that is repeated while its prompt is rewritten is rewritten and charged once', async (t) => {
  const llm = await startUpstream(t);
  const start = (config: Partial<Config> = {}) =>
    startRoutedService(
      t,
      { llm: openAi(llm.url) },
      { 'omni-audio-preview': [{ upstream: 'llm', model: 'llama3' }] },
      { config },
    );
  let asked = 0;
  let [started, release] = [() => {}, () => {}];
  let released: Promise<void>;
  llm.answers['POST /v1/chat/completions'] = async (_, response) => {
    asked += 1;
    started();
    await released;
    sendJson(response, 200, {
      choices: [{ message: { content: 'A cat in golden light.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 90, completion_tokens: 10 },
    });
  };
  const repeat = async (
    services: Awaited<ReturnType<typeof start>>[],
    name: string,
    headersOf: (attempt: number) => Record<string, string>,
  ) => {
    const key = await services[0]!.createKey({ account: name, balance: 100_000_000 });
    const held = Promise.withResolvers<void>();
    [released, release] = [held.promise, held.resolve];
    const isAsked = new Promise<void>((resolve) => {
      started = resolve;
    });
    const before = asked;
    const body = { model: 'alpha3', prompt: 'a cat', enhance_prompt: true };
    const create = (attempt: number) =>
      services[attempt % services.length]!.postJson('/v1/video/create', body, {
        key,
        headers: headersOf(attempt),
      });
    const first = create(0);
    await isAsked;
    const second = create(1);
    // The repeat has come by the time that later requests are answered.
    for (let count = 0; count < 10; count += 1) await services.at(-1)!.request('/v1/account', { key });
    release();
    const [one, other] = await Promise.all([first, second].map(async (answer) => (await answer).json()));
    assert.deepEqual(other, one);
    assert.equal(asked - before, 1);
    const { spent, held: kept } = await services[0]!.store.accountAdmin.showAccount(name);
    const { data } = (await (await services[0]!.request('/v1/videos', { key })).json()) as {
      data: unknown[];
    };
    assert.deepEqual([spent, data.length, kept > 0], [100 * 10, 1, true]);
  };

  const alone = await start();
  alone.video.hold();
  await repeat([alone], 'retrying', (attempt) => ({ 'x-stainless-retry-count': String(attempt) }));
  const config = { databaseUrl: await createPostgresDatabase(), roles: ['api' as const] };
  await repeat([await start(config), await start(config)], 'repeating', () => ({ 'idempotency-key': 'one' }));
});
