/** Sends the newest still of a video that is being drawn; 204 where there is none: it comes and goes while clients look. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasPreview } from '../domain/video/making-progress.ts';
import { contentTypeOf, taskFiles, type VideoTask } from '../domain/video-task.ts';
import type { AppDeps } from './app-deps.ts';
import { whenOver } from './client-signal.ts';

/**
 * Its length is that of the bytes that were read: a still is replaced every second, also between the question for its
 * size and the reading.
 */
const readWhole = async (blobs: AppDeps['blobs'], key: string): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  try {
    // A chunk is overwritten when the next one is asked for.
    for await (const chunk of await blobs.read(key)) chunks.push(Buffer.from(chunk));
  } catch (error) {
    if (await blobs.stat(key)) throw error;
    return null;
  }
  return Buffer.concat(chunks);
};

export const sendPreview = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { blobs, limits }: Pick<AppDeps, 'blobs' | 'limits'>,
  task: VideoTask,
): Promise<FastifyReply> => {
  const { preview } = taskFiles(task.id);
  if (hasPreview(task)) whenOver(reply, limits.acquire(request.caller, 'downloads'));
  const still = hasPreview(task) ? await readWhole(blobs, preview) : null;
  if (still === null) return reply.code(204).header('cache-control', 'no-store').send();
  return reply.header('cache-control', 'private, no-cache').type(contentTypeOf(preview)).send(still);
};
