/** POST /v1/chat/completions: films over a chat stream, and audio chat. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidParameter, missingParameter } from '../../domain/errors.ts';
import type { ChatModel, Model, SpeechFormat, VideoModel } from '../../domain/models.ts';
import { fromChat, type RequestImage } from '../../domain/video-request.ts';
import { videoUrl } from '../../domain/video-views.ts';
import { unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';
import type { ChatReply } from '../../services/chat.ts';
import { readImageText } from '../../services/reference-images.ts';
import type { AppDeps } from '../app-deps.ts';
import { readChatMessages, type WireMessage, withoutNullsInside } from '../chat-messages.ts';
import { clientSignal } from '../client-signal.ts';
import { toApiError } from '../error-handler.ts';
import { readIdempotent } from '../idempotent.ts';
import { longText, parseLongJson } from '../long-json.ts';
import { createModelValidators } from '../model-validators.ts';
import { readJson } from '../read-body.ts';
import { audioChatBody, chatCompletion, videoChatBody } from '../schemas/chat.ts';
import { sendEvents } from '../sse.ts';
import type { Fields } from '../validate.ts';

const maxBodyBytes = 120 * 1024 * 1024;

type VideoChatBody = {
  stream?: boolean;
  messages: {
    role: string;
    content: string | { type: string; text?: string; image_url?: string | { url: string } }[];
  }[];
};

type AudioChatBody = {
  stream?: boolean;
  messages: WireMessage[];
  modalities?: string[];
  audio?: { voice: string; format?: string };
  temperature?: number;
  top_p?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  n?: number;
  stop?: string | string[];
  stream_options?: { include_usage?: boolean };
};

export const registerChatRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, models, videos, videoOrders, chat, links, clock } = deps;
  const serving = <M extends Model>(operation: M['operations'][number]) =>
    models.list().filter((model): model is M => model.operations.includes(operation));
  const videoValidators = createModelValidators(serving<VideoModel>('chat.video'), videoChatBody);
  const audioValidators = createModelValidators(serving<ChatModel>('chat.audio'), audioChatBody);

  const envelope = (model: Model, object: string) => ({
    id: `chatcmpl-${opaqueId()}`,
    object,
    created: unixSeconds(clock.nowMs()),
    model: model.id,
  });

  const readPrompt = async (
    request: FastifyRequest,
    body: VideoChatBody,
  ): Promise<{ prompt: string; images: RequestImage[] }> => {
    const message = body.messages.findLast(({ role }) => role === 'user');
    if (!message) throw missingParameter('messages', 'messages: a message of role user');
    const blocks =
      typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content;
    const prompt = blocks
      .flatMap((block) => (block.type === 'text' && block.text ? [block.text] : []))
      .join('\n');
    if (prompt.trim() === '') throw missingParameter('messages', 'messages: text in the last user message');
    const images: RequestImage[] = [];
    for (const block of blocks) {
      if (block.type !== 'image_url' || !('image_url' in block) || block.image_url === undefined) continue;
      const url = typeof block.image_url === 'string' ? block.image_url : block.image_url.url;
      images.push(await readImageText(longText(request, url), 'messages', await request.scratchDir()));
    }
    return { prompt, images };
  };

  const makeVideo = async (
    request: FastifyRequest,
    reply: FastifyReply,
    model: VideoModel,
    fields: Fields,
  ) => {
    const body = videoValidators.validate(model, fields) as VideoChatBody;
    const { prompt, images } = await readPrompt(request, body);
    if (images.length > model.imageRoles.length)
      throw invalidParameter('messages', `takes at most ${model.imageRoles.length} images`);
    const { id } = await videoOrders.create(request.caller, fromChat(model, prompt, images), {
      idempotent: readIdempotent(request, fields),
      present: (task) => ({ id: task.id }),
    });
    const lines = describeProgress(request, id, clientSignal(reply));
    if (body.stream === true) return sendEvents(reply, asChunks(model, lines), { done: true });

    const contents: string[] = [];
    let finishReason = 'stop';
    let error: object | undefined;
    for await (const line of lines) {
      contents.push(line.content);
      if (line.error) [finishReason, error] = ['error', line.error];
    }
    return {
      ...envelope(model, 'chat.completion'),
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: contents.join('\n') },
          finish_reason: finishReason,
        },
      ],
      usage: usage([]),
      ...(error && { error }),
    };
  };

  type Line = {
    content: string;
    last: boolean;
    error?: object;
    finishReason?: ChatReply['finishReason'];
    /** Sent in a chunk of its own after the last. */
    usage?: ReturnType<typeof usage>;
  };

  /** The lines of the interface, as the task moves. */
  async function* describeProgress(
    request: FastifyRequest,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<Line> {
    yield { content: `task_id: ${id}`, last: false };
    let progress = -1;
    try {
      for await (const task of videos.follow(request.caller, id, signal)) {
        if (task.status === 'failed') {
          yield { content: `failed: ${task.error!.message}`, last: true, error: task.error! };
          return;
        }
        if (task.progress !== progress) yield { content: `progress: ${task.progress}%`, last: false };
        progress = task.progress;
        if (task.status === 'completed')
          yield { content: `video_url: ${videoUrl(task, links(request))}`, last: true };
      }
    } catch (error) {
      const { error: shown } = toApiError(error).toBody();
      yield { content: `failed: ${shown.message}`, last: true, error: shown };
    }
  }

  async function* asChunks(model: Model, lines: AsyncIterable<Line>): AsyncGenerator<unknown> {
    const common = envelope(model, 'chat.completion.chunk');
    let first = true;
    for await (const { content, last, error, finishReason = 'stop', usage } of lines) {
      const delta = first ? { role: 'assistant', content } : { content };
      first = false;
      const finish_reason = error ? 'error' : last ? finishReason : null;
      yield { ...common, choices: [{ index: 0, delta, finish_reason }], ...(error && { error }) };
      if (usage) yield { ...common, choices: [], usage };
    }
  }

  const talk = async (request: FastifyRequest, reply: FastifyReply, model: ChatModel, fields: Fields) => {
    const body = audioValidators.validate(model, withoutNullsInside(fields)) as AudioChatBody;
    const speaks = body.modalities?.includes('audio') ?? false;
    if (speaks && !body.audio) throw missingParameter('audio');
    if (speaks && body.stream) throw invalidParameter('stream', 'audio output cannot be streamed');
    if (body.stream && (body.n ?? 1) > 1) throw invalidParameter('n', 'must be 1 when streaming');
    const question = {
      messages: readChatMessages(request, body.messages),
      temperature: body.temperature ?? null,
      topP: body.top_p ?? null,
      maxTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
      stop: [body.stop ?? []].flat(),
      count: body.n ?? 1,
      spoken: speaks ? { voice: body.audio!.voice, format: wireFormat(body.audio!.format) } : null,
    };
    const context = {
      signal: clientSignal(reply),
      scratchDir: await request.scratchDir(),
      reference: request.id,
    };
    const tellsUsage = body.stream_options?.include_usage ?? false;
    if (body.stream) return streamReply(request, reply, model, question, context, tellsUsage);
    const replies = await chat.reply(request.caller, model, question, context);
    return {
      ...envelope(model, 'chat.completion'),
      choices: replies.map((made, index) => ({
        index,
        message: message(made),
        finish_reason: made.finishReason,
      })),
      usage: usage(replies),
    };
  };

  /** Headers go out with the first word, so that a request that cannot be answered still gets its status. */
  const streamReply = async (
    request: FastifyRequest,
    reply: FastifyReply,
    model: ChatModel,
    question: Parameters<typeof chat.reply>[2],
    context: Parameters<typeof chat.reply>[3],
    tellsUsage: boolean,
  ) => {
    const deltas: string[] = [];
    const { promise: firstWord, resolve } = Promise.withResolvers<void>();
    let wake = resolve;
    const onText = (delta: string) => {
      deltas.push(delta);
      wake();
    };
    const finished = chat.reply(request.caller, model, question, { ...context, onText });
    await Promise.race([finished, firstWord]);
    let ended = false;
    const end = () => {
      ended = true;
      wake();
    };
    finished.then(end, end);

    async function* lines(): AsyncGenerator<Line> {
      while (!ended || deltas.length > 0) {
        const content = deltas.shift();
        if (content !== undefined) yield { content, last: false };
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      try {
        const replies = await finished;
        yield {
          content: '',
          last: true,
          finishReason: replies[0]?.finishReason,
          ...(tellsUsage && { usage: usage(replies) }),
        };
      } catch (error) {
        const { error: shown } = toApiError(error).toBody();
        yield { content: '', last: true, error: shown };
      }
    }
    return sendEvents(reply, asChunks(model, lines()), { done: true });
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

  void app.register(async (scope) => {
    parseLongJson(scope);
    scope.post(
      '/v1/chat/completions',
      {
        bodyLimit: maxBodyBytes,
        config: {
          longTexts: ['input_audio.data', 'image_url', 'image_url.url'].map(
            (place) => `.messages.*.content.*.${place}`,
          ),
          operation: {
            summary: 'Make a video over a chat stream, or talk with an audio model',
            tag: 'Chat',
            needsKey: true,
            takesIdempotencyKey: true,
            body: { 'application/json': [...videoValidators.schemas, ...audioValidators.schemas] },
            response: { 'application/json': [chatCompletion], 'text/event-stream': [] },
          },
        },
      },
      async (request, reply) => {
        const fields = readJson(request);
        const model = access.requireModel(request.caller, fields.model, ['chat.video', 'chat.audio']);
        request.modelId = model.id;
        return model.kind === 'chat'
          ? talk(request, reply, model, fields)
          : makeVideo(request, reply, model as VideoModel, fields);
      },
    );
  });
};

const wireFormat = (format = 'wav'): SpeechFormat => (format === 'pcm16' ? 'pcm' : format) as SpeechFormat;

const usage = (replies: ChatReply[]) => {
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
