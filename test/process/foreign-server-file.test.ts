/** A data folder that somebody else made, cloned or unpacked: no key, prompt or recording goes where it says. */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findRunningServer, writeServerFile } from '../../src/running-server.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runHere } from './cli-process.ts';

/** As this process would write it, but for what is changed. */
const writeServer = (dataDir: string, url: string, mode = 0o600, changed: object = {}): void => {
  const path = join(dataDir, 'server.json');
  writeServerFile(dataDir, { url, startedBy: 'serve' }, { warn: assert.fail });
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...changed }));
  chmodSync(path, mode);
};

test('a server is trusted that this user started on this machine', (t) => {
  const dataDir = temporaryFolder(t);
  const network = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const [url, mode, isTrusted] of [
    ['http://127.0.0.1:80', 0o600, true],
    ['http://[::1]:80', 0o600, true],
    ...network
      .filter(({ family }) => family === 'IPv4')
      .map(({ address }) => [`http://${address}:80`, 0o600, true] as const),
    ['http://192.0.2.1:80', 0o600, false],
    ['http://127.0.0.1.example:80', 0o600, false],
    ['http://localhost@192.0.2.1:80', 0o600, false],
    ['http://127.0.0.1:80', 0o644, false],
    ['http://[::1]:80', 0o640, false],
    ['http://127.0.0.1:80', 0o666, false],
  ] as const) {
    writeServer(dataDir, url, mode);
    assert.equal(findRunningServer(dataDir)?.isTrusted, isTrusted, `${url} ${mode.toString(8)}`);
  }
  const other = readdirSync('/proc').find(
    (name) =>
      /^\d+$/.test(name) && statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid !== process.getuid?.(),
  );
  if (other === undefined) return;
  writeServer(dataDir, 'http://127.0.0.1:80', 0o600, { pid: Number(other) });
  assert.notEqual(findRunningServer(dataDir)?.isTrusted, true, 'a process of another user');
});

test('a process that has got the number of a killed server is not taken for it', (t) => {
  const dataDir = temporaryFolder(t);
  const find = (changed: object) => {
    writeServer(dataDir, 'http://127.0.0.1:80', 0o600, changed);
    return findRunningServer(dataDir);
  };
  assert.equal(find({})?.isTrusted, true);
  assert.equal(find({ processStart: '1' }), undefined);
  // As a release before 0.3 wrote it, or somebody who cannot know.
  assert.equal(find({ processStart: undefined })?.isTrusted, false);
});

test('nothing is sent to a server that a foreign folder names', async (t) => {
  const cwd = temporaryFolder(t);
  const dataDir = join(cwd, 'data');
  mkdirSync(dataDir);
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{"object":"list","data":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const list = async (url: string, mode: number, env: Record<string, string> = {}) => {
    received.length = 0;
    writeServer(dataDir, url, mode);
    return runHere(['videos', 'list', '--json'], { dataDir, cwd, env });
  };
  const withKey = { KINORA_API_KEY: 'key-of-the-environment' };
  // An address that is none of this machine's, then a file as a cloned folder has it.
  for (const [url, mode] of [
    [`http://0.0.0.0:${port}`, 0o600],
    [`http://127.0.0.1:${port}`, 0o644],
  ] as const)
    for (const env of [{}, withKey]) {
      const { code, stderr } = await list(url, mode, env);
      assert.equal(code, 4, stderr);
      assert.match(stderr, /--server/);
      assert.deepEqual(received, []);
    }
  await list(`http://127.0.0.1:${port}`, 0o600, withKey);
  assert.ok(received.some((line) => line.endsWith('Bearer key-of-the-environment')));
  await list(`http://127.0.0.1:${port}`, 0o600);
  assert.ok(
    received.some((line) => /Bearer kin_/.test(line)),
    'a key of the data folder is sent',
  );

  // The database that the command made in it, as a clone has it; where it is not named, it is not used.
  const database = join(dataDir, 'kinora.db');
  chmodSync(database, 0o644);
  const unnamed = await list(`http://127.0.0.1:${port}`, 0o600, { KINORA_DATA_DIR: '' });
  assert.equal(unnamed.code, 4, unnamed.stderr);
  assert.match(unnamed.stderr, /kinora\.db .*KINORA_DATA_DIR/);
  assert.deepEqual(received, []);
  chmodSync(database, 0o600);
  await list(`http://127.0.0.1:${port}`, 0o600, { KINORA_DATA_DIR: '' });
  assert.ok(received.length > 0);
});
