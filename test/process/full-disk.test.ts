/** A disk without room: told as such, nothing taken, and all well once there is room again. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { type KinoraProcess, startKinora } from './kinora-process.ts';

/** In a mount of its own, which goes with the process. */
const onSmallDisk = (dataDir: string, megabytes: number): string[] => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m none '${dataDir}' && exec "$@"`,
  'sh',
];

const inMountOf = (kinora: KinoraProcess, ...words: string[]) =>
  spawnSync('nsenter', [
    `--user=/proc/${kinora.pid}/ns/user`,
    `--mount=/proc/${kinora.pid}/ns/mnt`,
    ...words,
  ]);

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

test('a full disk', { skip: canMount ? false : 'no mounts of our own here' }, async (t) => {
  const dataDir = join(temporaryFolder(t), 'data');
  mkdirSync(dataDir);
  const megabytes = 80;
  const kinora = await startKinora(t, dataDir, { KINORA_ROLES: 'api' }, onSmallDisk(dataDir, megabytes));
  const seen = `/proc/${kinora.pid}/root${dataDir}`;
  const ready = async () => (await kinora.request('/readyz')).status;
  assert.equal(await ready(), 200);
  const before = await kinora.createVideo();
  inMountOf(kinora, 'dd', 'if=/dev/zero', `of=${dataDir}/filler`, 'bs=64k');
  assert.equal(await ready(), 503, seen);

  const upload = new FormData();
  upload.append('model', 'beta-2');
  upload.append('prompt', 'x');
  upload.append('seconds', '4');
  upload.append('size', '480x480');
  upload.append('input_reference', new Blob([new Uint8Array(3_000_000)]), 'a.png');
  const refused = await kinora.request('/v1/videos', { method: 'POST', body: upload });
  const body = await refused.text();
  assert.equal(refused.status, 503, body);
  assert.ok(refused.headers.get('retry-after'));
  assert.match(body, /"service_unavailable"/);
  assert.match(body, /no disk space/);

  const answers: number[] = [];
  // The log of the database had some room of its own.
  await waitFor(async () => {
    const response = await kinora.request('/v1/video/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'alpha3', prompt: 'a boat '.repeat(4000) }),
    });
    answers.push(response.status);
    if (response.status !== 200) assert.match(await response.text(), /no disk space/);
    return response.status === 503;
  });
  assert.ok(
    answers.every((status) => status === 200 || status === 503),
    String(answers),
  );
  assert.equal((await kinora.read(before)).status, 'pending');
  assert.equal((await kinora.request('/healthz')).status, 200);

  inMountOf(kinora, 'rm', `${dataDir}/filler`);
  assert.equal(await ready(), 200);
  assert.ok(await kinora.createVideo());
});

test('a worker with no room takes nothing from the line', { skip: !canMount }, async (t) => {
  const dataDir = join(temporaryFolder(t), 'data');
  mkdirSync(dataDir);
  const kinora = await startKinora(t, dataDir, {}, onSmallDisk(dataDir, 160));
  // Room for the row of a task, not for its video.
  inMountOf(kinora, 'dd', 'if=/dev/zero', `of=${dataDir}/filler`, 'bs=1M', 'count=120');
  const id = await kinora.createVideo();
  for (let reads = 0; reads < 50; reads += 1) assert.equal((await kinora.read(id)).status, 'pending');
  inMountOf(kinora, 'rm', `${dataDir}/filler`);
  await waitFor(async () => (await kinora.read(id)).status === 'processing');
});
