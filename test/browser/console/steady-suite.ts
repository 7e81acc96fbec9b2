/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { leave, phone, type Rig } from '../../support/console/browser.ts';
import { studioPages } from './accessibility-suite.ts';

/** A pixel of a line: too little to be seen. */
const leastShift = 0.002;

type Shifted = Window & { shifts?: { value: number; of: string }[] };

/** From the next address on that the page opens. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifted = window as Shifted;
    shifted.shifts = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
        const of = (sources ?? [])
          .map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${element?.tagName}.${element?.className}: ${place(previousRect)} to ${place(currentRect)}`;
          })
          .join(' + ');
        if (!hadRecentInput) shifted.shifts!.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The elements that moved since the page was opened, once nothing is loaded any more. */
export const findShifts = async (page: Page): Promise<string[]> => {
  await page.waitForSelector('h1');
  await page.waitForSelector('.loading', { state: 'detached' });
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shifts = await page.evaluate(() => (window as Shifted).shifts ?? []);
  return shifts.filter(({ value }) => value > leastShift).map(({ value, of }) => `${value.toFixed(4)} ${of}`);
};

/** By a click of the program: what moves soon after one of a person does not count as a shift. */
export const showTab = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => {
    (window as Shifted).shifts = [];
  });
  await page.getByRole('tab', { name }).evaluate((tab: HTMLElement) => tab.click());
  await page.getByRole('tab', { name, selected: true }).waitFor();
};

export const steadySuite = (rig: () => Rig): void => {
  test('nothing moves while a page is loaded, on a desk and on a phone', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: 'steady' });
    const id = await service.createTask({ prompt: 'A garden in the rain' }, key);
    await service.finished(id, key);
    const labels = { tags: ['gardens'], is_favourite: true };
    for (const screen of [{}, phone]) {
      const visit = await rig().open({ ...screen, key, fresh: true });
      const written = await visit.page.evaluate(
        async ({ url, body }) =>
          (await fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status,
        { url: rig().url(`api/videos/${encodeURIComponent(id)}/labels`), body: JSON.stringify(labels) },
      );
      assert.equal(written, 200);
      const page = await visit.newPage();
      await recordShifts(page);
      for (const path of studioPages(id)) {
        await page.goto(rig().url(path));
        assert.deepEqual(await findShifts(page), [], path);
      }
      await leave(visit);
    }
  });
};
