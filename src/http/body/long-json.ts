/**
 * JSON whose long strings (recordings, pictures) go to a file while they arrive: parsing a body of 33 MB blocked every
 * other request for 0.3 s. In the parsed body a placeholder stands for such a string; `longText` resolves it.
 */
import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { opaqueId } from '../../lib/ids.ts';
import { type CutChunk, createStringCutter } from '../../lib/long-json/cut-strings.ts';
import { type LongText, readLongText } from '../../lib/long-json/long-text.ts';
import { type Fields, nestingRead } from '../validate.ts';
import { needsBodyHash } from './body-hash.ts';

/** A string of this length is parsed in a tenth of a millisecond. */
const maxInlineBytes = 32 * 1024;
/** Limit of the parsed JSON: four times the longest text of any model. */
const maxParsedBytes = 2 * 1024 * 1024;
/**
 * A value takes up to 100 bytes of memory and two microseconds until it is validated, however few bytes it was sent as.
 * A conversation of 1,000 messages has about 8,000 of them.
 */
const maxSeparators = 10_000;

/** A chunk of the body is at most 64 KB, and each write costs the event loop about 0.1 ms. */
const writeBytes = 512 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    longTexts: Map<string, LongText> | undefined;
  }
  interface FastifyContextConfig {
    /**
     * Paths where strings may stay in their file: `.images.*`. Others become text again before the handler sees the
     * body.
     */
    longTexts?: string[];
  }
}

/** The string itself, or its location in the file. */
export const longText = (request: FastifyRequest, text: string): string | LongText =>
  request.longTexts?.get(text) ?? text;

export const parseJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('longTexts', undefined);
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const placeholderPrefix = `long-${opaqueId(24)}-`;
    const { rest, texts } = await readCut(request, payload, placeholderPrefix);
    if (rest === '') return undefined;
    const body = await new Promise<unknown>((resolve, reject) => {
      void parseJson(request, rest, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
    if (texts.size === 0) return body;
    request.longTexts = texts;
    return putBack(body, texts, request.routeOptions.config.longTexts ?? [], rest.length);
  });
};

const tooLarge = () => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
const tooManyValues = () =>
  new ApiError('invalid_request', { message: 'The JSON of the request body has too many values.' });
const notJson = () => Object.assign(new SyntaxError(), { statusCode: 400 });

const readCut = async (
  request: FastifyRequest,
  payload: IncomingMessage,
  placeholderPrefix: string,
): Promise<{ rest: string; texts: Map<string, LongText> }> => {
  const maxBytes = request.routeOptions.bodyLimit;
  const announcedBytes = Number(request.headers['content-length']);
  if (announcedBytes > maxBytes) throw tooLarge();
  const cutter = createStringCutter({ maxInlineBytes, placeholderPrefix });
  const file = createTextFile(placeholderPrefix, request);
  let receivedBytes = 0;
  let refusal: Error | undefined;
  try {
    // If the stream were destroyed with the loop, the client could not read the error.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      receivedBytes += (chunk as Buffer).length;
      if (receivedBytes > maxBytes) throw tooLarge();
      // Read to the end and discarded, so that the client can read our response.
      if (refusal) continue;
      const cut = cutter.take(chunk as Buffer);
      refusal = refusalOf(cutter);
      if (refusal) cutter.clear();
      else if (cut.pieces.length > 0) await file.take(cut);
    }
  } catch (error) {
    // The client left, or sent invalid HTTP.
    throw payload.errored ? Object.assign(payload.errored, { statusCode: 400 }) : error;
  } finally {
    await file.close();
  }
  if (announcedBytes >= 0 && announcedBytes !== receivedBytes)
    throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
  if (refusal) throw refusal;
  return { rest: cutter.rest(), texts: file.texts };
};

const refusalOf = (cutter: ReturnType<typeof createStringCutter>): Error | undefined => {
  if (cutter.isMalformed()) return notJson();
  if (cutter.remainingBytes() > maxParsedBytes) return tooLarge();
  return cutter.separatorCount() > maxSeparators ? tooManyValues() : undefined;
};

/** All long strings of a request, one after another. */
const createTextFile = (placeholderPrefix: string, request: FastifyRequest) => {
  const isHashed = needsBodyHash(request);
  const texts = new Map<string, LongText>();
  let file: FileHandle | undefined;
  let path = '';
  let hash: Hash | undefined;
  let [startByte, takenBytes, writtenBytes] = [0, 0, 0];
  let waiting: Buffer[] = [];

  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    file ??= await open(path, 'w');
    const pieces = waiting;
    waiting = [];
    for (const piece of pieces) writtenBytes += piece.length;
    await file.writev(pieces);
  };
  return {
    texts,
    async take({ pieces, ends }: CutChunk): Promise<void> {
      path ||= join(await request.scratchDir(), `body-${opaqueId(8)}`);
      const bytes = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
      let from = 0;
      /** Adds the bytes of the current string up to `end`. */
      const updateHash = (end: number) => {
        if (isHashed && from < end) hash = (hash ?? createHash('sha256')).update(bytes.subarray(from, end));
        from = end;
      };
      for (const end of ends) {
        updateHash(end);
        const endByte = takenBytes + end;
        texts.set(`${placeholderPrefix}${texts.size}`, {
          path,
          startByte,
          endByte,
          sha256: hash?.digest('hex') ?? null,
        });
        [startByte, hash] = [endByte, undefined];
      }
      updateHash(bytes.length);
      takenBytes += bytes.length;
      waiting.push(bytes);
      if (takenBytes - writtenBytes >= writeBytes) await flush();
    },
    async close(): Promise<void> {
      try {
        await flush();
      } finally {
        await file?.close();
      }
    },
  };
};

/** Strings at other paths become text again. */
const putBack = async (
  body: unknown,
  texts: Map<string, LongText>,
  allowedPaths: string[],
  parsedBytes: number,
): Promise<unknown> => {
  const misplaced = findMisplaced(body, texts, new Set(allowedPaths));
  const bytes = misplaced.reduce((sum, { text }) => sum + text.endByte - text.startByte, parsedBytes);
  if (bytes > maxParsedBytes) throw tooLarge();
  let whole = body;
  for (const { parent, key, text } of misplaced) {
    const read = await readLongText(text);
    if (parent) parent[key] = read;
    else whole = read;
  }
  return whole;
};

type Misplaced = { parent: Fields | undefined; key: string; text: LongText };

const findMisplaced = (
  body: unknown,
  texts: Map<string, LongText>,
  allowedPaths: Set<string>,
): Misplaced[] => {
  const found: Misplaced[] = [];
  const visit = (value: unknown, path: string, depth: number, parent: Fields | undefined, ownKey: string) => {
    if (typeof value === 'string') {
      const text = texts.get(value);
      if (text && !allowedPaths.has(path)) found.push({ parent, key: ownKey, text });
    }
    // Deeper values are discarded unread.
    if (typeof value !== 'object' || value === null || depth > nestingRead) return;
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value)) {
      // No field has a name this long: it is ignored like any unknown one.
      if (texts.has(key)) delete (value as Fields)[key];
      else visit(item, `${path}.${isList ? '*' : key}`, depth + 1, value as Fields, key);
    }
  };
  visit(body, '', 0, undefined, '');
  return found;
};
