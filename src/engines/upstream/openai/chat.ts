/** Chat through /chat/completions: recordings sent as audio or as transcripts; responses whole or streamed. */
import { promptTokens, reportedTokens, textTokens } from '../../../domain/chat-tokens.ts';
import { ReplyWithheld } from '../../../domain/engine-failure.ts';
import { ApiError } from '../../../domain/errors.ts';
import type { UpstreamRoute } from '../../../domain/route.ts';
import { sniffAudio } from '../../../lib/audio-type.ts';
import { FileInJson, jsonBodyWithFiles } from '../../../lib/http/http-body.ts';
import { headerOf, readBody, readJsonObject, TransportError } from '../../../lib/http/http-client.ts';
import { endOfEvents, readServerSentEvents } from '../../../lib/http/server-sent-events.ts';
import type { ChatEngine, ChatJob, ChatPart, ChatResult, EngineCall } from '../../engine.ts';
import { isContentRefusal, parseErrorBody } from '../parse-error-body.ts';
import { withReplyLimit } from '../reply-limit.ts';
import { errorFor } from '../upstream-failure.ts';
import { ask, replyDeadline, type Server } from './server.ts';

export type TranscribeRecording = (
  recording: Extract<ChatPart, { type: 'audio' }>,
  call: EngineCall,
) => Promise<string>;

/** The part of a chat's call that is for the transcription of its recordings. */
export const forRecordings = ({ accountId, onTranscribed }: EngineCall): Omit<EngineCall, 'signal'> => ({
  ...(accountId !== undefined && { accountId }),
  ...(onTranscribed && { onTranscribed }),
});

export const createOpenAiChat = (server: Server, transcribe: TranscribeRecording): ChatEngine => {
  const { route } = server;

  const contentOf = async (parts: ChatPart[], call: EngineCall): Promise<unknown> => {
    const blocks = [];
    for (const part of parts) {
      if (part.type === 'text') blocks.push({ type: 'text', text: part.text });
      else if (route.audio === 'transcribe')
        blocks.push({ type: 'text', text: await transcribe(part, call) });
      else {
        const format = sniffAudio(part.audioPath).extension;
        blocks.push({ type: 'input_audio', input_audio: { data: new FileInJson(part.audioPath), format } });
      }
    }
    // Simple servers accept only string content.
    return blocks.every((block) => block.type === 'text')
      ? blocks.map((block) => block.text).join('\n')
      : blocks;
  };

  const messagesOf = async (job: ChatJob, call: EngineCall) => {
    const messages = [];
    for (const { role, parts } of job.messages)
      messages.push({ role, content: await contentOf(parts, call) });
    return messages;
  };

  /** A limit that the operator has set replaces ours. */
  const limitOf = (maxTokens: number | null) =>
    maxTokens === null || 'max_completion_tokens' in route.options ? {} : { max_tokens: maxTokens };

  const requestOf = (
    job: ChatJob,
    messages: Awaited<ReturnType<typeof messagesOf>>,
    isStream: boolean,
    maxTokens: number | null,
  ) => ({
    model: job.model,
    messages,
    ...(job.temperature !== null && { temperature: job.temperature }),
    ...(job.topP !== null && { top_p: job.topP }),
    ...limitOf(maxTokens),
    ...(job.stop.length > 0 && { stop: job.stop }),
    ...(isStream && { stream: true, stream_options: { include_usage: true } }),
    ...route.options,
  });

  return {
    async reply(job, call) {
      using deadline = replyDeadline(call, route);
      const { signal, onText } = deadline;
      const messages = await messagesOf(job, { ...forRecordings(call), signal });
      const response = await withReplyLimit(job.maxTokens, async (maxTokens) =>
        ask(server, '/chat/completions', {
          method: 'POST',
          body: await jsonBodyWithFiles(requestOf(job, messages, onText !== undefined, maxTokens)),
          signal,
          ifStale: 'again',
        }),
      );
      const accumulated: Accumulated = { text: '', finish: null, usage: {} };
      // Some do not support streaming and respond with the whole.
      const isStream = onText && !/^application\/json\b/i.test(headerOf(response, 'content-type') ?? '');
      if (isStream) {
        for await (const event of readServerSentEvents(readBody(response, signal)))
          if (event === endOfEvents) accumulated.finish ??= 'stop';
          else accumulate(event, accumulated, server.secretsToRedact, onText);
      } else {
        accumulate(await readJsonObject(response, signal), accumulated, server.secretsToRedact, onText);
      }
      // A stream that ends between two events without [DONE] is incomplete.
      if (accumulated.finish === null) throw new TransportError('malformed');
      const result = toResult(accumulated, job, route);
      if (accumulated.finish === 'content_filter') {
        const isReported = accumulated.usage.prompt_tokens !== undefined;
        throw new ReplyWithheld(isReported ? result.promptTokens + result.completionTokens : 0);
      }
      return result;
    },
  };
};

type Accumulated = { text: string; finish: string | null; usage: Record<string, unknown> };
type Delta = { content?: unknown; refusal?: unknown };

const maxTextCharacters = 4 * 1024 * 1024;

const accumulate = (
  event: Record<string, unknown>,
  accumulated: Accumulated,
  secretsToRedact: Record<string, string>,
  onText?: (delta: string) => void,
): void => {
  if (event.error) throw eventFailure(event, secretsToRedact);
  const choice = (Array.isArray(event.choices) ? event.choices[0] : undefined) as
    | { delta?: Delta; message?: Delta; finish_reason?: unknown }
    | null
    | undefined;
  const delta = choice?.delta ?? choice?.message;
  const text = delta?.content ?? delta?.refusal;
  if (typeof text === 'string' && text !== '') {
    accumulated.text += text;
    if (accumulated.text.length > maxTextCharacters) throw new TransportError('too_large');
    onText?.(text);
  }
  if (typeof choice?.finish_reason === 'string') accumulated.finish = choice.finish_reason;
  if (typeof event.usage === 'object' && event.usage !== null)
    accumulated.usage = event.usage as Accumulated['usage'];
};

/** An error within a response of status 200; some give the intended status as its code. */
const eventFailure = (event: Record<string, unknown>, secretsToRedact: Record<string, string>): Error => {
  const code = (event.error as { code?: unknown }).code;
  const status = Number.isInteger(code) && Number(code) >= 400 && Number(code) < 600 ? Number(code) : 502;
  const facts = parseErrorBody(status, JSON.stringify(event));
  return isContentRefusal(facts)
    ? new ApiError('content_policy_violation')
    : errorFor(facts, secretsToRedact);
};

const toResult = ({ text, finish, usage }: Accumulated, job: ChatJob, route: UpstreamRoute): ChatResult => ({
  text,
  finishReason: finish === 'length' ? 'length' : 'stop',
  promptTokens: promptTokens(usage.prompt_tokens, job.messages, route.audio),
  completionTokens: reportedTokens(usage.completion_tokens, textTokens(text)),
});
