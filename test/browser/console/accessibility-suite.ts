/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { leave, phone, type Rig } from '../../support/console-browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

/** Every rule of axe-core but those about practices. */
export const findViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Found[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
};

export const accessibilitySuite = (rig: () => Rig): void => {
  test('no page breaks a rule of axe-core, in light and dark, or is wider than a phone', async () => {
    const { service } = rig();
    const id = await service.createTask({ prompt: 'A garden in the rain' });
    await service.finished(id);
    await service.postJson('/beta/v1/characters', { from_task: id, timestamps: '1,3' });
    const pages = [
      'make',
      'library',
      `videos/${encodeURIComponent(id)}`,
      'characters',
      'listen',
      'speak',
      'talk',
      'keys',
    ];
    for (const colorScheme of ['light', 'dark'] as const) {
      const visit = await rig().open({ colorScheme, reducedMotion: 'reduce' });
      for (const path of pages) {
        await visit.page.goto(rig().url(path));
        await visit.page.waitForSelector('h1');
        await visit.page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
        await visit.page.waitForSelector('.loading', { state: 'detached' });
        assert.deepEqual(await findViolations(visit.page), [], `${path} in ${colorScheme}`);
      }
      await leave(visit);
    }
    const visit = await rig().open(phone);
    for (const path of pages) {
      await visit.page.goto(rig().url(path));
      await visit.page.waitForSelector('h1');
      await visit.page.waitForSelector('.loading', { state: 'detached' });
      const excess = await visit.page.evaluate(() => document.documentElement.scrollWidth - 360);
      assert.ok(excess <= 0, `${path} is ${excess} px too wide`);
    }
    await visit.page.getByRole('button', { name: 'Menu' }).click();
    assert.deepEqual(await findViolations(visit.page), [], 'menu');
    await visit.page.getByRole('dialog').getByRole('link', { name: 'Keys and usage' }).click();
    await visit.page.waitForURL(/keys$/);
    await leave(visit);
  });

  test('the sign-in page and the dialogs break none either', async () => {
    const signedOut = await rig().open({ key: null });
    await signedOut.page.waitForSelector('h1');
    assert.deepEqual(await findViolations(signedOut.page), []);
    await leave(signedOut);
    const visit = await rig().open({ path: 'keys', colorScheme: 'dark', reducedMotion: 'reduce' });
    await visit.page.getByRole('button', { name: 'New key' }).click();
    await visit.page.getByText('Models: all').click();
    assert.deepEqual(await findViolations(visit.page), []);
    await leave(visit);
  });

  test('a video is made and deleted by keyboard alone', async () => {
    const { service } = rig();
    const visit = await rig().open({ key: await service.createKey({ account: 'keyboard' }) });
    const { page } = visit;
    const focusBy = async (key: string, name: RegExp) => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press(key);
        const found = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const label = (element as HTMLInputElement).labels?.[0]?.textContent;
          const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
          return `${element.tagName} ${name.trim()}`;
        });
        if (name.test(found)) return;
      }
      assert.fail(`${name} is not reached by ${key}`);
    };
    await focusBy('Tab', /^TEXTAREA Prompt$/);
    await page.keyboard.type('Made by keyboard');
    await focusBy('Tab', /^BUTTON Make video/);
    await page.keyboard.press('Enter');
    await page.locator('.round-card video').waitFor();
    await focusBy('Tab', /^A Made by keyboard$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/videos\//);
    await page.locator('.video-layout video').waitFor();
    await focusBy('Tab', /^BUTTON Delete$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await focusBy('Tab', /^BUTTON Delete$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/library$/);
    await page.getByText('No videos yet').waitFor();
    await leave(visit);
  });
};
