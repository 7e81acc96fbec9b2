/** A recording of the conversation; its transcript and measurements are made when first asked for. */
import { modelFor } from '../../../domain/models.ts';
import type { Transcript } from '../../../domain/transcript/transcript.ts';
import type { ChatPart, EngineCall, TranscriptionEngine } from '../../engine.ts';
import type { AudioFeatures } from './audio-features/measure.ts';
import type { RecordingCache } from './recording-cache.ts';

export type AudioPart = Extract<ChatPart, { type: 'audio' }>;

export type Recording = {
  durationSeconds: number;
  transcript(): Promise<Transcript>;
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
  const { audioPath, pcmPath, durationSeconds } = part;
  const listen = (model: string, task: 'transcribe' | 'translate', language: string | null) =>
    transcription.transcribe(
      {
        model,
        task,
        audioPath,
        pcmPath,
        durationSeconds,
        language,
        prompt: null,
        temperature: 0,
        wordTimestamps: false,
      },
      call,
    );
  const transcript = once(() =>
    cached('transcript', audioPath, () => listen(modelFor.transcription, 'transcribe', null)),
  );
  return {
    durationSeconds,
    transcript,
    inEnglish: once(async () => {
      const original = await transcript();
      if (original.language === 'en' || original.text.trim() === '') return original.text.trim();
      const translated = await cached('translated', audioPath, () =>
        listen(modelFor.translation, 'translate', original.language),
      );
      return translated.text.trim();
    }),
    facts: once(() => cached('measured', audioPath, () => measure(part, call))),
  };
};
