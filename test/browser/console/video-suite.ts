/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, phone, type Rig } from '../../support/console/browser.ts';
import { findViolations } from './accessibility-suite.ts';

export const videoSuite = (rig: () => Rig): void => {
  test('player: play by key, single frames, loop, previews along the timeline', async () => {
    const { service } = rig();
    const id = await service.createTask({ prompt: 'A heron by the river' });
    await service.finished(id);
    const visit = await rig().open({ path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0);
    await page.locator('video').focus();
    await page.keyboard.press('.');
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0.03);
    await page.keyboard.press('l');
    assert.equal(
      await page.getByRole('button', { name: 'Loop', exact: true }).getAttribute('aria-pressed'),
      'true',
    );
    await page.keyboard.press('k');
    await page.waitForFunction(() => !document.querySelector('video')!.paused);
    await page.keyboard.press('k');
    await page.getByRole('slider', { name: 'Time' }).hover();
    const tile = page.locator('.timeline-tile');
    await tile.waitFor();
    assert.match(await tile.evaluate((element) => element.style.backgroundImage), /variant=spritesheet/);
    await leave(visit);
  });

  test('its page: receipt, the request in four forms, a remix with its parent side by side, a character', async () => {
    const { service } = rig();
    const id = await service.createTask({ prompt: 'A fox in the snow' });
    await service.finished(id);
    const visit = await rig().open({ path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    await page.getByRole('tabpanel').getByText('Charged').waitFor();
    await page.getByRole('tab', { name: 'Request' }).click();
    for (const [name, text] of [
      ['curl', '/v1/video'],
      ['TypeScript', 'A fox in the snow'],
      ['Python', 'A fox in the snow'],
      ['Terminal', 'kinora video'],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await page.locator('.code-block', { hasText: text }).waitFor();
    }

    await page.getByRole('button', { name: 'Character' }).click();
    const from = page.getByRole('slider', { name: /^From/ });
    await from.press('ArrowRight');
    assert.equal(await from.inputValue(), '0.1');
    await page.getByRole('button', { name: 'Make character' }).click();
    await page.getByText('can now play in your prompts').waitFor();

    await page.getByRole('button', { name: 'Remix' }).click();
    await page.getByLabel('What changes').fill('make it night');
    await page.getByRole('button', { name: /Make remix 1 credit/ }).click();
    await page.waitForURL(/remix/);
    await page.locator('.video-layout video').waitFor();
    await page.getByLabel('Compare with').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Play both' }).click();
    await page.waitForFunction(() => {
      const [one, other] = document.querySelectorAll<HTMLVideoElement>('.compare video');
      return one!.currentTime > 0.2 && Math.abs(one!.currentTime - other!.currentTime) < 0.5;
    });
    await page.getByRole('button', { name: 'One over the other' }).click();
    await page.getByRole('slider', { name: 'Before on the left, after on the right' }).press('Home');
    const [before, after] = await page.locator('.compare video').evaluateAll((films) =>
      films.map((film) => ({
        left: film.getBoundingClientRect().left,
        clip: getComputedStyle(film).clipPath,
      })),
    );
    assert.equal(before!.left, after!.left);
    assert.equal(after!.clip, 'inset(0px 0px 0px 0%)');
    assert.deepEqual(await findViolations(page, { withMenu: false }), [], 'a film over the other');

    await page.getByRole('link', { name: 'Make again' }).click();
    assert.equal(await page.getByLabel('What changes').inputValue(), 'make it night');

    await page.goto(rig().url('characters'));
    await page.getByRole('link', { name: 'Use' }).click();
    await page.waitForURL(/make$/);
    const prompt = page.getByLabel('Prompt');
    const name = /@(\w+)/.exec(await prompt.inputValue())![1]!;
    await prompt.fill('');
    await prompt.pressSequentially(`walking with @${name.slice(0, 3)}`);
    await page.getByRole('option', { name: `@${name}` }).waitFor();
    await page.keyboard.press('Enter');
    assert.equal(await prompt.inputValue(), `walking with @${name} `);

    await page.goto(rig().url('characters'));
    await page.getByRole('button', { name: `Delete @${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No characters yet').waitFor();
    await leave(visit);
  });

  test('a remix: errors are shown beside their field; its price is requested again after an outage', async () => {
    const { service } = rig();
    const id = await service.createTask({ prompt: 'A quiet harbour' });
    await service.finished(id);
    const visit = await rig().open({ path: `videos/${encodeURIComponent(id)}` });
    const { page, context } = visit;
    await page.getByRole('button', { name: 'Remix' }).click();
    const change = page.getByLabel('What changes');
    const make = page.getByRole('button', { name: /^Make remix/ });
    await make.click();
    await page.locator('.field.invalid').getByText('Say what is to change.').waitFor();
    await change.fill('more boats '.repeat(3000));
    await make.click();
    await page
      .locator('.field.invalid')
      .getByText(/The prompt has \d+ characters/)
      .waitFor();

    await change.fill('at dawn');
    await page.getByRole('button', { name: /^Make remix 1 credit/ }).waitFor();
    await context.setOffline(true);
    await page.getByLabel('Size').selectOption('1080x1080');
    await page.getByText('cannot be reached').waitFor();
    await page.getByRole('button', { name: /^Make remix$/ }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Make remix [\d.]+ credit/ }).waitFor();
    assert.equal(await change.inputValue(), 'at dawn');
    await leave(visit, [/400/, /net::ERR_/]);
  });

  test('only what can be remixed offers a remix', async () => {
    const { service } = rig();
    const id = await service.createTask({ model: 'alpha2', prompt: 'A still lake' });
    await service.finished(id);
    const visit = await rig().open({ path: `videos/${encodeURIComponent(id)}?remix=night` });
    const { page } = visit;
    await page.getByRole('button', { name: 'Character' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Remix' }).count(), 0);
    assert.equal(await page.getByRole('dialog').count(), 0);
    await leave(visit);
  });

  test('make again: the form has the same parameters and sends the same request', async () => {
    const { service } = rig();
    const fields = { model: 'beta-2-pro', prompt: 'A paper boat', seconds: '12', size: '720x1280' };
    const key = await service.createKey({ account: 'again' });
    const made = await service.postForm(
      '/v1/videos',
      { ...fields, style: 'clay', watermark: 'false', metadata: '{"shot":7}' },
      { key },
    );
    const { id } = (await made.json()) as { id: string };
    await service.finished(id, key);
    const visit = await rig().open({ key, path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    await page.getByRole('link', { name: 'Make again' }).click();
    await page.waitForURL(/make$/);
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'A paper boat');
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
    const [first, second] = service.video.jobs.slice(-2).map(({ prompt, seconds, width, height, style }) => ({
      ...{ prompt, seconds, width, height, style },
    }));
    assert.deepEqual(second, first);
    await leave(visit);
  });

  test('a video that is not there, and one of another account, look the same', async () => {
    const { service } = rig();
    const foreign = await service.createTask({}, await service.createKey({ account: 'somebody-else' }));
    const visit = await rig().open({ path: `videos/${encodeURIComponent(foreign)}` });
    await visit.page.getByText('There is no such video').waitFor();
    await visit.page.goto(rig().url('videos/nothing'));
    await visit.page.getByText('There is no such video').waitFor();
    await leave(visit, [/404/]);
  });

  test('favourite, tags and a public link: made, seen by a stranger, and ended', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'sharing' });
    const id = await service.createTask({ prompt: 'A red ball on white' }, key);
    await service.finished(id, key);
    const visit = await rig().open({ key, path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    const favourite = page.getByRole('button', { name: 'Favourite' });
    await favourite.click();
    await page.locator('.favourite[aria-pressed=true]').waitFor();
    await page.getByLabel('New tag').fill('for Mia');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'for Mia' }).waitFor();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a public link' }).click();
    const url = await page.getByLabel('Public link').inputValue();
    const stranger = await rig().browser.newContext();
    const watching = await stranger.newPage();
    await watching.goto(url);
    await watching.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 1);
    assert.match(await watching.title(), /A red ball on white/);
    assert.deepEqual(await findViolations(watching), [], 'a shared page');
    for (const viewport of [{ width: 1280, height: 900 }, { width: 1280, height: 500 }, phone.viewport]) {
      await watching.setViewportSize(viewport);
      const { x, width, height } = (await watching.locator('video').boundingBox())!;
      assert.ok(
        Math.abs((await watching.locator('h1').boundingBox())!.x - x) < 1,
        'words stand below the video',
      );
      assert.ok(Math.abs(width / height - 16 / 9) < 0.02, `${width}x${height} has no bars`);
    }
    await page.getByRole('button', { name: 'End the link' }).click();
    assert.equal((await watching.reload())!.status(), 200, 'it asks first');
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
    await page.getByRole('button', { name: 'Make a public link' }).waitFor();
    assert.equal((await watching.reload())!.status(), 404);
    await watching.getByRole('heading', { name: 'This film is not here' }).waitFor();
    assert.deepEqual(await findViolations(watching), [], 'the page of a link that has ended');
    await stranger.close();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // Back through the library, by the tag and as a favourite.
    await page.getByRole('link', { name: 'for Mia' }).click();
    await page.locator('.tile', { hasText: 'A red ball on white' }).waitFor();
    await page.locator('.tile-favourite').waitFor();
    await page.getByLabel('Tag').selectOption('');
    await page.getByRole('button', { name: 'Favourites' }).click();
    await page.waitForURL(/favourite=true/);
    await page.locator('.tile').waitFor();
    await page.locator('.grid-check input').first().check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'kinora-videos.zip');
    assert.ok(await download.path());
    await leave(visit);
  });

  test('a character gets a name of its owner, and is linked with its video both ways', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'namer' });
    const id = await service.createTask({ prompt: 'A fox' }, key);
    await service.finished(id, key);
    const made = await service.postJson('/beta/v1/characters', { from_task: id, timestamps: '0,1' }, { key });
    const { username } = (await made.json()) as { username: string };
    const visit = await rig().open({ key, path: 'characters' });
    const { page } = visit;
    await page.getByRole('button', { name: `Rename @${username}` }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('no spaces please');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.locator('.field-error').getByText('letters, digits').waitFor();
    await name.fill('Mia.Fox');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('heading', { name: '@mia.fox' }).waitFor();
    await page.getByRole('link', { name: 'its video' }).click();
    await page.getByRole('region', { name: 'Characters of this video' }).getByText('@mia.fox').click();
    await page.waitForURL(/characters$/);
    await leave(visit, [/400/]);
  });

  test('a film of several beats has a storyboard; trim, loop and extend start from its page', async () => {
    const { service } = rig();
    const prompt = 'A red ball rolls on a beach, then a dog sleeps in a kitchen';
    const key = await service.createKey({ account: 'editor' });
    const form = { model: 'beta-2', prompt, seconds: '4', size: '480x480' };
    const made = await service.postForm('/v1/videos', form, { key });
    const { id } = (await made.json()) as { id: string };
    await service.finished(id, key);
    const visit = await rig().open({ key, path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    const board = page.getByRole('region', { name: 'Storyboard' });
    await board.getByText('beach').waitFor();
    const strips = page.locator('.tabs');
    const heights = (strip: Element) => strip.scrollHeight - strip.clientHeight;
    assert.equal(await strips.first().evaluate(heights), 0, 'tabs scroll sideways only');
    // A reading that is slow and then fails is told of.
    await page.route(
      '**/console/api/prompt-reading',
      async (route) => {
        await page.getByText('The storyboard is being read.').waitFor();
        await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
      },
      { times: 1 },
    );
    await page.reload();
    await page.getByText('The storyboard could not be read.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await board.getByText('dog sleeps').waitFor();
    await page.getByRole('button', { name: 'Trim and loop' }).click();
    const from = page.getByRole('dialog').locator('.timeline-tile').first();
    const stillOf = () => from.evaluate((still) => (still as HTMLElement).style.backgroundPosition);
    const first = await stillOf();
    await page.getByRole('slider', { name: /^From/ }).fill('1');
    assert.notEqual(await stillOf(), first, 'the still follows');
    await page.getByRole('group', { name: 'Times played' }).getByText('2', { exact: true }).click();
    await page.getByText('6 s in all').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /-cut\.mp4$/);
    assert.ok(await download.path());
    await page.evaluate(async (video) => {
      const url = new URL(`api/videos/${encodeURIComponent(video)}/cut?start=2&end=1`, document.baseURI);
      while ((await fetch(url)).status !== 429);
    }, id);
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    await page.getByRole('dialog').getByText('Rate limit exceeded.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'Extend' }).click();
    await page.getByAltText('last-frame.png').waitFor();
    assert.equal(await page.getByLabel('Prompt').inputValue(), prompt);
    await leave(visit, [/400/, /429/, /503/]);
  });
};
