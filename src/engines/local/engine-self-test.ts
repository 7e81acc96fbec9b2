/** Runs a small job on each local engine: a second of video, a few spoken words, their transcript, an answer. */
import { mkdtemp, mkdtempDisposable, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Model, modelFor } from '../../domain/models.ts';
import { type Engines, transcriptionDefaults } from '../engine.ts';
import type { Media } from '../media/media.ts';

const sentence = 'One, two, three.';

type Recording = { audioPath: string; pcmPath: string; durationSeconds: number };
type Tools = {
  engines: Engines;
  folder: string;
  /** The sentence as a recording of the local voice; silence if there is none. */
  recording: () => Promise<Recording>;
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
    if (bytes.length === 0) throw new Error('it returned no audio');
    return `${(bytes.length / 48_000).toFixed(1)} s of speech`;
  },
  async transcription(model, { engines, recording }, signal) {
    const job = { ...transcriptionDefaults, ...(await recording()), model, language: 'en' };
    const { text } = await engines.transcription!.transcribe(job, { signal });
    return `the text "${text}" of a recording`;
  },
  async chat(model, { engines, recording }, signal) {
    const ask = async (...parts: Parameters<typeof messageOf>) =>
      (await engines.chat!.reply({ ...chatJob, model, messages: [messageOf(...parts)] }, { signal })).text;
    const exact = await ask('How many words are said?', await recording());
    const free = await ask('Say hello.').catch((error: Error) => error.message);
    return `the answers "${exact}" and "${free.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`;
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
const messageOf = (text: string, recording?: Recording) => ({
  role: 'user',
  parts: [{ type: 'text' as const, text }, ...(recording ? [{ type: 'audio' as const, ...recording }] : [])],
});

/** Output goes into folders below `folder`. */
export const createEngineSelfTest = (deps: {
  engines: Engines;
  media: Pick<Media, 'encodeAudio' | 'decodeAudio'>;
  folder: string;
}) => {
  const { engines, media } = deps;

  const record = async (folder: string, signal: AbortSignal): Promise<Recording> => {
    const [audioPath, pcmPath] = [join(folder, 'spoken.wav'), join(folder, 'spoken.pcm')];
    const silence = Buffer.alloc(48_000);
    const spoken = engines.speech?.speak(speechJob(modelFor.speech), { signal });
    const pcm = spoken ? await buffer(spoken).catch(() => silence) : silence;
    await writeFile(audioPath, await buffer(media.encodeAudio('wav', toChunks(pcm))));
    return { audioPath, pcmPath, ...(await media.decodeAudio(audioPath, pcmPath, { maxSeconds: 60 })) };
  };

  return {
    /**
     * Describes what the engine did; throws when it failed. `onReady`: prerequisites are loaded, and the test begins.
     */
    async run(
      kind: Model['kind'],
      model: string,
      signal: AbortSignal,
      onReady: () => void = () => {},
    ): Promise<string> {
      if (engines[kind] === null) throw new Error('this engine is not installed');
      await using trial = await mkdtempDisposable(join(deps.folder, 'trial-'));
      const folder = trial.path;
      const needsRecording = kind === 'transcription' || kind === 'chat';
      const recorded = needsRecording ? await record(folder, signal) : undefined;
      onReady();
      return await checks[kind](model, { engines, folder, recording: async () => recorded! }, signal);
    },
  };
};
export type EngineSelfTest = ReturnType<typeof createEngineSelfTest>;

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
