/** A thread that finds the symbols of texts, one after another. */

import { parentPort } from 'node:worker_threads';
import { type Accent, createPhonemizer } from './phonemes.ts';

/** Without a text: what the language needs is loaded. */
export type PhonemesRequest = { text: string | null; accent: Accent };
export type PhonemesAnswer = { symbols: string } | { failure: string };

if (!parentPort) throw new Error('Runs as a worker.');
const port = parentPort;
const phonemizer = await createPhonemizer();

port.on('message', async ({ text, accent }: PhonemesRequest) => {
  const answer = (given: PhonemesAnswer) => port.postMessage(given);
  try {
    if (text === null) await phonemizer.load(accent);
    answer({ symbols: text === null ? '' : phonemizer.toSymbols(text, accent) });
  } catch (error) {
    answer({ failure: String(error) });
  }
});
