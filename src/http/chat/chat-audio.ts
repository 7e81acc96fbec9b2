/** Audio chat over the chat endpoint: a complete reply, or streamed text. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { readChatOutput } from '../../domain/chat-request.ts';
import type { ChatModel, SpeechFormat } from '../../domain/models.ts';
import { createEventQueue } from '../../lib/event-queue.ts';
import type { ChatReply } from '../../services/chat.ts';
import type { AppDeps } from '../app-deps.ts';
import { clientSignal } from '../client-signal.ts';
import { toApiError } from '../error-handler.ts';
import { readIdempotent } from '../idempotency-key.ts';
import type { AudioChatBody } from '../schemas/chat.ts';
import { sendEvents } from '../sse.ts';
import type { Fields } from '../validate.ts';
import { asChunks, type ChatLine, type Envelope, usageOf } from './chat-chunks.ts';
import { readChatMessages } from './chat-messages.ts';

export const createAudioChat = ({ chat, idempotency }: AppDeps, envelope: Envelope) => {
  const completionOf = (model: ChatModel, replies: ChatReply[]) => ({
    ...envelope(model, 'chat.completion'),
    choices: replies.map((made, index) => ({
      index,
      message: message(made),
      finish_reason: made.finishReason,
    })),
    usage: usageOf(replies),
  });
  type Completion = ReturnType<typeof completionOf>;

  const streamAgain = (reply: FastifyReply, model: ChatModel, answer: Completion, body: AudioChatBody) => {
    async function* lines(): AsyncGenerator<ChatLine> {
      const [choice] = answer.choices;
      yield { content: choice!.message.content, last: false };
      const usage = body.stream_options?.include_usage ? { usage: answer.usage } : {};
      yield { content: '', last: true, finishReason: choice!.finish_reason, ...usage };
    }
    return sendEvents(reply, asChunks(envelope, model, lines()), { done: true });
  };

  /** Headers are sent with the first word, so that a request that fails early still gets an error status. */
  const streamReply = async (
    request: FastifyRequest,
    reply: FastifyReply,
    model: ChatModel,
    question: Parameters<typeof chat.reply>[2],
    context: Parameters<typeof chat.reply>[3],
    includesUsage: boolean,
  ) => {
    const deltas = createEventQueue<string>();
    const onText = (delta: string) => deltas.push(delta);
    const finished = chat.reply(request.caller, model, question, { ...context, onText });
    await Promise.race([finished, deltas.untilPushed()]);

    async function* lines(): AsyncGenerator<ChatLine> {
      try {
        for await (const content of deltas.until(finished)) yield { content, last: false };
        const replies = await finished;
        yield {
          content: '',
          last: true,
          finishReason: replies[0]?.finishReason,
          ...(includesUsage && { usage: usageOf(replies) }),
        };
      } catch (error) {
        const { error: shown } = toApiError(error).toBody();
        yield { content: '', last: true, error: shown };
      }
    }
    return sendEvents(reply, asChunks(envelope, model, lines()), { done: true });
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    model: ChatModel,
    fields: Fields,
    body: AudioChatBody,
  ) => {
    const { isSpoken } = readChatOutput(body);
    const { caller } = request;
    const idempotent = readIdempotent(request, fields);
    const question = {
      messages: readChatMessages(request, body.messages),
      temperature: body.temperature ?? null,
      topP: body.top_p ?? null,
      maxTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
      stop: [body.stop ?? []].flat(),
      count: body.n ?? 1,
      spoken: isSpoken ? { voice: body.audio!.voice, format: wireFormat(body.audio!.format) } : null,
    };
    const context = {
      signal: clientSignal(reply),
      scratchDir: await request.scratchDir(),
      reference: request.id,
    };
    if (body.stream) {
      const known = idempotent && (await idempotency.find(caller, idempotent));
      if (known) return streamAgain(reply, model, known as Completion, body);
      const onReplies = async (replies: ChatReply[]) => {
        if (idempotent) await idempotency.save(caller, idempotent, completionOf(model, replies));
      };
      const includesUsage = body.stream_options?.include_usage ?? false;
      return streamReply(request, reply, model, question, { ...context, onReplies }, includesUsage);
    }
    return idempotency.once<Completion>(caller, idempotent, async (answers) => {
      let completion: Completion | undefined;
      const onReplies = (replies: ChatReply[]) => {
        completion = completionOf(model, replies);
        return answers.insert(answers.toRow(completion));
      };
      await chat.reply(caller, model, question, { ...context, onReplies });
      return completion!;
    });
  };
};

const message = (made: ChatReply) => ({
  role: 'assistant',
  content: made.text,
  ...(made.audio && {
    audio: {
      id: made.audio.id,
      data: made.audio.bytes.toString('base64'),
      expires_at: made.audio.expiresAt,
      transcript: made.text,
    },
  }),
});

const wireFormat = (format = 'wav'): SpeechFormat => (format === 'pcm16' ? 'pcm' : format) as SpeechFormat;
