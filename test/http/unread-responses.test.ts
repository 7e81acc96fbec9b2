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
  const server = createServer(
    closeUnread((_request, response) => {
      closed.push(once(response, 'close'));
      answer(response);
    }, 100),
  ).listen(0, '127.0.0.1');
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

test('one that waits for the rest of its response is not', async (t) => {
  const rig = await startRig(t, (response) => {
    response.write('first');
    // Idle for twice as long as one that reads nothing may be.
    let timeouts = 0;
    response.socket!.on('timeout', () => {
      timeouts += 1;
      if (timeouts === 2) response.end('last');
      else response.socket!.setTimeout(100);
    });
  });
  const client = await openRaw(rig.url);
  await client.send(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  assert.match(await client.closed, /first[\s\S]*last/);
});
