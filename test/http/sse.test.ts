import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { responseSignal } from '../../src/http/client-signal.ts';
import { sendEvents } from '../../src/http/sse.ts';
import { afterTest } from '../support/after-test.ts';
import { waitFor } from '../support/wait-for.ts';

test('a stream that is no longer allowed ends, and what it waited for is left', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  let [checks, isLeft] = [0, false];
  const app = Fastify();
  app.get('/', (_request, reply) => {
    const signal = responseSignal(reply);
    async function* events() {
      yield 'first';
      // As a subscription without news waits.
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      isLeft = true;
    }
    const requireStillAllowed = () => {
      checks += 1;
      throw new Error('revoked');
    };
    return sendEvents(reply, events(), { done: false, requireStillAllowed });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterTest(t, () => app.close());
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  t.mock.timers.tick(2500);
  assert.equal(await response.text(), 'data: "first"\n\n');
  await waitFor(() => isLeft);
  t.mock.timers.tick(25_000);
  assert.equal(checks, 1, 'nothing is asked for a stream that has ended');
});

test('a client that reads nothing is disconnected after a minute, one that reads is not', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  let [written, ended] = [0, 0];
  const app = Fastify();
  app.get('/', (_request, reply) => {
    async function* events() {
      try {
        for (;;) {
          written += 1;
          yield 'x'.repeat(64 * 1024);
        }
      } finally {
        ended += 1;
      }
    }
    return sendEvents(reply, events(), { done: false });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterTest(t, () => {
    app.server.closeAllConnections();
    return app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'),
    );
    socket.on('error', () => {});
    afterTest(t, () => socket.destroy());
    return socket;
  };
  const stalled = open();
  stalled.pause();
  let before = -1;
  await waitFor(() => {
    const isFull = written > 0 && written === before;
    before = written;
    return isFull;
  });
  for (let tick = 0; tick < 3; tick += 1) t.mock.timers.tick(15_000);
  assert.equal(ended, 0);
  t.mock.timers.tick(15_000);
  await waitFor(() => ended === 1);

  const reader = open();
  let received = 0;
  reader.on('data', (data) => {
    received += data.length;
  });
  for (let tick = 0; tick < 10; tick += 1) {
    const seen = received;
    await waitFor(() => received > seen + 1024 * 1024);
    t.mock.timers.tick(15_000);
  }
  assert.equal(ended, 1);
});
