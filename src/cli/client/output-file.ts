/** Where the result of a command goes: a file that appears when it is whole, or standard output. */
import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CommandContext } from '../command.ts';
import { fileError } from '../exit-codes.ts';

export const standardOutput = '-';

/** Writes what `chunks` brings. A file gets its name only when all of it is there. */
export const writeOutput = async (
  { stdout }: Pick<CommandContext, 'stdout'>,
  path: string,
  chunks: AsyncIterable<Uint8Array | string>,
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

/** Before the work is done: a folder that is not there should not cost a video. */
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
