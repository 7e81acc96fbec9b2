/**
 * Transcription through an AI SDK provider, which takes complete recordings. Translation is a second step by a language
 * model.
 */
import { readFile } from 'node:fs/promises';
import type { Transcript, TranscriptSegment } from '../../../domain/transcript/transcript.ts';
import { sniffAudio } from '../../../lib/audio-type.ts';
import type { EngineCall, TranscriptionEngine, TranscriptionJob } from '../../engine.ts';
import { languageCode, wholeSegment } from '../openai/audio.ts';
import { withDeadline } from '../openai/server.ts';
import type { TranslateLines } from '../translate-with-chat.ts';
import { UpstreamFailure } from '../upstream-failure.ts';
import { modelOf, type Provider } from './load-provider.ts';
import { type AiSdkRoute, callProvider, mergeOptions } from './provider-calls.ts';
import { segmentsFrom, type TimedText } from './segments.ts';

export const createAiSdkTranscription = (
  route: AiSdkRoute,
  /** Asked again each time: the routes of chat may change. */
  translator: () => TranslateLines | null,
): TranscriptionEngine => {
  const transcribe = async (
    provider: Provider,
    job: TranscriptionJob,
    signal: AbortSignal,
  ): Promise<Transcript> => {
    const model = modelOf(job.model, provider.transcription, provider.transcriptionModel);
    const result = await model.doGenerate({
      audio: new Uint8Array(await readFile(job.audioPath)),
      mediaType: sniffAudio(job.audioPath).contentType,
      ...(job.wordTimestamps && { timestampGranularities: ['word', 'segment'] }),
      providerOptions: mergeOptions(route, route.profile.transcription(job)),
      abortSignal: signal,
    });
    const text = result.text.trim();
    const found = segmentsFrom(result.segments.map(toTimedText), text);
    const segments = found.segments.map((piece, id) => segmentOf(piece, id, job));
    const reportedWords = result.words
      ?.map(toTimedText)
      .map(({ text: word, ...times }) => ({ word, ...times }));
    return {
      language: languageCode(result.language, job.language),
      durationSeconds: job.durationSeconds,
      text,
      segments: segments.length > 0 ? segments : wholeSegment(text, job),
      words: job.wordTimestamps ? (reportedWords ?? found.words ?? []) : null,
    };
  };

  /** Word times are dropped: words do not map one to one to another language. */
  const toEnglish = async (
    said: Transcript,
    call: Pick<EngineCall, 'signal' | 'accountId'>,
  ): Promise<Transcript> => {
    const translate = translator();
    if (!translate) throw new UpstreamFailure('misconfigured', { code: 'no_translator' });
    if (said.segments.length === 0) return { ...said, language: 'en', words: null };
    const lines = await translate(
      said.segments.map(({ text }) => text.trim()),
      call,
    );
    return {
      ...said,
      language: 'en',
      text: lines.join(' '),
      segments: said.segments.map((segment, index) => ({ ...segment, text: ` ${lines[index]!}` })),
      words: null,
    };
  };

  return {
    get translates() {
      return translator() !== null;
    },
    async transcribe(job, call) {
      const signal = withDeadline(call.signal, route.route);
      return callProvider(route, signal, async (provider) => {
        const said = await transcribe(provider, job, signal);
        const transcript =
          job.task === 'translate' ? await toEnglish(said, { signal, accountId: call.accountId }) : said;
        call.onSegments?.(transcript.segments);
        return transcript;
      });
    },
  };
};

const toTimedText = (piece: { text: string; startSecond: number; endSecond: number }): TimedText => ({
  text: piece.text,
  startSeconds: piece.startSecond,
  endSeconds: piece.endSecond,
});

const segmentOf = (piece: TimedText, id: number, job: TranscriptionJob): TranscriptSegment => ({
  ...wholeSegment(piece.text, job)[0]!,
  ...piece,
  id,
});
