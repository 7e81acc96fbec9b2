/** Voice, ears, facts and reading of this machine, each in one process, with what they have installed. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createAudioFeatures } from '../../src/engines/local/chat/audio-features/audio-features.ts';
import { createReading } from '../../src/engines/local/chat/reading/reading.ts';
import { createKokoroEngine } from '../../src/engines/local/kokoro/kokoro.ts';
import { createWhisperEngine } from '../../src/engines/local/whisper/whisper-engine.ts';
import { createMedia } from '../../src/engines/media/media.ts';
import { createLogger } from '../../src/lib/logger.ts';

export const startLocalEngines = (folder: string) => {
  const shared = {
    modelsDir: join(folder, 'models'),
    logger: createLogger('warn'),
    maxQueue: 8,
    idleMs: 0,
  };
  const local = { ...shared, hubUrl: null, processes: 1, threads: availableParallelism() };
  const models = { 'listen-1': 'base', 'listen-large-v3': 'small' } as const;
  const engines = {
    media: createMedia({ processes: 1 }),
    voice: createKokoroEngine(local),
    whisper: createWhisperEngine({ ...local, models }),
    facts: createAudioFeatures(shared),
    reading: createReading(shared),
  };
  const close = () => Promise.all(Object.values(engines).map((engine) => engine.close()));
  return { ...engines, close };
};
