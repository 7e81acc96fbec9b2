/** A recording of the conversation: what is said in it and how it sounds, found out when first asked for. */
import type { Transcript } from '../../../domain/transcript.ts';
import type { ChatPart, TranscriptionEngine } from '../../engine.ts';
import type { AudioFacts } from './facts/measure.ts';

export type AudioPart = Extract<ChatPart, { type: 'audio' }>;

export type Recording = {
  durationSeconds: number;
  heard(): Promise<Transcript>;
  inEnglish(): Promise<string>;
  facts(): Promise<AudioFacts>;
};

export type RecordingTools = {
  transcription: TranscriptionEngine;
  measure: (pcmPath: string, signal: AbortSignal) => Promise<AudioFacts>;
};

/** Words are heard well by the quick model; translating needs the better one. */
const listener = 'listen-1';
const translator = 'listen-large-v3';

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

export const createRecording = (
  part: AudioPart,
  { transcription, measure }: RecordingTools,
  signal: AbortSignal,
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
      { signal },
    );
  const heard = once(() => listen(listener, 'transcribe', null));
  return {
    durationSeconds,
    heard,
    inEnglish: once(async () => {
      const original = await heard();
      if (original.language === 'en' || original.text.trim() === '') return original.text.trim();
      return (await listen(translator, 'translate', original.language)).text.trim();
    }),
    facts: once(() => measure(pcmPath, signal)),
  };
};
