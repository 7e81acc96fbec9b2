/** Request bodies of the video endpoints, generated from the model's catalogue row. Responses: domain/responses/video-responses.ts */
import { Type } from 'typebox';
import {
  alphaFormSizes,
  betaFormSeconds,
  betaFormSizes,
  namesOf,
  type VideoModel,
  videoStyles,
} from '../../domain/models.ts';
import { maxSeed } from '../../domain/video-request.ts';
import { file, formFlag, oneOf, refused, text } from './common.ts';

const prompt = text('What the video shows');
const callback = {
  callback_url: Type.Optional(
    text('Called with a signed webhook when the video is completed or failed', { maxLength: 2048 }),
  ),
};
/** Chosen by the service where it is not given; also with the video's parameters in the console. */
const seed = {
  seed: Type.Optional(
    Type.Integer({ minimum: 0, maximum: maxSeed, description: 'Same seed and request: same video' }),
  ),
};
const formSeed = {
  seed: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,10}$', description: 'Whole number; same seed and request: same video' }),
  ),
};
const characterClip = {
  character_url: Type.Optional(text('A video of 1 to 3 seconds to take a character from')),
  character_timestamps: Type.Optional(text('start,end in seconds')),
};
const images = (model: VideoModel) =>
  Type.Array(Type.String({ minLength: 1 }), {
    maxItems: model.imageRoles.length,
    description: 'Reference images: http(s) URLs, data URIs or base64',
  });

export const alphaCreateBody = (model: VideoModel) =>
  Type.Object({
    model: oneOf(namesOf(model)),
    prompt,
    enhance_prompt: Type.Optional(
      Type.Boolean({ default: false, description: 'Charged as a chat where a language model rewrites it' }),
    ),
    enable_upsample: Type.Optional(Type.Boolean({ default: false, description: '1080p instead of 720p' })),
    aspect_ratio: Type.Optional(
      model.aspectRatios.length > 0
        ? oneOf(model.aspectRatios, { default: model.aspectRatios[0] })
        : refused(),
    ),
    images: Type.Optional(images(model)),
    ...seed,
    ...callback,
  });

export const betaCreateBody = (model: VideoModel) =>
  Type.Object({
    model: oneOf(namesOf(model)),
    prompt,
    images: images(model),
    orientation: Type.Optional(oneOf(['portrait', 'landscape'], { default: 'landscape' })),
    size: Type.Optional(
      oneOf(['small', 'large'], { default: 'small', description: 'small: 720p, large: 1080p' }),
    ),
    duration: Type.Optional(oneOf(model.durations, { default: model.durations[0] })),
    watermark: Type.Optional(Type.Boolean({ default: true })),
    private: Type.Optional(Type.Boolean({ default: false })),
    ...characterClip,
    ...seed,
    ...callback,
  });

export const createBody = (model: VideoModel) =>
  model.family === 'alpha' ? alphaCreateBody(model) : betaCreateBody(model);

export const alphaFormBody = (model: VideoModel) =>
  Type.Object({
    model: oneOf(namesOf(model)),
    prompt,
    seconds: Type.String({ pattern: '^([1-9]|[1-5][0-9]|60)$', description: 'Whole seconds, 1 to 60' }),
    size: oneOf(Object.keys(alphaFormSizes) as (keyof typeof alphaFormSizes)[]),
    input_reference: file('Base image'),
    watermark: Type.Optional(formFlag('Default false')),
    ...formSeed,
    ...callback,
  });

export const betaFormBody = (model: VideoModel) =>
  Type.Object({
    model: oneOf(namesOf(model)),
    prompt,
    seconds: oneOf(betaFormSeconds.map(String)),
    size: oneOf(Object.keys(betaFormSizes) as (keyof typeof betaFormSizes)[]),
    input_reference: Type.Optional(file('Reference image')),
    watermark: Type.Optional(formFlag('Default true')),
    private: Type.Optional(formFlag('Default false')),
    style: Type.Optional(oneOf(videoStyles, { description: 'Style preset' })),
    metadata: Type.Optional(
      Type.String({ maxLength: 16_384, description: 'Your own JSON, returned in status responses' }),
    ),
    ...characterClip,
    character_from_task: Type.Optional(text('A completed task to take a character from')),
    character_create: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'JSON object: create_self_portrait and save_to_library, each true or false',
      }),
    ),
    ...formSeed,
    ...callback,
  });

export const videoForm = (model: VideoModel) =>
  model.family === 'alpha' ? alphaFormBody(model) : betaFormBody(model);

export const remixBody = Type.Object({
  prompt: text('The edit to apply'),
  size: Type.Optional(oneOf(Object.keys(betaFormSizes) as (keyof typeof betaFormSizes)[])),
  ...callback,
});

export const queryString = Type.Object({ id: text('The id returned by create') });

export const listQuery = Type.Object({
  after: Type.Optional(text('The id after which the page begins')),
  limit: Type.Optional(
    Type.String({
      pattern: '^([1-9]|[1-9][0-9]|100)$',
      description: '1 to 100, default 20. A page of very long prompts ends earlier, with `has_more`',
    }),
  ),
  order: Type.Optional(oneOf(['asc', 'desc'], { default: 'desc' })),
});

export const contentQuery = Type.Object({
  variant: Type.Optional(
    oneOf(['video', 'thumbnail', 'spritesheet', 'preview'], {
      description: 'preview: the newest drawn frame of a video that is being made',
    }),
  ),
});

export const characterBody = Type.Object({
  url: Type.Optional(text('Video URL; 1 to 3 seconds recommended')),
  from_task: Type.Optional(text('A completed task to take the character from')),
  timestamps: Type.Optional(text('start,end in seconds')),
});
