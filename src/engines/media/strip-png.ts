/** A PNG with only the chunks that its first picture needs: texts may unpack to gigabytes before a pixel is decoded. */

import { open } from 'node:fs/promises';

const signatureBytes = 8;
/** Length and name before the content, checksum after it. */
const headBytes = 8;
const frameBytes = 12;
/** Leaves out texts, animation, histograms, and whatever is not in the standard. */
const neededChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'cICP',
  'sBIT',
  'iCCP',
  'eXIf',
]);
/** A colour profile is compressed too, and there is one at most. */
const maxProfileBytes = 4 * 1024 * 1024;

/** The whole file in memory: uploads have 20 MB at most. Undefined: its chunks do not follow each other. */
export const stripPng = async (path: string): Promise<Buffer | undefined> => {
  await using file = await open(path);
  const bytes = await file.readFile();
  const kept = [bytes.subarray(0, signatureBytes)];
  let hasProfile = false;
  for (let at = signatureBytes; at < bytes.length; ) {
    if (at + frameBytes > bytes.length) return undefined;
    const contentBytes = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + headBytes);
    const end = at + frameBytes + contentBytes;
    if (end > bytes.length) return undefined;
    const isProfile = name === 'iCCP';
    const isExtraProfile = isProfile && (hasProfile || contentBytes > maxProfileBytes);
    if (neededChunks.has(name) && !isExtraProfile) kept.push(bytes.subarray(at, end));
    hasProfile ||= isProfile;
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
};
