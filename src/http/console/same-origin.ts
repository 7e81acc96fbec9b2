/** Whether a request comes from a page of this host. Browsers send headers for it that other sites cannot forge. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (url: string): string | undefined => URL.parse(url)?.host;

/** Undefined: the request has no such headers, as from programs. */
const isSameOrigin = ({ headers, host }: FastifyRequest, publicUrl: string | null): boolean | undefined => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin';
  if (headers.origin === undefined) return undefined;
  const origin = hostOf(headers.origin);
  return origin !== undefined && (origin === host || (publicUrl !== null && origin === hostOf(publicUrl)));
};

const refusal = () =>
  new ApiError('access_denied', { message: 'This request does not come from the console itself.' });

/** For requests by cookie: a change must prove that it comes from this host. */
export const requireSameOrigin = (request: FastifyRequest, publicUrl: string | null): void => {
  if (!safeMethods.has(request.method) && isSameOrigin(request, publicUrl) !== true) throw refusal();
};

/** For signing in and out, which programs do too. */
export const refuseOtherSites = (request: FastifyRequest, publicUrl: string | null): void => {
  if (isSameOrigin(request, publicUrl) === false) throw refusal();
};
