/** GET /v1/videos/{id}/details: what a video cost, when, and the request that made it. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { createRequestOf, parametersOf } from '../../domain/original-request.ts';
import { type VideoCostAndRequest, videoCostAndRequest } from '../../domain/responses/account-responses.ts';
import { looksLikeTaskId } from '../../domain/video-task.ts';
import type { AppDeps } from '../app-deps.ts';
import { listedTaskView, receiptLineView } from '../console/task-view.ts';
import { documented } from '../operation.ts';

export const registerVideoDetails = (app: FastifyInstance, { library, videos }: AppDeps): void => {
  app.get<{ Params: { id: string } }>(
    '/v1/videos/:id/details',
    documented({
      summary: 'Read what a video cost, when it was made, and from which request',
      tag: 'Video',
      response: { 'application/json': [videoCostAndRequest] },
    }),
    async ({ caller, params }): Promise<VideoCostAndRequest> => {
      if (!looksLikeTaskId(params.id)) throw new ApiError('video_not_found');
      const { task } = await videos.read(caller, params.id);
      const view = listedTaskView(task);
      return {
        id: view.id,
        object: 'video.details',
        model: view.model,
        status: view.status,
        prompt: view.prompt,
        enhanced_prompt: task.enhancedPrompt,
        seed: task.options.seed,
        seconds: view.seconds,
        size: view.size,
        created_at: view.created_at,
        started_at: view.started_at,
        completed_at: view.completed_at,
        price: view.price,
        remixed_from: view.remixed_from,
        parameters: parametersOf(task),
        receipt: (await library.receiptOf(task)).map(receiptLineView),
        request: createRequestOf(task),
      };
    },
  );
};
