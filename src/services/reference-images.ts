/** Images in a JSON body: a URL is stored for the worker to fetch, base64 becomes a file on disk. */
import { join } from 'node:path';
import { invalidParameter } from '../domain/errors.ts';
import { invalidImage, maxImageBytes } from '../domain/upload-limits.ts';
import type { RequestImage } from '../domain/video-request.ts';
import { opaqueId } from '../lib/ids.ts';
import { type LongText, readBeginning, saveBase64 } from '../lib/long-json/long-text.ts';
import { checkUrlForm } from '../lib/safe-fetch.ts';

const dataUri = /^data:([a-z]+\/[a-z0-9.+-]+)?(;[a-z0-9=._-]+)*;base64,/i;

/** More than any URL scheme or data URI prefix has. */
const prefixCharacters = 100;

export const readImageText = async (
  given: string | LongText,
  param: string,
  scratchDir: string,
): Promise<RequestImage> => {
  const beginning = typeof given === 'string' ? given : await readBeginning(given, prefixCharacters);
  if (typeof given === 'string' && /^https?:/i.test(given)) {
    if (!checkUrlForm(given)) throw invalidParameter(param, 'must be a plain http or https URL');
    return { url: given };
  }
  if (/^(https?:|[a-z][a-z0-9+.-]*:\/\/)/i.test(beginning))
    throw invalidParameter(param, 'must be a plain http or https URL, a data URI or base64');
  const path = join(scratchDir, `image-${opaqueId(8)}`);
  const saved = await saveBase64(given, path, { prefix: dataUri, maxBytes: maxImageBytes });
  if (!saved.isValid) throw invalidImage('not_base64', { param });
  if (saved.sizeBytes > maxImageBytes) throw invalidImage('too_large', { param });
  return { path, param };
};
