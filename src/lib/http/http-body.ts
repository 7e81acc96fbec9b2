/** Bodies of outgoing requests: JSON and forms. Files in them are streamed from disk. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { opaqueId } from '../ids.ts';

export type HttpBody = {
  headers: Record<string, string>;
  /** A streamed body can be read again when the request has to be repeated. */
  content: (() => AsyncIterable<Uint8Array>) | OutgoingForm | string;
};

export const jsonBody = (value: unknown): HttpBody => ({
  headers: { 'content-type': 'application/json' },
  content: JSON.stringify(value),
});

/** `openAsBlob` returns a blob that is read only while it is sent. */
export type FormFile = { name: string; blob: Blob; filename: string };

export type OutgoingForm = { fields: [string, string][]; files: FormFile[] };

export const formBody = (fields: [string, string][], files: FormFile[]): HttpBody => ({
  headers: {},
  content: { fields, files },
});

/** Placeholder in a JSON value for the base64 of a file. */
export class FileInJson {
  readonly path: string;
  readonly prefix: string;
  constructor(path: string, prefix = '') {
    this.path = path;
    this.prefix = prefix;
  }
}

/** Each FileInJson is base64-encoded while it is sent, so no file is held in memory. */
export const jsonBodyWithFiles = async (value: unknown): Promise<HttpBody> => {
  const files: FileInJson[] = [];
  const mark = `file-${opaqueId(24)}`;
  const text = JSON.stringify(value, (_, item) => {
    if (!(item instanceof FileInJson)) return item;
    files.push(item);
    return item.prefix + mark;
  });
  if (files.length === 0) return jsonBody(value);
  const pieces = text.split(mark).map((piece) => Buffer.from(piece));
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size));
  const length =
    pieces.reduce((sum, piece) => sum + piece.length, 0) +
    sizes.reduce((sum, size) => sum + 4 * Math.ceil(size / 3), 0);
  async function* content() {
    for (const [index, piece] of pieces.entries()) {
      yield piece;
      const file = files[index];
      if (file) yield* base64Of(createReadStream(file.path));
    }
  }
  return {
    headers: { 'content-type': 'application/json', 'content-length': String(length) },
    content,
  };
};

/** Base64 can only be split at multiples of three bytes. */
async function* base64Of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 3);
    yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1');
    rest = bytes.subarray(whole);
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1');
}
