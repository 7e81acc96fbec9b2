import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService, upstreamKey } from './routed-service.ts';
import { type Respond, sendJson, startUpstream } from './upstream-server.ts';
import { startVideoServer, videoBytes } from './video-server.ts';

const create = { model: 'beta-2', prompt: 'A boat on a lake', images: [] };
const wan = { upstream: 'gpu', model: 'wan-2.2' };
type Created = { id: string };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const video = videoBytes(10);

test('a video is begun, followed, fetched and stored as it is, and only the upstream sees its key', async (t) => {
  const asAsked = videoBytes(10, { width: 1280, height: 720, framesPerSecond: 1, isFast: true });
  const gpu = await startVideoServer(t, { video: asAsked });
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'beta-2': [{ ...wan, options: { guidance_scale: 5 } }] },
  );
  const before = await service.store.accountAdmin.showAccount('default');
  const asked = await service.postJson('/v1/video/create', { ...create, watermark: false });
  const { id } = (await asked.json()) as Created;
  const task = await service.finished(id);
  assert.equal(task.status, 'completed', JSON.stringify(task));
  const content = await fetch(String(task.video_url));
  assert.equal(hashOf(await content.bytes()), hashOf(asAsked));
  const [job] = [...gpu.jobs.values()];
  assert.deepEqual(job?.fields, {
    model: 'wan-2.2',
    prompt: 'A boat on a lake',
    seconds: '10',
    size: '1280x720',
    guidance_scale: '5',
  });
  assert.equal(gpu.received[0]?.headers.authorization, `Bearer ${upstreamKey}`);
  assert.equal(service.video.jobs.length, 0);
  const after = await service.store.accountAdmin.showAccount('default');
  assert.ok(after.spent > before.spent);

  const row = await service.store.db
    .selectFrom('video_tasks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  assert.equal(row?.route, 'gpu/wan-2.2');
  assert.equal(row?.upstream_operation, 'video_1');
  assert.doesNotMatch(service.logged(), new RegExp(upstreamKey));
  for (const name of readdirSync(service.dataDir).filter((file) => file.startsWith('kinora.db')))
    assert.ok(!readFileSync(join(service.dataDir, name)).includes(upstreamKey), name);
});

test('a remix goes to the server that made the source; elsewhere it is a new video of both prompts', async (t) => {
  const gpu = await startVideoServer(t, { video });
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'beta-2': [wan, { engine: 'local' }] },
  );
  const made = async (path: string, body: unknown) => {
    const { id } = (await (await service.postJson(path, body)).json()) as Created;
    assert.equal((await service.finished(id)).status, 'completed');
    return id;
  };
  const id = await made('/v1/video/create', create);
  const remix = await made(`/v1/videos/${id}/remix`, { prompt: 'at night' });
  assert.deepEqual(gpu.jobs.get('video_2')?.fields, { source: 'video_1', prompt: 'at night' });
  await made(`/v1/videos/${remix}/remix`, { prompt: 'in snow' });
  assert.equal(gpu.jobs.get('video_3')?.fields.source, 'video_2');

  gpu.answers['POST /v1/videos/*/remix'] = (_, response) => sendJson(response, 404, {});
  await made(`/v1/videos/${id}/remix`, { prompt: 'by day' });
  assert.equal(gpu.jobs.get('video_4')?.fields.prompt, 'A boat on a lake\r\nby day');
});

const broken: Record<string, Respond> = {
  'answers 429 with Retry-After': (_, response) =>
    sendJson(response, 429, { error: { message: 'slow down' } }, { 'retry-after': '40' }),
  'answers 500': (_, response) => sendJson(response, 500, 'oops'),
  'answers 401': (_, response) => sendJson(response, 401, { error: { message: `bad key ${upstreamKey}` } }),
  'does not know the model': (_, response) =>
    sendJson(response, 404, { error: { code: 'model_not_found', message: 'no wan-2.2' } }),
  'has no credit left': (_, response) => sendJson(response, 429, { error: { code: 'insufficient_quota' } }),
  'answers malformed JSON': (_, response) => sendJson(response, 200, '{"id": "video_'),
  'answers without an id': (_, response) => sendJson(response, 200, {}),
  'hangs up': (_, response) => response.destroy(),
  'says nothing': () => {},
  'redirects to a private address': (_, response) =>
    response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(),
};

const models = [
  'alpha2',
  'alpha2-fast',
  'alpha2-pro',
  'alpha3',
  'alpha3-fast',
  'alpha3-pro',
  'alpha3.1',
  'alpha3.1-fast',
  'beta-2',
  'beta-2-pro',
];

test('the next route takes over when a server', async (t) => {
  const gpu = await startVideoServer(t, { video });
  const cases = Object.entries(broken);
  const bad = await startUpstream(
    t,
    Object.fromEntries(cases.map(([, answer], index) => [`POST /${index}/v1/videos`, answer])),
  );
  const service = await startRoutedService(
    t,
    {
      gpu: openAi(gpu.url),
      ...Object.fromEntries(cases.map((_, index) => [`bad${index}`, openAi(`${bad.url}/${index}`)])),
    },
    Object.fromEntries(
      cases.map((_, index) => [
        models[index]!,
        [{ upstream: `bad${index}`, model: 'wan-2.2', timeoutSeconds: 2 }, wan],
      ]),
    ),
  );
  for (const [index, [what]] of cases.entries()) {
    await t.test(what, async () => {
      const answer = await service.postJson('/v1/video/create', { ...create, model: models[index] });
      const { id } = (await answer.json()) as Created;
      assert.equal((await service.finished(id)).status, 'completed');
      const { db } = service.store;
      const row = await db.selectFrom('video_tasks').select('route').where('id', '=', id).executeTakeFirst();
      assert.equal(row?.route, 'gpu/wan-2.2');
      assert.equal(bad.count('POST', new RegExp(`^/${index}/`)), 1);
      assert.match(service.logged(), new RegExp(`bad${index}/wan-2.2.*route failed`));
      assert.doesNotMatch(service.logged(), new RegExp(upstreamKey));
    });
  }
});

test('progress and states that are none are passed over, and an id of megabytes is not kept', async (t) => {
  const none = { toString: null, valueOf: null };
  let id = 'odd';
  const odd = await startVideoServer(t, { video });
  odd.answers['POST /v1/videos'] = (_, response) => sendJson(response, 200, { id });
  const states: unknown[] = ['running', none, 'running', none, 'completed'];
  odd.answers['GET /v1/videos/*'] = (_, response) =>
    sendJson(response, 200, { status: states.shift(), progress: none });
  const service = await startRoutedService(
    t,
    { odd: openAi(odd.url) },
    { 'beta-2': [{ ...wan, upstream: 'odd' }] },
  );
  const make = async () => {
    const created = (await (await service.postJson('/v1/video/create', create)).json()) as Created;
    return service.finished(created.id);
  };
  assert.equal((await make()).status, 'completed');
  id = 'x'.repeat(4_000_000);
  assert.equal((await make()).status, 'failed');
  const kept = await service.store.db.selectFrom('video_tasks').select('upstream_operation').execute();
  for (const { upstream_operation: operation } of kept) assert.ok((operation ?? '').length < 20);
});

test('a task fails once and costs nothing when the fault is', async (t) => {
  const second = await startVideoServer(t, { video });
  const first = await startVideoServer(t, { video });
  const begin = first.answers['POST /v1/videos']!;
  const status = first.answers['GET /v1/videos/*']!;
  const failed =
    (error: unknown): Respond =>
    (_, response, id) =>
      sendJson(response, 200, { id, status: 'failed', error });
  const cases: Record<string, { create?: Respond; status?: Respond; code: string; message: RegExp }> = {
    "the user's, said at create": {
      create: (_, response) =>
        sendJson(response, 400, {
          error: {
            message: `wan-2.2 at http://10.1.2.3/x takes no ${upstreamKey}`,
            code: 'bad',
            param: 'seconds',
          },
        }),
      code: 'invalid_request',
      message: /refused the request: beta-2 at \(a URL\) takes no \(a key\)/,
    },
    'the content, said at create': {
      create: (_, response) =>
        sendJson(response, 400, {
          error: { message: 'Your request was blocked', code: 'moderation_blocked' },
        }),
      code: 'content_policy_violation',
      message: /content policy/,
    },
    'the content, said when it is judged': {
      status: failed({ code: 'content_policy_violation', message: 'no' }),
      code: 'content_policy_violation',
      message: /content policy/,
    },
  };
  const service = await startRoutedService(
    t,
    { gpu: openAi(first.url), second: openAi(second.url) },
    { 'beta-2': [wan, { upstream: 'second', model: 'x' }], 'beta-2-pro': [wan] },
  );
  const failedTask = async (model: string) => {
    const response = await service.postJson('/v1/video/create', { ...create, model });
    const task = await service.finished(((await response.json()) as Created).id);
    assert.equal(task.status, 'failed');
    const account = await service.store.accountAdmin.showAccount('default');
    assert.deepEqual([account.held, account.spent], [0, 0]);
    return task.error as { code: string; message: string };
  };
  for (const [what, { create: begins, status: says, code, message }] of Object.entries(cases)) {
    await t.test(what, async () => {
      first.answers['POST /v1/videos'] = begins ?? begin;
      first.answers['GET /v1/videos/*'] = says ?? status;
      const error = await failedTask('beta-2');
      assert.equal(error.code, code);
      assert.match(error.message, message);
      assert.equal(second.jobs.size, 0);
    });
  }

  await t.test("the upstream's and there is no other", async () => {
    first.answers['POST /v1/videos'] = begin;
    first.answers['GET /v1/videos/*'] = failed({ code: 'internal_error', message: 'CUDA out of memory' });
    const error = await failedTask('beta-2-pro');
    assert.equal(error.code, 'upstream_error');
    assert.doesNotMatch(error.message, /CUDA/);
  });

  await t.test('nobody who matters: a job that fails there is made elsewhere', async () => {
    const response = await service.postJson('/v1/video/create', create);
    assert.equal((await service.finished(((await response.json()) as Created).id)).status, 'completed');
    assert.equal(second.jobs.size, 1);
  });
});

test('polling survives a server that is unavailable for a while, and never starts a second job', async (t) => {
  const gpu = await startVideoServer(t, { video });
  const status = gpu.answers['GET /v1/videos/*']!;
  let asked = 0;
  gpu.answers['GET /v1/videos/*'] = (request, response, id) => {
    asked += 1;
    if (asked === 1) return sendJson(response, 502, '<html>bad gateway</html>');
    if (asked === 2) return response.destroy();
    if (asked === 3) return sendJson(response, 200, 'not json');
    if (asked === 4) return sendJson(response, 429, {}, { 'retry-after': '0' });
    return status(request, response, id!);
  };
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'beta-2': [wan, { engine: 'local' }] },
  );
  const { id } = (await (await service.postJson('/v1/video/create', create)).json()) as Created;
  assert.equal((await service.finished(id)).status, 'completed');
  assert.equal(gpu.jobs.size, 1);
  assert.equal(service.video.jobs.length, 0);
});

test('a deleted task is cancelled upstream, and charged since it was begun there', async (t) => {
  const gpu = await startVideoServer(t, { video });
  gpu.steer.isHeld = true;
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, { 'beta-2': [wan] });
  const { id } = (await (await service.postJson('/v1/video/create', create)).json()) as Created;
  await waitFor(() => gpu.jobs.size === 1 && gpu.count('GET', /video_1$/) > 0);
  const price = (await service.store.accountAdmin.showAccount('default')).held;
  await service.request(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE' });
  await waitFor(() => gpu.jobs.size === 0);
  const { held, spent } = await service.store.accountAdmin.showAccount('default');
  assert.ok(price > 0);
  assert.deepEqual([held, spent], [0, price]);
});

test('a task that a provider has not taken costs nothing when it is deleted', async (t) => {
  const gpu = await startVideoServer(t, { video });
  gpu.answers['POST /v1/videos'] = (_, response) =>
    sendJson(response, 429, { error: { message: 'later' } }, { 'retry-after': '60' });
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, { 'beta-2': [wan] });
  const { id } = (await (await service.postJson('/v1/video/create', create)).json()) as Created;
  const stored = service.store.db.selectFrom('video_tasks').select('upstream_operation').where('id', '=', id);
  await waitFor(async () => {
    const row = await stored.executeTakeFirstOrThrow();
    return gpu.count('POST', /videos$/) > 0 && row.upstream_operation === null;
  });
  await service.request(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE' });
  const { held, spent } = await service.store.accountAdmin.showAccount('default');
  assert.deepEqual([held, spent], [0, 0]);
});

test('what the provider cannot make is refused before money is held', async (t) => {
  const gpu = await startVideoServer(t, { video });
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, { 'alpha2-fast-frames': [wan] });
  const pixel = `data:image/png;base64,${tinyPng}`;
  const response = await service.postJson('/v1/video/create', {
    model: 'alpha2-fast-frames',
    prompt: 'From here to there',
    images: [pixel, pixel],
  });
  assert.equal(response.status, 400);
  const { error } = (await response.json()) as { error: { code: string } };
  assert.equal(error.code, 'invalid_parameter');
  assert.equal(gpu.jobs.size, 0);
});

const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a server that forgets its jobs is asked once more; one that is slow to know them makes one', async (t) => {
  const gpu = await startVideoServer(t, { video });
  const status = gpu.answers['GET /v1/videos/*']!;
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, { 'beta-2': [wan] });
  const finished = async () => {
    const { id } = (await (await service.postJson('/v1/video/create', create)).json()) as Created;
    return service.finished(id);
  };
  const unknown: Respond = (_, response) => sendJson(response, 404, { error: { message: 'unknown' } });
  let asked = 0;
  gpu.answers['GET /v1/videos/*'] = (request, response, id) => {
    asked += 1;
    return asked <= 3 ? unknown(request, response) : status(request, response, id!);
  };
  assert.equal((await finished()).status, 'completed');
  assert.equal(gpu.jobs.size, 1);

  gpu.answers['GET /v1/videos/*'] = (request, response, id) =>
    id === 'video_2' ? unknown(request, response) : status(request, response, id!);
  assert.equal((await finished()).status, 'completed');
  const keys = gpu.received
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  assert.equal(keys.length, 3);
  assert.equal(new Set(keys).size, 3, 'the same key would bring back the job that is gone');

  gpu.answers['GET /v1/videos/*'] = unknown;
  const lost = await finished();
  assert.equal((lost.error as { code: string }).code, 'upstream_error');
  assert.equal(gpu.count('POST', /videos$/), 5, 'not without end');
  assert.equal((await service.store.accountAdmin.showAccount('default')).held, 0);
});

test('a job that is being begun when its task is deleted is ended; when the process stops it is waited for by the next', async (t) => {
  const gpu = await startVideoServer(t, { video });
  const begin = gpu.answers['POST /v1/videos']!;
  const held = { answer: Promise.withResolvers<void>() };
  gpu.answers['POST /v1/videos'] = async (request, response) => {
    await held.answer.promise;
    return begin(request, response);
  };
  const dataDir = temporaryFolder(t);
  const start = () => startRoutedService(t, { gpu: openAi(gpu.url) }, { 'beta-2': [wan] }, { dataDir });
  const service = await start();
  const order = async () =>
    ((await (await service.postJson('/v1/video/create', create)).json()) as Created).id;

  const deleted = await order();
  await waitFor(() => gpu.count('POST', /videos$/) === 1);
  const account = () => service.store.accountAdmin.showAccount('default');
  const price = (await account()).held;
  await service.request(`/v1/videos/${encodeURIComponent(deleted)}`, { method: 'DELETE' });
  assert.deepEqual([(await account()).held, (await account()).spent], [0, price], 'it may be billed');
  held.answer.resolve();
  await waitFor(() => gpu.count('DELETE', /video_1$/) === 1);

  held.answer = Promise.withResolvers();
  const kept = await order();
  await waitFor(() => gpu.count('POST', /videos$/) === 2);
  const stopped = service.stop();
  await waitFor(async () => !(await fetch(`${service.url}/readyz`).catch(() => null))?.ok);
  held.answer.resolve();
  await stopped;
  const next = await start();
  assert.equal((await next.finished(kept)).status, 'completed');
  assert.equal(gpu.count('POST', /videos$/), 2);
  assert.equal(gpu.count('DELETE', /videos/), 1);
});

test('a video that is cut off in its pictures is not delivered and not charged', async (t) => {
  const indexed = videoBytes(10, { framesPerSecond: 4, isFast: true });
  const gpu = await startVideoServer(t, { video: indexed.subarray(0, Math.floor(indexed.length * 0.8)) });
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, { 'beta-2': [wan] });
  const { id } = (await (await service.postJson('/v1/video/create', create)).json()) as Created;
  const task = await service.finished(id);
  assert.equal((task.error as { code: string }).code, 'upstream_error');
  const { held, spent } = await service.store.accountAdmin.showAccount('default');
  assert.deepEqual([held, spent], [0, 0]);
});
