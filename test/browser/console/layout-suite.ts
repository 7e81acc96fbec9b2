/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { leave, phone, type Rig } from '../../support/console/browser.ts';
import { makeAudio, makeImage } from '../../support/media-fixtures.ts';
import { waitFor } from '../../support/wait-for.ts';
import { followLink } from './accessibility-suite.ts';
import { makeTooLarge } from './sound-suite.ts';

const form = { model: 'beta-2', prompt: 'A red ball on white', seconds: '4' };

/** Controls of the page on the screen whose middle lies under what the selector names. */
const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((cover) => {
    const box = document.querySelector(cover)!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return width > 0 && x > box.left && x < box.right && y > box.top && y < box.bottom;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  }, selector);

export const layoutSuite = (rig: () => Rig): void => {
  const make = async (key: string, fields: Record<string, string | Blob> = {}): Promise<string> => {
    const { service } = rig();
    const made = await service.postForm('/v1/videos', { ...form, size: '1280x720', ...fields }, { key });
    const { id } = (await made.json()) as { id: string };
    await service.finished(id, key);
    return id;
  };

  test('on a phone the button is in view, and the page moves to the new video', async () => {
    const key = await rig().service.createKey({ account: 'phone-maker' });
    const visit = await rig().open({ ...phone, key });
    const { page } = visit;
    const button = page.getByRole('button', { name: /Make video/ });
    const inView = (selector: string) =>
      page.evaluate((one) => {
        const { top, bottom } = document.querySelector(one)!.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }, selector);
    await button.waitFor();
    assert.equal(await inView('.make-button'), true);
    await page.getByLabel('Prompt').fill('A red ball on white');
    await button.tap();
    await page.locator('.round-card').waitFor();
    await waitFor(() =>
      page.evaluate(() => {
        const { top, bottom } = document.querySelector('.round-card')!.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    );
    // It begins to play where it is seen: no message covers it.
    await page.locator('.round-card video').waitFor();
    assert.equal(await page.locator('.toast').count(), 0);

    rig().service.video.hold();
    await page.getByLabel('Prompt').fill('A blue ball on white');
    await button.tap();
    await page.locator('.round-card progress').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    rig().service.video.release();
    const toast = page.locator('.toast');
    await toast.waitFor();
    assert.deepEqual(await coveredBy(page, '.toast'), []);
    await toast.getByRole('link', { name: 'Open it' }).click();
    await page.waitForURL(/videos\/beta-2/);
    await followLink(page, 'talk');
    await page.locator('.talk-button').waitFor();
    const isOnTop = await page.locator('.talk-button').evaluate((talk) => {
      const { left, top, width, height } = talk.getBoundingClientRect();
      return talk.contains(document.elementFromPoint(left + width / 2, top + height - 1));
    });
    assert.equal(isOnTop, true);
    await leave(visit);
  });

  test('an empty page shows films; one click takes a prompt over, the next makes it', async () => {
    const key = await rig().service.createKey({ account: 'visitor-with-samples' });
    const visit = await rig().open({ key, path: 'make' });
    const { page } = visit;
    const sample = page.getByRole('button', { name: 'An astronaut riding a horse on Mars' });
    await sample.waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.sample img')].every(
        (image) => image.naturalWidth > 0,
      ),
    );
    // One of them plays, the one under the pointer in its stead, and none after a press.
    const film = page.locator('.sample video.playing');
    await film.waitFor();
    await sample.hover();
    await sample.locator('video.playing').waitFor();
    assert.equal(await page.locator('.sample video').count(), 1);
    await page.getByRole('button', { name: 'Pause films' }).click();
    await film.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Play films' }).waitFor();
    await sample.click();
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'An astronaut riding a horse on Mars');
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
    // The others are still offered below the first film.
    await page.getByText('Take one as the next').waitFor();
    await page.locator('.round-card').getByRole('link', { name: 'Share' }).click();
    await page.getByRole('dialog', { name: 'Share' }).getByText('Make a public link').waitFor();
    await leave(visit);
  });

  test('the request as JSON, the form and the films never lie over each other', async () => {
    const key = await rig().service.createKey({ account: 'reader-of-json' });
    await make(key);
    for (const width of [1090, 1280, 1400, 1600]) {
      const visit = await rig().open({ key, viewport: { width, height: 900 } });
      const { page } = visit;
      await page.getByLabel('Prompt').fill('A red ball on white');
      await page.getByText('Show the request as JSON').click();
      await page.getByRole('button', { name: /Make video/ }).click();
      await page.locator('.round-card video').waitFor();
      for (const share of [0, 0.5, 1]) {
        const over = await page.evaluate((part) => {
          window.scrollTo(0, part * document.documentElement.scrollHeight);
          const boxes = ['.composer', '.request-json', '.results'].map((selector) =>
            document.querySelector(selector)!.getBoundingClientRect(),
          );
          return boxes.flatMap((one, index) =>
            boxes
              .slice(index + 1)
              .filter(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          ).length;
        }, share);
        assert.equal(over, 0, `${width} px wide, scrolled by ${share}`);
      }
      await leave(visit);
    }
  });

  test('on a laptop the sizes are seen without scrolling, and prices on a phone are two lines each', async () => {
    const visit = await rig().open({ viewport: { width: 1280, height: 800 } });
    const bar = await visit.page.locator('.make-bar').boundingBox();
    const sizes = await visit.page.getByRole('group', { name: 'Size' }).boundingBox();
    assert.ok(sizes!.y + sizes!.height <= bar!.y, `${sizes!.y + sizes!.height} and ${bar!.y}`);
    const tops = await visit.page
      .locator('.sizes label')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
    assert.equal(new Set(tops).size, 1, `one row of sizes: ${tops}`);
    await leave(visit);
    const small = await rig().open({ ...phone, path: 'keys' });
    const row = small.page.getByRole('region', { name: 'Prices' }).getByRole('row').nth(3);
    assert.ok((await row.boundingBox())!.height < 75);
    // Cells of other tables stand two by two.
    const keyCells = small.page
      .getByRole('region', { name: 'Keys', exact: true })
      .locator('td:not([data-column=""], .cell-words)');
    await keyCells.first().waitFor();
    const cells = await keyCells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    const { width } = (await row.boundingBox())!;
    assert.ok(cells.length > 1 && cells.every((cell) => cell < width / 2), `${cells} of ${width}`);
    await leave(small);
  });

  test('square and tall videos keep their shape in cards, on their page and as thumbnails', async () => {
    const key = await rig().service.createKey({ account: 'shapes' });
    for (const [size, ratio] of [
      ['480x480', 1],
      ['720x1280', 9 / 16],
    ] as const) {
      const id = await make(key, { size });
      for (const screen of [{}, phone]) {
        const visit = await rig().open({ ...screen, key, path: `videos/${encodeURIComponent(id)}` });
        const { page } = visit;
        await page.locator('.player video').waitFor();
        const { player, video, height } = await page.evaluate(() => {
          const box = (selector: string) => {
            const { left, right, width, height } = document.querySelector(selector)!.getBoundingClientRect();
            return { left, right, width, height };
          };
          return { player: box('.player'), video: box('.player video'), height: window.innerHeight };
        });
        assert.ok(video.left >= player.left - 1 && video.right <= player.right + 1, size);
        assert.ok(video.height <= height, `${size}: ${video.height} of ${height}`);
        assert.ok(
          Math.abs(video.width / video.height - ratio) < 0.02,
          `${size} ${video.width}x${video.height}`,
        );
        await page.goto(rig().url('library'));
        const fit = await page
          .locator('.tile-picture img')
          .first()
          .evaluate((image) => getComputedStyle(image).objectFit);
        assert.equal(fit, 'contain');
        // Its own colours are beside it, not a grey box.
        assert.ok((await page.locator('.tile-picture .tile-fill').count()) > 0);
        await leave(visit);
      }
    }
  });

  test('low balance is told with both amounts before anything is pressed', async () => {
    const key = await rig().service.createKey({ account: 'nearly-broke', balance: 300_000 });
    const visit = await rig().open({ key });
    await visit.page
      .locator('.make-bar')
      .getByText('This costs 0.4 credits, and 0.3 credits are left.')
      .waitFor();
    await visit.page.getByLabel('Prompt').fill('A red ball');
    const refused = visit.page.waitForResponse((response) => response.status() === 402);
    await visit.page.getByRole('button', { name: /Make video/ }).click();
    await refused;
    await visit.page.locator('.make-button:enabled').waitFor();
    await visit.page.getByText('This costs 0.4 credits, and 0.3 credits are left.').waitFor();
    await visit.page.goto(rig().url('speak'));
    await visit.page.getByRole('textbox', { name: 'Text' }).fill('word '.repeat(20));
    assert.equal(await visit.page.getByText('are left').count(), 0);
    await leave(visit, [/402/]);
  });

  test('compared models share one choice of shape, and each gets it in its own words', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'comparer' });
    const visit = await rig().open({ key });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A red ball on white');
    await page.getByText('More options').click();
    await page.getByText('Characters made from it are seen by your account only.').waitFor();
    // A character is made on a video's page: its parameters are not asked for in the words of the API.
    await page.getByLabel('Webhook').waitFor();
    assert.equal(
      await page
        .locator('.make-more')
        .getByLabel(/^Character/)
        .count(),
      0,
    );
    const model = page.getByRole('button', { name: /^Model/ });
    await model.click();
    await page.getByLabel('Compare several models').check();
    await page.getByRole('checkbox', { name: /^alpha3 / }).check();
    // Opened with the mouse, closed with Escape.
    await page.locator('.model-button').focus();
    await page.keyboard.press('Escape');
    await page.locator('.model-list').waitFor({ state: 'detached' });
    assert.equal(await page.getByText('Aspect ratio').count(), 0);
    assert.equal(await page.locator('legend', { hasText: /^Size$/ }).count(), 1);
    await page.getByText('720 × 1280').click();
    await page.getByRole('button', { name: /Make 2 videos/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card video').length === 2);
    for (const { width, height } of service.video.jobs.slice(-2)) assert.ok(height > width);
    await leave(visit);
  });

  test('code of a video with a reference sends the file; sizes in words are no pixels', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'coder' });
    const picture = new Blob([readFileSync(await makeImage(service.dataDir, 'png'))], { type: 'image/png' });
    const id = await make(key, { model: 'alpha_3_1-fast', size: '16x9', input_reference: picture });
    const visit = await rig().open({ key, path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    await page.locator('.facts').getByText('16:9').waitFor();
    await page.getByRole('tab', { name: 'Request' }).click();
    await page.locator('.code-block', { hasText: '-F input_reference=@image.png' }).waitFor();
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await page.locator('.code-block', { hasText: "createReadStream('image.png')" }).waitFor();
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.locator('.code-block', { hasText: 'input_reference=open("image.png", "rb")' }).waitFor();
    await page.getByRole('tab', { name: 'Terminal' }).click();
    await page.locator('.code-block', { hasText: '--image image.png' }).waitFor();
    await page.getByRole('link', { name: 'Make again' }).click();
    await page.getByAltText('reference-1.png').waitFor();
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
    assert.equal(service.video.jobs.at(-1)!.images.length, 1);
    await page.goto(rig().url(`videos/${encodeURIComponent(id)}`));
    await page.getByRole('button', { name: 'Character' }).click();
    const scale = (name: RegExp) =>
      page.getByRole('slider', { name }).evaluate((input: HTMLInputElement) => [input.min, input.max]);
    assert.deepEqual(await scale(/^From/), await scale(/^To/));
    await leave(visit);
  });

  test('stopping a video says what its buttons do; a video deleted elsewhere is gone here too', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'stopper' });
    service.video.hold();
    const id = await service.createTask({}, key);
    const visit = await rig().open({ key, path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    await page.getByRole('button', { name: 'Stop and delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop making this video?' });
    await dialog.getByRole('button', { name: 'Go on making it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await service.request(`/v1/videos/${id}`, { method: 'DELETE', key });
    service.video.release();
    await page.getByText('There is no such video').waitFor();
    await leave(visit, [/404/]);
  });

  test('Speak names its languages and warns before a text in another one is paid', async () => {
    const visit = await rig().open({ path: 'speak' });
    const { page } = visit;
    await page
      .getByText('Speaks English, Spanish, French, Italian, Portuguese, Hindi, Japanese, and Chinese.')
      .waitFor();
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('Guten Morgen, der Kaffee ist fertig und die Sonne scheint.');
    await page.getByText('This looks like German').waitFor();
    await text.fill('Доброе утро, кофе готов.');
    await page.getByText('This looks like Russian').waitFor();
    for (const spoken of [
      'Good morning, the coffee is ready and the sun is out.',
      'Bonjour, le café est prêt et il fait beau dans la rue.',
      'Hola, el café está listo y la mesa también.',
      '早上好，咖啡已经准备好了。',
    ]) {
      await text.fill(spoken);
      await page.getByText('Speaks English').waitFor();
    }
    await leave(visit);
  });

  test('an empty transcript offers no downloads; advice fits a dropped file', async () => {
    const { engines, service } = rig();
    const key = await service.createKey({ account: 'silent' });
    const visit = await rig().open({ key, path: 'listen' });
    const { page } = visit;
    await page.getByText('kept in this browser').waitFor();
    engines.transcription.hearNothing(true);
    const buffer = readFileSync(makeAudio(service.dataDir, 'wav', { seconds: 2 }));
    await page.locator('input[type=file]').setInputFiles({ name: 'hush.wav', mimeType: 'audio/wav', buffer });
    await page.getByText('No words were heard').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Download as/ }).count(), 0);
    engines.transcription.hearNothing(false);
    await page.locator('input[type=file]').setInputFiles(makeTooLarge(service.dataDir));
    await page.getByText('Compress it, as MP3 for example, or cut it.').waitFor();
    await leave(visit, [/400/]);
  });

  test('in Chinese as the browser says or as is chosen; dates, numbers and pages follow, and it stays', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'two-languages', balance: 12_345_600_000 });
    const id = await make(key);
    // Signs in by the words of the English page.
    await leave(await rig().open({ key }));
    const visit = await rig().open({ key, locale: 'zh-CN', path: `videos/${encodeURIComponent(id)}` });
    const { page } = visit;
    await page.getByRole('link', { name: '作品库' }).first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh');
    await page
      .locator('.facts')
      .getByText(/年.*月.*日/)
      .waitFor();
    await page.getByRole('button', { name: 'English' }).first().click();
    await page.getByRole('link', { name: 'Library' }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Library' }).first().waitFor();
    await page.getByRole('button', { name: '中文' }).first().click();
    await page.goto(rig().url('make'));
    await page.getByRole('button', { name: /制作视频/ }).waitFor();
    await leave(visit);
  });

  test('text is in the typeface of the console', async () => {
    const visit = await rig().open();
    const { page } = visit;
    await page.waitForFunction(() => document.fonts.check('16px Figtree'));
    await leave(visit);
  });
};
