/** The API key with which commands use the server of their data folder: created once, stored beside the database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../../lib/files/data-folder.ts';
import { writePrivateFile } from '../../lib/files/private-files.ts';
import { firstAccount, terminalKeyName } from '../../services/account-admin.ts';
import type { CommandContext } from '../command.ts';

const pathIn = (dataDir: string): string => join(dataDir, 'terminal.key');

/** `renew`: the stored key was refused, because it was revoked or the database was replaced. */
export const terminalKey = async (
  { withStore }: Pick<CommandContext, 'withStore'>,
  dataDir: string,
  { renew = false } = {},
): Promise<string> => {
  const path = pathIn(dataDir);
  const stored = renew ? undefined : readKey(path);
  if (stored !== undefined) return stored;
  makeDataFolder(dataDir);
  // No rate limit, like the operator's first key.
  const wanted = { account: firstAccount, name: terminalKeyName, requestsPerMinute: 0 };
  const { key } = await withStore(({ accountAdmin }) => accountAdmin.createKey(wanted));
  writePrivateFile(path, `${key}\n`);
  return key;
};

const readKey = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};
