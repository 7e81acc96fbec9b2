import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAgeClock } from '../../src/lib/clock.ts';

test('a clock for ages goes back with the wall clock, not forward, and counts whole milliseconds', () => {
  let [now, elapsed] = [1_000_000, 10.25];
  const age = createAgeClock({ nowMs: () => now, elapsedMs: () => elapsed });
  elapsed += 500.5;
  now += 3_600_000;
  // Postgres refuses a fraction in a bigint.
  assert.equal(age(), 1_000_500);
  now = 900_000;
  assert.equal(age(), 900_000);
});
