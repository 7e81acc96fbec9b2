/** Speech by Kokoro-82M in separate processes. */

import { unlessAborted } from '../../../lib/deadline.ts';
import { createEventQueue } from '../../../lib/event-queue.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { SpeechCall, SpeechJob } from '../../engine.ts';
import { createPoolsByModelWeights, type PoolOptions } from '../pools-by-model-weights.ts';
import { createWeights } from '../weights.ts';
import type { SpeechEvent } from './kokoro-process.ts';
import { kokoroProgram, type Precision, precisionFor } from './kokoro-program.ts';
import { kokoroWeights } from './kokoro-weights.ts';

/** Processes per precision; there are two. */
type KokoroOptions = PoolOptions & {
  modelsDir: string;
  /** The hub from which missing weights are downloaded; null: never. */
  hubUrl: string | null;
  threads: number;
  logger: Logger;
};

/** Up to this many accounts are served round-robin, piece by piece. */
const textsAtOnce = 8;
/** A character takes 0.1 s on a slow core; pieces of other accounts come in between. */
const timeLimitMs = ({ input }: SpeechJob): number => 60_000 + input.length * 100 * textsAtOnce;

export const createKokoroEngine = (options: KokoroOptions) => {
  const { modelsDir, hubUrl, logger } = options;
  const weights = createWeights({ modelsDir, hubUrl, logger });
  const poolOptions = { ...options, concurrencyPerProcess: textsAtOnce, maxRunningPerAccount: 1 };
  const pools = createPoolsByModelWeights<Precision>(poolOptions, async (precision) => {
    const { files, verified } = await weights.locate(kokoroWeights);
    return { ...kokoroProgram(precision, files, options), verified };
  });

  const poolFor = (model: string) => pools.poolOf(precisionFor(model));

  async function* speak(job: SpeechJob, call: SpeechCall): AsyncGenerator<Uint8Array> {
    // Weights may be on their way from the hub.
    const pool = await unlessAborted(poolFor(job.model), call.signal);
    const readerClosed = new AbortController();
    const signal = AbortSignal.any([call.signal, readerClosed.signal]);
    const parts = createEventQueue<SpeechEvent>();
    let received = 0;
    const finished = pool.call('speak', job, {
      signal,
      accountId: call.accountId,
      timeoutMs: timeLimitMs(job),
      onEvent: (event) => {
        const part = event as SpeechEvent;
        // After a crash the text is spoken again from its start; audio already sent is skipped.
        if (part.index < received) return;
        received = part.index + 1;
        parts.push(part);
      },
    });
    try {
      for await (const part of parts.until(finished)) {
        call.onSpoken?.(part.share);
        yield part.pcm;
      }
    } finally {
      readerClosed.abort();
    }
  }

  return {
    speak,
    /** Starts and loads the process that speaks for this model. */
    preload: poolFor,
    stats: pools.stats,
    close: pools.close,
  };
};

export type KokoroEngine = ReturnType<typeof createKokoroEngine>;
