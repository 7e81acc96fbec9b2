/** What is sent: JSON and forms, with files in them that go out as they are read. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { opaqueId } from './ids.ts';

export type HttpBody = {
  headers: Record<string, string>;
  /** What is read as it goes out can be read again, should it have to be sent again. */
  content: (() => AsyncIterable<Uint8Array>) | string | Buffer;
};

export const jsonBody = (value: unknown): HttpBody => ({
  headers: { 'content-type': 'application/json' },
  content: JSON.stringify(value),
});

export type FormFile = {
  name: string;
  path: string;
  /** Instead of what is at the path. */
  bytes?: Buffer | null;
  filename: string;
  contentType: string;
};

/** What one read of a larger file would take. */
const smallFileBytes = 64 * 1024;

/** Files go out as they are read; the length is known before, which some servers insist on. */
export const formBody = (fields: [string, string][], files: FormFile[]): HttpBody => {
  const boundary = `----kinora-${opaqueId(24)}`;
  const disposition = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  let text = fields.map(([name, value]) => `${disposition(name)}\r\n\r\n${value}\r\n`).join('');
  // What stands before each file, and after the last: few writes make few packets.
  const pieces: { before: Buffer; path: string; bytes: Buffer | null }[] = [];
  for (const { name, filename, contentType, path, bytes = null } of files) {
    text += `${disposition(name)}; filename="${filename}"\r\nContent-Type: ${contentType}\r\n\r\n`;
    pieces.push({ before: Buffer.from(text), path, bytes });
    text = '\r\n';
  }
  const end = Buffer.from(`${text}--${boundary}--\r\n`);
  const sizes = pieces.map(({ path, bytes }) => bytes?.length ?? statSync(path).size);
  const length =
    pieces.reduce((sum, { before }, index) => sum + before.length + sizes[index]!, 0) + end.length;
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(length),
  };
  // A small body in one piece leaves with the head of the request, and spares five trips to the thread pool.
  if (length <= smallFileBytes)
    return {
      headers,
      content: Buffer.concat([
        ...pieces.flatMap(({ before, path, bytes }) => [before, bytes ?? readFileSync(path)]),
        end,
      ]),
    };
  async function* content() {
    for (const { before, path, bytes } of pieces) {
      yield before;
      if (bytes) yield bytes;
      else yield* createReadStream(path);
    }
    yield end;
  }
  return { headers, content };
};

/** Stands in a JSON value for the base64 of a file. */
export class FileInJson {
  readonly path: string;
  readonly prefix: string;
  constructor(path: string, prefix = '') {
    this.path = path;
    this.prefix = prefix;
  }
}

/** Each FileInJson goes out as base64 while it is read, so no file is held whole. */
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

/** Only whole groups of three bytes can be encoded apart from each other. */
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
