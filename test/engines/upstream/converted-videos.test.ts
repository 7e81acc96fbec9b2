import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { type Task as ReadTask, startKinora } from '../../process/kinora-process.ts';
import { expectError } from '../../support/expect-error.ts';
import { decodedPixels, streamFacts } from '../../support/media-fixtures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, routedEnvironment, startRoutedService } from './routed-service.ts';
import { startVideoServer, videoBytes } from './video-server.ts';

const routes = { 'beta-2': [{ upstream: 'gpu', model: 'wan-2.2' }] };
const credit = 1_000_000;
type Task = Record<string, unknown> & { id: string; status: string; progress: number };

/** Whether a video is being made what was asked for just now. */
const isFitting = (dataDir: string): boolean => {
  const scratch = join(dataDir, 'kinora-tmp');
  return readdirSync(scratch).some((name) => existsSync(join(scratch, name, 'video', 'converted.mp4')));
};

test('a video of another kind, size and length is delivered as it was asked for', async (t) => {
  const video = videoBytes(5, {
    codec: 'libvpx-vp9',
    container: 'webm',
    audio: true,
    width: 96,
    height: 64,
    framesPerSecond: 4,
  });
  const gpu = await startVideoServer(t, { video });
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, routes);
  const folder = temporaryFolder(t);
  const make = async (fields: Record<string, string>) => {
    const response = await service.postForm('/v1/videos', {
      model: 'beta-2',
      prompt: 'A boat',
      seconds: '4',
      size: '480x480',
      watermark: 'false',
      ...fields,
    });
    const { id } = (await response.json()) as Task;
    const task = (await service.finished(id)) as Task;
    assert.equal(task.status, 'completed', JSON.stringify(task));
    const path = join(folder, `${Math.random()}.mp4`);
    const content = await fetch(String(task.video_url));
    assert.equal(content.headers.get('content-type'), 'video/mp4');
    writeFileSync(path, await content.bytes());
    return { id, task, path, facts: streamFacts(path) };
  };

  const { id, task, path, facts } = await make({});
  assert.deepEqual(
    [facts.codec, facts.pixelFormat, facts.width, facts.height, facts.frameCount],
    ['h264', 'yuv420p', 480, 480, 16],
  );
  assert.equal(decodedPixels(path).length, 16);
  assert.equal(task.actual_seconds, undefined);
  const thumbnail = await service.request(`/v1/videos/${id}/content?variant=thumbnail`);
  const { width, height } = await sharp(await thumbnail.bytes()).metadata();
  assert.deepEqual([width, height], [480, 480], 'it shows the video that is delivered');
  assert.equal((await service.store.accountAdmin.showAccount('default')).spent, 4 * 0.1 * credit);

  const plain = decodedPixels(path)[8]!;
  const marked = decodedPixels((await make({ watermark: 'true' })).path)[8]!;
  const differing = Array.from({ length: 480 * 480 }, (_, at) => at).filter(
    (at) => Math.abs(plain[at * 3]! - marked[at * 3]!) > 25,
  );
  assert.ok(differing.length > 50);
  assert.ok(differing.length > 0 && differing.every((at) => at % 480 > 360 && at / 480 > 440));

  // Shorter than asked is delivered, told and paid as what it is.
  const { spent } = await service.store.accountAdmin.showAccount('default');
  const short = await make({ seconds: '8' });
  assert.equal(short.task.actual_seconds, 5);
  const after = await service.store.accountAdmin.showAccount('default');
  assert.equal(after.spent - spent, 5 * 0.1 * credit);
});

test('a server that makes few lengths and sizes is asked for the nearest, and the video is made of that', async (t) => {
  const video = videoBytes(12, { width: 1280, height: 720, framesPerSecond: 1, isFast: true });
  const gpu = await startVideoServer(t, { video });
  const makes = { seconds: [4, 8, 12], sizes: ['1280x720', '720x1280'] };
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'beta-2': [{ upstream: 'gpu', model: 'sora-2', makes }] },
  );
  const id = await service.createTask({ size: 'large', watermark: false });
  const task = (await service.finished(id)) as Task;
  assert.equal(task.status, 'completed', JSON.stringify(task));
  const { seconds, size } = [...gpu.jobs.values()][0]!.fields;
  assert.deepEqual([seconds, size], ['12', '1280x720']);
  const path = join(service.dataDir, 'fetched.mp4');
  writeFileSync(path, await (await fetch(String(task.video_url))).bytes());
  const facts = streamFacts(path);
  assert.deepEqual([facts.width, facts.height, facts.frameCount], [1920, 1080, 10]);

  const form = { model: 'beta-2', prompt: 'A boat', seconds: '4', size: '1280x720', style: 'paper_cut' };
  const styled = await service.postForm('/v1/videos', form);
  assert.equal((await service.finished(((await styled.json()) as Task).id)).status, 'completed');
  // A form ends its lines so.
  assert.equal([...gpu.jobs.values()][1]!.fields.prompt, 'A boat\r\nIn the style of paper cut.');

  const { spent } = await service.store.accountAdmin.showAccount('default');
  for (const [fields, words] of [
    [{ seconds: '15' }, /at most 12 seconds/],
    [{ size: '480x480' }, /only videos of 1280x720, 720x1280/],
  ] as const) {
    const refused = await service.postForm('/v1/videos', { ...form, ...fields });
    assert.match((await expectError(refused, 'invalid_parameter', 'model')).message, words);
  }
  const account = await service.store.accountAdmin.showAccount('default');
  assert.deepEqual([account.held, account.spent], [0, spent]);
});

test('a task deleted while its video is converted ends at once, and what the provider made is charged', async (t) => {
  const gpu = await startVideoServer(t, { video: videoBytes(10, { framesPerSecond: 24 }) });
  const service = await startRoutedService(t, { gpu: openAi(gpu.url) }, routes);
  const form = { model: 'beta-2', prompt: 'A boat', seconds: '8', size: '480x480' };
  const { id } = (await (await service.postForm('/v1/videos', form)).json()) as Task;
  const price = (await service.store.accountAdmin.showAccount('default')).held;
  await waitFor(() => isFitting(service.dataDir));
  const removed = await service.request(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE' });
  assert.equal(removed.status, 200);
  await waitFor(() => !isFitting(service.dataDir));
  const { held, spent } = await service.store.accountAdmin.showAccount('default');
  assert.ok(price > 0);
  assert.deepEqual([held, spent], [0, price]);
});

test('kill -9 while a video is converted: the same job is fetched again', async (t) => {
  const dataDir = temporaryFolder(t);
  const gpu = await startVideoServer(t, { video: videoBytes(10, { framesPerSecond: 24 }) });
  const routed = routedEnvironment(dataDir, { gpu: openAi(gpu.url) }, routes);
  const first = await startKinora(t, dataDir, routed);
  const id = await first.createVideo('A boat', { seconds: '8' });
  await waitFor(() => isFitting(dataDir));
  first.signal('SIGKILL');
  await first.ended;

  const second = await startKinora(t, dataDir, routed);
  const seen: number[] = [];
  let task: ReadTask | undefined;
  await waitFor(async () => {
    task = await second.read(id);
    seen.push(task.progress);
    return task.status === 'completed' || task.status === 'failed';
  });
  assert.equal(task?.status, 'completed', JSON.stringify(task));
  assert.ok(
    seen.every((progress, n) => n === 0 || progress >= seen[n - 1]!),
    String(seen),
  );
  assert.ok(
    seen.some((progress) => progress >= 90 && progress < 100),
    'progress goes on while it is converted',
  );
  assert.equal(gpu.count('POST', /videos/), 1);
  assert.equal(gpu.count('GET', /content$/), 2);
  second.signal('SIGTERM');
  await second.ended;
});
