/** Starts the local engines when the first of them is to be tested. */
import { tmpdir } from 'node:os';
import type { Config } from '../../config/config.ts';
import type { Model } from '../../domain/models.ts';
import { createEngineSelfTest } from '../../engines/local/engine-self-test.ts';
import { createLocalEngines } from '../../engines/local/local-engines.ts';
import { createMedia } from '../../engines/media/media.ts';
import { createLogger } from '../../lib/logger.ts';
import { localEngineOptions } from '../../local-engine-options.ts';

/** Includes time for loading weights. */
const timeoutMs = 180_000;

export const createLocalCheck = (config: Config) => {
  const start = async () => {
    const logger = createLogger('silent');
    const engines = await createLocalEngines(localEngineOptions(config, logger));
    const media = createMedia({ processes: 1, logger });
    return {
      selfTest: createEngineSelfTest({ engines, media, folder: tmpdir() }),
      close: () => Promise.all([engines.close(), media.close()]),
    };
  };
  let starting: ReturnType<typeof start> | undefined;

  return {
    /** What the engine did; throws when it failed. `onReady`: prerequisites are loaded, and the test begins. */
    async run({ kind }: Pick<Model, 'kind'>, model: string, onReady: () => void): Promise<string> {
      starting ??= start();
      const { selfTest } = await starting;
      return selfTest.run(kind, model, AbortSignal.timeout(timeoutMs), onReady);
    },
    async close() {
      await (await starting)?.close();
    },
  };
};
