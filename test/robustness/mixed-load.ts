/** Every endpoint of the interface as a client uses it, one request or a few at a time. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Random } from './random.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const prompts = [
  'a red balloon over the sea',
  'a boat on a lake at dawn',
  '气球飞过大海',
  'snow falls on a village',
];

/** Undefined when the service was killed under the request. */
export type Ask = (path: string, init?: RequestInit & { kind?: string }) => Promise<Response | undefined>;

export type LoadTask = { id: string; status: string; isDeleted: boolean };

/** The requests of one account. Its tasks are kept here, so that later requests have something to ask for. */
export const createMixedLoad = async ({
  ask,
  random,
  models = { longVideo: 'beta-2', otherSpeech: 'multi-3.1-flash-tts-preview' },
}: {
  ask: Ask;
  random: Random;
  models?: { longVideo: string; otherSpeech: string };
}) => {
  const tasks: LoadTask[] = [];
  const pages: string[] = [];
  const recording = new Blob([fixture('dashwood.ogg')]);
  const flac = new Blob([fixture('amiable.flac')]);
  const picture = new Blob([
    await sharp({ create: { width: 320, height: 180, channels: 3, background: '#3a6ea5' } })
      .png()
      .toBuffer(),
  ]);
  let spoken = '';

  const form = (
    path: string,
    kind: string,
    fields: Record<string, string | Blob>,
    init: RequestInit = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') body.append(name, value);
      else
        body.append(name, value, value === recording ? 'said.ogg' : value === flac ? 'said.flac' : 'x.png');
    return ask(path, { method: 'POST', ...init, body, kind });
  };
  const json = (path: string, kind: string, body: object, init: RequestInit = {}) =>
    ask(path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: JSON.stringify(body),
      kind,
    });
  const accept = async (response: Response | undefined) => {
    const body = (await response?.json().catch(() => undefined)) as { id?: string } | undefined;
    if (response?.ok && body?.id !== undefined)
      tasks.push({ id: body.id, status: 'pending', isDeleted: false });
  };
  const read = async (response: Response | undefined) => void (await response?.arrayBuffer());
  const living = () => tasks.filter(({ isDeleted }) => !isDeleted);
  const completed = () => living().filter(({ status }) => status === 'completed');
  const prompt = () => random.pick(prompts)!;

  const speak = async (model: string) =>
    read(
      await json('/v1/audio/speech', 'speak', {
        model,
        voice: 'alloy',
        input: 'Good morning. The coffee is ready.',
        response_format: random.pick(['mp3', 'wav', 'opus', 'flac', 'aac', 'pcm']),
      }),
    );

  const actions = {
    'create video, short': async () =>
      accept(
        await form('/v1/videos', 'create video', {
          model: 'alpha_3_1-fast',
          prompt: prompt(),
          seconds: '1',
          size: '16x9',
          input_reference: picture,
        }),
      ),
    'create video, form': async () =>
      accept(
        await form('/v1/videos', 'create video', {
          model: 'beta-2',
          prompt: prompt(),
          seconds: '4',
          size: '480x480',
        }),
      ),
    'create video, json': async () =>
      accept(
        await json('/v1/video/create', 'create video', {
          model: models.longVideo,
          prompt: prompt(),
          images: [],
          watermark: false,
        }),
      ),
    'video over chat': async () => {
      const response = await json('/v1/chat/completions', 'video over chat', {
        model: models.longVideo,
        stream: true,
        messages: [{ role: 'user', content: prompt() }],
      });
      await response?.text();
    },
    remix: async () => {
      const source = random.pick(completed());
      if (!source?.id.startsWith('beta')) return;
      await accept(
        await json(`/v1/videos/${encodeURIComponent(source.id)}/remix`, 'create video', {
          prompt: 'make it night',
          size: '480x480',
        }),
      );
    },
    'read task': async () => {
      const task =
        living().find(({ status }) => status === 'pending' || status === 'processing') ?? living().at(-1);
      const id = encodeURIComponent(task?.id ?? 'none');
      const path = random.next() < 0.5 ? `/v1/videos/${id}` : `/v1/video/query?id=${id}`;
      const response = await ask(path, { kind: 'read task' });
      const body = (await response?.json().catch(() => undefined)) as { status?: string } | undefined;
      if (task && response?.ok && body?.status !== undefined) task.status = body.status;
    },
    'list videos': async () => read(await ask('/v1/videos', { kind: 'list videos' })),
    'list models': async () => read(await ask('/v1/models', { kind: 'list models' })),
    health: async () => read(await ask(random.pick(['/healthz', '/readyz'])!, { kind: 'health' })),
    openapi: async () => read(await ask('/openapi.json', { kind: 'openapi' })),
    download: async () => {
      const task = random.pick(completed());
      if (!task) return;
      const path = `/v1/videos/${encodeURIComponent(task.id)}/content`;
      const variant = random.pick(['video', 'thumbnail', 'spritesheet']);
      await read(
        await ask(`${path}?variant=${variant}`, {
          headers: { accept: '*/*;q=0.9, video/mp4' },
          kind: 'download',
        }),
      );
      const link = (await (await ask(path, { kind: 'link' }))?.json().catch(() => undefined)) as
        | { video_url?: string; url?: string }
        | undefined;
      const url = link?.video_url ?? link?.url;
      if (url) {
        const { pathname, search } = new URL(url);
        await read(await ask(pathname + search, { kind: 'download' }));
      }
    },
    'delete video': async () => {
      const task = random.pick(living());
      if (!task) return;
      task.isDeleted = true;
      await read(
        await ask(`/v1/videos/${encodeURIComponent(task.id)}`, { method: 'DELETE', kind: 'delete video' }),
      );
    },
    character: async () => {
      const task = random.pick(completed().filter(({ id }) => id.startsWith('beta')));
      if (!task) return;
      const response = await json('/beta/v1/characters', 'character', {
        from_task: task.id,
        timestamps: '0,2',
      });
      const made = (await response?.json().catch(() => undefined)) as { permalink?: string } | undefined;
      if (made?.permalink) pages.push(new URL(made.permalink).pathname);
    },
    'character page': async () => {
      const page = pages.at(-1);
      if (page) await read(await ask(page, { kind: 'character page' }));
    },
    speak: () => speak('tts-1'),
    'speak, other model': () => speak(models.otherSpeech),
    hear: async () =>
      read(
        await form('/v1/audio/transcriptions', 'hear', {
          model: 'listen-1',
          file: random.pick([recording, flac])!,
          response_format: random.pick(['json', 'srt', 'verbose_json', 'text'])!,
          stream: 'false',
        }),
      ),
    translate: async () =>
      read(await form('/v1/audio/translations', 'translate', { model: 'listen-large-v3', file: recording })),
    talk: async () => {
      if (spoken === '') {
        const response = await json('/v1/audio/speech', 'speak', {
          model: 'tts-1',
          voice: 'nova',
          input: 'How are you today?',
          response_format: 'wav',
        });
        if (!response?.ok) return read(response);
        spoken = Buffer.from(await response.arrayBuffer()).toString('base64');
      }
      await read(
        await json('/v1/chat/completions', 'talk', {
          model: 'omni-audio-preview',
          modalities: ['text', 'audio'],
          audio: { voice: 'alloy', format: 'wav' },
          max_tokens: 32,
          messages: [
            {
              role: 'user',
              content: [
                {
                  type: 'text',
                  text: random.pick(['How many words are said?', 'What is a good answer to this?']),
                },
                { type: 'input_audio', input_audio: { format: 'wav', data: spoken } },
              ],
            },
          ],
        }),
      );
    },
    refused: async () => {
      await read(await ask('/v1/videos', { headers: { authorization: 'Bearer wrong' }, kind: 'refused' }));
      await read(await json('/v1/video/create', 'refused', { model: 'beta-2', prompt: '' }));
    },
  };
  return { actions, tasks };
};

export type LoadAction = keyof Awaited<ReturnType<typeof createMixedLoad>>['actions'];
