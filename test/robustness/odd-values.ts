/** Values that programs tend to stumble over, as text, as JSON and as bytes. */
import fc from 'fast-check';
import { anyCharacter } from '../../packages/film/test/support/any-character.ts';

const notorious = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00tail',
  '\ufeff',
  '\u202e',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '1e400',
  '99999999999999999999',
  '0x10',
  '../../etc/passwd',
  '%00',
  '%',
  "'; drop table video_tasks; --",
  '<script>',
  '{{7*7}}',
  '日本語',
  '🎈'.repeat(50),
  'a'.repeat(5000),
  'a'.repeat(50_000),
  'http://127.0.0.1:1/x.png',
  'http://[::1]/',
  'http://',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'data:,',
  'aGVsbG8=',
];

export const oddText = fc.oneof(
  fc.constantFrom(...notorious),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('\0', '\ud800', '\udfff', '"', '\\', '%', '/', '@', ':'),
    maxLength: 12,
  }),
);

export const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 61, 1e21, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 64),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toJSON: 1 }),
  fc.array(oddText, { maxLength: 5 }),
  fc.dictionary(oddText, oddText, { maxKeys: 5 }),
  fc.jsonValue({ stringUnit: anyCharacter, maxDepth: 3 }),
);

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const manyFields = (name: (index: number) => string) =>
  `{${Array.from({ length: 10_000 }, (_, index) => `"${name(index)}":${index}`).join(',')}}`;

/** Bodies that no object of ours would serialise to. */
const oddJsonTexts = [
  '',
  'null',
  '1',
  '"text"',
  '[]',
  '{',
  '{}}',
  '{"a":1e999}',
  '{"model":"alpha3","model":"beta-2","prompt":"x","prompt":1}',
  '{"__proto__":{"model":"alpha3"},"prompt":"x"}',
  '{"constructor":{"prototype":{"model":"alpha3"}}}',
  '{"model":"__proto__","prompt":"constructor"}',
  '{"prompt":"\\ud800","model":"alpha3\\u0000"}',
  deep('[', ']', 100_000),
  `{"model":"alpha3","prompt":${deep('[', ']', 100_000)}}`,
  `{"model":"alpha3","prompt":"x","extra":${deep('[', ']', 100_000)}}`,
  `{"model":"alpha3","prompt":"x","extra":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
  `{"model":"beta-2","messages":${deep('[', ']', 100_000)}}`,
  `{"model":"alpha3","prompt":"x","n":${'9'.repeat(10_000)}}`,
  manyFields((index) => `f${index}`),
  manyFields(() => 'model'),
];

const encodings = [
  (text: string) => Buffer.from(text),
  (text: string) => Buffer.from(`\ufeff${text}`),
  (text: string) => Buffer.from(text, 'utf16le'),
  (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text: string) => Buffer.from(text, 'latin1'),
  (text: string) =>
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0xed, 0xa0, 0x80])]),
  (text: string) => Buffer.from(text).subarray(0, Math.floor(text.length / 2)),
];

export const oddJsonBytes = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...oddJsonTexts),
      oddJson.map((value) => JSON.stringify(value)),
      fc.dictionary(oddText, oddJson, { maxKeys: 6 }).map((value) => JSON.stringify(value)),
    ),
    fc.oneof({ arbitrary: fc.constant(encodings[0]!), weight: 5 }, fc.constantFrom(...encodings)),
  )
  .map(([text, encode]) => encode(text));

export const oddBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
