/** Loads the model of a call that is about to come while the service that will ask for it is still being loaded. */
import { startEngineAhead } from '../engine-process.ts';
import { kokoroProgram, precisionFor } from './kokoro/kokoro-program.ts';
import { kokoroWeights } from './kokoro/kokoro-weights.ts';
import type { ExpectedCall, LocalEngineOptions } from './local-engines.ts';
import { createWeights } from './weights.ts';

/** Speech only: transcription begins with the decoding of a file, which leaves time to load its model. */
export const loadAhead = async (
  { kind, model }: ExpectedCall,
  options: LocalEngineOptions,
): Promise<void> => {
  if (kind !== 'speech') return;
  const files = await createWeights(options).find(kokoroWeights);
  if (files) startEngineAhead(kokoroProgram(precisionFor(model), files, options));
};
