/** Chat through /chat/completions: recordings sent along, or what was said in them; answers whole or as they come. */
import { ApiError } from '../../../domain/errors.ts';
import { sniffAudio } from '../../../lib/audio-type.ts';
import { FileInJson, jsonBodyWithFiles } from '../../../lib/http-body.ts';
import { HttpFailure, readBody, readJsonObject } from '../../../lib/http-client.ts';
import type { ChatEngine, ChatJob, ChatPart, ChatResult } from '../../engine.ts';
import { errorFor, readErrorFacts } from '../upstream-failure.ts';
import { ask, type Server, withDeadline } from './server.ts';

export type Hear = (recording: Extract<ChatPart, { type: 'audio' }>, signal: AbortSignal) => Promise<string>;

/** A rough count for servers that do not tell. */
const charactersPerToken = 4;

export const createChatEngine = (server: Server, hear: Hear): ChatEngine => {
  const { route } = server;

  const contentOf = async (parts: ChatPart[], signal: AbortSignal): Promise<unknown> => {
    const blocks = [];
    for (const part of parts) {
      if (part.type === 'text') blocks.push({ type: 'text', text: part.text });
      else if (route.audio === 'transcribe') blocks.push({ type: 'text', text: await hear(part, signal) });
      else {
        const format = (await sniffAudio(part.audioPath)).extension;
        blocks.push({ type: 'input_audio', input_audio: { data: new FileInJson(part.audioPath), format } });
      }
    }
    // Text servers of the simpler kind know no blocks.
    return blocks.every((block) => block.type === 'text')
      ? blocks.map((block) => block.text).join('\n')
      : blocks;
  };

  const requestOf = async (job: ChatJob, isStream: boolean, signal: AbortSignal) => {
    const messages = [];
    for (const { role, parts } of job.messages)
      messages.push({ role, content: await contentOf(parts, signal) });
    return {
      model: job.model,
      messages,
      ...(job.temperature !== null && { temperature: job.temperature }),
      ...(job.topP !== null && { top_p: job.topP }),
      ...(job.maxTokens !== null && { max_tokens: job.maxTokens }),
      ...(job.stop.length > 0 && { stop: job.stop }),
      ...(isStream && { stream: true, stream_options: { include_usage: true } }),
      ...route.options,
    };
  };

  return {
    async reply(job, call) {
      const signal = withDeadline(call.signal, route);
      const { onText } = call;
      const request = await requestOf(job, onText !== undefined, signal);
      const answer = await ask(server, '/chat/completions', {
        method: 'POST',
        body: await jsonBodyWithFiles(request),
        signal,
      });
      const seen = { text: '', finish: '', usage: {} as Record<string, unknown> };
      if (onText) {
        for await (const event of readEvents(readBody(answer, signal)))
          note(event, seen, server.hide, onText);
        if (seen.finish === '' && seen.text === '') throw new HttpFailure('malformed');
      } else {
        note(await readJsonObject(answer, signal), seen, server.hide);
        if (seen.finish === '') throw new HttpFailure('malformed');
      }
      if (seen.finish === 'content_filter') throw new ApiError('content_policy_violation');
      return toResult(seen, job);
    },
  };
};

type Seen = { text: string; finish: string; usage: Record<string, unknown> };

const note = (
  event: Record<string, unknown>,
  seen: Seen,
  hide: Record<string, string>,
  onText?: (delta: string) => void,
): void => {
  if (event.error) throw errorFor(readErrorFacts(502, JSON.stringify(event)), hide);
  const choice = (Array.isArray(event.choices) ? event.choices[0] : undefined) as
    | { delta?: { content?: unknown }; message?: { content?: unknown }; finish_reason?: unknown }
    | undefined;
  const text = choice?.delta?.content ?? choice?.message?.content;
  if (typeof text === 'string' && text !== '') {
    seen.text += text;
    onText?.(text);
  }
  if (typeof choice?.finish_reason === 'string') seen.finish = choice.finish_reason;
  if (typeof event.usage === 'object' && event.usage !== null) seen.usage = event.usage as Seen['usage'];
};

const toResult = ({ text, finish, usage }: Seen, job: ChatJob): ChatResult => {
  const asked = job.messages
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0);
  const count = (told: unknown, characters: number) =>
    typeof told === 'number' && told >= 0 ? told : Math.ceil(characters / charactersPerToken);
  return {
    text,
    finishReason: finish === 'length' ? 'length' : 'stop',
    promptTokens: count(usage.prompt_tokens, asked),
    completionTokens: count(usage.completion_tokens, text.length),
  };
};

const maxEventCharacters = 1024 * 1024;

/** The JSON of each data line, up to [DONE]. */
async function* readEvents(chunks: AsyncIterable<Buffer>): AsyncGenerator<Record<string, unknown>> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop()!;
    if (rest.length > maxEventCharacters) throw new HttpFailure('too_large');
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice(5).trim();
      if (data === '[DONE]') return;
      yield parse(data);
    }
  }
}

const parse = (data: string): Record<string, unknown> => {
  try {
    return JSON.parse(data) as Record<string, unknown>;
  } catch {
    throw new HttpFailure('malformed');
  }
};
