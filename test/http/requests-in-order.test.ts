import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { inOrder } from '../../src/http/requests-in-order.ts';
import { openRaw, splitAnswers } from '../robustness/raw-http.ts';
import { afterTest } from '../support/after-test.ts';
import { waitFor } from '../support/wait-for.ts';

/** A server that answers when it is told to. */
const startRig = async (t: TestContext) => {
  const begun: string[] = [];
  const responses = new Map<string, ServerResponse>();
  const server = createServer(
    inOrder(({ url = '' }, response) => {
      begun.push(url);
      responses.set(url, response);
    }).handle,
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(t, async () => {
    server.closeAllConnections();
    server.close();
  });
  const responseTo = async (path: string): Promise<ServerResponse> => {
    await waitFor(() => responses.has(path));
    return responses.get(path)!;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begun,
    responseTo,
    answer: async (path: string) => void (await responseTo(path)).end(path),
  };
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test('of requests that are sent ahead one is handled at a time, in order', async (t) => {
  const rig = await startRig(t);
  const ahead = await openRaw(rig.url);
  await ahead.send(get('/a') + get('/b') + get('/c'));
  await waitFor(() => rig.begun.length > 0);
  const other = await openRaw(rig.url);
  await other.send(get('/other'));
  await waitFor(() => rig.begun.includes('/other'));
  assert.deepEqual(rig.begun, ['/a', '/other']);
  for (const path of ['/a', '/b', '/c']) await rig.answer(path);
  await waitFor(() => splitAnswers(ahead.received()).length === 3);
  assert.deepEqual(
    splitAnswers(ahead.received()).map(({ body }) => body),
    ['/a', '/b', '/c'],
  );
  await ahead.send(get('/d'));
  await rig.answer('/d');
  await waitFor(() => splitAnswers(ahead.received()).length === 4);
});

test('requests that are sent ahead are dropped with their connection', async (t) => {
  const rig = await startRig(t);
  const leaving = await openRaw(rig.url);
  await leaving.send(get('/a') + get('/b'));
  await waitFor(() => rig.begun.length > 0);
  leaving.socket.destroy();
  const other = await openRaw(rig.url);
  await other.send(get('/other'));
  await rig.answer('/other');
  await waitFor(() => other.received() !== '');
  assert.deepEqual(rig.begun, ['/a', '/other']);
});

test('a connection with more requests ahead than anybody needs is closed', async (t) => {
  const rig = await startRig(t);
  const flood = await openRaw(rig.url);
  await flood.send(get('/a').repeat(1500));
  await flood.closed;
  assert.deepEqual(rig.begun, ['/a']);
});

test('a connection with large bodies ahead is closed', async (t) => {
  const rig = await startRig(t);
  const flood = await openRaw(rig.url);
  await flood.send(get('/a'));
  const body = 'a'.repeat(50_000);
  const post = `POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  for (let sent = 0; sent < 10; sent += 1) await flood.send(post);
  await flood.closed;
  assert.deepEqual(rig.begun, ['/a']);
});

test('requests after a response that closes the connection are not begun', async (t) => {
  const rig = await startRig(t);
  const closing = await openRaw(rig.url);
  await closing.send(get('/closing') + get('/b'));
  const response = await rig.responseTo('/closing');
  const { socket } = response;
  // As after a refused upload: the connection stays until the client has had time to read.
  socket!.destroySoon = () => void socket!.end();
  response.setHeader('connection', 'close').end();
  await closing.closed;
  const other = await openRaw(rig.url);
  await other.send(get('/other'));
  await rig.answer('/other');
  await waitFor(() => other.received() !== '');
  assert.deepEqual(rig.begun, ['/closing', '/other']);
});
