/** Measuring recordings, in a process of its own. */
import type { Logger } from '../../../../lib/logger.ts';
import { createProcessPool } from '../../../process-pool.ts';
import type { RecordingTools } from '../recording.ts';
import type { AudioFeatures } from './measure.ts';

export const createAudioFeatures = (options: { maxQueue: number; idleMs: number; logger: Logger }) => {
  const pool = createProcessPool({
    ...options,
    name: 'audio facts',
    modulePath: new URL('./audio-features-process.ts', import.meta.url),
    processes: 1,
  });
  const measure: RecordingTools['measure'] = ({ pcmPath, durationSeconds }, { signal, accountId }) =>
    pool.call<AudioFeatures>(
      'measure',
      { pcmPath },
      // An hour takes a slow core some 20 s.
      { signal, accountId, timeoutMs: 30_000 + durationSeconds * 100 },
    );
  return { measure, close: pool.close };
};
