/** GET models: usable models, their prices, and the schema their requests are validated with. */
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { mayUseModel } from '../../../domain/account.ts';
import { builtInSpeechLanguages, type Model } from '../../../domain/models.ts';
import type { AppDeps } from '../../app-deps.ts';
import { modelView } from '../../routes/models.ts';
import { speechBody, transcriptionBody } from '../../schemas/audio.ts';
import { audioChatBody } from '../../schemas/chat.ts';
import { createBody, videoForm } from '../../schemas/video.ts';

type Create = { path: string; encoding: 'json' | 'multipart'; schema: TSchema };

/** Forms take styles and every length; only JSON takes several images. */
const createOf = (model: Model): Create => {
  switch (model.kind) {
    case 'video':
      return model.operations.includes('videos.create')
        ? { path: 'v1/videos', encoding: 'multipart', schema: videoForm(model) }
        : { path: 'v1/video/create', encoding: 'json', schema: createBody(model) };
    case 'transcription':
      return { path: 'v1/audio/transcriptions', encoding: 'multipart', schema: transcriptionBody(model) };
    case 'speech':
      return { path: 'v1/audio/speech', encoding: 'json', schema: speechBody(model) };
    case 'chat':
      return { path: 'v1/chat/completions', encoding: 'json', schema: audioChatBody(model) };
  }
};

export const registerModelCatalogue = (app: FastifyInstance, deps: AppDeps): void => {
  app.get('/models', async ({ session }) => ({
    data: deps.models
      .list()
      .filter(({ id }) => !session.caller || mayUseModel(session.caller.key, id))
      .map((model) => ({
        ...modelView(model, deps),
        kind: model.kind,
        aliases: model.aliases,
        ...(model.kind === 'video' && {
          family: model.family,
          image_roles: model.imageRoles,
          durations: model.durations,
          aspect_ratios: model.aspectRatios,
          max_prompt_characters: model.maxPromptCharacters,
        }),
        ...(model.kind === 'speech' && {
          honours_instructions: model.honoursInstructions,
          // What another server speaks is not known here.
          ...(deps.servedBy(model.id).every((kind) => kind === 'local') && {
            languages: builtInSpeechLanguages,
          }),
        }),
        create: createOf(model),
        // A model with both endpoints takes several images by the second.
        ...(model.kind === 'video' &&
          model.operations.includes('videos.create') &&
          model.operations.includes('video.create') && {
            create_json: { path: 'v1/video/create', encoding: 'json', schema: createBody(model) },
          }),
      })),
  }));
};
