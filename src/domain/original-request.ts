/** Reconstructs the request that created a task: its parameters, and the request itself, to be sent again. */
import { betaFormSizes } from './models.ts';
import { seedOf, type VideoTask } from './video-task.ts';
import { modelNameOf } from './video-views.ts';

type CreateRequest = {
  method: 'POST';
  path: string;
  encoding: 'json' | 'multipart';
  body: Record<string, unknown>;
};

/** The original file name of an upload is not stored. */
const uploadName = 'image.png';

const imagesOf = ({ options }: VideoTask): string[] =>
  options.images.map((image) => ('url' in image ? image.url : uploadName));

export const parametersOf = (task: VideoTask): Record<string, unknown> => ({
  model: modelNameOf(task),
  seconds: task.seconds,
  size: task.size,
  width: task.width,
  height: task.height,
  seed: task.options.seed,
  watermark: task.options.watermark,
  private: task.options.isPrivate,
  ...(task.options.style !== null && { style: task.options.style }),
  ...(task.options.images.length > 0 && { images: task.options.images.map(({ role }) => role) }),
  ...(task.options.metadata !== null && { metadata: task.options.metadata }),
  ...(task.enhancedPrompt !== task.prompt && { enhanced_prompt: task.enhancedPrompt }),
});

/** Uses the endpoint that can express all parameters; most tasks fit several. */
export const createRequestOf = (task: VideoTask): CreateRequest => {
  const { seed } = task.options;
  const isSeedGiven = seed !== seedOf(task.id);
  const base = { model: modelNameOf(task), prompt: task.prompt, ...(isSeedGiven && { seed }) };
  if (task.remixOf !== null)
    return json(`/v1/videos/${task.remixOf}/remix`, {
      prompt: task.prompt,
      ...(task.size in betaFormSizes && { size: task.size }),
    });
  const images = imagesOf(task);
  const isLarge = task.width * task.height > 1280 * 720;
  if (task.family === 'alpha' && !task.id.startsWith('video_'))
    return json('/v1/video/create', {
      ...base,
      ...(task.height > task.width && { aspect_ratio: '9:16' }),
      ...(isLarge && { enable_upsample: true }),
      ...(task.enhancedPrompt !== task.prompt && { enhance_prompt: true }),
      ...(images.length > 0 && { images }),
    });
  if (task.family === 'beta' && (images.length > 1 || !(task.size in betaFormSizes)))
    return json('/v1/video/create', {
      ...base,
      images,
      orientation: task.height > task.width ? 'portrait' : 'landscape',
      size: isLarge ? 'large' : 'small',
      duration: task.seconds,
      watermark: task.options.watermark,
      ...(task.options.isPrivate && { private: true }),
    });
  const { watermark, isPrivate, style, metadata } = task.options;
  return {
    method: 'POST',
    path: '/v1/videos',
    encoding: 'multipart',
    body: {
      ...base,
      ...(isSeedGiven && { seed: String(seed) }),
      seconds: String(task.seconds),
      size: task.size,
      ...(images.length > 0 && { input_reference: images[0] }),
      watermark: String(watermark),
      ...(isPrivate && { private: 'true' }),
      ...(style !== null && { style }),
      ...(metadata !== null && { metadata: JSON.stringify(metadata) }),
    },
  };
};

const json = (path: string, body: Record<string, unknown>): CreateRequest => ({
  method: 'POST',
  path,
  encoding: 'json',
  body,
});
