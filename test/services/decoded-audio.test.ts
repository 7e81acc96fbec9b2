import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDecodedAudio } from '../../src/services/decoded-audio.ts';

test('decoded sound on disk is bounded for all requests together, and freed with them', () => {
  const decoded = createDecodedAudio();
  const all = decoded.remainingSeconds();
  assert.ok(all >= 6 * 3600, 'the longest recording fits');
  const hear = (seconds: number, during: () => void) => {
    using _samples = decoded.reserve(seconds);
    during();
  };
  hear(all - 60, () => {
    assert.equal(decoded.remainingSeconds(), 60);
    assert.throws(() =>
      hear(120, () => {
        assert.equal(decoded.remainingSeconds(), 0);
        throw new Error('a request that fails frees its own');
      }),
    );
    assert.equal(decoded.remainingSeconds(), 60);
  });
  assert.equal(decoded.remainingSeconds(), all);
  assert.equal(decoded.overloadError().code, 'model_overloaded');
});
