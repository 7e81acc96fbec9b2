/** SECURITY.md promises nothing that no test holds. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('every promise names tests that exist', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const promises = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise|fault) /.test(line));
  assert.ok(promises.length > 30);
  for (const promise of promises) {
    const tests = Array.from(promise.matchAll(/`((?:packages\/\w+\/)?test\/[^`]+)`/g), ([, path]) => path!);
    assert.ok(tests.length > 0, promise);
    for (const path of tests) assert.ok(existsSync(path), path);
  }
});
