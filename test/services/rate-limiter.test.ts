/** Windows of many clients, as strangers may open them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRateLimiter } from '../../src/services/rate-limiter.ts';
import { clockAt } from '../support/clock.ts';

const cpuMsOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test('a request from a new network costs as much with forty thousand others as with ten thousand', () => {
  const openWindows = (clients: number) => {
    const limiter = createRateLimiter({ clock: clockAt(() => 0), defaultRequestsPerMinute: 1 });
    for (let n = 0; n < clients; n += 1) limiter.take({ id: `network ${n}`, requestsPerMinute: 1 });
  };
  openWindows(10_000);
  const few = cpuMsOf(() => openWindows(10_000));
  const many = cpuMsOf(() => openWindows(40_000));
  assert.ok(many < 60 * Math.max(1, few), `${many} ms for 40,000 after ${few} ms for 10,000`);
});

test('a window ends after its minute, also among many', () => {
  let nowMs = 0;
  const limiter = createRateLimiter({ clock: clockAt(() => nowMs), defaultRequestsPerMinute: 1 });
  const take = (id: string) => limiter.take({ id, requestsPerMinute: 1 }).allowed;
  for (let n = 0; n < 10_001; n += 1) assert.ok(take(`first ${n}`));
  assert.ok(!take('first 0'));
  nowMs = 60_000;
  for (let n = 0; n < 10_001; n += 1) assert.ok(take(`second ${n}`));
  assert.ok(take('first 0'));
  assert.ok(!take('second 10000'));
});
