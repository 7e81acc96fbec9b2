/** The spoken form of chat replies: how much of them is spoken, and what becomes of those that cannot be. */
import { buffer } from 'node:stream/consumers';
import { textTokens } from '../../domain/chat-tokens.ts';
import { ApiError } from '../../domain/errors.ts';
import { maxSpeechCharacters, modelFor } from '../../domain/models.ts';
import type { EngineCall, Engines } from '../../engines/engine.ts';
import type { AudioFormat, Media } from '../../engines/media/media.ts';

export type SpokenForm = { voice: string; format: AudioFormat };

/** The spoken part of a reply: as much as a speech request takes. */
const maxSpokenTokens = textTokens('a'.repeat(maxSpeechCharacters));
/** As long as that takes to be said, without the pauses and numbers of texts made to take longer. */
const maxSpokenSeconds = 360;
/** Of more replies each may still be spoken for some seconds. */
const mostShares = 32;
export const unspokenHint =
  'This reply is not spoken: its text is not in a language or script that the voices can read.';
const spokenBytesPerSecond = 24_000 * 2;

/** Of each of so many replies. All stay in memory until the request is answered: they share what one may have. */
export const spokenShare = (count: number): { tokens: number; seconds: number } => {
  const shares = Math.min(count, mostShares);
  return { tokens: Math.floor(maxSpokenTokens / shares), seconds: maxSpokenSeconds / shares };
};

export const createReplySpeech = (deps: {
  engines: Pick<Engines, 'speech'>;
  media: Pick<Media, 'encodeAudio'>;
}) => {
  const { engines } = deps;
  const speak = async (
    text: string,
    { voice, format }: SpokenForm,
    mostSeconds: number,
    call: EngineCall,
  ): Promise<{ audio: Buffer; seconds: number; isWhole: boolean }> => {
    if (!engines.speech)
      throw new ApiError('service_unavailable', { message: 'No speech synthesis engine is installed.' });
    const job = { model: modelFor.speech, input: text, voice, speed: 1, instructions: null };
    let leftBytes = mostSeconds * spokenBytesPerSecond;
    let isWhole = true;
    async function* counted(pcm: AsyncIterable<Uint8Array>) {
      for await (const chunk of pcm) {
        isWhole = chunk.length <= leftBytes;
        const taken = isWhole ? chunk : chunk.subarray(0, leftBytes);
        leftBytes -= taken.length;
        yield taken;
        if (!isWhole) return;
      }
    }
    const pcm = counted(engines.speech.speak(job, call));
    const audio = await buffer(deps.media.encodeAudio(format, pcm, call));
    return { audio, seconds: mostSeconds - leftBytes / spokenBytesPerSecond, isWhole };
  };

  /** Null where the voices cannot read it: the reply is made and paid for, and comes as text. */
  return async (...args: Parameters<typeof speak>) => {
    try {
      return await speak(...args);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return null;
      throw error;
    }
  };
};
