/** Processes on one Postgres whose machines do not agree on the time. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { clockSet } from '../support/clock.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const startWith = async (t: TestContext, aheadByMs: number[]): Promise<TestService[]> => {
  const storage = pathToFileURL(temporaryFolder(t)).href;
  const databaseUrl = await createPostgresDatabase();
  const services: TestService[] = [];
  for (const byMs of aheadByMs)
    services.push(
      await startTestService(t, {
        config: { databaseUrl, storageUrl: storage },
        overrides: { clock: clockSet(() => byMs) },
      }),
    );
  return services;
};

const create = async (service: TestService, headers: Record<string, string>): Promise<string> => {
  const body = { model: 'beta-2', prompt: 'a red balloon', seconds: '4', size: '1280x720' };
  const response = await service.postJson('/v1/videos', body, { headers });
  const { id } = (await response.json()) as { id?: string };
  assert.ok(id, String(response.status));
  return id;
};

test('a repeat at a process whose clock is ahead is known as one', async (t) => {
  const [behind, ahead] = await startWith(t, [0, 300_000]);
  const attempt = (count: number) => ({
    'x-stainless-lang': 'js',
    'x-stainless-retry-count': String(count),
  });
  const first = await create(behind!, attempt(0));
  assert.equal(await create(ahead!, attempt(1)), first);
  const keyed = await create(behind!, { 'x-stainless-lang': 'js', 'idempotency-key': 'one' });
  assert.equal(await create(ahead!, { 'x-stainless-lang': 'js', 'idempotency-key': 'one' }), keyed);
  assert.equal((await ahead!.store.db.selectFrom('video_tasks').select('id').execute()).length, 2);
});
