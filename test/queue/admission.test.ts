import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../src/lib/clock.ts';
import { createAdmission } from '../../src/queue/admission.ts';

test('a task that is written while its account is counted takes its place', async () => {
  const counts: PromiseWithResolvers<number>[] = [];
  const tasks = {
    countOpen: async () => 2,
    countOpenOf: () => {
      const count = Promise.withResolvers<number>();
      counts.push(count);
      return count.promise;
    },
  };
  const admission = createAdmission({ tasks, clock: systemClock, limit: 4 });
  const firstWrite = Promise.withResolvers<string>();
  const first = admission.admit(() => firstWrite.promise, 'acc');
  while (counts.length < 1) await Promise.resolve();
  counts[0]!.resolve(0);
  const second = admission.admit(async () => 'second', 'acc');
  while (counts.length < 2) await Promise.resolve();
  firstWrite.resolve('first');
  assert.equal(await first, 'first');
  counts[1]!.resolve(0);
  await assert.rejects(second, { code: 'rate_limit_exceeded' });
});
