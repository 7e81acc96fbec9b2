/** Images inside a JSON body: a URL is kept for the worker to fetch, base64 becomes a file on our disk. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { maxImageBytes } from '../domain/models.ts';
import type { RequestImage } from '../domain/video-request.ts';
import { opaqueId } from '../lib/ids.ts';
import { checkUrlForm } from '../lib/safe-fetch.ts';

const dataUri = /^data:([a-z]+\/[a-z0-9.+-]+)?(;[a-z0-9=._-]+)*;base64,/i;

export const readImageText = async (
  text: string,
  param: string,
  scratchDir: string,
): Promise<RequestImage> => {
  if (/^https?:/i.test(text)) {
    if (!checkUrlForm(text)) throw invalidParameter(param, 'must be a plain http or https URL');
    return { url: text };
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    throw invalidParameter(param, 'must be an http or https URL, a data URI or base64');
  const bytes = decodeBase64(text.replace(dataUri, ''));
  if (!bytes)
    throw new ApiError('invalid_image', { param, message: 'The image is neither a URL nor valid base64.' });
  if (bytes.length > maxImageBytes)
    throw new ApiError('invalid_image', { param, message: 'The image is larger than 20 MB.' });
  const path = join(scratchDir, `image-${opaqueId(8)}`);
  await writeFile(path, bytes);
  return { path, param };
};

/** Undefined for anything Buffer would silently skip over. */
export const decodeBase64 = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64');
  const length = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  // Nothing was skipped: looking at every character of a large upload would hold up the event loop for longer.
  if (
    length > 0 &&
    length % 4 !== 1 &&
    text.length % 4 !== 1 &&
    bytes.length === Math.floor((length * 3) / 4)
  )
    return bytes;
  const compact = text.replace(/[\r\n]/g, '');
  if (compact === '' || compact.length % 4 === 1 || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(compact))
    return undefined;
  return Buffer.from(compact, 'base64');
};
