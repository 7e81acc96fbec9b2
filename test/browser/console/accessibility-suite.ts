/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ApiError } from '../../../src/domain/errors.ts';
import { leave, phone, type Rig } from '../../support/console/browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

const runAxe = async (page: Page, options: object, withMenu: boolean): Promise<Found[]> =>
  page.evaluate(
    async ({ wanted, exclude }) => {
      const { axe } = window as unknown as {
        axe: { run: (where: object, options: object) => Promise<{ violations: Found[] }> };
      };
      const where = { include: document, exclude };
      return (await axe.run(where, { resultTypes: ['violations'], ...wanted })).violations;
    },
    { wanted: options, exclude: withMenu ? [] : ['.sidebar'] },
  );

const setColours = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Colours change by transitions, which begin with the next frame.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
};

/**
 * Every rule of axe-core in light; in dark those of colours, as nothing else differs. The menu is the same on every page:
 * where pages are gone through it is looked at on the first.
 */
export const findViolations = async (
  page: Page,
  { withMenu = true, withColours = true } = {},
): Promise<string[]> => {
  // To compile it takes longer than most of its runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await setColours(page, 'light');
  const rules = withColours ? {} : { rules: { 'color-contrast': { enabled: false } } };
  const light = await runAxe(page, rules, withMenu);
  if (withColours) await setColours(page, 'dark');
  const dark = withColours ? await runAxe(page, { runOnly: ['color-contrast'] }, withMenu) : [];
  return Object.entries({ light, dark }).flatMap(([colours, violations]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colours} ${id}: ${target} ${failureSummary}`),
    ),
  );
};

/** As a link of the page does, without loading the console and axe-core again. From a page of another kind. */
export const followLink = async (page: Page, path: string): Promise<void> => {
  // The address changes before the code of its page is there.
  await page.locator('.page').first().waitFor();
  await page.evaluate((address) => {
    document.querySelector<HTMLElement>('.page')!.dataset.left = 'true';
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.locator('.page:not([data-left]) h1').waitFor();
  await page.waitForSelector('.loading', { state: 'detached' });
};

/** Elements that reach past the screen, and tables that scroll sideways. A phone's own inner width grows with what is too wide. */
export const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(
    (width) =>
      [document.documentElement, ...document.querySelectorAll('.table-wrap:not(.chart-table)')]
        .filter((element) => element.scrollWidth > Math.min(element.clientWidth, width))
        .map(({ tagName, className, scrollWidth }) => `${tagName} ${className} ${scrollWidth}`),
    page.viewportSize()!.width,
  );

/** All pages of an account, by their paths; `id`: of a video that it has. */
export const studioPages = (id: string): string[] => [
  'make',
  'library',
  `videos/${encodeURIComponent(id)}`,
  'characters',
  'listen',
  'speak',
  'talk',
  'keys',
  'requests',
];

export const accessibilitySuite = (rig: () => Rig): void => {
  test('no page breaks a rule of axe-core, in light and dark, or is wider than a phone', async () => {
    const { service } = rig();
    const id = await service.createTask({ prompt: 'A garden in the rain' });
    await service.finished(id);
    await service.postJson('/beta/v1/characters', { from_task: id, timestamps: '1,3' });
    const pages = [...studioPages(id), 'nowhere'];
    const visit = await rig().open();
    for (const path of pages) {
      if (path !== pages[0]) await followLink(visit.page, path);
      await visit.page.waitForSelector('.loading', { state: 'detached' });
      assert.deepEqual(await findViolations(visit.page, { withMenu: path === pages[0] }), [], path);
    }
    await leave(visit);
    const small = await rig().open(phone);
    for (const path of pages) {
      if (path !== pages[0]) await followLink(small.page, path);
      await small.page.waitForSelector('.loading', { state: 'detached' });
      assert.deepEqual(await findTooWide(small.page), [], path);
    }
    await small.page.getByRole('button', { name: 'Menu' }).click();
    assert.deepEqual(await findViolations(small.page), [], 'menu');
    await small.page.getByRole('dialog').getByRole('link', { name: 'Keys and usage' }).click();
    await small.page.waitForURL(/keys$/);
    await leave(small);
  });

  test('dialogs, errors and outages break none either', async () => {
    const { service } = rig();
    const signedOut = await rig().open({ key: null });
    await signedOut.page.getByLabel('API key or operator token').fill('not-a-key');
    await signedOut.page.keyboard.press('Enter');
    await signedOut.page.getByRole('alert').waitFor();
    assert.deepEqual(await findViolations(signedOut.page), []);
    await leave(signedOut);

    const key = await service.createKey({ account: 'states', requestsPerMinute: 0 });
    const made = await service.createTask({ prompt: 'A gate' }, key);
    await service.finished(made, key);
    service.video.failWith(() => new ApiError('content_policy_violation', { message: 'That is not shown.' }));
    const failed = await service.createTask({ prompt: 'Something refused' }, key);
    await service.finished(failed, key);
    service.video.failWith(undefined);
    const visit = await rig().open({ key, path: 'keys' });
    const { page } = visit;
    const check = async (state: string) => assert.deepEqual(await findViolations(page), [], state);
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByText('Models: all').click();
    await page.getByLabel('Credits it may spend').fill('plenty');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.locator('.field.invalid').waitFor();
    await check('new key with an error');

    await page.goto(rig().url('make'));
    await page.getByRole('button', { name: /Make video/ }).click();
    await page.getByText('Say what the video shows.').waitFor();
    await page.getByRole('button', { name: /^Model/ }).click();
    await check('make with an error and the models');

    await page.goto(rig().url(`videos/${encodeURIComponent(failed)}`));
    await page.getByText('This video failed').first().waitFor();
    await check('a failed video');
    const actions = page.locator('.video-actions .row');
    await actions.getByRole('link', { name: 'Make again' }).waitFor();
    await actions.getByRole('button', { name: 'Delete' }).waitFor();

    await page.goto(rig().url(`videos/${encodeURIComponent(made)}`));
    await page.getByRole('button', { name: 'Character' }).click();
    await page.getByRole('button', { name: 'Remix' }).click();
    await page.getByRole('dialog').waitFor();
    await check('a remix, a character');
    await visit.context.setOffline(true);
    await page.getByLabel('What changes').fill('at night');
    await page.getByRole('button', { name: /Make remix/ }).click();
    await page.getByText('cannot be reached').waitFor();
    await check('unreachable');
    await visit.context.setOffline(false);
    await page.getByText('cannot be reached').waitFor({ state: 'detached' });
    await leave(visit, [/400/, /net::ERR_/]);
  });

  test('questions before something is deleted or revoked break none either', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'questions', requestsPerMinute: 0 });
    await service.createKey({ account: 'questions', name: 'spare' });
    const made = await service.createTask({ prompt: 'A well' }, key);
    await service.finished(made, key);
    await service.postJson('/beta/v1/characters', { from_task: made, timestamps: '1,3' }, { key });
    const visit = await rig().open({ key, path: 'keys' });
    const { page } = visit;
    const check = async (path: string, name: string | RegExp) => {
      await page.goto(rig().url(path));
      await page.waitForSelector('.loading', { state: 'detached' });
      if (path === 'library')
        await page.getByRole('checkbox', { name: 'Select A well' }).check({ force: true });
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await findViolations(page), [], path);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await check('keys', /^Revoke/);
    await check('library', /^Delete/);
    await check(`videos/${encodeURIComponent(made)}`, /^Delete/);
    await check('characters', /^Delete @/);
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
