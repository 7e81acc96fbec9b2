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

export const createPoolsByModelWeights = <K extends string>(
  options: PoolOptions &
    Pick<ProcessPoolOptions, 'concurrencyPerProcess' | 'maxRunningPerAccount'> & { logger: Logger },
  /** Locates the weights of a pool, which may need a download. */
  describe: (name: K) => Promise<Pick<ProcessPoolOptions, 'name' | 'modulePath' | 'data'>>,
) => {
  const { logger, ...limits } = options;
  const pools = new Map<K, Promise<ProcessPool>>();

  const start = async (name: K): Promise<ProcessPool> =>
    createProcessPool({ ...limits, ...(await describe(name)), abortGraceMs, logger });

  return {
    async poolOf(name: K): Promise<ProcessPool> {
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
