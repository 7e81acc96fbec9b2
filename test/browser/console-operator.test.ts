/** The operator's pages in a real browser: what an operator does, what a viewer sees and cannot do. */
/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ApiError } from '../../src/domain/errors.ts';
import { leave, phone, type Rig, startRig } from '../support/console/browser.ts';
import { waitFor } from '../support/wait-for.ts';
import { findTooWide, findViolations, followLink } from './console/accessibility-suite.ts';
import { findShifts, recordShifts, showTab } from './console/steady-suite.ts';
import { findCutPlaceholders, findEnglish } from './console/wording-suite.ts';

/** The names that this test gave to people and programs. */
const ownWords =
  /^(A lighthouse at dusk|(?:First|Second) in line|acme|subscriber|northwind|website|viewer|operator|DELETE|[\w.-]+: [\d.]+)$/;

/** Whether what stands in it is in one line; so is nothing. */
const isOneLine = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(`${wanted} > *`)].map((item) => item.getBoundingClientRect());
    return boxes.every(({ top, bottom }) => boxes.every((other) => top < other.bottom && other.top < bottom));
  }, selector);

describe('operator', () => {
  let rig: Rig;
  let acme: string;
  let finished: string;
  before(async () => {
    rig = await startRig();
    const { service } = rig;
    acme = await service.createKey({ account: 'acme', balance: 50_000_000, name: 'website' });
    await service.createKey({
      ...{ account: 'subscriber', billing: 'subscription', balance: 5_000_000 },
      periodEndsAt: Math.floor(Date.UTC(2040, 0, 31) / 1000),
    });
    const key = await service.createKey({ account: 'a-rather-long-account-name-of-a-customer-gmbh-and-co' });
    const file = new Blob(['no sound']);
    await service.postForm('/v1/audio/transcriptions', { model: 'listen-large-v3-turbo', file }, { key });
    await service.postJson(
      '/v1/chat/completions',
      { model: 'omni-audio-preview', messages: 'Hello' },
      { key },
    );
    finished = await service.createTask({ prompt: 'A lighthouse at dusk' }, acme);
    await service.finished(finished, acme);
  });
  after(() => rig?.stop());

  const tokens = new Map<string, string>();
  const open = async (role: 'operator' | 'viewer', path: string, options = {}) => {
    if (!tokens.has(role)) {
      const { secret } = await rig.service.store.operatorTokens.add({ role, name: role, expiresAt: null });
      tokens.set(role, secret);
    }
    return rig.open({ key: tokens.get(role)!, path, ...options });
  };
  const taskPath = (id: string) => `operator/tasks/${encodeURIComponent(id)}`;

  test('the link of the start opens it once, signed in', async () => {
    const visit = await rig.open({ key: null });
    await visit.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await visit.page.goto(rig.service.consoleLink);
    await visit.page.getByRole('link', { name: 'Overview' }).first().waitFor();
    assert.ok(!visit.page.url().includes('link='), 'the secret is gone from the address');
    const other = await rig.open({ key: null });
    await other.page.goto(rig.service.consoleLink);
    await other.page.getByText(/used already|too old/).waitFor();
    await leave(visit);
    await leave(other, [/401/]);
  });

  test('the overview is live', async () => {
    const visit = await open('operator', 'operator/overview');
    const { page } = visit;
    await page.getByRole('heading', { name: 'Requests per minute' }).waitFor();
    const failed = page.locator('.chart-legend li', { hasText: 'Failed (5xx)' }).locator('span').first();
    const [red = 0, green = 255] = await failed.evaluate((swatch) =>
      getComputedStyle(swatch).backgroundColor.match(/\d+/g)!.map(Number),
    );
    assert.ok(red > 2 * green, 'failures are drawn red');
    const queued = page.locator('.tiles .card', { hasText: 'Queued' }).locator('dd').first();
    assert.equal(await queued.textContent(), '0');
    const tops = await page
      .locator('.tiles > .card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    assert.equal(tops.length % tops.filter((top) => top === tops[0]).length, 0, 'no card alone in a line');
    rig.service.video.hold();
    const ids = [];
    for (let count = 0; count < 40; count += 1) ids.push(await rig.service.createTask({}, acme));
    await waitFor(async () => Number(await queued.textContent()) > 10);
    for (const id of ids) await rig.service.request(`/v1/videos/${id}`, { method: 'DELETE', key: acme });
    rig.service.video.release();
    await page.getByRole('button', { name: 'Check local for video' }).click();
    await page.getByText(/made a second of video, \d+ bytes/).waitFor();
    await leave(visit);
  });

  test('an account is made, given credit, limited and suspended; the trail says who', async () => {
    const visit = await open('operator', 'operator/accounts');
    const { page } = visit;
    await page.getByRole('button', { name: 'New account' }).click();
    const make = page.getByRole('button', { name: 'Make account' });
    await make.click();
    await page.locator('.field.invalid').getByText('Fill this in.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('northwind');
    await make.click();
    await page.locator('.field.invalid').getByText('Choose what it may spend.').waitFor();
    assert.equal(await rig.service.store.accounts.findByName('northwind'), undefined);
    await page.getByText('An amount', { exact: true }).click();
    await page.getByLabel('Credits to begin with').fill('5');
    await make.click();
    await page.getByRole('dialog', { name: 'New key for northwind' }).waitFor();
    await page.getByLabel('Only from addresses').fill('nowhere');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.getByText('not an address or a CIDR block').waitFor();
    await page.getByLabel('Only from addresses').fill('127.0.0.0/8');
    await page.getByRole('button', { name: 'Make key' }).click();
    const secret = (await page.locator('.code-block pre').textContent())!;
    assert.equal((await rig.service.request('/v1/models', { key: secret })).status, 200);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Give credit' }).click();
    await page.getByLabel('Credits', { exact: true }).fill('2,5');
    await page.getByRole('dialog').getByRole('button', { name: 'Give credit' }).click();
    await page.locator('.field.invalid').getByText('Must be a number.').waitFor();
    await page.getByLabel('Credits', { exact: true }).fill('2.5');
    await visit.context.setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Give credit' }).click();
    await page.getByText('cannot be reached').waitFor();
    await visit.context.setOffline(false);
    await page.getByText('cannot be reached').waitFor({ state: 'detached' });
    assert.equal(await page.getByLabel('Credits', { exact: true }).inputValue(), '2.5');
    await page.getByRole('dialog').getByRole('button', { name: 'Give credit' }).click();
    await page.locator('.figures').getByText('7.5 credits').waitFor();
    await page.getByRole('button', { name: 'Limits' }).click();
    await page.getByLabel('Requests a minute').fill('a few');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.field.invalid').getByText('Must be a whole number').waitFor();
    await page.getByLabel('Requests a minute').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('7 requests a minute').waitFor();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    assert.equal((await rig.service.store.accounts.findByName('northwind'))!.suspended, true);
    const trail = page.getByRole('region', { name: 'Changes' });
    for (const action of ['Made the account', 'Gave credit', 'Changed a key', 'Changed the account'])
      await trail.getByText(action).first().waitFor();
    await trail.getByText('operator by token operator').first().waitFor();
    await leave(visit, [/400/, /net::ERR_/]);
  });

  test('a task: why it waits, cancelled, made again, played', async () => {
    const { service } = rig;
    service.video.hold();
    const blocking = await service.createTask({ prompt: 'First in line' }, acme);
    const waiting = await service.createTask({ prompt: 'Second in line' }, acme);
    const visit = await open('operator', taskPath(waiting));
    const { page } = visit;
    await page.getByText('It has turn').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel the video' }).click();
    await page.getByText('cancelled by the operator').first().waitFor();
    await page.getByRole('button', { name: 'Make it again' }).click();
    service.video.release();
    await page.locator('video').waitFor({ timeout: 60_000 });
    await waitFor(() => page.evaluate(() => document.querySelector('video')!.duration > 0));
    await service.finished(blocking, acme);
    await page.goto(rig.url('operator/tasks?account=acme&status=completed'));
    await page.getByRole('link', { name: 'Second in line' }).waitFor();
    await page.getByRole('tab', { name: 'Queue' }).click();
    await page.getByText('Nothing waits').waitFor();
    await leave(visit);
  });

  test('money: totals are the ledger’s, the file too; prices are tried before they are set', async () => {
    const visit = await open('operator', 'operator/money');
    const { page } = visit;
    const { spent } = (await rig.service.store.accounts.findByName('acme'))!;
    const row = page.getByRole('region', { name: 'By account' }).getByRole('row', { name: /acme/ });
    assert.equal(Number(await row.locator('td').last().textContent()) * 1_000_000, spent);

    await page.getByRole('tab', { name: 'Ledger' }).click();
    await page.getByLabel('Kind').selectOption('charge');
    await page.waitForURL(/kind=charge/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[href*="kind=charge"]', { hasText: 'CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n').slice(1);
    const ofAcme = lines.filter((line) => line.includes(',acme,'));
    const sum = ofAcme.reduce((total, line) => total - Number(line.split(',')[5]) * 1_000_000, 0);
    assert.equal(Math.round(sum), spent);

    await page.getByRole('tab', { name: 'Prices' }).click();
    await page.getByLabel('Price of beta-2', { exact: true }).fill('0,2');
    await page.getByRole('button', { name: 'Try on last week' }).click();
    await page.locator('.field.invalid').getByText('A number, 0 or more.').waitFor();
    await page.getByLabel('Price of beta-2', { exact: true }).fill('0.2');
    await page.getByRole('button', { name: 'Try on last week' }).click();
    const preview = page.getByRole('region', { name: 'Last week at these prices' });
    const cellsOfModel = preview.getByRole('row', { name: /^beta-2/ }).locator('td');
    await cellsOfModel.last().waitFor();
    const cells = await cellsOfModel.allTextContents();
    assert.equal(Number(cells[2]), 2 * Number(cells[1]));
    await page.getByRole('button', { name: 'Set prices' }).click();
    await page.getByRole('button', { name: 'Back to 0.1' }).waitFor();
    const models = await (await rig.service.request('/v1/models/beta-2')).json();
    assert.equal((models as { price: { credits: number } }).price.credits, 0.2);
    await page.getByRole('button', { name: 'Back to 0.1' }).click();
    await page.getByRole('button', { name: 'Back to 0.1' }).waitFor({ state: 'detached' });
    await leave(visit, [/400/]);
  });

  test('settings stand under their subjects; invitations are in the menu where they are offered', async () => {
    const visit = await open('operator', 'operator/settings');
    const { page } = visit;
    const files = page.getByRole('region', { name: 'Files' });
    await files.getByText('KINORA_STORAGE_URL').waitFor();
    assert.equal(await page.getByRole('region', { name: 'Others' }).count(), 0);
    await page.getByLabel('Search settings').fill('port');
    await page.getByRole('region', { name: 'Server' }).getByText('KINORA_PORT').waitFor();
    await files.waitFor({ state: 'detached' });
    const menu = page.getByRole('navigation', { name: 'Pages' });
    await menu.getByRole('link', { name: 'Settings' }).waitFor();
    assert.equal(await menu.getByRole('link', { name: 'Invitations' }).count(), 0);
    await page.goto(rig.url('operator/invitations'));
    await page.getByText('Self-service is off').waitFor();
    await leave(visit);
  });

  test('a viewer sees every page and no controls; the service refuses changes too', async () => {
    const visit = await open('viewer', 'operator/overview');
    const { page } = visit;
    const changing =
      /^(New|Give|Suspend|Resume|Revoke|Limits|Renew|Cancel|Make it|Set prices|Check|Back to|Add|Test|Install)/;
    for (const path of [
      ...['overview', 'accounts', 'accounts/acme', 'tasks', 'money', 'settings'],
      ...['invitations', 'requests', 'webhooks', 'models', 'upstreams'],
    ]) {
      await page.goto(rig.url(`operator/${path}`));
      await page.waitForSelector('h1');
      await page.waitForSelector('.loading', { state: 'detached' });
      assert.deepEqual(await page.getByRole('button', { name: changing }).allTextContents(), [], path);
    }
    await page.goto(rig.url(taskPath(finished)));
    await page.locator('video').waitFor();
    await page.goto(rig.url('operator/money'));
    await page.getByRole('tab', { name: 'Prices' }).click();
    await page.getByRole('cell', { name: 'per token' }).waitFor();
    assert.equal(await page.locator('input.price-input').count(), 0);
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ suspended: true });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('api/operator/accounts/acme', { method: 'PATCH', headers, body })).status;
    });
    assert.equal(status, 403);
    assert.equal((await rig.service.store.accounts.findByName('acme'))!.suspended, false);
    await leave(visit, [/403/]);
  });

  /** Each with its further tabs. */
  const pagesOfOperators = (): [path: string, ...tabs: string[]][] => [
    ['operator/overview'],
    ['operator/accounts', 'Audit trail'],
    ['operator/accounts/acme'],
    ['operator/tasks', 'Queue'],
    [taskPath(finished)],
    ['operator/money', 'Ledger', 'Prices'],
    ['operator/settings'],
    ['operator/invitations'],
    ['operator/requests'],
    ['operator/webhooks', 'Deliveries'],
    ['operator/models'],
    ['operator/upstreams'],
  ];

  test('no page or tab breaks a rule of axe-core, in light and dark, moves while it loads or is wider than a phone', async () => {
    for (const options of [{}, phone]) {
      const visit = await open('operator', 'operator/overview', options);
      const { page } = visit;
      await recordShifts(page);
      const check = async (where: string) => {
        assert.deepEqual(await findShifts(page), [], `${where} moves`);
        const withMenu = where === 'operator/overview';
        const found = options === phone ? await findTooWide(page) : await findViolations(page, { withMenu });
        assert.deepEqual(found, [], where);
        if (options === phone) return;
        assert.equal(await page.locator('.stacked').count(), 0, `${where}: a table is a table on a laptop`);
        assert.equal(await isOneLine(page, '.filters'), true, `${where}: filters in one line`);
      };
      for (const [path, ...tabs] of pagesOfOperators()) {
        await page.goto(rig.url(path));
        await check(path);
        for (const tab of tabs) {
          await showTab(page, tab);
          await check(`${path} ${tab}`);
        }
      }
      await leave(visit);
    }
  });

  test('in Chinese no page of operators shows English or breaks a rule', async () => {
    const visit = await open('operator', 'operator/overview');
    await visit.page.evaluate(() => localStorage.setItem('kinora.language', '"zh"'));
    const { page } = visit;
    const english: string[] = [];
    await page.goto(rig.url('make'));
    await page.locator('.page h1').waitFor();
    for (const [path] of pagesOfOperators()) {
      // Its page is that of the list, which stays.
      if (path === 'operator/accounts/acme' || path === taskPath(finished)) await page.goto(rig.url(path));
      else await followLink(page, path);
      for (let tab = 0; ; tab += 1) {
        await page.waitForSelector('.loading', { state: 'detached' });
        const words = (await findEnglish(page)).filter((one) => !ownWords.test(one));
        english.push(...words.map((one) => `${path} ${tab}: ${one}`));
        const broken = tab === 0 ? await findViolations(page, { withMenu: false, withColours: false }) : [];
        assert.deepEqual(broken, [], path);
        const next = page.getByRole('tab').nth(tab + 1);
        if ((await next.count()) === 0) break;
        await next.click();
      }
    }
    assert.deepEqual(english, []);
    await leave(visit);
  });

  test('in Chinese the words in the fields of a phone are whole', async () => {
    const visit = await open('operator', 'operator/requests', phone);
    await visit.page.evaluate(() => localStorage.setItem('kinora.language', '"zh"'));
    for (const path of ['operator/requests', 'operator/tasks']) {
      await visit.page.goto(rig.url(path));
      await visit.page.locator('.filters input').first().waitFor();
      for (const width of [360, 375, 390, 400, 412]) {
        await visit.page.setViewportSize({ width, height: 844 });
        assert.deepEqual(await findCutPlaceholders(visit.page), [], `${path} at ${width}`);
      }
    }
    await leave(visit);
  });

  test('the dialogs break none either', async () => {
    const visit = await open('operator', 'operator/accounts');
    const { page } = visit;
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('initech');
    await page.getByRole('button', { name: 'Make account' }).click();
    await page.locator('.field.invalid').waitFor();
    assert.deepEqual(await findViolations(page), [], 'new account');
    await page.goto(rig.url('operator/accounts/acme'));
    const check = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await findViolations(page), [], name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    for (const name of ['Give credit', 'Limits', 'Revoke', 'Suspend']) await check(name);
    await page.goto(rig.url('operator/accounts/subscriber'));
    await check('Renew');
    rig.service.video.hold();
    const running = await rig.service.createTask({ prompt: 'To be cancelled' }, acme);
    await page.goto(rig.url(taskPath(running)));
    await check('Cancel');
    await rig.service.request(`/v1/videos/${running}`, { method: 'DELETE', key: acme });
    rig.service.video.release();
    await leave(visit, [/400/, /404/]);
  });

  test('prices on a phone: the bar stays in reach, and an emptied field says what it needs', async () => {
    const visit = await open('operator', 'operator/money', phone);
    const { page } = visit;
    await page.getByRole('tab', { name: 'Prices' }).tap();
    const price = page.getByLabel('Price of alpha3', { exact: true });
    await price.fill('');
    await page.locator('.field.invalid').getByText('A number, 0 or more.').waitFor();
    await price.fill('0.3');
    await page.locator('.field.invalid').waitFor({ state: 'detached' });
    // Not covered by the bar of pages: a tap in its middle meets it.
    await page.getByRole('button', { name: 'Set prices' }).tap({ trial: true });
    const [bar, pages] = await Promise.all(
      ['.sticky-bar', '.tabbar'].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(bar!.y + bar!.height <= pages!.y);
    await page.getByRole('button', { name: 'Discard' }).tap();
    await page.locator('.sticky-bar').waitFor({ state: 'detached' });
    await leave(visit);
  });

  test('a video that the operator makes again is being made on its owner’s page too', async () => {
    const { service } = rig;
    service.video.failWith(() => new ApiError('content_policy_violation', { message: 'That is not shown.' }));
    const id = await service.createTask({ prompt: 'A second chance' }, acme);
    await service.finished(id, acme);
    service.video.failWith(undefined);
    const owner = await rig.open({ key: acme, path: `videos/${encodeURIComponent(id)}` });
    await owner.page.getByText('This video failed').first().waitFor();
    service.video.hold();
    const visit = await open('operator', taskPath(id));
    await visit.page.getByRole('button', { name: 'Make it again' }).click();
    await owner.page.locator('.making progress').first().waitFor();
    service.video.release();
    await owner.page.locator('.video-layout video').waitFor();
    await leave(owner);
    await leave(visit);
  });

  test('a viewer’s address of the studio says that it needs an account', async () => {
    const visit = await open('viewer', 'make');
    await visit.page.getByText('This page needs an account').waitFor();
    await leave(visit);
  });

  test('the period of a subscription: a wrong date is refused beside its field, a right one renews it', async () => {
    const visit = await open('operator', 'operator/accounts/subscriber');
    const { page } = visit;
    await page.getByRole('button', { name: 'Renew' }).click();
    const day = page.getByLabel('The period ends on');
    const renew = page.getByRole('dialog').getByRole('button', { name: 'Renew' });
    await day.fill('');
    await renew.click();
    await page.locator('.field.invalid').getByText('Give the day on which it ends.').waitFor();
    await day.fill('9999-12-31');
    await renew.click();
    await page
      .locator('.field.invalid')
      .getByText(/^Must be \d+ or less\.$/)
      .waitFor();
    assert.deepEqual(await findViolations(page), [], 'a refused date');
    await day.fill('2041-01-31');
    await renew.click();
    await page.getByText('The subscription was renewed.').waitFor();
    await page
      .getByText(/until .*2041/)
      .first()
      .waitFor();
    await leave(visit, [/400/]);
  });
});
