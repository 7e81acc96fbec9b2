/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { ApiError } from '../../../src/domain/errors.ts';
import { leave, phone, type Rig } from '../../support/console/browser.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { findViolations } from './accessibility-suite.ts';

/** Whether a person sees it: within the window, and not under anything else. */
const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && element.contains(seen);
  });

export const makeSuite = (rig: () => Rig): void => {
  test('a video goes on with the tab closed, and plays in the next; the price on the button is the ledger’s', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'maker', balance: 10_000_000 });
    const visit = await rig().open({ key });
    const { page } = visit;
    service.video.hold();
    await page.getByLabel('Prompt').fill('A lighthouse at dusk');
    const button = page.getByRole('button', { name: /Make video/ });
    await page.getByText('8 s', { exact: true }).click();
    await page.getByRole('button', { name: /Make video 0\.8 credits/ }).waitFor();
    await button.click();
    const card = page.locator('.round-card');
    await card.getByText('%').waitFor();
    await page.close();

    const next = await visit.newPage();
    await next.goto(rig().url('make'));
    await next.locator('.round-card').getByText('%').waitFor();
    service.video.release();
    await next.locator('.round-card video').waitFor();
    await next.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 7);
    // It shines as it arrives, on the page and not on the form.
    await next.locator('.glow.arriving').waitFor();
    const glow = await next.locator('.glow').boundingBox();
    const player = await next.locator('.round-card .player').boundingBox();
    assert.ok(glow!.y + glow!.height < player!.y + player!.height, 'no light under the controls');
    await next.getByText('0.8 credits').first().waitFor();
    const [account] = (await service.store.accountAdmin.listAccounts()).filter(
      ({ name }) => name === 'maker',
    );
    assert.equal(account!.spent, 800_000);
    await leave(visit);
  });

  test('the wait shows the newest frame, the stage, how many are before, and can be cancelled', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'waiter', balance: 10_000_000 });
    service.video.preview(readFileSync(await makeImage(service.dataDir, 'webp')));
    service.video.hold();
    const visit = await rig().open({ key });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A red ball on white');
    await page.getByRole('group', { name: 'Variants' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /Make 2 videos/ }).click();
    const cards = page.locator('.round-card');
    await cards.locator('.preview').first().waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.preview')!.naturalWidth > 0);
    await cards.getByText('Drawing', { exact: true }).waitFor();
    await cards.getByText('1 video before it').waitFor();
    const drawn = cards.filter({ has: page.locator('.preview') });
    await drawn.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stop and delete' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card').length === 1);
    service.video.preview(undefined);
    service.video.release();
    await page.locator('.round-card video').waitFor();
    assert.equal((await service.store.accounts.findByName('waiter'))!.spent, 400_000);
    await leave(visit, [/404/]);
  });

  test('several models and variants at once, each with its price', async () => {
    const visit = await rig().open();
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A red kite');
    await page.getByRole('button', { name: /^Model/ }).click();
    await page.getByLabel('Compare several models').check();
    await page.getByRole('checkbox', { name: /^beta-2-pro/ }).check();
    await page.getByRole('group', { name: 'Variants' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /Make 4 videos 3\.2 credits/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card video').length === 4);
    assert.equal(await page.locator('.round-words', { hasText: 'beta-2-pro' }).count(), 2);
    await leave(visit);
  });

  test('a model is chosen by its name, by its radio button, by touch and with the arrow keys', async () => {
    for (const screen of [{}, phone]) {
      const visit = await rig().open(screen);
      const { page } = visit;
      const button = page.getByRole('button', { name: /^Model/ });
      const chosen = (id: string) => page.locator('.model-button strong', { hasText: new RegExp(`^${id}$`) });
      const list = page.locator('.model-list');
      await button.click();
      await list.getByText('beta-2-pro', { exact: true }).click();
      await chosen('beta-2-pro').waitFor();
      await list.waitFor({ state: 'detached' });

      await button.click();
      const alpha = list.getByRole('radio', { name: /^alpha2 / });
      if (screen === phone) await alpha.tap();
      else await alpha.click();
      await chosen('alpha2').waitFor();
      await list.waitFor({ state: 'detached' });
      if (screen === phone) await page.getByRole('button', { name: 'Options' }).tap();
      await page.getByText('Length: 8 s').waitFor();

      await button.press('Enter');
      await list.getByRole('radio', { checked: true }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const next = (await list.locator('.model-option:has(:checked) strong').textContent()) ?? '';
      assert.notEqual(next, 'alpha2');
      await page.keyboard.press('Enter');
      await list.waitFor({ state: 'detached' });
      await chosen(next).waitFor();
      await leave(visit);
    }
  });

  test('of several models none is ordered when one is refused, and none a second time', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'careful', balance: 2_000_000 });
    const visit = await rig().open({ key, viewport: { width: 1280, height: 800 } });
    const { page } = visit;
    const ordered = async () =>
      ((await (await service.request('/v1/videos', { key })).json()) as { data: unknown[] }).data.length;
    await page.getByLabel('Prompt').fill('A green kite');
    await page.getByRole('button', { name: /^Model/ }).click();
    await page.getByLabel('Compare several models').check();
    await page.getByRole('checkbox', { name: /^alpha2 / }).check();
    await page.getByRole('group', { name: 'Variants' }).getByText('2', { exact: true }).click();
    await page.getByText('More options').click();
    await page.getByLabel('Metadata').fill('{not json');
    const button = page.getByRole('button', { name: /Make 4 videos/ });
    await button.click();
    const message = page.locator('.field.invalid').getByText('Nothing was ordered.');
    await message.waitFor();
    assert.equal(await isInView(message), true);
    assert.equal(await ordered(), 0);

    // Four cost more than is left: beside the button, and again nothing is ordered.
    await page.getByLabel('Metadata').fill('{}');
    await page.locator('.field.invalid').waitFor({ state: 'detached' });
    await button.click();
    const tooDear = page.locator('.make-bar').getByText(/These videos cost .* Nothing was ordered\./);
    await tooDear.waitFor();
    assert.equal(await isInView(tooDear), true);
    assert.equal(await ordered(), 0);

    // Refused by the service although the check passed: the button then orders the others only.
    await page.getByRole('group', { name: 'Variants' }).getByText('1', { exact: true }).click();
    let creates = 0;
    await page.route(/\/api\/v1\/(videos|video\/create)$/, async (route) => {
      if (route.request().method() !== 'POST' || ++creates !== 2) return route.continue();
      const error = { message: 'Too busy.', type: 'server_error', code: 'overloaded', param: null };
      await route.fulfill({ status: 503, json: { error } });
    });
    await page.getByRole('button', { name: /Make 2 videos/ }).click();
    await page.locator('.make-bar').getByText('1 of 2 were ordered').waitFor();
    assert.equal(await ordered(), 1);
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card').length === 2);
    assert.equal(await ordered(), 2);
    await leave(visit, [/400|503/]);
  });

  test('a balance that is too low is said beside the button', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'poor', balance: 100_000 });
    const visit = await rig().open({ key, viewport: { width: 1280, height: 800 } });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A blue kite');
    await page.getByRole('button', { name: /Make video/ }).click();
    const message = page.locator('.make-bar .note');
    await message.waitFor();
    assert.equal(await isInView(message), true);
    await leave(visit, [/402/]);
  });

  test('a failed video says why and that nothing was charged', async () => {
    const { service } = rig();
    const visit = await rig().open();
    const { page } = visit;
    service.video.failWith(() => new ApiError('content_policy_violation', { message: 'That is not shown.' }));
    await page.getByLabel('Prompt').fill('Something refused');
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.getByText('This video failed').first().waitFor();
    await page.getByText('Nothing was charged.').first().waitFor();
    service.video.failWith(undefined);
    await leave(visit);
  });

  test('errors of the API are shown beside their field', async () => {
    const visit = await rig().open();
    const { page } = visit;
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.getByText('Say what the video shows.').waitFor();
    await page.getByLabel('Prompt').fill('A cat');
    await page.getByText('More options').click();
    await page.getByLabel('Metadata').fill('{');
    await page.keyboard.press('Control+Enter');
    await page.getByLabel('Prompt').press('Control+Enter');
    const field = page.locator('.field.invalid', { has: page.getByLabel('Metadata') });
    await field.getByText('valid JSON').waitFor();
    assert.equal(await page.getByLabel('Metadata').getAttribute('aria-invalid'), 'true');
    await leave(visit, [/400/]);
  });

  test('an image is shown before it is sent, and used', async () => {
    const { service } = rig();
    const visit = await rig().open(phone);
    const { page } = visit;
    await page.getByLabel('Prompt').fill('The clouds begin to move');
    const picture = readFileSync(await makeImage(service.dataDir, 'png'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clouds.png', mimeType: 'image/png', buffer: picture });
    await page.getByAltText('clouds.png').waitFor();
    // Its place is that of the picture, and none that was chosen to fit the prompt.
    await page
      .locator('.beat-setting')
      .getByText(/^as in the picture/)
      .waitFor();
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
    assert.equal(service.video.jobs.at(-1)!.images.length, 1);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= 360), true);
    await leave(visit);
  });

  test('a picture is told to be the beginning, with what may happen in it, each once', async () => {
    const { service } = rig();
    const visit = await rig().open();
    const { page } = visit;
    const suggestions = ['The plants sway in the wind', 'It begins to snow'];
    await page.route('**/console/api/picture-reading', (route) =>
      route.fulfill({ json: { seen: ['2 people', 'plants'], suggestions } }),
    );
    const reading = page.getByRole('region', { name: 'What will be shown' });
    await reading.getByText('As you write').waitFor();
    const give = async (name: string, width: number, height: number) => {
      const buffer = readFileSync(await makeImage(service.dataDir, 'png', { width, height, name }));
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    };
    await give('garden.png', 60, 100);
    // A tall picture makes a tall film, unless a shape was chosen.
    await page.getByText('The picture is tall, and so is the film.').waitFor();
    const sizes = page.getByRole('group', { name: 'Size' });
    assert.equal(await sizes.getByLabel('720 × 1280').isChecked(), true);
    await page.getByRole('button', { name: 'Remove garden.png' }).click();
    await sizes.getByLabel('1280 × 720').check();
    await give('other.png', 60, 100);
    await reading.getByText('The film begins with this picture.').waitFor();
    // Prompts of other films are no ideas for it.
    assert.equal(await page.locator('.idea').count(), 0);
    await page.getByText('Seen: 2 people, plants').waitFor();
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.getByText('Say what happens in the picture.').waitFor();
    for (const words of suggestions) {
      const button = reading.getByRole('button', { name: `+ ${words}` });
      await button.click();
      await button.waitFor({ state: 'detached' });
    }
    assert.equal(await page.getByLabel('Prompt').inputValue(), suggestions.join('. '));
    // The picture has as many plants as it has.
    await reading.getByText('plant sways', { exact: true }).waitFor();
    assert.equal(await reading.getByText('Cannot show').count(), 0);
    assert.equal(await sizes.getByLabel('1280 × 720').isChecked(), true);
    assert.deepEqual(await findViolations(page), []);
    await leave(visit);
  });

  test('what will be shown is told before anything is paid, and words are added by one click', async () => {
    const visit = await rig().open();
    const { page } = visit;
    const prompt = page.getByLabel('Prompt');
    const reading = page.getByRole('region', { name: 'What will be shown' });
    await reading.getByText('As you write').waitFor();
    const { height } = (await reading.boundingBox())!;
    const idea = reading.getByRole('button', { name: 'A whale at sunset' });
    await idea.click();
    assert.match(await prompt.inputValue(), /whale/);
    await idea.waitFor({ state: 'detached' });
    await prompt.fill('قارب صغير في البحر');
    await reading.getByText(/would be misread\. Write in English or Chinese\.$/).waitFor();
    // Written from right to left, as its language is.
    assert.equal(await prompt.evaluate((box) => getComputedStyle(box).direction), 'rtl');
    // An engine that is busy is asked again.
    const path = '**/console/api/prompt-reading';
    await page.route(path, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
    await prompt.fill('A black dog runs beside a zorblax on a beach');
    await reading.getByText('black dog').waitFor();
    await reading.getByText(/^beach/).waitFor();
    await reading.getByText('Cannot show: zorblax').waitFor();
    // Its room was there before: nothing below has moved.
    assert.equal((await reading.boundingBox())!.height, height);
    await reading.getByText('black dog runs', { exact: true }).waitFor();
    await reading.getByRole('button', { name: '+ at sunset' }).click();
    assert.equal(await prompt.inputValue(), 'A black dog runs beside a zorblax on a beach, at sunset');
    await reading.getByText('beach, sunset').waitFor();
    const orbit = page.getByRole('button', { name: 'Orbit', exact: true });
    await orbit.click();
    assert.match(await prompt.inputValue(), /, the camera orbits around$/);
    assert.equal(await orbit.getAttribute('aria-pressed'), 'true');
    await orbit.click();
    assert.match(await prompt.inputValue(), /, at sunset$/);
    await leave(visit, [/503/]);
  });

  test('a long reading leaves its warning and suggestions in view, and what does not fit is scrolled to', async () => {
    const visit = await rig().open(phone);
    const { page } = visit;
    const reading = page.getByRole('region', { name: 'What will be shown' });
    await page
      .getByLabel('Prompt')
      .fill(
        'A dragon lands on a castle tower at sunset, three knights run away, a zorblax watches. ' +
          'Then a girl feeds a black dog, a cat, a goat and two ducks in a garden. ' +
          'Then it rains and a boy with an umbrella walks home.',
      );
    await reading.getByText(/^dragon \w+s/).waitFor();
    const { hidden, cut } = await reading.evaluate((panel) => {
      const { bottom } = panel.getBoundingClientRect();
      const body = panel.querySelector('.reading-body')!;
      return {
        hidden: body.scrollHeight > body.clientHeight && (body as HTMLElement).tabIndex !== 0,
        // Nothing is beyond the edge of the panel but what scrolls within it.
        cut: [...panel.children].filter((child) => child.getBoundingClientRect().bottom > bottom).length,
      };
    });
    assert.deepEqual({ hidden, cut }, { hidden: false, cut: 0 });
    const first = reading.getByRole('button', { name: /^\+ / }).first();
    const panel = (await reading.boundingBox())!;
    const box = (await first.boundingBox())!;
    assert.ok(box.y + box.height <= panel.y + panel.height, 'a suggestion is in view');
    assert.deepEqual(await findViolations(page), []);
  });

  test('a character that is used continues what is being written, and begins anew after a film was made', async () => {
    const visit = await rig().open({ path: 'make?prompt=%40mia%20' });
    const { page } = visit;
    const prompt = page.getByLabel('Prompt');
    await page.waitForURL(/make$/);
    assert.equal((await prompt.inputValue()).trim(), '@mia');
    await prompt.fill('A pier with');
    await page.goto(rig().url('make?prompt=%40mia%20'));
    await page.waitForURL(/make$/);
    assert.equal((await prompt.inputValue()).trim(), 'A pier with @mia');
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card').waitFor();
    await page.goto(rig().url('make?prompt=%40tom%20'));
    await page.waitForURL(/make$/);
    assert.equal((await prompt.inputValue()).trim(), '@tom');
    await leave(visit);
  });

  test('form and JSON follow each other; a style is a picture; a locked seed is sent, and counted up by variants', async () => {
    const { service } = rig();
    const visit = await rig().open();
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A red ball on white');
    await page.getByText('Show the request as JSON').click();
    const json = page.getByRole('textbox', { name: 'JSON' });
    await page.locator('.style-option', { hasText: 'Noir' }).click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.request-json textarea')!.value.includes('"noir"'),
    );
    const body = JSON.parse(await json.inputValue());
    await json.fill(JSON.stringify({ ...body, prompt: 'A green ball', seconds: '8', seed: '41' }));
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'A green ball');
    assert.equal(await page.getByRole('radio', { name: '8 s' }).isChecked(), true);
    assert.equal(await page.getByLabel('Seed', { exact: true }).inputValue(), '41');
    await json.fill('{');
    await page.getByText('This is not a JSON object yet.', { exact: true }).waitFor();
    await json.fill(JSON.stringify({ ...body, seed: '41' }));
    await page.getByRole('group', { name: 'Variants' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /Make 2 videos/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card video').length === 2);
    const made = service.video.jobs.slice(-2);
    assert.deepEqual(made.map(({ seed }) => seed).toSorted(), [41, 42]);
    assert.deepEqual(
      made.map(({ style }) => style),
      ['noir', 'noir'],
    );

    // Of a finished video: its seed into the form.
    await page.getByLabel('Seed', { exact: true }).fill('');
    await page.locator('.round-card').first().getByRole('button', { name: 'Keep its seed' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.seed-row input')!.value === '41',
    );
    await leave(visit);
  });

  test('variants are takes of one prompt; they play when they are ready, and one is chosen', async () => {
    const key = await rig().service.createKey({ account: 'director' });
    const visit = await rig().open({ key });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A fox in the snow');
    await page.getByRole('group', { name: 'Variants' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /Make 2 videos/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.round-card video').length === 2);
    await page.locator('.round-card').nth(1).getByText('Take 2').waitFor();
    // The usual take, and the one after it: never two of the same kind.
    const [first = 0, second = 0] = rig()
      .service.video.jobs.slice(-2)
      .map(({ seed }) => seed)
      .toSorted((a, b) => a - b);
    assert.deepEqual([first % 4, second - first], [1, 1]);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLVideoElement>('.round-card video')].every(
        ({ paused, muted }) => !paused && muted,
      ),
    );
    await page.locator('.round-card').nth(1).getByRole('button', { name: 'Choose this take' }).click();
    await page.locator('.round-card').nth(1).getByRole('button', { name: 'Chosen', pressed: true }).waitFor();
    await page.goto(rig().url('library?favourite=true'));
    await page.getByText('1 video', { exact: true }).waitFor();
    await leave(visit);
  });
};
