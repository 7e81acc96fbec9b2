/** Walks through a recording window by window, each beginning where the last was understood to. */

import type { Transcript, TranscriptSegment, TranscriptWord } from '../../../domain/transcript.ts';
import { cutSegments, type Piece } from './cut-segments.ts';
import type { Attempt } from './decode-window.ts';
import { maxNoSpeechProb, minAvgLogprob } from './fallback.ts';
import { createListener } from './listen.ts';
import { createMel, framesPerSecond } from './mel.ts';
import { createMelReader } from './mel-reader.ts';
import type { Whisper } from './model.ts';
import { openPcm } from './pcm-file.ts';

export type TranscribeRequest = {
  pcmPath: string;
  task: 'transcribe' | 'translate';
  language: string | null;
  prompt: string | null;
  temperature: number;
  wordTimestamps: boolean;
};

export const windowFrames = 30 * framesPerSecond;
/** A guess made with this much chance must not steer the windows after it. */
const maxPromptTemperature = 0.5;
const secondsPerStep = 0.02;

export const transcribe = async (
  whisper: Whisper,
  request: TranscribeRequest,
  call: { signal: AbortSignal; onSegments: (segments: TranscriptSegment[]) => void },
): Promise<Transcript> => {
  const { tokenizer } = whisper;
  const pcm = await openPcm(request.pcmPath);
  try {
    const reader = await createMelReader(pcm, createMel(), call.signal);
    const listener = createListener({ whisper, reader, request, signal: call.signal });
    const segments: TranscriptSegment[] = [];
    const words: TranscriptWord[] = [];
    let said = request.prompt ? tokenizer.encode(` ${request.prompt.trim()}`) : [];
    let seek = 0;

    while (seek < reader.frames) {
      call.signal.throwIfAborted();
      const count = Math.min(windowFrames, reader.frames - seek);
      const attempt = await listener.listen(seek, count, said);
      if (attempt.noSpeechProb > maxNoSpeechProb && attempt.avgLogprob <= minAvgLogprob) {
        seek += count;
        continue;
      }
      const cut = cutSegments(attempt.tokens, tokenizer.firstTimestamp, count);
      const pieces = cut.pieces.filter(
        (piece) => piece.end > piece.start && tokenizer.decode(piece.tokens).trim() !== '',
      );
      const found = pieces.map((piece, index) =>
        toSegment(piece, attempt, seek, segments.length + index, tokenizer.decode),
      );
      segments.push(...found);
      if (found.length > 0) call.onSegments(found);
      said =
        attempt.temperature > maxPromptTemperature
          ? []
          : [...said, ...pieces.flatMap((piece) => piece.tokens)];
      seek += cut.advanceFrames;
    }

    return {
      language: await listener.language(),
      durationSeconds: pcm.samples / 16_000,
      text: segments
        .map((segment) => segment.text)
        .join('')
        .trim(),
      segments,
      words: request.wordTimestamps ? words : null,
    };
  } finally {
    await pcm.close();
  }
};

const toSegment = (
  piece: Piece,
  attempt: Attempt,
  seek: number,
  id: number,
  decode: (tokens: number[]) => string,
): TranscriptSegment => ({
  id,
  startSeconds: rounded(seek / framesPerSecond + piece.start * secondsPerStep),
  endSeconds: rounded(seek / framesPerSecond + piece.end * secondsPerStep),
  text: decode(piece.tokens),
  tokens: piece.tokens,
  temperature: attempt.temperature,
  avgLogprob: attempt.avgLogprob,
  compressionRatio: attempt.compressionRatio,
  noSpeechProb: attempt.noSpeechProb,
});

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
