/** Lets each engine of this machine do something small: a second of video, a few words, what was heard in them, an answer. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../config/config.ts';
import { type Model, modelFor } from '../../domain/models.ts';
import { createLocalEngines, type LocalEngines } from '../../engines/local/local-engines.ts';
import { createMedia } from '../../engines/media/media.ts';
import { createLogger } from '../../lib/logger.ts';
import { localEngineOptions } from '../../local-engine-options.ts';

/** Weights may have to be loaded first. */
const timeoutMs = 180_000;
const sentence = 'One, two, three.';

type Tools = {
  engines: LocalEngines;
  folder: string;
  /** The sentence as a recording, by the voice here; silence where there is none. */
  recording: () => Promise<{ audioPath: string; pcmPath: string; durationSeconds: number }>;
};

const checks: Record<Model['kind'], (model: string, tools: Tools, signal: AbortSignal) => Promise<string>> = {
  async video(model, { engines, folder }, signal) {
    const workDir = await mkdtemp(join(folder, 'video-'));
    const video = { taskId: 'check', seed: 1, prompt: 'A red balloon', seconds: 1, width: 320, height: 180 };
    const job = { images: [], characters: [], watermark: false, style: null, sourceScene: null, workDir };
    const { videoPath } = await engines.video.generate(
      { ...video, ...job, model },
      { signal, onProgress: () => {} },
    );
    return `a second of video, ${(await stat(videoPath)).size} bytes`;
  },
  async speech(model, { engines }, signal) {
    const bytes = await buffer(engines.speech!.speak(speechJob(model), { signal }));
    if (bytes.length === 0) throw new Error('it said nothing');
    return `${(bytes.length / 48_000).toFixed(1)} s of speech`;
  },
  async transcription(model, { engines, recording }, signal) {
    const asked = { language: 'en', prompt: null, temperature: 0, wordTimestamps: false };
    const job = { ...asked, ...(await recording()), model, task: 'transcribe' as const };
    const { text } = await engines.transcription!.transcribe(job, { signal });
    return `heard "${text}"`;
  },
  async chat(model, { engines, recording }, signal) {
    const ask = async (...parts: Parameters<typeof messageOf>) =>
      (await engines.chat!.reply({ ...chatJob, model, messages: [messageOf(...parts)] }, { signal })).text;
    const exact = await ask('How many words are said?', await recording());
    const free = await ask('Say hello.').catch((error: Error) => error.message);
    return `"${exact}"; "${free.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`;
  },
};

const speechJob = (model: string) => ({
  model,
  input: sentence,
  voice: 'alloy',
  speed: 1,
  instructions: null,
});
const chatJob = { temperature: 0, topP: null, maxTokens: 20, stop: [] };
const messageOf = (text: string, recording?: Awaited<ReturnType<Tools['recording']>>) => ({
  role: 'user',
  parts: [{ type: 'text' as const, text }, ...(recording ? [{ type: 'audio' as const, ...recording }] : [])],
});

export const createLocalCheck = (config: Config) => {
  let starting: Promise<Tools & { close(): Promise<void> }> | undefined;

  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kinora-check-'));
    const logger = createLogger('silent');
    const engines = await createLocalEngines(localEngineOptions(config, logger));
    const media = createMedia({ processes: 1, logger });
    let recorded: ReturnType<Tools['recording']> | undefined;
    const record = async () => {
      const [audioPath, pcmPath] = [join(folder, 'spoken.wav'), join(folder, 'spoken.pcm')];
      const spoken = engines.speech!.speak(speechJob(modelFor.speech), {
        signal: AbortSignal.timeout(timeoutMs),
      });
      const silence = Buffer.alloc(48_000);
      const pcm = await buffer(spoken).catch(() => silence);
      await writeFile(audioPath, await buffer(media.encodeAudio('wav', toChunks(pcm))));
      return { audioPath, pcmPath, ...(await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 60 })) };
    };
    return {
      engines,
      folder,
      recording: () => {
        recorded ??= record();
        return recorded;
      },
      async close() {
        await Promise.all([engines.close(), media.close()]);
        await rm(folder, { recursive: true, force: true });
      },
    };
  };

  return {
    /** What a check needs and is not part of it. */
    async prepare(kind: Model['kind']): Promise<void> {
      starting ??= start();
      const { recording } = await starting;
      if (kind === 'transcription' || kind === 'chat') await recording();
    },
    /** What it did; throws when it could not. */
    async run({ kind }: Pick<Model, 'kind'>, model: string): Promise<string> {
      starting ??= start();
      return checks[kind](model, await starting, AbortSignal.timeout(timeoutMs));
    },
    async close() {
      await (await starting)?.close();
    },
  };
};

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
