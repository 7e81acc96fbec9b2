import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clockAhead } from '../support/clock.ts';
import { expectError } from '../support/expect-error.ts';
import { makeImage } from '../support/media-fixtures.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('Idempotency-Key', async (t) => {
  let skewMs = 0;
  const folder = temporaryFolder(t);
  const service = await startTestService(t, { overrides: { clock: clockAhead(() => skewMs) } });
  const image = (background: string) =>
    makeImage(folder, 'png', { background, name: `${background}.png` }).then(
      (path) => new File([readFileSync(path)], 'a.png'),
    );
  const [red, blue] = await Promise.all([image('red'), image('blue')]);
  const create = (idempotencyKey: string, prompt = 'a kite', key = firstKey) =>
    service.postJson(
      '/v1/video/create',
      { model: 'alpha3', prompt },
      { key, headers: { 'idempotency-key': idempotencyKey } },
    );
  const textOf = async (response: Response) => {
    assert.equal(response.status, 200);
    return response.text();
  };

  await t.test('the same key and body get the same answer, byte for byte, and one task', async () => {
    const first = await textOf(await create('a'));
    assert.equal(await textOf(await create('a')), first);
    const { data } = (await (await service.request('/v1/videos')).json()) as { data: unknown[] };
    assert.equal(data.length, 1);
  });

  await t.test('twenty at once make one task', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => textOf(await create('b'))));
    assert.equal(new Set(answers).size, 1);
  });

  await t.test('409 for another body, also on another route', async () => {
    await expectError(await create('a', 'a boat'), 'idempotency_key_reused');
    const form = { model: 'beta-2', prompt: 'a kite', seconds: '4', size: '480x480' };
    const headers = { 'idempotency-key': 'a' };
    await expectError(await service.postForm('/v1/videos', form, { headers }), 'idempotency_key_reused');
  });

  await t.test('per account: another account with the same key is another request', async () => {
    const stranger = await service.createKey({ account: 'stranger' });
    const theirs = await textOf(await create('a', 'a boat', stranger));
    assert.notEqual(theirs, await textOf(await create('a')));
  });

  await t.test('on the form the files count, on remix and characters and chat it holds too', async () => {
    const post = (input_reference: File) =>
      service.postForm(
        '/v1/videos',
        { model: 'beta-2', prompt: 'x', seconds: '4', size: '480x480', input_reference },
        { headers: { 'idempotency-key': 'form' } },
      );
    const made = await textOf(await post(red));
    assert.equal(await textOf(await post(red)), made);
    await expectError(await post(blue), 'idempotency_key_reused');

    const { id } = JSON.parse(made) as { id: string };
    await service.finished(id);
    for (const [path, body] of [
      [`/v1/videos/${id}/remix`, { prompt: 'at night' }],
      ['/beta/v1/characters', { from_task: id }],
    ] as const) {
      const headers = { 'idempotency-key': path };
      const first = await textOf(await service.postJson(path, body, { headers }));
      assert.equal(await textOf(await service.postJson(path, body, { headers })), first);
      const other = { ...body, prompt: 'at noon', timestamps: '0,1' };
      await expectError(await service.postJson(path, other, { headers }), 'idempotency_key_reused');
    }
    const chat = async () => {
      const body = { model: 'beta-2', messages: [{ role: 'user', content: 'x' }] };
      const headers = { 'idempotency-key': 'chat' };
      return /task_id: [^\\]+/.exec(
        await textOf(await service.postJson('/v1/chat/completions', body, { headers })),
      )![0];
    };
    assert.equal(await chat(), await chat());
  });

  await t.test('a refused create leaves the key free', async () => {
    const key = await service.createKey({ account: 'poor', balance: 0 });
    await expectError(await create('c', 'a kite', key), 'insufficient_balance');
    await service.store.accountAdmin.credit('poor', 10_000_000);
    await textOf(await create('c', 'a kite', key));
  });

  await t.test('large repeats after the money is spent: the same answer, twice a minute', async () => {
    const rich = await service.createKey({ account: 'spent', balance: 10_000_000 });
    const headers = { 'idempotency-key': 'large' };
    const picture = new File([await red.bytes(), Buffer.alloc(300_000)], 'a.png');
    const fields = { model: 'beta-2', prompt: 'x', seconds: '4', size: '480x480', input_reference: picture };
    const post = (by: string) => service.postForm('/v1/videos', fields, { key: by, headers });
    const paid = await textOf(await post(rich));
    await service.store.db.updateTable('accounts').set({ balance: 0 }).where('name', '=', 'spent').execute();
    // The facts of the first key are remembered for some seconds.
    const key = await service.createKey({ account: 'spent' });
    assert.equal(await textOf(await post(key)), paid);
    assert.equal(await textOf(await post(key)), paid);
    await expectError(await post(key), 'rate_limit_exceeded');
    const sound = { model: 'listen-1', file: picture };
    const heard = await service.postForm('/v1/audio/transcriptions', sound, { key, headers });
    await expectError(heard, 'insufficient_balance');
  });

  await t.test('400: a key that is none', async () => {
    await expectError(await create('x'.repeat(256)), 'invalid_parameter', 'Idempotency-Key');
  });

  await t.test('after 24 hours the key is free again', async () => {
    const before = await textOf(await create('a'));
    skewMs = 24 * 3600 * 1000 + 1000;
    assert.notEqual(await textOf(await create('a')), before);
  });
});
