/** Transcription, speech and spoken chat. */
import { ApiError, apiUrl, post, send } from './client.ts';
import { readEvents } from './event-stream.ts';

export type Word = { word: string; start: number; end: number };
export type Segment = { id: number; start: number; end: number; text: string };
export type Transcript = {
  text: string;
  language?: string;
  duration?: number;
  segments: Segment[];
  words: Word[];
};

type TranscriptEvent = {
  type?: string;
  delta?: string;
  text?: string;
  language?: string;
  duration?: number;
  segments?: Segment[];
  words?: Word[];
  error?: { code: string; message: string; param?: string };
};

/** Streams the text while it is transcribed; word times come at the end. */
export const transcribe = async (
  file: Blob,
  name: string,
  options: { model: string; language?: string; prompt?: string },
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Transcript> => {
  const form = new FormData();
  form.append('model', options.model);
  form.append('stream', 'true');
  form.append('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  if (options.language) form.append('language', options.language);
  if (options.prompt) form.append('prompt', options.prompt);
  form.append('file', file, name);
  const response = await send(apiUrl('v1/audio/transcriptions'), { method: 'POST', body: form, signal });
  let text = '';
  for await (const { data } of readEvents(response)) {
    const event = JSON.parse(data) as TranscriptEvent;
    if (event.error)
      throw new ApiError(500, event.error.code, event.error.message, event.error.param ?? null);
    if (event.type === 'transcript.text.delta') {
      text += event.delta;
      onText(text.trimStart());
    }
    if (event.type === 'transcript.text.done')
      return {
        text: event.text ?? text,
        language: event.language,
        duration: event.duration,
        segments: event.segments ?? [],
        words: event.words ?? [],
      };
  }
  throw new Error('The service stopped before the end of the recording.');
};

export const translate = async (
  file: Blob,
  name: string,
  model: string,
  signal: AbortSignal,
): Promise<Transcript> => {
  const form = new FormData();
  form.append('model', model);
  form.append('response_format', 'verbose_json');
  form.append('file', file, name);
  const answer = await post<Transcript>('v1/audio/translations', form, { signal });
  return { ...answer, segments: answer.segments ?? [], words: [] };
};

export type SpeechRequest = {
  model: string;
  input: string;
  voice: string;
  response_format: string;
  speed: number;
  instructions?: string;
};

/** The body is audio that arrives while it is synthesised. */
export const speak = (request: SpeechRequest, signal: AbortSignal): Promise<Response> =>
  send(apiUrl('v1/audio/speech'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });

export type ChatMessage = { role: 'user' | 'assistant' | 'system'; content: unknown };
export type SpokenReply = { text: string; audio: Blob | null };

export const talk = async (
  model: string,
  voice: string,
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<SpokenReply> => {
  const answer = await post<{
    choices: { message: { content: string; audio?: { data: string } } }[];
  }>(
    'v1/chat/completions',
    { model, modalities: ['text', 'audio'], audio: { voice, format: 'wav' }, messages },
    { signal },
  );
  const { content, audio } = answer.choices[0]!.message;
  return { text: content, audio: audio ? new Blob([fromBase64(audio.data)], { type: 'audio/wav' }) : null };
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
