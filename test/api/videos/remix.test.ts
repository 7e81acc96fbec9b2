import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { expectError } from '../../support/expect-error.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

type Remix = { id: string };

test('POST /v1/videos/{id}/remix', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t, { config: { videoConcurrency: 2 } });
  const openApi = await createOpenApiCheck(service.url);
  const remix = (id: string, body: unknown, key?: string) =>
    service.postJson(`/v1/videos/${id}/remix`, body, key === undefined ? {} : { key });
  const jobOf = (id: string) => service.video.jobs.find((job) => job.taskId === id);
  const image = readFileSync(await makeImage(folder, 'png')).toString('base64');
  const source = await service.createTask({
    model: 'beta-2-pro',
    duration: 15,
    watermark: false,
    images: [image],
  });
  await service.finished(source);

  await t.test('answers id, object, status and progress, and makes the video from the source', async () => {
    const response = await remix(source, { prompt: 'make it night' });
    assert.equal(response.status, 200);
    const body = (await response.json()) as Remix;
    openApi.answer('POST /v1/videos/{id}/remix', body);
    assert.match(body.id, /^beta-2-pro:remix-[a-z0-9]+$/);
    assert.deepEqual(body, { id: body.id, object: 'video', status: 'pending', progress: 0 });
    assert.equal((await service.finished(body.id)).status, 'completed');
    const job = jobOf(body.id)!;
    assert.deepEqual(
      [job.model, job.prompt, job.seconds, job.width, job.height, job.watermark, job.seed, job.images.length],
      ['beta-2-pro', 'make it night', 15, 1280, 720, false, jobOf(source)!.seed, 1],
    );
    assert.equal(
      job.sourceScene,
      JSON.stringify({ seed: job.seed }),
      'the scene the engine gave for the source',
    );
    const again = (await (await remix(body.id, { prompt: 'and snow' })).json()) as Remix;
    assert.equal((await service.finished(again.id)).status, 'completed');
  });

  await t.test('size overrides the dimensions; an id with its colon escaped is the same', async () => {
    const response = await remix(source.replace(':', '%3A'), { prompt: 'x', size: '480x480' });
    const { id } = (await response.json()) as Remix;
    await waitFor(() => jobOf(id) !== undefined);
    assert.deepEqual([jobOf(id)!.width, jobOf(id)!.height], [480, 480]);
    const read = (await (await service.request(`/v1/videos/${id}`)).json()) as Record<string, unknown>;
    assert.deepEqual([read.size, read.seconds, read.model], ['480x480', 15, 'beta-2-pro']);
    await service.finished(id);
  });

  await t.test('of an unfinished video it waits, and begins when that is completed', async () => {
    service.video.hold();
    const slow = await service.createTask();
    const { id } = (await (await remix(slow, { prompt: 'x' })).json()) as Remix;
    await waitFor(() => jobOf(slow) !== undefined);
    const read = (await (await service.request(`/v1/videos/${id}`)).json()) as { status: string };
    assert.equal(read.status, 'pending');
    assert.equal(jobOf(id), undefined);
    service.video.release();
    assert.equal((await service.finished(id)).status, 'completed');
    assert.ok(jobOf(id)?.sourceScene);
  });

  await t.test(
    'of a video that fails or is deleted it fails too, and so does what waits for it',
    async () => {
      service.video.hold();
      service.video.failWith(() => new ApiError('upstream_error'));
      const doomed = await service.createTask();
      const first = (await (await remix(doomed, { prompt: 'x' })).json()) as Remix;
      const second = (await (await remix(first.id, { prompt: 'y' })).json()) as Remix;
      service.video.release();
      for (const { id } of [first, second]) {
        const failed = await service.finished(id);
        assert.equal((failed.error as { code: string }).code, 'source_failed');
        assert.equal(jobOf(id), undefined);
      }
      service.video.failWith(undefined);
      service.video.hold();
      const deleted = await service.createTask();
      const third = (await (await remix(deleted, { prompt: 'x' })).json()) as Remix;
      await service.request(`/v1/videos/${deleted}`, { method: 'DELETE' });
      assert.equal((await service.finished(third.id)).status, 'failed');
      service.video.release();
      await expectError(await remix(doomed, { prompt: 'x' }), 'invalid_parameter', 'id');
    },
  );

  await t.test(
    'of a finished video that is deleted while it is queued it fails and costs nothing',
    async () => {
      const key = await service.createKey({ account: 'deleting', balance: 100_000_000 });
      const made = await service.createTask({}, key);
      await service.finished(made, key);
      const { balance } = await service.store.accountAdmin.showAccount('deleting');
      service.video.hold();
      const busy = [await service.createTask(), await service.createTask()];
      await waitFor(() => busy.every((id) => jobOf(id) !== undefined));
      const { id } = (await (await remix(made, { prompt: 'make it night' }, key)).json()) as Remix;
      await service.request(`/v1/videos/${made}`, { method: 'DELETE', key });
      service.video.release();
      const ended = await service.finished(id, key);
      assert.equal((ended.error as { code: string } | undefined)?.code, 'source_failed');
      assert.equal(jobOf(id), undefined);
      const after = await service.store.accountAdmin.showAccount('deleting');
      assert.deepEqual([after.balance, after.held], [balance, 0]);
    },
  );

  await t.test('400: an alpha source, no prompt, a size of another form', async () => {
    const alpha = await service.createTask({ model: 'alpha3' });
    await expectError(await remix(alpha, { prompt: 'x' }), 'invalid_parameter', 'id');
    for (const body of [{}, { prompt: null }, { prompt: ' ' }])
      await expectError(await remix(source, body), 'missing_parameter', 'prompt');
    await expectError(await remix(source, { prompt: 5 }), 'invalid_parameter', 'prompt');
    for (const size of ['16x9', 'large', '720p', 480])
      await expectError(await remix(source, { prompt: 'x', size }), 'invalid_parameter', 'size');
    await expectError(await remix(source, 'x'), 'invalid_request');
    await expectError(
      await remix(source, { prompt: 'x'.repeat(32_001) }),
      'context_length_exceeded',
      'prompt',
    );
  });

  await t.test('403: a key without access to the source model', async () => {
    const key = await service.createKey({ models: ['beta-2'] });
    await expectError(await remix(source, { prompt: 'x' }, key), 'model_access_denied', 'model');
  });

  await t.test("404: unknown, and another account's alike", async () => {
    const key = await service.createKey({ account: 'stranger' });
    const [theirs, unknown] = await Promise.all(
      [source, 'beta-2-pro:unknown'].map(async (id) => (await remix(id, { prompt: 'x' }, key)).text()),
    );
    assert.equal(theirs, unknown);
    await expectError(await remix(source, { prompt: 'x' }, key), 'video_not_found');
  });
});
