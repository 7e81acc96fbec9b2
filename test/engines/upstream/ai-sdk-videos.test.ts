import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { fetchFrom, provider } from './providers.ts';
import { startRoutedService, upstreamKey } from './routed-service.ts';
import { sendJson, startUpstream } from './upstream-server.ts';
import { videoBytes } from './video-server.ts';

const folder = temporaryFolder({ after });
const video = videoBytes(8);
const picture = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;

type Created = { id: string };
type Failed = { status: string; error: { code: string; message: string } };
type ErrorBody = { error: { code: string; message: string; param?: string } };

test('videos from Google, fal and Replicate', async (t) => {
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
  answers['GET /files/video.mp4'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);
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
    const samples = [{ video: { uri: `${url}/files/video.mp4?alt=media` } }];
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

  await t.test('Google: a video its filter took is a policy failure that costs nothing', async () => {
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
      sendJson(response, 200, { video: { url: `${url}/files/video.mp4`, content_type: 'video/mp4' } });
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
        asked < 2 ? prediction('processing') : prediction('succeeded', `${url}/files/video.mp4`),
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
      const samples = [{ video: { uri: `${url}/files/video.mp4` } }];
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

test('videos and errors keep private addresses and keys private', async (t) => {
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
