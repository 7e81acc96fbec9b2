/** Writes the result of a command: to a file that appears when it is complete, or to standard output. */
import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CommandContext } from '../command.ts';
import { fileError } from '../exit-codes.ts';

export const standardOutput = '-';

/** Writes all `chunks`. A file gets its name only when it is complete. */
export const writeOutput = async (
  { stdout }: Pick<CommandContext, 'stdout'>,
  path: string,
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): Promise<void> => {
  if (path === standardOutput) {
    await pipeline(Readable.from(chunks), stdout, { end: false });
    return;
  }
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    checkOutput(path);
    await pipeline(Readable.from(chunks), createWriteStream(part));
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw isFileError(error) ? fileError(path, error) : error;
  }
};

/** Checked before the work: a missing folder should not cost a video. */
export const checkOutput = (path: string): void => {
  if (path === standardOutput) return;
  const folder = dirname(path);
  try {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  } catch (error) {
    throw fileError(folder, error);
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw fileError(path, Object.assign(new Error('a folder'), { code: 'EISDIR' }));
};

const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'path' in error;
