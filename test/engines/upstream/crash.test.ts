import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KinoraProcess, startKinora, type Task } from '../../process/kinora-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, routedEnvironment } from './routed-service.ts';
import { startVideoServer } from './video-server.ts';

const routes = { 'beta-2': [{ upstream: 'gpu', model: 'wan-2.2' }] };

test('kill -9 while an upstream makes the video: the same job is waited for, and one create makes one job', async (t) => {
  const dataDir = temporaryFolder(t);
  const gpu = await startVideoServer(t);
  gpu.steer.isHeld = true;
  const routed = routedEnvironment(dataDir, { gpu: openAi(gpu.url) }, routes);
  const start = () => startKinora(t, dataDir, routed);
  const kill = (killed: KinoraProcess) => {
    killed.signal('SIGKILL');
    return killed.ended;
  };
  const finished = async (id: string) => {
    let task: Task | undefined;
    await waitFor(async () => {
      task = await kinora.read(id);
      return task.status === 'completed' || task.status === 'failed';
    });
    return task;
  };

  let kinora = await start();
  const id = await kinora.createVideo('A boat');
  await waitFor(() => gpu.count('GET', /video_1$/) > 0);
  await kill(kinora);

  kinora = await start();
  const polls = gpu.count('GET', /video_1$/);
  await waitFor(() => gpu.count('GET', /video_1$/) > polls);
  // Once more, now while the video is being fetched.
  const content = gpu.answers['GET /v1/videos/*/content']!;
  let asked = 0;
  gpu.answers['GET /v1/videos/*/content'] = (_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': gpu.video.length });
    response.write(gpu.video.subarray(0, 100));
  };
  gpu.steer.isHeld = false;
  await waitFor(() => asked > 0);
  await kill(kinora);
  gpu.answers['GET /v1/videos/*/content'] = content;

  kinora = await start();
  const task = await finished(id);
  assert.equal(task?.status, 'completed', JSON.stringify(task));
  assert.equal(gpu.count('POST', /videos/), 1);
  assert.equal(gpu.jobs.size, 1);

  // A job the upstream lost is begun again rather than waited for in vain.
  gpu.steer.isHeld = true;
  const secondId = await kinora.createVideo('Another boat');
  await waitFor(() => gpu.count('GET', /video_2$/) > 0);
  await kill(kinora);
  gpu.jobs.delete('video_2');
  gpu.jobs.set('lost', { fields: {}, polls: 0 });
  gpu.steer.isHeld = false;
  kinora = await start();
  const second = await finished(secondId);
  assert.equal(second?.status, 'completed', JSON.stringify(second));
  assert.equal(gpu.jobs.size, 3);
  kinora.signal('SIGTERM');
  assert.deepEqual(await kinora.ended, { code: 0, signal: null });
});
