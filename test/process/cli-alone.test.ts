/** Commands with no server anywhere: the engines run in the command's own process, on the same data. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { streamFacts } from '../support/media-fixtures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runCli, startCli } from './cli-process.ts';
import { startKinora } from './kinora-process.ts';

test('from an empty folder to a video, by the real engine, with Ctrl-C in between', async (t) => {
  const cwd = temporaryFolder(t);
  const dataDir = join(cwd, 'data');
  const here = { dataDir, cwd };
  const small = ['--size', '480x480', '--seconds', '4'];

  const first = startCli(['video', 'a white room', ...small], here);
  await first.said(/Making the video/);
  // In the meantime another command finds the server of the first, and needs no lock.
  const listed = await runCli(['videos', 'list', '--json'], here);
  const [{ id }] = JSON.parse(listed.stdout) as [{ id: string }];
  const { url } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { url: string };
  assert.equal(new URL(url).hostname, '127.0.0.1');
  first.child.kill('SIGINT');
  const stopped = await first.ended;
  assert.equal(stopped.code, 130, stopped.stderr);
  assert.match(
    stopped.stderr,
    new RegExp(`continues when Kinora runs again\\..*kinora videos watch ${id}`, 's'),
  );
  assert.ok(!existsSync(join(dataDir, 'server.json')));

  const watched = await runCli(['videos', 'watch', id, '-o', 'room.mp4', '--json'], here);
  assert.equal(watched.code, 0, watched.stderr);
  assert.equal(JSON.parse(watched.stdout).status, 'completed');
  const { codec, durationSeconds, frameCount } = streamFacts(join(cwd, 'room.mp4'));
  assert.deepEqual(
    { codec, durationSeconds, frameCount },
    { codec: 'h264', durationSeconds: 4, frameCount: 12 },
  );

  // The first start of the server still greets with a key, and the video is there.
  const server = await startKinora(t, dataDir, { KINORA_BOOTSTRAP_KEY: '' });
  assert.match(server.output.stdout(), /Your first API key/);
  const shown = await runCli(['videos', 'show', id, '--json'], here);
  assert.ok(JSON.parse(shown.stdout).video_url.startsWith(server.url));
});
