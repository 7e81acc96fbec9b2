/** Engines for the audio routes that keep what they were given and answer as the test steers them. */
import { statSync } from 'node:fs';
import type { Transcript } from '../../src/domain/transcript/transcript.ts';
import type {
  ChatEngine,
  ChatJob,
  SpeechEngine,
  SpeechJob,
  TranscriptionEngine,
  TranscriptionJob,
} from '../../src/engines/engine.ts';

const sampleBytes = 4;
const listenRate = 16_000;
const speechRate = 24_000;

export const createFakeTranscriptionEngine = () => {
  const jobs: (TranscriptionJob & { pcmSeconds: number })[] = [];
  let failure: (() => Error) | undefined;
  let isSilent = false;
  return {
    /** From now on recordings have no words. */
    hearNothing(silent: boolean): void {
      isSilent = silent;
    },
    /** Every job, with the length of the samples that lay on disk while it ran. */
    jobs,
    failWith(error: (() => Error) | undefined): void {
      failure = error;
    },
    async transcribe(job, { onSegments }): Promise<Transcript> {
      jobs.push({ ...job, pcmSeconds: statSync(job.pcmPath!).size / sampleBytes / listenRate });
      if (failure) throw failure();
      const segment = (id: number, startSeconds: number, endSeconds: number, text: string) => ({
        id,
        startSeconds,
        endSeconds,
        text,
        tokens: [id + 1, id + 2],
        temperature: job.temperature,
        avgLogprob: -0.25,
        compressionRatio: 1.2,
        noSpeechProb: 0.01,
      });
      const segments = isSilent
        ? []
        : [segment(0, 0, 0.5, ' Hello there.'), segment(1, 0.5, 1, ' How are you?')];
      for (const heard of segments) onSegments?.([heard]);
      return {
        language: job.language ?? 'de',
        durationSeconds: job.durationSeconds,
        text: isSilent ? '' : 'Hello there. How are you?',
        segments,
        words: job.wordTimestamps && !isSilent ? [{ word: 'Hello', startSeconds: 0, endSeconds: 0.3 }] : null,
      };
    },
  } satisfies TranscriptionEngine & Record<string, unknown>;
};

/** A tenth of a second of a quiet saw tooth per word. */
export const createFakeSpeechEngine = () => {
  const jobs: SpeechJob[] = [];
  let failure: { after: number; error: () => Error } | undefined;
  let released: Promise<void> = Promise.resolve();
  let open = () => {};
  let firstHeld = 1;
  let isEndless = false;
  return {
    jobs,
    /** Fails after this many words. */
    failWith(error: (() => Error) | undefined, after = 0): void {
      failure = error && { after, error };
    },
    /** From now on every word but the first ones waits until `release`. */
    hold(words = 1): void {
      firstHeld = words;
      ({ promise: released, resolve: open } = Promise.withResolvers<void>());
    },
    release: () => open(),
    neverEnd(endless: boolean): void {
      isEndless = endless;
    },
    async *speak(job, { signal, onSpoken }): AsyncGenerator<Uint8Array> {
      jobs.push(job);
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      aborted.catch(() => {});
      const words = job.input.split(/\s+/);
      while (isEndless) yield new Uint8Array(2 * speechRate);
      for (const index of words.keys()) {
        if (failure && index === failure.after) throw failure.error();
        if (index >= firstHeld) await Promise.race([released, aborted]);
        onSpoken?.((index + 1) / words.length);
        const samples = Int16Array.from({ length: speechRate / 10 }, (_, n) => (n % 100) * 50);
        yield new Uint8Array(samples.buffer);
      }
    },
  } satisfies SpeechEngine & Record<string, unknown>;
};

export const createFakeChatEngine = () => {
  const jobs: ChatJob[] = [];
  let failure: (() => Error) | undefined;
  let answer = 'It is a tone.';
  let hint: string | undefined;
  let isOnlyRecordings = false;
  return {
    jobs,
    failWith(error: (() => Error) | undefined): void {
      failure = error;
    },
    knowOnlyRecordings(only: boolean): void {
      isOnlyRecordings = only;
    },
    knowsOnlyRecordings: async () => isOnlyRecordings,
    answerWith(text: string, weakness?: string): void {
      answer = text;
      hint = weakness;
    },
    async reply(job, { onText }) {
      jobs.push(job);
      if (failure) throw failure();
      const words = answer.split(/(?= )/);
      for (const word of words) onText?.(word);
      return {
        text: answer,
        finishReason: 'stop' as const,
        promptTokens: 30,
        completionTokens: words.length,
        ...(hint !== undefined && { hint }),
      };
    },
  } satisfies ChatEngine & Record<string, unknown>;
};
