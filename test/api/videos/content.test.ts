import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { ApiError } from '../../../src/domain/errors.ts';
import { expectError } from '../../support/expect-error.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

test('GET /v1/videos/{id}/content', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const openApi = await createOpenApiCheck(service.url);
  const id = await service.createTask();
  const done = await service.finished(id);
  const video = Buffer.from(await (await fetch(String(done.video_url))).arrayBuffer());
  const content = (headers: Record<string, string> = {}, query = '', task = id) =>
    service.request(`/v1/videos/${task}/content${query}`, { headers });

  await t.test('JSON as the interface says, whatever general Accept comes along', async () => {
    for (const accept of [
      '*/*',
      'application/json',
      'text/html, */*;q=0.1',
      'application/json, video/*;q=0',
    ]) {
      const response = await content({ accept });
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8', accept);
      const body = (await response.json()) as object;
      openApi.answer('GET /v1/videos/{id}/content', body);
      assert.deepEqual(Object.keys(body).toSorted(), [
        'enhanced_prompt',
        'id',
        'status',
        'status_update_time',
        'video_url',
      ]);
    }
  });

  await t.test('the video itself for those who ask for bytes', async () => {
    for (const headers of [
      { accept: 'application/binary' },
      { accept: 'application/octet-stream' },
      { accept: 'video/mp4' },
      { accept: 'video/*' },
    ]) {
      const response = await content(headers);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'video/mp4');
      assert.equal(response.headers.get('content-length'), String(video.length));
      assert.ok(Buffer.from(await response.arrayBuffer()).equals(video));
    }
    const variant = await content({ accept: 'application/json' }, '?variant=video');
    assert.ok(Buffer.from(await variant.arrayBuffer()).equals(video));
    const range = await content({ range: 'bytes=0-9' });
    assert.equal(range.status, 206);
    assert.equal((await range.arrayBuffer()).byteLength, 10);
    assert.match(range.headers.get('vary') ?? '', /accept/);
    assert.match(range.headers.get('cache-control') ?? '', /private/);
  });

  await t.test('HEAD tells what GET would send', async () => {
    for (const [headers, query] of [
      [{}, ''],
      [{ accept: 'video/mp4' }, ''],
      [{ range: 'bytes=0-9' }, ''],
      [{}, '?variant=thumbnail'],
    ] as const) {
      const path = `/v1/videos/${id}/content${query}`;
      const whole = await service.request(path, { headers });
      await whole.arrayBuffer();
      const head = await service.request(path, { headers, method: 'HEAD' });
      assert.equal(head.status, whole.status);
      for (const name of ['content-type', 'content-length', 'content-range', 'etag'])
        assert.equal(head.headers.get(name), whole.headers.get(name), `${name} of ${path}`);
      assert.notEqual(head.headers.get('content-length'), '0');
    }
    assert.equal((await service.request('/v1/videos/unknown/content', { method: 'HEAD' })).status, 404);
  });

  await t.test('thumbnail and spritesheet are pictures', async () => {
    const thumbnail = await content({}, '?variant=thumbnail');
    assert.equal(thumbnail.headers.get('content-type'), 'image/webp');
    const small = await sharp(Buffer.from(await thumbnail.arrayBuffer())).stats();
    assert.equal(small.channels.length, 3);
    const spritesheet = await content({}, '?variant=spritesheet');
    assert.equal(spritesheet.headers.get('content-type'), 'image/jpeg');
    const sheet = await sharp(Buffer.from(await spritesheet.arrayBuffer())).metadata();
    assert.deepEqual([sheet.format, sheet.width], ['jpeg', 4 * 320]);
  });

  await t.test('400: a variant nobody knows', async () => {
    await expectError(await content({}, '?variant=poster'), 'invalid_parameter', 'variant');
  });

  await t.test('before the end: JSON with a null link, and 400 for those who ask for bytes', async () => {
    service.video.hold();
    const running = await service.createTask();
    await waitFor(async () => {
      const body = (await (await content({}, '', running)).json()) as { status: string };
      return body.status === 'processing';
    });
    const body = (await (await content({}, '', running)).json()) as { video_url: unknown };
    assert.equal(body.video_url, null);
    await expectError(await content({ accept: 'video/mp4' }, '', running), 'invalid_parameter', 'id');
    service.video.failWith(() => new ApiError('upstream_error'));
    service.video.release();
    await service.finished(running);
    service.video.failWith(undefined);
    const failed = (await (await content({}, '', running)).json()) as { status: string; video_url: unknown };
    assert.deepEqual([failed.status, failed.video_url], ['failed', null]);
    await expectError(await content({ range: 'bytes=0-' }, '', running), 'invalid_parameter', 'id');
  });

  await t.test("404: unknown, and another account's alike", async () => {
    const key = await service.createKey({ account: 'stranger' });
    const [theirs, unknown] = await Promise.all(
      [id, 'beta-2:unknown'].map(async (task) => {
        const response = await service.request(`/v1/videos/${task}/content?variant=video`, { key });
        return [response.status, await response.text()];
      }),
    );
    assert.deepEqual(theirs, unknown);
    await expectError(await content({}, '', 'unknown'), 'video_not_found');
  });
});
