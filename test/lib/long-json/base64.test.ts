import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createBase64Decoder } from '../../../src/lib/long-json/base64.ts';
import { decodeBase64 } from '../../support/decode-base64.ts';

test('what was encoded comes out, in whatever pieces, alphabet and lines it came', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.array(fc.nat(300), { maxLength: 5 }),
      fc.constantFrom('base64', 'base64url', 'lines'),
      (bytes, cuts, kind) => {
        const coded = Buffer.from(bytes).toString(kind === 'base64url' ? 'base64url' : 'base64');
        const text = kind === 'lines' ? coded.replace(/.{20}/g, '$&\r\n') : coded;
        const decoder = createBase64Decoder();
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length].map((at) =>
          Math.min(at, text.length),
        );
        const decoded = places.slice(1).map((end, index) => decoder.decode(text.slice(places[index], end)));
        assert.deepEqual(Buffer.concat([...decoded, decoder.end()]), Buffer.from(bytes));
      },
    ),
  );
});

test('what is no base64 is refused', () => {
  for (const text of [
    '',
    '=',
    'A',
    'AAAAA',
    'AA=A',
    'AA===',
    'AA==AA==',
    'A A=',
    'AÄ==',
    'AAA*',
    'AAAA=',
    '\r\n',
  ])
    assert.equal(decodeBase64(text), undefined, JSON.stringify(text));
});
