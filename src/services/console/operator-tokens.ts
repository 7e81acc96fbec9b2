/** What lets operators into the console: tokens, one-time links, and the end of all sessions. */
import type { ConsoleSessions } from '../../db/console/sessions.ts';
import type { ConsoleTokens } from '../../db/console/tokens.ts';
import { hashSecret } from '../../domain/api-key.ts';
import {
  type ConsoleToken,
  linkSeconds,
  makeConsoleSecret,
  type OperatorRole,
} from '../../domain/console.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';
import { AdminError } from '../account-admin.ts';

export type NewToken = { role: OperatorRole; name: string | null; expiresAt: number | null };

export const createOperatorTokens = (deps: {
  tokens: ConsoleTokens;
  sessions: ConsoleSessions;
  clock: Clock;
}) => {
  const { tokens, sessions, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());

  /** The secret is stored nowhere. */
  const add = async (wanted: NewToken, isLink: boolean): Promise<{ id: string; secret: string }> => {
    const secret = makeConsoleSecret(isLink ? 'link' : 'token');
    const id = `tok_${opaqueId(16)}`;
    await tokens.insert({ id, ...wanted, isLink, createdAt: now(), hash: hashSecret(secret) });
    return { id, secret };
  };

  return {
    /** The secret of a link that opens the console once. */
    async createLink(role: OperatorRole): Promise<string> {
      await tokens.deleteOldLinks(now());
      return (await add({ role, name: null, expiresAt: now() + linkSeconds }, true)).secret;
    },

    add: (wanted: NewToken) => add(wanted, false),
    list: (): Promise<ConsoleToken[]> => tokens.list(),

    /** Ends the sessions that were opened with it too. */
    async revoke(id: string): Promise<void> {
      if (!(await tokens.revoke(id, now()))) throw new AdminError(`There is no live token "${id}".`);
    },

    /** How many sessions were ended. */
    signOutAll: (): Promise<number> => sessions.deleteAll(),
  };
};
export type OperatorTokens = ReturnType<typeof createOperatorTokens>;
