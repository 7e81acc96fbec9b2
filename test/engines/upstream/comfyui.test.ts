import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { WebSocketServer } from 'ws';
import { afterTest } from '../../support/after-test.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { routingOf, startRoutedService } from './routed-service.ts';
import { videoBytes } from './video-server.ts';

const video = videoBytes(8);
type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;
type Prompt = { id: string; graph: Graph; clientId: string };

/** /prompt, /history, /queue, /view, /upload/image, /interrupt and the socket, as a ComfyUI has them. */
const startComfy = async (t: Pick<TestContext, 'after'>, options: { choosesIds?: boolean } = {}) => {
  const prompts: Prompt[] = [];
  const uploads: string[] = [];
  const cancelled: string[] = [];
  const steer = { isHeld: false, fails: false, refuses: false, file: 'kinora/wan_00001_.mp4', awayFor: 0 };
  const done = (id: string) => !steer.isHeld && prompts.some((prompt) => prompt.id === id);

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url!, 'http://comfy');
    const send = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const history = /^\/history\/(.+)$/.exec(url.pathname)?.[1];
    if (steer.awayFor > 0) {
      steer.awayFor -= 1;
      return send('<html>', 502);
    }
    if (url.pathname === '/prompt') {
      const { prompt, prompt_id, client_id } = JSON.parse(String(body));
      if (steer.refuses)
        return send({ error: { type: 'prompt_outputs_failed_validation', message: 'no such model' } }, 400);
      const id = options.choosesIds ? `own-${prompts.length + 1}` : prompt_id;
      prompts.push({ id, graph: prompt, clientId: client_id });
      return send({ prompt_id: id, number: prompts.length, node_errors: {} });
    }
    if (url.pathname === '/queue' && request.method === 'POST') {
      cancelled.push(...JSON.parse(String(body)).delete);
      return send({});
    }
    if (url.pathname === '/queue')
      return send({
        queue_running: prompts.filter(({ id }) => !done(id)).map(({ id }) => [0, id]),
        queue_pending: [],
      });
    if (history !== undefined) {
      if (!done(history)) return send({});
      const [subfolder, filename] = steer.file.split('/');
      const images = [{ filename, subfolder, type: 'output' }];
      return send({
        [history]: {
          status: { status_str: steer.fails ? 'error' : 'success', completed: !steer.fails },
          outputs: steer.fails ? {} : { save: { images, animated: [true] } },
        },
      });
    }
    if (url.pathname === '/upload/image') {
      const contentType = request.headers['content-type']!;
      const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
      uploads.push((form.get('image') as File).name);
      return send({ name: uploads.at(-1), subfolder: '', type: 'input' });
    }
    if (url.pathname === '/view') {
      assert.equal(url.searchParams.get('subfolder'), 'kinora');
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);
      return;
    }
    if (url.pathname === '/system_stats' || url.pathname === '/interrupt') return send({});
    send({}, 404);
  });
  const sockets = new WebSocketServer({ server, path: '/ws' });
  const listeners: string[] = [];
  sockets.on('connection', (socket, request) => {
    listeners.push(new URL(request.url!, 'http://comfy').searchParams.get('clientId')!);
    socket.send(Buffer.from('a preview picture'));
    for (const text of oddMessages) socket.send(text);
    const prompt = prompts.at(-1);
    const data = { value: 10, max: 20, prompt_id: prompt?.id, node: 'sampler' };
    socket.send(JSON.stringify({ type: 'progress', data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, async () => {
    for (const client of sockets.clients) client.terminate();
    sockets.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, prompts, uploads, cancelled, listeners, steer };
};

/** Values that become no number, or throw where they are taken for one. */
const unreadable = { toString: null, valueOf: null };
const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const oddMessages = [
  ...['', 'null', '[]', '{', '"progress"', `{"type":"progress","data":{"value":${nested},"max":1}}`],
  ...[null, 7, 'text', { max: unreadable }, { value: unreadable, max: 1 }, { value: 1, max: '0' }].map(
    (data) => JSON.stringify({ type: 'progress', data }),
  ),
];

const upstream = (url: string) => ({ comfy: { type: 'comfyui', baseUrl: url, pollSeconds: 0.02 } });
const wan = {
  upstream: 'comfy',
  model: 'wan',
  workflow: 'docs/comfyui/wan-text-to-video.json',
  options: { fps: 24, frameStep: 4, sizeStep: 32 },
};
type Created = { id: string };

test('a workflow is filled in, run, followed and its video fetched', async (t) => {
  const comfy = await startComfy(t);
  const service = await startRoutedService(t, upstream(comfy.url), {
    'alpha3.1': [wan],
    'alpha3-pro-frames': [{ ...wan, model: 'wan-i2v', workflow: 'docs/comfyui/wan-image-to-video.json' }],
    alpha2: [
      {
        ...wan,
        model: 'ltx',
        workflow: 'docs/comfyui/ltx-text-to-video.json',
        options: { fps: 25, frameStep: 8, sizeStep: 32 },
      },
    ],
  });
  const folder = temporaryFolder(t);
  const make = async (body: object) => {
    const response = await service.postJson('/v1/video/create', {
      prompt: 'A "quoted" boat\nat sea',
      ...body,
    });
    const created = (await response.json()) as Created;
    assert.equal(response.status, 200, JSON.stringify(created));
    return service.finished(created.id);
  };

  await t.test('size, frames, seed and prompt are filled in, progress comes from the socket', async () => {
    comfy.steer.isHeld = true;
    const response = await service.postJson('/v1/video/create', {
      model: 'alpha3.1',
      prompt: 'A "quoted" boat\nat sea',
      aspect_ratio: '9:16',
    });
    const { id } = (await response.json()) as Created;
    await waitFor(async () => {
      const read = await service.request(`/v1/videos/${id}`);
      return ((await read.json()) as { progress: number }).progress === 47;
    });
    comfy.steer.isHeld = false;
    assert.equal((await service.finished(id)).status, 'completed');
    const { graph, clientId } = comfy.prompts[0]!;
    assert.deepEqual(comfy.listeners, [clientId]);
    assert.equal(graph.positive?.inputs.text, 'A "quoted" boat\nat sea');
    const { width, height, length } = graph.latent!.inputs;
    assert.deepEqual([width, height, length], [736, 1280, 193]);
    assert.equal(graph.video?.inputs.fps, 24);
    assert.equal(typeof graph.sampler?.inputs.seed, 'number');
    assert.doesNotMatch(JSON.stringify(graph), /\{\{/);
  });

  await t.test('LTX counts frames by eight', async () => {
    assert.equal((await make({ model: 'alpha2' })).status, 'completed');
    assert.equal(comfy.prompts.at(-1)!.graph.latent?.inputs.length, 201);
  });

  await t.test('images are uploaded first; without one, or with one too many, it is refused', async () => {
    const data = readFileSync(await makeImage(folder, 'png')).toString('base64');
    const picture = `data:image/png;base64,${data}`;
    assert.equal((await make({ model: 'alpha3-pro-frames', images: [picture] })).status, 'completed');
    assert.equal(comfy.prompts.at(-1)!.graph.image?.inputs.image, comfy.uploads[0]);
    const without = await service.postJson('/v1/video/create', {
      model: 'alpha3-pro-frames',
      prompt: 'A boat',
    });
    assert.equal(without.status, 400);
    const unwanted = await service.postJson('/v1/video/create', {
      model: 'alpha3.1',
      prompt: 'x',
      images: [picture],
    });
    assert.equal(unwanted.status, 400);
  });

  await t.test(
    'a run that breaks, a workflow it refuses and a result that is no video end as 502 tells',
    async () => {
      const code = async () => ((await make({ model: 'alpha2' })).error as { code: string }).code;
      comfy.steer.fails = true;
      assert.equal(await code(), 'upstream_error');
      comfy.steer.fails = false;
      comfy.steer.file = 'kinora/picture.png';
      assert.equal(await code(), 'upstream_error');
      comfy.steer.refuses = true;
      assert.equal(await code(), 'upstream_error');
    },
  );
});

test('a deleted task is taken out of the line', async (t) => {
  const comfy = await startComfy(t);
  comfy.steer.isHeld = true;
  const service = await startRoutedService(t, upstream(comfy.url), { 'alpha3.1': [wan] });
  const response = await service.postJson('/v1/video/create', { model: 'alpha3.1', prompt: 'A boat' });
  const { id } = (await response.json()) as Created;
  await waitFor(() => comfy.prompts.length === 1 && comfy.listeners.length === 1);
  await service.request(`/v1/videos/${id}`, { method: 'DELETE' });
  await waitFor(() => comfy.cancelled.includes(comfy.prompts[0]!.id));
});

for (const choosesIds of [false, true]) {
  test(`after a restart the same prompt id is waited for (${choosesIds ? 'the server chose it' : 'we chose it'})`, async (t) => {
    const comfy = await startComfy(t, { choosesIds });
    comfy.steer.isHeld = true;
    const dataDir = temporaryFolder(t);
    const routes = { 'alpha3.1': [wan] };
    const first = await startRoutedService(t, upstream(comfy.url), routes, { dataDir });
    const response = await first.postJson('/v1/video/create', { model: 'alpha3.1', prompt: 'A boat' });
    const { id } = (await response.json()) as Created;
    await waitFor(() => comfy.listeners.length === 1);
    await first.stop();
    assert.deepEqual(comfy.cancelled, []);
    comfy.steer.isHeld = false;
    const second = await startRoutedService(t, upstream(comfy.url), routes, { dataDir });
    assert.equal((await second.finished(id)).status, 'completed');
    assert.equal(comfy.prompts.length, 1);
  });
}

test('after a restart an unavailable server is waited for; one that no longer knows the job gets it again', async (t) => {
  const comfy = await startComfy(t);
  comfy.steer.isHeld = true;
  const dataDir = temporaryFolder(t);
  const start = () => startRoutedService(t, upstream(comfy.url), { 'alpha3.1': [wan] }, { dataDir });
  const first = await start();
  const response = await first.postJson('/v1/video/create', { model: 'alpha3.1', prompt: 'A boat' });
  const { id } = (await response.json()) as Created;
  await waitFor(() => comfy.listeners.length === 1);
  await first.stop();
  comfy.steer.awayFor = 4;
  const second = await start();
  await waitFor(() => comfy.steer.awayFor === 0 && comfy.listeners.length === 2);
  assert.equal(comfy.prompts.length, 1);
  comfy.prompts.length = 0;
  await waitFor(() => comfy.prompts.length === 1);
  comfy.steer.isHeld = false;
  assert.equal((await second.finished(id)).status, 'completed');
  assert.equal(comfy.prompts.length, 1);
});

test('a server that is away is left alone: what waits for it is not failed, and costs nothing', async (t) => {
  const comfy = await startComfy(t);
  comfy.steer.awayFor = Number.POSITIVE_INFINITY;
  const routes = { 'alpha3.1': [{ ...wan, concurrency: 1 }] };
  const service = await startRoutedService(t, upstream(comfy.url), routes);
  const { db } = service.store;
  const order = () => service.createTask({ model: 'alpha3.1', images: undefined });
  const states = () => db.selectFrom('video_tasks').select(['status', 'upstream_operation']).execute();
  for (let count = 0; count < 3; count += 1)
    assert.equal((await service.finished(await order())).status, 'failed');
  assert.ok((await states()).every((task) => task.upstream_operation === null));
  const waiting = await order();
  comfy.steer.awayFor = 0;
  assert.equal((await service.finished(waiting)).status, 'completed');
});

test('every template of ours is accepted', () => {
  const names = ['wan-text-to-video', 'wan-image-to-video', 'ltx-text-to-video', 'ltx-image-to-video'];
  const routes = names.map((name) => ({ ...wan, model: name, workflow: `docs/comfyui/${name}.json` }));
  assert.equal(
    routingOf(upstream('http://127.0.0.1:8188'), { 'beta-2': routes }).routes['beta-2']?.length,
    4,
  );
});
