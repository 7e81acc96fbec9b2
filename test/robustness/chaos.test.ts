import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { afterTest } from '../support/after-test.ts';

const command = fileURLToPath(new URL('../../scripts/chaos.ts', import.meta.url));

test('a short run of chaos loses nothing and charges nothing twice', { timeout: 600_000 }, async (t) => {
  const child = spawn(
    process.execPath,
    [command, '--minutes', '0.3', '--pause', '1.5', '--seed', '3', '--videos', '2'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  afterTest(t, () => child.kill('SIGKILL'));
  const [output, told] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const { faults, ...figures } = JSON.parse(output);
  t.diagnostic(JSON.stringify(figures));
  assert.deepEqual(faults, [], told);
  assert.ok(figures.counts.accepted > 0 && figures.harmed.service > 0);
});
