/** Files that a command sends, named by path or `-` for standard input. */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { FormFile } from '../../lib/http/http-body.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { fileError } from '../exit-codes.ts';

export const standardInput = '-';

/** A file as a part of a form. Its name is ours except for the extension, which some servers check. */
export const formFile = async (
  { stdin }: Pick<CommandContext, 'stdin'>,
  field: string,
  path: string,
): Promise<FormFile> => {
  const type = 'application/octet-stream';
  if (path === standardInput) {
    const blob = new Blob([new Uint8Array(await buffer(stdin))], { type });
    return { name: field, blob, filename: 'standard-input' };
  }
  await checkFile(path);
  const ending = /^\.[A-Za-z0-9]{1,8}$/.exec(extname(path))?.[0] ?? '';
  return { name: field, blob: await openAsBlob(path, { type }), filename: `file${ending}` };
};

export const checkFile = async (path: string): Promise<void> => {
  try {
    if ((await stat(path)).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  } catch (error) {
    throw fileError(path, error);
  }
};

/** Text of an argument, or of standard input where it is `-` or absent and input is piped. */
export const readTextInput = async (
  { stdin }: Pick<CommandContext, 'stdin'>,
  given: string | undefined,
  what: string,
): Promise<string> => {
  if (given !== undefined && given !== standardInput) return given;
  if (given === undefined && stdin.isTTY) throw new UsageError(`${what} is missing.`);
  const piped = (await text(stdin)).trim();
  if (piped === '') throw new UsageError(`${what} is empty.`);
  return piped;
};

export const nameWithoutEnding = (path: string): string =>
  path === standardInput ? 'standard-input' : basename(path, extname(path));
