/** Audio chat: what was said and written goes to the chat engine; the reply comes back as text, and spoken when asked. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Caller } from '../domain/account.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { type ChatModel, maxAudioBytes } from '../domain/models.ts';
import { chatPrice } from '../domain/money.ts';
import type { ChatJob, ChatPart, ChatResult, Engines } from '../engines/engine.ts';
import type { AudioFormat, Media } from '../engines/media/media.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Audio } from './audio.ts';
import type { Billing } from './billing.ts';
import type { ContentPolicy } from './content-policy.ts';
import { decodeBase64 } from './reference-images.ts';

/** A rough count, good for limits and holds; what is charged is what the engine counts. */
const charactersPerToken = 4;
const tokensPerAudioSecond = 10;

export type ChatMessage = {
  role: string;
  content:
    | string
    | (
        | { type: 'text'; text: string }
        | { type: 'input_audio'; input_audio: { data: string; format: string } }
      )[];
};

export type ChatRequest = Omit<ChatJob, 'model' | 'messages'> & {
  messages: ChatMessage[];
  count: number;
  spoken: { voice: string; format: AudioFormat } | null;
};

export type ChatReply = ChatResult & { audio: Buffer | null };
type Context = {
  signal: AbortSignal;
  scratchDir: string;
  reference: string;
  onText?: (delta: string) => void;
};

export const createChat = (deps: {
  engines: Pick<Engines, 'chat' | 'speech'>;
  audio: Pick<Audio, 'decode'>;
  media: Pick<Media, 'encodeAudio'>;
  billing: Billing;
  policy: ContentPolicy;
}) => {
  const { engines, billing, policy } = deps;

  const readAudio = async (block: { data: string }, { scratchDir, signal }: Context): Promise<ChatPart> => {
    const bytes = decodeBase64(block.data.replace(/^data:[^,]*;base64,/i, ''));
    if (!bytes) throw invalidParameter('messages', 'the data of an input_audio block must be valid base64');
    if (bytes.length > maxAudioBytes) {
      throw new ApiError('file_too_large', {
        param: 'messages',
        message: 'File too large: audio may have up to 25 MB.',
      });
    }
    const path = join(scratchDir, `audio-${opaqueId(8)}`);
    await writeFile(path, bytes);
    return { type: 'audio', ...(await deps.audio.decode(path, scratchDir, signal)) };
  };

  const readMessages = async (messages: ChatMessage[], context: Context): Promise<ChatJob['messages']> => {
    const read: ChatJob['messages'] = [];
    for (const { role, content } of messages) {
      const blocks = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
      const parts: ChatPart[] = [];
      for (const block of blocks) {
        if (block.type === 'input_audio') {
          parts.push(await readAudio(block.input_audio, context));
        } else {
          policy.require(block.text, 'messages');
          parts.push({ type: 'text', text: block.text });
        }
      }
      read.push({ role, parts });
    }
    return read;
  };

  const speak = async (
    text: string,
    spoken: NonNullable<ChatRequest['spoken']>,
    signal: AbortSignal,
  ): Promise<Buffer> => {
    if (!engines.speech)
      throw new ApiError('service_unavailable', { message: 'No speech synthesis engine is installed.' });
    const job = { model: 'tts-1', input: text, voice: spoken.voice, speed: 1, instructions: null };
    return buffer(deps.media.encodeAudio(spoken.format, engines.speech.speak(job, { signal }), { signal }));
  };

  return {
    async reply(
      caller: Caller,
      model: ChatModel,
      request: ChatRequest,
      context: Context,
    ): Promise<ChatReply[]> {
      const { signal } = context;
      const messages = await readMessages(request.messages, context);
      const promptTokens = estimateTokens(messages);
      if (promptTokens > model.contextTokens)
        throw new ApiError('context_length_exceeded', { param: 'messages' });
      const chat = engines.chat;
      if (!chat) throw new ApiError('service_unavailable', { message: 'No chat engine is installed.' });

      const outputTokens = request.maxTokens ?? model.maxOutputTokens;
      const hold = await billing.openHold(
        caller,
        chatPrice(model, request.count * (promptTokens + outputTokens)),
        context.reference,
      );
      try {
        const replies: ChatReply[] = [];
        for (let made = 0; made < request.count; made += 1) {
          const reply = await chat.reply(
            { ...request, messages, model: model.id },
            { signal, ...(context.onText && { onText: context.onText }) },
          );
          replies.push({
            ...reply,
            audio: request.spoken && (await speak(reply.text, request.spoken, signal)),
          });
        }
        await hold.charge(
          chatPrice(
            model,
            replies.reduce((sum, reply) => sum + reply.promptTokens + reply.completionTokens, 0),
          ),
        );
        return replies;
      } catch (error) {
        await hold.release();
        throw error;
      }
    },
  };
};
export type Chat = ReturnType<typeof createChat>;

const estimateTokens = (messages: ChatJob['messages']): number =>
  messages
    .flatMap(({ parts }) => parts)
    .reduce(
      (sum, part) =>
        sum +
        Math.ceil(
          part.type === 'text'
            ? part.text.length / charactersPerToken
            : part.durationSeconds * tokensPerAudioSecond,
        ),
      0,
    );
