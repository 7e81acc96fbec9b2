/**
 * A short sentence in each voice, to be heard before anything is paid. Spoken by the own engine alone, once for each
 * voice, one at a time, and kept in memory: however often it is asked for, the work is bounded.
 */
import { ApiError } from '../../domain/errors.ts';
import { type ModelCatalogue, voices } from '../../domain/models.ts';
import type { SpeechEngine } from '../../engines/engine.ts';
import type { Media } from '../../engines/media/media.ts';

export const sampleSentences = {
  en: 'Good evening. This is how I sound when I tell your story.',
  zh: '晚上好。我讲述你的故事时，声音就是这样。',
} as const;
export type SampleLanguage = keyof typeof sampleSentences;

/** Includes the time for loading the weights. */
const timeoutMs = 120_000;

export const createVoiceSamples = (deps: {
  /** The own engine, not what another server speaks. */
  speech: SpeechEngine | null;
  media: Pick<Media, 'encodeAudio'>;
  models: Pick<ModelCatalogue, 'find'>;
  isLocal: (model: string) => boolean;
}) => {
  const samples = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const speak = async (model: string, voice: string, language: SampleLanguage): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const job = { model, voice, input: sampleSentences[language], speed: 1, instructions: null };
    const chunks: Uint8Array[] = [];
    const pcm = deps.speech!.speak(job, { signal });
    for await (const chunk of deps.media.encodeAudio('mp3', pcm, { signal })) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  /** MP3. Throws an ApiError where the own engine does not speak this voice. */
  return async (id: string, voice: string, language: SampleLanguage): Promise<Buffer> => {
    const model = deps.models.find(id);
    if (model?.kind !== 'speech') throw new ApiError('model_not_found', { param: 'model' });
    if (!voices.some((known) => known === voice)) throw new ApiError('endpoint_not_found');
    if (!deps.speech || !deps.isLocal(model.id)) throw new ApiError('endpoint_not_found');
    const name = `${model.id} ${voice} ${language}`;
    const known = samples.get(name);
    if (known) return known;
    const made = last.catch(() => {}).then(() => speak(model.id, voice, language));
    last = made;
    samples.set(name, made);
    // A sample that failed is tried again when it is asked for again.
    made.catch(() => samples.delete(name));
    return made;
  };
};
export type VoiceSamples = ReturnType<typeof createVoiceSamples>;
