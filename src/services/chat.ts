/**
 * Audio chat: passes messages and recordings to the chat engine; the reply comes back as text, and as speech when
 * asked.
 */
import { join } from 'node:path';
import type { Connection } from '../db/database.ts';
import type { Caller } from '../domain/account.ts';
import {
  audioTokens,
  countTokens,
  firstTokens,
  mostTokens,
  secondsOf,
  textTokens,
} from '../domain/chat-tokens.ts';
import { ReplyWithheld } from '../domain/engine-failure.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import type { ChatModel } from '../domain/models.ts';
import { chatPrice } from '../domain/money.ts';
import { audioTooLarge, maxAudioBytes } from '../domain/upload-limits.ts';
import { chatWork } from '../domain/upstream/route-limits.ts';
import type { ChatJob, ChatPart, ChatResult, EngineCall, Engines } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import type { RoutePrices } from '../engines/routing/route-prices.ts';
import { hasClientLeft } from '../lib/http/leaving.ts';
import { opaqueId } from '../lib/ids.ts';
import { type LongText, saveBase64 } from '../lib/long-json/long-text.ts';
import type { Billing } from './billing.ts';
import { createBill } from './chat-money/chat-bill.ts';
import type { ReplySounds } from './chat-money/reply-sounds.ts';
import { createReplySpeech, type SpokenForm, spokenShare, unspokenHint } from './chat-money/spoken-reply.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { DecodedAudioBudget } from './decoded-audio.ts';
import { KeyTakenByOther } from './idempotency.ts';

/** Replaces a spoken reply that has expired. */
const expiredReply = '(a spoken reply)';

export type ChatMessage = {
  role: string;
  content:
    | string
    | (
        | { type: 'text'; text: string }
        | { type: 'input_audio'; input_audio: { data: string | LongText; format: string } }
      )[];
  /** A spoken reply of ours is replaced by its text. */
  spokenId?: string;
};

type ChatRequest = Omit<ChatJob, 'model' | 'messages'> & {
  messages: ChatMessage[];
  count: number;
  spoken: SpokenForm | null;
};

/** `completionTokens` includes those of the spoken reply. */
export type ChatReply = Required<Omit<ChatResult, 'hint'>> &
  Pick<ChatResult, 'hint'> & {
    audio: { bytes: Buffer; id: string; expiresAt: number } | null;
    completionAudioTokens: number;
  };
export type OnReplies = (replies: ChatReply[], transaction?: Connection) => Promise<void>;
type TokenBudget = {
  /** Tokens of each reply that the caller can pay for. */
  payable: number;
  left: () => number;
  /** Throws when fewer tokens are available. */
  take: (tokens: number) => void;
  limitError: () => ApiError;
};
type Context = {
  signal: AbortSignal;
  scratchDir: string;
  reference: string;
  onRoute?: (name: string) => void;
  onText?: (delta: string) => void;
  /**
   * Called with the complete replies, in the transaction that charges them: when it throws, they are not charged. Those
   * that were streamed are charged before.
   */
  onReplies?: OnReplies;
};

export const createChat = (deps: {
  engines: Pick<Engines, 'chat' | 'speech'>;
  media: Pick<Media, 'decodeAudio' | 'encodeAudio'>;
  billing: Billing;
  policy: ContentPolicy;
  routePrices: RoutePrices;
  decoded: DecodedAudioBudget;
  spokenReplies: Pick<ReplySounds, 'findTexts' | 'keep'>;
}) => {
  const { engines, billing, policy, routePrices, spokenReplies } = deps;
  const speakReply = createReplySpeech(deps);

  const saveAudio = async (data: string | LongText, path: string): Promise<void> => {
    const saved = await saveBase64(data, path, { prefix: audioDataUri, maxBytes: maxAudioBytes });
    if (!saved.isValid)
      throw invalidParameter('messages', 'the data of an input_audio block must be valid base64');
    if (saved.sizeBytes > maxAudioBytes) throw audioTooLarge('messages');
  };

  /** Decoding stops at the context limit: four recordings of six hours would fill gigabytes. */
  const readAudio = async (
    { data }: { data: string | LongText },
    budget: TokenBudget,
    samples: DisposableStack,
    accountId: string,
    { scratchDir, signal }: Context,
  ): Promise<ChatPart> => {
    const audioPath = join(scratchDir, `audio-${opaqueId(8)}`);
    const pcmPath = join(scratchDir, `pcm-${opaqueId(8)}`);
    await saveAudio(data, audioPath);
    try {
      const maxSeconds = Math.min(secondsOf(budget.left()), deps.decoded.remainingSeconds(accountId));
      const { durationSeconds, isTooLong } = await deps.media.decodeAudio(audioPath, pcmPath, {
        maxSeconds,
        signal,
        accountId,
      });
      if (isTooLong && durationSeconds <= secondsOf(budget.left())) throw deps.decoded.overloadError();
      if (isTooLong) throw budget.limitError();
      samples.use(deps.decoded.reserve(accountId, durationSeconds));
      budget.take(audioTokens(durationSeconds));
      return { type: 'audio', audioPath, pcmPath, durationSeconds };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_file_format') throw error;
      throw new ApiError('invalid_file_format', { param: 'messages', message: error.message });
    }
  };

  /** Token limit of a request: the model's context, and what the caller can pay for each reply. */
  const budgetFor = async (
    caller: Caller,
    model: ChatModel,
    texts: string[],
    count: number,
  ): Promise<TokenBudget> => {
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    const { price: perToken } = routePrices.atMinPrice(model, { seconds: 0, characters });
    const { amount, insufficientFundsError } = await billing.spendable(caller);
    const payable = perToken > 0 ? amount / perToken / count : Number.POSITIVE_INFINITY;
    let taken = 0;
    const budget: TokenBudget = {
      payable,
      left: () => Math.max(0, Math.min(model.contextTokens, payable) - taken),
      take: (tokens) => {
        taken += tokens;
        if (taken > Math.min(model.contextTokens, payable)) throw budget.limitError();
      },
      limitError: () =>
        payable < model.contextTokens && taken <= model.contextTokens
          ? insufficientFundsError()
          : new ApiError('context_length_exceeded', { param: 'messages' }),
    };
    if (payable < 1) throw insufficientFundsError();
    for (const text of texts) budget.take(textTokens(text));
    return budget;
  };

  type Blocks = { role: string; blocks: Exclude<ChatMessage['content'], string> };

  const readMessages = async (
    caller: Caller,
    messages: Blocks[],
    budget: TokenBudget,
    samples: DisposableStack,
    context: Context,
  ): Promise<ChatJob['messages']> => {
    const read: ChatJob['messages'] = [];
    for (const { role, blocks } of messages) {
      const parts: ChatPart[] = [];
      for (const block of blocks)
        parts.push(
          block.type === 'text'
            ? block
            : await readAudio(block.input_audio, budget, samples, caller.account.id, context),
        );
      read.push({ role, parts });
    }
    return read;
  };

  /** The text of a message; one that refers to a spoken reply has that reply's text. */
  const readBlocks = async (caller: Caller, messages: ChatMessage[]): Promise<Blocks[]> => {
    const spokenIds = messages.flatMap(({ spokenId }) => spokenId ?? []);
    const spoken = await spokenReplies.findTexts(caller.account.id, spokenIds);
    return messages.map(({ role, content: written, spokenId }) => {
      const content = spokenId === undefined ? written : (spoken.get(spokenId) ?? expiredReply);
      return { role, blocks: typeof content === 'string' ? [{ type: 'text', text: content }] : content };
    });
  };

  const finish = async (
    reply: ChatResult,
    request: ChatRequest,
    audioPromptTokens: number,
    call: EngineCall & { accountId: string },
    mayRepeat: boolean,
  ): Promise<ChatReply> => {
    const { spoken, count } = request;
    const most = spokenShare(count);
    const text = spoken ? firstTokens(reply.text, most.tokens) : reply.text;
    const speech = spoken && (await speakReply(text, spoken, most.seconds, call));
    const completionAudioTokens = speech ? audioTokens(speech.seconds) : 0;
    const isCut = text !== reply.text || speech?.isWhole === false;
    return {
      ...reply,
      text,
      finishReason: isCut ? 'length' : reply.finishReason,
      ...(spoken && !speech && { hint: unspokenHint }),
      promptAudioTokens: Math.min(reply.promptAudioTokens ?? audioPromptTokens, reply.promptTokens),
      completionTokens: reply.completionTokens + completionAudioTokens,
      completionAudioTokens,
      audio: speech && {
        bytes: speech.audio,
        ...(await spokenReplies.keep(call.accountId, text, mayRepeat ? speech.audio : undefined)),
      },
    };
  };

  return {
    async reply(
      caller: Caller,
      model: ChatModel,
      request: ChatRequest,
      context: Context,
    ): Promise<ChatReply[]> {
      const { signal, onText } = context;
      const accountId = caller.account.id;
      const chat = engines.chat;
      if (!chat) throw new ApiError('service_unavailable', { message: 'No chat engine is installed.' });
      const asked = await readBlocks(caller, request.messages);
      const texts = asked.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])),
      );
      const outputTokens =
        (request.maxTokens ?? model.maxOutputTokens) +
        (request.spoken ? audioTokens(spokenShare(request.count).seconds) : 0);
      using samples = new DisposableStack();
      const decodeAndHold = async () => {
        signal.throwIfAborted();
        const budget = await budgetFor(caller, model, texts, request.count);
        const messages = await readMessages(caller, asked, budget, samples, context);
        const promptTokens = countTokens(messages);
        const work = chatWork(messages);
        const mostPromptTokens = routePrices.mayAskProvider(model, work)
          ? Math.min(model.contextTokens, mostTokens(messages))
          : promptTokens;
        const hold = await billing.openHold(caller, {
          amount: chatPrice(
            routePrices.atMaxPrice(model, work),
            request.count * (Math.max(promptTokens, mostPromptTokens) + outputTokens),
          ),
          reference: context.reference,
          model: model.id,
        });
        return { messages, promptTokens, hold };
      };
      const { payable } = await budgetFor(caller, model, texts, request.count);
      for (const text of texts) await policy.require(text, 'messages');
      const { messages, promptTokens, hold } = await deps.decoded.inTurn(
        accountId,
        secondsOf(payable),
        decodeAndHold,
      );
      const audioPromptTokens = countTokens(messages, 'audio');
      const bill = createBill(
        (route, tokens) => chatPrice(routePrices.atPriceOfRoute(model, route), tokens),
        promptTokens,
      );
      const call = { signal, accountId };
      const mayRepeat = context.onReplies !== undefined;
      const onRoute = (name: string) => {
        bill.begin(name);
        context.onRoute?.(name);
      };
      const deliver = (delta: string) => {
        bill.deliver(delta);
        onText?.(delta);
      };
      const replyCall = {
        ...call,
        onRoute,
        onBilled: bill.askProvider,
        onTranscribed: bill.transcribed,
        onText: onText && deliver,
      };
      const makeOne = async (): Promise<ChatReply> => {
        const reply = await chat.reply({ ...request, messages, model: model.id }, replyCall);
        bill.reply(reply);
        const billedCall = { ...call, onBilled: () => bill.speech(reply.text) };
        return finish(reply, request, audioPromptTokens, billedCall, mayRepeat);
      };
      try {
        const replies: ChatReply[] = [];
        for (let made = 0; made < request.count; made += 1) {
          const finished = await makeOne().catch((error) => {
            // A server that has no room for the next one, fails or takes too long over it has billed those before.
            if (replies.length > 0 && !signal.aborted && isOfServer(error)) return undefined;
            throw error;
          });
          if (!finished) break;
          replies.push(finished);
          bill.finish(finished);
        }
        const charged = bill.whole();
        const { onReplies } = context;
        if (onText) {
          await hold.chargeDelivered(charged);
          await onReplies?.(replies);
        } else if (onReplies) {
          await hold.chargeWith(charged, (transaction) => onReplies(replies, transaction));
        } else await hold.chargeDelivered(charged);
        return replies;
      } catch (error) {
        // A client that leaves pays for what was sent or billed by then, one that has a provider refuse or its filter end
        // a reply for what came before, one that gives two requests at two processes the same Idempotency-Key for what was
        // billed of the second; our own failures cost nothing. What was charged stays so.
        if (hasClientLeft(signal) || error instanceof KeyTakenByOther)
          await hold.chargeDelivered(bill.whenLeft());
        else if (isRefusal(error)) await hold.chargeDelivered(bill.whenRefused(tokensOfRefused(error)));
        else await hold.release();
        throw error;
      }
    },
  };
};
export type Chat = ReturnType<typeof createChat>;

/** By the content, or by anything else that the client has asked for. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

const isOfServer = (error: unknown): boolean =>
  error instanceof ApiError && [429, 502, 503].includes(error.status);

/** A provider bills text that it has written and then withheld. */
const tokensOfRefused = (error: unknown): number => (error instanceof ReplyWithheld ? error.tokens : 0);

const audioDataUri = /^data:[^,]*;base64,/i;
