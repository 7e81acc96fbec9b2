/** POST /v1/video/create and GET /v1/video/query */
import type { FastifyInstance } from 'fastify';
import { modelsServing, type VideoModel } from '../../domain/models.ts';
import { createdTask, taskStatus } from '../../domain/responses/video-responses.ts';
import type { RequestImage } from '../../domain/video-request.ts';
import { createdTaskView } from '../../domain/video-views.ts';
import { chain } from '../../lib/maybe-promise.ts';
import { readImageText } from '../../services/reference-images.ts';
import type { AppDeps } from '../app-deps.ts';
import { longText } from '../body/long-json.ts';
import { readJson } from '../body/read-body.ts';
import { readIdempotentCreate } from '../idempotency-key.ts';
import { createModelValidators } from '../model-validators.ts';
import { documented } from '../operation.ts';
import { fromCreate } from '../read-video-request.ts';
import { createBody, queryString } from '../schemas/video.ts';
import { createValidator, queryFields } from '../validate.ts';
import { createStatusResponses } from '../video-status-responses.ts';

/** Three images of 20 MB in base64, and the other fields. */
const maxBodyBytes = 90 * 1024 * 1024;

export const registerVideoRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, models, videos, videoCreation } = deps;
  const statusResponses = createStatusResponses(deps);
  const validators = createModelValidators(modelsServing<VideoModel>(models, 'video.create'), createBody);
  const validateQuery = createValidator(queryString);

  app.post(
    '/v1/video/create',
    {
      bodyLimit: maxBodyBytes,
      ...documented(
        {
          summary: 'Create a video task',
          tag: 'Video',
          takesIdempotencyKey: true,
          body: () => ({ 'application/json': validators.schemas() }),
          response: { 'application/json': [createdTask] },
        },
        { longTexts: ['.images.*'] },
      ),
    },
    async (request) => {
      const fields = readJson(request);
      const model = access.requireModel(request.caller, fields.model, ['video.create']) as VideoModel;
      request.modelId = model.id;
      const body = validators.validate(model, fields);
      const images: RequestImage[] = [];
      for (const text of body.images ?? [])
        images.push(await readImageText(longText(request, text), 'images', await request.scratchDir()));
      const created = await videoCreation.create(request.caller, fromCreate(model, body, images), {
        requestId: request.id,
        idempotent: readIdempotentCreate(request, fields),
        toResponse: createdTaskView,
      });
      request.createdTaskId = created.id;
      return created;
    },
  );

  app.get(
    '/v1/video/query',
    documented({
      summary: 'Read a video task',
      tag: 'Video',
      query: queryString,
      response: { 'application/json': [taskStatus] },
    }),
    (request) => {
      const { id } = validateQuery(queryFields(request));
      return chain(videos.read(request.caller, id), (found) => statusResponses.ofTask(found, request));
    },
  );
};
