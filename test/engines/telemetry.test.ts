/** The networks' runtime reports to its vendor unless it is told not to: no way of ours to load it may leave it on. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { createProcessPool } from '../../src/engines/process-pool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const openSession =
  "const { InferenceSession } = await import('onnxruntime-node'); await InferenceSession.create(new Uint8Array([1])).catch(() => {});";
/** The files that a process that runs `code` leaves in the home folder of its user. */
const leftInHome = (home: string, code: string): string[] => {
  // Nothing else: the runtime is silent by itself where it finds the variables of a CI.
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: { HOME: home } });
  return readdirSync(home, { recursive: true }).map(String);
};

test('loaded for given pictures it leaves nothing', (t) => {
  if (leftInHome(temporaryFolder(t), openSession).length === 0)
    return t.skip('the runtime of this system does not report');
  const loader = new URL('../../packages/film/src/pictures/network-runtime.ts', import.meta.url);
  const code = `const { loadRuntime } = await import('${loader}'); await loadRuntime(); ${openSession}`;
  assert.deepEqual(leftInHome(temporaryFolder(t), code), []);
});

test('engine processes have it switched off before anything is loaded', async () => {
  const pool = createProcessPool({
    name: 'sample',
    modulePath: new URL('./fixtures/sample-engine.ts', import.meta.url),
    processes: 1,
    maxQueue: 1,
    data: { greeting: 'hello' },
  });
  try {
    const { env } = await pool.call<{ env: NodeJS.ProcessEnv }>('environment', {}, { timeoutMs: 120_000 });
    assert.equal(env.ORT_DISABLE_TELEMETRY, '1');
  } finally {
    await pool.close();
  }
});
