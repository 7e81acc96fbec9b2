/** A WebP with the first picture of its animation: decoders list all of them before they show the first. */

import { readFile } from 'node:fs/promises';

const headerBytes = 12;
/** Name and length before the content, which is filled up to an even number of bytes. */
const headBytes = 8;
/** Of each of them the first. Leaves out texts and whatever is not in the standard. */
const neededChunks = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', 'EXIF']);

/** The whole file in memory: uploads have 20 MB at most. Undefined: a chunk ends after the file. */
export const firstWebpFrame = async (path: string): Promise<Buffer | undefined> => {
  const bytes = await readFile(path);
  const kept: Buffer[] = [];
  const seen = new Set<string>();
  for (let at = headerBytes; at + headBytes <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const contentBytes = bytes.readUInt32LE(at + 4);
    const end = at + headBytes + contentBytes + (contentBytes % 2);
    if (end > bytes.length + (contentBytes % 2)) return undefined;
    if (neededChunks.has(name) && !seen.has(name)) kept.push(bytes.subarray(at, end));
    seen.add(name);
    at = end;
  }
  const body = Buffer.concat(kept);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([header, body]);
};
