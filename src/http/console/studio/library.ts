/** GET library, GET videos/:id: the account's videos. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { mayUseModel } from '../../../domain/account.ts';
import { ApiError } from '../../../domain/errors.ts';
import { createRequestOf, parametersOf } from '../../../domain/original-request.ts';
import {
  library as libraryResponse,
  type VideoDetails,
  videoDetails,
} from '../../../domain/responses/studio-responses.ts';
import { looksLikeTaskId } from '../../../domain/video-task.ts';
import { listedVideoView, videoUrl } from '../../../domain/video-views.ts';
import type { AppDeps } from '../../app-deps.ts';
import { whenOver } from '../../client-signal.ts';
import { consoleOperation } from '../../operation.ts';
import { watchPath } from '../../routes/watch.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { sendBlob } from '../../send-blob.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { createTurns } from '../in-turn.ts';
import { pageFields, taskPageOf, taskPageView } from '../page-query.ts';
import { requireCaller } from '../session-hook.ts';
import { listedTaskView, receiptLineView } from '../task-view.ts';
import { maxTagCharacters } from './video-labels.ts';

export const taskFilterFields = {
  search: Type.Optional(text('Words of the prompt', { maxLength: 200 })),
  status: Type.Optional(oneOf(['pending', 'processing', 'completed', 'failed'])),
  model: Type.Optional(text('The id of a model', { maxLength: 100 })),
};
const libraryQuery = Type.Object({
  ...pageFields,
  ...taskFilterFields,
  favourite: Type.Optional(oneOf(['true'])),
  tag: Type.Optional(text('A tag that the video has', { maxLength: maxTagCharacters })),
});

export const registerLibraryRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { clock, labels, library, limits, links, videos } = deps;
  const validate = createValidator(libraryQuery);
  const inTurn = createTurns(deps);

  app.get(
    '/library',
    consoleOperation('The videos of the account', libraryResponse),
    async (request, reply) => {
      const caller = requireCaller(request.session);
      whenOver(reply, limits.acquire(caller, 'lists'));
      const { cursor, limit, favourite, ...filter } = validate(queryFields(request));
      const found = await library.list(
        { ...filter, accountId: caller.account.id, ...(favourite && { isFavourite: true }) },
        taskPageOf({ cursor, limit }),
      );
      const marks = await labels.listOf(found.tasks.map(({ id }) => id));
      return {
        data: found.tasks.map((task) => {
          const { isFavourite = false, tags = [] } = marks.get(task.id) ?? {};
          return {
            ...listedTaskView(task, { nowMs: clock.nowMs() }),
            is_favourite: isFavourite,
            tags,
          };
        }),
        ...taskPageView(found),
      };
    },
  );

  /** A reference image that was uploaded with the create, to make the video again with it. */
  app.get<{ Params: { id: string; index: string } }>('/videos/:id/images/:index', async (request, reply) => {
    const caller = requireCaller(request.session);
    const task = await videos.find(caller, request.params.id);
    const image = task.options.images[Number(request.params.index)];
    if (!image || !('blobKey' in image)) throw new ApiError('video_not_found');
    return sendBlob(request, reply, deps, image.blobKey, {
      notFound: new ApiError('video_not_found'),
      acquire: () => limits.acquire(caller, 'downloads'),
    });
  });

  app.get<{ Params: { id: string } }>(
    '/videos/:id',
    consoleOperation('A video with its receipt and remixes', videoDetails),
    (request, reply): Promise<VideoDetails> =>
      inTurn(request, reply, async (caller) => {
        if (!looksLikeTaskId(request.params.id)) throw new ApiError('video_not_found');
        const { task, queueEstimate, parent, children, receipt } = await library.read(
          caller,
          request.params.id,
        );
        const context = { ...links(request), queueEstimate, nowMs: clock.nowMs() };
        const { isFavourite, tags, shareSecret } = await labels.of(task.id);
        return {
          ...listedTaskView({ ...task, queueEstimate }),
          ...listedVideoView(task, context),
          prompt: task.prompt,
          enhanced_prompt: task.enhancedPrompt,
          video_url: videoUrl(task, context),
          model: task.model,
          route: task.route,
          parameters: parametersOf(task),
          receipt: receipt.map(receiptLineView),
          request: createRequestOf(task),
          is_favourite: isFavourite,
          tags,
          share_url: shareSecret && context.linkToPage(watchPath(shareSecret)),
          can_remix: task.family === 'beta' && mayUseModel(caller.key, task.model),
          parent: parent && listedTaskView(parent),
          children: children.map((child) => listedTaskView(child)),
        };
      }),
  );
};
