/** Downloads one file from the model hub to disk and hashes it. */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Resolves to the sha256 of the written bytes. */
export const downloadFile = async (
  url: URL,
  path: string,
  onPercent: (percent: number) => void,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok || response.body === null) throw new Error(`the hub answered ${response.status}`);
  const totalBytes = Number(response.headers.get('content-length') ?? 0);
  const hash = createHash('sha256');
  let seenBytes = 0;
  let saidPercent = 0;
  const watch = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      seenBytes += chunk.length;
      const percent = totalBytes > 0 ? Math.floor((seenBytes / totalBytes) * 100) : 0;
      if (percent >= saidPercent + 10) {
        saidPercent = percent - (percent % 10);
        onPercent(saidPercent);
      }
      yield chunk;
    }
  };
  await pipeline(
    Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
    watch,
    createWriteStream(path),
  );
  return hash.digest('hex');
};
