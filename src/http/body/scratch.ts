/** A temporary folder for one request, created on demand and removed when the request ends. */
import { mkdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { removeFolder } from '../../lib/files/remove-folder.ts';

export const registerScratch = (app: FastifyInstance, rootDir: string): void => {
  const folders = new WeakMap<FastifyRequest, Promise<string>>();
  const responses = new WeakMap<FastifyRequest, ServerResponse>();

  const make = async (request: FastifyRequest): Promise<string> => {
    const path = join(rootDir, request.id);
    const response = responses.get(request);
    // A folder made after the response has closed would never be removed.
    if (!response || response.destroyed) throw new Error('the client disconnected');
    // Fastify does not report a client that leaves between its upload and the end of the response.
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    await mkdir(path, { recursive: true });
    void closed.then(() => removeFolder(path)).catch(() => {});
    return path;
  };

  app.decorateRequest('scratchDir', function (this: FastifyRequest): Promise<string> {
    let folder = folders.get(this);
    if (!folder) {
      folder = make(this);
      folders.set(this, folder);
    }
    return folder;
  });

  // The most frequent requests have no body.
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') return;
    route.onRequest = (request, reply, done) => {
      responses.set(request, reply.raw);
      done();
    };
  });
};
