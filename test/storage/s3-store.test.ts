/** The stand-in runs in every `npm test`; with KINORA_TEST_S3_URL the same suite runs on that server too. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import { parseS3Url } from '../../src/lib/storage-url.ts';
import { createS3BlobStore } from '../../src/storage/s3.ts';
import { afterTest } from '../support/after-test.ts';
import { clockAt } from '../support/clock.ts';
import { startS3Server } from '../support/s3/s3-server.ts';
import { blobStoreSuite, makeFolder } from './blob-store-suite.ts';

const mp4 = { contentType: 'video/mp4' };
const key = 'videos/a:b/video.mp4';

type Cleanup = { after: (release: () => unknown) => void };

const openStore = async (t: Cleanup, url: string) => {
  const location = parseS3Url(url);
  const prefix = `${location.prefix}${randomBytes(6).toString('hex')}/`;
  const store = await createS3BlobStore({ location: { ...location, prefix, create: true } });
  afterTest(t, async () => {
    for await (const blob of store.list()) await store.delete(blob.key);
    await store.close();
  });
  return store;
};

const server = await startS3Server({ after });

/** The cases that the suite for every store does not ask. */
const s3Suite = (name: string, url: string) =>
  describe(`S3, ${name}`, () => {
    test('a large file goes in parts and comes back the same', async (t) => {
      const store = await openStore(t, url);
      const folder = await makeFolder(t);
      const bytes = randomBytes(21 * 1024 * 1024);
      await writeFile(join(folder, 'made.mp4'), bytes);
      const info = await store.put(key, join(folder, 'made.mp4'), mp4);
      assert.equal(info.sizeBytes, bytes.length);
      assert.match(info.etag, /-3"$/, 'three parts');
      await store.copyTo(key, join(folder, 'copy.mp4'));
      assert.ok(bytes.equals(await readFile(join(folder, 'copy.mp4'))));
      assert.deepEqual(await readdir(folder), ['copy.mp4']);
      const middle = await buffer(await store.read(key, { start: 8_388_600, end: 8_388_620 }));
      assert.ok(bytes.subarray(8_388_600, 8_388_621).equals(middle));
      assert.equal(
        (await buffer(await store.read(key, { start: bytes.length, end: bytes.length }))).length,
        0,
      );
    });

    test('more blobs than a page holds are listed and deleted', async (t) => {
      const store = await openStore(t, url);
      const keys = Array.from({ length: 11 }, (_, index) => `inputs/task/${index + 10}`);
      for (const each of keys) await store.putBytes(each, Buffer.from(each), mp4);
      const listed = [];
      for await (const blob of store.list('inputs/')) listed.push(blob.key);
      assert.deepEqual(listed, keys);
      await store.deletePrefix('inputs/task/');
      for await (const blob of store.list()) assert.fail(blob.key);
    });

    test('a presigned URL opens one blob for one method, whole or in part', async (t) => {
      const store = await openStore(t, url);
      await store.putBytes(key, Buffer.from('0123456789'), mp4);
      const presign = (method: 'GET' | 'HEAD') => store.presign!(key, { method, expiresInSeconds: 60 });
      const link = await presign('GET');
      const whole = await fetch(link);
      assert.equal(whole.headers.get('content-type'), 'video/mp4');
      assert.equal(await whole.text(), '0123456789');
      const part = await fetch(link, { headers: { range: 'bytes=2-4' } });
      assert.equal(part.status, 206);
      assert.equal(await part.text(), '234');
      const head = await fetch(await presign('HEAD'), { method: 'HEAD' });
      assert.equal(head.headers.get('content-length'), '10');
      for (const wrong of [
        link.replace('video.mp4', 'other.mp4'),
        link.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'),
        link.replace(/Signature=./, (first) => `Signature=${first.endsWith('0') ? '1' : '0'}`),
      ]) {
        const refused = await fetch(wrong);
        await refused.arrayBuffer();
        assert.equal(refused.status, 403, wrong);
      }
    });
  });

const suites = { 'a strict stand-in': server.urlOf('test-bucket/deep/prefix') };
const { KINORA_TEST_S3_URL: realUrl } = process.env;
for (const [name, url] of Object.entries({ ...suites, ...(realUrl && { 'a real server': realUrl }) })) {
  blobStoreSuite(`S3, ${name}`, (t) => openStore(t, url));
  s3Suite(name, url);
}

const tried = (url: string) => createS3BlobStore({ location: parseS3Url(url) });

test('S3: what is wrong with the bucket is said at the start, in a sentence', async () => {
  await assert.rejects(tried(server.urlOf('no-such-bucket')), {
    name: 'StartError',
    message: /The bucket no-such-bucket at 127\.0\.0\.1:\d+ cannot be used\. There is no such bucket\./,
  });
  await assert.rejects(tried('s3://bucket?endpoint=http://127.0.0.1:9&path_style=true'), {
    name: 'StartError',
    message: /It cannot be reached \(ECONNREFUSED\)/,
  });
  const { AWS_SECRET_ACCESS_KEY } = process.env;
  try {
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    await assert.rejects(tried(server.urlOf('test-bucket')), {
      name: 'StartError',
      message: /The credentials are refused/,
    });
  } finally {
    process.env.AWS_SECRET_ACCESS_KEY = AWS_SECRET_ACCESS_KEY;
  }
});

test('S3: a server that is busy for a moment is retried, one that stays unavailable is a 503', async (t) => {
  const store = await openStore(t, server.urlOf('test-bucket'));
  afterTest(t, () => server.setFault(undefined));
  let failures = 2;
  server.setFault((_call, response) => {
    if (failures === 0) return false;
    failures -= 1;
    response.writeHead(503).end();
    return true;
  });
  await store.putBytes(key, Buffer.from('video'), mp4);
  assert.equal(failures, 0);
  server.setFault((_call, response) => {
    response.destroy();
    return true;
  });
  const folder = await makeFolder(t);
  await writeFile(join(folder, 'made.mp4'), 'video');
  const away = { code: 'service_unavailable', status: 503 };
  await assert.rejects(store.put(key, join(folder, 'made.mp4'), mp4), away);
  await assert.rejects(store.stat(key), away);
  await assert.rejects(store.read(key), away);
  await assert.rejects(store.copyTo(key, join(folder, 'copy')), away);
  assert.deepEqual(await readdir(folder), ['made.mp4'], 'the source stays, no half copy');
  server.setFault(undefined);
  assert.equal((await buffer(await store.read(key))).toString(), 'video');
});

test('S3: a copy that breaks off leaves no file', async (t) => {
  const store = await openStore(t, server.urlOf('test-bucket'));
  afterTest(t, () => server.setFault(undefined));
  await store.putBytes(key, Buffer.alloc(100_000), mp4);
  const folder = await makeFolder(t);
  server.setFault((call, response) => {
    if (call.method !== 'GET') return false;
    response.writeHead(200, { 'content-length': 100_000 });
    response.write(Buffer.alloc(50_000), () => response.destroy());
    return true;
  });
  await assert.rejects(store.copyTo(key, join(folder, 'copy')), { code: 'service_unavailable' });
  server.setFault(undefined);
  assert.deepEqual(await readdir(folder), []);
});

test('S3: a server that lies is a 503, and what it did not keep is not given up', async (t) => {
  const store = await openStore(t, server.urlOf('test-bucket'));
  afterTest(t, () => server.setFault(undefined));
  const folder = await makeFolder(t);
  const made = join(folder, 'made.mp4');
  await writeFile(made, 'a whole video');
  const away = { code: 'service_unavailable', status: 503 };

  const { etag } = await store.putBytes(key, Buffer.from('a whole video'), mp4);
  server.setFault((call, response) => {
    if (call.method !== 'HEAD') return false;
    response.writeHead(200, { 'content-length': 5, etag }).end();
    return true;
  });
  await assert.rejects(store.put(key, made, mp4), away, 'fewer bytes than were sent');
  await assert.rejects(store.putBytes(key, Buffer.from('a whole video'), mp4), away);
  assert.deepEqual(await readdir(folder), ['made.mp4'], 'the source stays');

  const page =
    '<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>' +
    '<NextContinuationToken>again</NextContinuationToken></ListBucketResult>';
  const bodies = [page, '<Error><Code>InternalError</Code></Error>'.slice(0, 20), '{"no":"xml"}'];
  for (const body of bodies) {
    server.setFault((call, response) => {
      if (call.method !== 'GET') return false;
      response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
      return true;
    });
    await assert.rejects(store.deletePrefix('videos/'), away, body);
  }
  for (const content of ['', '<Contents><Key>videos/x/video.mp4</Key><Size>1</Size></Contents>']) {
    let pages = 0;
    server.setFault((call, response) => {
      if (call.method !== 'GET') return false;
      pages += 1;
      const token = `<NextContinuationToken>${pages}</NextContinuationToken>`;
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult><IsTruncated>true</IsTruncated>${content}${token}</ListBucketResult>`);
      return true;
    });
    await assert.rejects(store.deletePrefix('videos/'), away, 'ever new pages');
    assert.ok(pages <= 100, `${pages} pages were asked for`);
  }
  server.setFault((call, response) => {
    if (call.method !== 'GET') return false;
    response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
    return true;
  });
  await assert.rejects(store.copyTo(key, join(folder, 'copy')), away, 'a redirect');
  server.setFault(undefined);
  assert.deepEqual(await readdir(folder), ['made.mp4']);
});

test('S3: an upload that failed leaves no parts, and those a killed process left are removed at the next start', async (t) => {
  const url = server.urlOf('parts-bucket', '&create=true');
  const store = await createS3BlobStore({ location: parseS3Url(url) });
  afterTest(t, () => store.close());
  afterTest(t, () => server.setFault(undefined));
  const folder = await makeFolder(t);
  await writeFile(join(folder, 'made.mp4'), Buffer.alloc(20 * 1024 * 1024));
  server.setFault((call, response) => {
    if (call.url.searchParams.get('partNumber') !== '2') return false;
    response.writeHead(500).end();
    return true;
  });
  await assert.rejects(store.put(key, join(folder, 'made.mp4'), mp4), { code: 'service_unavailable' });
  assert.equal(server.uploads.size, 0);
  assert.equal(await store.stat(key), undefined);

  const left = { contentType: '', parts: new Map(), initiated: new Date(Date.now() - 25 * 3_600_000) };
  const { prefix } = parseS3Url(url);
  const names = ['videos/beta-2:1/video.mp4', 'videos/video_1/video.mp4', 'inputs/beta-2:1/image-0'];
  for (const name of names) server.uploads.set(name, { ...left, key: prefix + name });
  server.uploads.set('fresh', { ...left, key: prefix + names[0], initiated: new Date() });
  // The bucket may have other users.
  for (const foreign of ['videos/holiday.mov', 'videos/2026/holiday.mov', 'dump', `elsewhere/${names[0]}`])
    server.uploads.set(foreign, { ...left, key: foreign });
  afterTest(t, () => server.uploads.clear());
  const next = await createS3BlobStore({ location: parseS3Url(url), clock: clockAt(() => Date.now()) });
  await next.close();
  assert.deepEqual(
    [...server.uploads.keys()],
    ['fresh', 'videos/holiday.mov', 'videos/2026/holiday.mov', 'dump', `elsewhere/${names[0]}`],
  );
});
