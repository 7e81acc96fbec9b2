/** Voices for the people of a video: words that its process asks for, spoken by the speech engine. */

import type { WordsToSpeak } from '@kinora/film';
import { modelFor, type VoiceName } from '../../../domain/models.ts';
import type { SpeechEngine } from '../../engine.ts';
import type { PoolLogger } from '../../engine-process.ts';
import { voicesOf } from '../kokoro/voices.ts';

type Sound = { samples: Float32Array; sampleRate: number };

const sampleRate = 24_000;

const female = voicesOf('female');
const male = voicesOf('male');

/** The same person has the same voice; an old man a deep one, a child the lightest. */
export const voiceFor = ({ person, lookSeed, name }: WordsToSpeak['speaker']): VoiceName => {
  if (person?.age === 'child' || person?.age === 'baby') return 'nova';
  if (person?.age === 'old') return person.sex === 'female' ? 'alloy' : 'onyx';
  const key = lookSeed ?? Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const isFemale = person?.sex ? person.sex === 'female' : key % 2 === 0;
  const choice = isFemale ? female : male;
  return choice[Math.abs(Math.trunc(key)) % choice.length]!;
};

const samplesOf = (chunks: Uint8Array[]): Float32Array => {
  const bytes = Buffer.concat(chunks);
  const samples = new Float32Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * 2) / 32_768;
  return samples;
};

const bytesPerSecond = sampleRate * 2;
/** Times the video's length: a number in a text may take minutes to say. */
const mostSpoken = 2;
/** The video's process waits meanwhile, and with it the videos of others. */
const patienceMs = 300_000;

/** Beside the account's own requests for speech: a video that waited for them would hold up the videos of others. */
const turnOf = (accountId: string | undefined): string | undefined => accountId && `${accountId} videos`;

export const createSpokenLines = ({
  speech,
  seconds,
  signal,
  accountId,
  logger,
}: {
  speech: SpeechEngine | undefined;
  /** Length of the video. */
  seconds: number;
  signal: AbortSignal;
  accountId: string | undefined;
  logger: PoolLogger | undefined;
}) => {
  const asked = Promise.withResolvers<readonly WordsToSpeak[]>();
  const ended = new AbortController();
  let bytesLeft = seconds * mostSpoken * bytesPerSecond;

  const speakOne = async (
    speaker: SpeechEngine,
    { words, speed, speaker: who }: WordsToSpeak,
    until: AbortSignal,
  ): Promise<Sound | null> => {
    const job = { model: modelFor.speech, input: words, voice: voiceFor(who), speed, instructions: null };
    const call = { signal: until, accountId: turnOf(accountId) };
    const mostBytes = Math.min(bytesLeft, seconds * bytesPerSecond);
    try {
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of speaker.speak(job, call)) {
        chunks.push(chunk);
        bytes += chunk.length;
        bytesLeft -= chunk.length;
        if (bytes > mostBytes) return null;
      }
      return { samples: samplesOf(chunks), sampleRate };
    } catch (error) {
      // A language without a voice, or an install without one: the video says what it leaves out.
      signal.throwIfAborted();
      if (!ended.signal.aborted) logger?.warn({ err: error }, 'words of a video could not be spoken');
      return null;
    }
  };

  async function* sounds(): AsyncGenerator<(Sound | null)[]> {
    const lines = await asked.promise;
    const until = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(patienceMs)]);
    const spoken: (Sound | null)[] = [];
    for (const line of speech ? lines : []) {
      const isOver = until.aborted || bytesLeft <= 0;
      spoken.push(isOver ? null : await speakOne(speech!, line, until));
    }
    yield spoken;
  }

  return {
    ask: asked.resolve,
    sounds: sounds(),
    /** The video is made or lost: nobody waits for the rest. */
    end: () => ended.abort(),
  };
};
