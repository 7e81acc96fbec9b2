/** GET /files/...: the target of signed links. No key: the signature is the authorisation. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { unixSeconds } from '../../lib/clock.ts';
import type { AppDeps } from '../app-deps.ts';
import { sendBlob } from '../send-blob.ts';

/** How long a cache keeps a file, and a link of the storage opens it. */
const longestSeconds = 3600;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'range, if-range, if-none-match',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

export const registerFileRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { signedLinks, blobs, presignsLinks, limits } = deps;

  app.options('/files/*', async (_request, reply) => reply.headers(cors).code(204).send());

  app.route<{ Params: { '*': string }; Querystring: { expires?: unknown; signature?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (request, reply) => {
      reply.headers(cors);
      const key = request.params['*'];
      const { expires, signature } = request.query;
      const verdict =
        typeof expires === 'string' && typeof signature === 'string'
          ? signedLinks.verify(key, expires, signature)
          : 'invalid';
      if (verdict === 'expired') {
        throw new ApiError('access_denied', {
          message: 'This link has expired. Read the video again for a fresh one.',
        });
      }
      if (verdict === 'invalid') throw new ApiError('access_denied', { message: 'This link is not valid.' });
      // A copy that a cache or the storage hands out ends with the link.
      const lastsSeconds = Math.min(longestSeconds, Number(expires) - unixSeconds(deps.clock.nowMs()));
      if (presignsLinks && blobs.presign) {
        const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
        const url = await blobs.presign(key, { method, expiresInSeconds: Math.max(1, lastsSeconds) });
        // Cached for less time than the URL is valid. A deleted file is then a 404 of the storage.
        return reply
          .header('cache-control', `private, max-age=${Math.floor(lastsSeconds / 2)}`)
          .redirect(url, 302);
      }
      return sendBlob(request, reply, deps, key, {
        notFound: new ApiError('video_not_found', { message: 'This file no longer exists.' }),
        cacheControl: `public, max-age=${lastsSeconds}, immutable`,
        acquire: () => limits.acquireFrom(request.ip, 'downloads'),
      });
    },
  });
};
