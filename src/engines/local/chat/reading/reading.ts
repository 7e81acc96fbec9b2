/** Answers questions from transcripts in a separate process. */
import type { Logger } from '../../../../lib/logger.ts';
import type { EngineCall } from '../../../engine.ts';
import { createProcessPool } from '../../../process-pool.ts';
import type { TextAnswer } from './answer-from-text.ts';
import type { CondenseRequest } from './reading-process.ts';

/** A transcript of an hour takes a slow core ten seconds. */
const timeLimitMs = 120_000;

export const createReading = (options: { maxQueue: number; idleMs: number; logger: Logger }) => {
  const pool = createProcessPool({
    ...options,
    name: 'reading',
    modulePath: new URL('./reading-process.ts', import.meta.url),
    processes: 1,
  });
  return {
    read: (question: string, text: string, { signal, accountId }: EngineCall): Promise<TextAnswer> =>
      pool.call<TextAnswer>('read', { question, text }, { signal, accountId, timeoutMs: timeLimitMs }),
    /** The passages closest to a question, no longer than asked for; a short text as it is. */
    condense: async (request: CondenseRequest, { signal, accountId }: EngineCall): Promise<string> =>
      request.text.length <= request.maxCharacters
        ? request.text
        : pool.call<string>('condense', request, { signal, accountId, timeoutMs: timeLimitMs }),
    preload: (): Promise<unknown> => pool.call('ready', null, { timeoutMs: timeLimitMs }),
    close: pool.close,
  };
};

export type Reading = ReturnType<typeof createReading>;
