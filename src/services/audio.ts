/** Transcription, translation and speech: measures the audio, calls the engine, charges by length. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '../domain/account.ts';
import { LeftUnread } from '../domain/engine-failure.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import type { SpeechFormat, SpeechModel, TranscriptionModel } from '../domain/models.ts';
import { speechPrice, transcriptionPrice } from '../domain/money.ts';
import type { Transcript, TranscriptSegment } from '../domain/transcript/transcript.ts';
import type { Work } from '../domain/upstream/route-limits.ts';
import type { Engines, SpeechJob, TranscriptionJob } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import type { RoutePrices } from '../engines/routing/route-prices.ts';
import { hasClientLeft, isServiceStopping } from '../lib/http/leaving.ts';
import { opaqueId } from '../lib/ids.ts';
import { measure } from '../lib/measurements.ts';
import type { Billing } from './billing.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { DecodedAudioBudget } from './decoded-audio.ts';

/** The most that fits into 25 MB at the lowest usual bit rates; a longer claim is a mistake or an attack. */
const maxAudioSeconds = 6 * 3600;

type TranscriptionRequest = Pick<
  TranscriptionJob,
  'task' | 'language' | 'prompt' | 'temperature' | 'wordTimestamps'
> & {
  audioPath: string;
};

type CallContext = { signal: AbortSignal; reference: string; onRoute?: (name: string) => void };

export const createAudio = (deps: {
  engines: Pick<Engines, 'transcription' | 'speech'>;
  media: Pick<Media, 'measureAudio' | 'decodeAudio' | 'encodeAudio'>;
  billing: Billing;
  policy: ContentPolicy;
  routePrices: RoutePrices;
  decoded: DecodedAudioBudget;
}) => {
  const { engines, media, billing, routePrices, decoded } = deps;

  /**
   * The decoded length is charged, since a header may claim anything. Decoding stops where the caller's money ends, so
   * that nobody has more decoded than they can pay for.
   */
  const decodeUpload = async (
    audioPath: string,
    funds: { seconds: number; insufficientFundsError: () => ApiError },
    call: {
      scratchDir: () => Promise<string>;
      needsSamples: boolean;
      signal: AbortSignal;
      accountId: string;
    },
  ) => {
    const { signal, accountId } = call;
    const pcmPath = call.needsSamples ? join(await call.scratchDir(), `pcm-${opaqueId(8)}`) : null;
    const remainingSeconds = pcmPath ? decoded.remainingSeconds(accountId) : Number.POSITIVE_INFINITY;
    const options = {
      maxSeconds: Math.min(maxAudioSeconds, funds.seconds, remainingSeconds),
      signal,
      accountId,
    };
    const { durationSeconds, isTooLong } = pcmPath
      ? await media.decodeAudio(audioPath, pcmPath, options)
      : await media.measureAudio(audioPath, options);
    if (isTooLong && durationSeconds > funds.seconds) throw funds.insufficientFundsError();
    if (isTooLong && durationSeconds > remainingSeconds) throw decoded.overloadError();
    if (isTooLong)
      throw invalidParameter('file', `audio longer than ${maxAudioSeconds} seconds is not accepted`);
    return { audioPath, pcmPath, durationSeconds };
  };

  /** The amount held for transcribing this many seconds. */
  const priceOfTranscription = (
    model: TranscriptionModel,
    seconds: number,
    work: Omit<Work, 'seconds'> = {},
  ): number => transcriptionPrice(routePrices.atMaxPrice(model, { ...work, seconds }), seconds);

  /** A provider reads the instructions too. */
  const priceOfSpeech = (model: SpeechModel, input: string, instructions: string | null = null): number => {
    const characters = [...input].length;
    const isRead = model.honoursInstructions && routePrices.mayAskProvider(model, { characters });
    const instructed = isRead ? lengthOf(instructions) : 0;
    return speechPrice(routePrices.atMaxPrice(model, { characters }), characters + instructed);
  };

  return {
    priceOfTranscription,
    priceOfSpeech,

    async transcribe(
      caller: Caller,
      model: TranscriptionModel,
      request: TranscriptionRequest,
      context: CallContext & {
        scratchDir: () => Promise<string>;
        onSegments?: (segments: TranscriptSegment[]) => void;
      },
    ): Promise<Transcript> {
      const { signal, onSegments } = context;
      const accountId = caller.account.id;
      const engine = engines.transcription;
      if (!engine)
        throw new ApiError('service_unavailable', { message: 'No speech recognition engine is installed.' });
      const work = {
        seconds: 0,
        uploadBytes: () => statSync(request.audioPath).size,
        isTranslation: request.task === 'translate',
      };
      const { price: perMinute } = routePrices.atMinPrice(model, work);
      const affordable = async () => {
        const { amount, insufficientFundsError } = await billing.spendable(caller);
        const seconds = perMinute > 0 ? (60 * amount) / perMinute : Number.POSITIVE_INFINITY;
        if (seconds === 0) throw insufficientFundsError();
        return { seconds, insufficientFundsError };
      };
      using samples = new DisposableStack();
      const decodeAndHold = async () => {
        signal.throwIfAborted();
        const recording = await decodeUpload(request.audioPath, await affordable(), {
          scratchDir: context.scratchDir,
          needsSamples: !(engine.takesFiles?.(model.id) ?? false),
          signal,
          accountId,
        });
        const { durationSeconds, pcmPath } = recording;
        samples.use(decoded.reserve(accountId, pcmPath === null ? 0 : durationSeconds));
        const amount = priceOfTranscription(model, durationSeconds, work);
        const hold = await billing.openHold(caller, {
          amount,
          reference: context.reference,
          model: model.id,
        });
        return { recording, hold };
      };
      const { seconds: payable } = await affordable();
      if (request.prompt !== null) await deps.policy.require(request.prompt, 'prompt');
      const { recording, hold } = await decoded.inTurn(accountId, payable, decodeAndHold);
      let route: string | null = null;
      /** Sent to the client, or billed by a provider. */
      let deliveredSeconds = 0;
      let billedSeconds = 0;
      const onRoute = (name: string) => {
        route = name;
        billedSeconds = 0;
        context.onRoute?.(name);
      };
      const onBilled = () => {
        billedSeconds = recording.durationSeconds;
      };
      const deliver = (segments: TranscriptSegment[]) => {
        deliveredSeconds = Math.max(deliveredSeconds, ...segments.map(({ endSeconds }) => endSeconds));
        onSegments?.(segments);
      };
      const priceFor = (seconds: number) =>
        transcriptionPrice(routePrices.atPriceOfRoute(model, route), seconds);
      try {
        const transcript = await engine.transcribe(
          { ...request, ...recording, model: model.id },
          { signal, accountId, onRoute, onBilled, onSegments: onSegments && deliver },
        );
        const price = priceFor(recording.durationSeconds);
        await hold.chargeDelivered(price);
        const kind = request.task === 'translate' ? 'translation' : 'transcription';
        measure('media', { kind, seconds: recording.durationSeconds });
        return transcript;
      } catch (error) {
        // A client that leaves pays for what was sent or billed by then; our own failures cost nothing.
        if (hasClientLeft(signal)) {
          const seconds = Math.max(billedSeconds, deliveredSeconds);
          await hold.chargeDelivered(priceFor(Math.min(seconds, recording.durationSeconds)));
        } else await hold.release();
        throw error;
      }
    },

    /**
     * The first bytes are made before this returns, so that an early failure is an error response and not a broken
     * body.
     */
    async speak(
      caller: Caller,
      model: SpeechModel,
      request: Omit<SpeechJob, 'model'> & { format: SpeechFormat },
      context: CallContext,
    ): Promise<AsyncIterable<Uint8Array>> {
      const { signal } = context;
      const accountId = caller.account.id;
      await deps.policy.require(request.input, 'input');
      if (!engines.speech)
        throw new ApiError('service_unavailable', { message: 'No speech synthesis engine is installed.' });
      const characters = [...request.input].length;
      const instructions = model.honoursInstructions ? request.instructions : null;
      const most = priceOfSpeech(model, request.input, instructions);
      const hold = await billing.openHold(caller, {
        amount: most,
        reference: context.reference,
        model: model.id,
      });
      let served = model;
      let isBilled = false;
      let spokenShare = 1;
      const call = {
        signal,
        accountId,
        onRoute: (name: string) => {
          served = routePrices.atPriceOfRoute(model, name);
          isBilled = false;
          context.onRoute?.(name);
        },
        onBilled: () => {
          isBilled = true;
        },
        onSpoken: (share: number) => {
          spokenShare = share;
        },
      };
      const { format, ...asked } = request;
      const job = { ...asked, instructions, model: model.id };
      const made =
        engines.speech.speakAs?.(job, format, call) ??
        media.encodeAudio(format, measured(engines.speech.speak(job, call)), { signal, accountId });
      const bytes = made[Symbol.asyncIterator]();
      const charge = (share: number) =>
        hold.chargeDelivered(
          speechPrice(served, Math.ceil(characters * share) + (isBilled ? lengthOf(instructions) : 0)),
        );
      // A client that leaves pays for what was sent or billed by then; our own failures cost nothing.
      const leave = (sentShare: number) =>
        isServiceStopping(signal) ? hold.release() : charge(isBilled ? 1 : sentShare);
      const fail = (sentShare: number, error: unknown) =>
        hasClientLeft(signal) || error instanceof LeftUnread ? leave(sentShare) : hold.release();
      try {
        const first = await bytes.next();
        return settled(first, bytes, { spokenShare: () => spokenShare, charge, leave, fail });
      } catch (error) {
        await fail(0, error);
        throw error;
      }
    },
  };
};
export type Audio = ReturnType<typeof createAudio>;

const lengthOf = (text: string | null): number => (text === null ? 0 : [...text].length);

const samplesPerSecond = 24_000;
const bytesPerSample = 2;

async function* measured(samples: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of samples) {
    measure('media', { kind: 'speech', seconds: chunk.length / bytesPerSample / samplesPerSecond });
    yield chunk;
  }
}

/**
 * Charges the full price when the last byte was made, and what is due for the sent share when it ends early. Not a
 * generator: one abandoned before its first step never reaches its `finally`.
 */
const settled = (
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
  money: {
    /** The share of the text spoken so far. */
    spokenShare: () => number;
    charge: (share: number) => Promise<void>;
    /** When the rest is not wanted. */
    leave: (sentShare: number) => Promise<void>;
    /** When the rest is not made. */
    fail: (sentShare: number, error: unknown) => Promise<void>;
  },
): AsyncIterableIterator<Uint8Array> => {
  let waiting: IteratorResult<Uint8Array> | undefined = first;
  let deliveredShare = 0;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        const result = waiting ?? (await rest.next());
        waiting = undefined;
        if (result.done) await money.charge(1);
        else deliveredShare = money.spokenShare();
        return result;
      } catch (error) {
        await money.fail(deliveredShare, error);
        throw error;
      }
    },
    async return() {
      await rest.return?.();
      await money.leave(deliveredShare);
      return { done: true, value: undefined };
    },
  };
};
