/** One shape for a create, whichever endpoint and dialect it came by. */
import { checkUrlForm } from '../lib/safe-fetch.ts';
import { invalidParameter } from './errors.ts';
import type { VideoModel } from './models.ts';
import type { VideoTask } from './video-task.ts';

/** A reference image as received: a URL to fetch later, or an uploaded file and the parameter it came in. */
export type RequestImage = { url: string } | { path: string; param: string };

export type VideoRequest = Pick<VideoTask, 'id' | 'prompt' | 'seconds' | 'size' | 'width' | 'height'> &
  Pick<
    VideoTask['options'],
    'watermark' | 'isPrivate' | 'style' | 'metadata' | 'characterClip' | 'selfPortrait' | 'saveCharacters'
  > & {
    model: VideoModel;
    enhancePrompt: boolean;
    /** Null: derived from the id. */
    seed: number | null;
    images: RequestImage[];
    callbackUrl: string | null;
  };

export const maxSeed = 0xffff_ffff;

/** A number, or its digits in a form. */
export const seedIn = ({ seed }: { seed?: number | string }): number | null => {
  if (seed === undefined) return null;
  const value = Number(seed);
  if (value > maxSeed) throw invalidParameter('seed', `must be from 0 to ${maxSeed}`);
  return value;
};

/** Only the form is checked here; the address is checked when it is called. */
export const callbackUrl = ({ callback_url: url }: { callback_url?: string }): string | null => {
  if (url !== undefined && !checkUrlForm(url))
    throw invalidParameter('callback_url', 'must be a plain http or https URL');
  return url ?? null;
};
