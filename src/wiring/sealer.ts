/** Encrypts what is stored: with KINORA_ENCRYPTION_KEY, or on SQLite with a file of the data folder. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { writePrivateFile } from '../lib/files/private-files.ts';
import { createSealer, type Sealer } from '../lib/sealed-text.ts';

const fileName = 'encryption.key';

const readOrWrite = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  writePrivateFile(path, `${secret}\n`);
  return secret;
};

/** Null: several processes may share a Postgres, and a file of one of them is not there for the others. */
export const openSealer = ({ encryptionKey, databaseUrl, dataDir }: Config): (() => Sealer | null) => {
  let sealer: Sealer | null | undefined;
  return () => {
    if (sealer === undefined) {
      const secret = encryptionKey ?? (databaseUrl ? null : readOrWrite(join(dataDir, fileName)));
      sealer = secret === null ? null : createSealer(secret);
    }
    return sealer;
  };
};
