import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockAhead } from '../../support/clock.ts';
import { expectError } from '../../support/expect-error.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('signed links', async (t) => {
  let skewMs = 0;
  const dataDir = temporaryFolder(t);
  const overrides = { clock: clockAhead(() => skewMs) };
  const service = await startTestService(t, { config: { linkTtlHours: 1 }, overrides, dataDir });
  const link = String((await service.finished(await service.createTask())).video_url);
  const whole = Buffer.from(await (await fetch(link)).arrayBuffer());
  const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(link, { method, headers });

  await t.test(
    'open with no key, with the type, length and headers that players and caches want',
    async () => {
      const response = await get();
      assert.equal(response.status, 200);
      const header = (name: string) => response.headers.get(name);
      assert.equal(header('content-type'), 'video/mp4');
      assert.equal(header('content-length'), String(whole.length));
      assert.equal(header('accept-ranges'), 'bytes');
      assert.equal(header('access-control-allow-origin'), '*');
      assert.match(header('cache-control') ?? '', /public, max-age=\d+/);
      assert.match(header('etag') ?? '', /^"[^"]+"$/);
      assert.ok(Number.isFinite(Date.parse(header('last-modified') ?? '')));
      assert.match(header('x-request-id') ?? '', /^req_/);
      assert.ok(Buffer.from(await response.arrayBuffer()).equals(whole));
    },
  );

  await t.test('HEAD: the same headers and no body', async () => {
    const [head, full] = await Promise.all([get({}, 'HEAD'), get()]);
    for (const name of ['content-type', 'content-length', 'etag', 'accept-ranges', 'cache-control'])
      assert.equal(head.headers.get(name), full.headers.get(name), name);
    assert.equal((await head.arrayBuffer()).byteLength, 0);
    await full.arrayBuffer();
  });

  await t.test('ranges', async () => {
    const { length } = whole;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=10-19', 10, 19],
      ['bytes=100-', 100, length - 1],
      ['bytes=-7', length - 7, length - 1],
      [`bytes=-${length + 5}`, 0, length - 1],
      [`bytes=5-${length + 100}`, 5, length - 1],
    ] as const) {
      const response = await get({ range });
      assert.equal(response.status, 206, range);
      assert.equal(response.headers.get('content-range'), `bytes ${start}-${end}/${length}`);
      assert.equal(response.headers.get('content-length'), String(end - start + 1));
      assert.ok(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(start, end + 1)));
    }
    for (const range of ['bytes=0-1,5-6', 'bytes=9-5', 'lines=1-2', 'bytes=-', 'nonsense']) {
      const response = await get({ range });
      assert.equal(response.status, 200, range);
      assert.equal((await response.arrayBuffer()).byteLength, length);
    }
    for (const range of [`bytes=${length}-`, 'bytes=-0', `bytes=${length + 5}-${length + 9}`]) {
      const response = await get({ range });
      assert.equal(response.status, 416, range);
      assert.equal(response.headers.get('content-range'), `bytes */${length}`);
      await response.arrayBuffer();
    }
    const head = await get({ range: 'bytes=10-19' }, 'HEAD');
    assert.deepEqual([head.status, head.headers.get('content-length')], [206, '10']);
  });

  await t.test('If-None-Match and If-Range', async () => {
    const etag = (await get({}, 'HEAD')).headers.get('etag')!;
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get({ 'if-none-match': value });
      assert.equal(response.status, 304, value);
      assert.equal(response.headers.get('etag'), etag);
      assert.equal((await response.arrayBuffer()).byteLength, 0);
    }
    const other = await get({ 'if-none-match': '"other"' });
    assert.equal(other.status, 200);
    await other.arrayBuffer();
    const same = await get({ range: 'bytes=0-4', 'if-range': etag });
    assert.equal(same.status, 206);
    await same.arrayBuffer();
    const changed = await get({ range: 'bytes=0-4', 'if-range': '"other"' });
    assert.equal(changed.status, 200);
    assert.equal((await changed.arrayBuffer()).byteLength, whole.length);
  });

  await t.test('a browser may ask first', async () => {
    const response = await get(
      { origin: 'https://app.example', 'access-control-request-headers': 'range' },
      'OPTIONS',
    );
    assert.equal(response.status, 204);
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /range/);
    assert.match(response.headers.get('access-control-allow-methods') ?? '', /GET/);
  });

  await t.test('403: tampered with in any part', async () => {
    const url = new URL(link);
    const changed = (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return fetch(copy);
    };
    const signature = url.searchParams.get('signature')!;
    for (const change of [
      (copy: URL) => copy.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1)),
      (copy: URL) =>
        copy.searchParams.set('signature', `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`),
      (copy: URL) => copy.searchParams.set('signature', ''),
      (copy: URL) => copy.searchParams.append('signature', signature),
      (copy: URL) => copy.searchParams.delete('signature'),
      (copy: URL) => copy.searchParams.delete('expires'),
      (copy: URL) => (copy.pathname = copy.pathname.replace('video.mp4', 'thumbnail.webp')),
      (copy: URL) => (copy.pathname = '/files/%2e%2e%2f%2e%2e%2fkinora.db'),
    ]) {
      const response = await changed(change);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      await expectError(response, 'access_denied');
    }
    const removed = await changed((copy) => (copy.pathname = '/files'));
    await expectError(removed, 'endpoint_not_found');
  });

  await t.test('no cache keeps a file for longer than its link opens it', async () => {
    const expiresMs = Number(new URL(link).searchParams.get('expires')) * 1000;
    skewMs = expiresMs - Date.now() - 600_000;
    const response = await get({}, 'HEAD');
    const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
    assert.ok(Number(seconds) > 0 && Number(seconds) <= 600, `${seconds} s`);
    skewMs = 0;
  });

  await t.test('signed afresh on each read, so a link that expired is replaced', async () => {
    skewMs = 3 * 3600 * 1000;
    await expectError(await get(), 'access_denied');
    const page = (await (await service.request('/v1/videos')).json()) as { data: { video_url: string }[] };
    const fresh = await fetch(page.data[0]!.video_url);
    assert.equal(fresh.status, 200);
    await fresh.arrayBuffer();
    skewMs = 0;
  });

  await t.test('survive a restart', async () => {
    await service.stop();
    const again = await startTestService(t, { config: { linkTtlHours: 1 }, dataDir });
    const { pathname, search } = new URL(link);
    const response = await fetch(again.url + pathname + search);
    assert.equal(response.status, 200);
    assert.ok(Buffer.from(await response.arrayBuffer()).equals(whole));
  });
});

test('links carry the configured public address, or the one the client used', async (t) => {
  const service = await startTestService(t, { config: { publicUrl: 'https://media.example/kinora/' } });
  const done = await service.finished(await service.createTask());
  assert.ok(String(done.video_url).startsWith('https://media.example/kinora/files/videos/'));
});
