/** Local transcription by Whisper, one process pool per set of weights. */

import { ApiError } from '../../../domain/errors.ts';
import type { Transcript, TranscriptSegment } from '../../../domain/transcript/transcript.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { TranscriptionEngine, TranscriptionJob } from '../../engine.ts';
import { type InstalledModel, toWeightSet } from '../models/installed-models.ts';
import { createPoolsByModelWeights, type PoolOptions } from '../pools-by-model-weights.ts';
import { createWeights, type WeightSet } from '../weights.ts';
import {
  modelFiles,
  speechDetectorFile,
  speechDetectorWeights,
  type WhisperSize,
  whisperWeights,
} from './weight-set.ts';
import type { WhisperProcessData } from './whisper-process.ts';
import type { TranscribeRequest } from './window-decoder.ts';

/** Processes per set of weights. */
type WhisperEngineOptions = PoolOptions & {
  /** The weights of each model id. */
  models: Record<string, WhisperSize>;
  /** A better model that was installed for this model id since; it is used if it loads. */
  findBetter?: (model: string) => Promise<InstalledModel | undefined>;
  modelsDir: string;
  /** Where missing weights are downloaded from; null: never. */
  hubUrl: string | null;
  threads: number;
  logger: Logger;
};

/** Recordings of up to this many accounts are transcribed round-robin, window by window. */
const recordingsAtOnce = 8;
/** Six attempts at a window take a slow core three times its length; windows of other accounts come in between. */
const timeLimitMs = ({ durationSeconds }: TranscriptionJob): number =>
  120_000 + durationSeconds * 3_000 * recordingsAtOnce;

export const createWhisperEngine = (options: WhisperEngineOptions) => {
  const { logger } = options;
  const weights = createWeights({ modelsDir: options.modelsDir, hubUrl: options.hubUrl, logger });

  /** Optional: without it silence and music may become words. */
  const findDetector = async (): Promise<string | null> => {
    try {
      return (await weights.resolve(speechDetectorWeights))[speechDetectorFile]?.[0] ?? null;
    } catch (error) {
      logger.warn({ err: error }, 'whisper: VAD model not loaded');
      return null;
    }
  };

  /** By name and version. */
  const better = new Map<string, WeightSet>();
  const poolOptions = { ...options, concurrencyPerProcess: recordingsAtOnce, maxRunningPerAccount: 1 };
  const pools = createPoolsByModelWeights<string>(poolOptions, async (name) => {
    const set = better.get(name) ?? whisperWeights(name as WhisperSize);
    const data: WhisperProcessData = {
      files: modelFiles(await weights.resolve(set)),
      detectorPath: await findDetector(),
      threads: options.threads,
    };
    return {
      name: set.name,
      modulePath: new URL('./whisper-process.ts', import.meta.url),
      data,
    };
  });

  const transcribe: TranscriptionEngine['transcribe'] = async (job, call) => {
    const size = options.models[job.model];
    if (size === undefined) throw new ApiError('model_not_found', { param: 'model' });
    if (job.pcmPath === null) throw new Error('Whisper needs decoded samples.');
    const installed = await options.findBetter?.(job.model);
    const name = installed && `${installed.name} ${installed.version}`;
    if (name !== undefined) better.set(name, toWeightSet(installed!));
    const pool = await pools.poolOfFirst(name === undefined ? [size] : [name, size]);
    const request: TranscribeRequest = { ...job, pcmPath: job.pcmPath };
    let sentCount = 0;
    return pool.call<Transcript>('transcribe', request, {
      signal: call.signal,
      accountId: call.accountId,
      timeoutMs: timeLimitMs(job),
      onEvent: (event) => {
        // A retry after a crash makes the same segments again: decoding is deterministic.
        const fresh = (event as TranscriptSegment[]).filter((segment) => segment.id >= sentCount);
        sentCount += fresh.length;
        if (fresh.length > 0) call.onSegments?.(fresh);
      },
    });
  };

  return {
    transcribe,
    stats: pools.stats,
    close: pools.close,
  };
};

export type WhisperEngine = ReturnType<typeof createWhisperEngine>;
