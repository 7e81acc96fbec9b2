/** Spoken chat replies, so that a later message can refer to one by its id, at any process. */
import { type Clock, createAgeClock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Database } from './database.ts';

const ttlSeconds = 24 * 3600;
const cleanupBatchSize = 1000;

export const createSpokenReplies = (db: Database, clock: Clock) => {
  const ageClock = createAgeClock(clock);
  /** One that is older has expired. */
  const expiry = () => unixSeconds(ageClock());
  return {
    async insert(accountId: string, text: string): Promise<{ id: string; expiresAt: number }> {
      const id = `audio_${opaqueId()}`;
      const expiresAt = unixSeconds(clock.nowMs()) + ttlSeconds;
      await db
        .insertInto('spoken_replies')
        .values({ id, account_id: accountId, text, expires_at: expiresAt })
        .execute();
      return { id, expiresAt };
    },

    /** By id, those of the account that have not expired. */
    async findTexts(accountId: string, ids: string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('spoken_replies')
        .select(['id', 'text'])
        .where('id', 'in', ids)
        .where('account_id', '=', accountId)
        .where('expires_at', '>', expiry())
        .execute();
      return new Map(rows.map(({ id, text }) => [id, text]));
    },

    async deleteExpired(): Promise<void> {
      const old = db
        .selectFrom('spoken_replies')
        .select('id')
        .where('expires_at', '<=', expiry())
        .limit(cleanupBatchSize);
      await db.deleteFrom('spoken_replies').where('id', 'in', old).execute();
    },
  };
};
export type SpokenReplies = ReturnType<typeof createSpokenReplies>;
