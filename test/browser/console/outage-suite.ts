/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { afterTest } from '../../support/after-test.ts';
import { leave, type Rig, signIn } from '../../support/console/browser.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { heardTwoBeeps } from './talk-suite.ts';

export const outageSuite = (rig: () => Rig): void => {
  test('an unreachable service is reported once; drafts stay; everything continues when it is back', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'patient' });
    const visit = await rig().open({ key });
    const { page, context } = visit;
    await page.getByLabel('Prompt').fill('A storm passes');
    await page.getByRole('button', { name: /Make video 0\.4 credits/ }).waitFor();
    await context.setOffline(true);
    await page.getByText('8 s', { exact: true }).click();
    await page.getByRole('button', { name: 'Make video', exact: true }).click();
    await page.getByText('Kinora cannot be reached').waitFor();
    assert.equal(await page.getByText('cannot be reached').count(), 1);
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'A storm passes');
    await context.setOffline(false);
    await page.getByText('Kinora cannot be reached').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Make video 0\.8 credits/ }).click();
    await page.locator('.round-card video').waitFor();
    await leave(visit, [/net::ERR_/]);
  });

  test('every other form keeps its input while the service is unreachable, and continues afterwards', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'tenacious', requestsPerMinute: 0 });
    const visit = await rig().open({ key, path: 'speak', fresh: true });
    const { page, context } = visit;
    const banner = page.getByText('cannot be reached');
    const away = async (act: () => Promise<unknown>) => {
      await context.setOffline(true);
      await act();
      await banner.waitFor();
      assert.equal(await banner.count(), 1);
    };
    const back = async () => {
      await context.setOffline(false);
      await banner.waitFor({ state: 'detached' });
    };
    const open = (name: string) => page.getByRole('link', { name, exact: true }).first().click();

    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('Are you still there?');
    const speak = page.getByRole('button', { name: /^Speak 0/ });
    // The service says the price.
    await speak.waitFor();
    await away(() => speak.click());
    // A page that was never opened is fetched when the service is back.
    await open('Characters');
    await back();
    await page.getByText('No characters yet').waitFor();
    assert.equal(await page.getByText('could not be loaded').count(), 0);
    await open('Speak');
    assert.equal(await text.inputValue(), 'Are you still there?');
    await speak.click();
    await page.locator('.recent-list').getByText('Are you still there?').waitFor();

    await open('Listen');
    await page.getByText('No recordings yet').waitFor();
    const buffer = readFileSync(makeAudio(service.dataDir, 'wav', { seconds: 2 }));
    await away(() =>
      page.locator('input[type=file]').setInputFiles({ name: 'kept.wav', mimeType: 'audio/wav', buffer }),
    );
    await page.getByText('is sent when the service is back').waitFor();
    await back();
    await page.getByText('How are you?').waitFor();

    await open('Talk');
    const button = page.getByRole('button', { name: 'Hold to talk' });
    await button.focus();
    await page.keyboard.down('Space');
    await page.getByText('Listening', { exact: true }).waitFor();
    await heardTwoBeeps(page);
    await away(() => page.keyboard.up('Space'));
    await page.getByText('is asked when the service is back').waitFor();
    await back();
    await page.locator('.turn.kinora').getByText('It is a tone.').waitFor();
    await page.locator('.turn.you').getByText('How are you?').waitFor();

    await open('Keys and usage');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('Through the storm');
    await away(() => page.getByRole('button', { name: 'Make key' }).click());
    await back();
    assert.equal(await page.getByLabel('Name').inputValue(), 'Through the storm');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.locator('dialog .code-block pre').waitFor();
    await leave(visit, [/net::ERR_/]);
  });

  test('a page that could not be fetched in an outage is there after it, and so is the one before', async () => {
    const visit = await rig().open({ path: 'make', fresh: true });
    const { page, context } = visit;
    const open = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    const title = page.getByRole('heading', { level: 1 });
    await context.setOffline(true);
    // Nothing but the code of the page is asked for: the outage is seen by that alone.
    await open('Library');
    await page.locator('.banner').waitFor();
    await open('Make');
    assert.equal(await title.textContent(), 'Make');
    const banner = await page.locator('.banner').boundingBox();
    const heading = await title.boundingBox();
    assert.ok(heading!.y >= banner!.y + banner!.height, 'the banner covers no title');
    await open('Library');
    await context.setOffline(false);
    await page.locator('.banner').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').waitFor();
    await open('Make');
    await page.getByLabel('Prompt').waitFor();
    assert.equal(await page.getByText('could not be loaded').count(), 0);
    await leave(visit, [/net::ERR_/]);
  });

  test('the console works behind a path prefix', async (t) => {
    const { service, browser } = rig();
    const target = new URL(service.url);
    const proxy = createServer((incoming, outgoing) => {
      const path = incoming.url!.replace(/^\/media/, '');
      const headers = { ...incoming.headers, host: target.host };
      const upstream = forward(
        { ...{ host: target.hostname, port: target.port }, path, method: incoming.method, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    afterTest(t, () => proxy.closeAllConnections());
    afterTest(t, () => proxy.close());
    const context = await browser.newContext();
    afterTest(t, () => context.close());
    const page = await context.newPage();
    const mistakes: string[] = [];
    page.on('pageerror', (error) => mistakes.push(String(error)));
    const root = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/media/console`;
    await page.goto(root);
    await signIn(page, await service.createKey({ account: 'prefixed' }));
    await page.getByRole('link', { name: 'Library' }).first().click();
    await page.waitForURL(`${root}/library`);
    await page.getByText('No videos yet').waitFor();
    await page.goto(`${root}/videos/nothing`);
    await page.getByText('There is no such video').waitFor();
    assert.deepEqual(mistakes, []);
  });
};
