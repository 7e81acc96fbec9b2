import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { ResolveName } from '../../src/lib/http/resolve-name.ts';
import {
  checkUrlForm,
  createSafeFetch,
  type DownloadOptions,
  FetchError,
  type FetchErrorReason,
} from '../../src/lib/safe-fetch.ts';
import { afterTest } from '../support/after-test.ts';

const startServer = async (t: TestContext, listener: RequestListener, host = '127.0.0.1') => {
  const server = createServer(listener);
  server.listen(0, host);
  await once(server, 'listening');
  afterTest(t, async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, port };
};

const makeFolder = async (t: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fetch-'));
  afterTest(t, () => rm(folder, { recursive: true }));
  return folder;
};

const optionsFor = (folder: string): DownloadOptions => ({
  toPath: join(folder, 'file'),
  maxBytes: 1_000_000,
  timeoutMs: 10_000,
});

const open = createSafeFetch({ allowPrivate: true });
const closed = createSafeFetch({ allowPrivate: false });

const assertRefused = async (download: Promise<unknown>, reason: FetchErrorReason, folder: string) => {
  await assert.rejects(download, (error) => {
    assert.ok(error instanceof FetchError, String(error));
    assert.equal(error.reason, reason, `${error.message} ${error.cause}`);
    assert.doesNotMatch(error.message, /127\.0|localhost|::|ECONN|UND_ERR|\.ts/);
    return true;
  });
  assert.deepEqual(await readdir(folder), []);
};

test('a file is streamed to disk, and the request carries nothing of ours but a name', async (t) => {
  const folder = await makeFolder(t);
  const bytes = randomBytes(900_000);
  let seen: Record<string, unknown> = {};
  const { url } = await startServer(t, (request, response) => {
    seen = request.headers;
    response.setHeader('content-type', 'Image/PNG; charset=binary').end(bytes);
  });
  await open.download(`${url}/a.png#top`, optionsFor(folder));
  assert.deepEqual(await readFile(join(folder, 'file')), bytes);
  const { host, connection, ...sent } = seen;
  assert.deepEqual(sent, { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Kinora' });
});

test('URLs of other forms are refused before anything is opened', async (t) => {
  const folder = await makeFolder(t);
  const bad = [
    '',
    'example.org/a.png',
    '//example.org/a.png',
    'file:///etc/passwd',
    'ftp://example.org/',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    'http://',
    'http:///',
    'http://user@example.org/',
    'http://user:secret@example.org/',
    'http://exa mple.org/',
    'http://example.org/\n',
    ' http://example.org/',
    'http://example.org/\u0000',
    'http://example.org:99999/',
    'http://[::1/',
    'http://1.2.3.4.5/',
    'http://example.org/\ud800',
    `http://example.org/${'a'.repeat(2048)}`,
  ];
  for (const text of bad) {
    assert.equal(checkUrlForm(text), false, text);
    await assertRefused(open.download(text, optionsFor(folder)), 'bad_url', folder);
  }
  for (const text of ['http://example.org', 'HTTPS://Example.org:8443/a?b=c#d', 'https://bücher.example/ü'])
    assert.equal(checkUrlForm(text), true, text);
});

test('addresses that are not public are refused in every spelling', async (t) => {
  const folder = await makeFolder(t);
  let hits = 0;
  const { port } = await startServer(t, (_request, response) => {
    hits += 1;
    response.end('secret');
  });
  const hosts = [
    '127.0.0.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '１２７.0.0.1',
    '169.254.169.254',
    'localhost',
  ];
  for (const host of hosts)
    await assertRefused(
      closed.download(`http://${host}:${port}/`, optionsFor(folder)),
      'forbidden_address',
      folder,
    );
  await assertRefused(
    closed.download(`https://127.0.0.1:${port}/`, optionsFor(folder)),
    'forbidden_address',
    folder,
  );
  assert.equal(hits, 0);
  await open.download(`http://2130706433:${port}/`, optionsFor(folder));
  assert.equal((await stat(join(folder, 'file'))).size, 6);
});

test('a name is refused when any of its addresses is not public', async (t) => {
  const folder = await makeFolder(t);
  let hits = 0;
  const { port } = await startServer(t, (_request, response) => {
    hits += 1;
    response.end('secret');
  });
  const answers = [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1']];
  for (const addresses of answers) {
    const lookup: ResolveName = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const { download } = createSafeFetch({ allowPrivate: false, lookup });
    await assertRefused(
      download(`http://files.example:${port}/`, optionsFor(folder)),
      'forbidden_address',
      folder,
    );
  }
  assert.equal(hits, 0);
});

test('the words for a name inside the network are those for a name that does not exist', async (t) => {
  const folder = await makeFolder(t);
  const tell = async (lookup: ResolveName): Promise<string> => {
    const { download } = createSafeFetch({ allowPrivate: false, lookup });
    return download('http://vault.internal/', optionsFor(folder)).then(
      () => assert.fail('fetched'),
      (error: Error) => error.message,
    );
  };
  const inside = await tell(async () => [{ address: '10.0.0.1', family: 4 }]);
  const nowhere = await tell(async () => {
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  });
  assert.equal(inside, nowhere);
});

/** Stands for the open internet and the inner network: two addresses of this machine, one allowed and one not. */
const allowedHost = '127.0.0.2';
const isAllowedAddress = (ip: string) => ip === allowedHost;
const rebinding = () => {
  let lookups = 0;
  const lookup: ResolveName = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? allowedHost : '127.0.0.1', family: 4 }];
  };
  return { lookup, lookups: () => lookups };
};

test('the address that was checked is the one connected to', async (t) => {
  const folder = await makeFolder(t);
  const { port } = await startServer(t, (_request, response) => response.end('outer'), allowedHost);
  const dns = rebinding();
  const { download } = createSafeFetch({ allowPrivate: false, isAllowedAddress, lookup: dns.lookup });
  await download(`http://files.example:${port}/`, optionsFor(folder));
  assert.equal(await readFile(join(folder, 'file'), 'utf8'), 'outer');
  assert.equal(dns.lookups(), 1);
});

test('each redirect hop is checked again', async (t) => {
  const folder = await makeFolder(t);
  let innerHits = 0;
  const inner = await startServer(t, (_request, response) => {
    innerHits += 1;
    response.end('secret');
  });
  const outer = await startServer(
    t,
    (request, response) => {
      const target = request.url === '/again' ? '/' : decodeURIComponent(request.url!.slice(1));
      response.writeHead(302, { location: target }).end();
    },
    allowedHost,
  );
  const { download } = createSafeFetch({ allowPrivate: false, isAllowedAddress });
  for (const target of [
    inner.url,
    `http://localhost:${inner.port}/`,
    `http://[::ffff:7f00:1]:${inner.port}/`,
  ])
    await assertRefused(
      download(`${outer.url}/${encodeURIComponent(target)}`, optionsFor(folder)),
      'forbidden_address',
      folder,
    );
  const dns = rebinding();
  const rebound = createSafeFetch({ allowPrivate: false, isAllowedAddress, lookup: dns.lookup });
  await assertRefused(
    rebound.download(`http://files.example:${outer.port}/again`, optionsFor(folder)),
    'forbidden_address',
    folder,
  );
  assert.equal(dns.lookups(), 2);
  assert.equal(innerHits, 0);
});

test('up to five redirects are followed, to http and https only', async (t) => {
  const folder = await makeFolder(t);
  const seen: string[] = [];
  const { url } = await startServer(t, (request, response) => {
    seen.push(request.url!);
    const [, kind, rest = ''] = request.url!.split('/');
    if (kind === 'count' && rest !== '0')
      response.writeHead([301, 302, 303, 307, 308][seen.length % 5]!, {
        location: `/count/${Number(rest) - 1}`,
        'set-cookie': 'a=b',
      });
    if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(rest) });
    if (kind === 'nowhere') response.writeHead(302);
    response.end(request.headers.cookie ?? 'arrived');
  });
  await open.download(`${url}/count/5`, optionsFor(folder));
  assert.equal(seen.at(-1), '/count/0');
  assert.equal(await readFile(join(folder, 'file'), 'utf8'), 'arrived');
  await rm(join(folder, 'file'));
  seen.length = 0;
  await assertRefused(open.download(`${url}/count/6`, optionsFor(folder)), 'too_many_redirects', folder);
  assert.equal(seen.length, 6);
  for (const target of ['file:///etc/passwd', 'ftp://example.org/', 'http://u:p@127.0.0.1/', 'http://'])
    await assertRefused(
      open.download(`${url}/to/${encodeURIComponent(target)}`, optionsFor(folder)),
      'bad_url',
      folder,
    );
  await assertRefused(open.download(`${url}/nowhere`, optionsFor(folder)), 'bad_status', folder);
});

test('the size bound holds on announced, sent and unpacked bytes', async (t) => {
  const folder = await makeFolder(t);
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  assert.ok(bomb.length < 100_000);
  const { url } = await startServer(t, (request, response) => {
    if (request.url === '/announced') response.setHeader('content-length', 100_001).flushHeaders();
    if (request.url === '/exact') response.end(Buffer.alloc(100_000));
    if (request.url === '/bomb') response.setHeader('content-encoding', 'gzip').end(bomb);
    if (request.url === '/endless') {
      const chunk = Buffer.alloc(16_384);
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    }
  });
  const options = { ...optionsFor(folder), maxBytes: 100_000 };
  for (const path of ['announced', 'bomb', 'endless'])
    await assertRefused(open.download(`${url}/${path}`, options), 'too_large', folder);
  await open.download(`${url}/exact`, options);
  assert.equal((await stat(join(folder, 'file'))).size, 100_000);
});

test('bodies that come compressed are unpacked, unknown and broken encodings refused', async (t) => {
  const folder = await makeFolder(t);
  const text = Buffer.from('the same words '.repeat(100));
  const bodies: Record<string, Buffer> = {
    gzip: gzipSync(text),
    deflate: deflateSync(text),
    br: brotliCompressSync(text),
    zstd: zstdCompressSync(text),
    identity: text,
  };
  const { url } = await startServer(t, (request, response) => {
    const encoding = decodeURIComponent(request.url!.slice(1));
    if (encoding === 'cut') response.setHeader('content-encoding', 'gzip').end(bodies.gzip!.subarray(0, 20));
    else response.setHeader('content-encoding', encoding).end(bodies[encoding] ?? text);
  });
  for (const encoding of Object.keys(bodies)) {
    await open.download(`${url}/${encoding}`, optionsFor(folder));
    assert.deepEqual(await readFile(join(folder, 'file')), text, encoding);
    await rm(join(folder, 'file'));
  }
  await assertRefused(open.download(`${url}/cut`, optionsFor(folder)), 'unreachable', folder);
  for (const encoding of ['rot13', 'gzip,%20gzip', 'constructor'])
    await assertRefused(open.download(`${url}/${encoding}`, optionsFor(folder)), 'bad_encoding', folder);
});

test('silence at any stage ends at the idle bound, dripping at the total bound', async (t) => {
  const folder = await makeFolder(t);
  const drips: NodeJS.Timeout[] = [];
  afterTest(t, () => drips.forEach(clearInterval));
  const { url } = await startServer(t, (request, response) => {
    if (request.url === '/stalls') response.write('begun');
    if (request.url === '/drips') drips.push(setInterval(() => response.write('.'), 20));
  });
  const idle = { ...optionsFor(folder), idleTimeoutMs: 100 };
  const total = { ...optionsFor(folder), timeoutMs: 300 };
  await Promise.all([
    assertRefused(open.download(`${url}/silent`, idle), 'timeout', folder),
    assertRefused(open.download(`${url}/silent`, total), 'timeout', folder),
  ]);
  await assertRefused(open.download(`${url}/stalls`, idle), 'timeout', folder);
  await assertRefused(open.download(`${url}/drips`, { ...total, idleTimeoutMs: 5_000 }), 'timeout', folder);
});

test('the total bound covers a name server that never answers', async (t) => {
  const folder = await makeFolder(t);
  const { download } = createSafeFetch({ allowPrivate: false, lookup: () => new Promise(() => {}) });
  for (const url of ['http://files.example/', 'https://files.example/'])
    await assertRefused(download(url, { ...optionsFor(folder), timeoutMs: 100 }), 'timeout', folder);
});

test('statuses other than 200 are refused', async (t) => {
  const folder = await makeFolder(t);
  const { url } = await startServer(t, (request, response) => {
    response.statusCode = Number(request.url!.slice(1));
    response.end(response.statusCode === 204 ? undefined : 'words');
  });
  for (const status of [204, 206, 300, 304, 401, 404, 500, 503])
    await assertRefused(open.download(`${url}/${status}`, optionsFor(folder)), 'bad_status', folder);
});

test('a server that is not there, breaks off or speaks something else is unreachable', async (t) => {
  const folder = await makeFolder(t);
  const { url } = await startServer(t, (request, response) => {
    if (request.url === '/hangs-up') response.socket!.destroy();
    response.setHeader('content-length', 1000).write('short', () => response.socket?.destroy());
  });
  const other = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH_9.2\r\n'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  afterTest(t, () => other.close());
  const otherPort = (other.address() as AddressInfo).port;
  for (const target of [
    `${url}/short`,
    `${url}/hangs-up`,
    url.replace('http:', 'https:'),
    `http://127.0.0.1:${otherPort}/`,
    'http://127.0.0.1:1/',
  ])
    await assertRefused(open.download(target, optionsFor(folder)), 'unreachable', folder);
  const lookup: ResolveName = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND files.example'), { code: 'ENOTFOUND' });
  };
  const { download } = createSafeFetch({ allowPrivate: true, lookup });
  await assertRefused(download('http://files.example/', optionsFor(folder)), 'unreachable', folder);
});

test('an abort stops it with the reason given and leaves no file', async (t) => {
  const folder = await makeFolder(t);
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const { url } = await startServer(t, (_request, response) => {
    response.write('begun', () => controller.abort(reason));
  });
  const download = open.download(url, { ...optionsFor(folder), signal: controller.signal });
  await assert.rejects(download, (error) => error === reason);
  await assert.rejects(
    open.download(url, { ...optionsFor(folder), signal: controller.signal }),
    (error) => error === reason,
  );
  assert.deepEqual(await readdir(folder), []);
});

test('a file that is already there is not touched', async (t) => {
  const folder = await makeFolder(t);
  const { url } = await startServer(t, (_request, response) => response.end('new'));
  await writeFile(join(folder, 'file'), 'old');
  await assert.rejects(open.download(url, optionsFor(folder)), { code: 'EEXIST' });
  assert.equal(await readFile(join(folder, 'file'), 'utf8'), 'old');
});

test('proxies named in the environment are not used', async (t) => {
  const folder = await makeFolder(t);
  const { url } = await startServer(t, (_request, response) => response.end('direct'));
  const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY', 'NO_PROXY', 'no_proxy'];
  const before = names.map((name) => [name, process.env[name]] as const);
  afterTest(t, () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  for (const name of names) process.env[name] = 'http://127.0.0.1:1';
  process.env.NO_PROXY = process.env.no_proxy = '';
  await createSafeFetch({ allowPrivate: true }).download(url, optionsFor(folder));
  assert.equal(await readFile(join(folder, 'file'), 'utf8'), 'direct');
});

test('a post reads no body, follows no redirect and waits no longer than it should', async (t) => {
  const asked: string[] = [];
  let sentBytes = 0;
  const server = createServer((incoming, response) => {
    asked.push(incoming.url!);
    incoming.resume();
    if (incoming.url === '/endless') {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed) return;
        sentBytes += 1 << 20;
        if (response.write(Buffer.alloc(1 << 20))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    } else if (incoming.url === '/redirect') response.writeHead(307, { location: '/elsewhere' }).end();
    else if (incoming.url === '/headers')
      response.writeHead(200, { 'x-long': 'h'.repeat(100_000), 'retry-after': '1' }).end();
    else if (incoming.url === '/dribble') {
      const socket = response.socket!;
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 20);
      socket.on('close', () => clearInterval(timer)).on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  const { post } = createSafeFetch({ allowPrivate: true, userAgent: 'Kinora/test' });
  const send = (path: string, timeoutMs = 60_000) =>
    post(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      body: '{}',
      headers: {},
      timeoutMs,
    });
  assert.equal((await send('/endless')).status, 200);
  assert.ok(sentBytes < 64 << 20, `${sentBytes} bytes were taken`);
  assert.equal((await send('/redirect')).status, 307);
  await assert.rejects(send('/headers'), FetchError);
  await assert.rejects(send('/dribble', 300), FetchError);
  assert.deepEqual(asked, ['/endless', '/redirect', '/headers', '/dribble']);
});
