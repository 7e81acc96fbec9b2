/** Videos over the chat endpoint: the task's progress as lines of a reply. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidParameter, missingParameter } from '../../domain/errors.ts';
import type { VideoModel } from '../../domain/models.ts';
import type { ChatCompletion, ChatFailure } from '../../domain/responses/chat-responses.ts';
import type { RequestImage } from '../../domain/video-request.ts';
import { videoUrl } from '../../domain/video-views.ts';
import { readImageText } from '../../services/reference-images.ts';
import type { AppDeps } from '../app-deps.ts';
import { longText } from '../body/long-json.ts';
import { clientSignal, whenOver } from '../client-signal.ts';
import { toApiError } from '../error-handler.ts';
import { readIdempotentCreate } from '../idempotency-key.ts';
import { fromChat } from '../read-video-request.ts';
import type { VideoChatBody } from '../schemas/chat.ts';
import { sendEvents } from '../sse.ts';
import type { Fields } from '../validate.ts';
import { asChunks, type ChatLine, type Envelope, usageOf } from './chat-chunks.ts';

export const createVideoChat = ({ videos, videoCreation, links, limits }: AppDeps, envelope: Envelope) => {
  /** The lines of the interface, as the task moves. */
  async function* describeProgress(
    request: FastifyRequest,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<ChatLine> {
    yield { content: `task_id: ${id}`, last: false };
    let progress = -1;
    try {
      for await (const { task } of videos.subscribe(request.caller, id, { signal })) {
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

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    model: VideoModel,
    fields: Fields,
    body: VideoChatBody,
  ) => {
    whenOver(reply, limits.acquire(request.caller, 'streams'));
    const { prompt, images } = await readPrompt(request, body);
    if (images.length > model.imageRoles.length)
      throw invalidParameter('messages', `accepts at most ${model.imageRoles.length} images`);
    const { id } = await videoCreation.create(request.caller, fromChat(model, prompt, images), {
      requestId: request.id,
      idempotent: readIdempotentCreate(request, fields),
      toResponse: (task) => ({ id: task.id }),
    });
    request.createdTaskId = id;
    const lines = describeProgress(request, id, clientSignal(reply));
    if (body.stream === true) return sendEvents(reply, asChunks(envelope, model, lines), { done: true });

    const contents: string[] = [];
    let error: ChatFailure | undefined;
    for await (const line of lines) {
      contents.push(line.content);
      error ??= line.error;
    }
    const completion: ChatCompletion = {
      ...envelope(model, 'chat.completion'),
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: contents.join('\n') },
          finish_reason: error ? 'error' : 'stop',
        },
      ],
      usage: usageOf([]),
      ...(error && { error }),
    };
    return completion;
  };
};

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
