/** Text too long to be held: the bytes between the quotes of a JSON string, escapes and all, in a file. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';

export type LongText = {
  path: string;
  startByte: number;
  /** Not in it. */
  endByte: number;
  /** Of the bytes as they lie there; null when nobody asked for it. */
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

/** The whole of it, held after all. */
export const readLongText = async (text: LongText): Promise<string> =>
  withoutEscapes(await readText(openText(text)));

/** As written, escapes and all. */
export const readBeginning = async (text: LongText, bytes: number): Promise<string> =>
  (await readText(openText(text, bytes))).slice(0, bytes);

/** Pieces without escapes; a backslash near the end of a piece goes into the next, with what it escapes. */
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

/** Buffer would take Ł for the A it ends in. */
const toLatin1 = (piece: string): string => {
  if (/[^\0-\xff]/.test(piece)) throw new SyntaxError('no base64');
  return piece;
};

type Saved = { isValid: boolean; sizeBytes: number };

/** What the base64 stands for goes to `path`, as far as `maxBytes`; `prefix` is taken off first. */
export const saveLongBase64 = async (
  text: LongText,
  path: string,
  { prefix, maxBytes }: { prefix: RegExp; maxBytes: number },
): Promise<Saved> => {
  const file = await open(path, 'w');
  try {
    return await decode(text, file, prefix, maxBytes);
  } catch (error) {
    if (error instanceof SyntaxError) return { isValid: false, sizeBytes: 0 };
    throw error;
  } finally {
    await file.close();
  }
};

const decode = async (text: LongText, file: FileHandle, prefix: RegExp, maxBytes: number): Promise<Saved> => {
  const invalid = { isValid: false, sizeBytes: 0 };
  let [sizeBytes, characters, padding] = [0, 0, 0];
  let rest = '';
  let isFirst = true;
  const write = async (group: string): Promise<boolean> => {
    const bytes = Buffer.from(group, 'base64');
    sizeBytes += bytes.length;
    if (sizeBytes <= maxBytes) await file.write(bytes);
    // Buffer skips what is no base64.
    return bytes.length === Math.floor((group.length * 3) / 4);
  };
  for await (const piece of readPieces(text)) {
    const compact = (isFirst ? piece.replace(prefix, '') : piece).replace(/[\r\n]+/g, '');
    isFirst = false;
    const end = compact.indexOf('=');
    const coded = end < 0 ? compact : compact.slice(0, end);
    if (coded !== '' && padding > 0) return invalid;
    if (end >= 0) {
      padding += compact.length - end;
      if (padding > 2 || /[^=]/.test(compact.slice(end))) return invalid;
    }
    characters += coded.length;
    // Groups of four stand for themselves; joining the rest of a piece with the whole next one would copy that.
    const missing = rest === '' ? 0 : 4 - rest.length;
    rest += coded.slice(0, missing);
    if (rest.length === 4) {
      if (!(await write(rest))) return invalid;
      rest = '';
    }
    const groupsEnd = coded.length - ((coded.length - missing) % 4);
    if (coded.length <= missing) continue;
    if (!(await write(coded.slice(missing, groupsEnd)))) return invalid;
    rest = coded.slice(groupsEnd);
  }
  const isWhole =
    characters > 0 && rest.length !== 1 && (characters + padding) % 4 !== 1 && (await write(rest));
  return isWhole ? { isValid: true, sizeBytes } : invalid;
};
