/** A video while it is made: its stage, the time left, the still of its newest frame, and that the still goes. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { secondsLeft, stageOf } from '../../../src/domain/video/making-progress.ts';
import { expectError } from '../../support/expect-error.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

type Status = { status: string; stage?: string; preview_url?: string; progress: number };

test('stage and still are in the status and the events; the still is for the account, and gone afterwards', async (t) => {
  const service = await startTestService(t);
  const still = readFileSync(await makeImage(temporaryFolder(t), 'webp'));
  service.video.preview(still);
  service.video.hold();
  const id = await service.createTask();
  const read = async () => (await (await service.request(`/v1/videos/${id}`)).json()) as Status;
  await waitFor(async () => (await read()).preview_url !== undefined);
  const { stage, preview_url, progress } = await read();
  assert.equal(stage, 'drawing');
  assert.equal(progress, 7);
  const path = preview_url!.slice(service.url.length);
  const answer = await service.request(path);
  assert.equal(answer.headers.get('content-type'), 'image/webp');
  assert.equal(answer.headers.get('cache-control'), 'private, no-cache');
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), still);
  const other = await service.createKey({ account: 'other' });
  await expectError(await service.request(path, { key: other }), 'video_not_found');

  const events = await service.request(`/v1/videos/${id}/events`);
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = await reader.read();
  assert.match(value!, /"stage":"drawing".*"preview_url":/);
  await reader.cancel();

  service.video.release();
  await service.finished(id);
  const done = await read();
  assert.deepEqual([done.stage, done.preview_url], [undefined, undefined]);
  assert.equal((await service.request(path)).status, 204);
  const folder = join(service.dataDir, 'files', 'videos', id);
  assert.equal(existsSync(join(folder, 'preview.webp')), false);
});

test('the real engine shows its stages in order and a frame before the end', async (t) => {
  const service = await startTestService(t, { realVideo: true, config: { videoFramesPerSecond: 3 } });
  const made = await service.postForm('/v1/videos', {
    ...{ model: 'beta-2', prompt: 'a white room', seconds: '4', size: '480x480' },
  });
  const { id } = (await made.json()) as { id: string };
  const seen = new Set<string>();
  let bytes = 0;
  await waitFor(
    async () => {
      const status = (await (await service.request(`/v1/videos/${id}`)).json()) as Status;
      if (status.stage) seen.add(status.stage);
      if (status.preview_url && bytes === 0) {
        const still = await service.request(status.preview_url.slice(service.url.length));
        if (still.ok) bytes = (await still.arrayBuffer()).byteLength;
      }
      return status.status === 'completed';
    },
    { everyMs: 50 },
  );
  assert.ok(seen.has('drawing'), [...seen].join());
  assert.deepEqual(
    [...seen],
    ['reading', 'staging', 'drawing', 'encoding'].filter((stage) => seen.has(stage)),
  );
  assert.ok(bytes > 100, `${bytes} bytes`);
});

test('time left follows the pace so far; other engines have no stages', () => {
  const task = {
    status: 'processing',
    progress: 40,
    route: 'local',
    startedAt: 1000,
    expectedEndMs: null,
  } as const;
  assert.equal(secondsLeft(task, 1_040_000), 60);
  assert.equal(secondsLeft({ ...task, progress: 5 }, 1_040_000), null);
  assert.equal(secondsLeft({ ...task, status: 'pending' }, 1_040_000), null);
  assert.equal(stageOf(task), 'drawing');
  assert.equal(stageOf({ ...task, route: 'cloud/x' }), null);
  assert.equal(stageOf({ ...task, progress: 98 }), 'encoding');
});
