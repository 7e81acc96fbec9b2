import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { missingPackages, packagesWithEngines } from '../scripts/complete-lockfile.ts';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');

test('the lockfile names every platform package, or npm ci would refuse it', () => {
  assert.deepEqual(missingPackages(JSON.parse(text)), [], 'run: node scripts/complete-lockfile.ts');
});

test('npm ci does not warn about the Node of the machine, which only installs', () => {
  assert.deepEqual(packagesWithEngines(JSON.parse(text)), [], 'run: node scripts/complete-lockfile.ts');
});

test('the lockfile names no download address', () => {
  // A workspace package is linked by its folder.
  assert.doesNotMatch(text, /"resolved": "(?!packages\/)/);
});
