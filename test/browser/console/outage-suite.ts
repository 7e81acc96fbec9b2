/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { leave, type Rig, signIn } from '../../support/console-browser.ts';

export const outageSuite = (rig: () => Rig): void => {
  test('a service that goes away is said so once; drafts stay; all goes on when it is back', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'patient' });
    const visit = await rig().open({ key });
    const { page, context } = visit;
    await page.getByLabel('Prompt').fill('A storm passes');
    await context.setOffline(true);
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.getByText('Kinora cannot be reached').waitFor();
    assert.equal(await page.getByText('cannot be reached').count(), 1);
    assert.equal(await page.getByLabel('Prompt').inputValue(), 'A storm passes');
    await context.setOffline(false);
    await page.getByText('Kinora cannot be reached').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.locator('.round-card video').waitFor();
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
    t.after(() => proxy.closeAllConnections());
    t.after(() => proxy.close());
    const context = await browser.newContext();
    t.after(() => context.close());
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
