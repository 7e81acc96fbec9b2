/** The page of the examples in a real browser: it makes a video and shows it. */
/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { afterTest } from '../support/after-test.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const program = fileURLToPath(new URL('../../examples/browser/server.mjs', import.meta.url));

test('the example page makes a video and plays it', async (t) => {
  const service = await startTestService(t);
  const server = spawn(process.execPath, [program], {
    env: { KINORA_URL: service.url, KINORA_KEY: firstKey, PORT: '0' },
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  afterTest(t, async () => {
    server.kill();
    await exited;
  });
  let printed = '';
  server.stdout.setEncoding('utf8').on('data', (more: string) => (printed += more));
  await waitFor(() => printed.includes('\n'));

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  afterTest(t, () => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(printed.trim());
  await page.fill('input', 'a kite');
  await page.click('button');
  await page.waitForFunction(() => document.querySelector('output')!.value === 'completed');
  await page.waitForFunction(() => document.querySelector('video')!.duration > 0);
  assert.equal(await page.isVisible('video'), true);
  assert.equal(service.video.jobs.at(-1)!.prompt, 'a kite');
});
