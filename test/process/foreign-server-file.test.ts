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

test('the key of the environment goes to servers that were named or started by this user only', async (t) => {
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
  const { port } = server.address() as AddressInfo;
  const list = async (url: string, mode: number, key = 'key-of-the-environment') => {
    keys.clear();
    writeServer(dataDir, url, mode);
    const { code, stderr } = await runCli(['videos', 'list', '--json'], {
      dataDir,
      cwd: dataDir,
      env: key ? { KINORA_API_KEY: key } : {},
    });
    return { code, stderr, sent: [...keys] };
  };
  // An address of this machine that is not a loopback address, then a file as a cloned folder has it.
  for (const [url, mode] of [
    [`http://0.0.0.0:${port}`, 0o600],
    [`http://127.0.0.1:${port}`, 0o644],
  ] as const) {
    const { code, stderr, sent } = await list(url, mode);
    assert.equal(code, 4, stderr);
    assert.match(stderr, /--server/);
    assert.deepEqual(sent, []);
  }
  assert.deepEqual((await list(`http://127.0.0.1:${port}`, 0o600)).sent, ['Bearer key-of-the-environment']);
  const [ownKey] = (await list(`http://127.0.0.1:${port}`, 0o644, '')).sent;
  assert.match(ownKey!, /^Bearer kin_/, 'a key of the data folder is sent');
});
