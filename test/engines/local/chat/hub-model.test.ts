import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { findPackageJSON } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pino from 'pino';
import { createHubModel } from '../../../../src/engines/local/chat/llm/hub-model.ts';
import { createLanguageModel } from '../../../../src/engines/local/chat/llm/language-model.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-hub-'));
const logged: { msg: string; model?: string; percent?: number; level: number }[] = [];
const logger = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
const id = 'hf:someone/small-chat-GGUF/small-chat.Q2.gguf';
const hasRuntime = (() => {
  try {
    return findPackageJSON('node-llama-cpp', import.meta.url) !== undefined;
  } catch {
    return false;
  }
})();

describe('a language model named by its id on a hub', { skip: !hasRuntime && 'no runtime' }, () => {
  const content = randomBytes(3_000_000);
  const asked: string[] = [];
  let hubUrl = '';
  /** While false, the hub has begun to answer and sends no more. */
  const flows = Promise.withResolvers<void>();
  const hub = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    asked.push(`${request.method} ${path}`);
    if (path !== '/someone/small-chat-GGUF/resolve/main/small-chat.Q2.gguf') {
      response.writeHead(404).end();
      return;
    }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const start = Number(range?.[1] ?? 0);
    const end = Math.min(content.length - 1, range?.[2] ? Number(range[2]) : content.length - 1);
    response.writeHead(range ? 206 : 200, {
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${start}-${end}/${content.length}` }),
    });
    if (request.method === 'HEAD') return void response.end();
    await flows.promise;
    response.end(content.subarray(start, end + 1));
  });
  const hubModel = (modelsDir: string, url: string, maxWaitMs?: number) =>
    createHubModel({
      id,
      directory: join(folder, modelsDir),
      hubUrl: url,
      logger,
      ...(maxWaitMs !== undefined && { maxWaitMs }),
    });

  before(async () => {
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    hubUrl = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`;
  });
  after(async () => {
    hub.closeAllConnections();
    await new Promise((resolve) => hub.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('is downloaded at first use, told in the log, and found afterwards without the hub', async () => {
    const first = hubModel('models', hubUrl, 300);
    await assert.rejects(first.find(), { code: 'service_unavailable', message: /is being downloaded/ });
    flows.resolve();
    let path: string | undefined;
    while (path === undefined) {
      path = await first.find().catch((error: Error) => {
        assert.match(error.message, /is being downloaded/);
        return undefined;
      });
    }
    await first.close();
    assert.deepEqual(await readFile(path), content);
    assert.deepEqual(await readdir(join(folder, 'models')), [path.split('/').at(-1)]);
    const told = logged.filter(({ msg, model }) => /downloading/.test(msg) && model === id);
    assert.ok(told.length > 0 && told.every(({ percent }) => percent! >= 0 && percent! <= 100));

    asked.length = 0;
    const again = hubModel('models', hubUrl);
    assert.equal(await again.find(), path);
    await again.close();
    assert.deepEqual(asked, []);
  });

  it('503 and a line in the log when the hub does not have it, or cannot be reached', async () => {
    const nowhere = createServer();
    await new Promise<void>((resolve) => nowhere.listen(0, '127.0.0.1', resolve));
    const closedUrl = `http://127.0.0.1:${(nowhere.address() as AddressInfo).port}/`;
    await new Promise((resolve) => nowhere.close(resolve));
    const never = new AbortController().signal;
    for (const url of [`${hubUrl}elsewhere/`, closedUrl]) {
      logged.length = 0;
      const model = createLanguageModel({
        model: id,
        modelsDir: join(folder, 'none'),
        hubUrl: url,
        threads: 1,
        maxQueue: 1,
        idleMs: 0,
        logger,
      });
      const request = { messages: [], temperature: 0, topP: null, maxTokens: 1, stop: [] };
      const outcome = async (): Promise<unknown> => {
        const error = await model.complete(request, { signal: never }).catch((error: Error) => error);
        // On a busy machine a request gives up waiting before the download has failed.
        const isWaiting = error instanceof Error && /being downloaded/.test(error.message);
        return isWaiting ? outcome() : Promise.reject(error);
      };
      await assert.rejects(outcome(), { code: 'service_unavailable', message: /could not be downloaded/ });
      await model.close();
      const isTold = ({ msg, model, level }: (typeof logged)[number]) =>
        level >= 50 && model === id && /not in the models folder/.test(msg);
      assert.ok(logged.some(isTold), JSON.stringify(logged));
      const left = join(folder, 'none', 'chat');
      assert.deepEqual(existsSync(left) ? await readdir(left) : [], []);
    }
  });
});
