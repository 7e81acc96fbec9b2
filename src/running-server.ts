/** The address of the running server, in a file of the data folder, so that commands on this machine find it. */
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from './lib/files/private-files.ts';
import type { Logger } from './lib/logger.ts';

export type RunningServer = {
  /** As this machine reaches it. */
  url: string;
  pid: number;
  /** `serve` keeps running and comes back after a restart; a command's own server ends with the command. */
  startedBy: 'serve' | 'command';
};

const pathIn = (dataDir: string): string => join(dataDir, 'server.json');

/** Returns a function that removes the file. A server that cannot write it, on a full disk, still serves. */
export const writeServerFile = (
  dataDir: string,
  server: RunningServer,
  logger: Pick<Logger, 'warn'>,
): (() => void) => {
  const path = pathIn(dataDir);
  try {
    writePrivateFile(path, `${JSON.stringify(server)}\n`);
  } catch (error) {
    logger.warn(
      { err: error, path },
      'could not save the address of this server; commands on this data folder will not find it',
    );
  }
  return () => {
    if (readServerFile(path)?.pid === server.pid) rmSync(path, { force: true });
  };
};

/**
 * The server named in the file, when its process is alive. A killed process leaves its file behind. A file of another
 * user may name only this machine: commands send a key there.
 */
export const findRunningServer = (dataDir: string): RunningServer | undefined => {
  const path = pathIn(dataDir);
  const server = readServerFile(path);
  if (!server || !isAlive(server.pid)) return undefined;
  return isLoopback(server.url) || isOwnFile(path) ? server : undefined;
};

/** Whether the user's own key may go to the server of this file: on this machine, and started by this user. */
export const isTrustedServer = (dataDir: string, url: string): boolean =>
  isLoopback(url) && isWrittenByServer(pathIn(dataDir));

const isLoopback = (url: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');

const isOwnFile = (path: string): boolean => {
  const { uid, mode } = lstatSync(path);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
};

/** As `writeServerFile` leaves it: the file of a cloned or unpacked folder can be read by others. */
const isWrittenByServer = (path: string): boolean => isOwnFile(path) && (lstatSync(path).mode & 0o077) === 0;

const readServerFile = (path: string): RunningServer | undefined => {
  try {
    const { url, pid, startedBy } = JSON.parse(readFileSync(path, 'utf8')) as Partial<RunningServer>;
    if (!URL.canParse(url ?? '') || !Number.isInteger(pid)) return undefined;
    return { url: url!, pid: pid!, startedBy: startedBy === 'command' ? 'command' : 'serve' };
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
