/** Speech by Kokoro-82M in processes of its own. */
import { ApiError } from '../../../domain/errors.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { EngineCall, SpeechJob } from '../../engine.ts';
import { createEngineHost, type EngineHost } from '../../host.ts';
import { createWeights, WeightsUnavailableError } from '../weights.ts';
import { integersAreFast } from './integer-speed.ts';
import type { KokoroProcessData, SpeechEvent } from './kokoro-process.ts';
import { kokoroWeights, voiceFile } from './kokoro-weights.ts';
import { planSpeech, wantsFullPrecision } from './speech-plan.ts';
import { usedVoices } from './voices.ts';

export type KokoroOptions = {
  modelsDir: string;
  /** Where missing weights come from; null: nowhere. */
  hubUrl: string | null;
  threads: number;
  /** Processes for each of the two precisions. */
  processes: number;
  maxQueue: number;
  /** A process without work for this long is unloaded; 0 keeps it. */
  idleMs?: number;
  memoryLimitMb?: number;
  /** Auto: 8-bit convolutions where the processor is fast at them. tts-1-hd is always float. */
  precision?: 'auto' | 'float' | 'integer';
  logger: Logger;
};

export const createKokoroEngine = (options: KokoroOptions) => {
  const precision = options.precision ?? 'auto';
  const integer = precision === 'auto' ? integersAreFast() : precision === 'integer';
  const { modelsDir, hubUrl, logger } = options;
  const weights = createWeights({ modelsDir, hubUrl, logger });
  const hosts = new Map<boolean, Promise<EngineHost>>();

  const startHost = async (integerConvolutions: boolean): Promise<EngineHost> => {
    const files = await weights.resolve(kokoroWeights);
    const data: KokoroProcessData = {
      modelPaths: files['model.onnx']!,
      voicePaths: Object.fromEntries(usedVoices.map((voice) => [voice, files[voiceFile(voice)]![0]!])),
      threads: options.threads,
      integerConvolutions,
    };
    return createEngineHost({
      name: integerConvolutions ? 'kokoro' : 'kokoro-float',
      modulePath: new URL('./kokoro-process.ts', import.meta.url),
      data,
      processes: options.processes,
      maxQueue: options.maxQueue,
      idleMs: options.idleMs,
      memoryLimitMb: options.memoryLimitMb,
      logger,
    });
  };

  const hostFor = async (model: string): Promise<EngineHost> => {
    const integerConvolutions = integer && !wantsFullPrecision(model);
    const starting = hosts.get(integerConvolutions) ?? startHost(integerConvolutions);
    hosts.set(integerConvolutions, starting);
    try {
      return await starting;
    } catch (error) {
      hosts.delete(integerConvolutions);
      if (!(error instanceof WeightsUnavailableError)) throw error;
      logger.error({ err: error }, 'kokoro: no weights');
      throw new ApiError('service_unavailable', {
        message: 'The weights of this model are not installed.',
        cause: error,
      });
    }
  };

  async function* speak(job: SpeechJob, call: EngineCall): AsyncGenerator<Uint8Array> {
    // Mistakes in the request are told before a process is started or waited for.
    planSpeech(job);
    const host = await hostFor(job.model);
    const left = new AbortController();
    const signal = AbortSignal.any([call.signal, left.signal]);
    const chunks: Uint8Array[] = [];
    let received = 0;
    let wake = Promise.withResolvers<void>();
    let ended = false;
    const finished = host
      .call('speak', job, {
        signal,
        onEvent: (event) => {
          const { index, pcm } = event as SpeechEvent;
          // After a crash the text is spoken again from its start: what was heard is not sent twice.
          if (index < received) return;
          received = index + 1;
          chunks.push(pcm);
          wake.resolve();
        },
      })
      .finally(() => {
        ended = true;
        wake.resolve();
      });
    finished.catch(() => {});
    try {
      while (!ended || chunks.length > 0) {
        const chunk = chunks.shift();
        if (chunk) yield chunk;
        else {
          await wake.promise;
          wake = Promise.withResolvers();
        }
      }
      await finished;
    } finally {
      left.abort();
    }
  }

  return {
    speak,
    isInstalled: (): Promise<boolean> => weights.isInstalled(kokoroWeights),
    async stats() {
      const entries = [...hosts].map(
        async ([isInteger, host]) => [isInteger ? 'integer' : 'float', (await host).stats()] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    },
    close: async () => {
      const started = await Promise.allSettled(hosts.values());
      await Promise.all(
        started.map((host) => (host.status === 'fulfilled' ? host.value.close() : undefined)),
      );
    },
  };
};

export type KokoroEngine = ReturnType<typeof createKokoroEngine>;
