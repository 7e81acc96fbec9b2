import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { microPerCredit } from '../../src/domain/money.ts';
import { createEmptyPostgresDatabase } from '../support/postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

type Body = Record<string, unknown> & { id: string; status: string };
const video = { model: 'alpha3-fast', prompt: 'a red balloon 🎈 über 東京' };

const createVideo = async (service: TestService, init: Parameters<TestService['postJson']>[2] = {}) => {
  const response = await service.postJson('/v1/video/create', video, init);
  return { status: response.status, body: (await response.json()) as Body };
};

/** Instances as on several machines: a data folder each, one database, one storage. */
const startInstances = async (t: TestContext, count: number, config: object = {}, leaseMs?: number) => {
  const storage = temporaryFolder(t);
  const databaseUrl = await createEmptyPostgresDatabase();
  return Promise.all(
    Array.from({ length: count }, () =>
      startTestService(t, {
        config: { databaseUrl, storageUrl: pathToFileURL(storage).href, ...config },
        ...(leaseMs !== undefined && { overrides: { leaseMs } }),
      }),
    ),
  );
};

const moneyOf = async ({ store }: TestService, name = 'default') => {
  const { id, balance, held, spent } = await store.accountAdmin.showAccount(name);
  return { balance, held, spent, sum: await store.ledger.sum(id) };
};

test('the service on Postgres', async (t) => {
  const [service] = (await startInstances(t, 1)) as [TestService];

  await t.test('a video is made, charged and opened', async () => {
    const { status, body } = await createVideo(service);
    assert.equal(status, 200);
    const done = (await service.finished(body.id)) as Body;
    assert.equal(done.status, 'completed');
    assert.equal((await fetch(String(done.video_url))).status, 200);
    const { held, spent, sum } = await moneyOf(service);
    assert.equal(held, 0);
    assert.ok(spent > 0);
    assert.equal(sum, -spent);
  });

  await t.test('200 creates at once on a balance for 50 make exactly 50', async () => {
    service.video.hold();
    const { body } = await createVideo(service);
    const price = (await moneyOf(service)).held;
    await service.request(`/v1/videos/${body.id}`, { method: 'DELETE' });
    const key = await service.createKey({ account: 'fifty', balance: 50 * price, requestsPerMinute: 0 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => createVideo(service, { key })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : (body.error as Body).code));
    assert.equal(codes.filter((code) => code === 'ok').length, 50);
    assert.equal(codes.filter((code) => code === 'insufficient_balance').length, 150);
    assert.deepEqual(await moneyOf(service, 'fifty'), { balance: 0, held: 50 * price, spent: 0, sum: 0 });

    const listed = await service.request('/v1/videos?limit=100', { key });
    const ids = ((await listed.json()) as { data: Body[] }).data.map(({ id }) => id);
    assert.deepEqual(
      ids.toSorted(),
      answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.id)
        .toSorted(),
    );
    await Promise.all(ids.map((id) => service.request(`/v1/videos/${id}`, { method: 'DELETE', key })));
    assert.deepEqual(await moneyOf(service, 'fifty'), {
      balance: 50 * price,
      held: 0,
      spent: 0,
      sum: 50 * price,
    });
    service.video.release();
  });

  await t.test('an Idempotency-Key sent ten times at once makes one video', async () => {
    const headers = { 'idempotency-key': 'ten at once' };
    const key = await service.createKey({ account: 'idempotent', balance: 100 * microPerCredit });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createVideo(service, { key, headers })),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    const done = await service.finished(answers[0]!.body.id, key);
    assert.equal(done.status, 'completed');
    const other = await service.postJson('/v1/video/create', { ...video, prompt: 'other' }, { key, headers });
    assert.equal(other.status, 409);
  });

  await t.test('remixes whose sources are deleted before their turn fail and cost nothing', async () => {
    const key = await service.createKey({ account: 'deleting', balance: 100 * microPerCredit });
    const sources = await Promise.all(Array.from({ length: 5 }, () => service.createTask({}, key)));
    for (const id of sources) assert.equal((await service.finished(id, key)).status, 'completed');
    const before = await moneyOf(service, 'deleting');
    service.video.hold();
    const held = service.video.jobs.length;
    const busy = await Promise.all(
      Array.from({ length: service.config.videoConcurrency }, () => service.createTask()),
    );
    await waitFor(() => service.video.jobs.length === held + busy.length);
    const remixes = await Promise.all(
      sources.map(async (id) => {
        const remixed = await service.postJson(
          `/v1/videos/${id}/remix`,
          { prompt: 'make it night' },
          { key },
        );
        return ((await remixed.json()) as Body).id;
      }),
    );
    // The last ones are deleted while the worker takes its next tasks.
    await Promise.all([
      ...sources.map((id) => service.request(`/v1/videos/${id}`, { method: 'DELETE', key })),
      Promise.resolve().then(() => service.video.release()),
    ]);
    for (const id of remixes) {
      const ended = await service.finished(id, key);
      const job = service.video.jobs.find(({ taskId }) => taskId === id);
      // Begun before the deletion it is made of the source; otherwise it fails.
      if (ended.status === 'completed') assert.ok(job?.sourceScene, 'made of the edit alone');
      else assert.equal((ended.error as { code: string }).code, 'source_failed');
    }
    const completed = (await Promise.all(remixes.map((id) => service.finished(id, key)))).filter(
      ({ status }) => status === 'completed',
    );
    const { balance, held: stillHeld, sum } = await moneyOf(service, 'deleting');
    assert.equal(stillHeld, 0);
    assert.equal(sum, balance);
    if (completed.length === 0) assert.equal(balance, before.balance);
  });

  await t.test('remixes of two keys fail with their source while one of the keys is charged', async () => {
    const first = await service.createKey({ account: 'two-keys', balance: 100 * microPerCredit });
    const second = await service.createKey({ account: 'two-keys' });
    service.video.hold();
    const source = await service.createTask({}, first);
    const remix = async (key: string): Promise<string> => {
      const path = `/v1/videos/${source}/remix`;
      return ((await (await service.postJson(path, { prompt: 'at night' }, { key })).json()) as Body).id;
    };
    const others = [await remix(first)];
    const last = await remix(second);
    // In neither order, of their making or of their ids, it is the one that is failed first.
    while (others.every((id) => id > last)) others.push(await remix(first));
    const { db } = service.store;
    const { keyId, accountId } = (await createVideoTasks(db).find(last))!;
    let removing: Promise<Response> | undefined;
    // As a hold does: the key, then the account.
    const holding = db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('api_keys')
        .set((eb) => ({ quota_used: eb.ref('quota_used') }))
        .where('id', '=', keyId)
        .execute();
      removing = service.request(`/v1/videos/${source}`, { method: 'DELETE', key: first });
      await waitFor(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
        return rows.length > 0;
      });
      await transaction
        .updateTable('accounts')
        .set((eb) => ({ held: eb.ref('held') }))
        .where('id', '=', accountId)
        .execute();
    });
    await holding.finally(service.video.release);
    assert.equal((await removing!).status, 200);
    const { balance, held } = await moneyOf(service, 'two-keys');
    assert.deepEqual([balance, held], [100 * microPerCredit, 0]);
  });

  await t.test('text that Postgres cannot hold is refused or kept, never a server error', async () => {
    for (const prompt of ['a\u0000b', 'lone \ud800 surrogate', '\u{10ffff}']) {
      const response = await service.postJson('/v1/video/create', { ...video, prompt });
      assert.ok(response.status < 500, `${JSON.stringify(prompt)}: ${response.status}`);
    }
    for (const path of ['/v1/video/query?id=a%00b', '/v1/videos/a%00b', '/v1/videos?after=a%00b'])
      assert.ok((await service.request(path)).status < 500, path);
    const headers = { 'idempotency-key': 'ключ'.replaceAll(/./g, 'ÿ') };
    assert.ok((await service.postJson('/v1/video/create', video, { headers })).status < 500);
  });

  await t.test('it is ready, and loses no step when every connection is cut', async () => {
    assert.equal((await service.request('/readyz')).status, 200);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`.execute(service.store.db);
    // A request may still meet a connection whose end has not been noticed; after that all goes on.
    let id = '';
    await waitFor(async () => {
      const { status, body } = await createVideo(service);
      id = body.id;
      return status === 200;
    });
    await waitFor(async () => (await service.finished(id)).status === 'completed');
    assert.equal((await service.request('/readyz')).status, 200);
  });
});

test('three instances on one Postgres started at once share the work', async (t) => {
  const instances = await startInstances(t, 3, { videoConcurrency: 2 });
  const [first, second, third] = instances as [TestService, TestService, TestService];
  for (const { video } of instances) video.hold();
  const key = await first.createKey({
    account: 'shared',
    balance: 1000 * microPerCredit,
    requestsPerMinute: 0,
  });
  const created = await Promise.all(
    Array.from({ length: 24 }, (_, index) => createVideo(instances[index % 3]!, { key })),
  );
  await waitFor(() => instances.every(({ video }) => video.jobs.length === 2));
  for (const { video } of instances) video.release();
  const videos = await Promise.all(created.map(({ body }) => second.finished(body.id, key)));
  assert.deepEqual([...new Set(videos.map(({ status }) => status))], ['completed']);

  const made = instances.flatMap(({ video }) => video.jobs.map(({ taskId }) => taskId));
  assert.deepEqual(made.toSorted(), created.map(({ body }) => body.id).toSorted());
  const { rows } = await sql<{ reference: string; charges: number }>`
    select reference, count(*) as charges from ledger where kind = 'charge' group by reference`.execute(
    third.store.db,
  );
  assert.equal(rows.length, 24);
  assert.ok(rows.length > 0 && rows.every(({ charges }) => charges === 1));
  const { balance, held, spent, sum } = await moneyOf(third, 'shared');
  assert.deepEqual([balance, held, sum], [1000 * microPerCredit - spent, 0, balance]);

  const read = (await (await third.request(`/v1/video/query?id=${videos[0]!.id}`, { key })).json()) as Body;
  assert.equal((await fetch(String(read.video_url))).status, 200);
  const elsewhere = String(read.video_url).replace(third.url, first.url);
  assert.equal((await fetch(elsewhere)).status, 200, 'links are signed with one secret');
});

test('a worker that lost its lease leaves the video of the one that took over', async (t) => {
  const [slow, quick] = (await startInstances(t, 2, { videoConcurrency: 1 }, 12_000)) as [
    TestService,
    TestService,
  ];
  slow.video.hold();
  quick.video.hold();
  const { body } = await createVideo(slow);
  await waitFor(() => slow.video.jobs.length + quick.video.jobs.length === 1);
  const [loser, winner] = slow.video.jobs.length === 1 ? [slow, quick] : [quick, slow];
  await waitFor(async () => {
    await sql`update video_tasks set lease_until_ms = 0 where losses = 0`.execute(slow.store.db);
    return winner.video.jobs.length === 1;
  });
  winner.video.release();
  const done = (await winner.finished(body.id)) as Body;
  assert.equal(done.status, 'completed');
  // A third of the lease after its start its heartbeat finds the lease gone, the work ends and its folder goes.
  const [scratch] = readdirSync(join(loser.dataDir, 'kinora-tmp'));
  await waitFor(() =>
    readdirSync(join(loser.dataDir, 'kinora-tmp', scratch!)).every((name) => name.startsWith('worker.lock')),
  );
  assert.equal((await fetch(String(done.video_url).replace(loser.url, winner.url))).status, 200);
  const { held, spent, sum } = await moneyOf(winner);
  assert.equal(held, 0);
  assert.equal(sum, -spent);
});
