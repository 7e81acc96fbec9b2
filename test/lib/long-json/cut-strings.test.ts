import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createStringCutter } from '../../../src/lib/long-json/cut-strings.ts';
import { readBeginning, readLongText, saveBase64 } from '../../../src/lib/long-json/long-text.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const cut = (json: string, chunkBytes: number, maxInlineBytes: number) => {
  const cutter = createStringCutter({ maxInlineBytes, placeholderPrefix: '#' });
  const bytes = Buffer.from(json);
  const strings: Buffer[] = [];
  let open: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const { pieces, ends } = cutter.take(bytes.subarray(at, at + chunkBytes));
    const out = Buffer.concat(pieces);
    let from = 0;
    for (const end of ends) {
      strings.push(Buffer.concat([...open, out.subarray(from, end)]));
      [open, from] = [[], end];
    }
    open.push(out.subarray(from));
  }
  return { cutter, rest: cutter.rest(), strings: strings.map((raw) => raw.toString()) };
};

test('long strings are cut out wherever chunks end, short ones stay, and together they are the JSON again', () => {
  const values = [
    { a: 'x'.repeat(50), b: ['short', 'y"\\/\n\u0001\u2028é漢😀'.repeat(9)], ['k'.repeat(40)]: 1, c: '' },
    [
      '"'.repeat(30),
      '\\'.repeat(31),
      `${'z'.repeat(20)}`,
      `${'z'.repeat(21)}`,
      { deep: [{ er: 'é'.repeat(11) }] },
    ],
    'w'.repeat(100),
    { n: 1.5e3, t: true, u: null },
  ];
  for (const value of values) {
    for (const json of [JSON.stringify(value), JSON.stringify(value, null, 2).replaceAll('/', '\\/')]) {
      for (let chunkBytes = 1; chunkBytes <= 40; chunkBytes += 1) {
        const { cutter, rest, strings } = cut(json, chunkBytes, 20);
        assert.equal(cutter.isMalformed(), false);
        assert.ok(cutter.remainingBytes() === Buffer.byteLength(rest));
        const again = rest.replace(/#(\d+)/g, (_, index) => strings[Number(index)]!);
        assert.equal(again, json, `chunks of ${chunkBytes}`);
        assert.ok(strings.every((raw) => Buffer.byteLength(raw) > 20));
        const kept = rest.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
        assert.ok(kept.every((text) => Buffer.byteLength(text) <= 22));
      }
    }
  }
});

test('what JSON does not allow in a string is noticed in one that is cut out', () => {
  const long = 'A'.repeat(30);
  for (const bad of ['\n', '\t', '\u0000', '\\x', '\\u12g4', '\\u 123', '\\'])
    for (const chunkBytes of [1, 7, 100]) {
      const { cutter, rest } = cut(`{"a":"${long}${bad}${long}"}`, chunkBytes, 20);
      const isCaught = cutter.isMalformed() || !isJson(rest);
      assert.ok(isCaught, JSON.stringify(bad));
    }
  for (const open of [`{"a":"${long}`, `{"a":"${long}\\"}`]) assert.ok(!isJson(cut(open, 9, 20).rest));
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('base64 in a file becomes its bytes; what is none is refused as Buffer would not', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'text');
  const lay = (raw: string) => {
    writeFileSync(path, `before${raw}after`);
    return { path, startByte: 6, endByte: 6 + Buffer.byteLength(raw), sha256: null };
  };
  const save = async (raw: string, maxBytes = 1e9) => {
    const saved = await saveBase64(lay(raw), join(folder, 'out'), {
      prefix: /^data:[^,]*;base64,/i,
      maxBytes,
    });
    return { ...saved, bytes: readFileSync(join(folder, 'out')) };
  };
  for (const size of [1, 2, 3, 1000, 300_000, 786_431, 786_432, 786_433]) {
    const bytes = randomBytes(size);
    const plain = bytes.toString('base64');
    const lines = (plain.match(/.{1,76}/g) ?? []).join('\\r\\n');
    for (const raw of [
      plain,
      plain.replaceAll('=', ''),
      plain.replaceAll('/', '\\/'),
      plain.replaceAll('+', '\\u002b'),
      bytes.toString('base64url'),
      `data:audio/wav;base64,${plain}`,
      lines,
    ]) {
      const saved = await save(raw);
      assert.equal(saved.isValid, true);
      assert.equal(saved.sizeBytes, size);
      assert.ok(saved.bytes.equals(bytes));
    }
  }
  const groups = 'QUJD'.repeat(100_000);
  for (const raw of [
    '====',
    'A',
    `${groups}A`,
    `${groups}A===`,
    `${groups}=${groups}`,
    `${groups} `,
    `${groups}%%%%`,
    `${groups}é`,
    `${groups}\\\\`,
    `${groups}\\u0141QUI`,
    `data:;base64,`,
  ])
    assert.equal((await save(raw)).isValid, false, raw.slice(-10));
  const large = await save(groups, 1000);
  assert.deepEqual([large.isValid, large.sizeBytes], [true, 300_000]);
  assert.equal(await readLongText(lay('a\\n\\u00e9é"'.slice(0, -1))), 'a\néé');
  assert.equal(await readBeginning(lay(`data:${groups}`), 8), 'data:QUJ');
});
