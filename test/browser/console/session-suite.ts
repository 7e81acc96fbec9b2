/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, type Rig, signIn } from '../../support/console/browser.ts';

export const sessionSuite = (rig: () => Rig): void => {
  test('a page for others says so, and asks the service nothing', async () => {
    const visit = await rig().open({ path: 'operator/overview' });
    await visit.page.getByText('This page is for operators').waitFor();
    await visit.page.getByRole('link', { name: 'Go to your first page' }).click();
    await visit.page.waitForURL(/make$/);
    await leave(visit);
  });

  test('a wrong key is said beside its field; the right one opens the studio; signing out closes it', async () => {
    const visit = await rig().open({ key: null });
    const { page } = visit;
    await page.getByLabel('API key or operator token').fill('not-a-key');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('not valid').waitFor();
    await signIn(page, 'first-key-of-the-test');
    assert.match(page.url(), /\/console\/make$/);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // A request in the moment of signing out is refused.
    await leave(visit, [/401/]);
  });

  test('a revoked key ends the session; the page asks to sign in again and keeps the draft', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'revoked' });
    const visit = await rig().open({ key });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A kite over the beach');
    const [found] = (await service.store.accountAdmin.listKeys()).filter(
      (one) => one.accountName === 'revoked',
    );
    await service.store.accountAdmin.revokeKey(found!.id, 'test');
    // The price may have been asked for since: then the sign-in form is there already, and no link.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="library"]')?.click());
    await page.getByText('Your session ended').waitFor();
    await signIn(page, await service.createKey({ account: 'revoked' }));
    await page.getByRole('link', { name: 'Make' }).first().click();
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'A kite over the beach');
    await leave(visit, [/401/]);
  });

  test('who signs in after another account finds none of its drafts', async () => {
    const { service } = rig();
    const visit = await rig().open({ key: await service.createKey({ account: 'first-there' }) });
    const { page } = visit;
    await page.getByLabel('Prompt').fill('A secret plan on a table');
    await page.evaluate(() => localStorage.setItem('kinora.theme', '"dark"'));
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    const loadedAgain = page.waitForEvent('load');
    await page
      .getByLabel('API key or operator token')
      .fill(await service.createKey({ account: 'second-there' }));
    await page.keyboard.press('Enter');
    await loadedAgain;
    await page.getByText('second-there').first().waitFor();
    assert.equal(await page.getByLabel('Prompt').inputValue(), '');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    assert.ok(!stored.includes('secret plan'), stored);
    assert.ok(stored.includes('dark'), 'what is of the device stays');
    await leave(visit, [/401/]);
  });
};
