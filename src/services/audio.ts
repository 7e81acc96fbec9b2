/** Transcription, translation and speech: decoded and measured by us, heard and spoken by the engine, paid by length. */
import { join } from 'node:path';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import type { SpeechFormat, SpeechModel, TranscriptionModel } from '../domain/models.ts';
import { speechPrice, transcriptionPrice } from '../domain/money.ts';
import type { Transcript, TranscriptSegment } from '../domain/transcript.ts';
import type { Engines, SpeechJob, TranscriptionJob } from '../engines/engine.ts';
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
};

type CallContext = { signal: AbortSignal; reference: string };

export const createAudio = (deps: {
  engines: Pick<Engines, 'transcription' | 'speech'>;
  media: Pick<Media, 'decodeAudio' | 'encodeAudio'>;
  billing: Billing;
  policy: ContentPolicy;
}) => {
  const { engines, media, billing } = deps;

  const decode = async (audioPath: string, scratchDir: string, signal: AbortSignal) => {
    const pcmPath = join(scratchDir, `pcm-${opaqueId(8)}`);
    const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, {
      maxSeconds: maxAudioSeconds,
      signal,
    });
    return { audioPath, pcmPath, durationSeconds };
  };

  return {
    decode,

    async hear(
      caller: Caller,
      model: TranscriptionModel,
      request: HearingRequest,
      context: CallContext & { scratchDir: string; onSegments?: (segments: TranscriptSegment[]) => void },
    ): Promise<Transcript> {
      const { signal } = context;
      if (request.prompt !== null) deps.policy.require(request.prompt, 'prompt');
      const decoded = await decode(request.audioPath, context.scratchDir, signal);
      if (!engines.transcription)
        throw new ApiError('service_unavailable', { message: 'No speech recognition engine is installed.' });
      const price = transcriptionPrice(model, decoded.durationSeconds);
      const hold = await billing.openHold(caller, price, context.reference);
      try {
        const transcript = await engines.transcription.transcribe(
          { ...request, ...decoded, model: model.id },
          { signal, ...(context.onSegments && { onSegments: context.onSegments }) },
        );
        await hold.charge(price);
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
      const price = speechPrice(model, [...request.input].length);
      const hold = await billing.openHold(caller, price, context.reference);
      const { format, ...asked } = request;
      const instructions = model.honoursInstructions ? asked.instructions : null;
      const job = { ...asked, instructions, model: model.id };
      const made =
        engines.speech.speakAs?.(job, format, { signal }) ??
        media.encodeAudio(format, engines.speech.speak(job, { signal }), { signal });
      const bytes = made[Symbol.asyncIterator]();
      try {
        const first = await bytes.next();
        return settled(first, bytes, hold, price);
      } catch (error) {
        await hold.release();
        throw error;
      }
    },
  };
};
export type Audio = ReturnType<typeof createAudio>;

/** Charged when the last byte was made; released when the client leaves or the engine fails on the way. */
async function* settled(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
  hold: Awaited<ReturnType<Billing['openHold']>>,
  price: number,
): AsyncGenerator<Uint8Array> {
  let whole = false;
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
    whole = true;
  } finally {
    if (!whole) await rest.return?.();
    await (whole ? hold.charge(price) : hold.release());
  }
}
