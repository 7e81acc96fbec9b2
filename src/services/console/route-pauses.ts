/**
 * Routes that operators have paused. Stored in the database, and read every three seconds by every process: no restart
 * is needed, and what was paused stays so after one.
 */
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../db/settings.ts';
import { AdminError } from '../../domain/errors.ts';
import type { Logger } from '../../lib/logger.ts';

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
  let stored: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const parse = (): string[] => JSON.parse(stored ?? '[]') as string[];

  const load = async (): Promise<void> => {
    const found = await settings.find(pausesSetting);
    if (found === stored) return;
    stored = found;
    deps.apply(new Set(parse()));
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
      const action = isPaused ? 'route.pause' : 'route.resume';
      const write = (value: string, known: string | undefined) =>
        db.transaction().execute(async (transaction) => {
          if (!(await settings.replace(transaction, pausesSetting, known, value))) return false;
          await auditLog.insert({ actor, action, subject: name, details: {} }, transaction);
          return true;
        });
      // Again on what another operator left meanwhile.
      for (let isWritten = false; !isWritten; ) {
        await load();
        const others = parse().filter((other) => other !== name);
        isWritten = await write(JSON.stringify(isPaused ? [...others, name] : others), stored);
      }
      await load();
    },
  };
};
export type RoutePauses = ReturnType<typeof createRoutePauses>;
