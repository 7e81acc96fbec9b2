/** Prompts that take long to enhance: they cost nobody else's time, and nothing at all without money. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memorySignal } from '../../src/engines/child-process-server.ts';
import { createPromptEngine } from '../../src/engines/local/prompt-engine.ts';
import { afterTest } from '../support/after-test.ts';
import { expectError } from '../support/expect-error.ts';
import { startTestService } from '../support/service.ts';

const hostile = '...'.repeat(10_000);

test('a prompt made to hold up the enhancer holds up its own account only', async (t) => {
  const service = await startTestService(t);
  const create = (prompt: string, key: string) =>
    service.postJson('/v1/video/create', { model: 'alpha3-fast', prompt, enhance_prompt: true }, { key });

  const broke = await service.createKey({ account: 'broke', balance: 0 });
  await expectError(await create(hostile, broke), 'insufficient_balance');
  assert.deepEqual(service.enginePids(), [], 'nothing was enhanced');

  const key = await service.createKey({ account: 'hostile', balance: 100_000_000 });
  const other = await service.createKey({ account: 'other', balance: 100_000_000 });
  const all = Array.from({ length: 12 }, () => create(hostile, key));
  const response = await create('一只猫在雪地里', other);
  assert.match(((await response.json()) as { enhanced_prompt: string }).enhanced_prompt, /cat/i);
  for (const { status } of await Promise.all(all))
    assert.equal(status, 200, 'it is made without being enhanced, or enhanced in time');
});

test('a prompt that waits too long for its turn is used as it is', async (t) => {
  const logger = { warn: () => {} } as never;
  const { enhance, close } = createPromptEngine({ idleMs: 1000, logger, patienceMs: 1 });
  afterTest(t, close);
  assert.equal(await enhance('a boat', { accountId: 'acc' }), 'a boat');
});

test('a prompt that takes hundreds of megabytes to read is ended', async (t) => {
  const warnings: string[] = [];
  const logger = { warn: ({ signal }: { signal?: string }) => warnings.push(signal ?? '') } as never;
  const modulePath = new URL('../engines/fixtures/sample-engine.ts', import.meta.url);
  const engine = createPromptEngine({ idleMs: 0, logger, modulePath });
  afterTest(t, engine.close);
  const call = { accountId: 'acc', signal: new AbortController().signal };
  await assert.rejects(engine.summarisePrompt({ prompt: 'a boat' }, call), /memory limit/);
  assert.equal(await engine.enhance('a boat', call), 'a boat');
  assert.equal(warnings.filter((signal) => signal === memorySignal).length, 2);
});
