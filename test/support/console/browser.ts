/** The console in a real browser, on a service with engines that answer at once. What goes wrong in a page fails the test. */
/// <reference lib="dom" />
import assert from 'node:assert/strict';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  chromium,
  type Page,
} from 'playwright-core';
import type { Config } from '../../../src/config/config.ts';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../fake-audio-engines.ts';
import { firstKey, startTestService, type TestService } from '../service.ts';

export type Rig = Awaited<ReturnType<typeof startRig>>;

export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** With a microphone that beeps once a second, or hears a WAV file over and over. */
export const launchBrowser = (microphone?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...(microphone === undefined ? [] : [`--use-file-for-fake-audio-capture=${microphone}`]),
    ],
  });

export const startRig = async (config: Partial<Config> = {}) => {
  const cleanUps: (() => unknown)[] = [];
  const engines = {
    transcription: createFakeTranscriptionEngine(),
    speech: createFakeSpeechEngine(),
    chat: createFakeChatEngine(),
  };
  const service: TestService = await startTestService(
    { after: (close) => void cleanUps.push(close as () => unknown) },
    // One video at a time, however many cores there are: tests wait for a second one to stand in line.
    { config: { videoConcurrency: 1, ...config }, overrides: { engines } },
  );
  const browser = await launchBrowser();

  /** What a page says is wrong: errors, refused loads, broken rules of the Content-Security-Policy. */
  const watch = (page: Page, mistakes: string[]): void => {
    page.on('pageerror', (error) => mistakes.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const { url } = message.location();
      // A visitor that is not signed in asks once and is told so.
      // A picture that is not read is used all the same.
      if (url.endsWith('/console/api/picture-reading')) return;
      if (url.endsWith('/console/api/session') || url.endsWith('/console/session')) return;
      mistakes.push(`${message.text()} ${url}`);
    });
  };

  /** Cookies by key: signing in is limited to thirty times a minute. */
  const sessions = new Map<string, Cookie[]>();

  return {
    service,
    browser,
    engines,
    url: (path = '') => `${service.url}/console/${path}`,
    /** Each context is a browser of its own: cookies, storage, private files. */
    async open(
      options: BrowserContextOptions & { key?: string | null; path?: string; within?: Browser } = {},
    ): Promise<{ context: BrowserContext; page: Page; mistakes: string[]; newPage: () => Promise<Page> }> {
      const { key = firstKey, path = 'make', within = browser, ...rest } = options;
      const context = await within.newContext({ viewport: { width: 1280, height: 900 }, ...rest });
      // Only keeps a test from hanging: a busy machine takes long for anything.
      context.setDefaultTimeout(120_000);
      const mistakes: string[] = [];
      context.on('page', (page) => watch(page, mistakes));
      const session = key === null ? undefined : sessions.get(key);
      if (session) await context.addCookies(session);
      const page = await context.newPage();
      await page.goto(`${service.url}/console/${key === null ? '' : path}`);
      if (key !== null) {
        if (!session) {
          await signIn(page, key);
          sessions.set(key, await context.cookies());
        }
        await page.waitForSelector('.page h1');
      }
      return { context, page, mistakes, newPage: () => context.newPage() };
    },
    async stop(): Promise<void> {
      await browser.close();
      for (const close of cleanUps) await close();
    },
  };
};

export const signIn = async (page: Page, key: string): Promise<void> => {
  await page.getByLabel('API key or operator token').fill(key);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.shell h1');
};

/** Ends a visit; nothing may have gone wrong in its pages, save what the test provoked. */
export const leave = async (
  { context, mistakes }: { context: BrowserContext; mistakes: string[] },
  expected: RegExp[] = [],
): Promise<void> => {
  const wrong = mistakes.filter((mistake) => !expected.some((pattern) => pattern.test(mistake)));
  await context.close();
  assert.deepEqual(wrong, []);
};
