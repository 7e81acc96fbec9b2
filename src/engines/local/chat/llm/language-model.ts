/** A small language model on this machine, by llama.cpp in a process of its own. */
import { access } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { ApiError } from '../../../../domain/errors.ts';
import type { Logger } from '../../../../lib/logger.ts';
import { createEngineHost, type EngineHost } from '../../../host.ts';
import { createWeights } from '../../weights.ts';
import type { LlamaProcessData } from './llama-process.ts';
import { findTinyLlama, tinyLlamaWeights } from './model-file.ts';

export type CompletionRequest = {
  /** The last is the one to answer. */
  messages: { role: 'system' | 'user' | 'assistant'; text: string }[];
  temperature: number | null;
  topP: number | null;
  maxTokens: number | null;
  stop: string[];
};
export type Completion = { text: string; finishReason: 'stop' | 'length'; completionTokens: number };

export type LanguageModelOptions = {
  /** A GGUF file; null: TinyLlama when it is installed. */
  modelPath: string | null;
  modelsDir: string;
  threads: number;
  maxQueue: number;
  idleMs: number;
  logger: Logger;
};

const runtime = 'node-llama-cpp';

const hasRuntime = (): boolean => {
  try {
    return findPackageJSON(runtime, import.meta.url) !== undefined;
  } catch {
    return false;
  }
};

export const createLanguageModel = (options: LanguageModelOptions) => {
  const { modelPath, modelsDir, logger } = options;
  const weights = createWeights({ modelsDir, hubUrl: null, logger });
  let host: Promise<EngineHost> | undefined;

  const startHost = async (): Promise<EngineHost> => {
    const data: LlamaProcessData = {
      modelPath: modelPath ?? (await findTinyLlama(weights, modelsDir)),
      threads: options.threads,
    };
    return createEngineHost({
      name: 'llama',
      modulePath: new URL('./llama-process.ts', import.meta.url),
      data,
      processes: 1,
      maxQueue: options.maxQueue,
      idleMs: options.idleMs,
      logger,
    });
  };

  const isInstalled = async (): Promise<boolean> => {
    if (!hasRuntime()) return false;
    if (modelPath === null) return weights.isInstalled(tinyLlamaWeights);
    return access(modelPath).then(
      () => true,
      () => false,
    );
  };

  return {
    isInstalled,

    async complete(
      request: CompletionRequest,
      { signal, onText }: { signal: AbortSignal; onText?: (delta: string) => void },
    ): Promise<Completion> {
      host ??= startHost();
      let started: EngineHost;
      try {
        started = await host;
      } catch (error) {
        host = undefined;
        logger.error({ err: error }, 'llama: no weights');
        throw new ApiError('service_unavailable', {
          message: 'The weights of the language model are not installed.',
          cause: error,
        });
      }
      return started.call<Completion>('complete', request, {
        signal,
        // Words that were streamed are not taken back.
        retryOnCrash: onText === undefined,
        onEvent: (delta) => onText?.(delta as string),
      });
    },

    async close(): Promise<void> {
      const started = await host?.catch(() => undefined);
      await started?.close();
    },
  };
};

export type LanguageModel = ReturnType<typeof createLanguageModel>;
