/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { leave, phone, type Rig } from '../../support/console-browser.ts';
import { makeImage } from '../../support/media-fixtures.ts';

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
    await next.getByText('0.8 credits').first().waitFor();
    const [account] = (await service.store.accountAdmin.listAccounts()).filter(
      ({ name }) => name === 'maker',
    );
    assert.equal(account!.spent, 800_000);
    await leave(visit);
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

  test('what the API refuses stands beside its field', async () => {
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
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
    assert.equal(service.video.jobs.at(-1)!.images.length, 1);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= 360), true);
    await leave(visit);
  });
};
