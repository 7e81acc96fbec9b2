/** GET library/archive: several finished videos as one ZIP file. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError, invalidParameter } from '../../../domain/errors.ts';
import { taskFiles, type VideoTask } from '../../../domain/video-task.ts';
import { maxZipBytes, type ZipEntry, zipLength, zipStream } from '../../../lib/files/zip-stream.ts';
import type { AppDeps } from '../../app-deps.ts';
import { whenOver } from '../../client-signal.ts';
import { text } from '../../schemas/common.ts';
import { letGoAtClose, sendBytes } from '../../send-blob.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { requireCaller } from '../session-hook.ts';

const maxVideos = 100;
const maxNameCharacters = 60;

const archiveQuery = Type.Object({
  ids: text('Ids of videos, with commas between them', { maxLength: 12_000 }),
});

/** Two videos of one prompt have different numbers. */
const nameOf = ({ prompt }: VideoTask, index: number): string => {
  const words = prompt
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxNameCharacters)
    .replaceAll(/^-+|-+$/g, '');
  return `${String(index + 1).padStart(2, '0')}-${words || 'video'}.mp4`;
};

export const registerArchiveRoute = (app: FastifyInstance, deps: AppDeps): void => {
  const { blobs, limits, uploads, videos } = deps;
  const validate = createValidator(archiveQuery);

  app.get('/library/archive', async (request, reply) => {
    const caller = requireCaller(request.session);
    const ids = [...new Set(validate(queryFields(request)).ids.split(','))];
    if (ids.length > maxVideos) throw invalidParameter('ids', `must be at most ${maxVideos} videos`);
    whenOver(reply, limits.acquire(caller, 'downloads'));
    const entries: ZipEntry[] = [];
    for (const id of ids) {
      const task = await videos.find(caller, id);
      const key = taskFiles(task.id).video;
      const blob = task.status === 'completed' ? await blobs.stat(key) : undefined;
      if (blob)
        entries.push({
          name: nameOf(task, entries.length),
          sizeBytes: blob.sizeBytes,
          modified: new Date(blob.modifiedMs),
          read: async () => letGoAtClose(reply, await blobs.read(key)),
        });
    }
    if (entries.length === 0)
      throw new ApiError('invalid_request', { message: 'None of these videos is finished.' });
    const length = zipLength(entries);
    if (length > maxZipBytes) throw invalidParameter('ids', 'together have more than 4 GB');
    reply.type('application/zip').header('content-disposition', 'attachment; filename="kinora-videos.zip"');
    return sendBytes(reply, zipStream(entries), { length, uploads });
  });
};
