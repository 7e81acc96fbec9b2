/** Rows a store test starts from. */
import { createAccounts } from '../../src/db/accounts.ts';
import { createApiKeys } from '../../src/db/api-keys.ts';
import { createAuditLog } from '../../src/db/console/audit-log.ts';
import { createNotifications } from '../../src/db/create-notifications.ts';
import type { Database } from '../../src/db/database.ts';
import { createLedger, type Payer } from '../../src/db/ledger.ts';
import type { Account, Caller } from '../../src/domain/account.ts';
import { hashSecret } from '../../src/domain/api-key.ts';
import { notBegun, usualOptions, type VideoTask } from '../../src/domain/video-task.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { opaqueId } from '../../src/lib/ids.ts';
import { createAccountAdmin, type NewKey } from '../../src/services/account-admin.ts';

export const adminOf = (db: Database) =>
  createAccountAdmin({
    db,
    accounts: createAccounts(db),
    apiKeys: createApiKeys(db),
    ledger: createLedger(db, systemClock),
    notifications: createNotifications(db),
    auditLog: createAuditLog(db, systemClock),
    clock: systemClock,
  });

/** A new account with one key; without a balance it is unlimited. */
export const createCaller = async (db: Database, wanted: Partial<NewKey> = {}): Promise<Caller> => {
  const { key } = await adminOf(db).createKey({ account: `account-${opaqueId(8)}`, ...wanted });
  return (await createApiKeys(db).findCaller(hashSecret(key)))!;
};

export const createPayer = async (db: Database, wanted: Partial<NewKey> = {}): Promise<Payer> => {
  const { account, key } = await createCaller(db, wanted);
  return { accountId: account.id, keyId: key.id };
};

export const readAccount = async (db: Database, id: string): Promise<Account> =>
  (await createAccounts(db).find(id))!;

export const sampleTask = (fields: Partial<VideoTask> = {}): VideoTask => ({
  id: `beta-2:${opaqueId()}`,
  accountId: 'acc_sample',
  keyId: 'key_sample',
  family: 'beta',
  model: 'beta-2',
  prompt: 'a red balloon',
  enhancedPrompt: 'a red balloon',
  seconds: 4,
  size: '480x480',
  width: 480,
  height: 480,
  options: {
    seed: 7,
    images: [],
    watermark: true,
    ...usualOptions,
  },
  remixOf: null,
  ...notBegun(1_800_000_000_000),
  held: 0,
  queueTurn: 1,
  ...fields,
});
