/** Postgres that hangs, cannot be reached, or is another server than before. */
import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';
import { afterTest } from '../support/after-test.ts';
import { expectError } from '../support/expect-error.ts';
import { startPostgres } from '../support/postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { waitFor } from '../support/wait-for.ts';

const limits = { databaseConnectSeconds: 2, databaseStatementSeconds: 1, databasePoolSize: 4 };
const video = { model: 'beta-2', prompt: 'a red balloon', images: [] };

/** A service whose connection to Postgres the test controls. */
const startBehindProxy = async (t: TestContext) => {
  // Closed after the service: without its database, a worker with a finished video would retry forever.
  const closers: (() => unknown)[] = [];
  const last = { after: (close: () => unknown) => void closers.push(close) } as Pick<TestContext, 'after'>;
  const postgres = await startPostgres(last);
  const proxy = await startTcpProxy(last, { port: postgres.port() });
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  const service = await startTestService(t, {
    config: { databaseUrl: url.href, videoConcurrency: 1, ...limits },
  }).finally(() =>
    afterTest(t, async () => {
      for (const close of closers.toReversed()) await close();
    }),
  );
  return {
    postgres,
    proxy,
    service,
    async whileFrozen(work: () => Promise<unknown>): Promise<void> {
      postgres.freeze();
      await work().finally(postgres.thaw);
    },
    async whileCut(work: () => Promise<unknown>): Promise<void> {
      proxy.cut();
      await work().finally(proxy.mend);
    },
  };
};

/** Reads, creates and lists, more at once than there are connections: each is told to come back. */
const expectAway = async (service: TestService, id: string) => {
  const requests = Array.from({ length: 4 }, () => [
    service.request(`/v1/videos/${id}`),
    service.request('/v1/videos'),
    service.postJson('/v1/video/create', video),
  ]).flat();
  for (const response of await Promise.all(requests)) {
    assert.ok(Number(response.headers.get('retry-after')) > 0);
    await expectError(response, 'service_unavailable');
  }
};

/** While Postgres hangs, a check that waited for it would not end before the test's own time limit. */
const readiness = async (service: TestService): Promise<number> => (await service.request('/readyz')).status;

const recovered = (service: TestService) =>
  waitFor(async () => (await service.request('/v1/videos')).status === 200);

const heldMoney = async ({ store }: TestService) => {
  const { id, held, spent } = await store.accountAdmin.showAccount('default');
  return { held, spent, sum: await store.ledger.sum(id) };
};

test('unavailable Postgres', async (t) => {
  const { postgres, proxy, service, whileFrozen, whileCut } = await startBehindProxy(t);
  service.video.hold();
  const running = await service.createTask();
  await waitFor(() => service.video.jobs.length === 1);
  assert.equal(await readiness(service), 200);

  await t.test(
    'hung: 503 with Retry-After, readiness does not wait for it, and all works again afterwards',
    async () => {
      postgres.freeze();
      assert.equal(await readiness(service), 503);
      await expectAway(service, running);
      postgres.thaw();
      await recovered(service);
      await waitFor(async () => (await readiness(service)) === 200);
    },
  );

  await t.test('a network cut without an error: the same', async () => {
    await whileCut(async () => {
      assert.equal(await readiness(service), 503);
      await expectAway(service, running);
    });
    await recovered(service);
  });

  await t.test(
    'a video that is ready while Postgres hangs is settled later, and not made again',
    async () => {
      await whileFrozen(async () => {
        service.video.release();
        await waitFor(async () => (await service.request(`/v1/videos/${running}`)).status === 503);
      });
      assert.equal((await service.finished(running)).status, 'completed');
      assert.equal(service.video.jobs.length, 1);
      const { held, spent, sum } = await heldMoney(service);
      assert.equal(held, 0);
      assert.equal(sum, -spent);
    },
  );

  await t.test('failover to another primary loses and charges nothing', async () => {
    service.video.hold();
    const before = await service.createTask();
    await waitFor(() => service.video.jobs.length === 2);
    await postgres.failOver();
    await expectAway(service, before);
    proxy.leadTo(postgres.port());
    await recovered(service);
    service.video.release();
    assert.equal((await service.finished(before)).status, 'completed');
    assert.equal(service.video.jobs.length, 2);
    const after = await service.createTask();
    assert.equal((await service.finished(after)).status, 'completed');
    const { held, spent, sum } = await heldMoney(service);
    assert.deepEqual([held, sum], [0, -spent]);
  });

  await t.test('a server that was demoted to read-only is 503 too', async () => {
    const { db } = service.store;
    const name = new URL(postgres.url).pathname.slice(1);
    await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`.execute(db);
    await waitFor(async () => (await service.postJson('/v1/video/create', video)).status === 503);
    await expectError(await service.postJson('/v1/video/create', video), 'service_unavailable');
    await sql
      .raw(
        `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
      )
      .execute(db);
    await waitFor(async () => (await service.postJson('/v1/video/create', video)).status === 200);
  });
});

test('a start before Postgres reports it and waits as long as configured', async (t) => {
  const postgres = await startPostgres(t);
  const proxy = await startTcpProxy(t, { port: postgres.port() });
  const url = new URL(postgres.url);
  url.port = '1';
  const sentence = /^The database test_\d+ at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)\./;
  await assert.rejects(openDatabase({ postgresUrl: url.href }), { name: 'StartError', message: sentence });

  // A port that nobody listens at until the sentence was said.
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as { port: number };
  await new Promise((resolve) => free.close(resolve));
  url.port = String(port);
  const said: string[] = [];
  const opening = openDatabase(
    { postgresUrl: url.href },
    { waitMs: 60_000, onWait: (text) => said.push(text) },
  );
  await waitFor(() => said.length > 0);
  assert.match(said[0]!, /cannot be used \(ECONNREFUSED\)\. Trying again for \d+ s\.$/);
  const late = createServer((near) => {
    const far = connect({ port: proxy.port, host: '127.0.0.1' });
    near.on('error', () => {}).pipe(far);
    far.on('error', () => {}).pipe(near);
  }).listen(port, '127.0.0.1');
  afterTest(t, () => late.close());
  const db = await opening;
  await db.destroy();
});
