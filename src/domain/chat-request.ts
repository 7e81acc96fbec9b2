/** Rules across the parameters of an audio chat. */
import { invalidParameter, missingParameter } from './errors.ts';

/** Throws where parameters exclude each other. Returns whether the reply is to be spoken. */
export const readChatOutput = (body: {
  modalities?: string[];
  audio?: object;
  stream?: boolean;
  n?: number;
}): { isSpoken: boolean } => {
  const isSpoken = body.modalities?.includes('audio') ?? false;
  if (isSpoken && !body.audio) throw missingParameter('audio');
  if (isSpoken && body.stream) throw invalidParameter('stream', 'audio output cannot be streamed');
  if (body.stream && (body.n ?? 1) > 1) throw invalidParameter('n', 'must be 1 when streaming');
  return { isSpoken };
};
