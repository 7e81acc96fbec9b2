/** One file of an upload: on disk, or in memory while it is small. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { opaqueId } from '../../lib/ids.ts';
import type { PartReader } from '../../lib/multipart-parser.ts';

export type UploadedFile = {
  /** Empty while `bytes` are the whole of it. */
  path: string;
  bytes: Buffer | null;
  sizeBytes: number;
  /** Empty unless asked for. */
  sha256: string;
  tooLarge: boolean;
};

export const receiveFile = (
  scratchDir: () => Promise<string>,
  options: {
    /** What lies above it is read and dropped, so that the client gets to read our answer. */
    maxBytes: number;
    keptBytes: number;
    isHashed: boolean;
    /** Nothing more is to be sent until this has settled. */
    onFull: (drained: Promise<void>) => void;
  },
): PartReader & { received: () => Promise<UploadedFile>; giveUp: () => Promise<void> } => {
  const { maxBytes, keptBytes } = options;
  const hash = options.isHashed ? createHash('sha256') : undefined;
  const waiting: Buffer[] = [];
  let sizeBytes = 0;
  let tooLarge = false;
  let path = '';
  let file: FileHandle | undefined;
  let writing: Promise<void> | undefined;

  const writeOut = async (): Promise<void> => {
    if (!file) {
      path = join(await scratchDir(), `upload-${opaqueId(8)}`);
      file = await open(path, 'w');
    }
    // One by one: joining them first would make the collector's work twice as large.
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) await file.writeFile(piece);
    writing = undefined;
  };
  const startWriting = (): Promise<void> => {
    if (!writing) {
      writing = writeOut();
      // Whoever waits for it is told; until somebody does, it must not end the process.
      writing.catch(() => {});
    }
    return writing;
  };

  return {
    data(bytes) {
      const taken = bytes.subarray(0, maxBytes - sizeBytes);
      if (taken.length < bytes.length) tooLarge = true;
      if (taken.length === 0) return;
      hash?.update(taken);
      sizeBytes += taken.length;
      waiting.push(taken);
      if (sizeBytes <= keptBytes) return;
      const written = startWriting();
      if (waiting.length > 0) options.onFull(written);
    },

    end() {},

    async received() {
      if (sizeBytes > keptBytes || keptBytes === 0) await startWriting();
      await file?.close();
      const bytes = file ? null : Buffer.concat(waiting);
      return { path, bytes, sizeBytes, sha256: hash?.digest('hex') ?? '', tooLarge };
    },

    async giveUp() {
      await writing?.catch(() => {});
      await file?.close();
    },
  };
};
