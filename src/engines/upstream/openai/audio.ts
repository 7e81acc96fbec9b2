/** Transcription and speech through /audio of a server with the OpenAI API. */
import { openAsBlob } from 'node:fs';
import { whisperLanguages } from '../../../domain/languages.ts';
import type { SpeechFormat } from '../../../domain/models.ts';
import type { Transcript, TranscriptSegment } from '../../../domain/transcript/transcript.ts';
import { sniffAudio } from '../../../lib/audio-type.ts';
import { startDeadline } from '../../../lib/deadline.ts';
import { formBody, jsonBody } from '../../../lib/http/http-body.ts';
import {
  discard,
  headerOf,
  readBody,
  readJsonObject,
  TransportError,
} from '../../../lib/http/http-client.ts';
import type {
  EngineCall,
  SpeechEngine,
  SpeechJob,
  TranscriptionEngine,
  TranscriptionJob,
} from '../../engine.ts';
import { UpstreamFailure } from '../upstream-failure.ts';
import { ask, longestReplyMs, type Server } from './server.ts';

export const createOpenAiTranscription = (server: Server): TranscriptionEngine => ({
  async transcribe(job, call) {
    const { extension, contentType } = sniffAudio(job.audioPath);
    const blob = await openAsBlob(job.audioPath, { type: contentType });
    const fields = {
      model: job.model,
      response_format: 'verbose_json',
      temperature: job.temperature,
      ...(job.language !== null && job.task === 'transcribe' && { language: job.language }),
      ...(job.prompt !== null && { prompt: job.prompt }),
      ...server.route.options,
    };
    const form: [string, string][] = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    if (job.wordTimestamps)
      form.push(['timestamp_granularities[]', 'word'], ['timestamp_granularities[]', 'segment']);
    using deadline = startDeadline(call.signal, server.route.timeoutMs);
    const { signal } = deadline;
    const response = await ask(
      server,
      job.task === 'translate' ? '/audio/translations' : '/audio/transcriptions',
      {
        method: 'POST',
        body: formBody(form, [{ name: 'file', blob, filename: `audio.${extension}` }]),
        signal,
        ifStale: 'again',
      },
    );
    const transcript = readTranscript(await readJsonObject(response, signal), job);
    call.onSegments?.(transcript.segments);
    return transcript;
  },
});

const readTranscript = (body: Record<string, unknown>, job: TranscriptionJob): Transcript => {
  const { text, segments, words, language } = body;
  if (typeof text !== 'string') throw new TransportError('malformed');
  const said = text.trim();
  const times = (item: Record<string, unknown>) => ({
    startSeconds: number(item.start),
    endSeconds: number(item.end),
  });
  return {
    language: job.task === 'translate' ? 'en' : languageCode(language, job.language),
    durationSeconds: job.durationSeconds,
    text: said,
    segments: Array.isArray(segments)
      ? segments.filter(isObject).map((item, index) => ({ ...readSegment(item, index), ...times(item) }))
      : wholeSegment(said, job),
    words:
      job.wordTimestamps && Array.isArray(words)
        ? words
            .filter(isObject)
            .map((item) => ({ word: typeof item.word === 'string' ? item.word : '', ...times(item) }))
        : null,
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const number = (value: unknown, fallback = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

const readSegment = (item: Record<string, unknown>, index: number): TranscriptSegment => ({
  id: number(item.id, index),
  startSeconds: 0,
  endSeconds: 0,
  text: typeof item.text === 'string' ? item.text : '',
  tokens: Array.isArray(item.tokens) ? item.tokens.filter((token) => typeof token === 'number') : [],
  temperature: number(item.temperature),
  avgLogprob: number(item.avg_logprob),
  compressionRatio: number(item.compression_ratio),
  noSpeechProb: number(item.no_speech_prob),
});

/** For servers that return only the text. */
export const wholeSegment = (
  text: string,
  job: Pick<TranscriptionJob, 'durationSeconds'>,
): TranscriptSegment[] =>
  text === '' ? [] : [{ ...readSegment({ text }, 0), startSeconds: 0, endSeconds: job.durationSeconds }];

/** Servers name the language in English or as a code. */
export const languageCode = (named: unknown, asked: string | null): string => {
  const name = typeof named === 'string' ? named.toLowerCase() : '';
  if (Object.hasOwn(whisperLanguages, name)) return name;
  const code = Object.keys(whisperLanguages).find((known) => whisperLanguages[known] === name);
  return code ?? asked ?? 'en';
};

/** Content types that are not audio: an error, or a gateway's page. */
const isWriting = /^(text\/|application\/([\w.-]+\+)?(json|xml|xhtml)\b)/i;
/** Twice what the longest text at the lowest speed takes as stereo WAV. */
const maxSpeechBytes = 512 * 1024 * 1024;
/** Of stereo WAV at 48 kHz. */
const bytesPerSecond = 192_000;
/** Of a short text: two seconds for each character at most, and a minute. Nobody speaks so slowly, at the lowest speed either. */
const mostBytesFor = (input: string): number =>
  Math.min(maxSpeechBytes, bytesPerSecond * (60 + 2 * input.length));

export const createOpenAiSpeech = (server: Server): SpeechEngine => {
  async function* speak(job: SpeechJob, format: SpeechFormat, call: EngineCall): AsyncGenerator<Uint8Array> {
    const { route } = server;
    using deadline = startDeadline(call.signal, route.timeoutMs, Math.max(route.timeoutMs, longestReplyMs));
    const { signal } = deadline;
    const response = await ask(server, '/audio/speech', {
      method: 'POST',
      body: jsonBody({
        model: job.model,
        input: job.input,
        voice: route.voices[job.voice] ?? job.voice,
        response_format: format,
        speed: job.speed,
        ...(job.instructions !== null && { instructions: job.instructions }),
        ...route.options,
      }),
      signal,
      ifStale: 'again',
    });
    try {
      if (isWriting.test(headerOf(response, 'content-type') ?? '')) throw new TransportError('malformed');
      const mostBytes = mostBytesFor(job.input);
      let sizeBytes = 0;
      for await (const bytes of readBody(response, signal)) {
        // The time limit is for the first bytes; a long text may take longer while bytes keep arriving.
        if (sizeBytes === 0) deadline.cancelTimeout();
        sizeBytes += bytes.length;
        if (sizeBytes > mostBytes) throw new TransportError('too_large');
        yield bytes;
      }
      if (sizeBytes === 0) throw new UpstreamFailure('unavailable', { code: 'no_sound', isFinal: true });
    } finally {
      discard(response);
    }
  }

  return {
    speak: (job, call) => speak(job, 'pcm', call),
    speakAs: (job, format, call) => speak(job, format, call),
  };
};
