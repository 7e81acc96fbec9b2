/** Upstreams and routes that operators add: in force everywhere without a restart, keys never shown, the file wins. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import pino from 'pino';
import type { Config } from '../../../src/config/config.ts';
import type { RoutingResponse } from '../../../src/domain/responses/routing-responses.ts';
import { routingOf } from '../../engines/upstream/routed-service.ts';
import { type ConsoleClient, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const secret = 'sk-of-the-new-upstream';
const speech = { model: 'tts-1', voice: 'nova', input: 'Good morning.', response_format: 'pcm' };

/** Lists a model and speaks; `asked` has the requests with their keys. */
const startUpstream = async (t: Pick<TestContext, 'after'>) => {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'no key'}`);
    if (request.url === '/v1/models')
      response.setHeader('content-type', 'application/json').end('{"data":[{"id":"voice-9"}]}');
    else response.setHeader('content-type', 'audio/pcm').end(Buffer.alloc(4800));
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
};

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });

const start = (t: TestContext, config: Partial<Config> = {}, log?: string[]) =>
  startTestService(t, {
    config: { allowPrivateUpstreams: true, ...config },
    overrides: {
      engines: { speech: createFakeSpeechEngine() },
      ...(log && {
        logger: pino(
          { level: 'debug' },
          new Writable({
            write(chunk, _, done) {
              log.push(String(chunk));
              done();
            },
          }),
        ),
      }),
    },
  });

const change = async (
  operator: ConsoleClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<RoutingResponse> => {
  const response = await operator.send(method, `operator/${path}`, body);
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()) as RoutingResponse;
};

test('an upstream is tested, added, used and removed without a restart', async (t) => {
  const [upstream, log] = [await startUpstream(t), [] as string[]];
  const service = await start(t, {}, log);
  const operator = await operatorOf(service);
  const draft = { type: 'openai-compatible', base_url: upstream.url, key: secret };
  const probe = await operator.send('POST', 'operator/upstreams/probe', draft);
  const probed = (await probe.json()) as { ok: boolean; message: string; models: string[] };
  assert.deepEqual([probed.ok, probed.models], [true, ['voice-9']], probed.message);
  assert.deepEqual(upstream.asked, [`GET /v1/models Bearer ${secret}`]);

  const added = await change(operator, 'POST', 'upstreams', { name: 'provider', ...draft });
  assert.deepEqual(added.upstreams, [
    {
      name: 'provider',
      type: 'openai-compatible',
      address: upstream.url,
      poll_seconds: 2,
      key: 'set',
      source: 'console',
      in_force: true,
      used_by: [],
    },
  ]);
  const routes = [
    { upstream: 'provider', model: 'voice-9', weight: 3 },
    { engine: 'local', weight: 1 },
  ];
  const set = await change(operator, 'PUT', 'routes/tts-1', { routes });
  const model = set.models.find(({ model: id }) => id === 'tts-1')!;
  assert.deepEqual(
    [model.source, model.routes.map(({ name, weight }) => [name, weight])],
    [
      'console',
      [
        ['provider/voice-9', 3],
        ['local', 1],
      ],
    ],
  );
  await change(operator, 'PUT', 'routes/tts-1', { routes: [{ upstream: 'provider', model: 'voice-9' }] });
  assert.equal((await service.postJson('/v1/audio/speech', speech)).status, 200);
  assert.equal(upstream.asked.at(-1), `POST /v1/audio/speech Bearer ${secret}`);

  await expectError(
    await operator.send('DELETE', 'operator/upstreams/provider'),
    'invalid_parameter',
    'name',
  );
  await change(operator, 'DELETE', 'routes/tts-1');
  const calls = upstream.asked.length;
  assert.equal((await service.postJson('/v1/audio/speech', speech)).status, 200);
  assert.equal(upstream.asked.length, calls, 'spoken by the own engine again');
  assert.deepEqual((await change(operator, 'DELETE', 'upstreams/provider')).upstreams, []);

  const { data } = await operator.get<{ data: { action: string }[] }>('operator/audit');
  const actions = data.map(({ action }) => action);
  for (const action of ['upstream.add', 'routes.set', 'routes.reset', 'upstream.remove'])
    assert.ok(actions.includes(action), action);
  assert.ok(!JSON.stringify(data).includes(secret) && !log.join('').includes(secret), 'the key is nowhere');
});

test('a key is stored encrypted, goes to its own server only, and can be replaced', async (t) => {
  const [upstream, other] = [await startUpstream(t), await startUpstream(t)];
  const service = await start(t);
  const operator = await operatorOf(service);
  const body = { name: 'provider', type: 'kinora', base_url: upstream.url, key: secret };
  const added = await change(operator, 'POST', 'upstreams', body);
  assert.ok(!JSON.stringify(added).includes(secret));
  const stored = await service.store.settings.find('console_routing');
  assert.ok(stored?.includes('provider') && !stored.includes(secret), stored);
  assert.ok(readFileSync(join(service.dataDir, 'encryption.key'), 'utf8').length > 40);

  const moved = { base_url: other.url };
  await expectError(
    await operator.send('PATCH', 'operator/upstreams/provider', moved),
    'invalid_parameter',
    'key',
  );
  const elsewhere = { name: 'provider', type: 'kinora', base_url: other.url };
  await operator.send('POST', 'operator/upstreams/probe', elsewhere);
  assert.deepEqual(other.asked, ['GET /v1/models no key']);
  await operator.send('POST', 'operator/upstreams/probe', { name: 'provider' });
  assert.deepEqual(upstream.asked, [`GET /v1/models Bearer ${secret}`]);
  await change(operator, 'PATCH', 'upstreams/provider', { ...moved, key: 'another-key' });
  await operator.send('POST', 'operator/upstreams/probe', { name: 'provider' });
  assert.equal(other.asked.at(-1), 'GET /v1/models Bearer another-key');
  const none = await change(operator, 'PATCH', 'upstreams/provider', { remove_key: true });
  assert.equal(none.upstreams[0]?.key, 'none');
});

test('what the config file names is shown, wins and is not changed here', async (t) => {
  const upstream = await startUpstream(t);
  const file = routingOf(
    { house: { type: 'openai-compatible', baseUrl: upstream.url, keyEnv: 'UPSTREAM_KEY' } },
    { 'tts-1': [{ upstream: 'house', model: 'voice-9' }] },
  );
  const service = await start(t, { routing: file });
  const operator = await operatorOf(service);
  const view = await operator.get<RoutingResponse>('operator/routing');
  assert.deepEqual(
    view.upstreams.map(({ name, source, key, used_by }) => [name, source, key, used_by]),
    [['house', 'config file', 'set', ['tts-1']]],
  );
  const refused = async (method: string, path: string, param: string, body?: unknown) =>
    expectError(await operator.send(method, `operator/${path}`, body), 'invalid_parameter', param);
  await refused('PUT', 'routes/tts-1', 'model', { routes: [{ engine: 'local' }] });
  await refused('DELETE', 'routes/tts-1', 'model');
  await refused('DELETE', 'upstreams/house', 'name');
  await refused('POST', 'upstreams', 'name', { name: 'house', type: 'kinora', base_url: upstream.url });
  // A route of the console may lead to an upstream of the file.
  const set = await change(operator, 'PUT', 'routes/tts-1-hd', {
    routes: [{ upstream: 'house', model: 'voice-9' }],
  });
  assert.deepEqual(set.upstreams[0]?.used_by, ['tts-1', 'tts-1-hd']);

  await refused('PUT', 'routes/beta-2', 'upstream', { routes: [{ upstream: 'nowhere', model: 'm' }] });
  await refused('PUT', 'routes/no-model', 'model', { routes: [{ engine: 'local' }] });
  await refused('PUT', 'routes/beta-2', 'audio', {
    routes: [{ upstream: 'house', model: 'm', further: { audio: 'send' } }],
  });
  await refused('PUT', 'routes/beta-2', 'workflow', {
    routes: [{ upstream: 'house', model: 'm', further: { workflow: '/etc/passwd' } }],
  });
  await refused('POST', 'upstreams', 'name', { name: 'local', type: 'kinora', base_url: upstream.url });
  await refused('POST', 'upstreams', 'base_url', { name: 'x', type: 'kinora', base_url: 'ftp://host/' });
});

test('private addresses are refused unless allowed', async (t) => {
  const service = await start(t, { allowPrivateUpstreams: false });
  const operator = await operatorOf(service);
  for (const base_url of [
    'http://127.0.0.1:1/v1',
    'http://localhost/v1',
    'http://[::1]/',
    'http://169.254.169.254/',
  ])
    for (const path of ['operator/upstreams', 'operator/upstreams/probe'])
      await expectError(
        await operator.send('POST', path, { name: 'inside', type: 'kinora', base_url }),
        'invalid_parameter',
        'base_url',
      );
});

test('an address is plain, and a name is looked up among those that were given', async (t) => {
  const operator = await operatorOf(await start(t));
  const refused = async (path: string, body: object, param: string) => {
    const answer = await operator.send('POST', path, { type: 'kinora', ...body });
    await expectError(answer, 'invalid_parameter', param);
  };
  for (const base_url of [
    'file:///etc/passwd',
    'https://name:password@media.example',
    'https://media.example/\r\nx-header: 1',
  ]) {
    await refused('operator/upstreams', { name: 'odd', base_url }, 'base_url');
    await refused('operator/upstreams/probe', { base_url }, 'base_url');
  }
  // No connection: nothing listens at this name.
  for (const name of ['toString', '__proto__', 'constructor'])
    assert.equal(
      (
        await operator.send('POST', 'operator/upstreams/probe', {
          name,
          type: 'kinora',
          base_url: 'https://media.invalid',
        })
      ).status,
      200,
    );
});

test('a route is not removed while a video is made there', async (t) => {
  const upstream = await startUpstream(t);
  const service = await start(t);
  const operator = await operatorOf(service);
  await change(operator, 'POST', 'upstreams', { name: 'provider', type: 'kinora', base_url: upstream.url });
  await change(operator, 'PUT', 'routes/beta-2', {
    routes: [{ upstream: 'provider', model: 'm' }, { engine: 'local' }],
  });
  const db = service.store.db;
  service.video.hold();
  const id = await service.createTask();
  await waitFor(() => service.video.jobs.length === 1);
  await db.updateTable('video_tasks').set({ route: 'provider/m' }).where('id', '=', id).execute();
  await expectError(await operator.send('DELETE', 'operator/routes/beta-2'), 'invalid_parameter', 'routes');
  service.video.release();
  await waitFor(async () => {
    const row = await db.selectFrom('video_tasks').select('status').where('id', '=', id).executeTakeFirst();
    return row?.status === 'completed';
  });
  await change(operator, 'DELETE', 'routes/beta-2');
});

test('other processes on one Postgres follow, and a restart keeps it', async (t) => {
  const upstream = await startUpstream(t);
  const databaseUrl = await createPostgresDatabase();
  const config = { databaseUrl, encryptionKey: 'a-secret-of-all-processes' };
  const [one, other] = [await start(t, config), await start(t, config)];
  const operator = await operatorOf(one);
  await change(operator, 'POST', 'upstreams', {
    name: 'provider',
    type: 'openai-compatible',
    base_url: upstream.url,
    key: secret,
  });
  await change(operator, 'PUT', 'routes/tts-1', { routes: [{ upstream: 'provider', model: 'voice-9' }] });
  const spokenBy = async (service: TestService): Promise<boolean> => {
    const before = upstream.asked.length;
    assert.equal((await service.postJson('/v1/audio/speech', speech)).status, 200);
    return upstream.asked.length > before;
  };
  await waitFor(() => spokenBy(other));
  assert.equal(upstream.asked.at(-1), `POST /v1/audio/speech Bearer ${secret}`);
  assert.equal(await spokenBy(await start(t, config)), true);
  await change(operator, 'DELETE', 'routes/tts-1');
  await waitFor(async () => !(await spokenBy(other)));

  const without = await start(t, { databaseUrl });
  const elsewhere = await operatorOf(without);
  const refusal = await elsewhere.send('PATCH', 'operator/upstreams/provider', { key: 'new' });
  await expectError(refusal, 'invalid_parameter', 'key');
  // The first process has not heard of it.
  await change(elsewhere, 'DELETE', 'upstreams/provider');
  const late = await operator.send('PATCH', 'operator/upstreams/provider', { base_url: upstream.url });
  await expectError(late, 'invalid_parameter', 'name');
});
