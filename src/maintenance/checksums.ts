/**
 * Checksums of a backup: `files.sha256` has a line for each file, as `sha256sum --check` reads it. They find what was
 * damaged or changed by mistake; who can write the backup can write them too.
 */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../lib/start-error.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createFileBlobStore } from '../storage/files.ts';

const listName = 'files.sha256';

export type Checksums = {
  /** Of kinora.db. */
  database: string;
  /** Of files.sha256; null: files are left out. */
  files: string | null;
};

/** Of a list of two million files; a larger one is not read into memory. */
const mostTextBytes = 256 * 1024 * 1024;

/** Plain files only: a link in a backup may lead to any file of the machine. */
const openPlainFile = async (path: string): Promise<FileHandle> => {
  // To open a pipe would wait for a writer.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error) => {
    throw new StartError(`${path} cannot be read, or is not a plain file (${error.code}).`, { cause: error });
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new StartError(`${path} is not a plain file.`);
};

/** A text of a backup, which may be of any size until it is known who wrote it. */
export const readPlainFile = async (path: string, mostBytes = mostTextBytes): Promise<string> => {
  await using file = await openPlainFile(path);
  const { size } = await file.stat();
  if (size > mostBytes) throw new StartError(`${path} is too large: ${size} bytes.`);
  return await file.readFile('utf8');
};

export const hashPlainFile = async (path: string): Promise<string> => {
  await using file = await openPlainFile(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream('', { fd: file, autoClose: false }), hash);
  return hash.digest('hex');
};

/** The files of a backup, which stays as it is: it may be on a medium that cannot be written. */
export const openBackupFiles = async (folder: string): Promise<BlobStore> => {
  const rootDir = join(folder, 'files');
  const stats = await lstat(rootDir).catch(() => undefined);
  if (!stats?.isDirectory()) throw new StartError(`${rootDir} is missing, or is not a plain folder.`);
  return createFileBlobStore({ rootDir, isReadOnly: true });
};

/** The lines of all files, in the order of their names. */
const hashFiles = async (folder: string): Promise<string> => {
  const store = await openBackupFiles(folder);
  const lines: string[] = [];
  for await (const { key } of store.list()) {
    const name = `files/${key.replaceAll(':', '%3A')}`;
    lines.push(`${await hashPlainFile(join(folder, name))}  ${name}\n`);
  }
  return lines.toSorted((one, other) => (one.slice(64) < other.slice(64) ? -1 : 1)).join('');
};

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

export const writeChecksums = async (
  folder: string,
  databaseName: string,
  hasFiles: boolean,
): Promise<Checksums> => {
  const database = await hashPlainFile(join(folder, databaseName));
  if (!hasFiles) return { database, files: null };
  const list = await hashFiles(folder);
  await writeFile(join(folder, listName), list, { mode: 0o600 });
  return { database, files: hashText(list) };
};

export const requireChecksums = async (
  folder: string,
  databaseName: string,
  expected: Checksums,
): Promise<void> => {
  if ((await hashPlainFile(join(folder, databaseName))) !== expected.database)
    throw new StartError(`${join(folder, databaseName)} is not the database that was backed up.`);
  if (expected.files === null) return;
  const path = join(folder, listName);
  const list = await readPlainFile(path);
  if (hashText(list) !== expected.files) throw new StartError(`${path} is not the list that was backed up.`);
  const found = await hashFiles(folder);
  if (found === list) return;
  const known = new Set(list.split('\n'));
  const differing = found.split('\n').find((line) => !known.has(line));
  throw new StartError(
    differing === undefined
      ? `Files are missing in ${folder}: ${path} lists more than there are.`
      : `${join(folder, differing.slice(66))} is not the file that was backed up.`,
  );
};
