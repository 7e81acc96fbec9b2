/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, type Rig } from '../../support/console/browser.ts';
import { copyVideos } from '../../support/copy-videos.ts';
import { waitFor } from '../../support/wait-for.ts';
import { findViolations } from './accessibility-suite.ts';

export const librarySuite = (rig: () => Rig): void => {
  test('search, filters, keyboard, selection and deletion, seen in two tabs', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'librarian' });
    for (const prompt of ['A red balloon', 'A blue boat', 'A green tree'])
      await service.finished(await service.createTask({ prompt }, key), key);
    const visit = await rig().open({ key, path: 'library' });
    const { page } = visit;
    const other = await visit.newPage();
    await other.goto(rig().url('library'));
    await other.getByText('A blue boat').waitFor();

    await page.bringToFront();
    await page.getByText('A blue boat').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('balloon');
    await page.getByText('A blue boat').waitFor({ state: 'detached' });
    await page.getByText('A red balloon').waitFor();
    await page.getByLabel('Search in prompts').fill('');
    await page.getByText('A green tree').waitFor();
    await page.getByText('Failed', { exact: true }).click();
    await page.getByText('Nothing found').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();

    await page.getByText('A green tree').waitFor();
    await page.locator('.tile').first().focus();
    await page.keyboard.press('ArrowRight');
    const grid = await page.locator('.video-grid').boundingBox();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    assert.deepEqual(await page.locator('.video-grid').boundingBox(), grid, 'the cards stay where they are');
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 video deleted.').waitFor();
    await page.getByText('A blue boat').waitFor({ state: 'detached' });

    await other.bringToFront();
    await other.getByText('A blue boat').waitFor({ state: 'detached' });
    const [source] = (
      (await (await service.request('/v1/videos', { key })).json()) as { data: { id: string }[] }
    ).data;
    const remix = await service.postJson(`/v1/videos/${source!.id}/remix`, { prompt: 'At night' }, { key });
    await service.finished(((await remix.json()) as { id: string }).id, key);
    const tiles = page.locator('.tile');
    await tiles.filter({ hasText: 'At night' }).getByText('Remix').waitFor();
    assert.equal(await tiles.getByText('Remix').count(), 1);
    const made = await service.createTask({ prompt: 'Made elsewhere' }, key);
    await other.getByText('Made elsewhere').waitFor();
    await service.finished(made, key);
    await other.locator('.tile', { hasText: 'Made elsewhere' }).locator('img').waitFor();
    await leave(visit);
  });

  test('a film follows the pointer; Ctrl+K finds films and pages, and begins a film of the words', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'finder' });
    for (const prompt of ['A red kite', 'A blue whale'])
      await service.finished(await service.createTask({ prompt }, key), key);
    const visit = await rig().open({ key, path: 'library' });
    const { page } = visit;
    const film = page.locator('.tile video');
    await page.getByText('A red kite').waitFor();
    const { x, y, width } = (await page.locator('.tile-picture').first().boundingBox())!;
    await page.mouse.move(x + 10, y + 40);
    await page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>('.tile video')?.duration ?? 0) > 0,
    );
    for (const share of [0.75, 0.25]) {
      // Moved again until it has followed: after a rest it plays on.
      await waitFor(async () => {
        await page.mouse.move(x + width * share, y + 41);
        await page.mouse.move(x + width * share, y + 40);
        const at = await film.evaluate((one: HTMLVideoElement) =>
          one.paused ? one.currentTime / one.duration : -1,
        );
        return Math.abs(at - share) < 0.05;
      });
    }

    await page.keyboard.press('Control+k');
    const finder = page.getByRole('dialog', { name: 'Find' });
    const input = finder.getByRole('combobox', { name: 'Find a page or a video' });
    await finder.getByRole('option', { name: 'A blue whale' }).waitFor();
    assert.deepEqual(await findViolations(page, { withMenu: false }), [], 'the finder');
    await input.fill('kite');
    await finder.getByRole('option', { name: 'A red kite', selected: true }).waitFor();
    await input.press('ArrowDown');
    await finder.getByRole('option', { name: 'Make “kite”', selected: true }).waitFor();
    await input.press('Enter');
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('.prompt-box textarea')?.value === 'kite',
    );
    await page.getByRole('button', { name: 'Find' }).first().click();
    await input.fill('usage');
    await input.press('Enter');
    await page.getByRole('heading', { name: 'Keys and usage' }).waitFor();
    await leave(visit);
  });

  test('an open, empty library shows what is made elsewhere, and counts it', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'newcomer' });
    const visit = await rig().open({ key, path: 'library' });
    const { page } = visit;
    await page.getByText('No videos yet').waitFor();
    await service.finished(await service.createTask({ prompt: 'The first of all' }, key), key);
    await page.getByText('The first of all').waitFor();
    await page.getByText('1 video', { exact: true }).waitFor();
    await leave(visit);
  });

  test('ten thousand videos: scrolling loads more, few are drawn at once, going back lands where one was', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'archive' });
    const id = await service.createTask({ prompt: 'A tide' }, key);
    await service.finished(id, key);
    copyVideos(service.dataDir, id, 10_000);
    const visit = await rig().open({ key, path: 'library' });
    const { page } = visit;
    await page.getByText('10,001 videos').waitFor();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await waitFor(
      async () => {
        await page.mouse.wheel(0, 1500);
        return (await scrolled()) > 6000;
      },
      { everyMs: 100 },
    );
    await page.waitForSelector('.tile');
    const drawn = await page.locator('.tile').count();
    assert.ok(drawn < 80, `${drawn} tiles are drawn`);
    // Turns of the wheel that are still on their way would move the page after it was measured.
    let before = -1;
    await waitFor(
      async () => {
        const isStill = before === (await scrolled());
        before = await scrolled();
        return isStill;
      },
      { everyMs: 500 },
    );
    // One that is on the screen: a click on another would scroll to it first.
    const y = await page.evaluate(() => {
      const { scrollY } = window;
      [...document.querySelectorAll<HTMLElement>('.tile')]
        .find((tile) => tile.getBoundingClientRect().top > 100)!
        .click();
      return scrollY;
    });
    await page.waitForURL(/videos\//);
    await page.goBack();
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 300, y);
    // The copies have a picture and no video.
    await leave(visit, [/404/]);
  });
};
