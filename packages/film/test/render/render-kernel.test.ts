import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isBuiltOfSources } from '../../src/render/kernel-record.ts';

test('the committed kernel was built of the present sources and not changed since', () => {
  const committed = readFileSync(new URL('../../src/render/kernel/kernel.wasm', import.meta.url));
  assert.ok(isBuiltOfSources(committed), 'run npm run build:kernel');
  const changed = Buffer.from(committed);
  changed[1000]! += 1;
  assert.ok(!isBuiltOfSources(changed));
});
