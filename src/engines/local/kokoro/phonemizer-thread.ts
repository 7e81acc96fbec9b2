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
  /** Languages that the thread has loaded: one that was started again for another text has none. */
  const loaded = new Set<Accent>();
  let lastAsked: Promise<unknown> = Promise.resolve();

  /** Null: it was ended, or did not answer in time. */
  const answerOf = async (asked: Worker, request: PhonemesRequest, mostMs?: number) => {
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

  const end = async () => {
    const ended = thread;
    thread = undefined;
    loaded.clear();
    await ended?.terminate();
  };

  const start = (): Worker => {
    const started = startThread(program);
    started.once('exit', () => {
      if (thread === started) void end();
    });
    return started;
  };

  const load = async (accent: Accent): Promise<Worker> => {
    thread ??= start();
    const asked = thread;
    if (loaded.has(accent)) return asked;
    const answer = await answerOf(asked, { text: null, accent });
    if (answer && 'symbols' in answer) {
      loaded.add(accent);
      return asked;
    }
    await end();
    throw new Error(`The phonemes of ${accent} were not loaded.`);
  };

  const read = async (text: string, accent: Accent): Promise<string> => {
    const answer = await answerOf(await load(accent), { text, accent }, limitMs);
    if (answer && 'symbols' in answer) return answer.symbols;
    await end();
    throw invalidParameter('input', 'it has words that the built-in voices cannot read');
  };

  /** One at a time: the limit is for its own work. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastAsked.then(work);
    lastAsked = done.catch(() => {});
    return done;
  };

  return {
    /** Loads what a language needs, so that its first text need not wait for it. */
    load: async (accent: Accent): Promise<void> => {
      await inTurn(() => load(accent));
    },
    toSymbols: (text: string, accent: Accent) => inTurn(() => read(text, accent)),
    close: end,
  };
};

export type PhonemizerThread = ReturnType<typeof createPhonemizerThread>;
