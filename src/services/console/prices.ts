/**
 * Prices set in the console. They are stored in the database and override the config file; every process polls them, so
 * that a change takes effect everywhere within five seconds.
 */
import { createHash } from 'node:crypto';
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { LedgerTotals } from '../../db/money/ledger-totals.ts';
import type { Settings } from '../../db/settings.ts';
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import { createModelCatalogue, type ModelCatalogue } from '../../domain/models.ts';
import { toCredits } from '../../domain/money.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';

const pricesSetting = 'prices';
const pollMs = 3000;
const week = 7 * 86_400;

type Prices = Record<string, number>;

/** By model, in micro-credits; without those of the config file. */
export const readSetPrices = async (settings: Pick<Settings, 'find'>): Promise<Prices> =>
  JSON.parse((await settings.find(pricesSetting)) ?? '{}') as Prices;

export const createPrices = (deps: {
  db: Database;
  settings: Settings;
  ledgerTotals: LedgerTotals;
  auditLog: AuditLog;
  models: ModelCatalogue;
  /** Of the config file, in micro-credits. */
  configured: Prices;
  clock: Clock;
  logger: Logger;
}) => {
  const { db, settings, ledgerTotals, auditLog, models, configured, clock, logger } = deps;
  const ownPrices = createModelCatalogue();
  let stored: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const parse = (): Prices => JSON.parse(stored ?? '{}') as Prices;

  const versionOf = (): string =>
    createHash('sha256')
      .update(stored ?? '{}')
      .digest('hex')
      .slice(0, 16);

  const load = async (): Promise<void> => {
    const found = await settings.find(pricesSetting);
    if (found === stored) return;
    stored = found;
    models.setPrices({ ...configured, ...parse() });
  };

  /** Null removes the console's price. */
  const applied = (changes: Record<string, number | null>): Prices => {
    for (const id of Object.keys(changes))
      if (ownPrices.find(id)?.id !== id) throw invalidParameter('prices', `there is no model "${id}"`);
    const merged = { ...parse(), ...changes };
    return Object.fromEntries(
      Object.entries(merged).filter((entry): entry is [string, number] => entry[1] !== null),
    );
  };

  return {
    load,

    start(): void {
      timer = setInterval(() => {
        load().catch((error) => logger.warn({ err: error }, 'could not read prices'));
      }, pollMs);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),

    list: () =>
      models.list().map((model) => {
        const own = parse()[model.id];
        const fromFile = configured[model.id];
        return {
          model,
          price: model.price,
          shipped: ownPrices.find(model.id)!.price,
          configured: fromFile ?? null,
          set: own ?? null,
          source: own !== undefined ? 'console' : fromFile !== undefined ? 'config file' : 'shipped',
        } as const;
      }),

    /** Other values whenever somebody has set a price. */
    version: versionOf,

    /**
     * With `version`, only where the prices are still those. Without, what others set for other models meanwhile stays:
     * the change is made again on what they left.
     */
    async set(changes: Record<string, number | null>, actor: string, version?: string): Promise<void> {
      const details = Object.fromEntries(
        Object.entries(changes).map(([id, price]) => [id, price === null ? null : toCredits(price)]),
      );
      const write = (value: string, known: string | undefined) =>
        db.transaction().execute(async (transaction) => {
          if (!(await settings.replace(transaction, pricesSetting, known, value))) return false;
          await auditLog.insert({ actor, action: 'prices.set', subject: 'prices', details }, transaction);
          return true;
        });
      for (let isWritten = false; !isWritten; ) {
        await load();
        if (version !== undefined && version !== versionOf()) throw new ApiError('changed_meanwhile');
        isWritten = await write(JSON.stringify(applied(changes)), stored);
      }
      await load();
    },

    /**
     * The charges of the last seven days at these prices. Charges are proportional to the price; work served by a route
     * with its own price is computed as if it had none.
     */
    async preview(changes: Record<string, number | null>) {
      const wanted = { ...configured, ...applied(changes) };
      const at = createModelCatalogue(wanted);
      const now = unixSeconds(clock.nowMs());
      const to = Math.ceil((now + 1) / 3600) * 3600;
      const from = to - week;
      const totals = await ledgerTotals.totals(
        { from, to, kind: 'charge' },
        { time: null, account: false, model: true },
      );
      const rows = totals.map(({ model, amount, rows: requests }) => {
        const known = model === null ? undefined : models.find(model);
        const [today, then] = known ? [known.price, at.find(known.id)!.price] : [0, 0];
        const charged = -amount;
        return {
          model,
          requests,
          charged,
          wouldBe: today === then ? charged : today === 0 ? null : Math.round((charged * then) / today),
        };
      });
      return { from, to, rows };
    },
  };
};
export type PriceList = ReturnType<typeof createPrices>;
