/** Videos of the account: creating, reading, deleting, and where their files are. */

import { signal } from '@preact/signals';
import type { TagList } from '../../src/domain/responses/studio-responses.ts';
import type {
  CreatedTask,
  CreatedVideo,
  Remixed,
  VideoStatusResponse,
} from '../../src/domain/responses/video-responses.ts';
import { apiUrl, get, post, put, readBody, remove, send } from './client.ts';
import type { Character, Page, Video, VideoDetails } from './types.ts';

export type LibraryQuery = {
  search?: string;
  status?: string;
  model?: string;
  /** 'true' or nothing. */
  favourite?: string;
  tag?: string;
};

export const readLibrary = (
  query: LibraryQuery & { cursor?: string | null; limit?: number },
  signal?: AbortSignal,
): Promise<Page<Video>> => get('library', query, signal);

export const readVideo = (id: string, signal?: AbortSignal): Promise<VideoDetails> =>
  get(`videos/${encodeURIComponent(id)}`, {}, signal);

/** The short status view of the API. */
export const readStatus = (id: string): Promise<VideoStatusResponse> =>
  get(`v1/videos/${encodeURIComponent(id)}`);

/** Image types by their first bytes, which the service does not store beside an upload. */
const imageTypes: [string, string][] = [
  ['89504e47', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['52494646', 'image/webp'],
  ['47494638', 'image/gif'],
];

/** A reference image that was uploaded with a create. */
export const readReference = async (id: string, index: number): Promise<File> => {
  const response = await send(apiUrl(`videos/${encodeURIComponent(id)}/images/${index}`));
  const bytes = new Uint8Array(await readBody(response.arrayBuffer()));
  const head = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const type = imageTypes.find(([start]) => head.startsWith(start))?.[1] ?? 'image/png';
  return new File([bytes], `reference-${index + 1}.${type.slice('image/'.length)}`, { type });
};

export type Labels = { is_favourite: boolean; tags: string[] };

/** Counts what was written here: the list of tags is read again, and not for every change of a video. */
export const labelChanges = signal(0);

/** Labels that are not given stay. */
export const writeLabels = async (id: string, labels: Partial<Labels>): Promise<Labels> => {
  const written = await put<Labels>(`videos/${encodeURIComponent(id)}/labels`, labels);
  labelChanges.value += 1;
  return written;
};

export const readTags = async (signal?: AbortSignal): Promise<TagList['data']> =>
  (await get<TagList>('tags', {}, signal)).data;

/** Makes the public page of a video, and ends it. */
export const shareVideo = (id: string): Promise<{ share_url: string }> =>
  post(`videos/${encodeURIComponent(id)}/share`, {});
export const unshareVideo = (id: string): Promise<void> => remove(`videos/${encodeURIComponent(id)}/share`);

export const deleteVideo = (id: string): Promise<void> => remove(`v1/videos/${encodeURIComponent(id)}`);

export const mediaUrl = (id: string, variant: 'video' | 'thumbnail' | 'spritesheet'): string =>
  apiUrl(`v1/videos/${encodeURIComponent(id)}/content?variant=${variant}`);

/** A still of the newest drawn frame; null while there is none. */
export const previewUrl = ({ id, progress, stage }: Video): string | null =>
  stage === 'encoding' || (stage === 'drawing' && progress > drawingPercent)
    ? apiUrl(`v1/videos/${encodeURIComponent(id)}/content?variant=preview&at=${progress}`)
    : null;
/** The percents at which drawing begins and ends; with the next one after the first there is a still. */
const drawingPercent = 6;
const encodingPercent = 97;

/** How much of the film is drawn. */
export const drawnShare = ({ progress }: Pick<Video, 'progress'>): number =>
  Math.min(Math.max((progress - drawingPercent) / (encodingPercent - drawingPercent), 0), 1);

/** One archive of several videos. */
export const archiveUrl = (ids: string[]): string =>
  apiUrl(`library/archive?${new URLSearchParams({ ids: ids.join(',') })}`);

/** A part of a video, several times in a row, made when it is asked for. */
export const cutVideo = async (
  id: string,
  cut: { start: number; end: number; times: number },
  signal: AbortSignal,
): Promise<Blob> => {
  const query = `start=${cut.start.toFixed(2)}&end=${cut.end.toFixed(2)}&times=${cut.times}`;
  const response = await send(apiUrl(`videos/${encodeURIComponent(id)}/cut?${query}`), { signal });
  return readBody(response.blob());
};

export const remixVideo = (id: string, body: { prompt: string; size?: string }): Promise<Remixed> =>
  post(`v1/videos/${encodeURIComponent(id)}/remix`, body);

export type Creation = { path: string; encoding: 'json' | 'multipart'; fields: Record<string, unknown> };

/** Files are form parts; in JSON an image is a data URI. */
export const createVideo = async (
  { path, encoding, fields }: Creation,
  idempotencyKey: string,
): Promise<CreatedTask | CreatedVideo> => {
  const headers = { 'idempotency-key': idempotencyKey };
  if (encoding === 'json') return post(path, await withDataUris(fields), { headers });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value])
      form.append(name, item instanceof Blob ? item : String(item));
  }
  return post(path, form, { headers });
};

const dataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const withDataUris = async (fields: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const written = await Promise.all(
    Object.entries(fields).map(async ([name, value]) => {
      if (!Array.isArray(value)) return [name, value] as const;
      const items = value.map((item) => (item instanceof Blob ? dataUri(item) : item));
      return [name, await Promise.all(items)] as const;
    }),
  );
  return Object.fromEntries(written);
};

/** The price of a create, in credits. */
export const readPrice = async (
  path: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<number> => {
  const { price } = await post<{ price: number }>('price', { path, body }, { signal: signal ?? null });
  return price;
};

export const readCharacters = async (signal?: AbortSignal): Promise<Character[]> =>
  (await get<{ data: Character[] }>('characters', {}, signal)).data;

export const createCharacter = (fromTask: string, start: number, end: number): Promise<Character> =>
  post('beta/v1/characters', {
    from_task: fromTask,
    timestamps: `${start.toFixed(2)},${end.toFixed(2)}`,
  });

export const renameCharacter = (id: string, username: string): Promise<Character> =>
  put(`characters/${encodeURIComponent(id)}`, { username });

export const deleteCharacter = (id: string): Promise<void> => remove(`characters/${encodeURIComponent(id)}`);

/** Read through the session, since the public link may be on another origin. */
export const pictureUrl = ({ id }: Character): string =>
  apiUrl(`characters/${encodeURIComponent(id)}/picture`);
