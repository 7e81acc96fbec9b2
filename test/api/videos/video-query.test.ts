import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProcessLost } from '../../../src/domain/engine-failure.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { expectError } from '../../support/expect-error.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

type Status = Record<string, unknown> & { status: string; status_update_time: number };
const fields = ['enhanced_prompt', 'id', 'status', 'status_update_time', 'video_url'];

test('GET /v1/video/query', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const openApi = await createOpenApiCheck(service.url);
  const query = (id: string, key?: string) =>
    service.request(`/v1/video/query?id=${id}`, key === undefined ? {} : { key });
  const read = async (id: string): Promise<Status> => {
    const response = await query(encodeURIComponent(id));
    assert.equal(response.status, 200);
    const body = (await response.json()) as Status;
    openApi.answer('GET /v1/video/query', body);
    return body;
  };

  await t.test(
    'pending, processing, completed: the fields of the interface and no link before the end',
    async () => {
      service.video.hold();
      const running = await service.createTask({ model: 'alpha3' });
      const waiting = await service.createTask({ model: 'alpha3' });
      await waitFor(async () => (await read(running)).status === 'processing');
      const processing = await read(running);
      // Which stage it is in is known once the engine has said so.
      const { stage: _, ...always } = processing as Status & { stage?: string };
      assert.deepEqual(Object.keys(always).toSorted(), fields);
      assert.equal(processing.video_url, null);
      const pending = await read(waiting);
      assert.equal(pending.status, 'pending');
      assert.equal(pending.video_url, null);
      assert.ok(Number(pending.queue_position) >= 1);
      assert.ok(Number(pending.estimated_seconds_left) >= 1);
      service.video.release();
      const done = (await service.finished(waiting)) as Status;
      assert.deepEqual(Object.keys(done).toSorted(), fields);
      assert.equal(done.status, 'completed');
      assert.ok(String(done.video_url).startsWith(`${service.url}/files/videos/${waiting}/video.mp4?`));
      assert.ok(done.status_update_time >= pending.status_update_time);
    },
  );

  await t.test('an id arrives with its colon plain or escaped', async () => {
    const id = await service.createTask();
    const [plain, escaped] = await Promise.all([query(id), query(id.replace(':', '%3A'))]);
    assert.equal(plain.status, 200);
    assert.equal(escaped.status, 200);
    await service.finished(id);
  });

  await t.test('a task made by the form is read here too', async () => {
    const response = await service.postForm('/v1/videos', {
      model: 'beta-2',
      prompt: 'a kite',
      seconds: '4',
      size: '480x480',
    });
    const { id } = (await response.json()) as { id: string };
    assert.equal((await read(id)).enhanced_prompt, 'a kite');
  });

  await t.test('a failed task tells why and has no link', async () => {
    service.video.failWith(() => new ApiError('upstream_error'));
    const failed = (await service.finished(await service.createTask())) as Status;
    service.video.failWith(undefined);
    assert.equal(failed.status, 'failed');
    assert.equal(failed.video_url, null);
    assert.deepEqual(failed.error, {
      code: 'upstream_error',
      message: 'The provider behind this model failed.',
    });
    openApi.answer('GET /v1/video/query', failed);
  });

  await t.test('an engine that loses its process or is unavailable does not fail the task', async () => {
    const failures = [
      () => new ApiError('internal_error', { cause: new ProcessLost() }),
      () => new ApiError('service_unavailable'),
      () => new ApiError('model_overloaded'),
      () => new ApiError('internal_error', { cause: new ProcessLost() }),
    ];
    service.video.failWith(() => {
      const failure = failures.shift();
      if (failures.length === 0) service.video.failWith(undefined);
      return failure!();
    });
    const id = await service.createTask();
    assert.equal((await service.finished(id)).status, 'completed');
    assert.equal(service.video.jobs.filter(({ taskId }) => taskId === id).length, 5);
  });

  await t.test('a video that loses its engine every time is given up soon', async () => {
    const before = service.video.jobs.length;
    service.video.failWith(() => new ApiError('service_unavailable', { cause: new ProcessLost() }));
    const failed = await service.finished(await service.createTask());
    service.video.failWith(undefined);
    assert.deepEqual(failed.error, { code: 'internal_error', message: 'The video could not be made.' });
    assert.equal(service.video.jobs.length - before, 6);
  });

  await t.test('a bug in the engine fails the task after three attempts, with a plain message', async () => {
    const before = service.video.jobs.length;
    service.video.failWith(() => new Error('secret path /srv/engine'));
    const failed = await service.finished(await service.createTask());
    service.video.failWith(undefined);
    assert.deepEqual(failed.error, { code: 'internal_error', message: 'The video could not be made.' });
    assert.equal(service.video.jobs.length - before, 3);
  });

  await t.test('400: no id, or two', async () => {
    await expectError(await service.request('/v1/video/query'), 'missing_parameter', 'id');
    await expectError(await query(''), 'missing_parameter', 'id');
    await expectError(await query('a&id=b'), 'invalid_parameter', 'id');
  });

  await t.test(
    "404: an unknown id, a nonsensical one, and another account's answer byte for byte alike",
    async () => {
      const id = await service.createTask();
      const stranger = await service.createKey({ account: 'stranger' });
      const answers = await Promise.all(
        [query(id, stranger), query(`beta-2:${'0'.repeat(24)}`, stranger), query('%00%27', stranger)].map(
          async (pending) => {
            const response = await pending;
            return [response.status, await response.text()] as const;
          },
        ),
      );
      assert.equal(answers[0]![0], 404);
      assert.deepEqual(answers[0], answers[1]);
      await expectError(await query('unknown'), 'video_not_found');
      await expectError(await query(id, stranger), 'video_not_found');
    },
  );
});
