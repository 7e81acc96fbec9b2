import { createWhisperEngine } from '../../../src/engines/local/whisper/whisper-engine.ts';
import { createLogger } from '../../../src/lib/logger.ts';

type Options = Parameters<typeof createWhisperEngine>[0];

/** A recogniser in one process, of the weights that come with the packages. */
export const createSmallRecogniser = (
  modelsDir: string,
  models: Options['models'],
  options: Partial<Options> = {},
) =>
  createWhisperEngine({
    models,
    modelsDir,
    hubUrl: null,
    threads: 1,
    processes: 1,
    maxQueue: 4,
    logger: createLogger('silent'),
    ...options,
  });
