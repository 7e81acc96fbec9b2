import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockAhead } from '../support/clock.ts';
import { expectError } from '../support/expect-error.ts';
import { firstKey, startTestService } from '../support/service.ts';

test('keys, addresses, accounts and rates are checked before every endpoint', async (t) => {
  let skewMs = 0;
  const service = await startTestService(t, {
    overrides: { clock: clockAhead(() => skewMs) },
    config: { trustProxy: ['127.0.0.1'], restrictedResources: ['chat'], queueLimit: 1000 },
  });
  const endpoints = [
    ['POST', '/v1/video/create'],
    ['GET', '/v1/video/query'],
    ['POST', '/v1/videos'],
    ['GET', '/v1/videos'],
    ['GET', '/v1/videos/x'],
    ['GET', '/v1/videos/x/content'],
    ['POST', '/v1/videos/x/remix'],
    ['DELETE', '/v1/videos/x'],
    ['POST', '/beta/v1/characters'],
    ['POST', '/v1/chat/completions'],
    ['POST', '/v1/audio/transcriptions'],
    ['POST', '/v1/audio/translations'],
    ['POST', '/v1/audio/speech'],
    ['GET', '/v1/models'],
  ] as const;
  const models = (key: string | null, headers: Record<string, string> = {}) =>
    service.request('/v1/models', { key, headers });

  await t.test('401 missing_api_key at every endpoint', async () => {
    for (const [method, path] of endpoints)
      await expectError(await service.request(path, { method, key: null }), 'missing_api_key');
    for (const authorization of ['Bearer', 'Bearer  ', ' '])
      await expectError(await models(null, { authorization }), 'missing_api_key');
  });

  await t.test('401 invalid_api_key: unknown, malformed, revoked', async () => {
    for (const [method, path] of endpoints)
      await expectError(await service.request(path, { method, key: 'kin_unknown' }), 'invalid_api_key');
    for (const authorization of [
      firstKey,
      `Basic ${firstKey}`,
      `Bearer ${firstKey} x`,
      `Bearer ${'k'.repeat(5000)}`,
    ])
      await expectError(await models(null, { authorization }), 'invalid_api_key');
    const { id, key } = await service.store.accountAdmin.createKey({ account: 'default' });
    assert.equal((await models(key)).status, 200);
    await service.store.accountAdmin.revokeKey(id);
    skewMs += 5000;
    await expectError(await models(key), 'invalid_api_key');
    assert.equal((await models(null, { authorization: `bearer ${firstKey}` })).status, 200);
  });

  await t.test('401 expired_api_key', async () => {
    const expiresAt = Math.floor((Date.now() + skewMs) / 1000) + 60;
    const key = await service.createKey({ expiresAt });
    assert.equal((await models(key)).status, 200);
    skewMs += 60_000;
    await expectError(await models(key), 'expired_api_key');
  });

  await t.test('403 ip_not_allowed: the peer, or whom a trusted proxy names', async () => {
    const here = await service.createKey({ cidrs: ['127.0.0.0/8', '::1'] });
    assert.equal((await models(here)).status, 200);
    const elsewhere = await service.createKey({ cidrs: ['203.0.113.0/24', '2001:db8::/32'] });
    await expectError(await models(elsewhere), 'ip_not_allowed');
    for (const address of ['203.0.113.9', '2001:db8::7'])
      assert.equal((await models(elsewhere, { 'x-forwarded-for': address })).status, 200);
    await expectError(await models(elsewhere, { 'x-forwarded-for': '203.0.114.9' }), 'ip_not_allowed');
    await expectError(
      await models(elsewhere, { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' }),
      'ip_not_allowed',
    );
  });

  await t.test('403 account_suspended, and back', async () => {
    const key = await service.createKey({ account: 'sleeper' });
    await service.store.accountAdmin.setSuspended('sleeper', true);
    await expectError(await models(key), 'account_suspended');
    await service.store.accountAdmin.setSuspended('sleeper', false);
    skewMs += 5000;
    assert.equal((await models(key)).status, 200);
  });

  await t.test('403 access_denied: what the operator closed', async () => {
    await expectError(await service.postJson('/v1/chat/completions', {}), 'access_denied');
  });

  await t.test('403 model_access_denied: after the model is known, before the parameters', async () => {
    const key = await service.createKey({ models: ['alpha3', 'tts-1'] });
    const create = (body: object) => service.postJson('/v1/video/create', body, { key });
    await expectError(await create({ model: 'beta-2' }), 'model_access_denied', 'model');
    await expectError(await create({ model: 'unknown' }), 'model_not_found', 'model');
    assert.equal((await create({ model: 'alpha3', prompt: 'x' })).status, 200);
    const form = await service.postForm('/v1/videos', { model: 'beta-2' }, { key });
    await expectError(form, 'model_access_denied', 'model');
    const listed = (await (await models(key)).json()) as { data: { id: string }[] };
    assert.deepEqual(
      listed.data.map(({ id }) => id),
      ['alpha3', 'veo3', 'tts-1', 'tts-1-1106'],
    );
    await expectError(await service.request('/v1/models/beta-2', { key }), 'model_access_denied', 'model');
  });

  await t.test(
    '429: above the requests a minute of the key, with the headers, whatever is asked',
    async () => {
      const key = await service.createKey({ requestsPerMinute: 3 });
      for (const [remaining, path, status] of [
        [2, '/v1/models', 200],
        [1, '/v1/video/query', 400],
        [0, '/v1/videos/unknown', 404],
      ] as const) {
        const response = await service.request(path, { key });
        assert.equal(response.status, status);
        assert.equal(response.headers.get('x-ratelimit-limit'), '3');
        assert.equal(response.headers.get('x-ratelimit-remaining'), String(remaining));
      }
      const refused = await service.postJson('/v1/video/create', '{broken', { key });
      const now = (Date.now() + skewMs) / 1000;
      const retryAfter = Number(refused.headers.get('retry-after'));
      const reset = Number(refused.headers.get('x-ratelimit-reset'));
      assert.ok(retryAfter >= 1 && retryAfter <= 60);
      assert.ok(Number.isInteger(reset) && reset >= now && reset <= now + 61);
      assert.equal(refused.headers.get('x-ratelimit-remaining'), '0');
      const { message } = await expectError(refused, 'rate_limit_exceeded');
      assert.match(message, /^Rate limit exceeded/);
      skewMs += retryAfter * 1000;
      assert.equal((await models(key)).status, 200, 'after Retry-After it goes on');
    },
  );

  await t.test('a key without a limit of its own has 600 a minute; the first key has none', async () => {
    const own = await models(await service.createKey());
    assert.equal(own.headers.get('x-ratelimit-limit'), '600');
    const first = await models(firstKey);
    assert.ok(Number(first.headers.get('x-ratelimit-remaining')) > 1_000_000);
    assert.ok(Number(first.headers.get('x-ratelimit-reset')) > Date.now() / 1000);
  });

  await t.test('the order: path, key, address, rate, body, model, access, parameters, money', async () => {
    await expectError(await service.request('/v1/nothing', { key: null }), 'endpoint_not_found');
    await expectError(
      await service.request('/v1/video/create', { method: 'PUT', key: null }),
      'endpoint_not_found',
    );
    await expectError(await service.request('/v1/video/create', { key: null }), 'endpoint_not_found');
    const key = await service.createKey({
      account: 'ordered',
      balance: 0,
      models: ['alpha3'],
      cidrs: ['203.0.113.7'],
      requestsPerMinute: 6,
    });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const create = (body: unknown) => service.postJson('/v1/video/create', body, { key, headers });
    const unaddressed = await service.postJson('/v1/video/create', '{', { key });
    await expectError(unaddressed, 'ip_not_allowed');
    await expectError(await create('{'), 'invalid_request');
    await expectError(await create({ model: 'gone', prompt: 5 }), 'model_not_found', 'model');
    await expectError(await create({ model: 'alpha2', prompt: 5 }), 'model_access_denied', 'model');
    await expectError(await create({ model: 'alpha3', prompt: 5 }), 'invalid_parameter', 'prompt');
    await expectError(await create({ model: 'alpha3' }), 'missing_parameter', 'prompt');
    await expectError(await create({ model: 'alpha3', prompt: 'x' }), 'insufficient_balance');
    await expectError(await create('{'), 'rate_limit_exceeded');
  });
});

test('X-Forwarded-For of a peer that is no trusted proxy is not believed', async (t) => {
  const service = await startTestService(t);
  const key = await service.createKey({ cidrs: ['203.0.113.0/24'] });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await expectError(await service.request('/v1/models', { key, headers }), 'ip_not_allowed');
});
