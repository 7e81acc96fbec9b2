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

/** `keeper` is a page that no test sees. */
type Context = { context: BrowserContext; keeper: Page };

export type Visit = {
  context: BrowserContext;
  page: Page;
  mistakes: string[];
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
};

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
      // Pages of one context share a process: to start one takes longer than to load the console.
      '--process-per-site',
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

  /** The faults that a page tells: errors, refused loads, broken rules of the Content-Security-Policy. */
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

  /** Contexts that were left, by their options. */
  const idle = new Map<string, Context[]>();

  /** With a page that keeps its process alive while no test uses it. */
  const newContext = async (within: Browser, options: BrowserContextOptions): Promise<Context> => {
    const context = await within.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    // Only keeps a test from hanging: a busy machine takes long for anything.
    context.setDefaultTimeout(120_000);
    const keeper = await context.newPage();
    await keeper.goto(`${service.url}/healthz`);
    return { context, keeper };
  };

  /** As new, but for what the browser keeps of code and pictures. */
  const empty = async ({ context, keeper }: Context): Promise<void> => {
    for (const page of context.pages()) if (page !== keeper) await page.close();
    await context.setOffline(false);
    await context.clearCookies();
    const devTools = await context.newCDPSession(keeper);
    await devTools.send('Storage.clearDataForOrigin', {
      origin: service.url,
      storageTypes: 'file_systems,indexeddb,local_storage',
    });
    await devTools.detach();
  };

  return {
    service,
    browser,
    engines,
    url: (path = '') => `${service.url}/console/${path}`,
    /**
     * Each visit is a browser of its own: cookies, storage, private files. `fresh` ones have nothing in their cache
     * either, and may be changed in ways that cannot be undone.
     */
    async open(
      options: BrowserContextOptions & {
        key?: string | null;
        path?: string;
        within?: Browser;
        fresh?: boolean;
      } = {},
    ): Promise<Visit> {
      const {
        key = firstKey,
        path = 'make',
        within = browser,
        fresh = within !== browser,
        ...rest
      } = options;
      const kind = JSON.stringify(rest);
      const used = (fresh ? undefined : idle.get(kind)?.pop()) ?? (await newContext(within, rest));
      const { context } = used;
      const mistakes: string[] = [];
      const watchPage = (page: Page) => watch(page, mistakes);
      context.on('page', watchPage);
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
      const close = async () => {
        context.off('page', watchPage);
        if (fresh) return context.close();
        await empty(used);
        idle.set(kind, [...(idle.get(kind) ?? []), used]);
      };
      return { context, page, mistakes, newPage: () => context.newPage(), close };
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
  { close, mistakes }: Pick<Visit, 'close' | 'mistakes'>,
  expected: RegExp[] = [],
): Promise<void> => {
  await close();
  const wrong = mistakes.filter((mistake) => !expected.some((pattern) => pattern.test(mistake)));
  assert.deepEqual(wrong, []);
};
