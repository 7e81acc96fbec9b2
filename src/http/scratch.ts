/** A folder for the files of one request, made when first needed and gone with the request, however it ends. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const registerScratch = (app: FastifyInstance, rootDir: string): void => {
  const folders = new WeakMap<FastifyRequest, Promise<string>>();

  app.decorateRequest('scratchDir', function (this: FastifyRequest): Promise<string> {
    let folder = folders.get(this);
    if (!folder) {
      const path = join(rootDir, this.id);
      folder = mkdir(path, { recursive: true }).then(() => path);
      folders.set(this, folder);
    }
    return folder;
  });

  const remove = (request: FastifyRequest, done: () => void): void => {
    const folder = folders.get(request);
    if (folder) folder.then((path) => rm(path, { recursive: true, force: true })).then(done, done);
    else done();
  };
  // Only a POST brings files; a hook for aborted requests costs every request a listener.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    route.onResponse = (request, _reply, done) => remove(request, done);
    route.onRequestAbort = (request, done) => remove(request, done);
  });
};
