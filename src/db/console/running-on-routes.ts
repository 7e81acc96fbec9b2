/** How many videos of all processes are being made on routes of a model. */
import type { Database } from '../database.ts';

export const createRunningOnRoutes = (db: Database) => ({
  async count(model: string, routes: string[]): Promise<number> {
    if (routes.length === 0) return 0;
    const { times } = await db
      .selectFrom('video_tasks')
      .select(({ fn }) => fn.countAll<number | string>().as('times'))
      .where('status', '=', 'processing')
      .where('model', '=', model)
      .where('route', 'in', routes)
      .executeTakeFirstOrThrow();
    return Number(times);
  },
});
export type RunningOnRoutes = ReturnType<typeof createRunningOnRoutes>;
