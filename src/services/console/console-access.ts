/**
 * Signing in to the console: exchanges a key, an operator token or a one-time link for a session. Secrets are stored as
 * hashes.
 */
import type { ApiKeys } from '../../db/api-keys.ts';
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { ConsoleSessions, StoredSession } from '../../db/console/sessions.ts';
import type { ConsoleTokens } from '../../db/console/tokens.ts';
import { type Caller, isLimited } from '../../domain/account.ts';
import { hashSecret } from '../../domain/api-key.ts';
import {
  type ConsoleRole,
  type ConsoleSession,
  makeConsoleSecret,
  sessionSeconds,
} from '../../domain/console.ts';
import { ApiError } from '../../domain/errors.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { type AccountAdmin, firstAccount } from '../account-admin.ts';
import type { Access } from '../api-key-access.ts';

/** Its secret is discarded: it only serves the operator's own studio. */
const operatorKeyName = 'console';
/** The last use of a session is written at this interval, not at every request. */
const extendEverySeconds = 300;
/** Of a new one beyond it the oldest ends. */
const maxSessionsOfKey = 100;

export type Credential = { key: string } | { token: string } | { link: string };

type ConsoleAccessDeps = {
  sessions: ConsoleSessions;
  tokens: ConsoleTokens;
  apiKeys: ApiKeys;
  access: Pick<Access, 'authenticate' | 'requireAdmitted'>;
  accountAdmin: Pick<AccountAdmin, 'createKey' | 'listAccounts'>;
  auditLog: Pick<AuditLog, 'insert' | 'count'>;
  clock: Clock;
};

/** The session a credential opens, or throws the API's error. */
const createCredentialExchange = (deps: ConsoleAccessDeps) => {
  const { tokens, apiKeys, access, accountAdmin, auditLog, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());

  /** The operator's studio acts for the first account, where there is one. */
  const operatorKeyId = async (): Promise<string | null> => {
    const account = (await accountAdmin.listAccounts()).find(({ name }) => name === firstAccount);
    if (!account) return null;
    const known = (await apiKeys.list(account.id)).find(
      // The account may give a key of its own this name.
      (key) => key.name === operatorKeyName && key.revokedAt === null && !isLimited(key),
    );
    if (known) return known.id;
    const made = await accountAdmin.createKey(
      {
        account: firstAccount,
        name: operatorKeyName,
        requestsPerMinute: 0,
      },
      'console',
    );
    return made.id;
  };

  return async (
    credential: Credential,
    address: string,
  ): Promise<{
    role: ConsoleRole;
    keyId: string | null;
    tokenId: string | null;
    tokenName?: string | null;
    accountName?: string;
  }> => {
    if ('key' in credential) {
      const { key, account } = await access.authenticate(`Bearer ${credential.key}`, address);
      return { role: 'account', keyId: key.id, tokenId: null, accountName: account.name };
    }
    const isLink = 'link' in credential;
    const hash = hashSecret(isLink ? credential.link : credential.token);
    const token = isLink ? await tokens.takeLink(hash, now()) : await tokens.findLive(hash, now());
    if (!token) {
      await auditLog.count({
        actor: 'nobody',
        action: 'session.refuse',
        subject: 'console',
        details: { address, with: isLink ? 'a link' : 'a token' },
      });
      throw new ApiError('invalid_session', {
        message: isLink
          ? 'This link was used before or has expired. "kinora console link" prints a new one.'
          : 'This token is not valid.',
      });
    }
    return {
      role: token.role,
      keyId: token.role === 'operator' ? await operatorKeyId() : null,
      tokenId: isLink ? null : token.id,
      tokenName: token.name,
    };
  };
};

export const createConsoleAccess = (deps: ConsoleAccessDeps) => {
  const { sessions, apiKeys, access, auditLog, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());
  const exchange = createCredentialExchange(deps);

  const requireCallerOf = async (keyId: string, address: string): Promise<Caller> => {
    const caller = await apiKeys.findCallerById(keyId);
    if (!caller || caller.key.revokedAt !== null) throw new ApiError('invalid_session');
    return access.requireAdmitted(caller, address);
  };

  /** Operators keep their session without a studio: they must be able to undo what closed it, such as a suspension. */
  const callerOf = async (stored: StoredSession, address: string): Promise<Caller | null> => {
    if (stored.api_key_id === null) return null;
    return requireCallerOf(stored.api_key_id, address).catch((error) => {
      if (stored.role === 'operator' && error instanceof ApiError) return null;
      throw error;
    });
  };

  return {
    /** Returns the cookie's value, which is stored only as a hash. */
    async signIn(credential: Credential, address: string): Promise<string> {
      const opened = await exchange(credential, address);
      const secret = makeConsoleSecret('session');
      const hash = hashSecret(secret);
      await sessions.deleteExpired(now());
      await sessions.insert({
        hash,
        role: opened.role,
        api_key_id: opened.keyId,
        token_id: opened.tokenId,
        created_at: now(),
        expires_at: now() + sessionSeconds,
      });
      if (opened.role === 'account' && opened.keyId !== null)
        await sessions.deleteSurplus(opened.keyId, hash, maxSessionsOfKey - 1);
      const { role, keyId: api_key_id, tokenId: token_id, tokenName: token_name = null } = opened;
      const entry = {
        actor: actorOf({ role, api_key_id, token_id, token_name }),
        action: 'session.begin',
        subject: opened.accountName ?? 'console',
        details: { address },
      };
      // An account may sign in as often as it likes.
      await (role === 'account' ? auditLog.count(entry) : auditLog.insert(entry));
      return secret;
    },

    /** Throws `invalid_session`, or why the session's key is refused. `isExtended`: the cookie must be sent again. */
    async find(
      secret: string | undefined,
      address: string,
    ): Promise<{ session: ConsoleSession; isExtended: boolean }> {
      const id = secret === undefined ? '' : hashSecret(secret);
      const stored = secret === undefined ? undefined : await sessions.findLive(id, now());
      if (!stored) throw new ApiError('invalid_session');
      const caller = await callerOf(stored, address);
      const expiresAt = now() + sessionSeconds;
      const isExtended = expiresAt - stored.expires_at > extendEverySeconds;
      if (isExtended) await sessions.extend(id, expiresAt);
      return {
        session: {
          id,
          role: stored.role,
          caller,
          actor: actorOf(stored),
          expiresAt: isExtended ? expiresAt : stored.expires_at,
        },
        isExtended,
      };
    },

    signOut: (secret: string): Promise<void> => sessions.delete(hashSecret(secret)),
  };
};
export type ConsoleAccess = ReturnType<typeof createConsoleAccess>;

const actorOf = (
  stored: Pick<StoredSession, 'role' | 'token_id' | 'token_name'> & Partial<StoredSession>,
): string => {
  if (stored.role === 'account') return `key ${stored.api_key_id}`;
  return stored.token_id === null
    ? `${stored.role} by link`
    : `${stored.role} by token ${stored.token_name ?? stored.token_id}`;
};
