/** Images inside a JSON body: a URL is kept for the worker to fetch, base64 becomes a file on our disk. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { maxImageBytes } from '../domain/models.ts';
import type { RequestImage } from '../domain/video-request.ts';
import { opaqueId } from '../lib/ids.ts';
import { type LongText, readBeginning, saveLongBase64 } from '../lib/long-text.ts';
import { checkUrlForm } from '../lib/safe-fetch.ts';

const dataUri = /^data:([a-z]+\/[a-z0-9.+-]+)?(;[a-z0-9=._-]+)*;base64,/i;

const longestScheme = 100;

export const readImageText = async (
  given: string | LongText,
  param: string,
  scratchDir: string,
): Promise<RequestImage> => {
  if (typeof given !== 'string') return readLongImage(given, param, scratchDir);
  const text = given;
  if (/^https?:/i.test(text)) {
    if (!checkUrlForm(text)) throw invalidParameter(param, 'must be a plain http or https URL');
    return { url: text };
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    throw invalidParameter(param, 'must be an http or https URL, a data URI or base64');
  const bytes = decodeBase64(text.replace(dataUri, ''));
  if (!bytes) throw noImage(param);
  if (bytes.length > maxImageBytes) throw tooLarge(param);
  const path = join(scratchDir, `image-${opaqueId(8)}`);
  await writeFile(path, bytes);
  return { path, param };
};

const readLongImage = async (text: LongText, param: string, scratchDir: string): Promise<RequestImage> => {
  if (/^(https?:|[a-z][a-z0-9+.-]*:\/\/)/i.test(await readBeginning(text, longestScheme)))
    throw invalidParameter(param, 'must be a plain http or https URL, a data URI or base64');
  const path = join(scratchDir, `image-${opaqueId(8)}`);
  const saved = await saveLongBase64(text, path, { prefix: dataUri, maxBytes: maxImageBytes });
  if (!saved.isValid) throw noImage(param);
  if (saved.sizeBytes > maxImageBytes) throw tooLarge(param);
  return { path, param };
};

const noImage = (param: string) =>
  new ApiError('invalid_image', { param, message: 'The image is neither a URL nor valid base64.' });
const tooLarge = (param: string) =>
  new ApiError('invalid_image', { param, message: 'The image is larger than 20 MB.' });

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
  const { coded = '' } = /^(?<coded>[A-Za-z0-9+/_-]*)={0,2}$/.exec(compact)?.groups ?? {};
  if (coded === '' || coded.length % 4 === 1 || compact.length % 4 === 1) return undefined;
  return Buffer.from(compact, 'base64');
};
