/** Speech by Kokoro-82M in processes of its own. */
import type { Logger } from '../../../lib/logger.ts';
import type { EngineCall, SpeechEngine, SpeechJob } from '../../engine.ts';
import { createEngineHost, type EngineHost } from '../../host.ts';
import type { Weights } from '../weights.ts';
import { integersAreFast } from './integer-speed.ts';
import type { KokoroProcessData, SpeechEvent } from './kokoro-process.ts';
import { kokoroWeights, voiceFile } from './kokoro-weights.ts';
import { planSpeech, wantsFullPrecision } from './speech-plan.ts';
import { usedVoices } from './voices.ts';

export type KokoroOptions = {
  weights: Weights;
  threads: number;
  processes: number;
  maxQueue: number;
  /** A process without work for this long is unloaded; 0 keeps it. */
  idleMs: number;
  memoryLimitMb: number;
  /** Auto: 8-bit convolutions where the processor is fast at them. tts-1-hd is always float. */
  precision?: 'auto' | 'float' | 'integer';
  logger: Logger;
};

export const createKokoroEngine = (options: KokoroOptions): SpeechEngine & { close(): Promise<void> } => {
  const precision = options.precision ?? 'auto';
  const integer = precision === 'auto' ? integersAreFast() : precision === 'integer';
  const hosts = new Map<boolean, Promise<EngineHost>>();

  const startHost = async (integerConvolutions: boolean): Promise<EngineHost> => {
    const files = await options.weights.resolve(kokoroWeights);
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
      logger: options.logger,
    });
  };

  const hostFor = (model: string): Promise<EngineHost> => {
    const integerConvolutions = integer && !wantsFullPrecision(model);
    const known = hosts.get(integerConvolutions);
    if (known) return known;
    const starting = startHost(integerConvolutions);
    hosts.set(integerConvolutions, starting);
    starting.catch(() => hosts.delete(integerConvolutions));
    return starting;
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
    close: async () => {
      const started = await Promise.allSettled(hosts.values());
      await Promise.all(
        started.map((host) => (host.status === 'fulfilled' ? host.value.close() : undefined)),
      );
    },
  };
};
