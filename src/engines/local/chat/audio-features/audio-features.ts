/** Measures recordings in a separate process. */
import type { Logger } from '../../../../lib/logger.ts';
import { createProcessPool } from '../../../process-pool.ts';
import type { RecordingTools } from '../recording.ts';
import type { AudioFeatures } from './measure.ts';

export const createAudioFeatures = (options: { maxQueue: number; idleMs: number; logger: Logger }) => {
  const pool = createProcessPool({
    ...options,
    name: 'audio features',
    modulePath: new URL('./audio-features-process.ts', import.meta.url),
    processes: 1,
  });
  const measure: RecordingTools['measure'] = ({ pcmPath, durationSeconds }, { signal, accountId }) =>
    pool.call<AudioFeatures>(
      'measure',
      { pcmPath },
      // An hour of audio takes about 20 s on a slow core.
      { signal, accountId, timeoutMs: 30_000 + durationSeconds * 100 },
    );
  return { measure, close: pool.close };
};
