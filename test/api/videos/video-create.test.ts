import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectError } from '../../support/expect-error.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

const path = '/v1/video/create';
const operation = `POST ${path}`;

test('POST /v1/video/create', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t, { config: { videoConcurrency: 2 } });
  const openApi = await createOpenApiCheck(service.url);
  const png = readFileSync(await makeImage(folder, 'png')).toString('base64');
  const create = (fields: Record<string, unknown>) => service.postJson(path, fields);
  /** The job the engine got for this body. */
  const jobOf = async (fields: Record<string, unknown>) => {
    const id = await service.createTask(fields);
    await waitFor(() => service.video.jobs.some((job) => job.taskId === id));
    return service.video.jobs.find((job) => job.taskId === id)!;
  };

  await t.test('alpha: answers the four fields of the interface and ends completed', async () => {
    const beforeMs = Date.now();
    const response = await create({ model: 'alpha3', prompt: 'a red balloon' });
    assert.equal(response.status, 200);
    const created = (await response.json()) as Record<string, unknown>;
    openApi.answer(operation, created);
    assert.match(String(created.id), /^alpha3:[a-z0-9]+$/);
    const createdAt = created.status_update_time as number;
    assert.ok(createdAt >= Math.floor(beforeMs / 1000) && createdAt <= Math.ceil(Date.now() / 1000));
    assert.deepEqual(created, {
      id: created.id,
      status: 'pending',
      status_update_time: created.status_update_time,
      enhanced_prompt: 'a red balloon',
    });
    const done = await service.finished(String(created.id));
    assert.equal(done.status, 'completed');
    const video = await fetch(String(done.video_url));
    assert.equal(video.headers.get('content-type'), 'video/mp4');
    assert.ok((await video.arrayBuffer()).byteLength > 500);
  });

  await t.test('every model of the route is taken, and none of the others', async () => {
    const alpha = ['', '-fast', '-pro', '-fast-frames', '-fast-components'].map((end) => `alpha2${end}`);
    const alpha3 = ['alpha3', 'alpha3-fast', 'alpha3-pro', 'alpha3-pro-frames', 'alpha3.1', 'alpha3.1-fast'];
    for (const model of [...alpha, ...alpha3, 'beta-2', 'beta-2-pro']) {
      const response = await create({ model, prompt: 'x', images: [] });
      assert.equal(response.status, 200, model);
      const { id } = (await response.json()) as { id: string };
      assert.ok(id.startsWith(`${model}:`));
      await service.request(`/v1/videos/${id}`, { method: 'DELETE' });
    }
    for (const model of ['alpha_3_1', 'alpha_3_1-fast', 'tts-1', 'listen-1', 'omni-audio-preview']) {
      await expectError(await create({ model, prompt: 'x' }), 'invalid_parameter', 'model');
    }
  });

  await t.test('alpha: 8 s, landscape at 720p unless asked otherwise, no watermark', async () => {
    const plain = await jobOf({ model: 'alpha2', images: undefined });
    assert.deepEqual(
      [plain.seconds, plain.width, plain.height, plain.watermark, plain.images],
      [8, 1280, 720, false, []],
    );
    const tall = await jobOf({ model: 'alpha3.1', aspect_ratio: '9:16', enable_upsample: true });
    assert.deepEqual([tall.width, tall.height], [1080, 1920]);
    const wide = await jobOf({ model: 'alpha3', aspect_ratio: '16:9', enable_upsample: false });
    assert.deepEqual([wide.width, wide.height], [1280, 720]);
  });

  await t.test('enhance_prompt changes the prompt that is shown and made', async () => {
    const response = await create({ model: 'alpha3', prompt: 'a red balloon', enhance_prompt: true });
    const created = (await response.json()) as { id: string; enhanced_prompt: string };
    assert.notEqual(created.enhanced_prompt, 'a red balloon');
    assert.match(created.enhanced_prompt, /red balloon/);
    const done = await service.finished(created.id);
    assert.equal(done.enhanced_prompt, created.enhanced_prompt);
    assert.equal(
      service.video.jobs.find((job) => job.taskId === created.id)?.prompt,
      created.enhanced_prompt,
    );
  });

  await t.test('beta: defaults, and each option reaches the engine', async () => {
    const plain = await jobOf({ model: 'beta-2' });
    assert.deepEqual(
      [plain.seconds, plain.width, plain.height, plain.watermark],
      [10, 1280, 720, true],
      'landscape, small, 10 s, with watermark',
    );
    const full = await jobOf({
      model: 'beta-2-pro',
      orientation: 'portrait',
      size: 'large',
      duration: 15,
      watermark: false,
      private: true,
    });
    assert.deepEqual([full.seconds, full.width, full.height, full.watermark], [15, 1080, 1920, false]);
  });

  await t.test('400 missing_parameter: absent, null, empty or blank', async () => {
    await expectError(await create({ prompt: 'x' }), 'missing_parameter', 'model');
    await expectError(await create({ model: null, prompt: 'x' }), 'missing_parameter', 'model');
    await expectError(await create({ model: '', prompt: 'x' }), 'missing_parameter', 'model');
    for (const prompt of [undefined, null, '', '  \n'])
      await expectError(await create({ model: 'alpha3', prompt }), 'missing_parameter', 'prompt');
    await expectError(await create({ model: 'beta-2', prompt: 'x' }), 'missing_parameter', 'images');
  });

  await t.test('400 invalid_parameter names the parameter', async () => {
    const alpha = { model: 'alpha3', prompt: 'x' };
    const beta = { model: 'beta-2', prompt: 'x', images: [] };
    for (const [fields, param] of [
      [{ ...alpha, model: 7 }, 'model'],
      [{ ...alpha, prompt: 7 }, 'prompt'],
      [{ ...alpha, prompt: ['x'] }, 'prompt'],
      [{ ...alpha, enhance_prompt: 'true' }, 'enhance_prompt'],
      [{ ...alpha, enable_upsample: 1 }, 'enable_upsample'],
      [{ ...alpha, aspect_ratio: '1:1' }, 'aspect_ratio'],
      [{ ...alpha, model: 'alpha2', aspect_ratio: '16:9' }, 'aspect_ratio'],
      [{ ...alpha, model: 'alpha2-fast-frames', aspect_ratio: '9:16' }, 'aspect_ratio'],
      [{ ...alpha, images: png }, 'images'],
      [{ ...alpha, images: [7] }, 'images'],
      [{ ...alpha, images: ['ftp://example.com/a.png'] }, 'images'],
      [{ ...alpha, images: ['http://'] }, 'images'],
      [{ ...alpha, images: ['https://user:secret@example.com/a.png'] }, 'images'],
      [{ ...alpha, images: [png, png, png, png] }, 'images'],
      [{ ...alpha, model: 'alpha2-fast-frames', images: [png, png, png] }, 'images'],
      [{ ...alpha, model: 'alpha3-pro-frames', images: [png, png] }, 'images'],
      [{ ...alpha, model: 'alpha2-fast-components', images: [png, png, png, png] }, 'images'],
      [{ ...beta, orientation: 'square' }, 'orientation'],
      [{ ...beta, size: '1080p' }, 'size'],
      [{ ...beta, duration: 15 }, 'duration'],
      [{ ...beta, duration: '10' }, 'duration'],
      [{ ...beta, model: 'beta-2-pro', duration: 12 }, 'duration'],
      [{ ...beta, watermark: 'no' }, 'watermark'],
      [{ ...beta, private: 1 }, 'private'],
      [{ ...beta, character_url: 'video.mp4' }, 'character_url'],
      [
        { ...beta, character_url: 'http://a.example/a.mp4', character_timestamps: '0' },
        'character_timestamps',
      ],
      [
        { ...beta, character_url: 'http://a.example/a.mp4', character_timestamps: '0,4' },
        'character_timestamps',
      ],
      [
        { ...beta, character_url: 'http://a.example/a.mp4', character_timestamps: '2,1' },
        'character_timestamps',
      ],
    ] as const) {
      await expectError(await create(fields), 'invalid_parameter', param);
    }
  });

  await t.test('fields nobody knows, and options of the other family, are ignored', async () => {
    const alpha = await create({ model: 'alpha3', prompt: 'x', duration: 99, nonsense: { deep: [1] } });
    assert.equal(alpha.status, 200);
    const beta = await create({ model: 'beta-2', prompt: 'x', images: [], aspect_ratio: '1:1', n: 3 });
    assert.equal(beta.status, 200);
  });

  await t.test('400 invalid_request: not JSON, not an object, another content type, no body', async () => {
    for (const body of ['{"model":', 'null', '[]', '"text"', '7', ''])
      await expectError(await service.postJson(path, body), 'invalid_request');
    const body = JSON.stringify({ model: 'alpha3', prompt: 'x' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      await expectError(
        await service.request(path, { method: 'POST', headers: { 'content-type': type }, body }),
        'invalid_request',
      );
    await expectError(await service.request(path, { method: 'POST' }), 'invalid_request');
    await expectError(await service.postForm(path, { model: 'alpha3', prompt: 'x' }), 'invalid_request');
  });

  await t.test('404 model_not_found before any other parameter is looked at', async () => {
    await expectError(await create({ model: 'gamma-9' }), 'model_not_found', 'model');
    await expectError(await create({ model: 'constructor', prompt: 7 }), 'model_not_found', 'model');
  });

  await t.test('400 context_length_exceeded beyond 32,000 characters', async () => {
    const response = await create({ model: 'alpha3', prompt: 'x'.repeat(32_001) });
    await expectError(response, 'context_length_exceeded', 'prompt');
    assert.equal((await create({ model: 'alpha3', prompt: 'x'.repeat(32_000) })).status, 200);
  });

  await t.test('a body that the document takes is taken, one that it refuses is refused', async () => {
    for (const body of [
      { model: 'alpha3', prompt: 'x' },
      { model: 'alpha3', prompt: 'x', aspect_ratio: '9:16', enhance_prompt: true },
      { model: 'alpha2', prompt: 'x', aspect_ratio: '9:16' },
      { model: 'beta-2', prompt: 'x' },
      { model: 'beta-2', prompt: 'x', images: [], duration: 10 },
      { model: 'beta-2', prompt: 'x', images: [], duration: 25 },
      { model: 'beta-2-pro', prompt: 'x', images: [], duration: 25, private: true },
      { model: 'alpha3-pro-frames', prompt: 'x', images: [png, png] },
      { model: 'alpha_3_1', prompt: 'x' },
    ]) {
      const { status } = await create(body);
      assert.equal(openApi.takes(operation, 'application/json', body), status === 200, JSON.stringify(body));
    }
  });
});
