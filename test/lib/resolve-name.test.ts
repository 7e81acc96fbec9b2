import assert from 'node:assert/strict';
import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createDnsResolver } from '../../src/lib/http/resolve-name.ts';
import { createSafeFetch, FetchError } from '../../src/lib/safe-fetch.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const typeA = 1;
/** Two bytes of type and two of class end a question; 12 bytes of header begin a message. */
const questionEnd = (query: Buffer) => query.indexOf(0, 12) + 5;

/** The query itself with answers: one record for each address of the type that was asked for. */
const answerTo = (query: Buffer, addresses: string[]): Buffer => {
  const end = questionEnd(query);
  const isA = query.readUInt16BE(end - 4) === typeA;
  const records = (isA ? addresses : []).map((address) =>
    Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  const head = Buffer.from(query.subarray(0, end));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...records]);
};

/** Names that begin with `silent` are never answered. */
const startNameServer = async (t: TestContext, addresses: string[]) => {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const name = query.subarray(13, 12 + 1 + query[12]!).toString();
    asked.push(name);
    if (!name.startsWith('silent')) socket.send(answerTo(query, addresses), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  afterTest(t, () => socket.close());
  return { asked, resolve: createDnsResolver([`127.0.0.1:${socket.address().port}`]) };
};

test('names are asked of the name server, in both families', async (t) => {
  const { resolve, asked } = await startNameServer(t, ['93.184.215.14', '93.184.215.15']);
  assert.deepEqual(await resolve('files.example.org'), [
    { address: '93.184.215.14', family: 4 },
    { address: '93.184.215.15', family: 4 },
  ]);
  assert.deepEqual(asked, ['files', 'files']);
  for (const name of ['localhost', 'LOCALHOST.', 'a.localhost'])
    assert.deepEqual(await resolve(name), [{ address: '127.0.0.1', family: 4 }]);
  assert.equal(asked.length, 2);
});

test('names whose server is silent hold up neither files nor other names', async (t) => {
  const { resolve, asked } = await startNameServer(t, ['10.0.0.1']);
  const folder = temporaryFolder(t);
  const { download } = createSafeFetch({ allowPrivate: false, lookup: resolve });
  const leaving = new AbortController();
  const limits = { maxBytes: 10, timeoutMs: 60_000, signal: leaving.signal };
  let ended = 0;
  const silent = Array.from({ length: 40 }, (_, index) =>
    download(`http://silent${index}.example/`, { ...limits, toPath: join(folder, String(index)) })
      .catch((error) => error as Error)
      .finally(() => {
        ended += 1;
      }),
  );
  await waitFor(() => new Set(asked).size === silent.length);
  await readFile(fileURLToPath(import.meta.url));
  await assert.rejects(
    download('http://inside.example/', { ...limits, toPath: join(folder, 'inside') }),
    (error) => error instanceof FetchError && error.reason === 'forbidden_address',
  );
  assert.equal(ended, 0, 'they still wait');
  leaving.abort(new Error('left'));
  for (const error of await Promise.all(silent)) assert.equal((error as Error).message, 'left');
});
