/** /v1/videos: create, list, status, content, remix, delete; in our own dialect and OpenAI's. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import { modelsServing, type VideoModel } from '../../domain/models.ts';
import { openAiVideoView, speaksOpenAi, withOpenAiDefaults } from '../../domain/openai-dialect.ts';
import {
  alphaVideoStatus,
  betaVideoStatus,
  createdVideo,
  type DeletedVideo,
  deletedVideo,
  type OpenAiVideo,
  openAiVideo,
  remixed,
  taskStatus,
  type VideoList,
  videoList,
} from '../../domain/responses/video-responses.ts';
import { invalidImage, maxImageBytes } from '../../domain/upload-limits.ts';
import type { RequestImage } from '../../domain/video-request.ts';
import { taskFiles, type VideoTask } from '../../domain/video-task.ts';
import { createdVideoView, listedVideoView, remixView, type ViewContext } from '../../domain/video-views.ts';
import { chain } from '../../lib/maybe-promise.ts';
import { readImageText } from '../../services/reference-images.ts';
import type { AppDeps } from '../app-deps.ts';
import { longText } from '../body/long-json.ts';
import { type Form, isMultipart, readForm, readJson } from '../body/read-body.ts';
import { whenOver } from '../client-signal.ts';
import { readIdempotentCreate } from '../idempotency-key.ts';
import { createModelValidators } from '../model-validators.ts';
import { documented } from '../operation.ts';
import { fromForm } from '../read-video-request.ts';
import { fileMarker } from '../schemas/common.ts';
import { contentQuery, listQuery, remixBody, videoForm } from '../schemas/video.ts';
import { sendBlob } from '../send-blob.ts';
import { sendPreview } from '../send-preview.ts';
import { createValidator, type Fields, queryFields } from '../validate.ts';
import { createStatusResponses } from '../video-status-responses.ts';

const maxJsonBytes = 30 * 1024 * 1024;
const defaultPage = 20;

/** A task in the dialect of the client. */
const createDialect =
  ({ links, expiresAt }: AppDeps) =>
  <Own>(
    request: FastifyRequest,
    own: (task: VideoTask, context: ViewContext) => Own,
  ): ((task: VideoTask) => Own | OpenAiVideo) => {
    const context = links(request);
    return speaksOpenAi(request.headers)
      ? (task: VideoTask) => openAiVideoView(task, { ...context, expiresAt })
      : (task: VideoTask) => own(task, context);
  };

const readCreate = async (request: FastifyRequest, { uploads }: AppDeps): Promise<Form> => {
  const openAi = speaksOpenAi(request.headers);
  const form =
    openAi && !isMultipart(request)
      ? { fields: readJson(request), files: {}, fileHashes: {} }
      : await readForm(request, {
          ...uploads,
          maxFileBytes: maxImageBytes,
          // An image may also be base64 text.
          longField: { name: 'input_reference', maxBytes: maxJsonBytes },
        });
  return openAi ? { ...form, fields: withOpenAiDefaults(form.fields) } : form;
};

const readReference = async (request: FastifyRequest, { fields, files }: Form): Promise<RequestImage[]> => {
  const upload = files.input_reference;
  if (upload?.tooLarge) throw invalidImage('too_large', { param: 'input_reference' });
  if (upload) return [{ path: upload.path, param: 'input_reference' }];
  const given = fields.input_reference;
  const image =
    typeof given === 'object' && given !== null ? (given as { image_url?: unknown }).image_url : given;
  if (image === undefined) return [];
  if (typeof image !== 'string')
    throw invalidParameter('input_reference', 'must be a file, or an image URL, data URI or base64');
  return [await readImageText(longText(request, image), 'input_reference', await request.scratchDir())];
};

const registerCreation = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, models, videoCreation } = deps;
  const validators = createModelValidators(modelsServing<VideoModel>(models, 'videos.create'), videoForm);
  const validateRemix = createValidator(remixBody);
  const inDialect = createDialect(deps);

  app.post(
    '/v1/videos',
    {
      bodyLimit: maxJsonBytes,
      ...documented(
        {
          summary: 'Create a video',
          tag: 'Video',
          takesIdempotencyKey: true,
          body: () => ({ 'multipart/form-data': validators.schemas() }),
          response: { 'application/json': [createdVideo, openAiVideo] },
        },
        { longTexts: ['.input_reference', '.input_reference.image_url'] },
      ),
    },
    async (request) => {
      const form = await readCreate(request, deps);
      const model = access.requireModel(request.caller, form.fields.model, ['videos.create']) as VideoModel;
      request.modelId = model.id;
      const reference =
        form.files.input_reference || form.fields.input_reference !== undefined
          ? { input_reference: fileMarker }
          : {};
      const body = validators.validate(model, { ...asFormText(form.fields), ...reference });
      const images = await readReference(request, form);
      const created = await videoCreation.create(request.caller, fromForm(model, body, images), {
        requestId: request.id,
        idempotent: readIdempotentCreate(request, form.fields, form.fileHashes),
        toResponse: inDialect(request, createdVideoView),
      });
      request.createdTaskId = created.id;
      return created;
    },
  );

  app.post<{ Params: { id: string } }>(
    '/v1/videos/:id/remix',
    documented({
      summary: 'Remix a video of the beta family',
      tag: 'Video',
      takesIdempotencyKey: true,
      body: () => ({ 'application/json': [remixBody] }),
      response: { 'application/json': [remixed, openAiVideo] },
    }),
    async (request) => {
      const fields = readJson(request);
      const source = await videoCreation.findRemixSource(request.caller, request.params.id);
      request.modelId = source.model.id;
      const created = await videoCreation.remix(request.caller, source, validateRemix(fields), {
        requestId: request.id,
        idempotent: readIdempotentCreate(request, fields),
        toResponse: inDialect(request, remixView),
      });
      request.createdTaskId = created.id;
      return created;
    },
  );
};

const registerReading = (app: FastifyInstance, deps: AppDeps): void => {
  const { videos, limits } = deps;
  const statusResponses = createStatusResponses(deps);
  const validateList = createValidator(listQuery);
  const inDialect = createDialect(deps);

  app.get(
    '/v1/videos',
    documented({
      summary: 'List your videos',
      tag: 'Video',
      query: listQuery,
      response: { 'application/json': [videoList] },
    }),
    async (request, reply): Promise<VideoList> => {
      whenOver(reply, limits.acquire(request.caller, 'lists'));
      const query = validateList(queryFields(request));
      const { tasks, hasMore } = await videos.list(request.caller, {
        afterId: query.after,
        limit: query.limit === undefined ? defaultPage : Number(query.limit),
        order: query.order ?? 'desc',
      });
      return {
        object: 'list',
        data: tasks.map(inDialect(request, listedVideoView)),
        first_id: tasks[0]?.id ?? null,
        last_id: tasks.at(-1)?.id ?? null,
        has_more: hasMore,
      };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/v1/videos/:id',
    documented({
      summary: 'Read a video',
      tag: 'Video',
      response: { 'application/json': [alphaVideoStatus, betaVideoStatus, openAiVideo] },
    }),
    (request, reply) =>
      chain(videos.read(request.caller, request.params.id), (found) =>
        statusResponses.ofVideo(found, request, reply),
      ),
  );

  app.delete<{ Params: { id: string } }>(
    '/v1/videos/:id',
    documented({
      summary:
        'Delete a video; one that is being made is stopped and costs nothing, unless a provider has begun it',
      tag: 'Video',
      response: { 'application/json': [deletedVideo] },
    }),
    async (request): Promise<DeletedVideo> => {
      await videos.remove(request.caller.account.id, request.params.id);
      return { id: request.params.id, object: 'video.deleted', deleted: true };
    },
  );
};

const registerContent = (app: FastifyInstance, deps: AppDeps): void => {
  const { videos, limits } = deps;
  const statusResponses = createStatusResponses(deps);
  const validateContent = createValidator(contentQuery);

  app.route<{ Params: { id: string } }>({
    // HEAD is registered explicitly: Fastify's automatic one would report every file as empty.
    method: ['GET', 'HEAD'],
    url: '/v1/videos/:id/content',
    ...documented({
      summary:
        'Read where the video is, or download it; 204 for the preview of a video that is not being drawn',
      tag: 'Video',
      query: contentQuery,
      response: { 'application/json': [taskStatus], 'video/mp4': [], 'image/webp': [], 'image/jpeg': [] },
    }),
    handler: async (request, reply) => {
      const { variant } = validateContent(queryFields(request));
      const found = await videos.read(request.caller, request.params.id);
      const { task } = found;
      reply.header('vary', 'accept, range');
      if (variant === undefined && !wantsBytes(request)) return statusResponses.ofTask(found, request);
      if (variant === 'preview') return sendPreview(request, reply, deps, task);
      if (task.status !== 'completed')
        throw invalidParameter('id', `the video is not completed, its status is ${task.status}`);
      return sendBlob(request, reply, deps, taskFiles(task.id)[variant ?? 'video'], {
        notFound: new ApiError('video_not_found'),
        acquire: () => limits.acquire(request.caller, 'downloads'),
      });
    },
  });
};

export const registerVideosRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCreation(app, deps);
  registerReading(app, deps);
  registerContent(app, deps);
};

const byteTypes = /^(application\/binary|application\/octet-stream|video\/)/i;
const refusedType = /;\s*q=0(\.0*)?$/i;

const wantsBytes = (request: FastifyRequest): boolean =>
  request.headers.range !== undefined ||
  (request.headers.accept ?? '')
    .split(',')
    .some((type) => byteTypes.test(type.trim()) && !refusedType.test(type.trim()));

/**
 * Normalises fields to the spelling of the schemas: JSON's true is "true" and an object its JSON;
 * `character_create[option]` is a field of that object; "Paper cut" and paper-cut are paper_cut.
 */
const asFormText = (fields: Fields): Fields => {
  const text: Fields = {};
  const characterCreate: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const option = /^character_create\[(\w+)\]$/.exec(name)?.[1];
    if (option !== undefined)
      characterCreate[option] = value === 'true' ? true : value === 'false' ? false : value;
    else if (typeof value === 'boolean') text[name] = String(value);
    else if (name === 'style' && typeof value === 'string')
      text[name] = value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
    else if (jsonFields.has(name) && typeof value === 'object') text[name] = JSON.stringify(value);
    else text[name] = value;
  }
  if (Object.keys(characterCreate).length > 0) text.character_create = JSON.stringify(characterCreate);
  return text;
};

const jsonFields = new Set(['metadata', 'character_create']);
