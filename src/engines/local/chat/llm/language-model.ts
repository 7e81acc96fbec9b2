/** A small local language model, run by llama.cpp in a separate process. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../../lib/logger.ts';
import type { EngineCall } from '../../../engine.ts';
import { createPoolsByModelWeights } from '../../pools-by-model-weights.ts';
import { createWeights, packageFolder } from '../../weights.ts';
import { createHubModel, isHubId } from './hub-model.ts';
import { joinParts, tinyLlamaWeights } from './model-file.ts';

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

type LanguageModelOptions = {
  /** A GGUF file, or its id on the hub; null: TinyLlama if it is installed. */
  model: string | null;
  modelsDir: string;
  /** The hub that resolves ids; null: the hub named by the id. */
  hubUrl?: string | null;
  threads: number;
  maxQueue: number;
  idleMs: number;
  logger: Logger;
};

/** The small model needs 0.13 CPU seconds per input token, and more than a page of input confuses it. */
const tinyTranscriptCharacters = 1_600;
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
  const weights = createWeights({ modelsDir, hubUrl: null, logger });
  const hub =
    model !== null && isHubId(model)
      ? createHubModel({
          id: model,
          directory: join(modelsDir, 'chat'),
          hubUrl: options.hubUrl ?? null,
          logger,
        })
      : null;
  const pools = createPoolsByModelWeights<'llama'>({ ...options, processes: 1 }, async (name) => {
    const modelPath = hub
      ? await hub.find()
      : (model ?? (await joinParts(weights, tinyLlamaWeights, modelsDir)));
    const data: LlamaProcessData = { modelPath, threads: options.threads };
    return { name, modulePath: new URL('./llama-process.ts', import.meta.url), data };
  });

  /** Installed, or downloadable when needed. */
  const isInstalled = async (): Promise<boolean> => {
    if (packageFolder('node-llama-cpp') === undefined) return false;
    if (model === null) return weights.isInstalled(tinyLlamaWeights);
    if (hub) return true;
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
    /** Too small to follow instructions without examples. */
    needsExamples: model === null,
    /** How much of the transcripts it should read at most. */
    transcriptCharacters: model === null ? tinyTranscriptCharacters : transcriptCharacters,

    async complete(
      request: CompletionRequest,
      { signal, accountId, onText }: EngineCall & { onText?: (delta: string) => void },
    ): Promise<Completion> {
      const pool = await pools.poolOf('llama');
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
