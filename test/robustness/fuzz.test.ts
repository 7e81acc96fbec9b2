import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFuzz } from './run-fuzz.ts';

test('a sample of the fuzzer finds nothing', { timeout: 290_000 }, async (t) => {
  const { sent, statuses, faults, megabytes } = await runFuzz({ requests: 1500, seed: 20_261_115 });
  t.diagnostic(JSON.stringify({ sent, statuses, megabytes }));
  assert.deepEqual(faults, []);
  assert.ok(sent.schema > 500 && sent.bytes > 100 && sent.media > 80);
  assert.ok((statuses[200] ?? 0) > 50 && (statuses[400] ?? 0) > 200, 'some get through, most do not');
});
