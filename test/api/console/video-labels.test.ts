/** Favourites, tags and public pages of videos. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { startTestService } from '../../support/service.ts';

const run = promisify(execFile);

type Details = { is_favourite: boolean; tags: string[]; share_url: string | null };
type Page = { data: ({ id: string } & Details)[]; total?: number };

for (const kind of ['SQLite', 'Postgres'] as const)
  test(`labels and shared videos on ${kind}`, async (t) => {
    const databaseUrl = kind === 'Postgres' ? await createPostgresDatabase() : null;
    const service = await startTestService(t, { config: { databaseUrl } });
    const key = await service.createKey({ account: 'sharer', balance: 100_000_000 });
    const studio = await signIn(service, { key });
    const stranger = await signIn(service, { key: await service.createKey({ account: 'stranger' }) });
    const prompt = 'a <b>"red" ball</b> & nothing else';
    const id = await service.createTask({ prompt }, key);
    const other = await service.createTask({ prompt: 'a blue ball' }, key);
    await service.finished(id, key);
    await service.finished(other, key);

    await t.test('favourites and tags are kept, listed, counted and filtered', async () => {
      const put = (body: unknown, of = id) => studio.send('PUT', `videos/${of}/labels`, body);
      assert.equal((await put({ is_favourite: true, tags: ['red', ' ball ', 'red'] })).status, 200);
      assert.equal((await put({ tags: ['ball'] }, other)).status, 200);
      // Labels that are not given stay.
      assert.deepEqual(await (await put({ tags: ['ball', 'rot und rund'] })).json(), {
        is_favourite: true,
        tags: ['ball', 'rot und rund'],
      });
      const { data } = await studio.get<{ data: unknown[] }>('tags');
      assert.deepEqual(data, [
        { name: 'ball', videos: 2 },
        { name: 'rot und rund', videos: 1 },
      ]);
      const ids = async (query: string) =>
        (await studio.get<Page>(`library?${query}`)).data.map((video) => video.id);
      assert.deepEqual(await ids('favourite=true'), [id]);
      assert.deepEqual(await ids('tag=ball'), [other, id]);
      assert.deepEqual(await ids('tag=ball&search=blue'), [other]);
      const [listed] = (await studio.get<Page>('library?favourite=true')).data;
      assert.deepEqual([listed!.is_favourite, listed!.tags], [true, ['ball', 'rot und rund']]);

      await expectError(await put({ tags: ['x'.repeat(41)] }), 'invalid_parameter', 'tags');
      await expectError(await put({ tags: Array(21).fill('x') }), 'invalid_parameter', 'tags');
      await expectError(await stranger.send('PUT', `videos/${id}/labels`, { tags: [] }), 'video_not_found');
    });

    await t.test('many who write the labels of a video at once, and one who deletes it', async () => {
      const third = await service.createTask({ prompt: 'a green ball' }, key);
      await service.finished(third, key);
      const wanted = { is_favourite: true, tags: ['green', 'round'] };
      const write = () => studio.send('PUT', `videos/${third}/labels`, wanted);
      const answers = await Promise.all(Array.from({ length: 12 }, write));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      const { is_favourite, tags } = await studio.get<Details>(`videos/${third}`);
      assert.deepEqual({ is_favourite, tags }, wanted);
      const share = () => studio.send('POST', `videos/${third}/share`);
      const remove = () => service.request(`/v1/videos/${third}`, { method: 'DELETE', key });
      const mixed = await Promise.all([write(), share(), write(), remove(), share(), write(), share()]);
      const others = mixed.map(({ status }) => status).filter((status) => status !== 200 && status !== 404);
      assert.deepEqual(others, []);
    });

    await t.test('a shared video is seen without a session until its link is ended', async () => {
      await expectError(await stranger.send('POST', `videos/${id}/share`), 'video_not_found');
      const share = async () =>
        ((await (await studio.send('POST', `videos/${id}/share`)).json()) as { share_url: string }).share_url;
      const url = await share();
      assert.equal(await share(), url);
      assert.equal((await studio.get<Details>(`videos/${id}`)).share_url, url);

      const page = await fetch(url);
      assert.equal(page.status, 200);
      assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/);
      assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
      const html = await page.text();
      assert.ok(!html.includes('<b>'), 'the prompt is text');
      assert.match(html, /a &#60;b&#62;&#34;red&#34; ball/);
      for (const tag of ['og:video', 'og:image', 'og:title', 'twitter:card'])
        assert.ok(html.includes(`"${tag}"`), tag);
      const poster = await fetch(/"og:image" content="([^"]+)"/.exec(html)![1]!);
      assert.equal(poster.headers.get('content-type'), 'image/webp');
      const font = await fetch(new URL(/url\("([^"]+)"\)/.exec(html)![1]!, url));
      assert.equal(font.headers.get('content-type'), 'font/woff2');
      const part = await fetch(`${url}/video.mp4`, { headers: { range: 'bytes=0-99' } });
      assert.deepEqual([part.status, (await part.arrayBuffer()).byteLength], [206, 100]);
      assert.ok(!html.includes(key) && !html.includes(id), 'nothing but the video is told');

      await expectError(await stranger.send('DELETE', `videos/${id}/share`), 'video_not_found');
      assert.equal((await studio.send('DELETE', `videos/${id}/share`)).status, 200);
      const ended = await fetch(url);
      assert.deepEqual([ended.status, ended.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
      assert.match(await ended.text(), /This film is not here/);
      for (const path of ['/video.mp4', '/poster.webp'])
        await expectError(await fetch(`${url}${path}`), 'video_not_found');
      assert.notEqual(await share(), url, 'an ended link never comes back');
    });

    await t.test('several videos are one archive, and only finished ones of the account', async () => {
      const response = await studio.request(`library/archive?ids=${id},${other}`);
      assert.equal(response.headers.get('content-type'), 'application/zip');
      const zip = Buffer.from(await response.arrayBuffer());
      assert.equal(zip.length, Number(response.headers.get('content-length')));
      const path = join(service.dataDir, 'videos.zip');
      await writeFile(path, zip);
      // An independent reader checks names, sizes and sums.
      const { stdout } = await run('python3', [
        '-c',
        'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), *z.namelist(), sep="\\n")',
        path,
      ]);
      assert.deepEqual(stdout.trim().split('\n'), [
        'None',
        '01-a-b-red-ball-b-nothing-else.mp4',
        '02-a-blue-ball.mp4',
      ]);
      await expectError(await stranger.request(`library/archive?ids=${id}`), 'video_not_found');
    });

    await t.test('all of it goes with the video', async () => {
      const { share_url: url } = await studio.get<Details>(`videos/${id}`);
      await studio.send('DELETE', `v1/videos/${id}`);
      assert.equal((await fetch(url!)).status, 404);
      const { data } = await studio.get<{ data: { name: string }[] }>('tags');
      assert.deepEqual(data, [{ name: 'ball', videos: 1 }]);
    });
  });
