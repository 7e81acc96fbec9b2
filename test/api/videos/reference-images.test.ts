/** Reference images of POST /v1/video/create: inside the body, by URL, and what is refused. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { afterTest } from '../../support/after-test.ts';
import { expectError } from '../../support/expect-error.ts';
import { type ImageFixture, makeImage } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

/** The same PNG, claiming other dimensions with a checksum that fits. */
const claiming = (png: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
};

test('reference images', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t, { config: { allowPrivateUrls: true, videoConcurrency: 2 } });
  const openApi = await createOpenApiCheck(service.url);
  const images = {} as Record<ImageFixture, Buffer>;
  for (const kind of ['png', 'jpeg', 'webp', 'gif'] as const)
    images[kind] = readFileSync(await makeImage(folder, kind));
  const png = images.png.toString('base64');
  const create = (fields: Record<string, unknown>) => service.postJson('/v1/video/create', fields);
  const jobOf = async (fields: Record<string, unknown>) => {
    const id = await service.createTask(fields);
    await waitFor(() => service.video.jobs.some((job) => job.taskId === id));
    return service.video.jobs.find((job) => job.taskId === id)!;
  };

  await t.test('images as base64 and data URI, each format, with the roles of the model', async () => {
    const components = await jobOf({
      model: 'alpha2-fast-components',
      images: [
        png,
        `data:image/jpeg;base64,${images.jpeg.toString('base64')}`,
        images.gif.toString('base64'),
      ],
    });
    assert.deepEqual(
      components.images.map(({ role }) => role),
      ['component', 'component', 'component'],
    );
    const frames = await jobOf({
      model: 'alpha2-fast-frames',
      images: [`data:image/webp;base64,${images.webp.toString('base64')}`, png],
    });
    assert.deepEqual(
      frames.images.map(({ role }) => role),
      ['first', 'last'],
    );
    const first = await jobOf({ model: 'alpha3-pro-frames', images: [png] });
    assert.deepEqual(
      first.images.map(({ role }) => role),
      ['first'],
    );
    const reference = await jobOf({ model: 'beta-2', images: [png] });
    assert.deepEqual(
      reference.images.map(({ role }) => role),
      ['reference'],
    );
    assert.equal((await service.finished(components.taskId)).status, 'completed');
  });

  await t.test(
    '400 invalid_image: bad base64, another format, a photo of a telephone in HEIC, broken bytes, too many pixels, too large',
    async () => {
      const huge = claiming(images.png, 10_000, 10_000);
      const tiff = readFileSync(await makeImage(folder, 'tiff')).toString('base64');
      /** The first box of a HEIC file, as telephones write it, and the begin of the next. */
      const heic = (brand: string) =>
        Buffer.concat([
          Buffer.from([0, 0, 0, 24]),
          Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`),
          Buffer.from([0, 0, 1, 0]),
          Buffer.from('meta'),
          Buffer.alloc(248),
        ]).toString('base64');
      for (const image of [
        'not base64 at all!',
        'data:image/png,plain',
        Buffer.from('just some text').toString('base64'),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
        tiff,
        heic('heic'),
        heic('mif1'),
        images.png.subarray(0, 60).toString('base64'),
        huge.toString('base64'),
        Buffer.alloc(20 * 1024 * 1024 + 1).toString('base64'),
      ]) {
        await expectError(
          await create({ model: 'alpha3', prompt: 'x', images: [image] }),
          'invalid_image',
          'images',
        );
      }
    },
  );

  await t.test('images by URL are fetched by the worker; what is no image fails the task', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/picture.png') response.end(images.png);
      else if (request.url === '/moved') response.writeHead(302, { location: '/picture.png' }).end();
      else if (request.url === '/text') response.end('no image at all');
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    afterTest(t, () => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const job = await jobOf({ model: 'beta-2', images: [`${base}/picture.png`, `${base}/moved`] });
    assert.equal(job.images.length, 2);
    assert.equal((await service.finished(job.taskId)).status, 'completed');
    for (const name of ['text', 'missing']) {
      const failed = await service.finished(await service.createTask({ images: [`${base}/${name}`] }));
      openApi.answer('GET /v1/video/query', failed);
      assert.equal(failed.status, 'failed');
      assert.equal(failed.video_url, null);
      assert.equal((failed.error as { code: string }).code, 'invalid_image');
      assert.doesNotMatch((failed.error as { message: string }).message, /127\.0\.0\.1/);
    }
  });
});

test('a form takes an image as text, larger than any other text may be', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t);
  const png = readFileSync(await makeImage(folder, 'png'));
  // A chunk that decoders pass over makes it large without making it slow.
  const length = Buffer.alloc(4);
  length.writeUInt32BE(400_000);
  const chunk = Buffer.concat([Buffer.from('kiNo'), Buffer.alloc(400_000)]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(chunk));
  const large = Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)]);
  const form = { model: 'beta-2', prompt: 'a kite', seconds: '4', size: '480x480' };
  const response = await service.postForm('/v1/videos', {
    ...form,
    input_reference: `data:image/png;base64,${large.toString('base64')}`,
  });
  const { id } = (await response.json()) as { id: string };
  assert.equal(response.status, 200);
  assert.equal((await service.finished(id)).status, 'completed');
  assert.equal(service.video.jobs[0]?.images.length, 1);

  const fields = { model: 'whisper-1', prompt: 'x'.repeat(300_000), file: new Blob(['no sound']) };
  await expectError(await service.postForm('/v1/audio/transcriptions', fields), 'invalid_request');
  const many = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`field${index}`, 'x'.repeat(30_000)]),
  );
  await expectError(
    await service.postForm('/v1/audio/transcriptions', { ...many, file: new Blob(['no sound']) }),
    'invalid_request',
  );
});

test('images at private addresses are refused unless they are allowed', async (t) => {
  const service = await startTestService(t);
  for (const url of ['http://127.0.0.1:9/a.png', 'http://169.254.169.254/latest', 'http://[::1]/a.png']) {
    const failed = await service.finished(await service.createTask({ images: [url] }));
    assert.equal(failed.status, 'failed', url);
    assert.match((failed.error as { message: string }).message, /Only public addresses are fetched/);
  }
  assert.equal(service.video.jobs.length, 0);
});
