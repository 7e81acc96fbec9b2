import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runChaos } from './run-chaos.ts';

test('a short run of chaos loses nothing and charges nothing twice', { timeout: 290_000 }, async (t) => {
  const { faults, counts, completed, megabytes } = await runChaos({ seconds: 20, seed: 3, openVideos: 1 });
  t.diagnostic(JSON.stringify({ counts, completed, megabytes }));
  assert.deepEqual(faults, []);
  assert.ok(counts.accepted > 0 && counts.serviceKills + counts.engineKills + counts.locks > 0);
});
