/** Favourites, tags and public links of an account's videos. */
import type { SharedVideos } from '../../db/console/shared-videos.ts';
import type { VideoLabelStore, VideoLabels } from '../../db/console/video-labels.ts';
import type { VideoTasks } from '../../db/video-tasks.ts';
import type { Caller } from '../../domain/account.ts';
import { ApiError } from '../../domain/errors.ts';
import type { VideoTask } from '../../domain/video-task.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';
import type { Videos } from '../videos.ts';

const maxTagsOfAccount = 500;
const secretPattern = /^[a-z0-9]{24}$/;

export const createVideoLabelService = (deps: {
  labels: VideoLabelStore;
  shares: SharedVideos;
  videos: Pick<Videos, 'find'>;
  tasks: Pick<VideoTasks, 'find'>;
  clock: Clock;
}) => {
  const { labels, shares, videos, tasks } = deps;
  const notFound = () => new ApiError('video_not_found');

  return {
    async of(taskId: string): Promise<VideoLabels & { shareSecret: string | null }> {
      const found = (await labels.listOf([taskId])).get(taskId);
      return {
        isFavourite: found?.isFavourite ?? false,
        tags: found?.tags ?? [],
        shareSecret: await shares.secretOf(taskId),
      };
    },

    listOf: (taskIds: string[]) => labels.listOf(taskIds),

    async write(caller: Caller, id: string, wanted: Partial<VideoLabels>): Promise<VideoLabels> {
      await videos.find(caller, id);
      const now = (await labels.listOf([id])).get(id) ?? { isFavourite: false, tags: [] };
      const next = {
        isFavourite: wanted.isFavourite ?? now.isFavourite,
        tags: [...new Set((wanted.tags ?? now.tags).map((tag) => tag.trim()).filter(Boolean))].toSorted(),
      };
      if (!(await labels.write(caller.account.id, id, next))) throw notFound();
      return next;
    },

    tagsOf: (accountId: string) => labels.countTags(accountId, maxTagsOfAccount),

    /** Only a finished video can be shared; a second call returns the same link. */
    async share(caller: Caller, id: string): Promise<string> {
      const { status } = await videos.find(caller, id);
      if (status !== 'completed')
        throw new ApiError('invalid_request', { message: 'Only a finished video can be shared.' });
      const secret = await shares.share(id, opaqueId(), unixSeconds(deps.clock.nowMs()));
      if (secret === undefined) throw notFound();
      return secret;
    },

    async unshare(caller: Caller, id: string): Promise<void> {
      await videos.find(caller, id);
      await shares.delete(id);
    },

    /** For anyone with the link. */
    async findShared(secret: string): Promise<VideoTask> {
      const id = secretPattern.test(secret) ? await shares.taskOf(secret) : undefined;
      const task = id === undefined ? undefined : await tasks.find(id);
      if (task?.status !== 'completed') throw notFound();
      return task;
    },
  };
};
export type VideoLabelService = ReturnType<typeof createVideoLabelService>;
