import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { afterTest } from '../../support/after-test.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, upstreamKey } from './routed-service.ts';
import { startVideoServer } from './video-server.ts';

const program = fileURLToPath(new URL('../../../bin/kinora.js', import.meta.url));
const headers = { authorization: 'Bearer first-key-of-the-test', 'content-type': 'application/json' };

test('kill -9 while an upstream makes the video: the same job is waited for, and one create makes one job', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinora-'));
  let running: ChildProcess | undefined;
  afterTest(t, async () => {
    if (running && running.exitCode === null && running.signalCode === null) {
      running.kill('SIGKILL');
      await once(running, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  const gpu = await startVideoServer(t);
  gpu.steer.isHeld = true;
  const configPath = join(dataDir, 'kinora.config.json');
  writeFileSync(
    configPath,
    JSON.stringify({
      upstreams: { gpu: openAi(gpu.url) },
      routes: { 'beta-2': [{ upstream: 'gpu', model: 'wan-2.2' }] },
    }),
  );

  const start = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = spawn(process.execPath, [program, 'serve'], {
      env: {
        ...process.env,
        KINORA_CONFIG: configPath,
        KINORA_DATA_DIR: dataDir,
        KINORA_PORT: '0',
        KINORA_BOOTSTRAP_KEY: 'first-key-of-the-test',
        UPSTREAM_KEY: upstreamKey,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    let output = '';
    child.stdout!.on('data', (chunk) => {
      output += chunk;
    });
    const address = /http:\/\/127\.0\.0\.1:\d+/;
    await waitFor(() => address.test(output));
    return { child, url: address.exec(output)![0] };
  };
  const kill = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  let { child, url } = await start();
  const created = await fetch(`${url}/v1/video/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: 'beta-2', prompt: 'A boat', images: [] }),
  });
  const { id } = (await created.json()) as { id: string };
  await waitFor(() => gpu.count('GET', /video_1$/) > 0);
  await kill(child);

  ({ child, url } = await start());
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
  await kill(child);
  gpu.answers['GET /v1/videos/*/content'] = content;

  ({ child, url } = await start());
  let task: { status: string } = { status: '' };
  await waitFor(async () => {
    task = (await (await fetch(`${url}/v1/videos/${id}`, { headers })).json()) as { status: string };
    return task.status === 'completed' || task.status === 'failed';
  });
  assert.equal(task.status, 'completed', JSON.stringify(task));
  assert.equal(gpu.count('POST', /videos/), 1);
  assert.equal(gpu.jobs.size, 1);

  // A job the upstream lost is begun again rather than waited for in vain.
  gpu.steer.isHeld = true;
  const second = await fetch(`${url}/v1/video/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: 'beta-2', prompt: 'Another boat', images: [] }),
  });
  const { id: secondId } = (await second.json()) as { id: string };
  await waitFor(() => gpu.count('GET', /video_2$/) > 0);
  await kill(child);
  gpu.jobs.delete('video_2');
  gpu.jobs.set('lost', { fields: {}, polls: 0 });
  gpu.steer.isHeld = false;
  ({ child, url } = await start());
  await waitFor(async () => {
    task = (await (await fetch(`${url}/v1/videos/${secondId}`, { headers })).json()) as { status: string };
    return task.status === 'completed' || task.status === 'failed';
  });
  assert.equal(task.status, 'completed', JSON.stringify(task));
  assert.equal(gpu.jobs.size, 3);
  child.kill('SIGTERM');
  await once(child, 'exit');
});
