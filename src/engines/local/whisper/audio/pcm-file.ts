/** A decoded recording on disk: 16 kHz mono 32-bit floats, read in pieces. */

import { open } from 'node:fs/promises';
import { sampleRate } from './mel.ts';

/** A resampler may give a few samples more or less than the length says. */
const slackSeconds = 0.1;

/** `durationSeconds`: how much was decoded, where that is known. A file with less was cut off, and its rest must not pass for silence. */
export const openPcm = async (path: string, durationSeconds = 0) => {
  const handle = await open(path);
  const samples = Math.floor((await handle.stat()).size / 4);
  if (samples < (durationSeconds - slackSeconds) * sampleRate) {
    await handle.close();
    throw new Error(`Decoded were ${durationSeconds} s, and on disk are ${samples / sampleRate} s.`);
  }
  return {
    samples,

    /** Samples before the beginning or after the end are zero. */
    async read(start: number, count: number): Promise<Float32Array> {
      const values = new Float32Array(count);
      const from = Math.max(0, start);
      const until = Math.min(samples, start + count);
      if (until > from) {
        const bytes = new Uint8Array(values.buffer, (from - start) * 4, (until - from) * 4);
        for (let done = 0; done < bytes.length; ) {
          const { bytesRead } = await handle.read(bytes, done, bytes.length - done, from * 4 + done);
          if (bytesRead === 0) throw new Error('The decoded samples end too early.');
          done += bytesRead;
        }
      }
      return values;
    },

    async close(): Promise<void> {
      await handle.close();
    },
  };
};

export type PcmFile = Awaited<ReturnType<typeof openPcm>>;
