/**
 * Process pools by model weights: each set of weights is located and its pool started when first needed; a failed start
 * is retried.
 */
import { ApiError } from '../../domain/errors.ts';
import type { Logger } from '../../lib/logger.ts';
import { createProcessPool, type ProcessPool, type ProcessPoolOptions } from '../process-pool.ts';

export type PoolOptions = Pick<ProcessPoolOptions, 'processes' | 'maxQueue' | 'idleMs' | 'memoryLimitMb'>;

/**
 * A step of a large model takes seconds on a busy machine, and reloading it takes longer than waiting for the step to
 * end.
 */
const abortGraceMs = 60_000;
/** A file of several gigabytes is read from a slow disk. */
const loadLimitMs = 600_000;

export const createPoolsByModelWeights = <K extends string>(
  options: PoolOptions &
    Pick<ProcessPoolOptions, 'concurrencyPerProcess' | 'maxRunningPerAccount'> & { logger: Logger },
  /**
   * Locates the weights of a pool, which may need a download. They are loaded while they are verified, and not used
   * before.
   */
  describe: (
    name: K,
  ) => Promise<Pick<ProcessPoolOptions, 'name' | 'modulePath' | 'data'> & { verified?: Promise<void> }>,
) => {
  const { logger, ...limits } = options;
  const pools = new Map<K, Promise<ProcessPool>>();
  /** Of those that were tried: whether they load. */
  const loads = new Map<K, boolean>();

  const load = (pool: ProcessPool): Promise<unknown> => pool.call('ready', null, { timeoutMs: loadLimitMs });

  const start = async (name: K): Promise<ProcessPool> => {
    const { verified, ...described } = await describe(name);
    const pool = createProcessPool({ ...limits, ...described, abortGraceMs, logger });
    if (verified === undefined) return pool;
    // A failure to load is reported by the call that needs it.
    load(pool).catch(() => {});
    try {
      await verified;
      return pool;
    } catch (error) {
      await pool.close();
      throw error;
    }
  };

  const poolOf = async (name: K): Promise<ProcessPool> => {
    const starting = pools.get(name) ?? start(name);
    pools.set(name, starting);
    try {
      return await starting;
    } catch (error) {
      pools.delete(name);
      if (error instanceof ApiError) throw error;
      logger.error({ err: error, engine: name }, 'no weights');
      throw new ApiError('service_unavailable', {
        message: 'The weights of this model are not installed.',
        cause: error,
      });
    }
  };

  return {
    poolOf,
    /**
     * The pool of the first of these that loads, best first. Each is tried once: what was installed meanwhile is used
     * from the next call on, and when it does not load the next of the list goes on in its place. The processes answer
     * `ready` when they are loaded.
     */
    async firstThatLoads(names: K[]): Promise<ProcessPool | undefined> {
      for (const name of names) {
        if (loads.get(name) === false) continue;
        try {
          const pool = await poolOf(name);
          if (!loads.has(name)) await load(pool);
          loads.set(name, true);
          return pool;
        } catch (error) {
          logger.error({ err: error, engine: name }, 'a model could not be loaded');
          loads.set(name, false);
        }
      }
      return undefined;
    },
    async stats(): Promise<Partial<Record<K, ReturnType<ProcessPool['stats']>>>> {
      const entries = [...pools].map(async ([name, pool]) => [name, (await pool).stats()] as const);
      return Object.fromEntries(await Promise.all(entries)) as Partial<
        Record<K, ReturnType<ProcessPool['stats']>>
      >;
    },
    async close(): Promise<void> {
      const started = await Promise.allSettled(pools.values());
      await Promise.all(
        started.map((pool) => (pool.status === 'fulfilled' ? pool.value.close() : undefined)),
      );
    },
  };
};
