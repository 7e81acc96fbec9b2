/** POST /v1/chat/completions: videos over a chat stream, and audio chat. */
import type { FastifyInstance } from 'fastify';
import { type ChatModel, modelsServing, type VideoModel } from '../../domain/models.ts';
import { chatChunk, chatCompletion } from '../../domain/responses/chat-responses.ts';
import type { AppDeps } from '../app-deps.ts';
import { createAudioChat } from '../chat/chat-audio.ts';
import { createEnvelope } from '../chat/chat-chunks.ts';
import { withoutNullsInside } from '../chat/chat-messages.ts';
import { createVideoChat } from '../chat/chat-video.ts';
import { documented } from '../operation.ts';
import '../body/long-json.ts';
import { readJson } from '../body/read-body.ts';
import { createModelValidators } from '../model-validators.ts';
import { audioChatBody, videoChatBody } from '../schemas/chat.ts';

const maxBodyBytes = 120 * 1024 * 1024;

export const registerChatRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, models, clock } = deps;
  const videoValidators = createModelValidators(
    modelsServing<VideoModel>(models, 'chat.video'),
    videoChatBody,
  );
  const audioValidators = createModelValidators(
    modelsServing<ChatModel>(models, 'chat.audio'),
    audioChatBody,
  );
  const envelope = createEnvelope(clock);
  const makeVideo = createVideoChat(deps, envelope);
  const talk = createAudioChat(deps, envelope);

  app.post(
    '/v1/chat/completions',
    {
      bodyLimit: maxBodyBytes,
      ...documented(
        {
          summary: 'Make a video over a chat stream, or talk with an audio model',
          tag: 'Chat',
          takesIdempotencyKey: true,
          body: () => ({ 'application/json': [...videoValidators.schemas(), ...audioValidators.schemas()] }),
          response: { 'application/json': [chatCompletion], 'text/event-stream': [chatChunk] },
        },
        {
          longTexts: ['input_audio.data', 'image_url', 'image_url.url'].map(
            (path) => `.messages.*.content.*.${path}`,
          ),
        },
      ),
    },
    async (request, reply) => {
      const fields = readJson(request);
      const model = access.requireModel(request.caller, fields.model, ['chat.video', 'chat.audio']);
      request.modelId = model.id;
      if (model.kind === 'chat') {
        const body = audioValidators.validate(model, withoutNullsInside(fields));
        return talk(request, reply, model, fields, body);
      }
      const video = model as VideoModel;
      const body = videoValidators.validate(video, fields);
      return makeVideo(request, reply, video, fields, body);
    },
  );
};
