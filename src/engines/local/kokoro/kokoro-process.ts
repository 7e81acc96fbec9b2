/** The engine process: loads Kokoro once and speaks texts of several accounts round-robin, piece by piece. */

import { serveEngine } from '../../child-process-server.ts';
import type { SpeechJob } from '../../engine.ts';
import type { SavedGraphs } from '../onnx/graph-folders.ts';
import { createSynthesiser } from './model/synthesiser.ts';
import { createPhonemizerThread } from './phonemizer-thread.ts';
import { createSpeaker, type SpeechChunk } from './speak.ts';
import { planSpeech } from './speech-plan.ts';
import { createStyleVectors } from './style-vectors.ts';

export type KokoroProcessData = {
  modelPaths: string[];
  graphs: SavedGraphs;
  voicePaths: Record<string, string>;
  threads: number;
  integerConvolutions: boolean;
};

export type SpeechEvent = SpeechChunk & { index: number };

let speak: ReturnType<typeof createSpeaker>;

serveEngine({
  load: async (data: KokoroProcessData) => {
    const phonemizer = createPhonemizerThread();
    const [synthesise] = await Promise.all([createSynthesiser(data), phonemizer.load('en-us')]);
    speak = createSpeaker({ synthesise, phonemizer, styles: createStyleVectors(data.voicePaths) });
  },
  handlers: {
    /** Calls wait until the model is loaded. */
    ready: async () => true,
    speak: async (job: SpeechJob, { signal, exclusive, emit }) => {
      let index = 0;
      for await (const part of speak(planSpeech(job), { signal, exclusive }))
        emit({ index: index++, ...part } satisfies SpeechEvent);
    },
  },
});
