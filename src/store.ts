/** Database and storage alone, for the command line: without server and engines. */
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { createAccounts } from './db/accounts.ts';
import { createApiKeys } from './db/api-keys.ts';
import { createAuditLog } from './db/console/audit-log.ts';
import { createConsoleSessions } from './db/console/sessions.ts';
import { createConsoleTokens } from './db/console/tokens.ts';
import { requireWhole } from './db/copy/copy-tables.ts';
import { createNotifications } from './db/create-notifications.ts';
import { openDatabase } from './db/database.ts';
import { createDatabaseClock } from './db/database-clock.ts';
import { createLedger } from './db/ledger.ts';
import { createSettings } from './db/settings.ts';
import { createWebhookDeliveries } from './db/webhooks/deliveries.ts';
import { createWebhookEndpoints } from './db/webhooks/endpoints.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createAccountAdmin } from './services/account-admin.ts';
import { createOperatorTokens } from './services/console/operator-tokens.ts';
import { createWebhookAdmin } from './services/webhooks/webhook-admin.ts';

export const openStore = async (
  config: Config,
  clock: Clock = systemClock,
  onWait: (sentence: string) => void = () => {},
) => {
  const db = await openDatabase(
    config.databaseUrl === null
      ? { sqlitePath: join(config.dataDir, 'kinora.db') }
      : {
          postgresUrl: config.databaseUrl,
          limits: {
            poolSize: config.databasePoolSize,
            connectMs: config.databaseConnectSeconds * 1000,
            statementMs: config.databaseStatementSeconds * 1000,
          },
        },
    { ...(config.databaseUrl !== null && { waitMs: config.databaseWaitSeconds * 1000 }), onWait },
  );
  await requireWhole(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  const accounts = createAccounts(db);
  const apiKeys = createApiKeys(db);
  const ledger = createLedger(db, clock);
  const notifications = createNotifications(db);
  const auditLog = createAuditLog(db, clock);
  const accountAdmin = createAccountAdmin({ db, accounts, apiKeys, ledger, auditLog, notifications, clock });
  const endpoints = createWebhookEndpoints(db);
  const deliveries = createWebhookDeliveries(db, createDatabaseClock(db, clock));
  const webhookAdmin = createWebhookAdmin({
    db,
    accounts,
    accountAdmin,
    endpoints,
    deliveries,
    notifications,
    auditLog,
    clock,
  });
  const sessions = createConsoleSessions(db);
  const tokens = createConsoleTokens(db);
  const operatorTokens = createOperatorTokens({ tokens, sessions, auditLog, clock });
  return {
    db,
    settings: createSettings(db),
    accounts,
    apiKeys,
    ledger,
    notifications,
    accountAdmin,
    auditLog,
    webhooks: { endpoints, deliveries },
    webhookAdmin,
    sessions,
    tokens,
    operatorTokens,
    async close(): Promise<void> {
      await notifications.close();
      await db.destroy();
    },
  };
};
export type Store = Awaited<ReturnType<typeof openStore>>;
