/** The console's page and files as a browser gets them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterTest } from '../../support/after-test.ts';
import { expectError } from '../../support/expect-error.ts';
import { startTestService } from '../../support/service.ts';

/** Undecoded, as it came. */
const raw = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode!,
        headers: response.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      });
    });
    request.on('error', reject).end();
  });

test('the page and its files', async (t) => {
  const service = await startTestService(t);
  const page = await raw(`${service.url}/console/`);
  const html = page.body.toString();
  const assets = [...html.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, path]) => path!);

  await t.test('a policy that allows our own files alone, and nothing inline', () => {
    assert.equal(page.status, 200);
    const policy = page.headers['content-security-policy']!;
    assert.match(policy, /default-src 'self'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    assert.equal(page.headers['x-content-type-options'], 'nosniff');
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
    assert.doesNotMatch(html, /<script(?![^>]*src=)|<style|style="|onclick=/);
  });

  await t.test('hashed names are cached forever, compressed as the browser accepts', async () => {
    const script = assets.find((path) => path.endsWith('.js'))!;
    const url = `${service.url}/console/${script}`;
    const plain = await raw(url);
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(plain.headers['content-encoding'], undefined);
    const brotli = await raw(url, { 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
    const gzip = await raw(url, { 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    assert.equal(gzip.headers.vary, 'accept-encoding');
    await expectError(await fetch(`${service.url}/console/assets/none.js`), 'endpoint_not_found');
    await expectError(await fetch(`${service.url}/console/assets/..%2fbuild.ts`), 'endpoint_not_found');
  });

  await t.test('the first page, Make, is at most 70 KB', async () => {
    const sizes = new Map<string, number>();
    const add = async (path: string): Promise<void> => {
      if (sizes.has(path)) return;
      sizes.set(path, 0);
      const { body, headers } = await raw(`${service.url}/console/${path}`, { 'accept-encoding': 'gzip' });
      sizes.set(path, body.length);
      if (!path.endsWith('.js')) return;
      // A file of a few lines is not compressed.
      const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      const needed = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)];
      needed.push(...text.matchAll(/import\("\.\/(make-page[^"]+\.js)"\)/g));
      for (const [, name] of needed) await add(`assets/${name}`);
    };
    // No text waits for the typeface.
    for (const path of assets.filter((one) => !one.endsWith('.woff2'))) await add(path);
    assert.ok([...sizes.keys()].some((path) => path.includes('make-page')));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, page.body.length);
    assert.ok(total <= 70 * 1024, `${total} bytes`);
    // The documentation's figure is near the truth.
    const documented = readFileSync(new URL('../../../docs/console.md', import.meta.url), 'utf8');
    const said = Number(/(\d+) KB compressed before the first page shows/.exec(documented)?.[1]);
    assert.ok(Math.abs(said - total / 1024) <= 2, `${said} KB in docs/console.md, ${total} bytes`);
  });

  await t.test('every page of it is found by its own address, what is none is not', async () => {
    const deep = await raw(`${service.url}/console/operator/tasks/beta-2:abc`);
    assert.match(deep.body.toString(), /<base href="\.\.\/\.\.\/">/);
    const root = await raw(`${service.url}/console`);
    assert.deepEqual([root.status, root.headers.location], [308, 'console/']);
    for (const path of ['/console/api/none', '/console/api', '/console/session'])
      await expectError(await fetch(service.url + path), 'endpoint_not_found');
  });

  await t.test('the root leads a browser to it, and is no endpoint for programs', async () => {
    const browser = await raw(`${service.url}/`, { accept: 'text/html,*/*;q=0.8' });
    assert.deepEqual([browser.status, browser.headers.location], [302, 'console/']);
    await expectError(await fetch(`${service.url}/`), 'endpoint_not_found');
  });

  await t.test('it works behind a path prefix', async () => {
    const proxy = createServer((incoming, outgoing) => {
      if (!incoming.url!.startsWith('/apps/kinora/')) return void outgoing.writeHead(404).end();
      const target = service.url + incoming.url!.slice('/apps/kinora'.length);
      const { host: _, ...headers } = incoming.headers;
      httpRequest(target, { headers: headers as Record<string, string> }, (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    afterTest(t, () => proxy.close());
    const base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/apps/kinora/`;
    const moved = await fetch(`${base}console`, { redirect: 'follow' });
    assert.equal(moved.url, `${base}console/`);
    const document = await (await fetch(`${base}console/operator/money`)).text();
    const [, href] = /<base href="([^"]+)">/.exec(document)!;
    const script = new URL(assets[0]!, new URL(href!, `${base}console/operator/money`));
    assert.equal((await fetch(script)).status, 200);
  });
});
