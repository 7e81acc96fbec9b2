/** For chat servers without audio input: the transcript of a recording, by our transcription model. */
import { modelFor } from '../../domain/models.ts';
import {
  type EngineCall,
  missingEngine,
  type TranscriptionEngine,
  transcriptionDefaults,
} from '../engine.ts';
import type { TranscribeRecording } from './openai/chat.ts';

export const transcribeWith = async (
  engine: TranscriptionEngine | null,
  { type: _, ...file }: Parameters<TranscribeRecording>[0],
  call: EngineCall,
): Promise<string> => {
  if (!engine) throw missingEngine('transcription');
  const job = { ...transcriptionDefaults, ...file, model: modelFor.transcription };
  return (await engine.transcribe(job, call)).text;
};
