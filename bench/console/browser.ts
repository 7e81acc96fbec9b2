/** A service of its own process with a signed-in browser in front of it, for the measures of the console. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { loadConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store.ts';
import { startKinora } from '../processes.ts';

const key = 'a-key-for-the-console';

export const openConsole = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinora-console-'));
  const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
  await store.accountAdmin.createKey({ account: 'default', secret: key, requestsPerMinute: 0 });
  // An operator has the pages of the account and those of the service.
  const operator = await store.operatorTokens.add({ role: 'operator', name: 'bench', expiresAt: null });
  await store.close();
  const kinora = await startKinora(dataDir);
  const url = `http://127.0.0.1:${kinora.port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/console/`);
  await page.getByLabel('API key or operator token').fill(operator.secret);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.make-layout');
  return {
    dataDir,
    url,
    kinora,
    page,
    request: (path: string, init: RequestInit = {}) =>
      fetch(url + path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } }),
    async stop(): Promise<void> {
      await browser.close();
      await kinora.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
