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
  {
    sizeBytes,
    onPercent,
    signal,
    stallMs = 60_000,
  }: {
    sizeBytes: number;
    onPercent: (percent: number) => void;
    signal: AbortSignal | undefined;
    /** How long the hub may send nothing. */
    stallMs?: number;
  },
): Promise<string> => {
  const stalled = new AbortController();
  const stall = () => stalled.abort(new Error('the hub sent nothing for too long'));
  let timer = setTimeout(stall, stallMs);
  const until = AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]);
  try {
    return await receive(url, path, { sizeBytes, onPercent, signal: until }, () => {
      clearTimeout(timer);
      timer = setTimeout(stall, stallMs);
    });
  } catch (error) {
    throw stalled.signal.aborted ? stalled.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
};

const receive = async (
  url: URL,
  path: string,
  {
    sizeBytes,
    onPercent,
    signal,
  }: { sizeBytes: number; onPercent: (percent: number) => void; signal: AbortSignal },
  onBytes: () => void,
): Promise<string> => {
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`the hub answered ${response.status}`);
  const hash = createHash('sha256');
  let seenBytes = 0;
  let saidPercent = 0;
  const watch = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      onBytes();
      hash.update(chunk);
      seenBytes += chunk.length;
      // It would fill the disk before its hash is looked at.
      if (seenBytes > sizeBytes) throw new Error(`the hub sent more than ${sizeBytes} bytes`);
      const percent = Math.floor((seenBytes / sizeBytes) * 100);
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
    { signal },
  );
  return hash.digest('hex');
};
