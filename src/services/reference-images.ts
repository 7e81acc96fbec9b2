/** Images in a JSON body: a URL is stored for the worker to fetch, base64 becomes a file on disk. */
import { join } from 'node:path';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { maxImageBytes } from '../domain/upload-limits.ts';
import type { RequestImage } from '../domain/video-request.ts';
import { opaqueId } from '../lib/ids.ts';
import { type LongText, readBeginning, saveBase64 } from '../lib/long-json/long-text.ts';
import { checkUrlForm } from '../lib/safe-fetch.ts';

const dataUri = /^data:([a-z]+\/[a-z0-9.+-]+)?(;[a-z0-9=._-]+)*;base64,/i;

const longestScheme = 100;

export const readImageText = async (
  given: string | LongText,
  param: string,
  scratchDir: string,
): Promise<RequestImage> => {
  const beginning = typeof given === 'string' ? given : await readBeginning(given, longestScheme);
  if (typeof given === 'string' && /^https?:/i.test(given)) {
    if (!checkUrlForm(given)) throw invalidParameter(param, 'must be a plain http or https URL');
    return { url: given };
  }
  if (/^(https?:|[a-z][a-z0-9+.-]*:\/\/)/i.test(beginning))
    throw invalidParameter(param, 'must be a plain http or https URL, a data URI or base64');
  const path = join(scratchDir, `image-${opaqueId(8)}`);
  const saved = await saveBase64(given, path, { prefix: dataUri, maxBytes: maxImageBytes });
  if (!saved.isValid) throw noImage(param);
  if (saved.sizeBytes > maxImageBytes) throw tooLarge(param);
  return { path, param };
};

const noImage = (param: string) =>
  new ApiError('invalid_image', { param, message: 'The image is neither a URL nor valid base64.' });
const tooLarge = (param: string) =>
  new ApiError('invalid_image', { param, message: 'The image is larger than 20 MB.' });
