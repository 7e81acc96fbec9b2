/** GET models: usable models, their prices, and the schema their requests are validated with. */
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { type Caller, mayUseModel } from '../../../domain/account.ts';
import { builtInSpeechLanguages, type Model } from '../../../domain/models.ts';
import {
  type CreateForm,
  type JsonSchema,
  type StudioModel,
  studioModels,
} from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { modelView } from '../../routes/models.ts';
import { speechBody, transcriptionBody } from '../../schemas/audio.ts';
import { audioChatBody } from '../../schemas/chat.ts';
import { createBody, videoForm } from '../../schemas/video.ts';
import { createTurns } from '../in-turn.ts';

const form = (path: string, encoding: CreateForm['encoding'], schema: TSchema): CreateForm => ({
  path,
  encoding,
  schema: schema as JsonSchema,
});

/** Forms take styles and every length; only JSON takes several images. */
const createOf = (model: Model): CreateForm => {
  switch (model.kind) {
    case 'video':
      return model.operations.includes('videos.create')
        ? form('v1/videos', 'multipart', videoForm(model))
        : form('v1/video/create', 'json', createBody(model));
    case 'transcription':
      return form('v1/audio/transcriptions', 'multipart', transcriptionBody(model));
    case 'speech':
      return form('v1/audio/speech', 'json', speechBody(model));
    case 'chat':
      return form('v1/chat/completions', 'json', audioChatBody(model));
  }
};

export const registerModelCatalogue = (app: FastifyInstance, deps: AppDeps): void => {
  const inTurn = createTurns(deps);

  /** The knowledge of another server is not known here. */
  const languageModelFor = async ({ id }: Model): Promise<Pick<StudioModel, 'general_answers_need'>> => {
    if (!deps.servedBy(id).every((kind) => kind === 'local')) return {};
    const needed = await deps.neededForGeneralQuestions();
    return needed ? { general_answers_need: { name: needed.name, size_bytes: needed.sizeBytes } } : {};
  };

  const viewOf = async (model: Model): Promise<StudioModel> => ({
    ...modelView(model, deps),
    kind: model.kind,
    aliases: [...model.aliases],
    ...(model.kind === 'video' && {
      family: model.family,
      image_roles: [...model.imageRoles],
      durations: [...model.durations],
      aspect_ratios: [...model.aspectRatios],
      max_prompt_characters: model.maxPromptCharacters,
    }),
    ...(model.kind === 'speech' && {
      honours_instructions: model.honoursInstructions,
      // The languages of another server are not known here.
      ...(deps.servedBy(model.id).every((kind) => kind === 'local') && {
        languages: [...builtInSpeechLanguages],
      }),
    }),
    ...(model.kind === 'chat' && (await languageModelFor(model))),
    create: createOf(model),
    // A model with both endpoints takes several images by the second.
    ...(model.kind === 'video' &&
      model.operations.includes('videos.create') &&
      model.operations.includes('video.create') && {
        create_json: form('v1/video/create', 'json', createBody(model)),
      }),
  });

  const listOf = async (caller: Caller | null) => ({
    data: await Promise.all(
      deps.models
        .list()
        .filter(({ id }) => !caller || mayUseModel(caller.key, id))
        .map(viewOf),
    ),
  });

  app.get(
    '/models',
    consoleOperation('The models of the account and how to create with them', studioModels),
    async (request, reply) => (request.session.caller ? inTurn(request, reply, listOf) : listOf(null)),
  );
};
