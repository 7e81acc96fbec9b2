/** An api and a worker that share no disk: Postgres and a bucket between them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeImage } from '../support/media-fixtures.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startS3Server } from '../support/s3/s3-server.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

test('the service on Postgres and S3', async (t) => {
  const folder = temporaryFolder(t);
  const png = readFileSync(await makeImage(folder, 'png'));
  const server = await startS3Server(t);
  const shared = {
    databaseUrl: await createPostgresDatabase(),
    storageUrl: server.urlOf('media/kinora', '&create=true'),
  };
  const api = await startTestService(t, { config: { ...shared, roles: ['api'] } });
  const worker = await startTestService(t, { config: { ...shared, roles: ['worker'] } });
  const presigning = await startTestService(t, {
    config: { ...shared, roles: ['api'], storageLinks: 'presigned' },
  });
  const objects = server.objectsOf('media');
  const keysOf = (id: string) => [...objects.keys()].filter((key) => key.includes(id)).toSorted();
  const jobOf = (id: string) => worker.video.jobs.find((job) => job.taskId === id)!;
  /** Files of requests, tasks and videos; notes of the process itself lie at the top, its lock in its scratch folder. */
  const leftBehind = () =>
    [api, worker].flatMap(({ dataDir }) =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter(
          (entry) => entry.isFile() && entry.parentPath !== dataDir && !/^worker\.lock/.test(entry.name),
        )
        .map(({ parentPath, name }) => join(parentPath, name)),
    );

  const upload = () =>
    api.postForm('/v1/videos', {
      model: 'beta-2',
      prompt: 'the clouds begin to move',
      seconds: '4',
      size: '1280x720',
      input_reference: new Blob([png], { type: 'image/png' }),
    });
  const { id } = (await (await upload()).json()) as { id: string };
  const done = await api.finished(id);

  await t.test('an image uploaded at the api reaches the worker, and its video the api', async () => {
    assert.equal(done.status, 'completed');
    assert.equal(jobOf(id).images.length, 1);
    assert.deepEqual(
      keysOf(id).map((key) => key.split('/').at(-1)),
      ['image-0', 'spritesheet.jpg', 'thumbnail.webp', 'video.mp4'],
    );
    assert.equal(objects.get(keysOf(id).at(-1)!)?.contentType, 'video/mp4');
    const link = String(done.video_url);
    assert.ok(link.startsWith(api.url));
    const whole = Buffer.from(await (await fetch(link)).arrayBuffer());
    assert.deepEqual(whole, objects.get(keysOf(id).at(-1)!)!.body);
    const part = await fetch(link, { headers: { range: 'bytes=10-19' } });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-range'), `bytes 10-19/${whole.length}`);
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), whole.subarray(10, 20));
    const etag = (await fetch(link, { method: 'HEAD' })).headers.get('etag')!;
    assert.equal((await fetch(link, { headers: { 'if-none-match': etag } })).status, 304);
    const content = await api.request(`/v1/videos/${id}/content`, { headers: { accept: 'video/mp4' } });
    assert.deepEqual(Buffer.from(await content.arrayBuffer()), whole);
  });

  await t.test('presigned links lead to the bucket, with the range that was asked for', async () => {
    const { video_url: link } = await presigning.finished(id);
    const redirect = await fetch(String(link), { redirect: 'manual' });
    assert.equal(redirect.status, 302);
    assert.ok(redirect.headers.get('location')!.startsWith(server.endpoint));
    const part = await fetch(String(link), { headers: { range: 'bytes=4-7' } });
    assert.equal(part.status, 206);
    assert.equal(await part.text(), 'ftyp');
    const head = await fetch(String(link), { method: 'HEAD' });
    assert.equal(head.headers.get('content-type'), 'video/mp4');
    const refused = await fetch(`${link}0`, { redirect: 'manual' });
    assert.equal(refused.status, 403, 'our own signature is still checked');
  });

  await t.test('a remix and a character carry their pictures over', async () => {
    const remix = await api.postJson(`/v1/videos/${id}/remix`, { prompt: 'make it night' });
    const { id: remixId } = (await remix.json()) as { id: string };
    assert.equal((await api.finished(remixId)).status, 'completed');
    assert.equal(jobOf(remixId).images.length, 1);
    const created = await api.postJson('/beta/v1/characters', { from_task: id, timestamps: '0,2' });
    const character = (await created.json()) as { username: string; profile_picture_url: string };
    assert.equal(created.status, 200, JSON.stringify(character));
    assert.equal((await fetch(character.profile_picture_url)).headers.get('content-type'), 'image/png');
    const withCharacter = await api.createTask({ prompt: `@${character.username} waves` });
    assert.equal((await api.finished(withCharacter)).status, 'completed');
    assert.equal(jobOf(withCharacter).characters[0]?.username, character.username);
  });

  await t.test('an unavailable bucket refuses uploads with 503, and costs no video an attempt', async () => {
    server.setFault((_call, response) => {
      response.writeHead(503).end();
      return true;
    });
    const refused = await upload();
    const error = (await refused.json()) as { error: { code: string } };
    assert.deepEqual([refused.status, error.error.code], [503, 'service_unavailable']);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await fetch(String(done.video_url))).status, 503);
    const task = await api.createTask();
    const rowOf = () =>
      api.store.db
        .selectFrom('video_tasks')
        .select(['losses', 'attempts'])
        .where('id', '=', task)
        .executeTakeFirstOrThrow();
    await waitFor(async () => (await rowOf()).losses > 0);
    server.setFault(undefined);
    assert.equal((await api.finished(task)).status, 'completed');
    assert.equal((await rowOf()).attempts, 1, 'only the try that succeeded counts');
  });

  await t.test('a delete takes everything from the bucket, and no disk keeps a file', async () => {
    assert.equal((await api.request(`/v1/videos/${id}`, { method: 'DELETE' })).status, 200);
    assert.deepEqual(keysOf(id), []);
    await waitFor(() => leftBehind().length === 0).catch(() => assert.deepEqual(leftBehind(), []));
  });
});
