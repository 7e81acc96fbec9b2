/** Response bodies of the chat endpoint, complete and in chunks. */
import type { Model } from '../../domain/models.ts';
import type {
  ChatChunk,
  ChatCompletion,
  ChatFailure,
  ChatUsage,
} from '../../domain/responses/chat-responses.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';
import type { ChatReply } from '../../services/chat.ts';

export type ChatLine = {
  content: string;
  last: boolean;
  error?: ChatFailure;
  finishReason?: ChatCompletion['choices'][number]['finish_reason'];
  hint?: string;
  /** Sent in a separate chunk after the last. */
  usage?: ChatUsage;
};

export const createEnvelope =
  (clock: Clock) =>
  <Name extends string>(model: Model, object: Name) => ({
    id: `chatcmpl-${opaqueId()}`,
    object,
    created: unixSeconds(clock.nowMs()),
    model: model.name,
  });
export type Envelope = ReturnType<typeof createEnvelope>;

export async function* asChunks(
  envelope: Envelope,
  model: Model,
  lines: AsyncIterable<ChatLine>,
): AsyncGenerator<ChatChunk> {
  const common = envelope(model, 'chat.completion.chunk');
  let first = true;
  for await (const { content, last, error, finishReason = 'stop', hint, usage } of lines) {
    const delta = first ? { role: 'assistant' as const, content } : { content };
    first = false;
    const finish_reason = error ? 'error' : last ? finishReason : null;
    yield {
      ...common,
      choices: [{ index: 0, delta, finish_reason }],
      ...(hint !== undefined && { hint }),
      ...(error && { error }),
    };
    if (usage) yield { ...common, choices: [], usage };
  }
}

export const usageOf = (replies: ChatReply[]): ChatUsage => {
  const sum = (count: (reply: ChatReply) => number) =>
    replies.reduce((total, reply) => total + count(reply), 0);
  const prompt_tokens = sum((reply) => reply.promptTokens);
  const completion_tokens = sum((reply) => reply.completionTokens);
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    prompt_tokens_details: { audio_tokens: sum((reply) => reply.promptAudioTokens) },
    completion_tokens_details: { audio_tokens: sum((reply) => reply.completionAudioTokens) },
  };
};
