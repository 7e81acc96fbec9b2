/** The memory of nodes on one Postgres: finished tasks and keys, and how they learn that it is out of date. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { clockAt } from '../support/clock.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

/** By then everything in force elsewhere is in force here, also when its notification was lost. */
const inForceMs = 5000;

test('finished tasks and keys in the memory of two nodes', async (t) => {
  const databaseUrl = await createPostgresDatabase();
  const storage = temporaryFolder(t);
  let nowMs = Date.now();
  const clock = clockAt(() => nowMs);
  const start = () =>
    startTestService(t, {
      config: { databaseUrl, storageUrl: pathToFileURL(storage).href },
      overrides: { clock },
    });
  const [one, two] = [await start(), await start()];
  const statusAt = async (node: typeof one, id: string, key?: string) =>
    (await node.request(`/v1/videos/${id}`, key === undefined ? {} : { key })).status;
  const makeVideo = async () => {
    const id = await one.createTask();
    assert.equal((await one.finished(id)).status, 'completed');
    for (const node of [one, two]) assert.equal(await statusAt(node, id), 200);
    return id;
  };

  await t.test('a task deleted at one node is gone at the other', async () => {
    const id = await makeVideo();
    assert.equal((await one.request(`/v1/videos/${id}`, { method: 'DELETE' })).status, 200);
    assert.equal(await statusAt(one, id), 404, 'at once where it was deleted');
    await waitFor(async () => (await statusAt(two, id)) === 404);
  });

  await t.test('a deletion without a notification is seen a few seconds later', async () => {
    const id = await makeVideo();
    // Once all is told of a later one, nothing is left to be told of this one.
    await makeVideo();
    assert.equal(await statusAt(two, id), 200);
    await sql`delete from video_tasks where id = ${id}`.execute(one.store.db);
    assert.equal(await statusAt(two, id), 200, 'read from memory');
    nowMs += inForceMs;
    assert.equal(await statusAt(two, id), 404);
  });

  await t.test('a key revoked, and an account suspended, by a command is refused at all nodes', async () => {
    const id = await makeVideo();
    const key = await one.createKey({ account: 'default' });
    for (const node of [one, two]) assert.equal(await statusAt(node, id, key), 200);
    const { id: keyId } = (await one.store.accountAdmin.listKeys()).at(-1)!;
    await one.store.accountAdmin.revokeKey(keyId);
    for (const node of [one, two]) await waitFor(async () => (await statusAt(node, id, key)) === 401);

    await one.store.accountAdmin.setSuspended('default', true);
    for (const node of [one, two]) await waitFor(async () => (await statusAt(node, id)) === 403);
    await one.store.accountAdmin.setSuspended('default', false);
    for (const node of [one, two]) await waitFor(async () => (await statusAt(node, id)) === 200);
  });

  await t.test('a revocation whose notification was lost is in force within five seconds', async () => {
    const id = await makeVideo();
    const key = await one.createKey({ account: 'default' });
    for (const node of [one, two]) assert.equal(await statusAt(node, id, key), 200);
    await sql`update api_keys set revoked_at = 1 where name is null and revoked_at is null`.execute(
      one.store.db,
    );
    nowMs += inForceMs;
    for (const node of [one, two]) assert.equal(await statusAt(node, id, key), 401);
  });

  await t.test('while the listener is down nodes look for themselves', async () => {
    const id = await makeVideo();
    const listeners = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query like 'notify %' or query like 'listen %')`;
    await listeners.execute(one.store.db);
    await sql`delete from video_tasks where id = ${id}`.execute(one.store.db);
    // The clock stands still: only the loss of the connection can have told them.
    for (const node of [one, two]) await waitFor(async () => (await statusAt(node, id)) === 404);
  });
});
