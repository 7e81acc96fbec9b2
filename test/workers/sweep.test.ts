import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { createCharacters } from '../../src/db/characters.ts';
import type { Database } from '../../src/db/database.ts';
import { createSurplusRows } from '../../src/db/kept/surplus-rows.ts';
import { createSettings, createStorageRounds } from '../../src/db/settings.ts';
import { createSpokenReplies } from '../../src/db/spoken-replies.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { createModelCatalogue } from '../../src/domain/models.ts';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createReplySounds } from '../../src/services/chat-money/reply-sounds.ts';
import { createFileBlobStore } from '../../src/storage/files.ts';
import { createInstallationMark } from '../../src/storage/installation-mark.ts';
import { createSweep } from '../../src/workers/sweep.ts';
import { clockSet } from '../support/clock.ts';
import { testOnEachDatabase } from '../support/databases.ts';
import { sampleTask } from '../support/sample-rows.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const plain = { contentType: 'text/plain' };
const day = 24 * 3600 * 1000;

const createRig = async (t: TestContext, db: Database) => {
  const dir = temporaryFolder(t);
  const tasks = createVideoTasks(db);
  const characters = createCharacters(db);
  const blobs = await createFileBlobStore({ rootDir: join(dir, 'files') });
  const replySoundsAt = (clock: Clock) => createReplySounds({ rows: createSpokenReplies(db, clock), blobs });
  const sweepWith = (clock: Clock, changes: Partial<Parameters<typeof createSweep>[0]> = {}) =>
    createSweep({
      cluster: undefined,
      installationMark: createInstallationMark(blobs),
      installationId: async () => 'this-installation',
      storageRounds: createStorageRounds(db, createSettings(db)),
      surplus: createSurplusRows(db),
      mostFailedVideos: 1_000,
      webhooks: { deleteExpired: async () => {} },
      spokenReplies: replySoundsAt(clock),
      requestLog: { deleteExpired: async () => {} },
      alerts: { run: async () => {} },
      characters,
      blobs,
      tasks,
      clock,
      logger: createLogger('silent'),
      videos: { remove: async () => {} },
      models: createModelCatalogue(),
      outcome: { endAbandonedWaits: async () => {}, fail: async () => true },
      billing: { releaseAbandoned: async () => 0 },
      idempotency: { deleteExpired: async () => {} },
      retentionDays: 0,
      retentionGigabytes: 0,
      ...changes,
    });
  return {
    tasks,
    replySounds: replySoundsAt(systemClock),
    characters,
    blobs,
    sweepAt: (laterMs: number, changes: Partial<Parameters<typeof createSweep>[0]> = {}) =>
      sweepWith({ ...systemClock, nowMs: () => Date.now() + laterMs }, changes).run(),
    sweepWith,
    async count(): Promise<number> {
      let found = 0;
      for await (const _ of blobs.list()) found += 1;
      return found;
    },
  };
};

testOnEachDatabase(
  'files without a row, and of failed videos, go after a day, those of others stay',
  async (t, { db }) => {
    const { tasks, characters, blobs, sweepAt, count } = await createRig(t, db);
    for (let index = 0; index < 105; index += 1) {
      const task = sampleTask({ id: `beta-2:alive${index}` });
      await tasks.insert(db, task);
      await blobs.putBytes(`inputs/${task.id}/image-0`, Buffer.from('x'), plain);
    }
    const pictureKey = 'characters/char_kept/picture.png';
    await characters.insert(db, {
      id: 'char_kept',
      accountId: 'acc_sample',
      username: 'calmotter1',
      source: 'beta-2:alive1',
      pictureKey,
      isPrivate: false,
      appearance: null,
      createdAt: 1_800_000_000,
    });
    await blobs.putBytes(pictureKey, Buffer.from('x'), plain);
    for (const orphan of [
      'inputs/beta-2:a/image-0',
      'inputs/beta-2:z/image-0',
      'videos/beta-2:z/video.mp4',
      'characters/char_gone/picture.png',
    ])
      await blobs.putBytes(orphan, Buffer.from('x'), plain);
    // A process was killed between their failure and the removal of their files.
    for (let index = 0; index < 3; index += 1) {
      const task = sampleTask({ id: `beta-2:failed${index}`, status: 'failed' });
      await tasks.insert(db, task);
      await blobs.putBytes(`inputs/${task.id}/image-0`, Buffer.from('x'), plain);
      await blobs.putBytes(`videos/${task.id}/preview.webp`, Buffer.from('x'), plain);
    }
    await sweepAt(day - 60_000);
    assert.equal(await count(), 116 + 1, 'with the mark of the installation');
    await sweepAt(day + 60_000);
    assert.equal(await count(), 106 + 1);
  },
);

testOnEachDatabase('the sound of a spoken reply goes with its row, or without one', async (t, { db }) => {
  const { replySounds, blobs, sweepAt, count } = await createRig(t, db);
  const { id } = await replySounds.keep('acc_sample', 'hello', Buffer.from('sound'));
  await replySounds.keep('acc_sample', 'not asked for again', undefined);
  await sweepAt(day + 60_000);
  assert.equal(await count(), 1 + 1, 'a stored response may still name it');
  assert.equal((await replySounds.find(id)).sizeBytes, 5);
  await blobs.putBytes('replies/audio_lost/sound', Buffer.from('x'), plain);
  await sweepAt(day + 7 * 3600_000);
  assert.equal(await count(), 0 + 1, 'with the mark of the installation');
  assert.deepEqual(await db.selectFrom('spoken_replies').selectAll().execute(), []);
  await assert.rejects(replySounds.find(id), { code: 'idempotency_key_reused' });
});

testOnEachDatabase('a database without rows removes no file of a storage', async (t, { db }) => {
  const { tasks, blobs, sweepAt, count } = await createRig(t, db);
  const storeVideos = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1)
      await blobs.putBytes(`videos/beta-2:video${index}/video.mp4`, Buffer.from('x'), plain);
  };
  const errors: string[] = [];
  const logger = {
    ...createLogger('silent'),
    error: (_: unknown, text: string) => errors.push(text),
  } as never;
  const sweepLater = () => sweepAt(2 * day, { logger });

  await storeVideos(0, 3);
  await sweepLater();
  assert.equal(await count(), 3, 'a storage of an older release, which has no mark');
  assert.match(errors.pop()!, /knows few of the files/);

  await tasks.insert(db, sampleTask({ id: 'beta-2:video0' }));
  await tasks.insert(db, sampleTask({ id: 'beta-2:video1' }));
  await sweepLater();
  assert.equal(await count(), 2 + 1, 'one whose files the database knows is taken for its own');

  await storeVideos(2, 30);
  await sweepLater();
  assert.equal(await count(), 30 + 1, 'a database that lost most of its rows');
  assert.match(errors.pop()!, /most files in the storage have no row/);

  await tasks.insert(db, sampleTask({ id: 'beta-2:video2' }));
  await blobs.deletePrefix('videos/');
  await storeVideos(0, 4);
  await sweepAt(2 * day, { logger, installationId: async () => 'another-installation' });
  assert.equal(await count(), 4 + 1, 'a storage of another installation, whatever the rows');
  assert.match(errors.pop()!, /belongs to another installation/);
  await sweepLater();
  assert.deepEqual([await count(), errors], [3 + 1, []]);
});

testOnEachDatabase(
  'a copy of the database removes no file that the original made since',
  async (t, { db }) => {
    const { tasks, blobs, sweepAt, count } = await createRig(t, db);
    const settings = createSettings(db);
    const errors: string[] = [];
    const logger = {
      ...createLogger('silent'),
      error: (_: unknown, text: string) => errors.push(text),
    } as never;
    /** The rest of its rows is the same. */
    const readState = async () => (await settings.find('storage_rounds'))!;
    const becomeThat = (state: string) => settings.set(db, 'storage_rounds', state);
    const store = (index: number) =>
      blobs.putBytes(`videos/beta-2:video${index}/video.mp4`, Buffer.from('x'), plain);

    for (let index = 0; index < 5; index += 1) {
      await tasks.insert(db, sampleTask({ id: `beta-2:video${index}` }));
      await store(index);
    }
    await sweepAt(0, { logger });
    const copy = await readState();
    await store(5);
    await sweepAt(0, { logger });
    const original = await readState();

    await becomeThat(copy);
    await sweepAt(2 * day, { logger });
    assert.equal(await count(), 6 + 1);
    assert.match(errors.pop()!, /another copy of this database uses the storage/);
    await becomeThat(original);
    await sweepAt(2 * day, { logger });
    assert.equal(await count(), 6 + 1, 'it cannot know what the copy has made');
    assert.match(errors.pop()!, /another copy of this database uses the storage/);

    await blobs.delete('installation');
    await sweepAt(2 * day, { logger });
    assert.deepEqual([await count(), errors], [5 + 1, []], 'when the operator has chosen one');
    await store(6);
    await sweepAt(2 * day, { logger });
    assert.deepEqual([await count(), errors], [5 + 1, []]);
  },
);

testOnEachDatabase('files of a deleted task go for sure', async (t, { db }) => {
  const { tasks, blobs, sweepAt, count } = await createRig(t, db);
  const deleteAt = async (id: string, agoMs: number) => {
    const task = sampleTask({ id });
    await tasks.insert(db, task);
    await tasks.delete(db, id, task.accountId);
    await db
      .updateTable('deleted_tasks')
      .set({ deleted_us: (Date.now() - agoMs) * 1000 })
      .where('id', '=', id)
      .execute();
    // The row of a worker that does not know of the deletion yet.
    await blobs.putBytes(`videos/${id}/video.mp4`, Buffer.from('x'), plain);
    await blobs.putBytes(`inputs/${id}/image-0`, Buffer.from('x'), plain);
  };
  await deleteAt('beta-2:old', 2 * day);
  for (let index = 0; index < 20; index += 1) await deleteAt(`beta-2:gone${index}`, 10 * 60_000);
  await deleteAt('beta-2:clock-set-back', -60 * 60_000);
  await deleteAt('beta-2:just-now', 1000);
  const away: typeof blobs = { ...blobs, deletePrefix: async () => Promise.reject(new Error('away')) };
  await sweepAt(0, { blobs: away });
  assert.equal(await count(), 46);
  await sweepAt(0);
  assert.equal(await count(), 2, 'a worker may still write the files of the last');
  const left = await db.selectFrom('deleted_tasks').select('id').where('files_removed', '=', 0).execute();
  assert.deepEqual(
    left.map(({ id }) => id),
    ['beta-2:just-now'],
  );
});

testOnEachDatabase(
  'tasks of a model that is no longer offered fail after an hour, unless a worker makes them',
  async (t, { db }) => {
    const { tasks, sweepAt } = await createRig(t, db);
    const createdMs = Date.now() - 1800_000;
    for (const [id, model, status] of [
      ['beta-2:offered', 'beta-2', 'pending'],
      ['gone-1:pending', 'gone-1', 'pending'],
      ['gone-1:left', 'gone-1', 'processing'],
      ['gone-1:processing', 'gone-1', 'processing'],
    ] as const)
      await tasks.insert(db, sampleTask({ id, model, status, createdMs }));
    await db
      .updateTable('video_tasks')
      .set({ lease_until_ms: Date.now() + 30_000 })
      .where('id', '=', 'gone-1:processing')
      .execute();
    const failed: string[] = [];
    const outcome = {
      endAbandonedWaits: async () => {},
      fail: async (id: string, _owner: string | undefined, { code }: { code: string }) =>
        failed.push(`${id} ${code}`) > 0,
    };
    await sweepAt(0, { outcome });
    assert.deepEqual(failed, []);
    await sweepAt(3600_000, { outcome });
    assert.deepEqual(failed.toSorted(), ['gone-1:left model_not_found', 'gone-1:pending model_not_found']);
  },
);

testOnEachDatabase('of failed videos an account keeps the newest', async (t, { db }) => {
  const { tasks, sweepAt } = await createRig(t, db);
  for (let index = 0; index < 5; index += 1) {
    const task = sampleTask({
      id: `beta-2:failed${index}`,
      status: 'failed',
      completedAt: 1_800_000_000 + index,
    });
    await tasks.insert(db, task);
  }
  const removed: string[] = [];
  const videos = {
    async remove(_: string, id: string): Promise<void> {
      removed.push(id);
      // The account has deleted the first itself.
      if (id === 'beta-2:failed0') throw new ApiError('video_not_found');
    },
  };
  await sweepAt(0, { mostFailedVideos: 3, videos });
  assert.deepEqual(removed, ['beta-2:failed0', 'beta-2:failed1']);
});

testOnEachDatabase('a clock that is set forward deletes nothing early', async (t, { db }) => {
  const { tasks, blobs, sweepWith, count } = await createRig(t, db);
  let byMs = 0;
  const removed: string[] = [];
  const sweep = sweepWith(
    clockSet(() => byMs),
    { retentionDays: 1, videos: { remove: async (_, id) => void removed.push(id) } },
  );
  for (const [id, hours] of Object.entries({ 'beta-2:young': 1, 'beta-2:old': 25 })) {
    const completedAt = Math.floor(Date.now() / 1000) - hours * 3600;
    await tasks.insert(db, sampleTask({ id, status: 'completed', completedAt }));
  }
  // An upload whose task is being written.
  await blobs.putBytes('inputs/beta-2:coming/image-0', Buffer.from('x'), plain);
  byMs = 400 * day;
  await sweep.run();
  assert.deepEqual([removed, await count()], [['beta-2:old'], 1]);
});
