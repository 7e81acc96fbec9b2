/** Public links to videos: one for each video that its owner shares. */
import type { Database } from '../database.ts';

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

  /** The link that a video has already stays. */
  async insert(taskId: string, secret: string, createdAt: number): Promise<void> {
    await db
      .insertInto('shared_videos')
      .values({ task_id: taskId, secret, created_at: createdAt })
      .onConflict((conflict) => conflict.column('task_id').doNothing())
      .execute();
  },

  async delete(taskId: string): Promise<void> {
    await db.deleteFrom('shared_videos').where('task_id', '=', taskId).execute();
  },
});
export type SharedVideos = ReturnType<typeof createSharedVideos>;
