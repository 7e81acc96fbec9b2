/** Opens a file in the program that this machine uses for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError, exitCodes } from '../exit-codes.ts';

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether a program could be started. */
export const openFile = async (path: string): Promise<boolean> => {
  const [program, ...words] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program!, [...words, path], { stdio: 'ignore', detached: true });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch {
    return false;
  }
};

/** For --play: the file is there, so that only the player can be missing. */
export const play = async (path: string): Promise<void> => {
  if (!(await openFile(path)))
    throw new CommandError(exitCodes.failed, `${path} is written; no program to play it was found.`);
};
