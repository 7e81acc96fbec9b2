import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boundaryOf, createMultipartParser, MultipartBroken } from '../../src/lib/multipart-parser.ts';

type Part = { name: string | undefined; isFile: boolean; charset: string | undefined; content: string };

/** Fed in pieces that end at these places. */
const parse = (body: Buffer, boundary: string, cuts: number[] = []): Part[] => {
  const parts: Part[] = [];
  const parser = createMultipartParser(boundary, (head) => {
    const chunks: Buffer[] = [];
    return {
      data: (bytes) => chunks.push(bytes),
      end: () => parts.push({ ...head, content: Buffer.concat(chunks).toString('latin1') }),
    };
  });
  let from = 0;
  for (const cut of [...cuts, body.length]) {
    parser.write(body.subarray(from, cut));
    from = cut;
  }
  parser.end();
  return parts;
};

const text = (lines: string) => Buffer.from(lines.replaceAll('\n', '\r\n'), 'latin1');
const twoParts = text(
  'to be ignored\n--cut\nContent-Disposition: form-data; name="model"\n\nlisten-1\n--cut  \ncontent-type: audio/wav\ncontent-disposition: FORM-DATA; name=file; filename="a \\"b\\".wav"\n\n\n--cu\n--cu\r\n--not\n--cut--\nand this',
);
const expected = [
  { name: 'model', isFile: false, charset: undefined, content: 'listen-1' },
  { name: 'file', isFile: true, charset: undefined, content: '\r\n--cu\r\n--cu\r\r\n--not' },
];

test('parts come out whole wherever the body is cut into pieces', () => {
  assert.deepEqual(parse(twoParts, 'cut'), expected);
  for (let first = 0; first <= twoParts.length; first += 1) {
    assert.deepEqual(parse(twoParts, 'cut', [first]), expected, `cut at ${first}`);
    assert.deepEqual(parse(twoParts, 'cut', [first, Math.min(first + 1, twoParts.length)]), expected);
  }
  assert.deepEqual(parse(twoParts, 'cut', Array.from(twoParts.keys())), expected);
});

test('what a platform FormData sends is what arrives', async () => {
  const parts = fc.array(
    fc.record({
      name: fc.stringMatching(/^[a-z_[\]]{1,20}$/),
      bytes: fc.uint8Array({ maxLength: 300 }),
      isFile: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(parts, fc.array(fc.nat(3000), { maxLength: 8 }), async (sent, cuts) => {
      const form = new FormData();
      for (const { name, bytes, isFile } of sent)
        if (isFile) form.append(name, new File([bytes], 'video "é".mp4'));
        else form.append(name, Buffer.from(bytes).toString('hex'));
      const request = new Response(form);
      const boundary = boundaryOf(request.headers.get('content-type')!)!;
      const body = Buffer.from(await request.arrayBuffer());
      const places = cuts.filter((cut) => cut < body.length).sort((one, other) => one - other);
      assert.deepEqual(
        parse(body, boundary, places).map(({ name, isFile, content }) => ({ name, isFile, content })),
        sent.map(({ name, bytes, isFile }) => ({
          name,
          isFile,
          content: Buffer.from(bytes).toString(isFile ? 'latin1' : 'hex'),
        })),
      );
    }),
    { numRuns: 200 },
  );
});

test('heads are read for what they say', () => {
  const head = (lines: string) => parse(text(`--b\n${lines}\n\nx\n--b--`), 'b')[0];
  const disposition = 'Content-Disposition: form-data; name="a"';
  assert.equal(head(`${disposition}\nContent-Type: application/octet-stream`)?.isFile, true);
  assert.equal(head(`${disposition}; filename*=UTF-8''%66`)?.isFile, true);
  assert.equal(head(`${disposition}\nContent-Type: text/plain; charset="utf-16le"`)?.charset, 'utf-16le');
  assert.equal(head('Content-Disposition: attachment; name="a"')?.name, undefined);
  assert.equal(head('X-Other: 1')?.name, undefined);
  assert.equal(head('')?.name, undefined);
});

test('a body that does not end, or not as it should, is broken', () => {
  for (const body of [
    '',
    '--',
    'x',
    '--b',
    '--b\n',
    '--b\nContent-Disposition: form-data; name="a"\n\nx',
    '--b\nContent-Disposition: form-data; name="a"\n\nx\n--b',
    '--bb\n\nx\n--b--',
    `--b\nX: ${'h'.repeat(20_000)}`,
    `--b\nX: ${'h'.repeat(20_000)}\n\nx\n--b--`,
  ])
    assert.throws(() => parse(text(body), 'b'), MultipartBroken, body.slice(0, 60));
});

test('the boundary is taken from the content type, quoted or not', () => {
  assert.equal(boundaryOf('multipart/form-data; boundary=abc'), 'abc');
  assert.equal(boundaryOf('multipart/form-data; charset=utf-8; Boundary="a b;c"; x=1'), 'a b;c');
  assert.equal(boundaryOf('multipart/form-data'), undefined);
  assert.equal(boundaryOf('multipart/form-data; boundary='), undefined);
  assert.equal(boundaryOf('multipart/form-data; boundary=""'), undefined);
});
