/** The process that runs Whisper: recordings of several accounts round-robin, window by window. */

import { serveEngine } from '../../child-process-server.ts';
import { collectGarbage } from '../collect-garbage.ts';
import type { SavedGraphs } from '../onnx/graph-folders.ts';
import { loadSpeechDetector, type SpeechDetector } from './audio/speech-detector.ts';
import { loadWhisper, type Whisper } from './model.ts';
import { transcribe } from './transcribe.ts';
import type { ModelFiles } from './weight-set.ts';
import { OtherLanguage, type TranscribeRequest } from './window-decoder.ts';

export type WhisperProcessData = {
  files: ModelFiles;
  graphs: SavedGraphs;
  detectorPath: string | null;
  threads: number;
};

/** Nothing was transcribed: the speech is in another language than the request's `onlyLanguage`. */
export type HeardOther = { otherLanguage: string };

let models: { whisper: Whisper; detector: SpeechDetector | null } | undefined;

serveEngine({
  load: async ({ files, graphs, detectorPath, threads }: WhisperProcessData) => {
    models = {
      whisper: await loadWhisper(files, graphs, threads),
      detector: detectorPath === null ? null : await loadSpeechDetector(detectorPath),
    };
    // Building the graphs leaves a copy of the weights.
    collectGarbage();
  },
  handlers: {
    /** Calls wait until the model is loaded. */
    ready: async () => true,
    transcribe: async (request: TranscribeRequest, { signal, exclusive, emit }) => {
      if (models === undefined) throw new Error('The model is not loaded.');
      try {
        return await transcribe(models, request, { signal, exclusive, onSegments: emit });
      } catch (error) {
        if (error instanceof OtherLanguage) return { otherLanguage: error.message } satisfies HeardOther;
        throw error;
      }
    },
  },
});
