/** The studio's own routes beside the API: library, one video, models, prices, keys, usage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { copyWithLongPrompts } from '../../support/long-prompts.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { startTestService } from '../../support/service.ts';

type Listed = { id: string; prompt: string; status: string; price: number };
type Page = { data: Listed[]; next_cursor: string | null; total?: number };
type Details = Listed & {
  receipt: { kind: string; amount: number | null }[];
  request: { path: string; encoding: string; body: Record<string, string> };
  parent: Listed | null;
  children: Listed[];
};

const onDatabase = async (t: Parameters<typeof startTestService>[0], databaseUrl: string | null) => {
  const service = await startTestService(t, { config: { databaseUrl } });
  const key = await service.createKey({ account: 'studio', balance: 100_000_000 });
  return { service, key, studio: await signIn(service, { key }) };
};

for (const kind of ['SQLite', 'Postgres'] as const)
  test(`the studio on ${kind}`, async (t) => {
    const { service, key, studio } = await onDatabase(
      t,
      kind === 'Postgres' ? await createPostgresDatabase() : null,
    );
    const ids: string[] = [];
    for (const prompt of ['a red kite', 'a 100% blue kite', 'a lighthouse'])
      ids.push(await service.createTask({ prompt }, key));
    for (const id of ids) await service.finished(id, key);
    const other = await service.createTask({ prompt: 'a kite of somebody else' });
    await service.finished(other);

    await t.test('the library by pages, words and status', async () => {
      const first = await studio.get<Page>('library?limit=2');
      assert.equal(first.total, 3);
      const second = await studio.get<Page>(`library?limit=2&cursor=${first.next_cursor}`);
      assert.equal(second.next_cursor, null);
      assert.deepEqual(
        [...first.data, ...second.data].map(({ id }) => id),
        ids.toReversed(),
      );
      const prompts = async (query: string) =>
        (await studio.get<Page>(`library?${query}`)).data.map(({ prompt }) => prompt);
      assert.deepEqual(await prompts('search=KITE'), ['a 100% blue kite', 'a red kite']);
      assert.deepEqual(await prompts(`search=${encodeURIComponent('0% b')}`), ['a 100% blue kite']);
      assert.deepEqual(await prompts('search=%25%25'), []);
      assert.deepEqual(await prompts('status=failed'), []);
      assert.equal((await prompts('status=completed&model=beta-2')).length, 3);
      await expectError(await studio.request('library?cursor=nonsense'), 'invalid_parameter', 'cursor');
      await expectError(await studio.request('library?limit=1000'), 'invalid_parameter', 'limit');
    });

    await t.test('a search through very much text goes on at the next page', async () => {
      const copies = await copyWithLongPrompts(service.store.db, ids[0]!, 120);
      const found: string[] = [];
      let [cursor, pages]: [string | null, number] = ['', 0];
      while (cursor !== null) {
        const page: Page = await studio.get(`library?search=FOXES${cursor && `&cursor=${cursor}`}`);
        if (pages === 0) assert.equal(page.total, undefined, 'not counted');
        found.push(...page.data.map(({ id }) => id));
        [cursor, pages] = [page.next_cursor, pages + 1];
      }
      assert.ok(pages > 1);
      assert.deepEqual(found, copies.filter((_, n) => n % 2 === 0).toReversed());
      await service.store.db.deleteFrom('video_tasks').where('id', 'in', copies).execute();
    });

    await t.test('a video with its receipt, its request and its remixes', async () => {
      const made = await studio.send('POST', `v1/videos/${ids[0]}/remix`, { prompt: 'at night' });
      const remix = ((await made.json()) as { id: string }).id;
      await service.finished(remix, key);
      const video = await studio.get<Details>(`videos/${ids[0]}`);
      assert.deepEqual(
        video.receipt.map((line) => [line.kind, line.amount]),
        [
          ['held', 1],
          ['started', null],
          ['completed', null],
          ['released', 1],
          ['charged', 1],
        ],
      );
      assert.equal(video.price, 1);
      assert.deepEqual(
        video.children.map(({ id }) => id),
        [remix],
      );
      assert.equal((await studio.get<Details>(`videos/${remix}`)).parent?.id, ids[0]);
      const { request } = await studio.get<Details>(`videos/${ids[1]}`);
      const again = await service.postForm(request.path, request.body, { key });
      assert.equal(again.status, 200);
      await expectError(await studio.request(`videos/${other}`), 'video_not_found');
    });

    await t.test('the price before is the row in the ledger after', async () => {
      const { data } = await studio.get<{ data: { id: string; create: { path: string } }[] }>('models');
      const body = { model: 'beta-2', prompt: 'a boat', seconds: '12', size: '1080x1080' };
      const { create } = data.find(({ id }) => id === 'beta-2')!;
      assert.equal(create.path, 'v1/videos');
      const asked = await studio.send('POST', 'price', { path: create.path, body });
      const { price } = (await asked.json()) as { price: number };
      const made = await service.postForm('/v1/videos', body, { key });
      const { id } = (await made.json()) as { id: string };
      const { receipt } = await studio.get<Details>(`videos/${id}`);
      assert.equal(receipt[0]!.amount, price);
      await service.finished(id, key);
      assert.equal((await studio.get<Details>(`videos/${id}`)).receipt.at(-1)!.amount, price);

      const wrong = { path: 'v1/videos', body: { ...body, seconds: '13' } };
      await expectError(await studio.send('POST', 'price', wrong), 'invalid_parameter', 'seconds');
    });

    await t.test('usage is the sum of the ledger', async () => {
      const usage = await studio.get<{ total: number; data: { model: string; requests: number }[] }>('usage');
      const { spent } = (await service.store.accounts.findByName('studio'))!;
      assert.equal(usage.total * 1_000_000, spent);
      assert.deepEqual(
        usage.data.map(({ model }) => model),
        ['beta-2'],
      );
    });

    await t.test('no key that may do more than the one that makes it, and not any number', async () => {
      for (const requests_per_minute of [0, 601])
        await expectError(
          await studio.send('POST', 'keys', { requests_per_minute }),
          'invalid_parameter',
          'requests_per_minute',
        );
      const many = await signIn(service, { key: await service.createKey({ account: 'many' }) });
      const statuses: number[] = [];
      for (let made = 1; made <= 50; made += 1)
        statuses.push((await many.send('POST', 'keys', { requests_per_minute: 600 })).status);
      assert.deepEqual(statuses, [...Array(49).fill(200), 400]);
    });

    await t.test('own keys, and none by a key with limits', async () => {
      const made = await studio.send('POST', 'keys', {
        name: 'phone',
        models: ['sora-2'],
        quota: 2.5,
        ips: ['127.0.0.0/8'],
      });
      const phone = (await made.json()) as { id: string; secret: string; models: string[]; quota: number };
      assert.deepEqual([phone.models, phone.quota], [['beta-2'], 2.5]);
      const limited = await signIn(service, { key: phone.secret });
      await expectError(await limited.send('POST', 'keys', { name: 'escape' }), 'access_denied');
      const { data } = await limited.get<{ data: { id: string }[] }>('keys');
      assert.deepEqual(
        data.map(({ id }) => id),
        [phone.id],
      );
      const [first] = (await service.store.apiKeys.list()).filter(
        ({ accountName }) => accountName === 'default',
      );
      await expectError(await studio.send('DELETE', `keys/${first!.id}`), 'invalid_parameter', 'id');
      await expectError(await studio.send('POST', 'keys', { ips: ['nowhere'] }), 'invalid_parameter', 'ips');
      assert.equal((await studio.send('DELETE', `keys/${phone.id}`)).status, 200);
      await expectError(await limited.request('session'), 'invalid_session');
      const trail = await service.store.auditLog.list({ subject: 'studio' }, { limit: 10 });
      assert.deepEqual(
        trail.map(({ action, actor }) => [action, actor.split(' ')[0]]),
        [
          ['key.revoke', 'key'],
          ['session.begin', 'key'],
          ['key.create', 'key'],
          ['session.begin', 'key'],
          ['key.create', 'command'],
          ['account.create', 'command'],
        ],
      );
      assert.ok(!JSON.stringify(trail).includes(phone.secret));
    });
  });
