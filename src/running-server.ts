/** The address of the running server, in a file of the data folder, so that commands on this machine find it. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { isPrivateFile, writePrivateFile } from './lib/files/private-files.ts';
import type { Logger } from './lib/logger.ts';

export type RunningServer = {
  /** As this machine reaches it. */
  url: string;
  pid: number;
  /** When the process began, in the system's own units; null where the system does not say. */
  processStart: string | null;
  /** `serve` keeps running and comes back after a restart; a command's own server ends with the command. */
  startedBy: 'serve' | 'command';
};

const pathIn = (dataDir: string): string => join(dataDir, 'server.json');

/** Returns a function that removes the file. A server that cannot write it, on a full disk, still serves. */
export const writeServerFile = (
  dataDir: string,
  server: Pick<RunningServer, 'url' | 'startedBy'>,
  logger: Pick<Logger, 'warn'>,
): (() => void) => {
  const path = pathIn(dataDir);
  const { pid } = process;
  try {
    writePrivateFile(path, `${JSON.stringify({ ...server, pid, processStart: startOf(pid) })}\n`);
  } catch (error) {
    logger.warn(
      { err: error, path },
      'could not save the address of this server; commands on this data folder will not find it',
    );
  }
  return () => {
    if (readServerFile(path)?.pid === pid) rmSync(path, { force: true });
  };
};

/**
 * The server named in the file, when its process is alive. A killed process leaves its file behind, and its number and
 * port may be somebody else's since. Commands send a key, prompts and recordings there, and the file of a cloned or
 * unpacked folder may name any server: only one that this user started on this machine is trusted.
 */
export const findRunningServer = (dataDir: string): (RunningServer & { isTrusted: boolean }) | undefined => {
  const path = pathIn(dataDir);
  const server = readServerFile(path);
  if (!server || !isAlive(server.pid)) return undefined;
  const start = startOf(server.pid);
  if (server.processStart !== null && server.processStart !== start) return undefined;
  return {
    ...server,
    isTrusted:
      isOnThisMachine(server.url) &&
      isPrivateFile(path) &&
      isOwnProcess(server.pid) &&
      server.processStart === start,
  };
};

/** Also the address of a network that the server listens at instead of the loopback address. */
const isOnThisMachine = (url: string): boolean => {
  const name = (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (/^(localhost|127(\.\d{1,3}){3}|::1)$/.test(name)) return true;
  return Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === name));
};

/** The 22nd field of its state; the second, its name, may have spaces and brackets. */
const startOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)/s, '').split(' ')[20] ?? null;
  } catch {
    return null;
  }
};

/** On a system that does not show owners, a process of another user takes no signal. */
const isOwnProcess = (pid: number): boolean => {
  try {
    return statSync(`/proc/${pid}`).uid === process.getuid?.();
  } catch {
    return takesSignals(pid);
  }
};

const takesSignals = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const readServerFile = (path: string): RunningServer | undefined => {
  try {
    const { url, pid, processStart, startedBy } = JSON.parse(
      readFileSync(path, 'utf8'),
    ) as Partial<RunningServer>;
    if (!URL.canParse(url ?? '') || !Number.isInteger(pid)) return undefined;
    return {
      url: url!,
      pid: pid!,
      processStart: processStart ?? null,
      startedBy: startedBy === 'command' ? 'command' : 'serve',
    };
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
