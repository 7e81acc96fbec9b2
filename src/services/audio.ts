/** Transcription, translation and speech: measured by us, heard and spoken by the engine, paid by length. */
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import type { SpeechFormat, SpeechModel, TranscriptionModel } from '../domain/models.ts';
import { speechPrice, transcriptionPrice } from '../domain/money.ts';
import type { Transcript, TranscriptSegment } from '../domain/transcript.ts';
import type { Engines, Quotes, SpeechJob, TranscriptionJob } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Billing } from './billing.ts';
import type { ContentPolicy } from './content-policy.ts';

/** What fits into 25 MB at the lowest usual bit rates; a longer claim is a mistake or an attack. */
const maxAudioSeconds = 6 * 3600;

export type HearingRequest = Pick<
  TranscriptionJob,
  'task' | 'language' | 'prompt' | 'temperature' | 'wordTimestamps'
> & {
  audioPath: string;
  /** The whole of a small upload, which then is at no path. */
  audioBytes: Buffer | null;
};

type CallContext = { signal: AbortSignal; reference: string };

export const createAudio = (deps: {
  engines: Pick<Engines, 'transcription' | 'speech'>;
  media: Pick<Media, 'countSeconds' | 'decodeAudio' | 'encodeAudio'>;
  billing: Billing;
  policy: ContentPolicy;
  quotes: Quotes;
}) => {
  const { engines, media, billing, quotes } = deps;

  const decode = async (audioPath: string, scratchDir: string, signal: AbortSignal) => {
    const pcmPath = join(scratchDir, `pcm-${opaqueId(8)}`);
    const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, {
      maxSeconds: maxAudioSeconds,
      signal,
    });
    return { audioPath, pcmPath, durationSeconds };
  };

  /** For an engine that takes the upload as it is: decoding would add some 10 ms to each call. */
  const countOnly = async ({ audioPath, audioBytes }: HearingRequest) => {
    const durationSeconds = await media.countSeconds(audioBytes ?? audioPath);
    if (durationSeconds === undefined || durationSeconds > maxAudioSeconds) return undefined;
    return { audioPath, audioBytes, pcmPath: '', durationSeconds };
  };

  const decodeUpload = async (
    { audioPath, audioBytes }: HearingRequest,
    scratchDir: string,
    signal: AbortSignal,
  ) => {
    let path = audioPath;
    if (audioBytes) {
      path = join(scratchDir, `upload-${opaqueId(8)}`);
      await writeFile(path, audioBytes);
    }
    return { ...(await decode(path, scratchDir, signal)), audioBytes: null };
  };

  return {
    decode,

    async hear(
      caller: Caller,
      model: TranscriptionModel,
      request: HearingRequest,
      context: CallContext & {
        scratchDir: () => Promise<string>;
        onSegments?: (segments: TranscriptSegment[]) => void;
      },
    ): Promise<Transcript> {
      const { signal } = context;
      if (request.prompt !== null) deps.policy.require(request.prompt, 'prompt');
      const engine = engines.transcription;
      const takesFiles = engine?.takesFiles?.(model.id) ?? false;
      const recording =
        (takesFiles ? await countOnly(request) : undefined) ??
        (await decodeUpload(request, await context.scratchDir(), signal));
      if (!engine)
        throw new ApiError('service_unavailable', { message: 'No speech recognition engine is installed.' });
      let route: string | null = null;
      const onRoute = (name: string) => {
        route = name;
      };
      const priced = quotes.dearest(model, {
        seconds: recording.durationSeconds,
        uploadBytes: () => request.audioBytes?.length ?? statSync(request.audioPath).size,
        isTranslation: request.task === 'translate',
      });
      const price = transcriptionPrice(priced, recording.durationSeconds);
      const hold = await billing.openHold(caller, price, context.reference);
      try {
        const transcript = await engine.transcribe(
          { ...request, ...recording, model: model.id },
          { signal, onRoute, ...(context.onSegments && { onSegments: context.onSegments }) },
        );
        await hold.charge(transcriptionPrice(quotes.servedBy(model, route), recording.durationSeconds));
        return transcript;
      } catch (error) {
        await hold.release();
        throw error;
      }
    },

    /** The first bytes are made before this returns: what fails at once fails as an error and not as a broken body. */
    async speak(
      caller: Caller,
      model: SpeechModel,
      request: Omit<SpeechJob, 'model'> & { format: SpeechFormat },
      context: CallContext,
    ): Promise<AsyncIterable<Uint8Array>> {
      const { signal } = context;
      deps.policy.require(request.input, 'input');
      if (!engines.speech)
        throw new ApiError('service_unavailable', { message: 'No speech synthesis engine is installed.' });
      const characters = [...request.input].length;
      const most = speechPrice(quotes.dearest(model, { characters }), characters);
      const hold = await billing.openHold(caller, most, context.reference);
      let price = most;
      const onRoute = (name: string) => {
        price = speechPrice(quotes.servedBy(model, name), characters);
      };
      const { format, ...asked } = request;
      const instructions = model.honoursInstructions ? asked.instructions : null;
      const job = { ...asked, instructions, model: model.id };
      const made =
        engines.speech.speakAs?.(job, format, { signal, onRoute }) ??
        media.encodeAudio(format, engines.speech.speak(job, { signal, onRoute }), { signal });
      const bytes = made[Symbol.asyncIterator]();
      try {
        const first = await bytes.next();
        return settled(first, bytes, hold, () => price);
      } catch (error) {
        await hold.release();
        throw error;
      }
    },
  };
};
export type Audio = ReturnType<typeof createAudio>;

/**
 * Charged when the last byte was made; released when the client leaves or the engine fails on the way. No generator:
 * one that is given up before its first step would never come to its `finally`.
 */
const settled = (
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
  hold: Awaited<ReturnType<Billing['openHold']>>,
  price: () => number,
): AsyncIterableIterator<Uint8Array> => {
  let waiting: IteratorResult<Uint8Array> | undefined = first;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        const result = waiting ?? (await rest.next());
        waiting = undefined;
        if (result.done) await hold.charge(price());
        return result;
      } catch (error) {
        await hold.release();
        throw error;
      }
    },
    async return() {
      await rest.return?.();
      await hold.release();
      return { done: true, value: undefined };
    },
  };
};
