/** Sends a stored file: whole or a range, with the headers that players and caches need. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../domain/errors.ts';
import { contentTypeOf } from '../domain/video-task.ts';
import type { AppDeps } from './app-deps.ts';
import { whenClosed, whenOver } from './client-signal.ts';

export const sendBlob = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { blobs, uploads }: Pick<AppDeps, 'blobs' | 'uploads'>,
  key: string,
  options: {
    notFound: ApiError;
    /** By default for the caller's own use. */
    cacheControl?: string;
    /** Counts the download, or the request for its headers; returns the function to call at its end. */
    acquire: () => () => void;
  },
): Promise<FastifyReply> => {
  // Before the storage is asked, which may be a server that charges for it.
  whenOver(reply, options.acquire());
  const blob = await blobs.stat(key);
  if (!blob) throw options.notFound;
  const { sizeBytes, etag } = blob;
  const { cacheControl } = options;
  // A browser would give it to the next account that signs in there, or to nobody's page.
  if (cacheControl === undefined)
    reply.header('vary', [reply.getHeader('vary'), 'authorization, cookie'].filter(Boolean).join(', '));
  reply
    .header('etag', etag)
    .header('last-modified', new Date(blob.modifiedMs).toUTCString())
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl ?? 'private, max-age=3600')
    .type(contentTypeOf(key));

  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const range = wantsRange(request, etag) ? parseRange(request.headers.range!, sizeBytes) : 'whole';
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).header('content-length', 0).send();
  }
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  const length = range === 'whole' ? sizeBytes : range.end - range.start + 1;
  if (request.method === 'HEAD') return reply.header('content-length', length).send();
  return sendBytes(reply, await blobs.read(key, range === 'whole' ? undefined : range), { length, uploads });
};

/** By hand and not as a stream: only the writer knows when a chunk is sent and its buffer may be filled again. */
export const sendBytes = async (
  reply: FastifyReply,
  chunks: AsyncIterable<Uint8Array>,
  { length, uploads }: { length: number } & Pick<AppDeps, 'uploads'>,
): Promise<FastifyReply> => {
  reply.header('content-length', length);
  // A reader that stalls is disconnected; a player resumes with a range.
  reply.raw.setTimeout(uploads.idleMs, () => reply.raw.destroy());
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  await sendChunks(reply.raw, chunks, length);
  return reply;
};

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;

const wantsRange = (request: FastifyRequest, etag: string): boolean => {
  const condition = request.headers['if-range'];
  return request.headers.range !== undefined && (condition === undefined || condition === etag);
};

type Range = { start: number; end: number };

/** One range of bytes; for several ranges, or another unit, the whole file is sent, as the standard allows. */
export const parseRange = (header: string, sizeBytes: number): Range | 'whole' | 'unsatisfiable' => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  if (match[1] === '') {
    const last = Number(match[2]);
    if (last === 0 || sizeBytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, sizeBytes - last), end: sizeBytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  if (match[2] !== '' && Number(match[2]) < start) return 'whole';
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
};

/** A storage that stands still would hold the connection to it, and the place of this download, for minutes. */
export const letGoAtClose = (
  reply: Pick<FastifyReply, 'raw'>,
  chunks: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> => {
  if (chunks instanceof Readable) whenClosed(reply, () => chunks.destroy());
  return chunks;
};

/** Sends exactly the announced bytes: a client would read more as the next response, and wait for missing ones. */
export const sendChunks = async (
  response: ServerResponse,
  chunks: AsyncIterable<Uint8Array>,
  length: number,
): Promise<void> => {
  let left = length;
  try {
    for await (const chunk of letGoAtClose({ raw: response }, chunks)) {
      left -= chunk.length;
      if (left < 0) break;
      await sent(response, chunk);
    }
  } catch {
    // The storage failed or the client left.
  }
  if (left === 0) response.end();
  else response.destroy();
};

/** Resolves when the system has taken the bytes; rejects when the connection is closed before. */
const sent = (response: ServerResponse, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (error?: Error | null) => {
      response.off('close', leave);
      if (error) reject(error);
      else resolve();
    };
    const leave = () => end(new Error('the client disconnected'));
    response.once('close', leave);
    response.write(chunk, end);
  });
