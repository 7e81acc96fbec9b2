import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectError } from '../../support/expect-error.ts';
import { type ImageFixture, makeImage } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

const path = '/v1/videos';

test('POST /v1/videos and GET /v1/videos/{id}', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t, { config: { videoConcurrency: 2 } });
  const openApi = await createOpenApiCheck(service.url);
  const imageFile = async (kind: ImageFixture) =>
    new File([readFileSync(await makeImage(folder, kind))], `a.${kind}`);
  const png = await imageFile('png');
  const alpha = {
    model: 'alpha_3_1',
    prompt: 'a kite',
    seconds: '3',
    size: '16x9',
    input_reference: png,
  } as Record<string, string | Blob>;
  const beta = { model: 'beta-2', prompt: 'a kite', seconds: '4', size: '720x1280' } as typeof alpha;
  const create = (fields: typeof alpha) => service.postForm(path, fields);
  const made = async (fields: typeof alpha): Promise<Record<string, unknown> & { id: string }> => {
    const response = await create(fields);
    const body = (await response.json()) as Record<string, unknown> & { id: string };
    assert.equal(response.status, 200, JSON.stringify(body));
    openApi.answer('POST /v1/videos', body);
    return body;
  };
  const jobOf = async (fields: typeof alpha) => {
    const { id } = await made(fields);
    await waitFor(() => service.video.jobs.some((job) => job.taskId === id));
    return service.video.jobs.find((job) => job.taskId === id)!;
  };
  const read = async (id: string): Promise<Record<string, unknown>> => {
    const response = await service.request(`${path}/${id}`);
    assert.equal(response.status, 200);
    const body = (await response.json()) as Record<string, unknown>;
    openApi.answer('GET /v1/videos/{id}', body);
    return body;
  };
  const without = (fields: typeof alpha, name: string) => {
    const { [name]: _, ...rest } = fields;
    return rest;
  };

  await t.test('alpha form: the create answer says queued, reads say what the interface says', async () => {
    for (const model of ['alpha_3_1', 'alpha_3_1-fast']) {
      const created = await made({ ...alpha, model });
      assert.match(created.id, /^video_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.deepEqual(created, {
        id: created.id,
        object: 'video',
        model,
        status: 'queued',
        progress: 0,
        created_at: created.created_at,
        seconds: 3,
        size: '16x9',
      });
      await service.finished(created.id);
      const status = await read(created.id);
      assert.deepEqual(Object.keys(status).toSorted(), [
        'enhanced_prompt',
        'id',
        'progress',
        'status',
        'status_update_time',
        'video_url',
      ]);
      assert.deepEqual(
        [status.status, status.progress, status.enhanced_prompt],
        ['completed', 100, 'a kite'],
      );
    }
  });

  await t.test('beta form: pending at create, the beta fields on reads', async () => {
    const created = await made({ ...beta, model: 'beta-2-pro', seconds: '12', size: '1080x1080' });
    assert.match(created.id, /^beta-2-pro:[a-z0-9]+$/);
    assert.deepEqual(created, {
      id: created.id,
      object: 'video',
      model: 'beta-2-pro',
      status: 'pending',
      progress: 0,
      created_at: created.created_at,
      seconds: 12,
      size: '1080x1080',
    });
    await service.finished(created.id);
    const status = await read(created.id);
    assert.deepEqual(Object.keys(status).toSorted(), [
      'id',
      'model',
      'progress',
      'seconds',
      'size',
      'status',
      'video_url',
    ]);
    assert.deepEqual([status.status, status.seconds, status.size], ['completed', 12, '1080x1080']);
    assert.deepEqual(await read(created.id.replace(':', '%3A')), status);
  });

  await t.test('a task of the JSON create answers in the form of its family', async () => {
    const [alphaId, betaId] = [await service.createTask({ model: 'alpha2' }), await service.createTask()];
    assert.ok('enhanced_prompt' in (await read(alphaId)));
    assert.ok('seconds' in (await read(betaId)));
  });

  await t.test('sizes, seconds, watermark and style reach the engine', async () => {
    const portrait = await jobOf({ ...alpha, size: '720x1280', seconds: '60', watermark: 'true' });
    assert.deepEqual(
      [portrait.width, portrait.height, portrait.seconds, portrait.watermark],
      [720, 1280, 60, true],
    );
    assert.deepEqual(
      portrait.images.map(({ role }) => role),
      ['reference'],
    );
    assert.equal((await jobOf(alpha)).watermark, false);
    for (const seconds of ['4', '8', '10', '12', '15', '25'])
      assert.equal((await jobOf({ ...beta, seconds })).seconds, Number(seconds));
    for (const [size, width, height] of [
      ['720x1280', 720, 1280],
      ['1280x720', 1280, 720],
      ['480x480', 480, 480],
      ['1080x1080', 1080, 1080],
    ] as const) {
      const job = await jobOf({ ...beta, size, watermark: 'false', style: 'watercolour' });
      assert.deepEqual(
        [job.width, job.height, job.watermark, job.style],
        [width, height, false, 'watercolour'],
      );
    }
    const plain = await jobOf({ ...beta, private: 'true' });
    assert.deepEqual([plain.watermark, plain.style, plain.images], [true, null, []]);
  });

  await t.test('metadata is given back on status', async () => {
    const metadata = { order: 17, tags: ['a', 'ä'] };
    const { id } = await made({ ...beta, metadata: JSON.stringify(metadata) });
    assert.deepEqual((await read(id)).metadata, metadata);
  });

  await t.test('input_reference of each format', async () => {
    for (const kind of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const job = await jobOf({ ...beta, input_reference: await imageFile(kind) });
      assert.equal(job.images.length, 1, kind);
    }
  });

  await t.test('400 invalid_image: no image, a broken one, one too large', async () => {
    const bytes = Buffer.from(await png.arrayBuffer());
    for (const content of [
      Buffer.alloc(0),
      Buffer.from('plain text'),
      bytes.subarray(0, 50),
      Buffer.alloc(20 * 1024 * 1024 + 1),
    ]) {
      const input_reference = new File([content], 'a.png');
      await expectError(await create({ ...alpha, input_reference }), 'invalid_image', 'input_reference');
    }
  });

  await t.test('400 missing_parameter', async () => {
    for (const name of ['model', 'prompt', 'seconds', 'size', 'input_reference'])
      await expectError(await create(without(alpha, name)), 'missing_parameter', name);
    for (const name of ['model', 'prompt', 'seconds', 'size'])
      await expectError(await create({ ...beta, [name]: '' }), 'missing_parameter', name);
  });

  await t.test('400 invalid_parameter', async () => {
    for (const [fields, param] of [
      ...['0', '61', '-1', '1.5', 'ten', '1e1'].map((seconds) => [{ ...alpha, seconds }, 'seconds'] as const),
      ...['5', '60', '4.0'].map((seconds) => [{ ...beta, seconds }, 'seconds'] as const),
      [{ ...alpha, size: '1280x720' }, 'size'],
      [{ ...beta, size: '16x9' }, 'size'],
      [{ ...alpha, watermark: 'yes' }, 'watermark'],
      [{ ...beta, private: '1' }, 'private'],
      [{ ...beta, metadata: '{broken' }, 'metadata'],
      [{ ...beta, metadata: `${'['.repeat(8000)}${']'.repeat(8000)}` }, 'metadata'],
      [{ ...beta, character_create: 'yes' }, 'character_create'],
      [{ ...beta, character_create: '{"save_to_library":"no"}' }, 'character_create'],
      [{ ...beta, character_create: '[]' }, 'character_create'],
      [{ ...beta, character_url: 'nowhere' }, 'character_url'],
      [{ ...beta, character_timestamps: '1' }, 'character_timestamps'],
      [
        { ...beta, character_url: 'http://a.example/a.mp4', character_from_task: 'beta-2:x' },
        'character_from_task',
      ],
      [{ ...beta, model: 'alpha3' }, 'model'],
      [{ ...beta, model: 'listen-1' }, 'model'],
    ] as const)
      await expectError(await create(fields), 'invalid_parameter', param);
  });

  await t.test('a parameter sent twice is no text', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(beta)) form.append(name, value);
    form.append('seconds', '8');
    await expectError(
      await service.request(path, { method: 'POST', body: form }),
      'invalid_parameter',
      'seconds',
    );
  });

  await t.test('400 invalid_request: not a form, or a broken one', async () => {
    await expectError(await service.postJson(path, beta), 'invalid_request');
    await expectError(await service.request(path, { method: 'POST' }), 'invalid_request');
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="model"\r\n\r\nbeta-2',
      ],
    ] as const)
      await expectError(
        await service.request(path, { method: 'POST', headers: { 'content-type': type }, body }),
        'invalid_request',
      );
  });

  await t.test('404: unknown model, unknown id', async () => {
    await expectError(await create({ model: 'gamma' }), 'model_not_found', 'model');
    await expectError(await service.request(`${path}/video_unknown`), 'video_not_found');
    const { id } = await made(beta);
    const stranger = await service.createKey({ account: 'stranger' });
    const [theirs, unknown] = await Promise.all([
      service.request(`${path}/${id}`, { key: stranger }),
      service.request(`${path}/beta-2:unknown`, { key: stranger }),
    ]);
    assert.equal(theirs.status, 404);
    assert.equal(await theirs.text(), await unknown.text());
  });

  await t.test('a form that the document takes is taken, one that it refuses is refused', async () => {
    for (const fields of [
      alpha,
      beta,
      { ...beta, metadata: '{}', private: 'false' },
      without(alpha, 'input_reference'),
      { ...alpha, seconds: '99' },
      { ...beta, style: 'x'.repeat(65) },
    ]) {
      const described = 'input_reference' in fields ? { ...fields, input_reference: '' } : fields;
      const taken = openApi.takes('POST /v1/videos', 'multipart/form-data', described);
      assert.equal((await create(fields)).status === 200, taken, JSON.stringify(fields));
    }
  });
});
