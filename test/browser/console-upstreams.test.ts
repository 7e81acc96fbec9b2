/** An operator adds a server, tests it, sends a model there, weights, pauses and removes it; in English and Chinese. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { leave, phone, type Rig, startRig } from '../support/console/browser.ts';
import { findTooWide, findViolations } from './console/accessibility-suite.ts';

const shots = process.env.KINORA_TEST_SCREENSHOTS;

describe('upstreams', () => {
  let rig: Rig;
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer sk-right';
    response
      .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: [{ id: 'voice-9' }, { id: 'film-2' }] }));
    request.resume();
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    rig = await startRig({ allowPrivateUpstreams: true });
  });
  after(async () => {
    await rig?.stop();
    server.closeAllConnections();
    server.close();
  });
  const open = async (role: 'operator' | 'viewer', options = {}) => {
    const { secret } = await rig.service.store.operatorTokens.add({ role, name: role, expiresAt: null });
    return rig.open({ key: secret, path: 'operator/upstreams', ...options });
  };

  test('added, tested, weighted, paused and removed', async () => {
    const visit = await open('operator');
    const { page } = visit;
    await page.getByText('No upstreams yet').waitFor();
    if (shots) await page.screenshot({ path: `${shots}/upstreams-empty.png` });
    await page.getByRole('button', { name: 'Add upstream' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('provider');
    await dialog.getByLabel('Address').fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    await dialog.getByLabel('Key (optional)').fill('sk-wrong');
    await dialog.getByRole('button', { name: 'Test' }).click();
    await dialog.getByText('refuses the key (status 401)').waitFor();
    await dialog.getByLabel('Key (optional)').fill('sk-right');
    await dialog.getByRole('button', { name: 'Test' }).click();
    await dialog.getByText(/answers in \d+ ms and lists 2 models/).waitFor();
    assert.deepEqual(await findViolations(page), [], 'the dialog');
    if (shots) await page.screenshot({ path: `${shots}/upstream-dialog.png` });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('cell', { name: 'Key stored' }).waitFor();
    await page.getByRole('button', { name: 'Test provider' }).click();
    await page.getByText(/provider answers in/).waitFor();

    await page.getByRole('button', { name: 'Add route', exact: true }).click();
    await dialog.getByLabel('Model', { exact: true }).selectOption('omni-mini-tts-2025-12-15');
    await page.locator('datalist option[value="voice-9"]').waitFor({ state: 'attached' });
    await dialog.getByLabel('Its name there').fill('voice-9');
    await dialog.getByLabel('Weight (optional)').fill('3');
    await dialog.locator('summary').click();
    await dialog.getByRole('textbox', { name: 'Other fields, as JSON' }).fill('{"speed": ');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('This is not a JSON object yet.').waitFor();
    await dialog.getByRole('textbox', { name: 'Other fields, as JSON' }).fill('{"speed": "stretch"}');
    assert.deepEqual(await findViolations(page), [], 'the dialog of a route');
    if (shots) await page.screenshot({ path: `${shots}/route-dialog.png` });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const routes = page.getByRole('region', { name: 'Routes' });
    await routes.getByText('provider/voice-9').waitFor();
    await routes.getByRole('button', { name: 'Change Own engine' }).click();
    await dialog.getByLabel('Weight (optional)').fill('1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await routes.getByText('75 %').waitFor();
    await routes.getByText('25 %').waitFor();

    // Instructions that a provider reads are in the price on the button.
    const speaker = await rig.open({ path: 'speak' });
    await speaker.page.getByLabel('Model').selectOption('omni-mini-tts-2025-12-15');
    await speaker.page.getByRole('textbox', { name: 'Text' }).fill('word '.repeat(200));
    await speaker.page.getByRole('button', { name: 'Speak 0.012 credits' }).waitFor();
    await speaker.page.getByLabel('Instructions').fill('calm '.repeat(100));
    await speaker.page.getByRole('button', { name: 'Speak 0.018 credits' }).waitFor();
    await leave(speaker);

    await routes.getByRole('button', { name: 'Try Own engine earlier' }).click();
    await routes.locator('.route-row').first().getByText('Own engine').waitFor();
    await routes.getByRole('button', { name: 'Pause provider/voice-9' }).click();
    await routes.getByText('Paused').waitFor();
    assert.deepEqual(await findViolations(page), [], 'the page');
    if (shots) await page.screenshot({ path: `${shots}/upstreams.png` });
    const set = await rig.service.store.settings.find('console_routing');
    assert.ok(set?.includes('stretch') && !set.includes('sk-right'));

    await page.getByRole('button', { name: 'Remove provider', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByText('Remove its routes first: omni-mini-tts-2025-12-15.').waitFor();
    await page.keyboard.press('Escape');

    const viewer = await open('viewer', phone);
    await viewer.page.getByText('provider/voice-9').waitFor();
    assert.equal(
      await viewer.page.getByRole('button', { name: /^(Add|Test|Pause|Remove|Change)/ }).count(),
      0,
    );
    assert.deepEqual(await findTooWide(viewer.page), []);
    await leave(viewer);
    const small = await open('operator', phone);
    await small.page.evaluate(() => localStorage.setItem('kinora.language', '"zh"'));
    await small.page.reload();
    await small.page.getByRole('heading', { name: '上游', exact: true }).waitFor();
    await small.page.getByRole('button', { name: '恢复 provider/voice-9' }).waitFor();
    assert.deepEqual(await findTooWide(small.page), []);
    if (shots) await small.page.screenshot({ path: `${shots}/upstreams-phone.png`, fullPage: true });
    await leave(small);

    await routes.getByRole('button', { name: 'Remove provider/voice-9' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await routes.getByText('Every model is served by the own engine.').waitFor();
    await page.getByRole('button', { name: 'Remove provider', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No upstreams yet').waitFor();
    await leave(visit, [/400/]);
  });
});
