/** A local language model, run by llama.cpp in a separate process. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../../../../domain/errors.ts';
import type { Logger } from '../../../../lib/logger.ts';
import type { EngineCall } from '../../../engine.ts';
import type { ProcessPool } from '../../../process-pool.ts';
import { createPoolsByModelWeights } from '../../pools-by-model-weights.ts';
import { packageFolder } from '../../weights.ts';
import { createHubModel, isHubId } from './hub-model.ts';

export type CompletionRequest = {
  /** The last message is the one to answer. */
  messages: { role: 'system' | 'user' | 'assistant'; text: string }[];
  temperature: number | null;
  topP: number | null;
  maxTokens: number | null;
  stop: string[];
};
export type Completion = { text: string; finishReason: 'stop' | 'length'; completionTokens: number };

/** Options the process is started with. */
export type LlamaProcessData = { modelPath: string; threads: number };

/** `version` differs whenever other bytes have the same path. */
export type ModelFile = { path: string; version: string };

type LanguageModelOptions = {
  /** A GGUF file, or its id on the hub; null: the best model that is installed when a question comes. */
  model: string | null;
  /** Models that are installed, best first; the first that loads answers. */
  findInstalled?: () => Promise<ModelFile[]>;
  modelsDir: string;
  /** The hub that resolves ids; null: the hub named by the id. */
  hubUrl?: string | null;
  threads: number;
  maxQueue: number;
  idleMs: number;
  logger: Logger;
};

const transcriptCharacters = 12_000;

/** A slow core reads or writes a token of a small model in half a second; larger models need more time. */
const timeLimitMs = ({ messages, maxTokens }: CompletionRequest): number =>
  120_000 +
  2_000 *
    Math.min(
      longestTokens,
      messages.reduce((sum, { text }) => sum + text.length / 3, maxTokens ?? 200),
    );
/** The context size of a local model. */
const longestTokens = 4_096;

export const createLanguageModel = (options: LanguageModelOptions) => {
  const { model, modelsDir, logger } = options;
  const findInstalled = options.findInstalled ?? (async () => []);
  const hub =
    model !== null && isHubId(model)
      ? createHubModel({
          id: model,
          directory: join(modelsDir, 'chat'),
          hubUrl: options.hubUrl ?? null,
          logger,
        })
      : null;
  /** By version and path. */
  const files = new Map<string, ModelFile>();
  const pools = createPoolsByModelWeights<string>({ ...options, processes: 1 }, async (key) => {
    const data: LlamaProcessData = { modelPath: files.get(key)!.path, threads: options.threads };
    return { name: 'llama', modulePath: new URL('./llama-process.ts', import.meta.url), data };
  });

  const findFiles = async (): Promise<ModelFile[]> => {
    if (hub) return [{ path: await hub.find(), version: '' }];
    return model === null ? findInstalled() : [{ path: model, version: '' }];
  };

  const openPool = async (): Promise<ProcessPool> => {
    const found = await findFiles();
    if (found.length === 0)
      throw new ApiError('service_unavailable', { message: 'No language model is installed.' });
    const keys = found.map(({ path, version }) => `${version} ${path}`);
    for (const [index, file] of found.entries()) files.set(keys[index]!, file);
    // The last is not tried first: there is nothing to go on with instead.
    return (await pools.firstThatLoads(keys.slice(0, -1))) ?? pools.poolOf(keys.at(-1)!);
  };

  /** Installed, or downloadable when needed. */
  const isInstalled = async (): Promise<boolean> => {
    if (packageFolder('node-llama-cpp') === undefined) return false;
    if (hub) return true;
    if (model === null) return (await findInstalled()).length > 0;
    return access(model).then(
      () => true,
      (error: unknown) => {
        logger.error({ err: error }, 'language model: its file cannot be read');
        return false;
      },
    );
  };

  return {
    isInstalled,
    stats: pools.stats,
    /** How much of the transcripts it should read at most. */
    transcriptCharacters,

    async complete(
      request: CompletionRequest,
      { signal, accountId, onText }: EngineCall & { onText?: (delta: string) => void },
    ): Promise<Completion> {
      const pool = await openPool();
      return pool.call<Completion>('complete', request, {
        signal,
        accountId,
        timeoutMs: timeLimitMs(request),
        // Streamed words are not retracted.
        retryOnCrash: onText === undefined,
        onEvent: (delta) => onText?.(delta as string),
      });
    },

    async close(): Promise<void> {
      await hub?.close();
      await pools.close();
    },
  };
};

export type LanguageModel = ReturnType<typeof createLanguageModel>;
