import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createVideoTasks } from '../../../src/db/video-tasks.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { openEventStream } from '../../support/event-stream.ts';
import { expectError } from '../../support/expect-error.ts';
import { copyWithLongPrompts } from '../../support/long-prompts.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

test('GET /v1/videos/{id}/events', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const follow = (id: string, lastEventId?: string) =>
    openEventStream(service.request, `/v1/videos/${id}/events`, lastEventId);
  const held = async () => {
    service.video.hold();
    const before = service.video.jobs.length;
    const id = await service.createTask();
    await waitFor(() => service.video.jobs.length > before);
    return id;
  };

  await t.test('tells every change with the status view, and ends with the video', async () => {
    const first = await held();
    const id = await service.createTask();
    const stream = await follow(id);
    assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    await waitFor(() => stream.events.length > 0);
    assert.equal(stream.events[0]!.data.status, 'pending');
    assert.ok(Number(stream.events[0]!.data.queue_position) > 0);
    // The second waits in its turn: a stream tells what is so now, and would leave out what lasts a moment.
    service.video.release();
    service.video.hold();
    await waitFor(() => stream.statuses().includes('processing'));
    service.video.release();
    await stream.ended;
    assert.deepEqual([...new Set(stream.statuses())], ['pending', 'processing', 'completed']);
    assert.ok(stream.events.length > 0 && stream.events.every(({ event }) => event === 'status'));
    const ids = stream.events.map((event) => Number(event.id));
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    );
    const read = await (await service.request(`/v1/videos/${id}`)).json();
    assert.deepEqual(stream.events.at(-1)!.data, read);
    await service.finished(first);
  });

  await t.test(
    'continues after the last event a client has, and tells it when there are no more',
    async () => {
      const id = await held();
      const stream = await follow(id);
      await waitFor(() => stream.statuses().includes('processing'));
      await stream.leave();
      const resumed = await follow(id, stream.lastId());
      service.video.release();
      await resumed.ended;
      assert.deepEqual(
        stream.events.filter((event) => resumed.events.some(({ id }) => id === event.id)),
        [],
        'nothing twice',
      );
      assert.equal(resumed.statuses().at(-1), 'completed');
      assert.equal((await follow(id, resumed.lastId())).response.status, 204);
      const again = await follow(id, 'no id of ours');
      await again.ended;
      assert.deepEqual(again.statuses(), ['completed']);
    },
  );

  await t.test('a deleted video is said to be, and the stream ends', async () => {
    const id = await held();
    const stream = await follow(id);
    await waitFor(() => stream.events.length > 0);
    assert.equal((await service.request(`/v1/videos/${id}`, { method: 'DELETE' })).status, 200);
    await stream.ended;
    assert.deepEqual(stream.events.at(-1)!.event, 'deleted');
    assert.deepEqual(stream.events.at(-1)!.data, { id, object: 'video.deleted', deleted: true });
    service.video.release();
  });

  await t.test('is only for whose video it is', async () => {
    const id = await service.createTask();
    const stranger = await service.createKey({ account: 'stranger' });
    await expectError(await service.request(`/v1/videos/${id}/events`, { key: stranger }), 'video_not_found');
    await expectError(await service.request('/v1/videos/beta-2:none/events'), 'video_not_found');
    await expectError(await service.request(`/v1/videos/${id}/events`, { key: null }), 'missing_api_key');
    await service.finished(id);
  });

  await t.test(
    'a comment every 15 seconds, and the end for a key that was revoked',
    async (t: TestContext) => {
      const id = await held();
      const { id: keyId, key } = await service.store.accountAdmin.createKey({ account: 'default' });
      t.mock.timers.enable({ apis: ['setInterval'] });
      const stream = await openEventStream(
        (path, init) => service.request(path, { ...init, key }),
        `/v1/videos/${id}/events`,
      );
      await waitFor(() => stream.events.length > 0);
      t.mock.timers.tick(14_999);
      assert.doesNotMatch(stream.text(), /^:/m);
      t.mock.timers.tick(1);
      await waitFor(() => /^: keep-alive$/m.test(stream.text()));
      await service.store.accountAdmin.revokeKey(keyId);
      await waitFor(async () => (await service.request('/v1/models', { key })).status === 401);
      // Long before the next comment.
      t.mock.timers.tick(2500);
      await stream.ended;
      assert.ok(!stream.isCutOff(), 'an end, not an error of the network');
      assert.ok(!stream.statuses().includes('completed'));
      t.mock.timers.reset();
      service.video.release();
      await service.finished(id);
    },
  );
});

test('GET /v1/events', async (t) => {
  let aheadMs = 0;
  const clock = { ...systemClock, elapsedMs: () => systemClock.elapsedMs() + aheadMs };
  const service = await startTestService(t, { config: { videoConcurrency: 1 }, overrides: { clock } });
  const key = await service.createKey({ account: 'acme' });
  const follow = (lastEventId?: string) =>
    openEventStream((path, init) => service.request(path, { ...init, key }), '/v1/events', lastEventId);
  const endedIn = (stream: Awaited<ReturnType<typeof follow>>) =>
    new Set(stream.events.filter(({ data }) => data.status === 'completed').map(({ data }) => data.id));

  await t.test('tells of all videos of the account and of no other', async () => {
    const stream = await follow();
    await waitFor(() => stream.lastId() !== '');
    const other = await service.createTask();
    const ids = [await service.createTask({}, key), await service.createTask({}, key)];
    await waitFor(() => endedIn(stream).size === 2);
    assert.deepEqual(endedIn(stream), new Set(ids));
    assert.ok(!stream.events.some(({ data }) => data.id === other));
    assert.ok(stream.statuses().includes('pending'));
    await stream.leave();
  });

  await t.test('reports deletions, also those while a client was disconnected', async () => {
    const ids = [await service.createTask({}, key), await service.createTask({}, key)];
    for (const id of ids) await service.finished(id, key);
    const stream = await follow();
    await waitFor(() => stream.lastId() !== '');
    const remove = (id: string) => service.request(`/v1/videos/${id}`, { method: 'DELETE', key });
    const deletedIn = ({ events }: typeof stream) =>
      events.filter(({ event }) => event === 'deleted').map(({ data }) => data);
    await remove(ids[0]!);
    await waitFor(() => deletedIn(stream).length === 1);
    assert.deepEqual(deletedIn(stream), [{ id: ids[0], object: 'video.deleted', deleted: true }]);
    await stream.leave();
    await remove(ids[1]!);
    const resumed = await follow(stream.lastId());
    await waitFor(() => deletedIn(resumed).some(({ id }) => id === ids[1]));
    await resumed.leave();
    const other = await service.createTask();
    const mine = await follow();
    await waitFor(() => mine.lastId() !== '');
    await service.finished(other);
    await service.request(`/v1/videos/${other}`, { method: 'DELETE' });
    const last = await service.createTask({}, key);
    await waitFor(() => endedIn(mine).has(last));
    assert.deepEqual(deletedIn(mine), [], 'of no other account');
    await mine.leave();
  });

  await t.test('changes and deletions are reported after the clock was set back by an hour', async () => {
    const [gone, other] = [await service.createTask({}, key), await service.createTask()];
    for (const [id, by] of [
      [gone, key],
      [other, undefined],
    ] as const)
      await service.finished(id, by);
    const theirs = await openEventStream((path, init) => service.request(path, init), '/v1/events');
    const stream = await follow();
    await waitFor(() => theirs.lastId() !== '' && stream.lastId() !== '');
    // The earlier change is an hour ahead of the clock.
    const aheadUs = (await createVideoTasks(service.store.db).find(other))!.changedUs + 3_600_000_000;
    await service.store.db
      .updateTable('video_tasks')
      .set({ changed_us: aheadUs })
      .where('id', '=', other)
      .execute();
    await service.store.db.updateTable('change_clock').set({ last_us: aheadUs }).execute();
    await waitFor(() => theirs.lastId() === String(aheadUs));
    const made = await service.createTask({}, key);
    await waitFor(() => endedIn(stream).has(made));
    await service.request(`/v1/videos/${gone}`, { method: 'DELETE', key });
    const isDeletionIn = ({ events }: typeof stream) =>
      events.some(({ event, data }) => event === 'deleted' && data.id === gone);
    await waitFor(() => isDeletionIn(stream));
    await stream.leave();
    await theirs.leave();
    const late = await follow();
    await waitFor(() => late.lastId() !== '');
    const next = await service.createTask({}, key);
    await waitFor(() => endedIn(late).has(next));
    assert.deepEqual(new Set(late.events.map(({ data }) => data.id)), new Set([next]), 'nothing older');
    await late.leave();
  });

  await t.test('missed changes come first', async () => {
    const stream = await follow();
    await waitFor(() => stream.lastId() !== '');
    await stream.leave();
    const missed = await service.createTask({}, key);
    await service.finished(missed, key);
    const resumed = await follow(stream.lastId());
    await waitFor(() => endedIn(resumed).has(missed));
    const next = await service.createTask({}, key);
    await waitFor(() => endedIn(resumed).has(next));
    await resumed.leave();
    // The next poll also reads what changed in the last minute.
    aheadMs += 20_000;
    const again = await follow(resumed.lastId());
    const last = await service.createTask({}, key);
    await waitFor(() => endedIn(again).has(last));
    assert.ok(!endedIn(again).has(missed));
    await again.leave();
  });

  await t.test('a long history comes in several connections', async () => {
    const id = await service.createTask({}, key);
    await service.finished(id, key);
    const copies = await copyWithLongPrompts(service.store.db, id, 150);
    const seen = new Set<string>();
    let [connections, lastId] = [0, '0'];
    while (!copies.every((copy) => seen.has(copy))) {
      const stream = await follow(lastId);
      const isSeen = () => stream.events.some(({ data }) => data.id === copies.at(-1));
      await waitFor(() => stream.isOver() || isSeen());
      await stream.leave();
      for (const { data } of stream.events) seen.add(String(data.id));
      assert.notEqual(stream.lastId(), lastId, 'every connection gets on');
      [connections, lastId] = [connections + 1, stream.lastId()];
    }
    assert.ok(connections > 1);
  });

  await t.test('an id that is none of ours is no id, and one from the future hides nothing', async () => {
    for (const lastId of ['-1', '1e309', 'x'.repeat(8_000), '9'.repeat(16)]) {
      const stream = await follow(lastId);
      await waitFor(() => stream.lastId() !== '');
      const id = await service.createTask({}, key);
      await waitFor(() => endedIn(stream).has(id));
      await stream.leave();
    }
  });

  await t.test('a shutdown ends the streams', async () => {
    const stream = await follow();
    await waitFor(() => stream.lastId() !== '');
    await service.stop();
    await stream.ended;
  });
});
