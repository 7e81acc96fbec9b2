/** The money a killed process held for an answer it was making, and the files it worked on, on a database with others. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../../src/db/database.ts';
import { openAi, routedEnvironment } from '../engines/upstream/routed-service.ts';
import { startUpstream } from '../engines/upstream/upstream-server.ts';
import { afterTest } from '../support/after-test.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { startKinora } from './kinora-process.ts';

test('kill -9 in the midst of an answer: another process gives back the money and removes the files', async (t) => {
  // The answer never comes.
  const upstream = await startUpstream(t, { 'POST /v1/audio/transcriptions': () => {} });
  const dataDir = temporaryFolder(t);
  const routed = routedEnvironment(
    dataDir,
    { it: openAi(upstream.url) },
    { 'listen-1': [{ upstream: 'it', model: 'w' }] },
  );
  const databaseUrl = await createPostgresDatabase();
  const storageUrl = pathToFileURL(temporaryFolder(t)).href;
  const db = await openDatabase({ postgresUrl: databaseUrl });
  afterTest(t, () => db.destroy());
  const doomed = await startKinora(t, dataDir, {
    KINORA_DATABASE_URL: databaseUrl,
    KINORA_STORAGE_URL: storageUrl,
    ...routed,
    KINORA_ROLES: 'api',
  });
  const form = new FormData();
  form.append('model', 'listen-1');
  const recording = new URL('../fixtures/amiable.flac', import.meta.url);
  // Above 64 KB, and so by way of a file.
  form.append('file', new Blob([readFileSync(recording), Buffer.alloc(8000)]), 'amiable.flac');
  const unanswered = doomed
    .request('/v1/audio/transcriptions', { method: 'POST', body: form })
    .catch(() => 'cut off');
  await waitFor(() => upstream.received.length === 1);
  doomed.signal('SIGKILL');
  await doomed.ended;
  assert.equal(await unanswered, 'cut off');
  const [hold] = await db.selectFrom('holds').selectAll().execute();
  assert.ok(hold?.node_id);
  const left = join(dataDir, 'kinora-tmp', hold.node_id);
  assert.ok(
    readdirSync(left).some((name) => !name.startsWith('worker.lock')),
    'the folder of a request',
  );

  // A lock of one that lives is respected, however old its folder is.
  const survivor = { config: { databaseUrl, storageUrl }, overrides: { sweepEveryMs: 100 }, dataDir };
  const { dataDir: shared } = await startTestService(t, survivor);
  const alive = readdirSync(join(shared, 'kinora-tmp')).filter((name) => name !== hold.node_id);
  for (const name of [...alive, hold.node_id]) utimesSync(join(shared, 'kinora-tmp', name), 1, 1);
  assert.equal((await db.selectFrom('holds').selectAll().execute()).length, 1, 'it may be alive');
  // As if its silence had lasted long enough.
  await db.updateTable('nodes').set({ last_seen_ms: 0 }).where('id', '=', hold.node_id).execute();
  await waitFor(async () => (await db.selectFrom('holds').selectAll().execute()).length === 0);
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([account.held, account.spent], [0, 0]);

  await startTestService(t, survivor);
  assert.ok(!existsSync(left));
  for (const name of alive) assert.ok(existsSync(join(shared, 'kinora-tmp', name)));
});
