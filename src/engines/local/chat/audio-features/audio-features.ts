/** Measuring recordings, in a process of its own. */
import type { Logger } from '../../../../lib/logger.ts';
import { createEngineHost } from '../../../process-pool.ts';
import type { RecordingTools } from '../recording.ts';
import type { AudioFacts } from './measure.ts';

export const createAudioFacts = (options: { maxQueue: number; idleMs: number; logger: Logger }) => {
  const host = createEngineHost({
    ...options,
    name: 'audio facts',
    modulePath: new URL('./audio-features-process.ts', import.meta.url),
    processes: 1,
  });
  const measure: RecordingTools['measure'] = ({ pcmPath, durationSeconds }, { signal, accountId }) =>
    host.call<AudioFacts>(
      'measure',
      { pcmPath },
      // An hour takes a slow core some 20 s.
      { signal, accountId, timeoutMs: 30_000 + durationSeconds * 100 },
    );
  return { measure, close: host.close };
};
