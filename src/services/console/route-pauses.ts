/**
 * Routes that operators have paused. Stored in the database, and read every three seconds by every process: no restart
 * is needed, and what was paused stays so after one.
 */
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../db/settings.ts';
import type { Logger } from '../../lib/logger.ts';
import { AdminError } from '../account-admin.ts';

const pausesSetting = 'paused_routes';
const pollMs = 3_000;

export const createRoutePauses = (deps: {
  db: Database;
  settings: Settings;
  auditLog: Pick<AuditLog, 'insert'>;
  /** The names of the servers behind routes. */
  known: () => string[];
  apply: (names: ReadonlySet<string>) => void;
  logger: Logger;
}) => {
  const { db, settings, auditLog } = deps;
  let stored = '[]';
  let timer: NodeJS.Timeout | undefined;

  const load = async (): Promise<void> => {
    const found = (await settings.find(pausesSetting)) ?? '[]';
    if (found === stored) return;
    stored = found;
    deps.apply(new Set(JSON.parse(stored) as string[]));
  };

  return {
    load,

    start(): void {
      timer = setInterval(() => {
        load().catch((error) => deps.logger.warn({ err: error }, 'could not read paused routes'));
      }, pollMs);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),

    async set(name: string, isPaused: boolean, actor: string): Promise<void> {
      if (!deps.known().includes(name)) throw new AdminError(`There is no route "${name}".`, 'server');
      await load();
      const others = (JSON.parse(stored) as string[]).filter((other) => other !== name);
      await db.transaction().execute(async (transaction) => {
        await settings.set(transaction, pausesSetting, JSON.stringify(isPaused ? [...others, name] : others));
        const action = isPaused ? 'route.pause' : 'route.resume';
        await auditLog.insert({ actor, action, subject: name, details: {} }, transaction);
      });
      await load();
    },
  };
};
export type RoutePauses = ReturnType<typeof createRoutePauses>;
