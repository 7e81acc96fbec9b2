/** A GIF up to the end of its first picture: decoders count all pictures of an animation before they show the first. */

import { readFile } from 'node:fs/promises';

const headerBytes = 13;
const extensionIntroducer = 0x21;
const graphicControlLabel = 0xf9;
const imageSeparator = 0x2c;
const trailer = Buffer.from([0x3b]);
const imageHeadBytes = 10;

/** Of three bytes for each colour; the low bits of the flags are its size, the highest says whether there is one. */
const colourTableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Undefined: the file ends before them. */
const endOfBlocks = (bytes: Buffer, start: number): number | undefined => {
  for (let at = start; at < bytes.length; ) {
    const length = bytes[at]!;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
};

/** The whole file in memory: uploads have 20 MB at most. Undefined: it has no picture that ends. */
export const firstGifFrame = async (path: string): Promise<Buffer | undefined> => {
  const bytes = await readFile(path);
  if (bytes.length < headerBytes) return undefined;
  const start = headerBytes + colourTableBytes(bytes[10]!);
  let control = Buffer.alloc(0);
  for (let at = start; ; ) {
    if (bytes[at] === imageSeparator && at + imageHeadBytes < bytes.length) {
      // After the head and its colours one byte says how the pixels are packed.
      const end = endOfBlocks(bytes, at + imageHeadBytes + colourTableBytes(bytes[at + 9]!) + 1);
      if (end === undefined) return undefined;
      return Buffer.concat([bytes.subarray(0, start), control, bytes.subarray(at, end), trailer]);
    }
    if (bytes[at] !== extensionIntroducer) return undefined;
    const end = endOfBlocks(bytes, at + 2);
    if (end === undefined) return undefined;
    if (bytes[at + 1] === graphicControlLabel) control = bytes.subarray(at, end);
    at = end;
  }
};
