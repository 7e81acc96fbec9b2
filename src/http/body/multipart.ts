/** A multipart body, read as it arrives: fields in memory, files on disk, every size bounded on the way. */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { opaqueId } from '../../lib/ids.ts';
import {
  boundaryOf,
  createMultipartParser,
  type PartHead,
  type PartReader,
} from '../../lib/multipart-parser.ts';
import './long-json.ts';
import { receiveFile, type UploadedFile } from './receive-file.ts';

/** A parameter given twice arrives as a list, so that no schema takes it for text. */
export type MultipartBody = { fields: Record<string, unknown>; files: Record<string, UploadedFile> };

export type MultipartLimits = {
  maxFileBytes: number;
  /** A text field that may be as long as a file; `longText` tells where it lies. */
  longField?: { name: string; maxBytes: number };
  /** A file no larger is handed over as it came and not written; 0 unless told. */
  keptBytes?: number;
  idleMs: number;
  totalMs: number;
};

/** Of all fields together that are neither files nor long. */
const maxTextBytes = 256 * 1024;
/** A long field no larger stays text. */
const shortFieldBytes = 32 * 1024;
const maxNameLength = 200;
const maxParts = 100;
const maxFiles = 8;

const broken = (message: string) => new ApiError('invalid_request', { message });

export const readMultipart = async (
  request: FastifyRequest,
  scratchDir: () => Promise<string>,
  limits: MultipartLimits,
): Promise<MultipartBody> => {
  const { raw } = request;
  const boundary = boundaryOf(request.headers['content-type'] ?? '');
  if (boundary === undefined) throw broken('The Content-Type names no multipart boundary.');
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, ReturnType<typeof receiveFile>> = Object.create(null);
  const receiving: ReturnType<typeof receiveFile>[] = [];
  let textBytes = 0;
  let parts = 0;
  let isLongText = false;
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();

  const readField = (name: string, charset: string | undefined): PartReader => {
    const chunks: Buffer[] = [];
    return {
      data(bytes) {
        textBytes += bytes.length;
        if (textBytes > maxTextBytes)
          throw broken(`The field '${name.slice(0, 50)}' is too long, or all fields together are.`);
        chunks.push(bytes);
      },
      end() {
        const value = decodeText(Buffer.concat(chunks), charset);
        const earlier = fields[name];
        if (earlier === undefined) fields[name] = value;
        else fields[name] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
      },
    };
  };
  const receive = (name: string, maxBytes: number, keptBytes: number) => {
    if (receiving.length === maxFiles) throw broken('The multipart body has too many parts.');
    if (files[name]) throw broken(`The file '${name.slice(0, 50)}' was sent twice.`);
    const file = receiveFile(scratchDir, {
      maxBytes,
      keptBytes,
      isHashed: request.headers['idempotency-key'] !== undefined,
      onFull: (drained) => {
        raw.pause();
        drained.then(() => raw.resume(), reject);
      },
    });
    files[name] = file;
    receiving.push(file);
    return file;
  };
  const readPart = ({ name, isFile, charset }: PartHead): PartReader => {
    parts += 1;
    if (parts > maxParts) throw broken('The multipart body has too many parts.');
    if (name === undefined) throw broken('A part of the multipart body has no name.');
    if (name.length > maxNameLength) throw broken('The name of a part of the multipart body is too long.');
    if (isFile) return receive(name, limits.maxFileBytes, limits.keptBytes ?? 0);
    if (name !== limits.longField?.name) return readField(name, charset);
    isLongText = true;
    return receive(name, limits.longField.maxBytes, shortFieldBytes);
  };

  const parser = createMultipartParser(boundary, readPart);
  const attempt = (step: () => void) => {
    try {
      step();
    } catch (error) {
      raw.off('data', onData);
      reject(error instanceof ApiError ? error : broken('The multipart body is broken.'));
    }
  };
  const onData = (chunk: Buffer) => attempt(() => parser.write(chunk));
  const onEnd = () =>
    attempt(() => {
      parser.end();
      resolve();
    });
  // Also when all of it had come: what waits unread in a closed stream is never handed out.
  const onClose = () => reject(broken('The request was cut off.'));
  const stopTimers = boundTime(raw, limits, () => reject(broken('The request body did not arrive in time.')));
  raw.on('data', onData).once('end', onEnd).once('close', onClose);
  try {
    await ended;
    const received: Record<string, UploadedFile> = Object.create(null);
    for (const [name, file] of Object.entries(files)) received[name] = await file.received();
    if (isLongText && limits.longField) {
      const { name } = limits.longField;
      fields[name] = textOrMark(request, received[name]!);
      delete received[name];
    }
    return { fields, files: received };
  } catch (error) {
    await Promise.allSettled(receiving.map((file) => file.giveUp()));
    throw error;
  } finally {
    stopTimers();
    raw.off('data', onData).off('end', onEnd).off('close', onClose);
    // What is still to come would stand before the next request of this connection.
    raw.resume();
  }
};

const textOrMark = (request: FastifyRequest, { bytes, path, sizeBytes, sha256 }: UploadedFile): string => {
  if (bytes) return bytes.toString('utf8');
  const mark = `long-${opaqueId(24)}`;
  request.longTexts = new Map([[mark, { path, startByte: 0, endByte: sizeBytes, sha256: sha256 || null }]]);
  return mark;
};

const decodeText = (bytes: Buffer, charset: string | undefined): string => {
  if (charset === undefined || /^utf-?8$/i.test(charset)) return bytes.toString('utf8');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw broken('A field of the multipart body is in an unknown encoding.');
  }
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
