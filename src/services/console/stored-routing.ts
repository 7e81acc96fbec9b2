/**
 * Upstreams and routes that operators added, as the database has them. Every process reads them every three seconds, so
 * that a change needs no restart.
 */
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../db/settings.ts';
import type { AuditEntry } from '../../domain/audit.ts';
import { AdminError } from '../../domain/errors.ts';
import type { Routing } from '../../domain/route.ts';
import type {
  ConsoleRouting,
  ConsoleUpstream,
  RoutingProblem,
} from '../../domain/upstream/console-routing.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Sealer } from '../../lib/sealed-text.ts';
import { Secret } from '../../lib/secret.ts';

/** `key`: encrypted, for this upstream at this address. */
export type StoredUpstream = ConsoleUpstream & { key?: string };
export type Stored = { upstreams: Record<string, StoredUpstream>; routes: ConsoleRouting['routes'] };

export type ResolveRouting = (
  given: ConsoleRouting,
  keyOf: (name: string) => Secret | null,
) => { routing: Routing; problems: RoutingProblem[] };

const routingSetting = 'console_routing';
const pollMs = 3_000;
const attempts = 5;

/** A key is sent to the server only that it was given for. */
export const keyContext = (name: string, { baseUrl }: ConsoleUpstream): string =>
  `upstream ${name} ${new URL(baseUrl).origin}`;

const withoutKeys = ({ upstreams, routes }: Stored): ConsoleRouting => ({
  upstreams: Object.fromEntries(
    Object.entries(upstreams).map(([name, { key: _, ...upstream }]) => [name, upstream]),
  ),
  routes,
});

export const createStoredRouting = (deps: {
  db: Database;
  settings: Settings;
  auditLog: Pick<AuditLog, 'insert'>;
  resolve: ResolveRouting;
  apply: (routing: Routing) => void;
  /** Null: there is no secret to encrypt with. */
  sealer: () => Sealer | null;
  logger: Logger;
}) => {
  const { db, settings, auditLog, logger } = deps;
  let text: string | undefined;
  let stored: Stored = { upstreams: {}, routes: {} };
  let problems: RoutingProblem[] = [];
  let timer: NodeJS.Timeout | undefined;

  const keyIn = ({ upstreams }: Stored, name: string): Secret | null => {
    const upstream = upstreams[name];
    const key = upstream?.key && deps.sealer()?.open(upstream.key, keyContext(name, upstream));
    return key ? new Secret(key) : null;
  };
  const resolve = (some: Stored) => deps.resolve(withoutKeys(some), (name) => keyIn(some, name));

  const load = async (): Promise<void> => {
    const found = await settings.find(routingSetting);
    if (found === text) return;
    const read: Stored = found === undefined ? { upstreams: {}, routes: {} } : JSON.parse(found);
    const resolved = resolve(read);
    text = found;
    stored = read;
    problems = resolved.problems;
    deps.apply(resolved.routing);
    for (const { message } of problems)
      logger.warn({ problem: message }, 'a route or upstream of the console is not in force');
    for (const name of Object.keys(read.upstreams))
      if (read.upstreams[name]?.key && keyIn(read, name) === null)
        logger.warn({ upstream: name }, 'the key of an upstream cannot be read: enter it again');
  };

  return {
    load,
    read: (): Stored => stored,
    problems: (): RoutingProblem[] => problems,
    keyOf: (name: string): Secret | null => keyIn(stored, name),

    start(): void {
      timer = setInterval(() => {
        load().catch((error) => logger.warn({ err: error }, 'could not read the routes of the console'));
      }, pollMs);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),

    /** Throws the first problem that the change would add. */
    async change(
      entry: Omit<AuditEntry, 'id' | 'createdAt'>,
      edit: (current: Stored) => Stored | Promise<Stored>,
    ): Promise<void> {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        await load();
        const read = text;
        const wanted = await edit(structuredClone(stored));
        const known = new Set(problems.map(({ message }) => message));
        const added = resolve(wanted).problems.find(({ message }) => !known.has(message));
        if (added) throw new AdminError(`${added.message}.`, paramOf(added));
        const isDone = await db.transaction().execute(async (transaction) => {
          if (!(await settings.replace(transaction, routingSetting, read, JSON.stringify(wanted))))
            return false;
          await auditLog.insert(entry, transaction);
          return true;
        });
        if (isDone) {
          await load();
          return;
        }
      }
      throw new AdminError('Somebody else is changing the routes. Try again.');
    },
  };
};
export type StoredRouting = ReturnType<typeof createStoredRouting>;

/** The field of the console's request: the last name of the path. */
const paramOf = ({ path }: RoutingProblem): string => {
  if (path.length === 2) return path[0] === 'upstreams' ? 'name' : 'routes';
  const field = path.findLast((part) => typeof part === 'string') as string;
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
};
