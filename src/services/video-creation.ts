/** Creates and remixes: checks, holds and writes before any worker starts. */
import { type Caller, mayUseModel } from '../domain/account.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { betaFormSizes, isVideoModel, type ModelCatalogue, type VideoModel } from '../domain/models.ts';
import { videoPrice } from '../domain/money.ts';
import { callbackUrl, type RequestImage, type VideoRequest } from '../domain/video-request.ts';
import { inputFiles, remixId, seedOf, type TaskImage, type VideoTask } from '../domain/video-task.ts';
import { modelNameOf } from '../domain/video-views.ts';
import type { Media } from '../engines/media/media.ts';
import type { RoutePrices } from '../engines/routing/route-prices.ts';
import type { PromptEnhancer } from '../engines/routing/routed-enhancer.ts';
import type { Clock } from '../lib/clock.ts';
import type { AccountLimits } from './account-limits.ts';
import type { MoneyHold } from './billing.ts';
import {
  createTaskCommit,
  failedSource,
  newTask,
  sharingAccountOf,
  type TaskCommitDeps,
} from './commit-new-task.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { IdempotencyGuard, IdempotencyRequest } from './idempotency.ts';
import type { Videos } from './videos.ts';

type CreationOptions<T> = {
  requestId?: string;
  idempotent?: IdempotencyRequest;
  /** The response to the client, stored with the Idempotency-Key. */
  toResponse: (task: VideoTask) => T;
};

type RemixSource = { task: VideoTask; model: VideoModel };

export const createVideoCreation = (
  deps: TaskCommitDeps & {
    videos: Pick<Videos, 'find'>;
    models: ModelCatalogue;
    idempotency: IdempotencyGuard;
    policy: ContentPolicy;
    media: Pick<Media, 'inspectImage'>;
    routePrices: RoutePrices;
    limits: AccountLimits;
    enhancer: PromptEnhancer;
    clock: Clock;
  },
) => {
  const { videos, billing, blobs, clock } = deps;

  const commit = createTaskCommit(deps);

  const requirePrompt = async (prompt: string, maxCharacters: number): Promise<void> => {
    if (prompt.length > maxCharacters) {
      throw new ApiError('context_length_exceeded', {
        param: 'prompt',
        message: `The prompt has ${prompt.length} characters; the model accepts ${maxCharacters}.`,
      });
    }
    await deps.policy.require(prompt, 'prompt');
  };

  const requireCompleted = async (caller: Caller, taskId: string, param: string): Promise<void> => {
    if ((await videos.find(caller, taskId)).status !== 'completed')
      throw invalidParameter(param, 'the video task is not completed');
  };

  const requireImage = async (
    { path, param }: { path: string; param: string },
    { account }: Caller,
  ): Promise<void> => {
    await deps.media.inspectImage(path, { accountId: account.id }).catch((error) => {
      throw error instanceof ApiError && error.code === 'invalid_image'
        ? new ApiError('invalid_image', { param, message: error.message })
        : error;
    });
  };

  /** The hold of a create: the price of the most expensive route that can take it. */
  const priceOf = (request: VideoRequest): number => {
    const priced = deps.routePrices.atMaxPrice(request.model, {
      ...request,
      imageRoles: request.model.imageRoles.slice(0, request.images.length),
      characters: request.prompt.length,
    });
    return videoPrice(priced, request);
  };

  const sizeAndPriceOfRemix = (
    { task, model }: RemixSource,
    edit: { prompt: string; size?: string },
  ): { width: number; height: number; price: number } => {
    const dimensions =
      edit.size === undefined ? undefined : betaFormSizes[edit.size as keyof typeof betaFormSizes];
    const [width, height] = dimensions ?? [task.width, task.height];
    const video = { seconds: task.seconds, width, height };
    const priced = deps.routePrices.atMaxPrice(model, {
      ...video,
      imageRoles: task.options.images.map(({ role }) => role),
      characters: edit.prompt.length,
    });
    return { width, height, price: videoPrice(priced, video) };
  };

  /** Uploads of a create, and those of the source of a remix: each task has its own. */
  const storeImages = async (
    id: string,
    images: ((RequestImage | TaskImage) & { role: TaskImage['role'] })[],
  ): Promise<TaskImage[]> => {
    const stored: TaskImage[] = [];
    const contentType = 'application/octet-stream';
    for (const [index, image] of images.entries()) {
      const { role } = image;
      const blobKey = inputFiles(id).image(index);
      if ('path' in image) await blobs.put(blobKey, image.path, { contentType });
      else if ('blobKey' in image)
        await blobs.copy(image.blobKey, blobKey).catch((error) => {
          // The source was deleted meanwhile.
          throw error instanceof Error && error.name === 'BlobNotFound'
            ? new ApiError('video_not_found')
            : error;
        });
      stored.push('url' in image ? { url: image.url, role } : { blobKey, role });
    }
    return stored;
  };

  /**
   * Holds the price while `work` looks at pictures, copies them or rewrites the prompt: many requests at once then do no
   * more of it than the account can pay for. The commit takes the hold over; a failure releases it.
   */
  const withMoneyHeld = async <T>(
    caller: Caller,
    purpose: { amount: number; reference: string; model: string },
    work: (reserved: MoneyHold) => Promise<T>,
  ): Promise<T> => {
    const reserved = await billing.openHold(caller, purpose);
    try {
      return await work(reserved);
    } catch (error) {
      await reserved.release();
      throw error;
    }
  };

  const withRoles = ({ images, model }: VideoRequest) =>
    images.map((image, index) => ({ ...image, role: model.imageRoles[index] ?? ('reference' as const) }));

  const taskFor = async (
    caller: Caller,
    request: VideoRequest,
    held: number,
    requestId: string | undefined,
  ): Promise<VideoTask> =>
    newTask(caller, clock, {
      id: request.id,
      prompt: request.prompt,
      seconds: request.seconds,
      size: request.size,
      width: request.width,
      height: request.height,
      family: request.model.family,
      model: request.model.id,
      enhancedPrompt: request.enhancePrompt
        ? await deps.enhancer.enhance(request.prompt, caller, request.id)
        : request.prompt,
      options: {
        modelName: request.model.name === request.model.id ? undefined : request.model.name,
        requestId,
        seed: request.seed ?? seedOf(request.id),
        images: await storeImages(request.id, withRoles(request)),
        watermark: request.watermark,
        isPrivate: request.isPrivate,
        style: request.style,
        metadata: request.metadata,
        characterClip: request.characterClip,
        selfPortrait: request.selfPortrait,
        saveCharacters: request.saveCharacters,
        callbackUrl: request.callbackUrl ?? undefined,
      },
      remixOf: null,
      held,
    });

  return {
    /** Refuses the prompt as a create would, and returns what the create would hold, for its prompt too. */
    async checkedPriceOf(request: VideoRequest): Promise<number> {
      await requirePrompt(request.prompt, request.model.maxPromptCharacters);
      return priceOf(request) + (request.enhancePrompt ? deps.enhancer.mostFor(request.prompt) : 0);
    },

    priceOfRemix: (source: RemixSource, edit: { prompt: string; size?: string }): number =>
      sizeAndPriceOfRemix(source, edit).price,

    async create<T>(
      caller: Caller,
      request: VideoRequest,
      { requestId, idempotent, toResponse }: CreationOptions<T>,
    ): Promise<T> {
      const { model } = request;
      await requirePrompt(request.prompt, model.maxPromptCharacters);
      const clip = request.characterClip;
      if (clip && 'taskId' in clip) await requireCompleted(caller, clip.taskId, 'character_from_task');
      const price = priceOf(request);
      const isBilled = request.enhancePrompt && deps.enhancer.mostFor(request.prompt) > 0;

      return deps.idempotency.once(
        caller,
        idempotent,
        async (responses) => {
          const uploads = request.images.filter((image) => 'path' in image);
          const write = async (reserved?: MoneyHold): Promise<T> => {
            for (const image of uploads) await requireImage(image, caller);
            return commit(
              caller,
              await taskFor(caller, request, price, requestId),
              toResponse,
              responses,
              reserved,
            );
          };
          if (!request.enhancePrompt && uploads.length === 0) return write();
          const purpose = { amount: price, reference: request.id, model: model.id };
          const prepare = () => withMoneyHeld(caller, purpose, write);
          // A provider's rewriting is charged, also where the queue has no room for the video then.
          return request.enhancePrompt ? deps.queue.whileRoom(prepare, sharingAccountOf(caller)) : prepare();
        },
        isBilled ? new AbortController().signal : undefined,
      );
    },

    /**
     * The source of a remix: must belong to the account, be of the beta family, of a model this key may use, and not
     * failed.
     */
    async findRemixSource(caller: Caller, id: string): Promise<RemixSource> {
      const task = await videos.find(caller, id);
      const model = deps.models.find(task.model);
      if (!model || !isVideoModel(model) || model.family !== 'beta')
        throw invalidParameter('id', 'only videos of the beta family can be remixed');
      if (!mayUseModel(caller.key, model.id)) throw new ApiError('model_access_denied', { param: 'model' });
      if (task.status === 'failed') throw failedSource();
      return { task, model };
    },

    async remix<T>(
      caller: Caller,
      { task: source, model }: RemixSource,
      edit: { prompt: string; size?: string; callback_url?: string },
      { requestId, idempotent, toResponse }: CreationOptions<T>,
    ): Promise<T> {
      await requirePrompt(edit.prompt, model.maxPromptCharacters);
      const callback = callbackUrl(edit);
      const { width, height, price } = sizeAndPriceOfRemix({ task: source, model }, edit);
      return deps.idempotency.once(caller, idempotent, async (responses) => {
        const id = remixId(modelNameOf(source));
        const write = async (reserved?: MoneyHold): Promise<T> => {
          const task = newTask(caller, clock, {
            id,
            family: 'beta',
            model: model.id,
            prompt: edit.prompt,
            enhancedPrompt: edit.prompt,
            seconds: source.seconds,
            size: edit.size ?? source.size,
            width,
            height,
            options: {
              ...source.options,
              requestId,
              images: await storeImages(id, source.options.images),
              characterClip: null,
              selfPortrait: false,
              callbackUrl: callback ?? undefined,
            },
            remixOf: source.id,
            held: price,
          });
          return commit(caller, task, toResponse, responses, reserved);
        };
        if (!source.options.images.some((image) => 'blobKey' in image)) return write();
        // Each request makes the storage copy up to 60 MB: counted like those that send as much.
        const end = deps.limits.acquire(caller, 'uploads');
        try {
          return await withMoneyHeld(caller, { amount: price, reference: id, model: model.id }, write);
        } finally {
          end();
        }
      });
    },
  };
};
export type VideoCreation = ReturnType<typeof createVideoCreation>;
