/** The video request for a server with the OpenAI API, or for another Kinora. */
import { openAsBlob } from 'node:fs';
import { defaultModelAliases } from '../../../domain/model-aliases.ts';
import {
  betaFormSeconds,
  betaFormSizes,
  createModelCatalogue,
  isVideoModel,
  type VideoModel,
} from '../../../domain/models.ts';
import {
  FileInJson,
  type FormFile,
  formBody,
  type HttpBody,
  jsonBodyWithFiles,
} from '../../../lib/http/http-body.ts';
import type { VideoImage, VideoJob, VideoShape } from '../../engine.ts';
import { videoPrompt } from '../video-prompt.ts';

type VideoHttpRequest = { path: string; body: HttpBody };
interface VideoDialect {
  create(job: VideoJob, options: Record<string, unknown>): Promise<VideoHttpRequest>;
  /** Fields sent with the prompt of a remix. */
  remix(job: VideoJob): Record<string, unknown>;
  refusal(video: VideoShape): string | null;
}

/** Characters unknown to the server are sent as images, as far as its limit allows. */
const picturesOf = (job: VideoJob, maxCount: number): string[] =>
  [...job.images.map(({ path }) => path), ...job.characters.map(({ picturePath }) => picturePath)].slice(
    0,
    maxCount,
  );

const pngUpload = async (path: string): Promise<FormFile> => ({
  name: 'input_reference',
  blob: await openAsBlob(path, { type: 'image/png' }),
  filename: 'reference.png',
});

const formFields = (fields: Record<string, unknown>): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as [string, string]],
  );

const isFirst = (role: VideoImage['role']): boolean => role !== 'last';

export const openAiVideos: VideoDialect = {
  async create(job, options) {
    const fields = {
      model: job.model,
      prompt: videoPrompt(job),
      seconds: String(job.seconds),
      size: `${job.width}x${job.height}`,
      ...options,
    };
    return {
      path: '/videos',
      body: formBody(formFields(fields), await Promise.all(picturesOf(job, 1).map(pngUpload))),
    };
  },
  remix: () => ({}),
  refusal: ({ imageRoles }) =>
    imageRoles.length > 1 || !imageRoles.every(isFirst)
      ? 'the provider behind it takes one reference image to begin with'
      : null,
};

/** The other Kinora may be addressed by an alias. */
const catalogue = createModelCatalogue({}, defaultModelAliases);

const kinoraModel = (id: string): VideoModel | undefined => {
  const model = catalogue.find(id);
  return model && isVideoModel(model) ? model : undefined;
};

const sizeName = ({ width, height }: Pick<VideoJob, 'width' | 'height'>): string => `${width}x${height}`;

const fitsBetaForm = (video: Pick<VideoJob, 'seconds' | 'width' | 'height'>, images: number): boolean =>
  Object.hasOwn(betaFormSizes, sizeName(video)) &&
  (betaFormSeconds as readonly number[]).includes(video.seconds) &&
  images <= 1;

const isLarge = ({ width, height }: Pick<VideoJob, 'width' | 'height'>): boolean =>
  Math.max(width, height) > 1280;

/** In the model's own format, so that every parameter of ours can be passed on. */
export const kinoraVideos: VideoDialect = {
  async create(job, options) {
    const model = kinoraModel(job.model);
    const pictures = picturesOf(job, model?.imageRoles.length ?? 1);
    const isForm =
      model?.family === 'alpha'
        ? model.operations.includes('videos.create')
        : fitsBetaForm(job, pictures.length);
    if (isForm) {
      const fields = {
        model: job.model,
        // Its format has a field for the style.
        prompt: videoPrompt({ ...job, style: model?.family === 'beta' ? null : job.style }),
        seconds: String(job.seconds),
        size: model?.family === 'alpha' ? (job.width > job.height ? '16x9' : '720x1280') : sizeName(job),
        watermark: String(job.watermark),
        ...(model?.family === 'beta' && { style: job.style, private: 'true' }),
        ...options,
      };
      return {
        path: '/videos',
        body: formBody(formFields(fields), await Promise.all(pictures.map(pngUpload))),
      };
    }
    const images = pictures.map((path) => new FileInJson(path, 'data:image/png;base64,'));
    const fields =
      model?.family === 'alpha'
        ? {
            enable_upsample: isLarge(job),
            ...(model.aspectRatios.length > 0 && { aspect_ratio: job.width > job.height ? '16:9' : '9:16' }),
          }
        : {
            orientation: job.width >= job.height ? 'landscape' : 'portrait',
            size: isLarge(job) ? 'large' : 'small',
            duration: job.seconds,
            watermark: job.watermark,
            private: true,
          };
    return {
      path: '/video/create',
      body: await jsonBodyWithFiles({
        model: job.model,
        prompt: videoPrompt(job),
        ...fields,
        images,
        ...options,
      }),
    };
  },
  remix: (job) => (Object.hasOwn(betaFormSizes, sizeName(job)) ? { size: sizeName(job) } : {}),
  refusal(video) {
    const model = kinoraModel(video.model);
    if (!model) return null;
    if (video.imageRoles.length > model.imageRoles.length)
      return `the provider behind it takes at most ${model.imageRoles.length} images`;
    if (model.family === 'alpha' && model.operations.includes('videos.create'))
      return video.imageRoles.length === 0 ? 'the provider behind it needs a base image' : null;
    const isPossible =
      model.durations.includes(video.seconds) ||
      (model.family === 'beta' && fitsBetaForm(video, video.imageRoles.length));
    return isPossible ? null : `the provider behind it makes no videos of ${video.seconds} seconds`;
  },
};
