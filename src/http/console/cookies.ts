/** The session cookie: HttpOnly, for this host only, never sent from another site. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionSeconds } from '../../domain/console.ts';

/** Under TLS the name prefix keeps other hosts from setting it; browsers refuse that name without TLS. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-kinora' : 'kinora_session';

export const readSessionCookie = (request: FastifyRequest): string | undefined => {
  const name = nameFor(request);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && /^[\w-]{1,200}$/.test(value)) return value;
  }
  return undefined;
};

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  setCookie(request, reply, secret, sessionSeconds);

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, '', 0);

const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
};
