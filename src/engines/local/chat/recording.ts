/** A recording of the conversation; its transcript and measurements are made when first asked for. */
import { modelFor } from '../../../domain/models.ts';
import type { Transcript } from '../../../domain/transcript/transcript.ts';
import {
  type ChatPart,
  type EngineCall,
  type TranscriptionEngine,
  transcriptionDefaults,
} from '../../engine.ts';
import { isWeakTranscript } from '../models/model-hints.ts';
import type { AudioFeatures } from './audio-features/measure.ts';
import type { RecordingCache } from './recording-cache.ts';

export type AudioPart = Extract<ChatPart, { type: 'audio' }>;

export type Recording = {
  durationSeconds: number;
  transcript(): Promise<Transcript>;
  /** False as long as it was not transcribed. */
  isHardToHear(): Promise<boolean>;
  inEnglish(): Promise<string>;
  facts(): Promise<AudioFeatures>;
};

export type RecordingTools = {
  transcription: TranscriptionEngine;
  measure: (
    recording: Pick<AudioPart, 'pcmPath' | 'durationSeconds'>,
    call: EngineCall,
  ) => Promise<AudioFeatures>;
  cached: RecordingCache;
};

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

export const createRecording = (
  part: AudioPart,
  { transcription, measure, cached }: RecordingTools,
  call: EngineCall,
): Recording => {
  const { type: _, ...file } = part;
  const { audioPath, durationSeconds } = file;
  let isTranscribed = false;
  const transcript = once(() => {
    isTranscribed = true;
    return cached('transcript', audioPath, () =>
      transcription.transcribe({ ...transcriptionDefaults, ...file, model: modelFor.transcription }, call),
    );
  });
  return {
    durationSeconds,
    transcript,
    isHardToHear: async () => isTranscribed && isWeakTranscript(await transcript()),
    inEnglish: once(async () => {
      const original = await transcript();
      if (original.language === 'en' || original.text.trim() === '') return original.text.trim();
      const job = {
        ...transcriptionDefaults,
        ...file,
        model: modelFor.translation,
        language: original.language,
      };
      const translated = await cached('translated', audioPath, () =>
        transcription.transcribe({ ...job, task: 'translate' }, call),
      );
      return translated.text.trim();
    }),
    facts: once(() => cached('measured', audioPath, () => measure(part, call))),
  };
};
