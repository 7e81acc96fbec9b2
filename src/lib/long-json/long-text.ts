/** Text too long for memory: the raw bytes of a JSON string, escapes included, in a file. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { createBase64Decoder } from './base64.ts';

export type LongText = {
  path: string;
  startByte: number;
  /** End offset, exclusive. */
  endByte: number;
  /** Hash of the raw bytes; null when not requested. */
  sha256: string | null;
};

const pieceBytes = 128 * 1024;
const longestEscape = 6;
const backslashByte = 0x5c;

const openText = ({ path, startByte, endByte }: LongText, longest = endByte - startByte) =>
  createReadStream(path, {
    start: startByte,
    end: Math.min(endByte, startByte + longest) - 1,
    highWaterMark: pieceBytes,
  });

const withoutEscapes = (piece: string): string => JSON.parse(`"${piece}"`) as string;

/** The whole text, read into memory. */
export const readLongText = async (text: LongText): Promise<string> =>
  withoutEscapes(await readText(openText(text)));

/** As written, with escapes. */
export const readBeginning = async (text: LongText, bytes: number): Promise<string> =>
  (await readText(openText(text, bytes))).slice(0, bytes);

/** Unescaped pieces; a backslash near the end of a piece moves to the next, with the character it escapes. */
async function* readPieces(text: LongText): AsyncGenerator<string> {
  let rest = '';
  for await (const bytes of openText(text)) {
    const isPlain = rest === '' && (bytes as Buffer).indexOf(backslashByte) < 0;
    const piece = (bytes as Buffer).toString('latin1');
    if (isPlain) {
      yield piece;
      continue;
    }
    const escaped = rest + piece;
    const last = escaped.lastIndexOf('\\');
    const end = last > escaped.length - longestEscape ? last : escaped.length;
    yield toLatin1(withoutEscapes(escaped.slice(0, end)));
    rest = escaped.slice(end);
  }
  if (rest !== '') yield toLatin1(withoutEscapes(rest));
}

/** Buffer would read Ł as the byte of A. */
const toLatin1 = (piece: string): string => {
  if (/[^\0-\xff]/.test(piece)) throw new SyntaxError('no base64');
  return piece;
};

type Saved = { isValid: boolean; sizeBytes: number };

/** Decodes the base64 to `path`, up to `maxBytes`; `prefix` is removed first. */
export const saveBase64 = async (
  text: string | LongText,
  path: string,
  { prefix, maxBytes }: { prefix: RegExp; maxBytes: number },
): Promise<Saved> => {
  const decoder = createBase64Decoder();
  let sizeBytes = 0;
  await using file = await open(path, 'w');
  const write = async (bytes: Buffer): Promise<void> => {
    sizeBytes += bytes.length;
    if (sizeBytes <= maxBytes) await file.write(bytes);
  };
  try {
    let isFirst = true;
    for await (const piece of typeof text === 'string' ? [text] : readPieces(text)) {
      await write(decoder.decode(isFirst ? piece.replace(prefix, '') : piece));
      isFirst = false;
    }
    await write(decoder.end());
    return { isValid: true, sizeBytes };
  } catch (error) {
    if (error instanceof SyntaxError) return { isValid: false, sizeBytes: 0 };
    throw error;
  }
};
