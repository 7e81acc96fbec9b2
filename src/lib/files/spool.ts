/** Bytes that wait for a slow reader: the first of them in memory, the rest in a file that goes with the last. */
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const pieceBytes = 64 * 1024;
/** Of memory for a piece of any size, roughly. */
const bytesAbout = 512;

/** To be read once. */
export type Spooled = () => AsyncGenerator<Uint8Array>;

export const createSpool = (path: string, mostInMemory: number) => {
  let inMemory = 0;
  let end = 0;
  let file: Promise<FileHandle> | undefined;
  /** The last piece in the file. */
  let last: { length: number; isRead: boolean } | undefined;

  const openFile = async (): Promise<FileHandle> => {
    await mkdir(dirname(path), { recursive: true });
    return open(path, 'wx+', 0o600);
  };

  const kept = (bytes: Uint8Array): Spooled => {
    inMemory += bytes.length + bytesAbout;
    return async function* () {
      inMemory -= bytes.length + bytesAbout;
      yield bytes;
    };
  };

  /** Apart from what has the bytes at hand, which would stay in memory with the function. */
  const stored = (handle: FileHandle, start: number, piece: { length: number; isRead: boolean }): Spooled =>
    async function* () {
      for (let done = 0; done < piece.length; ) {
        const wanted = Math.min(pieceBytes, piece.length - done);
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, start + done);
        if (bytesRead === 0) throw new Error('A temporary file ends too early.');
        done += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
      piece.isRead = true;
    };

  return {
    /** One after another. With `joins` null where it has become a part of the piece before, which is not read yet. */
    async put(bytes: Uint8Array, joins = false): Promise<Spooled | null> {
      if (inMemory + bytes.length + bytesAbout <= mostInMemory) {
        last = undefined;
        return kept(bytes);
      }
      file ??= openFile();
      const handle = await file;
      const start = end;
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, start + done);
        done += bytesWritten;
      }
      end += bytes.length;
      if (joins && last?.isRead === false) {
        last.length += bytes.length;
        return null;
      }
      last = { length: bytes.length, isRead: false };
      return stored(handle, start, last);
    },

    async close(): Promise<void> {
      const handle = await file?.catch(() => undefined);
      await handle?.close();
      if (handle) await rm(path, { force: true });
    },
  };
};
