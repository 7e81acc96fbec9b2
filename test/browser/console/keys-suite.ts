/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, phone, type Rig } from '../../support/console/browser.ts';

export const keysSuite = (rig: () => Rig): void => {
  test('a key with limits is made, works, and is revoked; spending is drawn and listed', async () => {
    const { service } = rig();
    const own = await service.createKey({ account: 'spender', balance: 20_000_000, requestsPerMinute: 0 });
    await service.finished(await service.createTask({}, own), own);
    const visit = await rig().open({ key: own, path: 'keys' });
    const { page } = visit;
    await page.getByText('1 credit', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('cell', { name: '1', exact: true }).waitFor();

    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('Website');
    await page.getByLabel('Only from addresses').fill('not an address');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.getByText('not an address or a CIDR block').waitFor();
    await page.getByLabel('Only from addresses').fill('');
    await page.getByLabel('Credits it may spend').fill('1,5');
    await page.getByRole('button', { name: 'Make key' }).click();
    const quota = page.locator('.field.invalid', { has: page.getByLabel('Credits it may spend') });
    await quota.getByText('Must be a number.').waitFor();
    await page.getByLabel('Credits it may spend').fill('2');
    await page.getByRole('button', { name: 'Make key' }).click();
    const secret = (await page.locator('dialog .code-block pre').textContent())!;
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row', { name: /Website/ });
    await row.getByText('0 of 2 credits').waitFor();
    assert.equal((await service.request('/v1/models', { key: secret.trim() })).status, 200);

    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('Revoked').waitFor();
    await page.getByRole('region', { name: 'Prices' }).getByText('tts-1-hd').waitFor();
    await leave(visit, [/400/]);
  });

  test('a new key is seen whole on a phone, with its buttons', async () => {
    const visit = await rig().open({ ...phone, path: 'keys' });
    const { page } = visit;
    await page.getByRole('button', { name: 'New key' }).tap();
    await page.getByRole('button', { name: 'Make key' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Your new key' });
    const { width } = phone.viewport;
    for (const part of [
      dialog.locator('pre'),
      dialog.getByRole('button', { name: 'Copy key' }),
      dialog.getByRole('button', { name: 'Done' }),
    ]) {
      await part.waitFor();
      const right = await part.evaluate(
        (element) => element.getBoundingClientRect().left + element.scrollWidth,
      );
      assert.ok(right <= width, `${right} of ${width}`);
    }
    await leave(visit);
  });
};
