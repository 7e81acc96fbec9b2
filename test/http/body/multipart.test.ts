/** Multipart bodies read by a listening server: what is sent arrives, every limit holds, and what is broken is told at once. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import fastify from 'fastify';
import { ApiError } from '../../../src/domain/errors.ts';
import { longText } from '../../../src/http/body/long-json.ts';
import { readMultipart } from '../../../src/http/body/multipart.ts';
import { registerScratch } from '../../../src/http/body/scratch.ts';
import { openRaw } from '../../robustness/raw-http.ts';
import { afterTest } from '../../support/after-test.ts';
import { waitFor } from '../../support/wait-for.ts';

const maxFileBytes = 200_000;
const maxLongBytes = 300_000;

type Read = {
  fields: Record<string, unknown>;
  files: Record<string, { content: string; tooLarge: boolean }>;
};

/** Answers what it read, or the message of its error. The timers never help: a body that is not understood is told by the reader. */
const startReader = async (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-multipart-'));
  const app = fastify();
  registerScratch(app, folder);
  app.decorateRequest('longTexts', undefined);
  app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
  app.post('/', { config: { operation: { takesIdempotencyKey: true } as never } }, async (request, reply) => {
    try {
      const { fields, files } = await readMultipart(request, () => request.scratchDir(), {
        maxFileBytes,
        longField: { name: 'long', maxBytes: maxLongBytes },
        idleMs: 120_000,
        totalMs: 120_000,
      });
      const long = typeof fields.long === 'string' ? longText(request, fields.long) : undefined;
      return {
        fields: { ...fields, ...(typeof long === 'object' && { long: { bytes: long.endByte } }) },
        files: Object.fromEntries(
          Object.entries(files).map(([name, { path, tooLarge, sha256, sizeBytes }]) => {
            const bytes = readFileSync(path);
            assert.equal(bytes.length, sizeBytes);
            if (sha256 !== null) assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
            return [name, { content: bytes.toString('latin1'), tooLarge, isHashed: sha256 !== null }];
          }),
        ),
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return reply.code(400).send({ error: error.message });
    }
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterTest(t, async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(60_000) });
    return (await response.json()) as Read & { error?: string };
  };
  const postText = (lines: string, boundary = 'b') =>
    post(lines.replaceAll('\n', '\r\n'), { 'content-type': `multipart/form-data; boundary=${boundary}` });
  return { url, folder, post, postText };
};

const form = (entries: [string, string | Blob][]): FormData => {
  const made = new FormData();
  for (const [name, value] of entries) made.append(name, value);
  return made;
};
const a = 'Content-Disposition: form-data; name="a"';

test('multipart bodies', async (t) => {
  const { url, folder, post, postText } = await startReader(t);

  await t.test('what a platform sends is what arrives', async () => {
    const parts = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[a-z_[\]]{1,20}$/),
        bytes: fc.uint8Array({ maxLength: 3000 }),
        isFile: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6, selector: ({ name }) => name },
    );
    await fc.assert(
      fc.asyncProperty(parts, async (sent) => {
        const { fields, files } = await post(
          form(
            sent.map(({ name, bytes, isFile }) => [
              name,
              isFile ? new File([bytes], 'video "é".mp4') : Buffer.from(bytes).toString('hex'),
            ]),
          ),
        );
        for (const { name, bytes, isFile } of sent)
          if (isFile) assert.equal(files[name]?.content, Buffer.from(bytes).toString('latin1'));
          else assert.equal(fields[name], Buffer.from(bytes).toString('hex'));
        assert.equal(Object.keys(fields).length + Object.keys(files).length, sent.length);
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  await t.test('parts come out whole wherever the body is cut into packets', async () => {
    const body = Buffer.from(
      `ignored\r\n--b\r\n${a}\r\n\r\nvalue\r\n--b\r\ncontent-type: audio/wav\r\ncontent-disposition: FORM-DATA; name=f; filename="x.wav"\r\n\r\n\r\n--c\r\n--\r\r\n-b\r\n--b--\r\nignored`,
    );
    const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary="b"\r\nContent-Length: ${body.length}\r\n\r\n`;
    const send = async (cut: number): Promise<string> => {
      const raw = await openRaw(url);
      await raw.send(head);
      await raw.send(body.subarray(0, cut));
      await new Promise((resolve) => setImmediate(resolve));
      await raw.send(body.subarray(cut));
      return /\{"fields.*\}/.exec(await raw.closed)![0];
    };
    const answers = await Promise.all(Array.from({ length: body.length - 1 }, (_, n) => send(n + 1)));
    assert.deepEqual(
      [...new Set(answers)].map((answer) => JSON.parse(answer)),
      [
        {
          fields: { a: 'value' },
          files: { f: { content: '\r\n--c\r\n--\r\r\n-b', tooLarge: false, isHashed: false } },
        },
      ],
    );
  });

  await t.test('headers of a part are read for what they say', async () => {
    const read = (head: string) => postText(`--b\n${head}\n\nx\n--b--`);
    assert.ok((await read(`${a}\nContent-Type: application/octet-stream`)).files.a);
    assert.ok((await read(`${a}; filename*=UTF-8''%66`)).files.a);
    assert.deepEqual((await read(`${a}\nContent-Type: text/plain; charset="utf-8"`)).fields, { a: 'x' });
    assert.deepEqual(
      (
        await post(
          form([
            ['a', '1'],
            ['a', '2'],
            ['a', '3'],
          ]),
        )
      ).fields,
      { a: ['1', '2', '3'] },
    );
    assert.match((await read('Content-Disposition: form-data')).error!, /has no name/);
    for (const head of [
      'Content-Disposition: attachment; name="a"',
      'X-Other: 1',
      `X: ${'h'.repeat(20_000)}\n${a}`,
      'Content-Disposition form-data name',
      '',
    ])
      assert.match((await read(head)).error!, /has no Content-Disposition of form-data/);
  });

  await t.test('malformed bodies are refused at once', async () => {
    for (const body of [
      '',
      '--',
      'x',
      '--b',
      '--b\n',
      `--b\n${a}\n\nx`,
      `--b\n${a}\n\nx\n--b`,
      `--b\n${a}; filename="f"\n\nx`,
      `--b\nX: ${'h'.repeat(20_000)}`,
      // Headers that do not end before the next delimiter.
      '--b\nX: 1\n--b--',
      `--b\n${a}\n--b--`,
      `--b\n${a}; filename="f"\n--b\n${a}\n\nx\n--b--`,
      `--b\n${a}; filename="f"\n\nx\n--b\nX: 1\n--b--`,
    ])
      assert.match((await postText(body)).error ?? 'read', /malformed/, JSON.stringify(body.slice(0, 60)));
    assert.match((await postText(`--b\n${a}\n\nx\n--b--`, 'other')).error!, /malformed/);
    for (const type of ['multipart/form-data', `multipart/form-data; boundary=${'b'.repeat(5000)}`])
      assert.match((await post('x', { 'content-type': type })).error!, /names no multipart boundary/);
  });

  await t.test('a body cut off in a part beyond those that are read is refused, and no more', async () => {
    const parts = `--b\n${a}\n\nx\n`.repeat(101);
    for (const file of ['', `--b\n${a}; filename="f"\n\nx\n`])
      for (const end of [`--b\n${a}\n\nx`, `--b\n${a}; filename="g"\n\nx`, '--b\nX: 1'])
        assert.match((await postText(file + parts + end)).error!, /too many parts/);
    assert.deepEqual((await postText(`--b\n${a}\n\nx\n--b--`)).fields, { a: 'x' });
  });

  await t.test('limits', async () => {
    const many = (count: number, value: () => string | Blob) =>
      form(Array.from({ length: count }, (_, n) => [`n${n}`, value()]));
    assert.equal(Object.keys((await post(many(100, () => 'x'))).fields).length, 100);
    assert.match((await post(many(101, () => 'x'))).error!, /too many parts/);
    assert.equal(Object.keys((await post(many(8, () => new Blob(['x'])))).files).length, 8);
    assert.match((await post(many(9, () => new Blob(['x'])))).error!, /too many parts/);
    assert.equal((await post(form([['n'.repeat(200), 'x']]))).error, undefined);
    assert.match((await post(form([['n'.repeat(201), 'x']]))).error!, /name of a part .* too long/);
    assert.equal((await post(form([['a', 'x'.repeat(262_144)]]))).error, undefined);
    assert.match((await post(form([['a', 'x'.repeat(262_145)]]))).error!, /field 'a' is too long/);
    assert.match(
      (
        await post(
          form([
            ['a', 'x'.repeat(200_000)],
            ['b', 'x'.repeat(62_145)],
          ]),
        )
      ).error!,
      /field 'b' is too long, or all/,
    );
    assert.match(
      (
        await post(
          form([
            ['f', new Blob(['x'])],
            ['f', new Blob(['y'])],
          ]),
        )
      ).error!,
      /'f' was sent twice/,
    );
    const { files } = await post(
      form([
        ['f', new Blob(['x'.repeat(maxFileBytes + 1)])],
        ['g', new Blob(['x'.repeat(maxFileBytes)])],
      ]),
    );
    assert.deepEqual([files.f!.tooLarge, files.f!.content.length], [true, maxFileBytes]);
    assert.equal(files.g!.tooLarge, false);
  });

  await t.test('a long field stays on disk, a short one is text', async () => {
    assert.ok((await post(form([['long', 'x'.repeat(32_768)]]))).fields.long === 'x'.repeat(32_768));
    assert.deepEqual((await post(form([['long', 'x'.repeat(32_769)]]))).fields, { long: { bytes: 32_769 } });
  });

  await t.test('files are hashed where the request may be repeated', async () => {
    const body = () => form([['f', new Blob(['x'])]]);
    const isHashed = async (headers: Record<string, string>) =>
      ((await post(body(), headers)).files.f as unknown as { isHashed: boolean }).isHashed;
    assert.equal(await isHashed({}), false);
    assert.equal(await isHashed({ 'idempotency-key': 'k' }), true);
    assert.equal(await isHashed({ 'x-stainless-retry-count': '0' }), true);
  });

  await waitFor(() => readdirSync(folder).length === 0);
});
