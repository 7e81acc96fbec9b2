/** The body of a create, by the schemas it was validated with, as the one shape of a request. */
import type { Static, TSchema } from 'typebox';
import { type CharacterClip, readClip } from '../domain/character.ts';
import { invalidParameter } from '../domain/errors.ts';
import { alphaFormSizes, betaFormSizes, type VideoModel } from '../domain/models.ts';
import { callbackUrl, type RequestImage, seedIn, type VideoRequest } from '../domain/video-request.ts';
import { alphaFormId, modelId, usualOptions } from '../domain/video-task.ts';
import type { alphaCreateBody, alphaFormBody, betaCreateBody, betaFormBody } from './schemas/video.ts';

/** Without the model and the images, which are looked up and read first. */
type BodyOf<Schema extends (model: VideoModel) => TSchema> = Omit<
  Static<ReturnType<Schema>>,
  'model' | 'images' | 'input_reference'
>;
type AlphaCreateBody = BodyOf<typeof alphaCreateBody>;
type BetaCreateBody = BodyOf<typeof betaCreateBody>;
type AlphaFormBody = BodyOf<typeof alphaFormBody>;
type BetaFormBody = BodyOf<typeof betaFormBody>;

/** The fields that all creates have, and the values of options that an endpoint does not have. */
const commonFields = (
  model: VideoModel,
  body: { prompt: string; callback_url?: string; seed?: number | string },
  images: RequestImage[],
) => ({
  id: modelId(model.name),
  model,
  prompt: body.prompt,
  images,
  callbackUrl: callbackUrl(body),
  seed: seedIn(body),
  enhancePrompt: false,
  watermark: false,
  ...usualOptions,
});

const frameSize = (landscape: boolean, large: boolean) => {
  const [long, short] = large ? [1920, 1080] : [1280, 720];
  const [width, height] = landscape ? [long, short] : [short, long];
  return { width, height, size: `${width}x${height}` };
};

const fromAlphaCreate = (model: VideoModel, body: AlphaCreateBody) => ({
  ...frameSize(body.aspect_ratio !== '9:16', body.enable_upsample === true),
  enhancePrompt: body.enhance_prompt === true,
  seconds: model.durations[0]!,
});

const fromBetaCreate = (model: VideoModel, body: BetaCreateBody) => ({
  ...frameSize(body.orientation !== 'portrait', body.size === 'large'),
  seconds: body.duration ?? model.durations[0]!,
  watermark: body.watermark ?? true,
  isPrivate: body.private ?? false,
  characterClip: characterClip(body),
});

const fromAlphaForm = (body: AlphaFormBody) => {
  const [width, height] = alphaFormSizes[body.size];
  return {
    id: alphaFormId(),
    seconds: Number(body.seconds),
    size: body.size,
    width,
    height,
    watermark: body.watermark === 'true',
  };
};

const fromBetaForm = (body: BetaFormBody) => {
  const [width, height] = betaFormSizes[body.size];
  const create = characterCreate(body.character_create);
  return {
    seconds: Number(body.seconds),
    size: body.size,
    width,
    height,
    watermark: body.watermark !== 'false',
    isPrivate: body.private === 'true',
    style: body.style ?? null,
    metadata: metadata(body.metadata),
    characterClip: characterClip(body),
    selfPortrait: create.create_self_portrait ?? false,
    saveCharacters: create.save_to_library ?? true,
  };
};

/** Of POST /v1/video/create. */
export const fromCreate = (
  model: VideoModel,
  body: AlphaCreateBody | BetaCreateBody,
  images: RequestImage[],
): VideoRequest => ({
  ...commonFields(model, body, images),
  ...(model.family === 'alpha'
    ? fromAlphaCreate(model, body)
    : fromBetaCreate(model, body as BetaCreateBody)),
});

/** Of POST /v1/videos. */
export const fromForm = (
  model: VideoModel,
  body: AlphaFormBody | BetaFormBody,
  images: RequestImage[],
): VideoRequest => ({
  ...commonFields(model, body, images),
  ...(model.family === 'alpha' ? fromAlphaForm(body as AlphaFormBody) : fromBetaForm(body as BetaFormBody)),
});

/** The chat endpoint has no field but the prompt: a landscape video of the model's default length. */
export const fromChat = (model: VideoModel, prompt: string, images: RequestImage[]): VideoRequest =>
  fromCreate(model, { prompt }, images);

const metadataLevels = 100;

const metadata = (text: string | undefined): unknown => {
  if (text === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidParameter('metadata', 'must be valid JSON');
  }
  // JSON nested thousands of levels deep can be parsed but not serialised again.
  if (isDeeperThan(metadataLevels, value))
    throw invalidParameter('metadata', `must not be nested deeper than ${metadataLevels} levels`);
  return value;
};

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item)));

const characterCreate = (
  text: string | undefined,
): { create_self_portrait?: boolean; save_to_library?: boolean } => {
  if (text === undefined) return {};
  const syntaxError = () =>
    invalidParameter(
      'character_create',
      'must be a JSON object with create_self_portrait and save_to_library as true or false',
    );
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    throw syntaxError();
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw syntaxError();
  const { create_self_portrait, save_to_library } = options as Record<string, unknown>;
  if (
    ![create_self_portrait, save_to_library].every(
      (value) => value === undefined || typeof value === 'boolean',
    )
  )
    throw syntaxError();
  return {
    create_self_portrait: create_self_portrait as boolean,
    save_to_library: save_to_library as boolean,
  };
};

const characterClip = (body: {
  character_url?: string;
  character_timestamps?: string;
  character_from_task?: string;
}): CharacterClip | null =>
  readClip(
    { url: body.character_url, taskId: body.character_from_task, timestamps: body.character_timestamps },
    { url: 'character_url', taskId: 'character_from_task', timestamps: 'character_timestamps' },
  );
