/**
 * The phonemizer in a thread of its own. espeak is written in C: it never comes back from some texts, others leave its
 * memory in disorder. A thread can be ended and started again, and the voices, which take seconds to load, stay.
 */

import { Worker } from 'node:worker_threads';
import { invalidParameter } from '../../../domain/errors.ts';
import type { Accent } from './phonemes.ts';
import type { PhonemesAnswer, PhonemesRequest } from './phonemes-worker.ts';

/** A piece of text takes some milliseconds. */
const usualLimitMs = 5_000;
/** With the Japanese dictionary it has 200 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

const phonemes = new URL('./phonemes-worker.ts', import.meta.url);

const startThread = (program: URL): Worker => {
  const thread = new Worker(program, {
    resourceLimits,
    stdout: true,
    stderr: true,
  });
  // Complaints of espeak are of no use, and may be a hundred thousand lines.
  for (const output of [thread.stdout, thread.stderr]) output.resume();
  // An exit follows.
  thread.on('error', () => {});
  return thread;
};

export const createPhonemizerThread = ({ limitMs = usualLimitMs, program = phonemes } = {}) => {
  let thread: Worker | undefined;
  let lastAsked: Promise<unknown> = Promise.resolve();

  /** Null: it was ended, or did not answer in time. */
  const answerOf = async (asked: Worker, request: PhonemesRequest, mostMs: number | undefined) => {
    const { promise, resolve } = Promise.withResolvers<PhonemesAnswer | null>();
    const lose = () => resolve(null);
    asked.once('message', resolve);
    asked.once('exit', lose);
    const timer = mostMs === undefined ? undefined : setTimeout(lose, mostMs);
    asked.postMessage(request);
    const answer = await promise;
    clearTimeout(timer);
    asked.off('message', resolve);
    asked.off('exit', lose);
    return answer;
  };

  const ask = async (request: PhonemesRequest, mostMs?: number): Promise<string> => {
    thread ??= startThread(program);
    const asked = thread;
    const answer = await answerOf(asked, request, mostMs);
    if (answer && 'symbols' in answer) return answer.symbols;
    thread = undefined;
    await asked.terminate();
    if (request.text === null) throw new Error(`The phonemes of ${request.accent} were not loaded.`);
    throw invalidParameter('input', 'it has words that the built-in voices cannot read');
  };

  /** One at a time: the limit is for its own work. */
  const inTurn = (request: PhonemesRequest, mostMs?: number): Promise<string> => {
    const answered = lastAsked.then(() => ask(request, mostMs));
    lastAsked = answered.catch(() => {});
    return answered;
  };

  return {
    /** Loads what a language needs. */
    load: (accent: Accent) => inTurn({ text: null, accent }),
    toSymbols: (text: string, accent: Accent) => inTurn({ text, accent }, limitMs),
    close: async () => {
      await thread?.terminate();
    },
  };
};

export type PhonemizerThread = ReturnType<typeof createPhonemizerThread>;
