import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFuzz } from './fuzz/run-fuzz.ts';

test('a sample of the fuzzer finds nothing', { timeout: 290_000 }, async (t) => {
  const { sent, statuses, faults, megabytes } = await runFuzz({ requests: 1000, seed: 20_261_115 });
  t.diagnostic(JSON.stringify({ sent, statuses, megabytes }));
  assert.deepEqual(faults, []);
  assert.ok(sent.schema > 330 && sent.bytes > 65 && sent.media > 50);
  assert.ok((statuses[200] ?? 0) > 30 && (statuses[400] ?? 0) > 130, 'some get through, most do not');
});
