import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildKernel } from '../../src/render/build-kernel.ts';

test('the committed kernel is what its sources give', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kernel-'));
  try {
    const built = join(folder, 'kernel.wasm');
    await buildKernel(built);
    const committed = await readFile(new URL('../../src/render/kernel/kernel.wasm', import.meta.url));
    assert.ok(committed.equals(await readFile(built)), 'run npm run build:kernel');
  } finally {
    await rm(folder, { recursive: true });
  }
});
