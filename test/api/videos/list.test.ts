import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../../src/lib/clock.ts';
import { expectError } from '../../support/expect-error.ts';
import { copyWithLongPrompts } from '../../support/long-prompts.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';

type List = {
  object: string;
  data: { id: string; [field: string]: unknown }[];
  first_id: string | null;
  last_id: string | null;
  has_more: boolean;
};

test('GET /v1/videos', async (t) => {
  // Strictly rising, so that the order of creation is never left to chance.
  let lastMs = 0;
  const clock = {
    ...systemClock,
    nowMs: () => {
      lastMs = Math.max(lastMs + 1, Date.now());
      return lastMs;
    },
  };
  const service = await startTestService(t, { overrides: { clock } });
  const openApi = await createOpenApiCheck(service.url);
  const key = await service.createKey({ account: 'lister' });
  const list = async (query = ''): Promise<List> => {
    const response = await service.request(`/v1/videos${query}`, { key });
    assert.equal(response.status, 200);
    const body = (await response.json()) as List;
    openApi.answer('GET /v1/videos', body);
    return body;
  };
  const idsOf = (page: List) => page.data.map(({ id }) => id);

  await t.test('empty: no ids', async () => {
    assert.deepEqual(await list(), {
      object: 'list',
      data: [],
      first_id: null,
      last_id: null,
      has_more: false,
    });
  });

  service.video.hold();
  await service.createTask();
  const ids: string[] = [];
  for (const model of ['alpha3', 'beta-2', 'beta-2-pro', 'alpha2', 'beta-2'])
    ids.push(await service.createTask({ model }, key));
  const newestFirst = ids.toReversed();

  await t.test('newest first, of this account only, each with the fields of both forms', async () => {
    const page = await list();
    assert.deepEqual(idsOf(page), newestFirst);
    assert.deepEqual([page.first_id, page.last_id, page.has_more], [newestFirst[0], newestFirst[4], false]);
    for (const field of [
      'object',
      'model',
      'status',
      'progress',
      'created_at',
      'seconds',
      'size',
      'video_url',
    ])
      assert.ok(field in page.data[0]!, field);
  });

  await t.test('pages by after, limit and order', async () => {
    const first = await list('?limit=2');
    assert.deepEqual([idsOf(first), first.has_more], [newestFirst.slice(0, 2), true]);
    const second = await list(`?limit=2&after=${first.last_id}`);
    assert.deepEqual([idsOf(second), second.has_more], [newestFirst.slice(2, 4), true]);
    const third = await list(`?limit=2&after=${encodeURIComponent(second.last_id!)}`);
    assert.deepEqual([idsOf(third), third.has_more], [newestFirst.slice(4), false]);
    const oldest = await list(`?order=asc&limit=3&after=${ids[0]}`);
    assert.deepEqual([idsOf(oldest), oldest.has_more], [ids.slice(1, 4), true]);
    assert.deepEqual(idsOf(await list(`?after=${ids[0]}`)), []);
  });

  await t.test('a page of very long prompts ends early, and the next ones continue', async () => {
    const writer = await service.createKey({ account: 'long-prompts' });
    service.video.release();
    const id = await service.createTask({}, writer);
    await service.finished(id, writer);
    const all = [id, ...(await copyWithLongPrompts(service.store.db, id, 100))];
    for (const [order, expected] of [
      ['desc', all.toReversed()],
      ['asc', all],
    ] as const) {
      const read: string[] = [];
      let page: List | undefined;
      while (page === undefined || page.has_more) {
        const after = page === undefined ? '' : `&after=${page.last_id}`;
        const response = await service.request(`/v1/videos?limit=100&order=${order}${after}`, {
          key: writer,
        });
        const text = await response.text();
        assert.ok(text.length < 1.2 * 1024 * 1024, `${text.length} bytes`);
        page = JSON.parse(text) as List;
        assert.ok(page.data.length > 0);
        read.push(...idsOf(page));
      }
      assert.deepEqual(read, expected);
    }
  });

  await t.test('400: limit and order out of range', async () => {
    for (const limit of ['0', '101', '-1', 'x', '1.5'])
      await expectError(await service.request(`/v1/videos?limit=${limit}`), 'invalid_parameter', 'limit');
    await expectError(await service.request('/v1/videos?order=up'), 'invalid_parameter', 'order');
  });

  await t.test("404: after an unknown id, or another account's", async () => {
    await expectError(await service.request('/v1/videos?after=unknown'), 'video_not_found');
    await expectError(await service.request(`/v1/videos?after=${ids[0]}`), 'video_not_found');
  });
  service.video.release();
});
