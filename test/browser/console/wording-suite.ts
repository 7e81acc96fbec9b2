/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ApiError } from '../../../src/domain/errors.ts';
import { leave, type Rig } from '../../support/console/browser.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { findViolations, followLink } from './accessibility-suite.ts';

/** Names that are the same in every language, ids, addresses, units, and the name of the other language. */
const universal =
  /^(kinora|console|default|English|Kinora.*|[A-Z]{2,5}|curl|TypeScript|Python|Terminal|Ctrl\+Enter|The console needs JavaScript\.|Webhook|Alloy|Echo|Fable|Onyx|Nova|Shimmer|Fake .*|[\d.,]+ ?(ms|s|GB|MB|KB)|Apache-2\.0|[\w.:/@-]*[\d._:/@-][\w.:/@-]*|mp3|opus|aac|flac|wav|pcm|local|curl|token|(\w[\w.-]*, )+[\w.-]+)$/;

/** Words of the page that no table of its language has: text and what is read out. */
export const findEnglish = async (page: Page): Promise<string[]> => {
  const words = await page.evaluate(() => {
    const found = new Set<string>();
    const isForeign = (text: string) => /[A-Za-z]{3}/.test(text) && !/[\u4e00-\u9fff]/.test(text);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!.trim();
      if (isForeign(text) && !texts.currentNode.parentElement!.closest('script, style, code, pre'))
        found.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        if (isForeign(text)) found.add(text);
      }
    return [...found];
  });
  return words.filter((text) => !universal.test(text));
};

/** Fields whose placeholder is wider than they are. */
export const findCutPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')]
      .filter((field) => {
        const style = getComputedStyle(field);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room =
          field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return field.clientWidth > 0 && pen.measureText(field.placeholder).width > room;
      })
      .map(({ placeholder }) => placeholder);
  });

export const wordingSuite = (rig: () => Rig): void => {
  test('in Chinese no page of the studio shows English or breaks a rule', async () => {
    const { service } = rig();
    const key = await service.createKey({ account: '1001' });
    const id = await service.createTask({ prompt: '雨中的花园' }, key);
    await service.finished(id, key);
    await service.postJson('/beta/v1/characters', { from_task: id, timestamps: '1,3' }, { key });
    // Signs in by the words of the English page.
    await leave(await rig().open({ key }));
    const visit = await rig().open({ key, locale: 'zh-CN', path: 'make' });
    const { page } = visit;
    const video = `videos/${encodeURIComponent(id)}`;
    for (const path of ['make', 'library', video, 'listen', 'speak', 'talk', 'keys', 'requests', 'nowhere']) {
      if (path !== 'make') await followLink(page, path);
      await page.waitForSelector('.loading', { state: 'detached' });
      if (path === 'make') await page.locator('.model-button').click();
      if (path === video) {
        assert.deepEqual(await findEnglish(page), [], 'the receipt');
        await page.getByRole('button', { name: '角色' }).click();
        await page.getByRole('tab', { name: '参数' }).click();
        await page.locator('.facts').getByText('水印').waitFor();
      }
      assert.deepEqual(await findEnglish(page), [], path);
      // The colours are those of the English page.
      const withMenu = path === 'make';
      assert.deepEqual(await findViolations(page, { withMenu, withColours: false }), [], path);
    }

    // The service's own words: why a video failed, and what is wrong with a field.
    service.video.failWith(() => new ApiError('upstream_error', { message: 'Quota of the day is used.' }));
    const failed = await service.createTask({ prompt: '一座灯塔' }, key);
    await service.finished(failed, key);
    service.video.failWith(undefined);
    await page.goto(rig().url(`videos/${encodeURIComponent(failed)}`));
    await page.getByText('该模型的提供方出错：Quota of the day is used.').first().waitFor();
    await page.getByText(/\d+ 次尝试，路由 local/).waitFor();
    await page.goto(rig().url('make'));
    await page.locator('.prompt-box textarea').fill('一只猫');
    await page.getByText('更多选项').click();
    await page.getByLabel('元数据').fill('{');
    await page.getByRole('button', { name: /制作视频/ }).click();
    await page.locator('.field.invalid').getByText('必须是有效的 JSON。').waitFor();
    await leave(visit, [/400/]);
  });

  test('a transcript and its translation are named alike; Listen says what is kept where', async () => {
    const { service } = rig();
    const visit = await rig().open({
      key: await service.createKey({ account: 'translator' }),
      path: 'listen',
    });
    const { page } = visit;
    await page
      .getByText(
        'The service hears a recording once and keeps nothing of it; sound and text are kept in this browser.',
      )
      .waitFor();
    assert.equal(await page.getByText('They stay on this device').count(), 0);
    const buffer = readFileSync(makeAudio(service.dataDir, 'wav', { seconds: 2 }));
    await page.locator('input[type=file]').setInputFiles({ name: 'said.wav', mimeType: 'audio/wav', buffer });
    await page.getByRole('button', { name: 'Translate to English' }).click();
    const sides = page.locator('.transcript .segmented label');
    await sides.filter({ hasText: 'English' }).waitFor();
    assert.deepEqual(await sides.allInnerTexts(), ['German', 'English']);
    await leave(visit);
  });
};
