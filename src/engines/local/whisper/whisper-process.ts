/** The process Whisper runs in. */

import { serveEngine } from '../../serve.ts';
import { loadWhisper, type ModelFiles, type Whisper } from './model.ts';
import { type TranscribeRequest, transcribe } from './transcribe.ts';

export type WhisperProcessData = { files: ModelFiles; threads: number };

let whisper: Whisper | undefined;

serveEngine({
  load: async ({ files, threads }: WhisperProcessData) => {
    whisper = await loadWhisper(files, threads);
  },
  handlers: {
    transcribe: async (request: TranscribeRequest, { signal, emit }) => {
      if (whisper === undefined) throw new Error('The model is not loaded.');
      return transcribe(whisper, request, { signal, onSegments: emit });
    },
  },
});
