/** The request to the Whisper process. */
export type TranscribeRequest = {
  pcmPath: string;
  task: 'transcribe' | 'translate';
  language: string | null;
  prompt: string | null;
  temperature: number;
  wordTimestamps: boolean;
};
