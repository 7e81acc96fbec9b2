/** For chat servers without audio input: the transcript of a recording, by our transcription model. */
import { ApiError } from '../../domain/errors.ts';
import { modelFor } from '../../domain/models.ts';
import type { EngineCall, TranscriptionEngine } from '../engine.ts';
import type { TranscribeRecording } from './openai/chat.ts';

export const transcribeWith = async (
  engine: TranscriptionEngine | null,
  { audioPath, pcmPath, durationSeconds }: Parameters<TranscribeRecording>[0],
  call: EngineCall,
): Promise<string> => {
  if (!engine)
    throw new ApiError('service_unavailable', { message: 'No speech recognition engine is installed.' });
  const job = { language: null, prompt: null, temperature: 0, wordTimestamps: false };
  const transcript = await engine.transcribe(
    { ...job, model: modelFor.transcription, task: 'transcribe', audioPath, pcmPath, durationSeconds },
    call,
  );
  return transcript.text;
};
