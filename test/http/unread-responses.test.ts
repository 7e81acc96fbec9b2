import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { closeUnread } from '../../src/http/unread-responses.ts';
import { openRaw } from '../robustness/raw-http.ts';
import { afterTest } from '../support/after-test.ts';
import { waitFor } from '../support/wait-for.ts';

const startRig = async (t: TestContext, answer: (response: ServerResponse) => void) => {
  const closed: Promise<unknown>[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    open.add(response);
    closed.push(once(response, 'close').then(() => open.delete(response)));
    answer(response);
  }).listen(0, '127.0.0.1');
  closeUnread(server, () => open, 100);
  await once(server, 'listening');
  afterTest(t, async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, closed };
};

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('the connection of a client that reads nothing of its response is closed', async (t) => {
  const rig = await startRig(t, (response) => response.end(Buffer.alloc(20_000_000)));
  const client = await openRaw(rig.url);
  client.socket.pause();
  await client.send(request);
  await waitFor(() => rig.closed.length === 1);
  await rig.closed[0];
  client.socket.resume();
  assert.ok((await client.closed).length < 20_000_000);
});

test('one that has read all there is, and waits for the rest, is not', async (t) => {
  const first = 'a'.repeat(20_000_000);
  const watched = Promise.withResolvers<{ response: ServerResponse; atTimeout: () => void }>();
  const rig = await startRig(t, (response) => {
    response.setTimeout = (_ms, atTimeout) => {
      watched.resolve({ response, atTimeout: atTimeout as () => void });
      return response;
    };
    response.write(first);
  });
  const client = await openRaw(rig.url);
  client.socket.pause();
  await client.send(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const { response, atTimeout } = await watched.promise;
  client.socket.resume();
  await waitFor(() => response.socket?.writableLength === 0);
  atTimeout();
  response.end('last');
  const received = await client.closed;
  assert.ok(received.length > first.length && received.includes('last'));
});
