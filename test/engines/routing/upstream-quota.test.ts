/** Limits and breaker state of upstream servers, shared by two processes on one Postgres. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createUpstreamServers } from '../../../src/db/cluster/upstream-servers.ts';
import { openDatabase } from '../../../src/db/database.ts';
import {
  exchange,
  newUpstreamQuota,
  type ServerReport,
  type UpstreamQuotaState,
} from '../../../src/domain/upstream/divide-quota.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { createLogger } from '../../../src/lib/logger.ts';
import { createRateLimiter } from '../../../src/services/rate-limiter.ts';
import { createUpstreamQuotas } from '../../../src/services/share-upstream-quota.ts';
import { afterTest } from '../../support/after-test.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService } from '../upstream/routed-service.ts';
import { sendJson, startUpstream } from '../upstream/upstream-server.ts';
import { startVideoServer, videoBytes } from '../upstream/video-server.ts';

const quiet: ServerReport = {
  name: 'a',
  limit: 5,
  running: 0,
  wantedSlots: 0,
  events: [],
  asksToProbe: false,
};

/** Processes report one after another, for a number of rounds. */
const shareAmong = (limit: number, wants: Record<string, number>, rounds: number) => {
  let state: UpstreamQuotaState = newUpstreamQuota;
  const granted: Record<string, number> = {};
  const most: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [id, wanted] of Object.entries(wants)) {
      const report = { ...quiet, limit, running: 0, wantedSlots: wanted };
      const result = exchange(state, id, report, round * 1000 + 1);
      state = result.state;
      granted[id] = result.view.grantedSlots;
      most[id] = Math.max(most[id] ?? 0, result.view.grantedSlots);
      const held = Object.values(state.parts).reduce((sum, part) => sum + part.held, 0);
      assert.ok(held <= limit, `${held} of ${limit}`);
    }
  return { granted, most };
};

test('each process gets the slots it wants or an equal share; the remainder rotates', () => {
  assert.deepEqual(shareAmong(10, { a: 3, b: 20, c: 0 }, 3).granted, { a: 3, b: 7, c: 0 });
  assert.deepEqual(shareAmong(4, { a: 9, b: 9 }, 3).granted, { a: 2, b: 2 });
  const { most } = shareAmong(1, { a: 1, b: 1, c: 1 }, 12);
  assert.deepEqual(most, { a: 1, b: 1, c: 1 }, 'every process gets the slot at some time');
});

test('slots of a process that stopped reporting go to others; slots in use are not taken away', () => {
  const first = exchange(newUpstreamQuota, 'a', { ...quiet, limit: 2, running: 2, wantedSlots: 2 }, 1000);
  const second = exchange(first.state, 'b', { ...quiet, limit: 2, wantedSlots: 2 }, 2000);
  assert.equal(second.view.grantedSlots, 0);
  const yielding = exchange(second.state, 'a', { ...quiet, limit: 2, running: 2, wantedSlots: 4 }, 3000);
  assert.equal(yielding.view.grantedSlots, 1, 'one is returned when its call ends');
  const later = exchange(second.state, 'b', { ...quiet, limit: 2, wantedSlots: 2 }, 17_000);
  assert.equal(later.view.grantedSlots, 2);
});

test('two processes share an upstream server', async (t) => {
  const storage = temporaryFolder(t);
  const upstream = await startUpstream(t);
  const held: ServerResponse[] = [];
  let answersAt = (response: ServerResponse): unknown => held.push(response);
  const speak = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'audio/pcm' });
    response.end(Buffer.alloc(4800));
  };
  upstream.answers['POST /v1/audio/speech'] = (_, response) => answersAt(response);
  const calls = () => upstream.count('POST', /speech/);
  const config = {
    databaseUrl: await createPostgresDatabase(),
    storageUrl: pathToFileURL(storage).href,
  };
  const start = () =>
    startRoutedService(
      t,
      { few: openAi(upstream.url), slow: openAi(upstream.url) },
      {
        'tts-1': [{ upstream: 'few', model: 'm', concurrency: 2 }],
        'tts-1-hd': [{ upstream: 'slow', model: 'm', limits: { requestsPerMinute: 10 } }],
      },
      { config },
    );
  const nodes = await Promise.all([start(), start()]);
  const [one, other] = nodes;
  const say = async (node: (typeof nodes)[number], model: string) => {
    const answer = await node.postJson('/v1/audio/speech', {
      ...{ model, input: 'one', voice: 'nova', response_format: 'pcm' },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const release = () => {
    for (const response of held.splice(0)) speak(response);
  };

  await t.test('no more calls at once than its limit, whichever process they come from', async () => {
    const answers = [say(one, 'tts-1'), say(other, 'tts-1')];
    await waitFor(() => held.length === 2);
    const refused = await Promise.all([say(one, 'tts-1'), say(other, 'tts-1')]);
    assert.deepEqual(refused, [503, 503]);
    assert.equal(calls(), 2);
    release();
    assert.deepEqual(await Promise.all(answers), [200, 200]);
    // A process alone may have all of it.
    answersAt = speak;
    const alone: number[] = [];
    await waitFor(async () => {
      alone.push(await say(one, 'tts-1'));
      return alone.length > 3;
    });
    answersAt = (response) => held.push(response);
    const both = [say(one, 'tts-1'), say(one, 'tts-1')];
    await waitFor(() => held.length === 2);
    release();
    assert.deepEqual(await Promise.all(both), [200, 200]);
  });

  await t.test('no more requests per minute than its limit', async () => {
    answersAt = speak;
    const before = calls();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => say(nodes[index % 2]!, 'tts-1-hd')),
    );
    const served = statuses.filter((status) => status === 200).length;
    assert.equal(calls() - before, served);
    assert.ok(served <= 10 && served >= 5, `${served}`);
    assert.ok(statuses.length > 0 && statuses.every((status) => status === 200 || status === 503));
  });

  await t.test(
    'what one learned of a broken server the other knows; one tries whether it is back',
    async () => {
      answersAt = (response) => sendJson(response, 500, 'broken');
      for (let n = 0; n < 3; n += 1) assert.equal(await say(one, 'tts-1'), 502);
      const before = calls();
      // The news travels by notification; a call that comes before it would be a fourth.
      await waitFor(async () => {
        const asked = calls();
        assert.equal(await say(other, 'tts-1'), 502);
        return calls() === asked;
      });
      assert.ok(calls() - before <= 1, `${calls() - before}`);
    },
  );
});

test('workers claim only what they can start: tasks for a full server wait in line and hold up no others', async (t) => {
  const storage = temporaryFolder(t);
  const server = await startVideoServer(t, { video: videoBytes(4) });
  server.steer.isHeld = true;
  const config = {
    databaseUrl: await createPostgresDatabase(),
    storageUrl: pathToFileURL(storage).href,
    videoConcurrency: 1,
  };
  const start = () =>
    startRoutedService(
      t,
      { few: openAi(server.url) },
      { 'beta-2': [{ upstream: 'few', model: 'm', concurrency: 1 }] },
      { config },
    );
  const nodes = await Promise.all([start(), start()]);
  const [one, other] = nodes;
  const statuses = async (model: string) =>
    (await one.store.db.selectFrom('video_tasks').select('status').where('model', '=', model).execute())
      .map(({ status }) => status)
      .sort();
  for (let n = 0; n < 4; n += 1) await nodes[n % 2]!.createTask({ model: 'beta-2', seconds: 4 });
  await waitFor(() => server.jobs.size === 1);
  await one.createTask({ model: 'alpha3' });
  await other.createTask({ model: 'alpha3' });
  await waitFor(async () => (await statuses('alpha3')).every((status) => status === 'completed'));
  assert.deepEqual(await statuses('beta-2'), ['pending', 'pending', 'pending', 'processing']);
  assert.equal(server.jobs.size, 1);
  // One video at each process, and one at the server that both share.
  await waitFor(async () => {
    const figures = await one.store.settings.find('queue_figures');
    return (JSON.parse(figures!) as { workerSlots: number }).workerSlots === 3;
  });
  server.steer.isHeld = false;
  await waitFor(() => server.jobs.size > 1);
});

test('while the database is unavailable each process uses its share of the slots and no more', async (t) => {
  const postgresUrl = await createPostgresDatabase();
  let isUnavailable = false;
  const nodes = await Promise.all(
    ['a', 'b'].map(async (nodeId) => {
      const db = await openDatabase({ postgresUrl });
      afterTest(t, () => db.destroy());
      const servers = createUpstreamServers(db, systemClock);
      const shared = createUpstreamQuotas({
        nodeId,
        serverRows: {
          insertMissing: servers.insertMissing,
          exchange: (...report) =>
            isUnavailable ? Promise.reject(new Error('away')) : servers.exchange(...report),
        },
        requestLimiter: createRateLimiter({ clock: systemClock, defaultRequestsPerMinute: 1 }),
        nodes: () => 2,
        notifications: { publish: () => {}, subscribe: () => () => {} },
        clock: systemClock,
        logger: createLogger('silent'),
      });
      let running = 0;
      const server = shared.register({
        name: 'few',
        limits: () => ({ concurrency: 4, requestsPerMinute: null }),
        demand: () => ({ running, waiting: 0 }),
        onBreakerState: () => {},
        wake: () => {},
      });
      const enter = async () => {
        running += 1;
        const isAdmitted = await server.admit({ isResumed: false, isProbe: false });
        if (!isAdmitted) running -= 1;
        return isAdmitted;
      };
      return {
        enterAll: async () => (await Promise.all(Array.from({ length: 6 }, enter))).filter(Boolean).length,
        leaveAll: () => {
          running = 0;
          server.demandChanged();
        },
      };
    }),
  );
  const [one, other] = nodes;
  assert.equal(await one!.enterAll(), 4);
  assert.equal(await other!.enterAll(), 0);
  for (const node of nodes) node.leaveAll();
  isUnavailable = true;
  // The slots of its last report until it notices that the database is unavailable, then its share.
  await waitFor(async () => {
    one!.leaveAll();
    return (await one!.enterAll()) === 2;
  });
  assert.equal(await other!.enterAll(), 2);
  for (const node of nodes) node.leaveAll();
});
