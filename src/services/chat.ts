/** Audio chat: what was said and written goes to the chat engine; the reply comes back as text, and spoken when asked. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Caller } from '../domain/account.ts';
import { audioTokens, textTokens } from '../domain/chat-tokens.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { type ChatModel, maxAudioBytes } from '../domain/models.ts';
import { chatPrice } from '../domain/money.ts';
import { chatWork } from '../domain/route-limits.ts';
import type { ChatJob, ChatPart, ChatResult, Engines, Quotes } from '../engines/engine.ts';
import type { AudioFormat, Media } from '../engines/media/media.ts';
import type { Clock } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import { type LongText, saveLongBase64 } from '../lib/long-text.ts';
import type { Audio } from './audio.ts';
import type { Billing } from './billing.ts';
import type { ContentPolicy } from './content-policy.ts';
import { decodeBase64 } from './reference-images.ts';
import { createSpokenReplies } from './spoken-replies.ts';

/** A token of text takes about this many tokens of sound to say. */
const spokenPerTextToken = 3;
/** Stands for a reply that was given too long ago, or by another process. */
const forgotten = '(a spoken reply)';
const spokenBytesPerSecond = 24_000 * 2;

export type ChatMessage = {
  role: string;
  content:
    | string
    | (
        | { type: 'text'; text: string }
        | { type: 'input_audio'; input_audio: { data: string | LongText; format: string } }
      )[];
  /** What a reply of ours said aloud stands in the place of its content. */
  spokenId?: string;
};

export type ChatRequest = Omit<ChatJob, 'model' | 'messages'> & {
  messages: ChatMessage[];
  count: number;
  spoken: { voice: string; format: AudioFormat } | null;
};

/** `completionTokens` has those of the spoken reply in it. */
export type ChatReply = Required<ChatResult> & {
  audio: { bytes: Buffer; id: string; expiresAt: number } | null;
  completionAudioTokens: number;
};
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
  quotes: Quotes;
  clock: Clock;
}) => {
  const { engines, billing, policy, quotes } = deps;
  const spokenReplies = createSpokenReplies(deps);

  const readAudio = async (
    { data }: { data: string | LongText },
    { scratchDir, signal }: Context,
  ): Promise<ChatPart> => {
    const path = join(scratchDir, `audio-${opaqueId(8)}`);
    const saved = await saveBase64(data, path);
    if (!saved.isValid)
      throw invalidParameter('messages', 'the data of an input_audio block must be valid base64');
    if (saved.sizeBytes > maxAudioBytes) {
      throw new ApiError('file_too_large', {
        param: 'messages',
        message: 'File too large: audio may have up to 25 MB.',
      });
    }
    try {
      return { type: 'audio', ...(await deps.audio.decode(path, scratchDir, signal)) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_file_format') throw error;
      throw new ApiError('invalid_file_format', { param: 'messages', message: error.message });
    }
  };

  const readMessages = async (
    caller: Caller,
    messages: ChatMessage[],
    context: Context,
  ): Promise<ChatJob['messages']> => {
    const read: ChatJob['messages'] = [];
    for (const { role, content: written, spokenId } of messages) {
      const content =
        spokenId === undefined ? written : (spokenReplies.recall(caller.account.id, spokenId) ?? forgotten);
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
    { voice, format }: NonNullable<ChatRequest['spoken']>,
    signal: AbortSignal,
  ): Promise<{ audio: Buffer; seconds: number }> => {
    if (!engines.speech)
      throw new ApiError('service_unavailable', { message: 'No speech synthesis engine is installed.' });
    const job = { model: 'tts-1', input: text, voice, speed: 1, instructions: null };
    let spokenBytes = 0;
    async function* counted(pcm: AsyncIterable<Uint8Array>) {
      for await (const chunk of pcm) {
        spokenBytes += chunk.length;
        yield chunk;
      }
    }
    const pcm = counted(engines.speech.speak(job, { signal }));
    const audio = await buffer(deps.media.encodeAudio(format, pcm, { signal }));
    return { audio, seconds: spokenBytes / spokenBytesPerSecond };
  };

  const finish = async (
    caller: Caller,
    reply: ChatResult,
    spoken: ChatRequest['spoken'],
    heardTokens: number,
    signal: AbortSignal,
  ): Promise<ChatReply> => {
    const speech = spoken && (await speak(reply.text, spoken, signal));
    const completionAudioTokens = speech ? audioTokens(speech.seconds) : 0;
    return {
      ...reply,
      promptAudioTokens: Math.min(reply.promptAudioTokens ?? heardTokens, reply.promptTokens),
      completionTokens: reply.completionTokens + completionAudioTokens,
      completionAudioTokens,
      audio: speech && { bytes: speech.audio, ...spokenReplies.remember(caller.account.id, reply.text) },
    };
  };

  return {
    async reply(
      caller: Caller,
      model: ChatModel,
      request: ChatRequest,
      context: Context,
    ): Promise<ChatReply[]> {
      const { signal } = context;
      const messages = await readMessages(caller, request.messages, context);
      const heardTokens = countTokens(messages, 'audio');
      const promptTokens = countTokens(messages, 'text') + heardTokens;
      if (promptTokens > model.contextTokens)
        throw new ApiError('context_length_exceeded', { param: 'messages' });
      const chat = engines.chat;
      if (!chat) throw new ApiError('service_unavailable', { message: 'No chat engine is installed.' });

      const outputTokens = Math.min(
        model.maxOutputTokens,
        (request.maxTokens ?? model.maxOutputTokens) * (request.spoken ? 1 + spokenPerTextToken : 1),
      );
      const hold = await billing.openHold(
        caller,
        chatPrice(quotes.dearest(model, chatWork(messages)), request.count * (promptTokens + outputTokens)),
        context.reference,
      );
      try {
        const replies: ChatReply[] = [];
        let charged = 0;
        for (let made = 0; made < request.count; made += 1) {
          let route: string | null = null;
          const onRoute = (name: string) => {
            route = name;
          };
          const reply = await chat.reply(
            { ...request, messages, model: model.id },
            { signal, onRoute, ...(context.onText && { onText: context.onText }) },
          );
          const finished = await finish(caller, reply, request.spoken, heardTokens, signal);
          replies.push(finished);
          charged += chatPrice(
            quotes.servedBy(model, route),
            finished.promptTokens + finished.completionTokens,
          );
        }
        await hold.charge(charged);
        return replies;
      } catch (error) {
        await hold.release();
        throw error;
      }
    },
  };
};
export type Chat = ReturnType<typeof createChat>;

const audioDataUri = /^data:[^,]*;base64,/i;

const saveBase64 = async (
  data: string | LongText,
  path: string,
): Promise<{ isValid: boolean; sizeBytes: number }> => {
  if (typeof data !== 'string')
    return saveLongBase64(data, path, { prefix: audioDataUri, maxBytes: maxAudioBytes });
  const bytes = decodeBase64(data.replace(audioDataUri, ''));
  if (bytes) await writeFile(path, bytes);
  return { isValid: bytes !== undefined, sizeBytes: bytes?.length ?? 0 };
};

const countTokens = (messages: ChatJob['messages'], type: ChatPart['type']): number =>
  messages
    .flatMap(({ parts }) => parts)
    .filter((part) => part.type === type)
    .reduce(
      (sum, part) => sum + (part.type === 'text' ? textTokens(part.text) : audioTokens(part.durationSeconds)),
      0,
    );
