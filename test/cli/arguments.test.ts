import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCount, readCredits, readList, readTime, UsageError } from '../../src/cli/arguments.ts';
import { isoTime, table } from '../../src/cli/output.ts';

test('times: a date or a span from now', () => {
  const nowMs = 1_000_000_500;
  for (const [text, seconds] of [
    ['10s', 1_000_010],
    ['5m', 1_000_300],
    ['12h', 1_043_200],
    ['30d', 3_592_000],
    ['2030-01-02', Date.UTC(2030, 0, 2) / 1000],
    ['2030-01-02T03:04:05Z', Date.UTC(2030, 0, 2, 3, 4, 5) / 1000],
  ] as const)
    assert.equal(readTime(text, '--expires', nowMs), seconds, text);
  for (const text of ['', '10', '10y', '-1d', '2030-13-40', 'tomorrow'])
    assert.throws(() => readTime(text, '--expires', nowMs), UsageError, text);
});

test('credits, counts and lists', () => {
  assert.equal(readCredits('0.5', '--balance'), 500_000);
  assert.throws(() => readCredits('much', '--balance'), /^UsageError: --balance must be/);
  assert.equal(readCount('0', '--rpm'), 0);
  for (const text of ['', '-1', '1.5', '1e3', '9999999999'])
    assert.throws(() => readCount(text, '--rpm'), UsageError);
  assert.deepEqual(readList(' a, b ,,c'), ['a', 'b', 'c']);
});

test('tables line up; nothing is said plainly', () => {
  assert.equal(table([]), 'None.\n');
  assert.equal(
    table([
      { name: 'a', models: ['x', 'y'], quota: null },
      { name: 'longer', models: null, quota: 0 },
    ]),
    'name    models  quota\na       x, y    -\nlonger  -       0\n',
  );
  assert.equal(isoTime(0), '1970-01-01T00:00:00.000Z');
  assert.equal(isoTime(null), null);
});
