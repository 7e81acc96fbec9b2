import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { openAsBlob, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { formBody, jsonBody } from '../../../src/lib/http/http-body.ts';
import {
  createHttpClient,
  type HttpResponse,
  readJsonObject,
  readText,
  stateLimits,
  TransportError,
} from '../../../src/lib/http/http-client.ts';
import { afterTest } from '../../support/after-test.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const signal = new AbortController().signal;

/** A server that breaks every connection when a second request comes over it, as one whose keep-alive just ended. */
const startForgetful = async (t: TestContext, breakOff: (socket: Socket) => void) => {
  const requests: { method: string; bytes: number; isSecond: boolean }[] = [];
  const used = new WeakSet<Socket>();
  const server = createServer(async (request: IncomingMessage, response) => {
    const isSecond = used.has(request.socket);
    used.add(request.socket);
    if (isSecond) {
      requests.push({ method: request.method!, bytes: 0, isSecond });
      breakOff(request.socket);
      return;
    }
    const { length: bytes } = await buffer(request);
    requests.push({ method: request.method!, bytes, isSecond });
    response.end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createHttpClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: () => ({}),
    userAgent: 'test',
  });
  afterTest(t, async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const ask = async (options: Partial<Parameters<typeof client.request>[1]> = {}) => {
    const text = await readText(
      await client.request('/', { signal, idleTimeoutMs: 5_000, ...options }),
      signal,
    );
    // The connection is put back in one of the next turns.
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    return text;
  };
  return { requests, ask };
};

const ways = {
  closes: (socket: Socket) => socket.destroy(),
  resets: (socket: Socket) => socket.resetAndDestroy(),
};

for (const [how, breakOff] of Object.entries(ways)) {
  test(`a server that ${how} a kept connection as it is used: sent once more what may be`, async (t) => {
    const folder = temporaryFolder(t);
    const path = join(folder, 'file');
    writeFileSync(path, Buffer.alloc(300_000));
    const { requests, ask } = await startForgetful(t, breakOff);
    assert.equal(await ask(), 'answer');
    assert.equal(await ask(), 'answer', 'a GET');
    assert.deepEqual(
      requests.map(({ isSecond }) => isSecond),
      [false, true, false],
    );
    await ask();
    requests.length = 0;
    const body = formBody([], [{ name: 'file', blob: await openAsBlob(path), filename: 'file' }]);
    assert.equal(await ask({ method: 'POST', body, ifStale: 'again' }), 'answer', 'a POST that says so');
    assert.ok(requests.at(-1)!.bytes > 300_000, 'with the whole of its file');
  });

  test(`a server that ${how} a kept connection as it is used: told, or avoided, what must not be done twice`, async (t) => {
    const { requests, ask } = await startForgetful(t, breakOff);
    const post = { method: 'POST', body: jsonBody({}) } as const;
    await ask();
    requests.length = 0;
    await assert.rejects(
      ask(post),
      (error) => error instanceof TransportError && error.kind === 'connection',
    );
    assert.equal(requests.length, 1);
    await ask();
    requests.length = 0;
    for (let n = 0; n < 3; n += 1) assert.equal(await ask({ ...post, ifStale: 'avoid' }), 'answer');
    assert.deepEqual(
      requests.map(({ isSecond }) => isSecond),
      [false, false, false],
    );
  });
}

test('a client for public addresses connects to no other', async () => {
  for (const baseUrl of ['http://127.0.0.1:9', 'http://[::1]:9', 'http://169.254.169.254']) {
    const client = createHttpClient({ baseUrl, headers: () => ({}), userAgent: 'test', publicOnly: true });
    await assert.rejects(client.request('/', { signal, idleTimeoutMs: 5_000 }), (error) => {
      assert.ok(error instanceof TransportError);
      assert.equal(error.code, 'forbidden_address', baseUrl);
      return true;
    });
    await client.close();
  }
});

test('JSON of millions of values is refused unparsed', async () => {
  const answer = (text: string) =>
    ({ status: 200, headers: {}, body: Readable.from([Buffer.from(text)]) }) as unknown as HttpResponse;
  const lists = (count: number) => `{"a":[${'[],'.repeat(count)}[]]}`;
  await assert.rejects(readJsonObject(answer(lists(1_500_000)), signal), { kind: 'too_large' });
  assert.equal(((await readJsonObject(answer(lists(1_000)), signal)).a as unknown[]).length, 1_001);
  // Of a job's state, which is asked for every second.
  await assert.rejects(readJsonObject(answer(lists(60_000)), signal, stateLimits), { kind: 'too_large' });
  const long = answer(`{"a":"${'a'.repeat(5_000_000)}"}`);
  await assert.rejects(readJsonObject(long, signal, stateLimits), { kind: 'too_large' });
});

/** A server that takes one web socket, and a client that listens to it. */
const listenTo = async (t: Pick<TestContext, 'after'>, onMessage: (text: string) => void) => {
  const server = createServer();
  const connected = new Promise<Socket>((resolve) => {
    server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
      const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
      const accept = createHash('sha1')
        .update(request.headers['sec-websocket-key'] + magic)
        .digest('base64');
      socket.on('error', () => {});
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      resolve(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createHttpClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: () => ({}),
    userAgent: 'test',
  });
  const listening = new AbortController();
  afterTest(t, async () => {
    listening.abort();
    await client.close();
    (await connected).destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  await client.listen('/ws', onMessage, listening.signal);
  const socket = await connected;
  return {
    socket,
    listening,
    ended: new Promise((resolve) => socket.once('end', resolve).once('close', resolve)),
  };
};

test('messages of a web socket that are too long are not read', async (t) => {
  const textFrame = (length: number): Buffer => {
    const head = Buffer.alloc(10);
    head.set([0x81, 127]);
    head.writeBigUInt64BE(BigInt(length), 2);
    return head;
  };
  const told: number[] = [];
  const toldTwice = Promise.withResolvers<void>();
  const { socket, ended } = await listenTo(t, (text) => {
    told.push(text.length);
    if (told.length === 2) toldTwice.resolve();
  });
  for (const length of [100, 1_000_000, 200]) {
    socket.write(textFrame(length));
    socket.write(Buffer.alloc(length, 'a'));
  }
  await toldTwice.promise;
  assert.deepEqual(told, [100, 200]);
  socket.resume();
  socket.write(textFrame(64 * 1024 * 1024));
  socket.write(Buffer.alloc(1_000_000, 'a'));
  await ended;
});

/** Sends as fast as it is read, and hears nothing. */
const flood = (socket: Socket, frame: Buffer) => {
  const frames = Buffer.concat(Array.from({ length: 10_000 }, () => frame));
  const send = () => {
    while (!socket.destroyed && socket.write(frames));
  };
  socket.on('drain', send);
  send();
};

for (const [what, frame] of Object.entries({
  messages: Buffer.from([0x81, 1, 0x61]),
  pings: Buffer.from([0x89, 0]),
  pongs: Buffer.from([0x8a, 0]),
}))
  test(`a web socket of ${what} without end is ended`, async (t) => {
    let told = 0;
    const { socket, ended } = await listenTo(t, () => {
      told += 1;
    });
    socket.resume();
    flood(socket, frame);
    await ended;
    assert.ok(told <= 1_000, `${told} messages`);
  });

test('a web socket whose server does not answer is ended with the work', async (t) => {
  const told = Promise.withResolvers<void>();
  const { socket, listening, ended } = await listenTo(t, () => told.resolve());
  socket.resume();
  socket.write(Buffer.from([0x81, 1, 0x61]));
  await told.promise;
  listening.abort();
  await ended;
});
