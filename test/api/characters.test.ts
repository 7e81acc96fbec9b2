import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import sharp from 'sharp';
import { createCharacters } from '../../src/db/characters.ts';
import { afterTest } from '../support/after-test.ts';
import { expectError } from '../support/expect-error.ts';
import { makeVideo } from '../support/media-fixtures.ts';
import { createOpenApiCheck } from '../support/openapi-check.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

type Character = { id: string; username: string; permalink: string; profile_picture_url: string };

test('characters', async (t) => {
  const folder = temporaryFolder(t);
  const clips: Record<string, Buffer> = { '/text.mp4': Buffer.from('no video') };
  for (const [name, seconds] of [
    ['/clip.mp4', 2],
    ['/long.mp4', 6],
    ['/blink.mp4', 0.5],
  ] as const)
    clips[name] = readFileSync(makeVideo(folder, { seconds, framesPerSecond: 10, name: name.slice(1) }));
  const server = createServer((request, response) => {
    const clip = clips[request.url ?? ''];
    if (clip) response.end(clip);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  afterTest(t, () => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const clipUrl = (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}.mp4`;

  const service = await startTestService(t, { config: { allowPrivateUrls: true } });
  const openApi = await createOpenApiCheck(service.url);
  const create = (body: unknown, key?: string) =>
    service.postJson('/beta/v1/characters', body, key === undefined ? {} : { key });
  const made = async (body: unknown): Promise<Character> => {
    const response = await create(body);
    const character = (await response.json()) as Character;
    assert.equal(response.status, 200, JSON.stringify(character));
    openApi.answer('POST /beta/v1/characters', character);
    return character;
  };
  const jobOf = (id: string) => service.video.jobs.find((job) => job.taskId === id);
  const finishedTask = await service.createTask();
  await service.finished(finishedTask);

  await t.test('from a URL: the four fields, a picture that opens, a page that opens', async () => {
    const character = await made({ url: clipUrl('clip') });
    assert.deepEqual(Object.keys(character).toSorted(), [
      'id',
      'permalink',
      'profile_picture_url',
      'username',
    ]);
    assert.match(character.username, /^[a-z][a-z0-9]+$/);
    const picture = await fetch(character.profile_picture_url);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    assert.ok(width > 0 && height > 0);
    const page = await fetch(character.permalink);
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
    const html = await page.text();
    assert.ok(html.includes(`@${character.username}`));
    const shown = /<img src="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    assert.equal((await fetch(shown, { method: 'HEAD' })).status, 200);
  });

  await t.test('an account has a limited number of characters', async () => {
    const key = await service.createKey({ account: 'collector' });
    const { id: accountId } = await service.store.accountAdmin.showAccount('collector');
    const { db } = service.store;
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      id: `char_collected${n}`,
      account_id: accountId,
      username: `collected${n}`,
      source: 'x',
      picture_key: 'characters/x/picture.png',
      is_private: 0,
      look: null,
      created_at: 1,
    }));
    for (const at of [0, 500])
      await db
        .insertInto('characters')
        .values(rows.slice(at, at + 500))
        .execute();
    const refused = await expectError(await create({ url: clipUrl('clip') }, key), 'invalid_request');
    assert.match(refused.message, /1000 characters, which is the maximum/);
    await db.deleteFrom('characters').where('id', '=', 'char_collected7').execute();
    assert.equal((await create({ url: clipUrl('clip') }, key)).status, 200);

    // Of videos, also of those that fail in the end and cost nothing.
    const video = await service.createTask({ character_url: clipUrl('clip') }, key);
    const { error } = await service.finished(video, key);
    assert.equal((error as { code: string } | undefined)?.code, 'invalid_request');
    assert.ok(!(await createCharacters(db).hasAsMany(accountId, 1001)));
  });

  await t.test('from a task, with timestamps', async () => {
    await made({ from_task: finishedTask });
    for (const timestamps of ['0,1', '0.5,3.5', ' 7 , 9.25 ', '9,10'])
      await made({ from_task: finishedTask, timestamps });
    await made({ url: clipUrl('long'), timestamps: '1.3,2.3' });
  });

  await t.test('400: exactly one of url and from_task', async () => {
    await expectError(await create({}), 'missing_parameter', 'url');
    await expectError(await create({ url: '', timestamps: '0,1' }), 'missing_parameter', 'url');
    const both = { url: clipUrl('clip'), from_task: finishedTask };
    await expectError(await create(both), 'invalid_parameter', 'from_task');
    for (const url of ['video.mp4', 'ftp://example.com/a', 7])
      await expectError(await create({ url }), 'invalid_parameter', 'url');
    await expectError(await create('[]'), 'invalid_request');
  });

  await t.test('400: timestamps out of form, out of range, outside the video', async () => {
    for (const timestamps of [
      '1',
      '1,',
      'a,b',
      '2,1',
      '1,1',
      '0,0.9',
      '0,3.1',
      '-1,1',
      '0;1',
      '9,11',
      '20,22',
      5,
    ])
      await expectError(
        await create({ from_task: finishedTask, timestamps }),
        'invalid_parameter',
        'timestamps',
      );
    await expectError(
      await create({ url: clipUrl('clip'), timestamps: '1,3' }),
      'invalid_parameter',
      'timestamps',
    );
  });

  await t.test('400: a URL with no usable video', async () => {
    for (const name of ['text', 'blink', 'missing']) {
      const { message } = await expectError(await create({ url: clipUrl(name) }), 'invalid_parameter', 'url');
      assert.doesNotMatch(message, /127\.0\.0\.1/);
    }
  });

  await t.test("from_task: not completed is 400; unknown and another account's are 404", async () => {
    service.video.hold();
    const running = await service.createTask();
    await expectError(await create({ from_task: running }), 'invalid_parameter', 'from_task');
    service.video.release();
    await service.finished(running);
    const stranger = await service.createKey({ account: 'stranger' });
    const [theirs, unknown] = await Promise.all(
      [finishedTask, 'beta-2:unknown'].map(async (from_task) =>
        (await create({ from_task }, stranger)).text(),
      ),
    );
    assert.equal(theirs, unknown);
    await expectError(await create({ from_task: 'unknown' }), 'video_not_found');
  });

  await t.test('404: a page of nobody, and one by a name that can be guessed', async () => {
    const { username } = await made({ url: clipUrl('clip') });
    for (const name of [username, 'nobody123', 'char_0', 'UPPER', '%00', 'x'.repeat(100)])
      await expectError(await fetch(`${service.url}/characters/${name}`), 'character_not_found');
  });

  await t.test('a character of a private video has a page for its own account alone', async () => {
    const response = await service.postForm('/v1/videos', {
      model: 'beta-2',
      prompt: 'a kite',
      seconds: '4',
      size: '480x480',
      private: 'true',
      character_create: '{"create_self_portrait":true}',
    });
    const video = await service.finished(((await response.json()) as { id: string }).id);
    const [portrait] = video.characters as Character[];
    const stranger = await service.createKey({ account: 'curious' });
    for (const { permalink } of [portrait!, await made({ from_task: video.id })]) {
      await expectError(await fetch(permalink), 'character_not_found');
      const { pathname } = new URL(permalink);
      await expectError(await service.request(pathname, { key: stranger }), 'character_not_found');
      assert.equal((await service.request(pathname)).status, 200);
    }
  });

  await t.test(
    '@username in a prompt brings the character; an unknown word and a stranger stay text',
    async () => {
      const { username } = await made({ url: clipUrl('clip') });
      const prompt = `@${username} meets @${username.toUpperCase()}, @nobody and a@b.example.`;
      const id = await service.createTask({ prompt });
      await waitFor(() => jobOf(id) !== undefined);
      const job = jobOf(id)!;
      assert.deepEqual(
        job.characters.map((character) => character.username),
        [username],
      );
      assert.equal(job.prompt, prompt);
      const stranger = await service.createKey({ account: 'stranger2' });
      const theirs = await service.createTask({ prompt }, stranger);
      await waitFor(() => jobOf(theirs) !== undefined);
      assert.deepEqual(jobOf(theirs)!.characters, []);
    },
  );

  await t.test('character_url and character_timestamps on the JSON create', async () => {
    const id = await service.createTask({ character_url: clipUrl('long'), character_timestamps: '2,4' });
    const done = await service.finished(id);
    assert.equal(done.status, 'completed');
    openApi.answer('GET /v1/video/query', done);
    const [character] = done.characters as Character[];
    assert.deepEqual(
      jobOf(id)!.characters.map(({ username }) => username),
      [character!.username],
    );
    assert.equal((await fetch(character!.permalink)).status, 200, 'kept in the library');
    const outside = await service.createTask({ character_url: clipUrl('clip'), character_timestamps: '2,4' });
    const failed = await service.finished(outside);
    assert.equal((failed.error as { code: string }).code, 'invalid_parameter');
    assert.match((failed.error as { message: string }).message, /character_timestamps/);
  });

  const form = { model: 'beta-2', prompt: 'a kite', seconds: '4', size: '480x480' };

  await t.test('character_from_task and character_create on the form', async () => {
    const response = await service.postForm('/v1/videos', {
      ...form,
      character_from_task: finishedTask,
      character_timestamps: '1,3',
      character_create: JSON.stringify({ create_self_portrait: true, save_to_library: false }),
    });
    const { id } = (await response.json()) as { id: string };
    const done = await service.finished(id);
    const [own, self] = done.characters as Character[];
    assert.equal(jobOf(id)!.characters[0]!.username, own!.username);
    for (const { permalink, profile_picture_url: picture } of [own!, self!]) {
      assert.equal((await fetch(picture, { method: 'HEAD' })).status, 200);
      await expectError(await fetch(permalink), 'character_not_found');
    }
    const kept = await service.postForm('/v1/videos', {
      ...form,
      character_create: '{"create_self_portrait":true}',
    });
    const video = await service.finished(((await kept.json()) as { id: string }).id);
    const [portrait] = video.characters as Character[];
    assert.equal((await fetch(portrait!.permalink)).status, 200);
  });

  await t.test('character_from_task on the form: not completed is 400, unknown is 404', async () => {
    service.video.hold();
    const running = await service.createTask();
    const create = (character_from_task: string) =>
      service.postForm('/v1/videos', { ...form, character_from_task });
    await expectError(await create(running), 'invalid_parameter', 'character_from_task');
    service.video.release();
    await service.finished(running);
    await expectError(await create('beta-2:unknown'), 'video_not_found');
  });

  await t.test('pages are limited by address', async () => {
    const { permalink } = await made({ url: clipUrl('clip') });
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 200) {
      const response = await fetch(permalink);
      statuses.push(response.status);
      if (response.status === 429) await expectError(response, 'rate_limit_exceeded');
      else await response.body?.cancel();
    }
    assert.equal(statuses.at(-1), 429);
  });
});
