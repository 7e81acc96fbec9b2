import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { afterTest } from '../support/after-test.ts';

const command = fileURLToPath(new URL('../../scripts/chaos.ts', import.meta.url));

const run = async (t: TestContext, words: string[]) => {
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  afterTest(t, () => child.kill('SIGKILL'));
  const [output, told] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const { faults, ...figures } = JSON.parse(output);
  t.diagnostic(JSON.stringify(figures));
  assert.deepEqual(faults, [], told);
  return figures;
};

test('a short run of chaos loses nothing and charges nothing twice', { timeout: 600_000 }, async (t) => {
  const words = ['--minutes', '0.3', '--pause', '1.5', '--seed', '3', '--videos', '2'];
  const { counts, harmed } = await run(t, words);
  assert.ok(counts.accepted > 0 && harmed.service > 0);
});

test('kills at a few statements and calls leave a store that opens', { timeout: 600_000 }, async (t) => {
  const { kills } = await run(t, ['--points', '--kills', '3', '--seed', '4', '--only', 'on SQLite']);
  assert.ok(kills >= 3);
});
