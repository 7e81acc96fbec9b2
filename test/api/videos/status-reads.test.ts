import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { ApiError } from '../../../src/domain/errors.ts';
import { clockAt } from '../../support/clock.ts';
import { expectError } from '../../support/expect-error.ts';
import { firstKey, startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

type Line = Record<string, unknown> & { requestId?: string };

test('status reads', async (t) => {
  const written: string[] = [];
  const logger = pino({ base: undefined }, { write: (line: string) => written.push(line) });
  const service = await startTestService(t, { config: { videoConcurrency: 1 }, overrides: { logger } });

  const read = async (path: string, init: RequestInit & { key?: string } = {}) => {
    const response = await service.request(path, init);
    const requestId = response.headers.get('x-request-id');
    let line: Line | undefined;
    await waitFor(() => {
      line = written.map((text) => JSON.parse(text) as Line).find((each) => each.requestId === requestId);
      return line !== undefined;
    });
    assert.equal(typeof line!.ms, 'number');
    return { status: response.status, body: (await response.json()) as Line, line: line! };
  };

  service.video.hold();
  const running = await service.createTask({ prompt: 'a réd balloon — 气球' });
  const waiting = await service.createTask({ model: 'alpha3' });
  const pathsOf = (id: string) => [
    `/v1/video/query?id=${id}`,
    `/v1/videos/${id}`,
    `/v1/videos/${encodeURIComponent(id)}`,
  ];
  await t.test('pending, processing, completed and failed, with a line each in the log', async () => {
    const statusOf = async (id: string) => {
      const seen = new Set<unknown>();
      for (const path of pathsOf(id)) {
        const { status, body, line } = await read(path);
        assert.deepEqual([status, body.id], [200, id]);
        assert.deepEqual(
          [line.status, line.path, line.account, line.method],
          [200, path.split('?')[0], 'default', 'GET'],
        );
        seen.add(body.status);
      }
      assert.equal(seen.size, 1);
      return [...seen][0];
    };
    await waitFor(async () => (await statusOf(running)) === 'processing');
    assert.equal(await statusOf(waiting), 'pending');
    assert.equal((await read(pathsOf(waiting)[0]!)).body.queue_position, 2);
    service.video.release();
    await service.finished(running);
    await service.finished(waiting);
    assert.equal(await statusOf(waiting), 'completed');
    service.video.failWith(() => new ApiError('upstream_error'));
    const failed = await service.createTask();
    await service.finished(failed);
    service.video.failWith(undefined);
    assert.equal(await statusOf(failed), 'failed');
    const openAi = await read(`/v1/videos/${failed}`, { headers: { 'x-stainless-lang': 'js' } });
    assert.equal(openAi.body.object, 'video');
  });

  await t.test('each counts once against the limit, and the limit holds', async () => {
    const key = await service.createKey({ requestsPerMinute: 3 });
    const path = `/v1/video/query?id=${running}`;
    const remaining: (string | null)[] = [];
    for (let count = 0; count < 3; count += 1)
      remaining.push((await service.request(path, { key })).headers.get('x-ratelimit-remaining'));
    assert.deepEqual(remaining, ['2', '1', '0']);
    await expectError(await service.request(path, { key }), 'rate_limit_exceeded');
  });

  await t.test('another account, no key, a key of another address, a key that ran out', async () => {
    const path = `/v1/video/query?id=${running}`;
    const stranger = await service.createKey({ account: 'stranger' });
    await expectError(await service.request(path, { key: stranger }), 'video_not_found');
    await expectError(await service.request(path, { key: null }), 'missing_api_key');
    await expectError(await service.request(path, { key: 'no-such-key' }), 'invalid_api_key');
    const elsewhere = await service.createKey({ cidrs: ['192.0.2.0/24'] });
    await expectError(await service.request(path, { key: elsewhere }), 'ip_not_allowed');
    const here = await service.createKey({ cidrs: ['127.0.0.0/8', '::1/128'] });
    assert.equal((await service.request(path, { key: here })).status, 200);
    const old = await service.createKey({ expiresAt: 1 });
    await expectError(await service.request(path, { key: old }), 'expired_api_key');
    await expectError(await service.request(`/v1/videos/${running}x`), 'video_not_found');
  });

  await t.test('a change is seen by the next read', async () => {
    service.video.hold();
    const id = await service.createTask();
    const path = `/v1/videos/${id}`;
    assert.equal((await read(path)).status, 200);
    await service.request(path, { method: 'DELETE', key: firstKey });
    await expectError(await service.request(path), 'video_not_found');
    service.video.release();
  });
});

test('whatever is thrown on the way becomes a 500', async (t) => {
  const written: string[] = [];
  const logger = pino({ base: undefined }, { write: (line: string) => written.push(line) });
  let isBroken = false;
  /** Only for requests: a timer of the service that asks for the time in between is not what is tested. */
  const nowMs = () => {
    const error = new Error('no time');
    if (isBroken && error.stack!.includes('/src/http/')) throw error;
    return Date.now();
  };
  const service = await startTestService(t, { overrides: { logger, clock: clockAt(nowMs) } });
  const id = await service.createTask();
  await service.finished(id);
  for (const path of [`/v1/video/query?id=${id}`, `/v1/videos/${id}`]) {
    assert.equal((await service.request(path)).status, 200);
    isBroken = true;
    const refused = await service.request(path);
    isBroken = false;
    const requestId = refused.headers.get('x-request-id');
    await expectError(refused, 'internal_error');
    await waitFor(() =>
      written.some((line) => line.includes(`"${requestId}"`) && line.includes('"status":500')),
    );
    assert.equal((await service.request(path)).status, 200, 'and the next is answered');
  }
});

test('a public address is in the links; behind a proxy without one, the proxy decides', async (t) => {
  const fixed = await startTestService(t, {
    config: { publicUrl: 'https://media.example', trustProxy: 1 },
  });
  const told = await startTestService(t, { config: { trustProxy: 1 } });
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'proxied.example' };
  const linkFrom = async (service: typeof fixed): Promise<string> => {
    const id = await service.createTask();
    await service.finished(id);
    const response = await service.request(`/v1/video/query?id=${id}`, { headers: forwarded });
    return ((await response.json()) as { video_url: string }).video_url;
  };
  assert.ok((await linkFrom(fixed)).startsWith('https://media.example/files/'));
  assert.ok((await linkFrom(told)).startsWith('https://proxied.example/files/'));
});
