/** Clients that leave while their upload is read, or right after its last byte. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TranscriptionEngine } from '../../../src/engines/engine.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { firstKey, startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

const boundary = 'a-boundary';
const head =
  `--${boundary}\r\nContent-Disposition: form-data; name="model"\r\n\r\nlisten-1\r\n` +
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n`;

const linkOf = (path: string): string => {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
};

test('what was begun for a client that left is given up: nothing runs on, is charged, or stays behind', async (t) => {
  const running = new Set<AbortSignal>();
  // Nothing but the client's leaving ends it.
  const transcription: TranscriptionEngine = {
    transcribe: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        const leave = () => {
          running.delete(signal);
          reject(signal.reason);
        };
        running.add(signal);
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { once: true });
      }),
  };
  const service = await startTestService(t, { overrides: { engines: { transcription } } });
  const folder = temporaryFolder(t);
  const short = readFileSync(makeAudio(folder, 'wav', { seconds: 1 }));
  const long = readFileSync(makeAudio(folder, 'wav', { seconds: 300, name: 'long.wav' }));

  const leave = (file: Buffer, share: number): Promise<void> => {
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return new Promise((resolve) => {
      const leaving = request(`${service.url}/v1/audio/transcriptions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${firstKey}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      });
      leaving.on('error', () => {});
      leaving.on('close', () => resolve());
      leaving.write(body.subarray(0, Math.ceil(body.length * share)), () => leaving.destroy());
    });
  };
  const openUploads = () =>
    readdirSync('/proc/self/fd').filter((name) => linkOf(`/proc/self/fd/${name}`).includes('/upload-'))
      .length;

  for (let round = 0; round < 5; round += 1)
    for (const file of [short, long]) for (const share of [0.5, 1]) await leave(file, share);
  await waitFor(() => running.size === 0);
  await waitFor(() => readdirSync(join(service.dataDir, 'kinora-tmp')).length === 0);
  if (process.platform === 'linux') await waitFor(() => openUploads() === 0);
  const { held, spent } = await service.store.accountAdmin.showAccount('default');
  assert.deepEqual([held, spent], [0, 0]);
});
