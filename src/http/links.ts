/** Absolute links: the configured public address, or the one the client used to reach us. */
import type { ViewContext } from '../domain/video-views.ts';
import type { SignedLinks } from '../storage/signed-links.ts';

const plainHost = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?$/;

export const createLinks = (deps: {
  publicUrl: string | null;
  fallbackHost: () => string;
  signedLinks: SignedLinks;
}) => {
  const publicUrl = deps.publicUrl?.replace(/\/+$/, '');
  let checkedHost = '';
  const isPlain = (host: string): boolean => {
    if (host !== checkedHost && plainHost.test(host)) checkedHost = host;
    return host === checkedHost && host !== '';
  };
  const baseFor = ({ protocol, host }: RequestOrigin): string =>
    publicUrl ?? `${protocol === 'https' ? 'https' : 'http'}://${isPlain(host) ? host : deps.fallbackHost()}`;

  return (origin: RequestOrigin): ViewContext => ({
    linkTo: (blobKey) => baseFor(origin) + deps.signedLinks.sign(blobKey),
    linkToPage: (path) => baseFor(origin) + path,
  });
};
export type Links = ReturnType<typeof createLinks>;

/** Scheme and host of the client's request, from trusted proxies; Fastify's request is one. */
export type RequestOrigin = { protocol: string; host: string };
