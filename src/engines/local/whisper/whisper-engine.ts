/** Local transcription by Whisper, one process pool per set of weights. */

import { ApiError } from '../../../domain/errors.ts';
import type { Transcript, TranscriptSegment } from '../../../domain/transcript/transcript.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { TranscriptionEngine, TranscriptionJob } from '../../engine.ts';
import type { ProcessPool } from '../../process-pool.ts';
import { type InstalledModel, toWeightSet } from '../models/installed-models.ts';
import { savedGraphs } from '../onnx/graph-folders.ts';
import { createPoolsByModelWeights, type PoolOptions } from '../pools-by-model-weights.ts';
import { createWeights, type WeightSet } from '../weights.ts';
import {
  modelFiles,
  speechDetectorFile,
  speechDetectorWeights,
  type WhisperSize,
  whisperWeights,
} from './weight-set.ts';
import type { HeardOther, WhisperProcessData } from './whisper-process.ts';
import type { TranscribeRequest } from './window-decoder.ts';

/** Base made 2 % word errors on English phone prompts, 16 on French and 25 on Spanish ones. */
export type WeightsByLanguage = { english: WhisperSize; other: WhisperSize };

/** Processes per set of weights. */
type WhisperEngineOptions = PoolOptions & {
  /** The weights of each model id. */
  models: Record<string, WhisperSize | WeightsByLanguage>;
  /** Better weights that are installed for this model id, best first; the first that load are used. */
  findBetter?: (model: string) => Promise<InstalledModel[]>;
  modelsDir: string;
  /** The hub from which missing weights are downloaded; null: never. */
  hubUrl: string | null;
  threads: number;
  logger: Logger;
};

type TranscriptionCall = Parameters<TranscriptionEngine['transcribe']>[1];

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
    const { files, verified } = await weights.locate(set);
    const data: WhisperProcessData = {
      files: modelFiles(files),
      graphs: savedGraphs(options.modelsDir, set),
      detectorPath: await findDetector(),
      threads: options.threads,
    };
    return {
      name: set.name,
      modulePath: new URL('./whisper-process.ts', import.meta.url),
      data,
      verified,
    };
  });

  const callPool = (pool: ProcessPool, request: TranscribeRequest, call: TranscriptionCall) => {
    let sentCount = 0;
    return pool.call<Transcript | HeardOther>('transcribe', request, {
      signal: call.signal,
      accountId: call.accountId,
      timeoutMs: timeLimitMs(request),
      onEvent: (event) => {
        // A retry after a crash makes the same segments again: decoding is deterministic.
        const fresh = (event as TranscriptSegment[]).filter((segment) => segment.id >= sentCount);
        sentCount += fresh.length;
        if (fresh.length > 0) call.onSegments?.(fresh);
      },
    });
  };

  const transcribeByLanguage = async (
    { english, other }: WeightsByLanguage,
    request: TranscribeRequest,
    call: TranscriptionCall,
  ): Promise<Transcript> => {
    const known = request.language;
    if (known === null || known === 'en') {
      const pool = await pools.poolOf(english);
      const heard = await callPool(pool, known === null ? { ...request, onlyLanguage: 'en' } : request, call);
      if (!('otherLanguage' in heard)) return heard;
    }
    // The language is detected once more: better weights know it better.
    return callPool(await pools.poolOf(other), request, call) as Promise<Transcript>;
  };

  /** The best weights that are installed for this model id and load. */
  const bestInstalled = async (model: string): Promise<ProcessPool | undefined> => {
    const installed = (await options.findBetter?.(model)) ?? [];
    const names = installed.map((one) => `${one.name} ${one.version}`);
    for (const [index, one] of installed.entries()) better.set(names[index]!, toWeightSet(one));
    return pools.firstThatLoads(names);
  };

  const transcribe: TranscriptionEngine['transcribe'] = async (job, call) => {
    const size = options.models[job.model];
    if (size === undefined) throw new ApiError('model_not_found', { param: 'model' });
    if (job.pcmPath === null) throw new Error('Whisper needs decoded samples.');
    const request = { ...job, pcmPath: job.pcmPath };
    const pool = await bestInstalled(job.model);
    if (pool) return callPool(pool, request, call) as Promise<Transcript>;
    if (typeof size !== 'string') return transcribeByLanguage(size, request, call);
    return callPool(await pools.poolOf(size), request, call) as Promise<Transcript>;
  };

  return {
    transcribe,
    /** Starts and loads the process that a recording for this model goes to first. */
    async preload(model: string): Promise<void> {
      const size = options.models[model];
      if (size === undefined || (await bestInstalled(model))) return;
      await pools.poolOf(typeof size === 'string' ? size : size.english);
    },
    stats: pools.stats,
    close: pools.close,
  };
};

export type WhisperEngine = ReturnType<typeof createWhisperEngine>;
