/** The address in a data folder that somebody else made: the key of the environment is not sent there. */
import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { findRunningServer } from '../../src/running-server.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runCli } from './cli-process.ts';

const writeServer = (dataDir: string, url: string, mode = 0o600): void => {
  const path = join(dataDir, 'server.json');
  writeFileSync(path, JSON.stringify({ url, pid: process.pid, startedBy: 'serve' }));
  chmodSync(path, mode);
};

test('a file that others may write names this machine only', (t) => {
  const dataDir = temporaryFolder(t);
  for (const [url, mode, isFound] of [
    ['http://10.1.2.3:80', 0o600, true],
    ['http://10.1.2.3:80', 0o666, false],
    ['http://127.0.0.1.example:80', 0o666, false],
    ['http://localhost@10.1.2.3:80', 0o666, false],
    ['http://127.0.0.1:80', 0o666, true],
    ['http://[::1]:80', 0o644, true],
  ] as const) {
    writeServer(dataDir, url, mode);
    assert.equal(findRunningServer(dataDir) !== undefined, isFound, `${url} ${mode.toString(8)}`);
  }
});

test('the key of the environment goes to this machine and to named servers only', async (t) => {
  const dataDir = temporaryFolder(t);
  const keys = new Set<string>();
  const server = createServer((request, response) => {
    if (request.headers.authorization) keys.add(request.headers.authorization);
    response.setHeader('content-type', 'application/json').end('{"object":"list","data":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  // An address of this machine that is not a loopback address.
  writeServer(dataDir, `http://0.0.0.0:${(server.address() as AddressInfo).port}`);
  const env = { KINORA_API_KEY: 'key-of-the-environment' };
  await runCli(['videos', 'list', '--json'], { dataDir, cwd: dataDir, env });
  assert.ok(keys.size > 0, 'a key of the data folder is sent');
  assert.ok(!keys.has('Bearer key-of-the-environment'), [...keys].join());
});
