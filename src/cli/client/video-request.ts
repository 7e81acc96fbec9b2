/** Options of `kinora video` as a request: each endpoint takes some of them, under its own names. */
import { readFile } from 'node:fs/promises';
import { createModelCatalogue, modelFor } from '../../domain/models.ts';
import { formBody, type HttpBody, jsonBody } from '../../lib/http/http-body.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { fileError } from '../exit-codes.ts';
import type { ApiClient } from './api-client.ts';
import { formFile } from './input-file.ts';
import { model as servedModel } from './responses.ts';
import { videoPath } from './watch-video.ts';

export type VideoOptions = {
  model?: string;
  size?: string;
  seconds?: string;
  image?: string[];
  style?: string;
  aspectRatio?: string;
  orientation?: string;
  enhancePrompt?: boolean;
  upsample?: boolean;
  watermark?: boolean;
  private?: boolean;
  metadata?: string;
  character?: string[];
  characterFrom?: string;
  characterTimestamps?: string;
  remix?: string;
  seed?: string;
};

type OptionName = Exclude<keyof VideoOptions, 'model' | 'character' | 'remix'>;
/** The field of each option that an endpoint takes. */
type FieldNames = Partial<Record<OptionName, string>>;

const forms = {
  /** POST /v1/video/create, alpha family. */
  alphaJson: {
    image: 'images',
    aspectRatio: 'aspect_ratio',
    enhancePrompt: 'enhance_prompt',
    upsample: 'enable_upsample',
    seed: 'seed',
  },
  betaJson: {
    image: 'images',
    orientation: 'orientation',
    size: 'size',
    seconds: 'duration',
    watermark: 'watermark',
    private: 'private',
    characterFrom: 'character_url',
    characterTimestamps: 'character_timestamps',
    seed: 'seed',
  },
  /** POST /v1/videos. */
  alphaForm: {
    image: 'input_reference',
    size: 'size',
    seconds: 'seconds',
    watermark: 'watermark',
    seed: 'seed',
  },
  betaForm: {
    image: 'input_reference',
    size: 'size',
    seconds: 'seconds',
    watermark: 'watermark',
    private: 'private',
    style: 'style',
    metadata: 'metadata',
    characterFrom: 'character_from_task',
    characterTimestamps: 'character_timestamps',
    seed: 'seed',
  },
  /** POST /v1/videos/{id}/remix. */
  remix: { size: 'size' },
} satisfies Record<string, FieldNames>;
type Form = keyof typeof forms;

const formDefaults: Partial<Record<Form, Record<string, string>>> = {
  alphaForm: { seconds: '4', size: '16x9' },
  betaForm: { seconds: '4', size: '1280x720' },
};

const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** The path and body of the create. */
export const buildVideoRequest = async (
  context: CommandContext,
  api: ApiClient,
  prompt: string,
  options: VideoOptions,
): Promise<{ path: string; body: HttpBody }> => {
  const text = withCharacters(prompt, options.character ?? []);
  if (options.remix !== undefined) {
    const fields = fieldsOf('remix', options, `a remix (the model and length are those of the source)`);
    return { path: videoPath(options.remix, '/remix'), body: jsonBody({ prompt: text, ...fields }) };
  }
  const model = options.model ?? modelFor.unnamedVideo;
  const form = await chooseForm(api, model, options);
  const fields: Record<string, unknown> = { model, prompt: text, ...fieldsOf(form, options, model) };
  if (form === 'betaForm' || form === 'alphaForm')
    return { path: '/v1/videos', body: await multipart(context, form, fields, options.image ?? []) };
  const images = await Promise.all((options.image ?? []).map(imageText));
  const needsImages = form === 'betaJson';
  if (images.length > 0 || needsImages) fields.images = images;
  for (const name of ['duration', 'seed'])
    if (fields[name] !== undefined) fields[name] = Number(fields[name]);
  return { path: '/v1/video/create', body: jsonBody(fields) };
};

const fieldsOf = (form: Form, options: VideoOptions, of: string): Record<string, unknown> => {
  const names: FieldNames = forms[form];
  const fields: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(options)) {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (isEmpty || !allOptions.has(option as OptionName)) continue;
    const field = names[option as OptionName];
    if (field === undefined) throw new UsageError(`--${dashed(option)} is not an option of ${of}.`);
    if (option !== 'image') fields[field] = value;
  }
  if (typeof fields.character_from_task === 'string' && isUrl(fields.character_from_task)) {
    fields.character_url = fields.character_from_task;
    delete fields.character_from_task;
  }
  return fields;
};

const allOptions = new Set(Object.values(forms).flatMap((names) => Object.keys(names)) as OptionName[]);
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A model that both endpoints serve uses /v1/videos, unless an option exists only in the other. */
const chooseForm = async (api: ApiClient, model: string, options: VideoOptions): Promise<Form> => {
  const served = await api.json(`/v1/models/${encodeURIComponent(model)}`, servedModel);
  const [asForm, asJson] = [
    served.operations.includes('videos.create'),
    served.operations.includes('video.create'),
  ];
  if (!asForm && !asJson) throw new UsageError(`${model} does not make videos.`);
  const known = createModelCatalogue().find(served.alias_of ?? served.id);
  const isAlpha = known?.kind === 'video' && known.family === 'alpha';
  const images = options.image ?? [];
  const needsJson =
    options.orientation !== undefined ||
    options.size === 'small' ||
    options.size === 'large' ||
    images.length > 1 ||
    images.some(isUrl);
  if (asJson && (!asForm || needsJson)) return isAlpha ? 'alphaJson' : 'betaJson';
  return isAlpha ? 'alphaForm' : 'betaForm';
};

const multipart = async (
  context: CommandContext,
  form: 'alphaForm' | 'betaForm',
  fields: Record<string, unknown>,
  images: string[],
): Promise<HttpBody> => {
  const [image, ...more] = images;
  if (more.length > 0) throw new UsageError(`${fields.model} takes one --image.`);
  const all = { ...formDefaults[form], ...fields };
  const texts = Object.entries(all).map(([name, value]): [string, string] => [name, String(value)]);
  if (image === undefined) return formBody(texts, []);
  if (isUrl(image)) return formBody([...texts, ['input_reference', image]], []);
  return formBody(texts, [await formFile(context, 'input_reference', image)]);
};

const imageText = async (image: string): Promise<string> => {
  if (isUrl(image)) return image;
  try {
    return (await readFile(image)).toString('base64');
  } catch (error) {
    throw fileError(image, error);
  }
};

/** A character is in the video when its @name is in the prompt. */
const withCharacters = (prompt: string, characters: string[]): string => {
  const names = characters.map((name) => (name.startsWith('@') ? name : `@${name}`));
  const missing = names.filter((name) => !prompt.includes(name));
  return [prompt, ...missing].join(' ');
};
