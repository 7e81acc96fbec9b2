/** Transcribes a recording window by window; each begins where the transcript of the last one ends. */

import type { Transcript, TranscriptSegment, TranscriptWord } from '../../../domain/transcript/transcript.ts';
import { createMel, framesPerSecond } from './audio/mel.ts';
import { createMelReader } from './audio/mel-reader.ts';
import { openPcm } from './audio/pcm-file.ts';
import type { SpeechDetector } from './audio/speech-detector.ts';
import { createSpeechFilter } from './audio/speech-filter.ts';
import { isSimplified, simplifySegments, simplifyWords } from './chinese-script.ts';
import { cutSegments, type SegmentPiece } from './cut-segments.ts';
import type { Attempt } from './decode-window.ts';
import type { Whisper } from './model.ts';
import { maxNoSpeechProb, minAvgLogprob } from './temperature-fallback.ts';
import { createWindowDecoder, type TranscribeRequest } from './window-decoder.ts';
import { timeWords } from './words/time-words.ts';

const windowFrames = 30 * framesPerSecond;
/** Text sampled at this temperature or above is not used as context for later windows. */
const maxPromptTemperature = 0.5;
const secondsPerTimestamp = 0.02;
/** The model reads the last 223 tokens of a prompt; words have about four letters per token. */
const promptCharacters = 4_000;

const lastPart = (prompt: string): string => prompt.slice(-promptCharacters).trim();

export const transcribe = async (
  models: { whisper: Whisper; detector: SpeechDetector | null },
  request: TranscribeRequest,
  call: {
    signal: AbortSignal;
    /** Runs the work on a window while no other recording is processed. */
    exclusive: <T>(work: () => Promise<T>) => Promise<T>;
    onSegments: (segments: TranscriptSegment[]) => void;
  },
): Promise<Transcript> => {
  const { whisper, detector } = models;
  const { tokenizer } = whisper;
  const pcm = await openPcm(request.pcmPath, request.durationSeconds);
  try {
    const reader = await createMelReader(pcm, createMel(whisper.melBands), call.signal);
    const decoder = createWindowDecoder({ whisper, reader, request, signal: call.signal });
    const filter = createSpeechFilter(detector, pcm, call.signal);
    const segments: TranscriptSegment[] = [];
    const words: TranscriptWord[] = [];
    let contextTokens = request.prompt ? tokenizer.encode(` ${lastPart(request.prompt)}`) : [];
    let seek = 0;

    const transcribeWindow = async () => {
      const start = await filter.start(seek, Math.min(windowFrames, reader.frames - seek));
      if (start === null) {
        seek += windowFrames;
        return;
      }
      const count = Math.min(windowFrames, reader.frames - start);
      const { attempt, input, language } = await decoder.decode(start, count, contextTokens);
      const cut = cutSegments(attempt.tokens, tokenizer.firstTimestamp, count);
      seek = start + cut.advanceFrames;
      if (attempt.noSpeechProb > maxNoSpeechProb && attempt.avgLogprob <= minAvgLogprob) {
        seek = start + count;
        return;
      }
      let found: TranscriptSegment[] = [];
      for (const piece of cut.pieces) {
        const segment = toSegment(piece, attempt, start, segments.length + found.length, tokenizer.decode);
        if (piece.end <= piece.start || segment.text.trim() === '') continue;
        if (await filter.isSpoken(segment)) found.push(segment);
      }
      const textLanguage = request.task === 'translate' ? 'en' : language;
      const isUnified = isSimplified(textLanguage, request.prompt);
      if (isUnified) found = simplifySegments(found);
      segments.push(...found);
      if (found.length > 0) call.onSegments(found);
      else if (segments.length === 0) decoder.resetLanguage();
      if (request.wordTimestamps && found.length > 0) {
        const timed = await timeWords(whisper, {
          window: input.window,
          windowStartSeconds: start / framesPerSecond,
          soundFrames: Math.ceil(count / 2),
          language: textLanguage,
          languageToken: input.languageToken,
          taskToken: input.taskToken,
          segments: found,
        });
        words.push(...(isUnified ? simplifyWords(timed) : timed));
      }
      const tokens = found.flatMap((segment) => segment.tokens);
      contextTokens =
        attempt.temperature > maxPromptTemperature
          ? []
          : [...contextTokens, ...tokens].slice(-whisper.maxTokens);
    };
    while (seek < reader.frames) await call.exclusive(transcribeWindow);

    return {
      language: decoder.language() ?? 'en',
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
  piece: SegmentPiece,
  attempt: Attempt,
  seek: number,
  id: number,
  decode: (tokens: number[]) => string,
): TranscriptSegment => ({
  id,
  startSeconds: rounded(seek / framesPerSecond + piece.start * secondsPerTimestamp),
  endSeconds: rounded(seek / framesPerSecond + piece.end * secondsPerTimestamp),
  text: decode(piece.tokens),
  tokens: piece.tokens,
  temperature: attempt.temperature,
  avgLogprob: attempt.avgLogprob,
  compressionRatio: attempt.compressionRatio,
  noSpeechProb: attempt.noSpeechProb,
});

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
