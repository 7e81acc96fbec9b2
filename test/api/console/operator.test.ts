/** The operator's side of the console: accounts, tasks, the queue, money, prices, settings; and what a viewer may not. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { clockAhead } from '../../support/clock.ts';
import { type ConsoleClient, postSession, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { firstKey, startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });

type Totals = {
  data: { kind: string; credits: number; rows: number; account?: string; model?: string | null }[];
};
const charged = ({ data }: Totals): number =>
  data.filter(({ kind }) => kind === 'charge').reduce((sum, { credits }) => sum - credits, 0);

const changes: [string, string, unknown?][] = [
  ['POST', 'operator/accounts', { account: 'new', unlimited: true }],
  ['POST', 'operator/keys', { account: 'new' }],
  ['PATCH', 'operator/keys/key_x', { name: 'x' }],
  ['DELETE', 'operator/keys/key_x'],
  ['PATCH', 'operator/accounts/default', { suspended: true }],
  ['POST', 'operator/accounts/default/credit', { credits: 1 }],
  ['POST', 'operator/tasks/x/cancel'],
  ['POST', 'operator/tasks/x/retry'],
  ['POST', 'operator/routes/check', { model: 'beta-2', route: 'local' }],
  ['PUT', 'operator/prices', { prices: { 'beta-2': 1 } }],
  ['POST', 'operator/vouchers', { kind: 'code', credits: 1 }],
  ['DELETE', 'operator/vouchers/vch_x'],
  ['POST', 'operator/routes/pause', { server: 'local video', paused: true }],
  ['POST', 'operator/upstreams', { name: 'new', type: 'kinora', base_url: 'https://kinora.example/v1' }],
  ['POST', 'operator/upstreams/probe', { type: 'kinora', base_url: 'https://kinora.example/v1' }],
  ['PATCH', 'operator/upstreams/new', { key: 'another' }],
  ['DELETE', 'operator/upstreams/new'],
  ['PUT', 'operator/routes/tts-1', { routes: [{ engine: 'local' }] }],
  ['DELETE', 'operator/routes/tts-1'],
  ['POST', 'operator/webhooks', { account: 'default', url: 'https://example.com/' }],
  ['POST', 'operator/webhooks/whe_x/rotate', {}],
  ['POST', 'operator/webhooks/deliveries/whd_x/redeliver', {}],
  ['POST', 'operator/models/chat-small/pull', {}],
  ['DELETE', 'operator/models/chat-small'],
];
const reads = [
  'overview',
  'accounts',
  'accounts/default',
  'keys',
  'tasks',
  'queue',
  'ledger',
  'ledger.csv',
].concat([
  'totals',
  'prices',
  'settings',
  'audit',
  'requests',
  'requests.csv',
  'vouchers',
  'webhooks',
  'webhooks/deliveries',
  'models',
]);

test('a viewer reads everything and changes nothing, an account neither', async (t) => {
  const service = await startTestService(t);
  const wanted = { role: 'viewer', name: null, expiresAt: null } as const;
  const { secret } = await service.store.operatorTokens.add(wanted);
  const viewer = await signIn(service, { token: secret });
  const account = await signIn(service, { key: firstKey });
  for (const path of reads) {
    assert.equal((await viewer.request(`operator/${path}`)).status, 200, path);
    await expectError(await account.request(`operator/${path}`), 'access_denied');
  }
  for (const [method, path, body] of changes)
    for (const client of [viewer, account])
      await expectError(await client.send(method, path, body), 'access_denied');
  await expectError(await viewer.send('POST', 'operator/prices/preview', { prices: {} }), 'access_denied');
  await expectError(await viewer.send('POST', 'keys', { name: 'x' }), 'access_denied');
  await expectError(await viewer.send('DELETE', 'characters/x'), 'access_denied');
});

test('who signed in, and who tried to as operator, is in the trail', async (t) => {
  const service = await startTestService(t);
  const wanted = { role: 'operator', name: 'night shift', expiresAt: null } as const;
  const { secret } = await service.store.operatorTokens.add(wanted);
  await signIn(service, { key: firstKey });
  const keyId = (await service.store.apiKeys.list())[0]!.id;
  assert.equal((await postSession(service, { token: `${secret}x` })).status, 401);
  assert.equal((await postSession(service, { link: 'kinlink_none' })).status, 401);
  const operator = await signIn(service, { token: secret });
  type Entry = { actor: string; action: string; details: { address: string; with?: string; times?: number } };
  const { data } = await operator.get<{ data: Entry[] }>('operator/audit');
  assert.deepEqual(
    data
      .filter(({ action }) => action.startsWith('session.'))
      .map(({ actor, action, details }) => [actor, action, details.with, details.times, details.address]),
    [
      ['operator by token night shift', 'session.begin', undefined, undefined, '127.0.0.1'],
      // One row an hour: the last of them, and how many.
      ['nobody', 'session.refuse', 'a link', 2, '127.0.0.1'],
      [`key ${keyId}`, 'session.begin', undefined, undefined, '127.0.0.1'],
    ],
  );
});

test('accounts and keys, and who changed them', async (t) => {
  const service = await startTestService(t);
  const operator = await operatorOf(service);
  for (const [path, body, code, param] of [
    ['operator/keys', { account: 'amce' }, 'invalid_parameter', 'account'],
    ['operator/accounts', { account: 'acme' }, 'missing_parameter', 'balance'],
    ['operator/accounts', { account: 'acme', balance: 1, unlimited: true }, 'invalid_parameter', 'balance'],
    ['operator/accounts', { account: 'a b', unlimited: true }, 'invalid_parameter', 'account'],
    ['operator/accounts', { account: 'default', unlimited: true }, 'invalid_parameter', 'account'],
  ] as const)
    await expectError(await operator.send('POST', path, body), code, param);
  assert.deepEqual(
    (await service.store.accountAdmin.listAccounts()).map(({ name }) => name),
    ['default'],
  );
  assert.equal(
    (await operator.send('POST', 'operator/accounts', { account: 'acme', balance: 5 })).status,
    200,
  );
  const made = await operator.send('POST', 'operator/keys', {
    account: 'acme',
    models: ['beta-2'],
    requests_per_minute: 30,
  });
  const { id, secret } = (await made.json()) as { id: string; secret: string };
  assert.equal((await service.request('/v1/models', { key: secret })).status, 200);
  await operator.send('POST', 'operator/accounts/acme/credit', { credits: 2.5 });
  await operator.send('PATCH', `operator/keys/${id}`, { models: null, quota: 1, name: 'phone' });
  await operator.send('PATCH', 'operator/accounts/acme', { suspended: true, payment_failed: true });
  const shown = await operator.get<{
    balance: number;
    suspended: boolean;
    keys: { models: unknown; quota: number; requests_per_minute: number }[];
    audit: { action: string; actor: string; details: object }[];
  }>('operator/accounts/acme');
  assert.deepEqual([shown.balance, shown.suspended], [7.5, true]);
  assert.deepEqual(
    shown.keys.map((key) => [key.models, key.quota, key.requests_per_minute]),
    [[null, 1, 30]],
  );
  assert.deepEqual(
    shown.audit.map(({ action }) => action),
    ['account.change', 'account.change', 'key.change', 'account.credit', 'key.create', 'account.create'],
  );
  assert.ok(shown.audit.length > 0 && shown.audit.every(({ actor }) => actor === 'operator by link'));
  await operator.send('DELETE', `operator/keys/${id}`);
  await expectError(await operator.send('DELETE', `operator/keys/${id}`), 'invalid_request');
  await expectError(await operator.request('operator/accounts/nobody'), 'invalid_request');
  await expectError(
    await operator.send('POST', 'operator/accounts/default/credit', { credits: 1 }),
    'invalid_request',
  );
  const past = Math.floor(Date.now() / 1000) - 60;
  const live = { account: 'term', billing: 'subscription', balance: 0 };
  await operator.send('POST', 'operator/accounts', live);
  const key = await operator.send('POST', 'operator/keys', { account: 'term' });
  const other = (await key.json()) as { id: string };
  for (const [method, path, body, param] of [
    ['POST', 'operator/keys', { account: 'acme', expires_at: past }, 'expires_at'],
    ['POST', 'operator/accounts', { ...live, account: 'over', period_ends_at: past }, 'period_ends_at'],
    ['PATCH', `operator/keys/${other.id}`, { expires_at: past }, 'expires_at'],
    ['PATCH', 'operator/accounts/term', { period_ends_at: past }, 'period_ends_at'],
    ['POST', 'operator/accounts/term/credit', { credits: 0 }, 'credits'],
    ['POST', 'operator/accounts/term/credit', { credits: 0.0000001 }, 'credits'],
  ] as const)
    await expectError(await operator.send(method, path, body), 'invalid_parameter', param);
  for (const body of [{}, { period_ends_at: null }])
    await expectError(await operator.send('PATCH', 'operator/accounts/term', body), 'invalid_request');
  const { data: rows } = await operator.get<{ data: unknown[] }>('operator/ledger?account=term');
  assert.deepEqual(rows, []);
  await operator.send('DELETE', `operator/keys/${other.id}`);
  const { data } = await operator.get<{ data: { action: string }[] }>('operator/audit?limit=1');
  assert.deepEqual(
    data.map(({ action }) => action),
    ['key.revoke'],
  );
});

for (const kind of ['SQLite', 'Postgres'] as const)
  test(`tasks, the queue and money on ${kind}`, async (t) => {
    const databaseUrl = kind === 'Postgres' ? await createPostgresDatabase() : null;
    let aheadMs = 0;
    const service = await startTestService(t, {
      config: { databaseUrl, videoConcurrency: 1 },
      overrides: { clock: clockAhead(() => aheadMs) },
    });
    const operator = await operatorOf(service);
    const keys = {
      one: await service.createKey({ account: 'one', balance: 50_000_000 }),
      two: await service.createKey({ account: 'two', balance: 50_000_000 }),
    };

    await t.test('why one waits, cancelling and making again', async () => {
      service.video.hold();
      const running = await service.createTask({}, keys.one);
      await waitFor(() => service.video.jobs.length === 1);
      const second = await service.createTask({}, keys.one);
      const other = await service.createTask({}, keys.two);
      const queue = await operator.get<{
        front: { id: string; account: string; status: string }[];
        accounts: { account: string; pending: number; processing: number }[];
      }>('operator/queue');
      assert.deepEqual(new Set(queue.front.map(({ id }) => id)), new Set([running, second, other]));
      assert.deepEqual(
        queue.accounts.map(({ account, pending, processing }) => [account, pending, processing]).toSorted(),
        [
          ['one', 1, 1],
          ['two', 1, 0],
        ],
      );
      const { why, request_id: requestId } = await operator.get<{ why: string[]; request_id: string }>(
        `operator/tasks/${second}`,
      );
      assert.match(why.join(' '), /of its own account is ahead/);
      assert.match(requestId, /^req_/);

      assert.equal((await operator.send('POST', `operator/tasks/${second}/cancel`)).status, 200);
      const cancelled = await service.finished(second, keys.one);
      assert.deepEqual((cancelled.error as { code: string }).code, 'cancelled');
      await expectError(
        await operator.send('POST', `operator/tasks/${second}/cancel`),
        'invalid_parameter',
        'id',
      );
      assert.equal((await operator.send('POST', `operator/tasks/${second}/retry`)).status, 200);
      service.video.release();
      for (const [id, key] of [
        [running, keys.one],
        [second, keys.one],
        [other, keys.two],
      ] as const)
        assert.equal((await service.finished(id, key)).status, 'completed');
      const { receipt } = await operator.get<{ receipt: { kind: string; at: number }[] }>(
        `operator/tasks/${second}`,
      );
      assert.deepEqual(
        receipt.map((line) => line.kind),
        ['held', 'failed', 'released', 'held', 'started', 'completed', 'released', 'charged'],
      );
      assert.deepEqual(
        receipt.map((line) => line.at),
        receipt.map((line) => line.at).toSorted((one, other) => one - other),
      );
      const player = await operator.request(`operator/tasks/${second}/content?variant=video`);
      assert.equal(player.headers.get('content-type'), 'video/mp4');
      await player.body!.cancel();
    });

    await t.test('a video whose uploads went with its failure is not made again', async () => {
      service.video.failWith(() => new ApiError('upstream_error'));
      const picture = readFileSync(await makeImage(service.dataDir, 'png')).toString('base64');
      const id = await service.createTask({ images: [picture] }, keys.two);
      await service.finished(id, keys.two);
      service.video.failWith(undefined);
      await waitFor(() => !existsSync(join(service.dataDir, 'files', 'inputs', id.replace(':', '%3A'))));
      const balanceNow = async () =>
        (await service.store.accountAdmin.listAccounts()).find(({ name }) => name === 'two')!.balance;
      const before = await balanceNow();
      const again = await operator.send('POST', `operator/tasks/${id}/retry`);
      await expectError(again, 'invalid_parameter', 'id');
      assert.equal((await service.finished(id, keys.two)).status, 'failed');
      assert.equal(await balanceNow(), before);
    });

    await t.test('a remix is made again of its source alone, and waits for it', async () => {
      const retry = (id: string) => operator.send('POST', `operator/tasks/${id}/retry`);
      service.video.hold();
      service.video.failWith(() => new ApiError('upstream_error'));
      const source = await service.createTask({}, keys.two);
      const created = await service.postJson(
        `/v1/videos/${source}/remix`,
        { prompt: 'make it night' },
        { key: keys.two },
      );
      const { id: remix } = (await created.json()) as { id: string };
      service.video.release();
      for (const id of [source, remix]) assert.equal((await service.finished(id, keys.two)).status, 'failed');
      await expectError(await retry(remix), 'invalid_parameter', 'id');
      service.video.failWith(undefined);
      service.video.hold();
      for (const id of [source, remix]) assert.equal((await retry(id)).status, 200);
      service.video.release();
      assert.equal((await service.finished(remix, keys.two)).status, 'completed');
      assert.ok(
        service.video.jobs.find(({ taskId }) => taskId === remix)?.sourceScene,
        'made of the edit alone',
      );
      const { held } = await service.store.accountAdmin.showAccount('two');
      assert.equal(held, 0);
    });

    await t.test('every total is the ledger’s, also when hours have passed', async () => {
      const check = async () => {
        const spent = (await service.store.accounts.list()).reduce((sum, account) => sum + account.spent, 0);
        const from = 'from=1700000000';
        for (const by of ['', '&by=day', '&by=hour,account', '&by=account,model', '&by=day,account,model'])
          assert.equal(
            Math.round(charged(await operator.get<Totals>(`operator/totals?${from}${by}`)) * 1_000_000),
            spent,
            by,
          );
        const csv = await (await operator.request('operator/ledger.csv?kind=charge')).text();
        const lines = csv.trim().split('\r\n').slice(1);
        const sum = lines.reduce((total, line) => total - Number(line.split(',')[5]) * 1_000_000, 0);
        assert.equal(Math.round(sum), spent);
        for (const name of ['one', 'two']) {
          const account = (await service.store.accounts.findByName(name))!;
          assert.equal(await service.store.ledger.sum(account.id), account.balance);
          const totals = await operator.get<Totals>(`operator/totals?${from}&account=${name}`);
          assert.equal(Math.round(charged(totals) * 1_000_000), account.spent, name);
        }
      };
      await check();
      for (const hours of [3, 1, 11, 11]) {
        aheadMs += hours * 3_600_000;
        await check();
        await service.finished(await service.createTask({}, keys.two), keys.two);
        await check();
      }
      const kept = await service.store.db.selectFrom('ledger_hours').selectAll().execute();
      assert.ok(kept.length > 0, 'hours that have passed are kept as sums');
      const { data } = await operator.get<Totals>('operator/totals?from=1700000000&by=model');
      const models = data.filter(({ kind }) => kind === 'credit').map(({ model }) => model);
      assert.deepEqual(models, [null], 'a credit is for no model');
    });

    await t.test('the ledger by pages', async () => {
      const ids: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { data: { id: string }[]; next_cursor: string | null } = await operator.get(
          `operator/ledger?account=two&limit=3${cursor && `&cursor=${cursor}`}`,
        );
        ids.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      const { id } = (await service.store.accounts.findByName('two'))!;
      const rows = await service.store.db
        .selectFrom('ledger')
        .select('id')
        .where('account_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      assert.deepEqual(
        ids,
        rows.map((row) => row.id),
      );
    });

    await t.test('prices: seen before, in force after, back again', async () => {
      const body = { model: 'beta-2', seconds: '10', size: '1280x720', prompt: 'a kite' };
      const price = async () => {
        const response = await operator.send('POST', 'price', { path: 'v1/videos', body });
        return ((await response.json()) as { price: number }).price;
      };
      const before = await price();
      const preview = await operator.send('POST', 'operator/prices/preview', { prices: { 'beta-2': 0.3 } });
      const { data } = (await preview.json()) as { data: { charged: number; would_be: number }[] };
      assert.deepEqual(
        data.map((row) => row.would_be / row.charged),
        [3],
      );
      assert.equal(await price(), before, 'a preview changes nothing');
      assert.equal(
        (await operator.send('PUT', 'operator/prices', { prices: { 'beta-2': 0.3 } })).status,
        200,
      );
      assert.equal(await price(), 3 * before);
      const made = await service.postForm('/v1/videos', body, { key: keys.one });
      const { id } = (await made.json()) as { id: string };
      await service.finished(id, keys.one);
      const task = await operator.get<{ charged: number }>(`operator/tasks/${id}`);
      assert.equal(task.charged, 3 * before);
      await operator.send('PUT', 'operator/prices', { prices: { 'beta-2': null } });
      assert.equal(await price(), before);
      await expectError(
        await operator.send('PUT', 'operator/prices', { prices: { 'no-model': 1 } }),
        'invalid_parameter',
        'prices',
      );
    });
  });

test('of operators who set prices and pause routes at once, no change is lost', async (t) => {
  const databaseUrl = await createPostgresDatabase();
  const services = [
    await startTestService(t, { config: { databaseUrl } }),
    await startTestService(t, { config: { databaseUrl, roles: ['api'] } }),
  ];
  const link = () => services[0]!.store.operatorTokens.createLink('operator');
  const operators = [
    await signIn(services[0]!, { link: await link() }),
    await signIn(services[1]!, { link: await link() }),
  ];
  type Prices = { version: string; data: { model: string; set: number | null }[] };
  const { version, data } = await operators[0]!.get<Prices>('operator/prices');
  const models = data.map(({ model }) => model).slice(0, 8);
  const answers = await Promise.all(
    models.map((model, n) =>
      operators[n % 2]!.send('PUT', 'operator/prices', { prices: { [model]: n + 1 } }),
    ),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const setNow = async () => {
    const rows = (await operators[0]!.get<Prices>('operator/prices')).data;
    return models.map((model) => rows.find((row) => row.model === model)!.set);
  };
  await waitFor(async () => (await setNow()).every((price) => price !== null));
  assert.deepEqual(
    await setNow(),
    models.map((_, n) => n + 1),
  );
  // The version seen before is not the one in force.
  const late = { prices: { [models[0]!]: 9 }, version };
  await expectError(await operators[1]!.send('PUT', 'operator/prices', late), 'changed_meanwhile');
  const { version: newest } = await operators[1]!.get<Prices>('operator/prices');
  assert.equal(
    (await operators[1]!.send('PUT', 'operator/prices', { ...late, version: newest })).status,
    200,
  );

  const servers = ['local video', 'local speech', 'local transcription', 'local chat'];
  const paused = await Promise.all(
    servers.map((server, n) =>
      operators[n % 2]!.send('POST', 'operator/routes/pause', { server, paused: true }),
    ),
  );
  assert.deepEqual(new Set(paused.map(({ status }) => status)), new Set([200]));
  const stored = await services[0]!.store.db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'paused_routes')
    .executeTakeFirstOrThrow();
  assert.deepEqual((JSON.parse(stored.value) as string[]).toSorted(), servers.toSorted());
});

test('a price is in force in other processes too, and lasts', async (t) => {
  const databaseUrl = await createPostgresDatabase();
  const [one, two] = [
    await startTestService(t, { config: { databaseUrl } }),
    await startTestService(t, { config: { databaseUrl, roles: ['api'] } }),
  ];
  const operator = await operatorOf(one);
  await operator.send('PUT', 'operator/prices', { prices: { 'tts-1': 0.5 } });
  const priceAt = async (service: TestService) => {
    const models = await (await service.request('/v1/models/tts-1')).json();
    return (models as { price: { credits: number } }).price.credits;
  };
  assert.equal(await priceAt(one), 0.5);
  await waitFor(async () => (await priceAt(two)) === 0.5);
  const three = await startTestService(t, { config: { databaseUrl, roles: ['api'] } });
  assert.equal(await priceAt(three), 0.5);
});

test('settings in force, where they come from, and no secret', async (t) => {
  const service = await startTestService(t, {
    config: { databaseUrl: (await createPostgresDatabase()).replace('kinora@', 'kinora:hunter2@') },
  });
  const operator = await operatorOf(service);
  const text = await (await operator.request('operator/settings')).text();
  assert.doesNotMatch(text, /hunter2/);
  assert.ok(!text.includes(firstKey));
  const { data } = JSON.parse(text) as { data: { name: string; source: string; value: unknown }[] };
  const of = (name: string) => data.find((setting) => setting.name === name)!;
  assert.deepEqual(of('port'), { name: 'port', variable: 'KINORA_PORT', value: 0, source: 'KINORA_PORT' });
  assert.deepEqual([of('linkTtlHours').source, of('bootstrapKey').value], ['default', '[secret]']);
  const overview = await operator.get<{
    engines: { name: string }[];
    routes: object[];
    minutes: { requests: number }[];
  }>('operator/overview');
  assert.ok(overview.engines.some(({ name }) => name === 'video'));
  assert.ok(overview.routes.length > 10);
  assert.ok(overview.minutes.some(({ requests }) => requests > 0));
  const check = await operator.send('POST', 'operator/routes/check', { model: 'beta-2', route: 'local' });
  const result = (await check.json()) as { ok: boolean; message: string };
  assert.match(result.message, /^made a second of video, \d+ bytes$/);
  assert.equal(result.ok, true);
  service.video.failWith(() => new Error('no more colours'));
  const failing = await operator.send('POST', 'operator/routes/check', { model: 'beta-2', route: 'local' });
  assert.deepEqual(await failing.json(), { message: 'fails: no more colours', ok: false });
});
