/** Writes the result of a command: to a file that appears when it is complete, or to standard output. */
import { createWriteStream, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { opaqueId } from '../../lib/ids.ts';
import type { CommandContext } from '../command.ts';
import { fileError } from '../exit-codes.ts';
import { writeWavLengths } from './wav-lengths.ts';

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
  try {
    checkOutput(path);
    if (isPlainOrMissing(path)) await writeWhole(targetOf(path), chunks);
    // A device or pipe: a rename would put a file in its place, /dev/null for example.
    else await pipeline(Readable.from(chunks), createWriteStream(path));
  } catch (error) {
    throw isFileError(error) ? fileError(path, error) : error;
  }
};

const writeWhole = async (path: string, chunks: Parameters<typeof writeOutput>[2]): Promise<void> => {
  // A name that nobody can guess, and only if it is new: in a folder of many users a link could be waiting there.
  const part = join(dirname(path), `.kinora-${opaqueId(12)}.part`);
  try {
    await pipeline(Readable.from(chunks), createWriteStream(part, { flags: 'wx' }));
    writeWavLengths(part);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};

const isPlainOrMissing = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;

/** The file behind a link; a link to nothing is replaced. */
const targetOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
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
