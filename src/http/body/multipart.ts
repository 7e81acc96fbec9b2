/** Reads a multipart body as it arrives: fields in memory, files on disk, every size limited. */
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { opaqueId } from '../../lib/ids.ts';
import { needsBodyHash } from './body-hash.ts';
import './long-json.ts';
import { receiveFile, type UploadedFile } from './receive-file.ts';

/** A repeated parameter becomes a list, so that no schema accepts it as text. */
type MultipartBody = { fields: Record<string, unknown>; files: Record<string, UploadedFile> };

export type MultipartLimits = {
  maxFileBytes: number;
  /** A text field that may be as long as a file; `longText` resolves it. */
  longField?: { name: string; maxBytes: number };
  idleMs: number;
  totalMs: number;
};

/** Limit of all fields together, without files and long fields. */
const maxTextBytes = 256 * 1024;
/** A long field up to this size stays text. */
const shortFieldBytes = 32 * 1024;
const maxNameLength = 200;
const maxParts = 100;
const maxFiles = 8;
/** Two part headers with a long file name need a tenth of it. */
const maxHeaderBytes = 16 * 1024;

const invalidRequest = (message: string) => new ApiError('invalid_request', { message });
const tooManyParts = () => invalidRequest('The multipart body has too many parts.');
const isFile = (contentType: string | undefined, filename: string | undefined): boolean =>
  filename !== undefined || contentType === 'application/octet-stream';

type BusboyInternals = {
  _nparts: number;
  parser: { on(event: 'part', listener: (part: Readable) => void): void };
};
type Parser = { parser: BusboyInstance; allPartsParsed: () => boolean };

const createParser = (request: FastifyRequest, limits: MultipartLimits): Parser => {
  let parsedParts = 0;
  try {
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fieldSize: maxTextBytes, parts: maxParts, files: maxFiles, headerSize: maxHeaderBytes },
      isPartAFile: (name, contentType, filename) => {
        parsedParts += 1;
        return isFile(contentType, filename) || name === limits.longField?.name;
      },
    });
    const { _parser: internal } = parser as unknown as { _parser: BusboyInternals };
    // Busboy listens to no errors of parts beyond the limit: one that is cut off would end the process.
    internal.parser.on('part', (part) => part.on('error', () => {}));
    // Busboy drops a part whose headers it does not understand silently; only its own count includes it.
    return { parser, allPartsParsed: () => internal._nparts === parsedParts };
  } catch {
    throw invalidRequest('The Content-Type names no multipart boundary.');
  }
};

/** A file, or a long field, being written to disk. */
type Incoming = { stream: Readable; received: Promise<UploadedFile>; isText: boolean };

export const readMultipart = async (
  request: FastifyRequest,
  scratchDir: () => Promise<string>,
  limits: MultipartLimits,
): Promise<MultipartBody> => {
  const { raw } = request;
  const { parser, allPartsParsed } = createParser(request, limits);
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const fields = collectFields(parser, reject);
  const isHashed = needsBodyHash(request);
  const incoming = collectFiles(
    parser,
    limits,
    (stream, maxBytes) => receiveFile(stream, scratchDir, { maxBytes, isHashed }),
    reject,
  );
  parser.on('partsLimit', () => reject(tooManyParts())).on('filesLimit', () => reject(tooManyParts()));
  const onMalformed = () => reject(invalidRequest('The multipart body is malformed.'));
  parser.on('error', onMalformed).on('finish', () => {
    if (allPartsParsed()) resolve();
    else
      reject(
        invalidRequest(
          'A part of the multipart body has no Content-Disposition of form-data, or a malformed one.',
        ),
      );
  });
  // It never finishes when the headers of a part do not end before the next delimiter.
  parser.on('prefinish', async () => {
    await Promise.allSettled(Array.from(incoming.values(), ({ received }) => received));
    setImmediate(onMalformed);
  });
  // Also when everything had arrived: unread data in a closed stream is never delivered.
  const onClose = () => {
    if (!raw.readableEnded) reject(invalidRequest('The request was cut off.'));
  };
  const stopTimers = boundTime(raw, limits, () =>
    reject(invalidRequest('The request body did not arrive in time.')),
  );
  raw.once('close', onClose).pipe(parser);
  try {
    await ended;
    const files: Record<string, UploadedFile> = Object.create(null);
    for (const [name, { received, isText }] of incoming)
      if (isText) fields[name] = await textOrPlaceholder(request, await received);
      else files[name] = await received;
    return { fields, files };
  } catch (error) {
    raw.unpipe(parser);
    for (const { stream } of incoming.values()) stream.destroy();
    await Promise.allSettled(Array.from(incoming.values(), ({ received }) => received));
    throw error;
  } finally {
    stopTimers();
    raw.off('close', onClose).unpipe(parser);
    // The rest of the body would be read as the next request of this connection.
    raw.resume();
  }
};

type Fail = (error: Error) => void;

const nameError = (name: string | undefined): ApiError | undefined => {
  if (name === undefined) return invalidRequest('A part of the multipart body has no name.');
  if (name.length > maxNameLength)
    return invalidRequest('The name of a part of the multipart body is too long.');
  return undefined;
};

const collectFields = (parser: BusboyInstance, fail: Fail): Record<string, unknown> => {
  const fields: Record<string, unknown> = Object.create(null);
  let textBytes = 0;
  parser.on('field', (name, value, _isNameCut, isCut) => {
    textBytes += Buffer.byteLength(value);
    const error = nameError(name);
    if (error) fail(error);
    else if (isCut || textBytes > maxTextBytes)
      fail(invalidRequest(`The field '${name.slice(0, 50)}' is too long, or all fields together are.`));
    else if (fields[name] === undefined) fields[name] = value;
    else fields[name] = [fields[name], value].flat();
  });
  return fields;
};

const collectFiles = (
  parser: BusboyInstance,
  limits: MultipartLimits,
  receive: (stream: Readable, maxBytes: number) => Promise<UploadedFile>,
  fail: Fail,
): Map<string, Incoming> => {
  const incoming = new Map<string, Incoming>();
  parser.on('file', (name, stream, filename, _encoding, contentType) => {
    // The reader gets the error; an unread stream must not end the process.
    stream.on('error', () => {});
    const error =
      nameError(name) ??
      (incoming.has(name!) ? invalidRequest(`The file '${name!.slice(0, 50)}' was sent twice.`) : undefined);
    if (error) return fail(error);
    const isText = !isFile(contentType, filename);
    const maxBytes = isText ? limits.longField!.maxBytes : limits.maxFileBytes;
    const received = receive(stream, maxBytes);
    received.catch(fail);
    incoming.set(name!, { stream, received, isText });
  });
  return incoming;
};

const textOrPlaceholder = async (
  request: FastifyRequest,
  { path, sizeBytes, sha256 }: UploadedFile,
): Promise<string> => {
  if (sizeBytes <= shortFieldBytes) return readFile(path, 'utf8');
  const placeholder = `long-${opaqueId(24)}`;
  request.longTexts = new Map([[placeholder, { path, startByte: 0, endByte: sizeBytes, sha256 }]]);
  return placeholder;
};

const boundTime = (
  stream: Readable,
  { idleMs, totalMs }: MultipartLimits,
  late: () => void,
): (() => void) => {
  const idle = setTimeout(late, idleMs);
  const total = setTimeout(late, totalMs);
  const alive = () => idle.refresh();
  stream.on('data', alive);
  return () => {
    stream.off('data', alive);
    clearTimeout(idle);
    clearTimeout(total);
  };
};
