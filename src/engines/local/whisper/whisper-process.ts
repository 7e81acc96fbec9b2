/** The process that runs Whisper: recordings of several accounts round-robin, window by window. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serveEngine } from '../../child-process-server.ts';
import { loadSpeechDetector, type SpeechDetector } from './audio/speech-detector.ts';
import { loadWhisper, type ModelFiles, type Whisper } from './model.ts';
import { transcribe } from './transcribe.ts';
import type { TranscribeRequest } from './transcribe-request.ts';

export type WhisperProcessData = { files: ModelFiles; detectorPath: string | null; threads: number };

let models: { whisper: Whisper; detector: SpeechDetector | null } | undefined;

/** Building the graphs leaves a copy of the weights, which would stay in memory until memory runs low. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

serveEngine({
  load: async ({ files, detectorPath, threads }: WhisperProcessData) => {
    models = {
      whisper: await loadWhisper(files, threads),
      detector: detectorPath === null ? null : await loadSpeechDetector(detectorPath),
    };
    collectGarbage();
  },
  handlers: {
    transcribe: async (request: TranscribeRequest, { signal, step, emit }) => {
      if (models === undefined) throw new Error('The model is not loaded.');
      return transcribe(models, request, { signal, step, onSegments: emit });
    },
  },
});
