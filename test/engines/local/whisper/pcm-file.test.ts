import assert from 'node:assert/strict';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sampleRate } from '../../../../src/engines/local/whisper/audio/mel.ts';
import { openPcm } from '../../../../src/engines/local/whisper/audio/pcm-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('samples that are missing on disk are an error and not silence', async (t) => {
  const path = join(temporaryFolder(t), 'pcm');
  writeFileSync(path, new Uint8Array(new Float32Array(2 * sampleRate).fill(0.5).buffer));
  await assert.rejects(openPcm(path, 3), /Decoded were 3 s, and on disk are 2 s/);
  const pcm = await openPcm(path, 2.05);
  try {
    assert.deepEqual([...(await pcm.read(-2, 4))], [0, 0, 0.5, 0.5]);
    assert.deepEqual([...(await pcm.read(2 * sampleRate - 1, 3))], [0.5, 0, 0]);
    truncateSync(path, sampleRate);
    await assert.rejects(pcm.read(0, sampleRate), /end too early/);
  } finally {
    await pcm.close();
  }
});
