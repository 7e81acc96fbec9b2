/** Prompts as text, in separate processes: `enhance_prompt`, and what a film will show before it is made. */
import type { PictureContents, PromptSummary } from '@kinora/film';
import type { Logger } from '../../lib/logger.ts';
import type { EngineCall } from '../engine.ts';
import { createProcessPool } from '../process-pool.ts';

export type EnhancePrompt = (prompt: string, call: Pick<EngineCall, 'accountId'>) => Promise<string>;
export type PromptToRead = {
  prompt: string;
  seconds?: number;
  style?: string;
  has_picture?: boolean;
  picture?: PictureContents;
};
export type SummarisePrompt = (asked: PromptToRead, call: EngineCall) => Promise<PromptSummary>;

/**
 * A hundred times what the longest sensible prompt takes; one of 32,000 characters takes 1.1 s of processor time and
 * 150 MB. By the clock it may take longer: on a busy machine the processor is with others most of the time.
 */
const limits = { timeoutMs: 20_000, cpuMs: 3_000, memoryMb: 400 };
/** With its turn and the start of a process: a create on an overloaded machine is answered all the same. */
const defaultPatienceMs = 45_000;

export const createPromptEngine = (options: {
  idleMs: number;
  logger: Logger;
  patienceMs?: number;
  modulePath?: URL;
}) => {
  const { logger, patienceMs = defaultPatienceMs } = options;
  const pool = createProcessPool({
    modulePath: new URL('./video/prompt-process.ts', import.meta.url),
    ...options,
    name: 'prompt',
    // The second process is started only when one account's prompt delays another account's.
    processes: 2,
    maxRunningPerAccount: 1,
    maxQueue: 200,
    abortGraceMs: 500,
    memoryLimitMb: 600,
  });
  /** A prompt that takes too long is used unchanged. */
  const enhance: EnhancePrompt = async (prompt, { accountId }) => {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      return await pool.call<string>('enhance', prompt, {
        accountId,
        ...limits,
        retryOnCrash: false,
        signal,
      });
    } catch (error) {
      logger.warn({ err: error, characters: prompt.length }, 'a prompt was not enhanced');
      return prompt;
    }
  };
  const summarisePrompt: SummarisePrompt = (asked, { accountId, signal }) =>
    pool.call<PromptSummary>('summarisePrompt', asked, { accountId, ...limits, retryOnCrash: false, signal });
  return { enhance, summarisePrompt, close: pool.close };
};
