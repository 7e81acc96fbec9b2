/** For chat servers without audio input: the transcript of a recording, by our transcription model. */
import { modelFor } from '../../domain/models.ts';
import { type EngineCall, missingEngine, type TranscriptionEngine } from '../engine.ts';
import type { TranscribeRecording } from './openai/chat.ts';

export const transcribeWith = async (
  engine: TranscriptionEngine | null,
  { audioPath, pcmPath, durationSeconds }: Parameters<TranscribeRecording>[0],
  call: EngineCall,
): Promise<string> => {
  if (!engine) throw missingEngine('transcription');
  const job = { language: null, prompt: null, temperature: 0, wordTimestamps: false };
  const transcript = await engine.transcribe(
    { ...job, model: modelFor.transcription, task: 'transcribe', audioPath, pcmPath, durationSeconds },
    call,
  );
  return transcript.text;
};
