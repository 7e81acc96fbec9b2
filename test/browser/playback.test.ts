/** The files we hand out play in a real browser: videos, speech in every format, the page of a character. */
/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { speechFormats } from '../../src/domain/models.ts';
import { launchBrowser } from '../support/console/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

const cleanUps: (() => unknown)[] = [];
let service: TestService;
let browser: Browser;
let page: Page;
/** A page that is not of the service's origin. */
let elsewhere: string;

before(async () => {
  // The real engines: what they make is what is played.
  service = await startTestService(
    { after: (close) => void cleanUps.push(close as () => unknown) },
    { realVideo: true, config: { videoFramesPerSecond: 6 } },
  );
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const pages = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><video muted></video>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => pages.close());
  elsewhere = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
});

after(async () => {
  await browser?.close();
  for (const close of cleanUps) await close();
});

/** One for all tests: to draw it takes longer than to play it. */
let made: Promise<{ id: string; videoUrl: string }> | undefined;
const completedVideo = () => (made ??= makeVideo());
const makeVideo = async (): Promise<{ id: string; videoUrl: string }> => {
  const fields = { model: 'beta-2', prompt: 'A fox in a meadow', seconds: '4', size: '480x480' };
  const response = await service.postForm('/v1/videos', fields);
  const { id } = (await response.json()) as { id: string };
  const done = await service.finished(id);
  assert.equal(done.status, 'completed', JSON.stringify(done));
  return { id, videoUrl: String(done.video_url) };
};

test('a video loads, plays and seeks from another origin', async () => {
  const { videoUrl } = await completedVideo();
  await page.goto(elsewhere);
  const facts = await page.evaluate(async (source) => {
    const video = document.querySelector('video')!;
    const once = (name: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true });
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
      });
    const loaded = once('loadeddata');
    video.src = source;
    await loaded;
    await video.play();
    while (video.currentTime < 0.3) await once('timeupdate');
    const played = video.currentTime;
    const seeked = once('seeked');
    video.currentTime = 3;
    await seeked;
    return {
      width: video.videoWidth,
      height: video.videoHeight,
      duration: video.duration,
      played,
      at: video.currentTime,
    };
  }, videoUrl);
  assert.deepEqual([facts.width, facts.height], [480, 480]);
  assert.ok(Math.abs(facts.duration - 4) < 0.1, `duration ${facts.duration}`);
  assert.ok(facts.played >= 0.3);
  assert.ok(facts.at >= 3, `after the seek at ${facts.at}`);
});

test('a script on another origin may read a video in ranges', async () => {
  const { videoUrl } = await completedVideo();
  await page.goto(elsewhere);
  const part = await page.evaluate(async (source) => {
    const response = await fetch(source, { headers: { range: 'bytes=4-7' } });
    return {
      status: response.status,
      text: await response.text(),
      range: response.headers.get('content-range'),
    };
  }, videoUrl);
  assert.equal(part.status, 206);
  assert.equal(part.text, 'ftyp');
  assert.match(String(part.range), /^bytes 4-7\/\d+$/);
});

test('speech plays in every format a browser knows', async () => {
  await page.goto(elsewhere);
  for (const format of speechFormats) {
    if (format === 'pcm') continue;
    const response = await service.postJson('/v1/audio/speech', {
      model: 'tts-1',
      voice: 'nova',
      input: 'Good morning.',
      response_format: format,
    });
    assert.equal(response.status, 200);
    const type = response.headers.get('content-type')!;
    const data = Buffer.from(await response.arrayBuffer()).toString('base64');
    const played = await page.evaluate(async (source) => {
      const audio = new Audio(source);
      await new Promise((resolve, reject) => {
        audio.addEventListener('ended', resolve, { once: true });
        audio.addEventListener('error', () => reject(new Error(audio.error?.message)), { once: true });
        audio.play().catch(reject);
      });
      return audio.currentTime;
    }, `data:${type};base64,${data}`);
    assert.ok(played > 0.4 && played < 4, `${format} played ${played} s`);
  }
});

test('the page of a character shows its picture', async () => {
  const { id } = await completedVideo();
  const response = await service.postJson('/beta/v1/characters', { from_task: id, timestamps: '1,3' });
  const { permalink, username } = (await response.json()) as { permalink: string; username: string };
  await page.goto(permalink);
  await page.waitForFunction(() => document.querySelector('img')?.complete);
  assert.equal(await page.title(), `@${username}`);
  assert.ok((await page.evaluate(() => document.querySelector('img')!.naturalWidth)) > 0);
});
