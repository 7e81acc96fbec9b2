/** Operator access to the console: tokens, one-time links, ending all sessions. */
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { ConsoleSessions } from '../../db/console/sessions.ts';
import type { ConsoleTokens } from '../../db/console/tokens.ts';
import { hashSecret } from '../../domain/api-key.ts';
import { commandLine } from '../../domain/audit.ts';
import {
  type ConsoleToken,
  linkSeconds,
  makeConsoleSecret,
  type OperatorRole,
} from '../../domain/console.ts';
import { AdminError } from '../../domain/errors.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';

type NewToken = { role: OperatorRole; name: string | null; expiresAt: number | null };

export const createOperatorTokens = (deps: {
  tokens: ConsoleTokens;
  sessions: ConsoleSessions;
  auditLog: AuditLog;
  clock: Clock;
}) => {
  const { tokens, sessions, auditLog, clock } = deps;
  const note = (action: string, subject: string, details: Record<string, unknown>) =>
    auditLog.insert({ actor: commandLine, action, subject, details });
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

    async add(wanted: NewToken): Promise<{ id: string; secret: string }> {
      const made = await add(wanted, false);
      await note('token.create', made.id, wanted);
      return made;
    },
    list: (): Promise<ConsoleToken[]> => tokens.list(),

    /** Also ends the sessions that were opened with it. */
    async revoke(id: string): Promise<void> {
      if (!(await tokens.revoke(id, now()))) throw new AdminError(`There is no live token "${id}".`);
      await note('token.revoke', id, {});
    },

    /** Returns how many sessions were ended. */
    async signOutAll(): Promise<number> {
      const ended = await sessions.deleteAll();
      await note('sessions.end', 'all', { ended });
      return ended;
    },
  };
};
