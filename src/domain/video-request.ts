/** One shape for a create, whichever endpoint and dialect it came by. */

import { checkUrlForm } from '../lib/safe-fetch.ts';
import { type CharacterClip, readClip } from './character.ts';
import { invalidParameter } from './errors.ts';
import { alphaFormSizes, betaFormSizes, type VideoModel } from './models.ts';
import type { VideoTask } from './video-task.ts';
import { alphaFormId, modelId } from './video-task.ts';

/** A reference image as received: a URL to fetch later, or an uploaded file and the parameter it came in. */
export type RequestImage = { url: string } | { path: string; param: string };

export type VideoRequest = Pick<VideoTask, 'id' | 'prompt' | 'seconds' | 'size' | 'width' | 'height'> &
  Pick<
    VideoTask['options'],
    'watermark' | 'isPrivate' | 'style' | 'metadata' | 'characterClip' | 'selfPortrait' | 'saveCharacters'
  > & {
    model: VideoModel;
    enhancePrompt: boolean;
    images: RequestImage[];
    callbackUrl: string | null;
  };

export type AlphaCreateBody = {
  prompt: string;
  enhance_prompt?: boolean;
  enable_upsample?: boolean;
  aspect_ratio?: string;
  callback_url?: string;
};

export type BetaCreateBody = {
  prompt: string;
  orientation?: string;
  size?: string;
  duration?: number;
  watermark?: boolean;
  private?: boolean;
  character_url?: string;
  character_timestamps?: string;
  callback_url?: string;
};

export type AlphaFormBody = {
  prompt: string;
  seconds: string;
  size: string;
  watermark?: string;
  callback_url?: string;
};

export type BetaFormBody = {
  prompt: string;
  seconds: string;
  size: string;
  watermark?: string;
  private?: string;
  style?: string;
  metadata?: string;
  character_url?: string;
  character_timestamps?: string;
  character_from_task?: string;
  character_create?: string;
  callback_url?: string;
};

/** What all creates have, and the values of options that an endpoint does not have. */
const commonFields = (
  model: VideoModel,
  body: { prompt: string; callback_url?: string },
  images: RequestImage[],
) => ({
  id: modelId(model.name),
  model,
  prompt: body.prompt,
  images,
  callbackUrl: callbackUrl(body),
  enhancePrompt: false,
  watermark: false,
  isPrivate: false,
  style: null,
  metadata: null,
  characterClip: null,
  selfPortrait: false,
  saveCharacters: true,
});

const frameSize = (landscape: boolean, large: boolean) => {
  const [long, short] = large ? [1920, 1080] : [1280, 720];
  const [width, height] = landscape ? [long, short] : [short, long];
  return { width, height, size: `${width}x${height}` };
};

export const fromAlphaCreate = (
  model: VideoModel,
  body: AlphaCreateBody,
  images: RequestImage[],
): VideoRequest => ({
  ...commonFields(model, body, images),
  ...frameSize(body.aspect_ratio !== '9:16', body.enable_upsample === true),
  enhancePrompt: body.enhance_prompt === true,
  seconds: model.durations[0]!,
});

export const fromBetaCreate = (
  model: VideoModel,
  body: BetaCreateBody,
  images: RequestImage[],
): VideoRequest => ({
  ...commonFields(model, body, images),
  ...frameSize(body.orientation !== 'portrait', body.size === 'large'),
  seconds: body.duration ?? model.durations[0]!,
  watermark: body.watermark ?? true,
  isPrivate: body.private ?? false,
  characterClip: characterClip(body),
});

export const fromAlphaForm = (
  model: VideoModel,
  body: AlphaFormBody,
  images: RequestImage[],
): VideoRequest => {
  const [width, height] = alphaFormSizes[body.size as keyof typeof alphaFormSizes];
  return {
    ...commonFields(model, body, images),
    id: alphaFormId(),
    seconds: Number(body.seconds),
    size: body.size,
    width,
    height,
    watermark: body.watermark === 'true',
  };
};

export const fromBetaForm = (model: VideoModel, body: BetaFormBody, images: RequestImage[]): VideoRequest => {
  const [width, height] = betaFormSizes[body.size as keyof typeof betaFormSizes];
  const create = characterCreate(body.character_create);
  return {
    ...commonFields(model, body, images),
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

/** The chat endpoint has no field but the prompt: a landscape video of the model's default length. */
export const fromChat = (model: VideoModel, prompt: string, images: RequestImage[]): VideoRequest =>
  fromBetaCreate(model, { prompt }, images);

/** Only the form is checked here; the address is checked when it is called. */
export const callbackUrl = ({ callback_url: url }: { callback_url?: string }): string | null => {
  if (url !== undefined && !checkUrlForm(url))
    throw invalidParameter('callback_url', 'must be a plain http or https URL');
  return url ?? null;
};

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
  const refuse = () =>
    invalidParameter(
      'character_create',
      'must be a JSON object with create_self_portrait and save_to_library as true or false',
    );
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    throw refuse();
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw refuse();
  const { create_self_portrait, save_to_library } = options as Record<string, unknown>;
  if (
    ![create_self_portrait, save_to_library].every(
      (value) => value === undefined || typeof value === 'boolean',
    )
  )
    throw refuse();
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
