/** Clients that take an answer too slowly. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { FastifyReply } from 'fastify';
import { clientSignal, disconnectUnread } from '../../src/http/client-signal.ts';

const minuteMs = 60_000;

test('one that reads a little now and then has left before an encoder gives up', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const raw = Object.assign(new EventEmitter(), {
    destroyed: false,
    writableFinished: false,
    writableNeedDrain: true,
    socket: { bytesWritten: 0 },
    destroy() {
      raw.destroyed = true;
      raw.emit('close');
    },
  });
  const reply = { raw, server: { server: {} } } as unknown as FastifyReply;
  const signal = clientSignal(reply);
  disconnectUnread(reply, minuteMs / 2);
  let minutes = 0;
  for (; !signal.aborted && minutes < 24 * 60; minutes += 1) {
    raw.socket.bytesWritten += 1;
    t.mock.timers.tick(minuteMs / 2);
    raw.socket.bytesWritten += 1;
    t.mock.timers.tick(minuteMs / 2);
  }
  assert.ok(minutes >= 60 && minutes < 120, `${minutes} minutes`);
});
