/** Runs before every request to /console/api: it must come from the console and have a session cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import type { ConsoleRole, ConsoleSession } from '../../domain/console.ts';
import { ApiError } from '../../domain/errors.ts';
import type { AppDeps } from '../app-deps.ts';
import { readSessionCookie, setSessionCookie } from './cookies.ts';
import { requireSameOrigin } from './same-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: ConsoleSession;
  }
}

export const createSessionReader =
  ({ consoleAccess, publicUrl }: AppDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<ConsoleSession> => {
    requireSameOrigin(request, publicUrl);
    const secret = readSessionCookie(request);
    const { session, isExtended } = await consoleAccess.find(secret, request.ip);
    // An event stream checks again after its headers are sent.
    if (isExtended && !reply.raw.headersSent) setSessionCookie(request, reply, secret!);
    request.session = session;
    return session;
  };

/** The account the studio pages act for. */
export const requireCaller = ({ caller }: ConsoleSession): Caller => {
  if (!caller) throw new ApiError('access_denied', { message: 'This session has no account to work with.' });
  return caller;
};

export const requireRole = ({ role }: ConsoleSession, ...roles: ConsoleRole[]): void => {
  if (roles.includes(role)) return;
  throw new ApiError('access_denied', {
    message:
      role === 'viewer'
        ? 'This session may read everything and change nothing.'
        : 'This page is for operators.',
  });
};
