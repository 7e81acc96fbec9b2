/** Bytes that wait for a slow reader: the first of them in memory, the rest in a file that goes with the last. */
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const pieceBytes = 64 * 1024;

/** To be read once. */
export type Spooled = () => AsyncGenerator<Uint8Array>;

export const createSpool = (path: string, mostInMemory: number) => {
  let inMemory = 0;
  let end = 0;
  let file: Promise<FileHandle> | undefined;

  const openFile = async (): Promise<FileHandle> => {
    await mkdir(dirname(path), { recursive: true });
    return open(path, 'wx+', 0o600);
  };

  const kept = (bytes: Uint8Array): Spooled => {
    inMemory += bytes.length;
    return async function* () {
      inMemory -= bytes.length;
      yield bytes;
    };
  };

  /** Apart from what has the bytes at hand, which would stay in memory with the function. */
  const stored = (handle: FileHandle, start: number, length: number): Spooled =>
    async function* () {
      for (let done = 0; done < length; ) {
        const wanted = Math.min(pieceBytes, length - done);
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, start + done);
        if (bytesRead === 0) throw new Error('A temporary file ends too early.');
        done += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    };

  return {
    /** One after another. */
    async put(bytes: Uint8Array): Promise<Spooled> {
      if (inMemory + bytes.length <= mostInMemory) return kept(bytes);
      file ??= openFile();
      const handle = await file;
      const start = end;
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, start + done);
        done += bytesWritten;
      }
      end += bytes.length;
      return stored(handle, start, bytes.length);
    },

    async close(): Promise<void> {
      const handle = await file?.catch(() => undefined);
      await handle?.close();
      if (handle) await rm(path, { force: true });
    },
  };
};
