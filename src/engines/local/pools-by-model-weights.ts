/** Pools of engine processes by their weights: each found and started when first needed, and tried again when it could not be. */
import { ApiError } from '../../domain/errors.ts';
import type { Logger } from '../../lib/logger.ts';
import { createEngineHost, type EngineHost, type EngineHostOptions } from '../process-pool.ts';
import { WeightsUnavailableError } from './weights.ts';

export type PoolOptions = Pick<EngineHostOptions, 'processes' | 'maxQueue' | 'idleMs' | 'memoryLimitMb'>;

/** A step of a large model takes seconds on a busy machine, and loading it again takes longer than waiting for its end. */
const abortGraceMs = 60_000;

export const createWeightedHosts = <K extends string>(
  options: PoolOptions &
    Pick<EngineHostOptions, 'concurrencyPerProcess' | 'maxRunningPerAccount'> & { logger: Logger },
  /** Finds the weights of a pool, which may take a download. */
  describe: (name: K) => Promise<Pick<EngineHostOptions, 'name' | 'modulePath' | 'data'>>,
) => {
  const { processes, maxQueue, idleMs, memoryLimitMb, concurrencyPerProcess, maxRunningPerAccount, logger } =
    options;
  const hosts = new Map<K, Promise<EngineHost>>();

  const start = async (name: K): Promise<EngineHost> =>
    createEngineHost({
      ...(await describe(name)),
      processes,
      maxQueue,
      idleMs,
      memoryLimitMb,
      concurrencyPerProcess,
      maxRunningPerAccount,
      abortGraceMs,
      logger,
    });

  return {
    async hostOf(name: K): Promise<EngineHost> {
      const starting = hosts.get(name) ?? start(name);
      hosts.set(name, starting);
      try {
        return await starting;
      } catch (error) {
        hosts.delete(name);
        if (!(error instanceof WeightsUnavailableError)) throw error;
        logger.error({ err: error, engine: name }, 'no weights');
        throw new ApiError('service_unavailable', {
          message: 'The weights of this model are not installed.',
          cause: error,
        });
      }
    },
    async stats(): Promise<Partial<Record<K, ReturnType<EngineHost['stats']>>>> {
      const entries = [...hosts].map(async ([name, host]) => [name, (await host).stats()] as const);
      return Object.fromEntries(await Promise.all(entries)) as Partial<
        Record<K, ReturnType<EngineHost['stats']>>
      >;
    },
    async close(): Promise<void> {
      const started = await Promise.allSettled(hosts.values());
      await Promise.all(
        started.map((host) => (host.status === 'fulfilled' ? host.value.close() : undefined)),
      );
    },
  };
};
