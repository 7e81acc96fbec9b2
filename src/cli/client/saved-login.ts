/** The server and key of `kinora login`, in a file that only this user reads. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { writePrivateFile } from '../../lib/files/private-files.ts';
import { CommandError, exitCodes, fileError } from '../exit-codes.ts';

type Login = { url: string; key: string };

export const readLogin = (path: string): Login | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fileError(path, error);
  }
  try {
    const { url, key } = JSON.parse(text) as Partial<Login>;
    if (typeof url === 'string' && URL.canParse(url) && typeof key === 'string') return { url, key };
  } catch {}
  throw new CommandError(exitCodes.file, `${path} is damaged. Run "kinora login URL" again.`);
};

export const saveLogin = (path: string, login: Login): void => {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writePrivateFile(path, `${JSON.stringify(login)}\n`);
  } catch (error) {
    throw fileError(path, error);
  }
};

export const removeLogin = (path: string): void => rmSync(path, { force: true });
