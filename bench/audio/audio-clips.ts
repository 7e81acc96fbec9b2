/** The recordings the audio questions are about: two people reading, our own voice, a tone and silence. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChatPart } from '../../src/engines/engine.ts';
import type { KokoroEngine } from '../../src/engines/local/kokoro/kokoro.ts';
import type { Media } from '../../src/engines/media/media.ts';

export type AudioPart = Extract<ChatPart, { type: 'audio' }>;

const rate = 16_000;
const { signal } = new AbortController();

export const spokenClips = {
  meeting: [
    'nova',
    'The meeting was moved to Tuesday at half past three, because the room was double booked. Please bring your laptops.',
  ],
  shopping: ['onyx', 'I bought three apples, twelve eggs and two loaves of bread.'],
  address: [
    'echo',
    'My number is five five five, zero one three four, and I live at twenty-two Baker Street.',
  ],
  french: ['alloy', "Bonjour, je m'appelle Marie et j'habite à Paris avec mes deux enfants."],
  spanish: ['alloy', 'El tren para Madrid sale mañana a las ocho de la mañana.'],
  capital: ['fable', 'What is the capital of France?'],
  fox: ['nova', 'Repeat after me: the quick brown fox jumps over the lazy dog.'],
  counting: ['onyx', 'How many words are there in this recording?'],
} as const;

export type ClipName = keyof typeof spokenClips | 'amiable' | 'dashwood' | 'tone' | 'silence';

export const makeClips = async (
  folder: string,
  voice: KokoroEngine,
  media: Media,
): Promise<Record<ClipName, AudioPart>> => {
  const decode = async (audioPath: string, name: string): Promise<AudioPart> => {
    const pcmPath = join(folder, `${name}.pcm`);
    const { durationSeconds } = await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 600 });
    return { type: 'audio', audioPath, pcmPath, durationSeconds };
  };
  const fixture = (name: string) => fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url));
  const fromSamples = async (name: string, sampleAt: (index: number) => number): Promise<AudioPart> => {
    const pcmPath = join(folder, name);
    const samples = Float32Array.from({ length: 3 * rate }, (_, index) => sampleAt(index));
    await writeFile(pcmPath, new Uint8Array(samples.buffer));
    return { type: 'audio', audioPath: pcmPath, pcmPath, durationSeconds: 3 };
  };

  const clips: Partial<Record<ClipName, AudioPart>> = {
    amiable: await decode(fixture('amiable.flac'), 'amiable'),
    dashwood: await decode(fixture('dashwood.ogg'), 'dashwood'),
    tone: await fromSamples('tone', (index) => 0.2 * Math.sin((2 * Math.PI * 440 * index) / rate)),
    silence: await fromSamples('silence', () => 0),
  };
  for (const [name, [speaker, input]] of Object.entries(spokenClips)) {
    const job = { model: 'tts-1', input, voice: speaker, speed: 1, instructions: null };
    const path = join(folder, `${name}.wav`);
    await writeFile(path, media.encodeAudio('wav', voice.speak(job, { signal })));
    clips[name as ClipName] = await decode(path, name);
  }
  return clips as Record<ClipName, AudioPart>;
};
