/** For chat servers without audio input: the transcript of a recording, by our transcription model. */
import { modelFor } from '../../domain/models.ts';
import {
  type EngineCall,
  missingEngine,
  type TranscriptionEngine,
  transcriptionDefaults,
} from '../engine.ts';
import type { TranscribeRecording } from './openai/chat.ts';

type Recording = Parameters<TranscribeRecording>[0];

/** Several replies to one request, and the routes tried for one, share the transcripts. */
export const createTranscribeRecording = (
  engineNow: () => TranscriptionEngine | null,
): TranscribeRecording => {
  const known = new WeakMap<Recording, Promise<string>>();

  const transcribe = async ({ type: _, ...file }: Recording, call: EngineCall): Promise<string> => {
    const engine = engineNow();
    if (!engine) throw missingEngine('transcription');
    const job = { ...transcriptionDefaults, ...file, model: modelFor.transcription };
    const { onTranscribed, ...transcribing } = call;
    const { text } = await engine.transcribe(job, transcribing);
    onTranscribed?.(file.durationSeconds);
    return text;
  };

  return async (recording, call) => {
    const text = known.get(recording) ?? transcribe(recording, call);
    known.set(recording, text);
    try {
      return await text;
    } catch (error) {
      known.delete(recording);
      throw error;
    }
  };
};
