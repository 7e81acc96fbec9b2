import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Config } from '../../src/config/config.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

test('processes whose settings differ say so at /readyz, and no longer when they agree', async (t) => {
  const storage = temporaryFolder(t);
  const shared = { databaseUrl: await createPostgresDatabase(), storageUrl: pathToFileURL(storage).href };
  const start = (config: Partial<Config> = {}) => startTestService(t, { config: { ...shared, ...config } });
  const warningsOf = async (service: TestService) => {
    const response = await service.request('/readyz', { key: null });
    assert.equal(response.status, 200, 'a difference is no reason to refuse requests');
    return ((await response.json()) as { warnings?: string[] }).warnings;
  };
  const first = await start();
  // Settings of each machine may differ.
  const alike = await start({ videoConcurrency: 2, logLevel: 'silent' });
  assert.equal(await warningsOf(alike), undefined);
  const odd = await start({ queueLimit: 7, blockedTerms: ['a secret word'] });
  const [warning] = (await warningsOf(odd))!;
  assert.match(warning!, /queueLimit/);
  assert.match(warning!, /blockedTerms/);
  assert.doesNotMatch(warning!, /secret/, 'names, not values');
  await waitFor(async () => (await warningsOf(first)) !== undefined);
  await odd.stop();
  await waitFor(async () => (await warningsOf(first)) === undefined);
});
