import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createDecodedAudio } from '../../src/services/decoded-audio.ts';

test('decoded sound on disk is bounded for all requests together, and freed with them', () => {
  const decoded = createDecodedAudio();
  const all = decoded.remainingSeconds('a');
  assert.ok(all >= 6 * 3600, 'the longest recording fits');
  const hear = (seconds: number, during: () => void) => {
    using _samples = decoded.reserve('a', seconds);
    during();
  };
  hear(all - 60, () => {
    assert.equal(decoded.remainingSeconds('a'), 60);
    assert.throws(() =>
      hear(60, () => {
        assert.equal(decoded.remainingSeconds('a'), 0);
        throw new Error('a request that fails frees its own');
      }),
    );
    assert.equal(decoded.remainingSeconds('a'), 60);
    // Others were decoded at the same time, when there was room for each of them.
    assert.throws(() => hear(61, () => {}), { code: 'model_overloaded' });
  });
  assert.equal(decoded.remainingSeconds('a'), all);
  assert.equal(decoded.overloadError().code, 'model_overloaded');
});

test('an account that can pay for few recordings has one decoded after another', async () => {
  const decoded = createDecodedAudio();
  const mostAtOnce = async (affordableSeconds: number): Promise<number> => {
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => decoded.inTurn('a', affordableSeconds, work)));
    return most;
  };
  assert.deepEqual([await mostAtOnce(6 * 3600), await mostAtOnce(Number.POSITIVE_INFINITY)], [1, 5]);
});

test('accounts that take all they may leave some for others', () => {
  const decoded = createDecodedAudio();
  for (let n = 0; n < 5; n += 1) {
    const seconds = decoded.remainingSeconds(`greedy-${n}`);
    decoded.reserve(`greedy-${n}`, seconds);
    assert.throws(() => decoded.reserve(`greedy-${n}`, 1), { code: 'model_overloaded' });
  }
  assert.ok(decoded.remainingSeconds('modest') > 600);
});
