/** Absolute links: the configured public address, or the one the client itself used to reach us. */
import type { FastifyRequest } from 'fastify';
import type { ViewContext } from '../domain/video-views.ts';
import type { SignedLinks } from '../storage/signed-links.ts';

const plainHost = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?$/;

export const createLinks = (deps: {
  publicUrl: string | null;
  fallbackHost: () => string;
  signedLinks: SignedLinks;
}) => {
  const publicUrl = deps.publicUrl?.replace(/\/+$/, '');
  const base = (request: FastifyRequest): string => {
    if (publicUrl) return publicUrl;
    const host = request.host;
    return `${request.protocol}://${plainHost.test(host) ? host : deps.fallbackHost()}`;
  };
  return (request: FastifyRequest): ViewContext => ({
    linkTo: (blobKey) => base(request) + deps.signedLinks.sign(blobKey),
    linkToPage: (path) => base(request) + path,
  });
};
export type Links = ReturnType<typeof createLinks>;
