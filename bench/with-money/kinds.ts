/** The most expensive requests we know of, one or two of each kind of work, as an account with money can send them. */
import { readFileSync } from 'node:fs';
import { makeAudio, makeImage } from '../../test/support/media-fixtures.ts';
import { removeFolder, temporaryFolder } from '../processes.ts';

export type KindOfRequest = {
  name: string;
  send: () => Promise<unknown>;
  /** The first of its kind loads its engine's weights, which is counted. */
  most: { cpuSeconds: number; megabytes: number };
};

type Asking = {
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  finished: (id: string) => Promise<string>;
};

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const form = (fields: Record<string, string | Blob>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: 'POST', body };
};

const crowd =
  '500 trains fighting, a thousand trains exploding, an army of pine trees, countless castles in a forest at night in the rain';
const video = { model: 'beta-2', seconds: '4', size: '1280x720' };
const film = { cpuSeconds: 70, megabytes: 1_000 };
const sound = { cpuSeconds: 120, megabytes: 1_500 };
const small = { cpuSeconds: 10, megabytes: 400 };
const sentence =
  'The quick brown fox jumps over the lazy dog while 1,234 bells ring at 5:30 in the morning. ';

export const listKinds = async ({ ask, finished }: Asking): Promise<KindOfRequest[]> => {
  const folder = temporaryFolder();
  const speech = readFileSync('test/fixtures/amiable.flac');
  const tone = readFileSync(makeAudio(folder, 'flac', { seconds: 600 }));
  // Questions take only wav and mp3.
  const question = readFileSync(makeAudio(folder, 'wav', { seconds: 30 }));
  const picture = new Blob([readFileSync(await makeImage(folder, 'png', { width: 7_000, height: 7_000 }))]);
  removeFolder(folder);
  let made = '';
  const create = async (fields: Record<string, string | Blob>) => {
    const response = await ask('/v1/videos', form({ ...video, ...fields }));
    return finished(((await response.json()) as { id: string }).id);
  };
  const read = async (path: string, init?: RequestInit) => (await ask(path, init)).arrayBuffer();
  const recording = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'recording.flac');
  const chat = {
    model: 'omni-audio-preview',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'input_audio', input_audio: { data: question.toString('base64'), format: 'wav' } },
          { type: 'text', text: 'What was said?' },
        ],
      },
    ],
  };
  return [
    {
      name: 'a video of little',
      send: async () => {
        made = await create({ prompt: 'a red ball on white' });
      },
      most: film,
    },
    { name: 'a video of crowds', send: () => create({ prompt: crowd }), most: film },
    {
      name: 'a video of 4,000 characters in many scenes',
      send: () => create({ prompt: `${crowd}. Then `.repeat(40).slice(0, 4_000) }),
      most: film,
    },
    {
      name: 'a video of a picture of 49 megapixels',
      send: () => create({ prompt: 'the clouds begin to move', input_reference: picture }),
      most: { cpuSeconds: 120, megabytes: 1_500 },
    },
    {
      name: 'a remix',
      send: async () => {
        const response = await ask(
          `/v1/videos/${encodeURIComponent(made)}/remix`,
          json({ prompt: 'at night' }),
        );
        return finished(((await response.json()) as { id: string }).id);
      },
      most: film,
    },
    {
      name: 'a character of a video',
      send: () => read('/beta/v1/characters', json({ from_task: made, timestamps: '0,2' })),
      most: small,
    },
    {
      name: 'speech of 4,096 characters',
      send: () =>
        read(
          '/v1/audio/speech',
          json({ model: 'tts-1', voice: 'nova', input: sentence.repeat(50).slice(0, 4_096) }),
        ),
      most: { cpuSeconds: 600, megabytes: 1_500 },
    },
    {
      name: 'a transcription of speech',
      send: () =>
        read(
          '/v1/audio/transcriptions',
          form({ model: 'listen-1', file: recording(new Uint8Array(speech)) }),
        ),
      most: sound,
    },
    {
      name: 'a transcription of ten minutes of a tone',
      send: () =>
        read('/v1/audio/transcriptions', form({ model: 'listen-1', file: recording(new Uint8Array(tone)) })),
      most: { cpuSeconds: 600, megabytes: 1_500 },
    },
    {
      name: 'a translation',
      send: () =>
        read(
          '/v1/audio/translations',
          form({ model: 'listen-large-v3', file: recording(new Uint8Array(speech)) }),
        ),
      most: sound,
    },
    { name: 'audio chat', send: () => read('/v1/chat/completions', json(chat)), most: sound },
    {
      name: 'the reading of a picture of 49 megapixels',
      send: () => read('/console/api/picture-reading', form({ image: picture })),
      most: { cpuSeconds: 30, megabytes: 1_000 },
    },
    {
      name: 'the reading of a prompt of 4,000 characters',
      send: () =>
        read('/console/api/prompt-reading', json({ prompt: `${crowd}. Then `.repeat(40).slice(0, 4_000) })),
      most: small,
    },
    {
      name: 'a cut, ten times in a row',
      send: () => read(`/console/api/videos/${encodeURIComponent(made)}/cut?times=10`),
      most: { cpuSeconds: 60, megabytes: 600 },
    },
    {
      name: 'an archive',
      send: () => read(`/console/api/library/archive?ids=${encodeURIComponent(made)}`),
      most: small,
    },
  ];
};
