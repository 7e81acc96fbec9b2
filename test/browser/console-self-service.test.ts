/** Invitations, codes, the request log, webhooks and models in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { leave, phone, type Rig, startRig } from '../support/console/browser.ts';
import { findTooWide, findViolations } from './console/accessibility-suite.ts';

const shots = process.env.KINORA_TEST_SCREENSHOTS;

describe('self-service', () => {
  let rig: Rig;
  before(async () => {
    rig = await startRig({
      selfService: true,
      paymentWebhookSecret: 'whsec_of_the_test',
      paymentUrl: 'https://pay.example/link',
      alertSpendCredits: 25,
    });
  });
  after(() => rig?.stop());

  const openAsOperator = async (path: string, options = {}) => {
    const wanted = { role: 'operator' as const, name: 'operator', expiresAt: null };
    const { secret } = await rig.service.store.operatorTokens.add(wanted);
    return rig.open({ key: secret, path, ...options });
  };
  const look = async (page: { screenshot(options: { path: string }): Promise<unknown> }, name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  };

  test('an invitation becomes an account, and a code its credits', async () => {
    const operator = await openAsOperator('operator/overview');
    await operator.page.getByRole('link', { name: 'Invitations' }).first().click();
    const make = async (kind: 'Invitation' | 'Code', credits: string): Promise<string> => {
      const { page } = operator;
      await page.getByRole('button', { name: 'New', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'New invitation or code' });
      await dialog.getByText(kind, { exact: true }).click();
      await dialog.getByRole('button', { name: 'Make it' }).click();
      await dialog.locator('.field.invalid').waitFor();
      await dialog.getByLabel('Credits').fill(credits);
      await look(page, 'new-voucher');
      await dialog.getByRole('button', { name: 'Make it' }).click();
      const secret = await page.getByRole('dialog').locator('pre, code').first().textContent();
      await page.getByRole('button', { name: 'Done' }).click();
      return secret!.trim();
    };
    const link = await make('Invitation', '3');
    const code = await make('Code', '2.5');
    await operator.page.getByRole('cell', { name: '0 of 1' }).first().waitFor();
    await look(operator.page, 'vouchers');

    const guest = await rig.open({ key: null });
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor();
    await look(guest.page, 'sign-up');
    assert.deepEqual(await findViolations(guest.page), []);
    await guest.page.getByLabel('A name for your account').fill('default');
    await guest.page.getByRole('button', { name: 'Open the account' }).click();
    await guest.page.getByText(/is taken/).waitFor();
    await guest.page.getByLabel('A name for your account').fill('ada');
    await guest.page.getByRole('button', { name: 'Open the account' }).click();
    await guest.page.getByRole('dialog', { name: 'Your key' }).waitFor();
    await guest.page.getByRole('button', { name: 'Done' }).click();
    await guest.page.getByRole('link', { name: 'Keys and usage' }).first().click();
    await guest.page.getByRole('button', { name: 'Redeem a code' }).click();
    await guest.page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    await guest.page.getByRole('button', { name: 'Redeem', exact: true }).click();
    await guest.page.getByText('2.5 credits added.').waitFor();
    await look(guest.page, 'keys');
    const href = await guest.page.getByRole('link', { name: 'Buy credits' }).getAttribute('href');
    assert.match(href!, /^https:\/\/pay\.example\/link\?client_reference_id=acc_/);
    assert.equal((await rig.service.store.accountAdmin.showAccount('ada')).balance, 5_500_000);
    await leave(guest, [/400/]);

    await operator.page.reload();
    await operator.page.getByRole('cell', { name: '1 of 1' }).first().waitFor();
    await leave(operator, [/400/]);
  });

  test('requests are listed and filtered, for operators and for the account', async () => {
    const key = await rig.service.createKey({ account: 'acme', balance: 50_000_000 });
    await rig.service.finished(await rig.service.createTask({}, key), key);
    await rig.service.postJson('/v1/audio/speech', { model: 'tts-1', input: 'x', voice: 'nobody' }, { key });
    const operator = await openAsOperator('operator/requests');
    const { page } = operator;
    await page.getByLabel('Account').selectOption('acme');
    await page.getByRole('cell', { name: '/v1/video/create' }).waitFor();
    await look(page, 'requests');
    await page.getByLabel('Only failed').check();
    await page.getByRole('cell', { name: '/v1/video/create' }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'invalid_parameter' }).waitFor();
    assert.match(
      (await page.getByRole('link', { name: 'CSV' }).getAttribute('href'))!,
      /requests\.csv\?account=acme&outcome=failed/,
    );
    assert.deepEqual(await findViolations(page), []);
    await leave(operator);
    const account = await rig.open({ key, path: 'requests', ...phone });
    await account.page.getByText('/v1/video/create').waitFor();
    assert.deepEqual(await findTooWide(account.page), []);
    await look(account.page, 'requests-phone');
    await leave(account);
  });

  test('webhooks and models are managed', async () => {
    const operator = await openAsOperator('operator/webhooks');
    const { page } = operator;
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
    await dialog.getByLabel('Account').selectOption('default');
    await dialog.getByLabel('URL').fill('https://acme.example/hooks/kinora');
    // An alert that nobody has set is not chosen in vain.
    await dialog.getByText('At 25 credits of an account in a day.').waitFor();
    await dialog.getByText('Not sent until KINORA_ALERT_FAILURES is set.').waitFor();
    await look(page, 'new-endpoint');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Signing secret' })
      .getByText(/^whsec_/)
      .waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('https://acme.example/hooks/kinora').waitFor();
    await look(page, 'webhooks');
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No endpoints yet').waitFor();
    await page.getByRole('tab', { name: 'Deliveries' }).click();
    await page.getByText('Nothing was sent yet').waitFor();
    await page.getByRole('link', { name: 'Models' }).first().click();
    await page.getByRole('button', { name: 'Install chat-small' }).waitFor();
    await look(page, 'models');
    assert.deepEqual(await findViolations(page), []);
    await page.setViewportSize(phone.viewport);
    assert.deepEqual(await findTooWide(page), []);
    await leave(operator);
  });
});
