/** Measuring recordings, in a process of its own. */
import type { Logger } from '../../../../lib/logger.ts';
import { createEngineHost } from '../../../host.ts';
import type { AudioFacts } from './measure.ts';

export const createAudioFacts = (options: { maxQueue: number; idleMs: number; logger: Logger }) => {
  const host = createEngineHost({
    ...options,
    name: 'audio facts',
    modulePath: new URL('./facts-process.ts', import.meta.url),
    processes: 1,
  });
  return {
    measure: (pcmPath: string, signal: AbortSignal) =>
      host.call<AudioFacts>('measure', { pcmPath }, { signal }),
    close: host.close,
  };
};
