/** Films while they are drawn, side by side and over the whole window. */
/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { afterTest } from '../../support/after-test.ts';
import { leave, phone, type Rig } from '../../support/console/browser.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { waitFor } from '../../support/wait-for.ts';
import { findViolations } from './accessibility-suite.ts';
import { findShifts, recordShifts } from './steady-suite.ts';

/** Progress is told once a second at most: what comes in between is not. */
const drawUntilShown = (rig: Rig, making: Locator, percent: number): Promise<unknown> =>
  waitFor(async () => {
    rig.service.video.draw(percent);
    return (await making.getByText(`${percent} %`).count()) > 0;
  });

const shownTime = (page: Page): Promise<number> =>
  page.locator('.viewer video.shown').evaluate((film: HTMLVideoElement) => film.currentTime);

export const viewingSuite = (rig: () => Rig): void => {
  /** Held films and stills are those of one test. */
  const holdFilms = (t: TestContext, still: Buffer): void => {
    const { video } = rig().service;
    video.preview(still);
    afterTest(t, () => {
      video.preview(undefined);
      video.release();
    });
  };

  test('what is drawn so far is looked through and played; the film takes its place and nothing moves', async (t) => {
    const { service } = rig();
    holdFilms(t, readFileSync(await makeImage(service.dataDir, 'webp')));
    for (const screen of [{}, phone]) {
      const key = await service.createKey({ account: screen === phone ? 'pocket-drawer' : 'drawer' });
      await service.finished(await service.createTask({ prompt: 'An earlier film' }, key), key);
      service.video.hold();
      const visit = await rig().open({ ...screen, key, path: 'library' });
      const { page } = visit;
      await recordShifts(page);
      await page.goto(rig().url('make'));
      await page.getByLabel('Prompt').fill('A red ball on white');
      await page.getByRole('button', { name: /Make video/ }).click();
      const making = page.getByRole('region', { name: 'Being made' });
      await making.locator('.preview').first().waitFor();
      await drawUntilShown(rig(), making, 30);
      const drawn = making.getByRole('slider', { name: 'What is drawn so far' });
      await drawn.press('Home');
      assert.equal(await drawn.inputValue(), '0');
      if (screen !== phone) assert.deepEqual(await findViolations(page), [], 'a film that is drawn');
      await making.getByRole('button', { name: 'Play what is drawn so far' }).click();
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('.making-scrub')!.value !== '0',
      );
      await making.getByRole('button', { name: 'Pause' }).click();
      // Long enough after the click for a shift to count.
      await drawUntilShown(rig(), making, 60);
      service.video.release();
      await page.locator('.round-card video:not(.coming)').waitFor();
      await page.getByRole('button', { name: 'Keep its seed' }).waitFor();
      assert.deepEqual(await findShifts(page), []);
      await leave(visit);
    }
  });

  test('a still that cannot be read is never shown', async (t) => {
    const { service } = rig();
    const key = await service.createKey({ account: 'unlucky' });
    holdFilms(t, readFileSync(await makeImage(service.dataDir, 'webp')));
    service.video.hold();
    const visit = await rig().open({ key });
    const { page } = visit;
    let asked = 0;
    await page.route(/variant=preview/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ body: 'half', contentType: 'image/webp' }) : route.continue();
    });
    await page.getByLabel('Prompt').fill('A red ball on white');
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.making-title').getByText('A red ball on white').waitFor();
    await waitFor(() => asked === 1);
    await drawUntilShown(rig(), page.getByRole('region', { name: 'Being made' }), 40);
    await page.locator('.preview').first().waitFor();
    assert.ok(asked > 1);
    const widths = await page
      .locator('.preview')
      .evaluateAll((stills) => (stills as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth));
    assert.ok(
      widths.every((width) => width > 0),
      widths.join(),
    );
    service.video.release();
    await page.locator('.round-card video').waitFor();
    await leave(visit);
  });

  test('takes are played together, and compared at the same moment over the whole window', async () => {
    const visit = await rig().open({ key: await rig().service.createKey({ account: 'comparer-of-takes' }) });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A fox in the snow');
    await page.getByRole('group', { name: 'Variants' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /Make 2 videos/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card video').length === 2);
    // Beside each other on a small desk too, each within its card.
    const cards = await page.locator('.round-card').evaluateAll((all) =>
      all.map((card) => ({
        top: card.getBoundingClientRect().top,
        over: card.scrollWidth - card.clientWidth,
      })),
    );
    assert.equal(cards[0]!.top, cards[1]!.top);
    assert.ok(cards.every(({ over }) => over <= 0));
    await page.getByRole('button', { name: 'Play together' }).click();
    await page.waitForFunction(() => {
      const [one, other] = [...document.querySelectorAll<HTMLVideoElement>('.round-card video')];
      return one!.currentTime > 0 && Math.abs(one!.currentTime - other!.currentTime) < 0.5;
    });
    await page.getByRole('button', { name: 'Compare large' }).click();
    const viewer = page.getByRole('dialog', { name: 'Viewing' });
    await viewer.locator('video.shown').waitFor();
    // A space pauses: the button to close has no focus.
    await page.keyboard.press('Space');
    await viewer.getByRole('button', { name: 'Play', exact: true }).waitFor();
    // Its end is known once it is loaded, and it is there once it has sought.
    await page.waitForFunction(
      () => document.querySelector<HTMLVideoElement>('.viewer video.shown')!.duration > 2,
    );
    await viewer.getByRole('slider', { name: 'Time' }).press('End');
    await viewer.getByRole('slider', { name: 'Time' }).press('ArrowLeft');
    await page.waitForFunction(
      () => document.querySelector<HTMLVideoElement>('.viewer video.shown')!.currentTime > 2,
    );
    const at = await shownTime(page);
    await page.keyboard.press('2');
    await viewer.getByText('2 of 2').waitFor();
    await page.waitForFunction(
      (time) =>
        Math.abs(document.querySelector<HTMLVideoElement>('.viewer video.shown')!.currentTime - time) < 0.05,
      at,
    );
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await leave(visit);
  });

  test('the library is watched by keyboard: the next film, a favourite, and back to the same tile', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'watcher' });
    for (const prompt of ['The first film', 'The second film'])
      await service.finished(await service.createTask({ prompt }, key), key);
    const visit = await rig().open({ key, path: 'library' });
    const { page } = visit;
    await page.locator('.tile').first().focus();
    await page.keyboard.press('v');
    const viewer = page.getByRole('dialog', { name: 'Viewing' });
    await viewer.locator('.viewer-prompt').getByText('The second film').waitFor();
    assert.deepEqual(await findViolations(page), [], 'the viewing mode');
    await page.keyboard.press('ArrowRight');
    await viewer.locator('.viewer-prompt').getByText('The first film').waitFor();
    await page.keyboard.press('h');
    await viewer.getByRole('button', { name: 'Favourite', pressed: true }).waitFor();
    // Nothing but the film while it plays and nothing is touched.
    await page.locator('.viewer.idle').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'tile');
    await page.locator('.tile', { hasText: 'The first film' }).locator('.tile-favourite').waitFor();
    await page.getByRole('button', { name: 'Watch' }).click();
    await viewer.getByText('1 of 2').waitFor();
    await viewer.getByRole('button', { name: 'Close' }).click();
    // From any page, as the search does: all films from the first one.
    await page.reload();
    await page.locator('.tile').first().waitFor();
    await page.keyboard.press('v');
    await viewer.locator('.viewer-prompt').getByText('The second film').waitFor();
    await leave(visit);
  });

  test('the up arrow brings earlier prompts back; a film or a picture dropped anywhere is used', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'dragger' });
    for (const prompt of ['An older idea', 'A newer idea', 'A newer idea'])
      await service.finished(await service.createTask({ prompt }, key), key);
    const visit = await rig().open({ key });
    const { page } = visit;
    const prompt = page.getByLabel('Prompt');
    const says = (text: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector<HTMLTextAreaElement>('.prompt-box textarea')!.value === wanted,
        text,
      );
    await prompt.fill('Half an idea');
    await prompt.press('Home');
    await prompt.press('ArrowUp');
    await says('A newer idea');
    await prompt.press('ArrowUp');
    await says('An older idea');
    await prompt.press('ArrowDown');
    await prompt.press('ArrowDown');
    await says('Half an idea');

    await page.locator('.tile-grid .tile').first().dragTo(page.locator('.page-header'));
    await page.getByAltText('still.webp').waitFor();
    assert.equal(await page.locator('.page-drop').count(), 0);
    const bytes = readFileSync(await makeImage(service.dataDir, 'png')).toString('base64');
    const dropped = await page.evaluateHandle((data) => {
      const transfer = new DataTransfer();
      const picture = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      transfer.items.add(new File([picture], 'dropped.png', { type: 'image/png' }));
      return transfer;
    }, bytes);
    await page.locator('.results').dispatchEvent('dragover', { dataTransfer: dropped });
    await page.getByText('Drop the picture to use it').waitFor();
    await page.locator('.results').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByAltText('dropped.png').waitFor();
    await leave(visit);
  });
};
