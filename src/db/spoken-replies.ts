/** Spoken chat replies, so that a later message can refer to one by its id, at any process. */
import { type Clock, createAgeClock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Database } from './database.ts';

const ttlSeconds = 24 * 3600;
/** Rows outlive the responses that name their sound, which are stored for a day too, but from later on. */
const keptSeconds = 6 * 3600;

export const createSpokenReplies = (db: Database, clock: Clock) => {
  const ageClock = createAgeClock(clock);
  /** One that is older has expired. */
  const expiry = () => unixSeconds(ageClock());
  return {
    async insert(
      accountId: string,
      text: string,
      { hasSound = false } = {},
    ): Promise<{ id: string; expiresAt: number }> {
      const id = `audio_${opaqueId()}`;
      const expiresAt = unixSeconds(clock.nowMs()) + ttlSeconds;
      await db
        .insertInto('spoken_replies')
        .values({
          id,
          account_id: accountId,
          text,
          expires_at: expiresAt,
          has_sound: hasSound ? 1 : 0,
        })
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

    /** Which of these have a row. */
    async existing(ids: string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('spoken_replies').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },

    async listExpired(limit: number): Promise<{ id: string; hasSound: boolean }[]> {
      const rows = await db
        .selectFrom('spoken_replies')
        .select(['id', 'has_sound'])
        .where('expires_at', '<=', expiry() - keptSeconds)
        .orderBy('expires_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, hasSound: row.has_sound === 1 }));
    },

    async delete(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.deleteFrom('spoken_replies').where('id', 'in', ids).execute();
    },
  };
};
export type SpokenReplies = ReturnType<typeof createSpokenReplies>;
