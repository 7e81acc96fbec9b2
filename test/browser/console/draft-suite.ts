/// <reference lib="dom" />
/** The form before it is paid for: JSON that cannot be used, drafts that are replaced, pictures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { leave, type Rig } from '../../support/console/browser.ts';
import { makeImage } from '../../support/media-fixtures.ts';

const madeVideo = async (rig: Rig, page: Page, prompt: string): Promise<string> => {
  await page.getByLabel('Prompt').fill(prompt);
  await page.getByRole('button', { name: /Make video/ }).click();
  await page.locator('.round-card video').waitFor();
  const { data } = await (await page.request.get(rig.url('api/library'))).json();
  return data[0].id;
};

export const draftSuite = (rig: () => Rig): void => {
  test('nothing is made while the JSON cannot be used, and its values are told as the API refuses them', async () => {
    const { service } = rig();
    const visit = await rig().open();
    const { page } = visit;
    const made = service.video.jobs.length;
    await page.getByLabel('Prompt').fill('A red ball on white');
    await page.getByText('Show the request as JSON').click();
    const json = page.getByRole('textbox', { name: 'JSON' });
    const beside = page.locator('.request-json .field-error');
    const button = page.getByRole('button', { name: /Make video/ });
    const body = JSON.parse(await json.inputValue());
    for (const [text, problem] of [
      ['{"prompt": "A green ball"', 'This is not a JSON object yet.'],
      [{ ...body, model: 'beta-9' }, 'There is no such model.'],
      [{ ...body, style: 'oilpaint' }, "'style': must be one of photoreal"],
      [{ ...body, seconds: '7' }, "'seconds': must be one of 4"],
      [{ ...body, size: '999x999' }, "'size': must be one of"],
      [{ ...body, colour: 'red' }, 'Not taken here with these values: colour'],
      [{ ...body, seed: '99999999999' }, "'seed': "],
    ] as const) {
      await json.fill(typeof text === 'string' ? text : JSON.stringify(text));
      await beside.getByText(problem).waitFor();
      await page.locator('.make-bar .note').getByText(problem).waitFor();
      assert.equal(await button.isDisabled(), true, problem);
      await page.getByLabel('Prompt').press('Control+Enter');
      await json.focus();
    }
    // A number is as good as its text.
    await json.fill(JSON.stringify({ ...body, seconds: 8 }));
    await beside.waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('radio', { name: '8 s' }).isChecked(), true);
    assert.equal(await button.isEnabled(), true);
    // A choice in the form replaces text that cannot be used.
    await json.fill('{');
    await page.locator('.style-option', { hasText: 'Noir' }).click();
    await beside.waitFor({ state: 'detached' });
    assert.equal(JSON.parse(await json.inputValue()).style, 'noir');
    assert.equal(service.video.jobs.length, made);
    await leave(visit, [/400/]);
  });

  test('with a picture the reading says that it is still looked at, and then what is not found in it', async () => {
    const visit = await rig().open();
    const { page } = visit;
    const { promise: looked, resolve: look } = Promise.withResolvers<void>();
    const contents = { things: [], regions: ['sky'], flat: false, missing: [] };
    await page.route('**/console/api/picture-reading', async (route) => {
      await looked;
      await route.fulfill({ json: { seen: ['sky'], suggestions: [], contents } });
    });
    const buffer = readFileSync(await makeImage(rig().service.dataDir, 'png'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'temple.png', mimeType: 'image/png', buffer });
    await page.getByLabel('Prompt').fill('The bird sleeps under the sky');
    const reading = page.getByRole('region', { name: 'What will be shown' });
    await reading.getByText('The picture is still being looked at').waitFor();
    await reading.locator('.chip', { hasText: 'bird' }).waitFor();
    look();
    await reading.getByText('Cannot show: bird: not found in the picture').waitFor();
    assert.equal(await reading.getByText('still being looked at').count(), 0);
    assert.equal(await reading.locator('.chip', { hasText: 'bird' }).count(), 0);
    await leave(visit);
  });

  test('after a reload the pictures are there, and a long prompt is counted', async () => {
    const { service } = rig();
    const visit = await rig().open();
    const { page } = visit;
    await page.route('**/console/api/picture-reading', (route) => route.fulfill({ status: 400, body: '{}' }));
    const buffer = readFileSync(await makeImage(service.dataDir, 'png'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clouds.png', mimeType: 'image/png', buffer });
    await page.getByAltText('clouds.png').waitFor();
    const prompt = page.getByLabel('Prompt');
    await prompt.fill('The clouds drift '.repeat(800));
    await page.getByText('13,599 of 32,000 characters').waitFor();
    await page.getByText('of a longer one the film follows the first 12,000.').waitFor();
    await prompt.fill('The clouds drift');
    await page.reload();
    await page.getByAltText('clouds.png').waitFor();
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
    assert.equal(service.video.jobs.at(-1)!.images.length, 1);
    await page.getByRole('button', { name: 'Remove clouds.png' }).click();
    await page.reload();
    await page.locator('.make-button:enabled').waitFor();
    assert.equal(await page.locator('.image-preview').count(), 0);
    await leave(visit);
  });

  test('the film that is drawn has the stage, one that waits is a line, and held money is told', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'queuer', balance: 2_000_000 });
    service.video.hold();
    const visit = await rig().open({ key });
    const { page } = visit;
    const make = async (prompt: string) => {
      await page.getByLabel('Prompt').fill(prompt);
      await page.getByRole('button', { name: /Make video/ }).click();
      return page.locator('.round-card', { hasText: prompt });
    };
    const first = await make('A yellow ball on white');
    await first.getByText('%').waitFor();
    const second = await make('A violet ball on white');
    await second.getByText('1 video before it').waitFor();
    assert.equal(await second.locator('.player-picture').isVisible(), false);
    assert.equal(await first.locator('.player-picture').isVisible(), true);
    assert.ok((await first.boundingBox())!.y < (await second.boundingBox())!.y, 'the drawn one is above');
    await page.goto(rig().url('keys'));
    const held = page.locator('.figures > *', { hasText: 'Held' });
    await held.getByText('0.8 credits').waitFor();
    service.video.release();
    await leave(visit);
  });

  test('an unsent draft that another film replaces can be put back', async () => {
    // The gallery is shown to an account with few films.
    const key = await rig().service.createKey({ account: 'visitor-with-a-draft' });
    const visit = await rig().open({ key });
    const { page } = visit;
    const prompt = page.getByLabel('Prompt');
    const id = await madeVideo(rig(), page, 'A blue ball on white');
    const undo = page.getByRole('button', { name: 'Undo' });
    for (const way of ['again', 'extend']) {
      await prompt.fill('A long day at the harbour');
      await page.getByRole('radio', { name: '8 s' }).check();
      await page.goto(rig().url(`make?${way}=${id}`));
      await undo.waitFor();
      assert.equal(await prompt.inputValue(), 'A blue ball on white');
      await undo.click();
      await undo.waitFor({ state: 'detached' });
      assert.equal(await prompt.inputValue(), 'A long day at the harbour');
      assert.equal(await page.getByRole('radio', { name: '8 s' }).isChecked(), true);
      assert.equal(await page.locator('.image-preview').count(), 0);
    }
    // A film of the gallery, and another one: what was written is still there.
    const samples = page.locator('.sample');
    await samples.nth(0).click();
    await samples.nth(1).click();
    await undo.click();
    assert.equal(await prompt.inputValue(), 'A long day at the harbour');
    await leave(visit);
  });

  test('a film is extended from a frame that was painted, and never from an empty one', async () => {
    const visit = await rig().open();
    const { page } = visit;
    const id = await madeVideo(rig(), page, 'A green ball on white');
    // As a browser that has found the frame, and not drawn it.
    await page.addInitScript(() => {
      const { prototype } = OffscreenCanvasRenderingContext2D;
      const draw = prototype.drawImage as (...given: unknown[]) => void;
      let looks = 0;
      prototype.drawImage = function (this: unknown, ...given: unknown[]) {
        looks += 1;
        if (location.hash !== '#never' && looks > 2) draw.apply(this, given);
      } as typeof prototype.drawImage;
    });
    await page.goto(rig().url(`make?extend=${id}`));
    await page.getByAltText('last-frame.png').waitFor();
    const alpha = await page.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('.image-preview img')!;
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      for (let looks = 0; looks < 3; looks += 1) context.drawImage(picture, 0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data[3];
    });
    assert.equal(alpha, 255);
    await page.getByRole('button', { name: 'Remove last-frame.png' }).click();
    await page.getByLabel('Prompt').fill('What I wrote');
    await page.goto(rig().url(`make?extend=${id}#never`));
    await page.getByText('The last frame of this film could not be read.').waitFor();
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'What I wrote');
    assert.equal(await page.locator('.image-preview').count(), 0);
    await leave(visit);
  });
};
