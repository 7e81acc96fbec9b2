/** A folder for the files of one request, made when first needed and gone with the request, however it ends. */
import { mkdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Somebody may still be writing into it: a file that comes in between makes the removal fail. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };

export const registerScratch = (app: FastifyInstance, rootDir: string): void => {
  const folders = new WeakMap<FastifyRequest, Promise<string>>();
  const responses = new WeakMap<FastifyRequest, ServerResponse>();

  const make = async (request: FastifyRequest): Promise<string> => {
    const path = join(rootDir, request.id);
    const response = responses.get(request);
    // Nobody would remove it.
    if (!response || response.destroyed) throw new Error('the client left');
    // Fastify tells nothing of a client that leaves between its upload and the end of the answer.
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    await mkdir(path, { recursive: true });
    void closed.then(() => rm(path, removal)).catch(() => {});
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

  // What is asked for most often brings nothing.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST' && route.method !== 'DELETE') return;
    route.onRequest = (request, reply, done) => {
      responses.set(request, reply.raw);
      done();
    };
  });
};
