/** Chooses the notifications of the configured database. */
import type { Database } from './database.ts';
import { createSubscribers, type Notifications } from './notifications.ts';
import { KinoraPostgresAdapter } from './postgres/dialect.ts';
import { createPostgresNotifications } from './postgres/notifications.ts';
import { KinoraSqliteAdapter } from './sqlite/dialect.ts';
import { createSqliteNotifications } from './sqlite/notifications.ts';

export const createNotifications = (db: Database): Notifications => {
  const { adapter } = db.getExecutor();
  if (adapter instanceof KinoraPostgresAdapter)
    return createPostgresNotifications(db, adapter.location, createSubscribers());
  if (adapter instanceof KinoraSqliteAdapter)
    return createSqliteNotifications(() => adapter.driver.dataVersion(), createSubscribers());
  throw new Error('Notifications need one of our own database dialects.');
};
