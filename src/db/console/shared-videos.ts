/** Public links to videos: one for each video that its owner shares. */
import type { Database } from '../database.ts';
import { lockVideo } from './video-labels.ts';

export const createSharedVideos = (db: Database) => ({
  async secretOf(taskId: string): Promise<string | null> {
    const row = await db
      .selectFrom('shared_videos')
      .select('secret')
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row?.secret ?? null;
  },

  async taskOf(secret: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('shared_videos')
      .select('task_id')
      .where('secret', '=', secret)
      .executeTakeFirst();
    return row?.task_id;
  },

  /** The secret of its link, which stays the one it has already; undefined when the video is deleted meanwhile. */
  async share(taskId: string, secret: string, createdAt: number): Promise<string | undefined> {
    return db.transaction().execute(async (transaction) => {
      if (!(await lockVideo(transaction, taskId))) return undefined;
      await transaction
        .insertInto('shared_videos')
        .values({ task_id: taskId, secret, created_at: createdAt })
        .onConflict((conflict) => conflict.column('task_id').doNothing())
        .execute();
      const shared = transaction.selectFrom('shared_videos').select('secret').where('task_id', '=', taskId);
      return (await shared.executeTakeFirst())?.secret;
    });
  },

  async delete(taskId: string): Promise<void> {
    await db.deleteFrom('shared_videos').where('task_id', '=', taskId).execute();
  },
});
export type SharedVideos = ReturnType<typeof createSharedVideos>;
