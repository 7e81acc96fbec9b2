/** A log that cannot be written costs lines, never an answer or the end of the process. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { cleanEnvironment, operatorKey } from './kinora-process.ts';

const bin = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));

/** Found by the file in its data folder: its standard output says nothing here. */
const startWithOutput = async (t: TestContext, stdout: 'pipe' | number) => {
  const dataDir = temporaryFolder(t);
  const child = spawn(process.execPath, [bin, 'serve'], {
    stdio: ['ignore', stdout, stdout === 'pipe' ? 'ignore' : stdout],
    env: {
      ...cleanEnvironment(),
      KINORA_PORT: '0',
      KINORA_DATA_DIR: dataDir,
      KINORA_ROLES: 'api',
      KINORA_BOOTSTRAP_KEY: operatorKey,
    },
  });
  const exited = once(child, 'exit');
  afterTest(t, () => child.kill('SIGKILL'));
  const serverFile = join(dataDir, 'server.json');
  await waitFor(() => existsSync(serverFile) || child.exitCode !== null);
  const { url } = JSON.parse(readFileSync(serverFile, 'utf8')) as { url: string };
  return {
    child,
    async serve(requests: number): Promise<void> {
      for (let count = 0; count < requests; count += 1) {
        const response = await fetch(`${url}/v1/models/tts-1`, {
          headers: { authorization: `Bearer ${operatorKey}` },
        });
        assert.equal(response.status, 200);
        await response.arrayBuffer();
      }
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      assert.deepEqual(await exited, [0, null]);
    },
  };
};

test('standard output on a full disk', async (t) => {
  const full = openSync('/dev/full', 'a');
  const service = await startWithOutput(t, full);
  closeSync(full);
  await service.serve(300);
  await service.stop();
});

test('the reader of standard output has left', async (t) => {
  const service = await startWithOutput(t, 'pipe');
  service.child.stdout!.destroy();
  await service.serve(300);
  await service.stop();
});

test('the reader of standard output stands still', async (t) => {
  const service = await startWithOutput(t, 'pipe');
  // More than the pipe and its end in this process hold.
  await service.serve(1000);
  let text = '';
  service.child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await waitFor(() => text.split('/v1/models').length > 1000);
  await service.stop();
  for (const line of text.split('\n').filter((line) => line.startsWith('{'))) JSON.parse(line);
});

test('the reader of standard output stands still until the end', async (t) => {
  const service = await startWithOutput(t, 'pipe');
  await service.serve(1000);
  await service.stop();
});
