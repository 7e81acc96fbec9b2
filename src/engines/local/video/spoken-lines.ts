/** Voices for the people of a video: words that its process asks for, spoken by the speech engine. */

import type { WordsToSpeak } from '@kinora/film';
import { modelFor, type voices } from '../../../domain/models.ts';
import type { SpeechEngine } from '../../engine.ts';
import type { PoolLogger } from '../../engine-process.ts';

type VoiceName = (typeof voices)[number];
type Sound = { samples: Float32Array; sampleRate: number };

const sampleRate = 24_000;

const female: readonly VoiceName[] = ['shimmer', 'nova', 'alloy'];
const male: readonly VoiceName[] = ['echo', 'fable', 'onyx'];

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

export const createSpokenLines = ({
  speech,
  signal,
  accountId,
  logger,
}: {
  speech: SpeechEngine | undefined;
  signal: AbortSignal;
  accountId: string | undefined;
  logger: PoolLogger | undefined;
}) => {
  const asked = Promise.withResolvers<readonly WordsToSpeak[]>();

  const speakOne = async (
    speaker: SpeechEngine,
    { words, speed, speaker: who }: WordsToSpeak,
  ): Promise<Sound | null> => {
    const job = { model: modelFor.speech, input: words, voice: voiceFor(who), speed, instructions: null };
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of speaker.speak(job, { signal, accountId })) chunks.push(chunk);
      return { samples: samplesOf(chunks), sampleRate };
    } catch (error) {
      // A language without a voice, or an install without one: the video says what it leaves out.
      signal.throwIfAborted();
      logger?.warn({ err: error }, 'words of a video could not be spoken');
      return null;
    }
  };

  async function* sounds(): AsyncGenerator<(Sound | null)[]> {
    const lines = await asked.promise;
    const spoken: (Sound | null)[] = [];
    for (const line of speech ? lines : []) spoken.push(await speakOne(speech!, line));
    yield spoken;
  }

  return { ask: asked.resolve, sounds: sounds() };
};
