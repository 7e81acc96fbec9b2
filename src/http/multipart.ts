/** A multipart body, streamed: fields in memory, files on disk, every size bounded while it arrives. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../domain/errors.ts';
import { opaqueId } from '../lib/ids.ts';

export type UploadedFile = {
  /** Empty while `bytes` are the whole of it. */
  path: string;
  bytes: Buffer | null;
  sizeBytes: number;
  sha256: string;
  tooLarge: boolean;
};
/** A parameter given twice arrives as a list, so that no schema takes it for text. */
export type MultipartBody = { fields: Record<string, unknown>; files: Record<string, UploadedFile> };

export type MultipartLimits = {
  maxFileBytes: number;
  /** Of all fields that are no files together; 256 KB unless told. */
  maxTextBytes?: number;
  /** A file no larger is handed over as it came and not written; 0 unless told. */
  keptBytes?: number;
  idleMs: number;
  totalMs: number;
};

const usualTextBytes = 256 * 1024;
const maxParts = 100;
const maxFiles = 8;

export const readMultipart = async (
  request: FastifyRequest,
  scratchDir: () => Promise<string>,
  limits: MultipartLimits,
): Promise<MultipartBody> => {
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const writes: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  const raw = request.raw;
  const parser = openParser(request, limits);
  const maxTextBytes = limits.maxTextBytes ?? usualTextBytes;
  let textBytes = 0;
  const broken = (message: string) => new ApiError('invalid_request', { message });

  let failed: Error | undefined;
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  const fail = (error: Error) => {
    failed ??= error;
    // At once: were the parser told of the body's end, it would throw where nobody can catch.
    raw.unpipe(parser);
    // What is still to come would stand before the next request of this connection.
    raw.resume();
    reject(failed);
  };
  const requireName = (name: string | undefined): name is string => {
    if (name === undefined) fail(broken('A part of the multipart body has no name.'));
    return name !== undefined;
  };
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(broken('The multipart body has too many parts.')));
  }
  parser.on('field', (name: string | undefined, value, _nameTruncated, truncated) => {
    if (!requireName(name)) return;
    textBytes += value.length;
    if (truncated || textBytes > maxTextBytes)
      fail(broken(`The field '${name.slice(0, 50)}' is too long, or all fields together are.`));
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else fields[name] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  });
  parser.on('file', (name: string | undefined, stream) => {
    if (!requireName(name)) return void stream.resume();
    const write = saveFile(stream, scratchDir, limits.keptBytes ?? 0).then((file) => {
      if (files[name]) fail(broken(`The file '${name.slice(0, 50)}' was sent twice.`));
      files[name] = file;
    });
    write.catch(fail);
    writes.push(write);
    streams.push(stream);
  });
  parser.on('error', () => fail(broken('The multipart body is broken.')));
  parser.on('finish', resolve);
  raw.once('close', () => raw.complete || fail(broken('The request was cut off.')));
  const stopTimers = boundTime(raw, limits, () => fail(broken('The request body did not arrive in time.')));

  try {
    raw.pipe(parser);
    await finished;
    await Promise.all(writes);
    if (failed) throw failed;
    return { fields, files };
  } catch (error) {
    parser.destroy();
    // The parser leaves them open, and who writes them would wait for ever.
    for (const stream of streams) stream.destroy(failed);
    await Promise.allSettled(writes);
    throw error;
  } finally {
    stopTimers();
  }
};

const openParser = (request: FastifyRequest, limits: MultipartLimits) => {
  try {
    return new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: {
        fieldNameSize: 200,
        fieldSize: limits.maxTextBytes ?? usualTextBytes,
        fileSize: limits.maxFileBytes,
        files: maxFiles,
        parts: maxParts,
        headerPairs: 50,
      },
    });
  } catch {
    throw new ApiError('invalid_request', { message: 'The Content-Type names no multipart boundary.' });
  }
};

/** What lies above the limit is read and dropped, so that the client gets to read our answer. */
const saveFile = async (
  stream: BusboyFileStream,
  scratchDir: () => Promise<string>,
  keptBytes: number,
): Promise<UploadedFile> => {
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  let sizeBytes = 0;
  let path = '';
  let file: FileHandle | undefined;
  const writeOut = async (bytes: Buffer) => {
    if (!file) {
      path = join(await scratchDir(), `upload-${opaqueId(8)}`);
      file = await open(path, 'w');
    }
    await file.writeFile(bytes);
  };
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      kept.push(chunk);
      if (sizeBytes <= keptBytes) done();
      else writeOut(kept.length === 1 ? chunk : Buffer.concat(kept)).then(() => done(), done);
      if (sizeBytes > keptBytes) kept.length = 0;
    },
  });
  try {
    await pipeline(stream, sink);
    if (sizeBytes === 0 && keptBytes === 0) await writeOut(Buffer.alloc(0));
  } finally {
    await file?.close();
  }
  const bytes = file ? null : Buffer.concat(kept);
  return { path, bytes, sizeBytes, sha256: hash.digest('hex'), tooLarge: stream.truncated === true };
};

const boundTime = (
  stream: Readable,
  { idleMs, totalMs }: MultipartLimits,
  late: () => void,
): (() => void) => {
  let idle = setTimeout(late, idleMs);
  const total = setTimeout(late, totalMs);
  const alive = () => {
    clearTimeout(idle);
    idle = setTimeout(late, idleMs);
  };
  stream.on('data', alive);
  return () => {
    stream.off('data', alive);
    clearTimeout(idle);
    clearTimeout(total);
  };
};
