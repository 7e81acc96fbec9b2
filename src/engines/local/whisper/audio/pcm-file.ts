/** A decoded recording on disk: 16 kHz mono 32-bit floats, read in pieces. */

import { open } from 'node:fs/promises';

export const openPcm = async (path: string) => {
  const handle = await open(path);
  const samples = Math.floor((await handle.stat()).size / 4);
  return {
    samples,

    /** Samples before the beginning or after the end are zero. */
    async read(start: number, count: number): Promise<Float32Array> {
      const values = new Float32Array(count);
      const from = Math.max(0, start);
      const until = Math.min(samples, start + count);
      if (until > from) {
        const bytes = new Uint8Array(values.buffer, (from - start) * 4, (until - from) * 4);
        await handle.read(bytes, 0, bytes.length, from * 4);
      }
      return values;
    },

    async close(): Promise<void> {
      await handle.close();
    },
  };
};

export type PcmFile = Awaited<ReturnType<typeof openPcm>>;
