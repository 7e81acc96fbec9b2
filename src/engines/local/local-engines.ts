/** The engines that come with Kinora, each in its own processes, started when first needed. */
import { join } from 'node:path';
import { catalogue, modelFor } from '../../domain/models.ts';
import type { Logger } from '../../lib/logger.ts';
import type { TranscriptionEngine } from '../engine.ts';
import type { ProcessPool } from '../process-pool.ts';
import { createAudioFeatures } from './chat/audio-features/audio-features.ts';
import { createLocalChat } from './chat/chat.ts';
import { createLanguageModel } from './chat/llm/language-model.ts';
import { createReading } from './chat/reading/reading.ts';
import { createKokoroEngine } from './kokoro/kokoro.ts';
import { chatModels, largeWhisperModels, pullHint, suggestedChatModel } from './models/catalogue.ts';
import { allInstalled } from './models/installed-models.ts';
import { createModelHints, isWeakTranscript } from './models/model-hints.ts';
import { createPromptEngine } from './prompt-engine.ts';
import { createPictureReader } from './read-picture.ts';
import { createLocalVideoEngine } from './video/video-engine.ts';
import { createWeights } from './weights.ts';
import { type WhisperSize, whisperWeights } from './whisper/weight-set.ts';
import { createWhisperEngine, type WeightsByLanguage } from './whisper/whisper-engine.ts';

/** A call that is about to come. */
export type ExpectedCall = {
  kind: 'speech' | 'transcription' | 'chat';
  model: string;
  /** Whether the sound is compressed. */
  encodes?: boolean;
};

export type LocalEngineOptions = {
  modelsDir: string;
  /** The hub from which weights are downloaded if neither a package nor the models folder has them; null: never. */
  hubUrl: string | null;
  videosAtOnce: number;
  /** Of videos. */
  framesPerSecond: number;
  /** Threads of a process that transcribes or speaks. */
  threads: number;
  /** An engine that is idle this long is unloaded; 0: never. */
  idleMs: number;
  /** A process that exceeds it is replaced after its call. */
  memoryLimitMb: number;
  /** The weights that transcribe for a model, if the operator configured others. */
  listenWeights: Record<string, WhisperSize>;
  /** Calls that may wait for transcription or speech before they are refused. */
  maxQueue: number;
  /** The chat's language model: a GGUF file or its id on the hub; null: the best one that is installed. */
  chatModel: string | null;
  logger: Logger;
};

const weightsByModel = (large: WhisperSize): Record<string, WhisperSize | WeightsByLanguage> => {
  const byLanguage = large === 'base' ? large : ({ english: 'base', other: large } as const);
  return Object.fromEntries(
    catalogue.flatMap((model) =>
      model.kind === 'transcription' ? [[model.id, model.usesLargeWeights ? large : byLanguage]] : [],
    ),
  );
};

/** Ids that use the largest weights that are installed; the others stay fast. */
const takesInstalled = new Set([
  modelFor.transcription,
  ...catalogue.flatMap((model) =>
    model.kind === 'transcription' && model.usesLargeWeights ? [model.id] : [],
  ),
]);

export const createLocalEngines = async (options: LocalEngineOptions) => {
  const { modelsDir, hubUrl, maxQueue, threads, idleMs, memoryLimitMb, logger } = options;
  // One process with every core: a single caller waits least, and weights are in memory once.
  const shared = { ...options, processes: 1 };
  const prompts = createPromptEngine({ idleMs, logger });
  const pictures = createPictureReader({ idleMs, logger });
  const kokoro = createKokoroEngine(shared);
  const video = createLocalVideoEngine({
    processes: options.videosAtOnce,
    framesPerSecond: options.framesPerSecond,
    idleMs,
    memoryLimitMb,
    speech: kokoro,
    logger,
  });
  const small = await createWeights({ modelsDir, hubUrl, logger }).find(whisperWeights('small'));
  const large = small || hubUrl !== null ? 'small' : 'base';
  const findBetter = async (model: string) =>
    takesInstalled.has(model) && !(model in options.listenWeights)
      ? allInstalled(modelsDir, largeWhisperModels)
      : [];
  const whisper = createWhisperEngine({
    ...shared,
    models: { ...weightsByModel(large), ...options.listenWeights },
    findBetter,
  });
  const hints = createModelHints(logger);
  /** Null: the larger weights are in use already. */
  const hearingHint = async (model: string): Promise<string | null> =>
    (await findBetter(model)).length === 0
      ? hints.tell('whisper-medium', 'The recording was hard to understand')
      : null;
  const transcription: TranscriptionEngine = {
    async transcribe(job, call) {
      const transcript = await whisper.transcribe(job, call);
      const isSampled = job.temperature > 0;
      if (!isSampled && isWeakTranscript(transcript)) await hearingHint(job.model);
      return transcript;
    },
  };
  const features = createAudioFeatures({ maxQueue, idleMs, logger });
  const reading = createReading({ maxQueue, idleMs, logger });
  const llm = createLanguageModel({
    model: options.chatModel,
    findInstalled: async () =>
      (await allInstalled(modelsDir, chatModels)).map(({ name, version, files }) => ({
        path: join(modelsDir, name, files[0]!.name),
        version,
      })),
    modelsDir,
    hubUrl,
    // One core stays free for concurrent transcription and speech.
    threads: Math.max(1, threads - 1),
    maxQueue,
    idleMs,
    logger,
  });
  return {
    video,
    transcription,
    speech: kokoro,
    chat: createLocalChat({
      transcription,
      measure: features.measure,
      read: reading.read,
      condense: reading.condense,
      llm,
      modelHint: () => {
        hints.tell(suggestedChatModel.name, 'The question was not about a recording');
        return pullHint(suggestedChatModel.name);
      },
      notFoundHint: () =>
        hints.tell(suggestedChatModel.name, 'The question was not answered from the recording'),
      hearingHint: () => hearingHint(modelFor.transcription),
    }),
    enhancePrompt: prompts.enhance,
    summarisePrompt: prompts.summarisePrompt,
    readPicture: pictures.read,
    /** Loads what the call needs; what does not load is reported by the call itself. */
    preload({ kind, model }: ExpectedCall): void {
      const loading: Record<ExpectedCall['kind'], () => Promise<unknown>[]> = {
        speech: () => [kokoro.preload(model)],
        transcription: () => [whisper.preload(model)],
        chat: () => [whisper.preload(modelFor.transcription), reading.preload()],
      };
      for (const part of loading[kind]()) part.catch(() => {});
    },
    /** Of the engines that were used so far. */
    async stats() {
      const [whispers, voices, language] = await Promise.all([whisper.stats(), kokoro.stats(), llm.stats()]);
      const named = (kind: string, pools: Partial<Record<string, ReturnType<ProcessPool['stats']>>>) =>
        Object.fromEntries(Object.entries(pools).map(([name, pool]) => [`${kind} ${name}`, pool]));
      return {
        video: video.stats(),
        ...named('hearing', whispers),
        ...named('speech', voices),
        ...(Object.keys(language).length > 0 && { 'language model': Object.values(language).at(-1)! }),
      };
    },
    async close(): Promise<void> {
      await Promise.all(
        [prompts, pictures, video, kokoro, whisper, features, reading, llm].map((part) => part.close()),
      );
    },
  };
};
