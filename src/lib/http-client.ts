/** HTTP to a server the operator named: connections kept, bodies streamed both ways, every wait bounded. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent, type Dispatcher, request, WebSocket } from 'undici';
import { opaqueId } from './ids.ts';

const connectTimeoutMs = 10_000;
const maxJsonBytes = 32 * 1024 * 1024;

export type HttpFailureKind = 'timeout' | 'connection' | 'malformed' | 'too_large';

/** Says nothing of where the server is: the operator knows, nobody else should. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly kind: HttpFailureKind;
  readonly code: string | undefined;

  constructor(kind: HttpFailureKind, code?: string) {
    super(`The server failed: ${kind}${code ? ` (${code})` : ''}.`);
    this.kind = kind;
    this.code = code;
  }
}

export type HttpAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData['body'];
};

export type HttpBody = {
  headers: Record<string, string>;
  content: AsyncIterable<Uint8Array> | string | Buffer;
};

export type HttpRequest = {
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  body?: HttpBody;
  signal: AbortSignal;
  /** For the head of the answer and between any two parts of its body. */
  idleTimeoutMs: number;
};

const timeoutCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** The caller's own abort stays what it is; everything else becomes an HttpFailure. */
const explain = (error: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted)
    return (signal.reason as Error)?.name === 'TimeoutError' ? new HttpFailure('timeout') : signal.reason;
  if (error instanceof HttpFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return new HttpFailure(code && timeoutCodes.has(code) ? 'timeout' : 'connection', code);
};

export const createHttpClient = (settings: {
  baseUrl: string;
  /** Sent to this server only. */
  headers: () => Record<string, string>;
  userAgent: string;
}) => {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, keepAliveTimeout: 30_000 });
  const { origin } = new URL(settings.baseUrl);

  return {
    /** Whether a URL is on this server, so that our key may go there. */
    isOwn: (url: string): boolean => URL.parse(url)?.origin === origin,

    urlOf: (target: string): string => (target.startsWith('/') ? settings.baseUrl + target : target),

    /** `target`: a path below the base URL, or a whole URL on the same server. Throws HttpFailure or the abort's reason. */
    async request(target: string, options: HttpRequest): Promise<HttpAnswer> {
      const { signal, idleTimeoutMs, body } = options;
      try {
        const { statusCode, ...answer } = await request(this.urlOf(target), {
          dispatcher,
          method: options.method ?? 'GET',
          headers: {
            'user-agent': settings.userAgent,
            ...settings.headers(),
            ...body?.headers,
            ...options.headers,
          },
          body: (body?.content ?? null) as Dispatcher.DispatchOptions['body'],
          signal,
          headersTimeout: idleTimeoutMs,
          bodyTimeout: idleTimeoutMs,
        });
        // A body nobody reads on must not end the process when it breaks.
        answer.body.on('error', () => {});
        return { status: statusCode, headers: answer.headers, body: answer.body };
      } catch (error) {
        throw explain(error, signal);
      }
    },

    /** Text messages until the signal aborts or the server closes; one that cannot be had is silent. */
    listen(path: string, onMessage: (text: string) => void, signal: AbortSignal): void {
      const socket = new WebSocket(this.urlOf(path).replace(/^http/, 'ws'), {
        dispatcher,
        headers: { 'user-agent': settings.userAgent, ...settings.headers() },
      });
      const close = () => socket.close();
      socket.addEventListener('error', () => {});
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') onMessage(data);
      });
      socket.addEventListener('close', () => signal.removeEventListener('abort', close));
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });
    },

    close: () => dispatcher.destroy(),
  };
};
export type HttpClient = ReturnType<typeof createHttpClient>;

export async function* readBody(answer: HttpAnswer, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of answer.body) yield chunk as Buffer;
  } catch (error) {
    throw explain(error, signal);
  }
}

export const readText = async (
  answer: HttpAnswer,
  signal: AbortSignal,
  maxBytes = maxJsonBytes,
): Promise<string> => {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of readBody(answer, signal)) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw new HttpFailure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const readJsonObject = async (
  answer: HttpAnswer,
  signal: AbortSignal,
): Promise<Record<string, unknown>> => {
  const text = await readText(answer, signal);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {}
  throw new HttpFailure('malformed');
};

export const discard = (answer: HttpAnswer): void => {
  answer.body.destroy();
};

export const headerOf = (answer: HttpAnswer, name: string): string | undefined => {
  const value = answer.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

export const jsonBody = (value: unknown): HttpBody => ({
  headers: { 'content-type': 'application/json' },
  content: JSON.stringify(value),
});

export type FormFile = {
  name: string;
  path: string;
  filename: string;
  contentType: string;
};

/** Files go out as they are read; the length is known before, which some servers insist on. */
export const formBody = async (fields: [string, string][], files: FormFile[]): Promise<HttpBody> => {
  const boundary = `----kinora-${opaqueId(24)}`;
  const disposition = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  let text = fields.map(([name, value]) => `${disposition(name)}\r\n\r\n${value}\r\n`).join('');
  // What stands before each file, and after the last: few writes make few packets.
  const pieces: { before: Buffer; path: string }[] = [];
  for (const { name, filename, contentType, path } of files) {
    text += `${disposition(name)}; filename="${filename}"\r\nContent-Type: ${contentType}\r\n\r\n`;
    pieces.push({ before: Buffer.from(text), path });
    text = '\r\n';
  }
  const end = Buffer.from(`${text}--${boundary}--\r\n`);
  const sizes = await Promise.all(pieces.map(async ({ path }) => (await stat(path)).size));
  const length =
    pieces.reduce((sum, { before }, index) => sum + before.length + sizes[index]!, 0) + end.length;
  async function* content() {
    for (const { before, path } of pieces) {
      yield before;
      yield* createReadStream(path);
    }
    yield end;
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(length),
    },
    content: content(),
  };
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
    content: content(),
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
