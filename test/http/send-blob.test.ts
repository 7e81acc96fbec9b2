import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { parseRange, sendChunks } from '../../src/http/send-blob.ts';
import { afterTest } from '../support/after-test.ts';

test('one range of bytes is cut to the file', () => {
  for (const [header, start, end] of [
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 99],
    ['bytes=10-19', 10, 19],
    ['bytes=90-1000', 90, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-1000', 0, 99],
    [' bytes=5-5 ', 5, 5],
  ] as const)
    assert.deepEqual(parseRange(header, 100), { start, end }, header);
});

test('what begins beyond the end cannot be satisfied', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])
    assert.equal(parseRange(header, 100), 'unsatisfiable', header);
  assert.equal(parseRange('bytes=0-', 0), 'unsatisfiable');
  assert.equal(parseRange('bytes=-5', 0), 'unsatisfiable');
});

test('anything else gets the whole file', () => {
  for (const header of [
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes=a-b',
    `bytes=${'9'.repeat(40)}-`,
  ])
    assert.equal(parseRange(header, 100), 'whole', header);
});

const listen = async (t: TestContext, handle: (response: ServerResponse) => Promise<void>) => {
  const server = createServer((_request, response) => void handle(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('a storage that sends more or less than the file has breaks the answer off', async (t) => {
  const send = async (...chunks: string[]) => {
    const url = await listen(t, async (response) => {
      response.setHeader('content-length', 6);
      await sendChunks(response, Readable.from(chunks.map((chunk) => Buffer.from(chunk))), 6);
    });
    return (await fetch(url)).text();
  };
  assert.equal(await send('abc', 'def'), 'abcdef');
  await assert.rejects(send('abc', 'defHTTP/1.1 200 OK'));
  await assert.rejects(send('abc'));
});

test('a chunk is not asked for before the one before it was sent, and none after the client left', async (t) => {
  // More than the buffers between us take.
  const bytes = 32 * 1024 * 1024;
  const chunk = Buffer.alloc(256 * 1024);
  let asked = 0;
  let ended = Promise.withResolvers<void>();
  async function* chunks() {
    try {
      for (let sent = 0; sent < bytes; sent += chunk.length) {
        chunk.fill(asked % 251);
        asked += 1;
        yield chunk;
      }
    } finally {
      ended.resolve();
    }
  }
  const url = await listen(t, async (response) => {
    response.setHeader('content-length', bytes);
    await sendChunks(response, chunks(), bytes);
  });

  const received = Buffer.from(await (await fetch(url)).arrayBuffer());
  assert.equal(received.length, bytes);
  for (let at = 0, number = 0; at < bytes; at += chunk.length, number += 1)
    assert.ok(received.subarray(at, at + chunk.length).equals(Buffer.alloc(chunk.length, number % 251)));

  asked = 0;
  ended = Promise.withResolvers<void>();
  const leave = new AbortController();
  await fetch(url, { signal: leave.signal });
  leave.abort();
  await ended.promise;
  assert.ok(asked < bytes / chunk.length);
});

test('a storage that stands still in the middle is left with the client', async (t) => {
  const chunks = new Readable({ read() {} });
  chunks.push('abc');
  const over = Promise.withResolvers<void>();
  const url = await listen(t, async (response) => {
    response.setHeader('content-length', 6);
    await sendChunks(response, chunks, 6);
    over.resolve();
  });
  const leaving = new AbortController();
  const { body } = await fetch(url, { signal: leaving.signal });
  await body!.getReader().read();
  leaving.abort();
  await over.promise;
  assert.ok(chunks.destroyed);
});
