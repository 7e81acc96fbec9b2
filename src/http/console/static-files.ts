/** The console's page and its files. File names contain a hash, so browsers may cache them forever. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { page } from '../operation.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'permissions-policy': 'microphone=(self), fullscreen=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** As returned by `console/build.ts`. */
type ConsoleFile = { type: string; body: Buffer; brotli: Buffer | null; gzip: Buffer | null };
export type ConsoleFiles = { page: (baseHref: string) => string; assets: Map<string, ConsoleFile> };

/** Encodings the client accepts, smallest first. */
const choose = (
  { headers }: FastifyRequest,
  file: ConsoleFile,
): { body: Buffer; encoding: string | null } => {
  const accepted = String(headers['accept-encoding'] ?? '');
  const takes = (name: string) => new RegExp(`(^|[ ,])${name}(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted);
  if (file.brotli && takes('br')) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && takes('gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
};

/** The relative path back to the console's root, so that the console works behind any path prefix. */
const baseHref = (path: string): string => '../'.repeat(path.split('/').length - 1) || './';

export const registerStaticFiles = (
  app: FastifyInstance,
  { loadConsole }: { loadConsole: () => Promise<ConsoleFiles> },
): void => {
  let loading: Promise<ConsoleFiles> | undefined;
  const files = (): Promise<ConsoleFiles> => {
    loading ??= loadConsole().catch((cause) => {
      // The next request tries again.
      loading = undefined;
      throw new ApiError('service_unavailable', { message: 'The console could not be built.', cause });
    });
    return loading;
  };

  // Programs that ask for the root get the error they always got.
  app.get('/', page, async (request, reply) => {
    if (!String(request.headers.accept ?? '').includes('text/html')) throw new ApiError('endpoint_not_found');
    return reply.code(302).header('vary', 'accept').header('location', 'console/').send();
  });
  app.get('/console', page, async (_request, reply) => reply.code(308).header('location', 'console/').send());

  const sendAsset = (request: FastifyRequest, reply: FastifyReply, file: ConsoleFile | undefined) => {
    if (!file) throw new ApiError('endpoint_not_found');
    const { body, encoding } = choose(request, file);
    reply
      .type(file.type)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  };

  app.get<{ Params: { '*': string } }>('/console/*', page, async (request, reply) => {
    const path = request.params['*'];
    if (/^(api|session)(\/|$)/.test(path)) throw new ApiError('endpoint_not_found');
    const { page: html, assets } = await files();
    if (path.startsWith('assets/'))
      return sendAsset(request, reply, assets.get(path.slice('assets/'.length)));
    return reply
      .headers(pageHeaders)
      .type('text/html; charset=utf-8')
      .send(html(baseHref(path)));
  });
};
