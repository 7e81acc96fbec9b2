/** Transcription, speech and spoken chat. */
import type {
  TranscriptEvent,
  Transcription,
  VerboseTranscription,
} from '../../src/domain/responses/audio-responses.ts';
import type { ChatCompletion } from '../../src/domain/responses/chat-responses.ts';
import { ApiError, apiUrl, post, send } from './client.ts';
import { readEvents } from './event-stream.ts';

/** As far as a page shows it; a transcript of a stored recording may lack the rest. */
export type Segment = Pick<VerboseTranscription['segments'][number], 'id' | 'start' | 'end' | 'text'>;
export type Word = NonNullable<VerboseTranscription['words']>[number];
export type Transcript = Pick<VerboseTranscription, 'text'> &
  Partial<Pick<VerboseTranscription, 'language' | 'duration'>> & { segments: Segment[]; words: Word[] };

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
    if ('error' in event)
      throw new ApiError(500, event.error.code, event.error.message, event.error.param ?? null);
    if (event.type === 'transcript.text.done') return transcriptOf(event);
    text += event.delta;
    onText(text.trimStart());
  }
  throw new Error('The service stopped before the end of the recording.');
};

/** Some models answer with text alone, whatever the format asked for. */
const transcriptOf = (response: Transcription | VerboseTranscription): Transcript =>
  'segments' in response
    ? { ...response, words: response.words ?? [] }
    : { text: response.text, segments: [], words: [] };

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
  return transcriptOf(await post('v1/audio/translations', form, { signal }));
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
/** `hint`: which model to install for a better answer. */
export type SpokenReply = { text: string; audio: Blob | null; hint: string | null };

export const talk = async (
  model: string,
  voice: string,
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<SpokenReply> => {
  const answer = await post<ChatCompletion>(
    'v1/chat/completions',
    { model, modalities: ['text', 'audio'], audio: { voice, format: 'wav' }, messages },
    { signal },
  );
  const { content, audio } = answer.choices[0]!.message;
  return {
    text: content,
    audio: audio ? new Blob([fromBase64(audio.data)], { type: 'audio/wav' }) : null,
    hint: answer.hint ?? null,
  };
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
