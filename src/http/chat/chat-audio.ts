/** Audio chat over the chat endpoint: a complete reply, or streamed text. */

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readChatOutput } from '../../domain/chat-request.ts';
import type { ChatModel, SpeechFormat } from '../../domain/models.ts';
import type { ChatCompletion } from '../../domain/responses/chat-responses.ts';
import { createEventQueue } from '../../lib/event-queue.ts';
import type { ChatReply, OnReplies } from '../../services/chat.ts';
import type { Sound } from '../../services/chat-money/reply-sounds.ts';
import type { IdempotencyRequest } from '../../services/idempotency.ts';
import type { AppDeps } from '../app-deps.ts';
import { clientSignal, disconnectUnread, whenOver } from '../client-signal.ts';
import { toApiError } from '../error-handler.ts';
import { readIdempotent } from '../idempotency-key.ts';
import type { AudioChatBody } from '../schemas/chat.ts';
import { sendEvents } from '../sse.ts';
import type { Fields } from '../validate.ts';
import { asChunks, type ChatLine, type Envelope, usageOf } from './chat-chunks.ts';
import { readChatMessages } from './chat-messages.ts';
import { completionBody, inPieces } from './completion-body.ts';

/** That wait for a client which reads more slowly than they are made; further ones are joined to the last. */
const mostDeltas = 100;

export const createAudioChat = (deps: AppDeps, envelope: Envelope) => {
  const { chat, idempotency, limits, uploads } = deps;
  /** Without the sounds. */
  const completionOf = (model: ChatModel, replies: ChatReply[]): ChatCompletion => ({
    ...envelope(model, 'chat.completion'),
    choices: replies.map((made, index) => ({
      index,
      message: message(made),
      finish_reason: made.finishReason,
    })),
    usage: usageOf(replies),
    ...hintOf(replies),
  });

  /** The reply, or the stored one of a repeat. `onSounds` gets the sounds of those made now, by their id. */
  const completeOnce = (
    { caller }: FastifyRequest,
    model: ChatModel,
    idempotent: IdempotencyRequest | undefined,
    question: Parameters<typeof chat.reply>[2],
    context: Parameters<typeof chat.reply>[3],
    onSounds: (sounds: Map<string, Sound>) => void,
  ): Promise<ChatCompletion> =>
    idempotency.once<ChatCompletion>(
      caller,
      idempotent,
      async (responses) => {
        let completion: ChatCompletion | undefined;
        const onReplies: OnReplies = (replies, transaction) => {
          completion = completionOf(model, replies);
          return responses.insert(responses.toRow(completion), transaction);
        };
        const replies = await chat.reply(caller, model, question, {
          ...context,
          ...(idempotent && { onReplies }),
        });
        onSounds(soundsOf(replies));
        return completion ?? completionOf(model, replies);
      },
      context.signal,
    );

  /** Headers are sent with the first word, so that a request that fails early still gets an error status. */
  const stream = async (
    reply: FastifyReply,
    model: ChatModel,
    complete: (onText: (delta: string) => void) => Promise<ChatCompletion>,
    includesUsage: boolean,
  ) => {
    const deltas = createEventQueue<{ content: string }>();
    let last = { content: '' };
    const finished = complete((content) => {
      if (deltas.unread() >= mostDeltas) last.content += content;
      else {
        last = { content };
        deltas.push(last);
      }
    });
    await Promise.race([finished, deltas.untilPushed()]);

    async function* lines(): AsyncGenerator<ChatLine> {
      try {
        let isEmpty = true;
        for await (const { content } of deltas.until(finished)) {
          isEmpty = false;
          yield { content, last: false };
        }
        const { choices, usage, hint } = await finished;
        const [choice] = choices;
        // A stored response comes in one piece.
        if (isEmpty) yield { content: choice!.message.content, last: false };
        yield {
          content: '',
          last: true,
          finishReason: choice!.finish_reason,
          ...(hint !== undefined && { hint }),
          ...(includesUsage && { usage }),
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
    if (isSpoken) whenOver(reply, limits.acquire(request.caller, 'spokenReplies'));
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
      onRoute: (name: string) => {
        request.servedRoute = name;
      },
    };
    let sounds = new Map<string, Sound>();
    const complete = (onText?: (delta: string) => void) =>
      completeOnce(
        request,
        model,
        idempotent,
        question,
        { ...context, ...(onText && { onText }) },
        (made) => {
          sounds = made;
        },
      );
    if (body.stream) return stream(reply, model, complete, body.stream_options?.include_usage ?? false);
    if (!isSpoken) return complete();
    const { length, pieces } = await completionBody(
      await complete(),
      async (id) => sounds.get(id) ?? deps.spokenReplies.find(id),
    );
    disconnectUnread(reply, uploads.idleMs);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-length', length)
      .send(Readable.from(pieces));
  };
};

const soundsOf = (replies: ChatReply[]): Map<string, Sound> =>
  new Map(
    replies.flatMap(({ audio }) => {
      if (!audio) return [];
      async function* read() {
        yield* inPieces(audio!.bytes);
      }
      return [[audio.id, { sizeBytes: audio.bytes.length, read: async () => read() }]];
    }),
  );

const message = (made: ChatReply): ChatCompletion['choices'][number]['message'] => ({
  role: 'assistant',
  content: made.text,
  ...(made.audio && {
    audio: {
      id: made.audio.id,
      data: '',
      expires_at: made.audio.expiresAt,
      transcript: made.text,
    },
  }),
});

/** Several answers to one question have the same one. */
const hintOf = (replies: ChatReply[]): Pick<ChatCompletion, 'hint'> => {
  const hint = replies.find((made) => made.hint !== undefined)?.hint;
  return hint === undefined ? {} : { hint };
};

const wireFormat = (format = 'wav'): SpeechFormat => (format === 'pcm16' ? 'pcm' : format) as SpeechFormat;
