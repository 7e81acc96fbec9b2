/** One file of an upload, written to disk while it arrives. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { opaqueId } from '../../lib/ids.ts';

export type UploadedFile = {
  path: string;
  sizeBytes: number;
  /** Null unless requested. */
  sha256: string | null;
  tooLarge: boolean;
};

/** Bytes above `maxBytes` are read and discarded, so that the client can read our response. */
export const receiveFile = async (
  source: Readable,
  scratchDir: () => Promise<string>,
  { maxBytes, isHashed }: { maxBytes: number; isHashed: boolean },
): Promise<UploadedFile> => {
  const hash = isHashed ? createHash('sha256') : undefined;
  const path = join(await scratchDir(), `upload-${opaqueId(8)}`);
  await using file = await open(path, 'w');
  let sizeBytes = 0;
  let tooLarge = false;
  for await (const chunk of source) {
    const taken = (chunk as Buffer).subarray(0, maxBytes - sizeBytes);
    if (taken.length < chunk.length) tooLarge = true;
    if (taken.length === 0) continue;
    hash?.update(taken);
    sizeBytes += taken.length;
    await file.writeFile(taken);
  }
  return { path, sizeBytes, sha256: hash?.digest('hex') ?? null, tooLarge };
};
