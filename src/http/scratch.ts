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

  const remove = async (request: FastifyRequest) => {
    const folder = folders.get(request);
    if (folder) await rm(await folder, { recursive: true, force: true });
  };
  app.addHook('onResponse', remove);
  app.addHook('onRequestAbort', remove);
};
