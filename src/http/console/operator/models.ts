/** GET models, POST models/:name/pull, stop and verify, DELETE models/:name: weights of this installation. */
import type { FastifyInstance } from 'fastify';
import { type InstallableModels, installableModels } from '../../../domain/responses/model-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';

type Named = { Params: { name: string } };

export const registerModelWeightRoutes = (app: FastifyInstance, { modelInstaller }: AppDeps): void => {
  const list = async (): Promise<InstallableModels> => ({
    data: (await modelInstaller.list()).map((model) => ({
      name: model.name,
      kind: model.kind,
      state: model.state,
      size_bytes: Math.round(model.sizeBytes),
      memory_bytes: model.memoryMb * 1_000_000,
      licence: model.licence,
      improves: model.improves,
      installed_at: model.installed?.installedAt ?? null,
      job: model.job && {
        kind: model.job.kind,
        status: model.job.status,
        file: model.job.file,
        bytes: model.job.bytes,
        total_bytes: model.job.totalBytes,
        seconds_left: model.job.secondsLeft,
        error: model.job.error,
      },
    })),
  });

  app.get('/models', consoleOperation('Models that are installed or can be', installableModels), list);

  app.post<Named>(
    '/models/:name/pull',
    consoleOperation('Begin to install a model', installableModels),
    async ({ params, session }) => {
      await modelInstaller.pull(params.name, session.actor);
      return list();
    },
  );

  app.post<Named>(
    '/models/:name/stop',
    consoleOperation('Stop the installation of a model', installableModels),
    async ({ params }) => {
      await modelInstaller.stop(params.name);
      return list();
    },
  );

  app.post<Named>(
    '/models/:name/verify',
    consoleOperation('Begin to check every byte of a model', installableModels),
    async ({ params }) => {
      await modelInstaller.verify(params.name);
      return list();
    },
  );

  app.delete<Named>(
    '/models/:name',
    consoleOperation('Remove a model', installableModels),
    async ({ params, session }) => {
      await modelInstaller.remove(params.name, session.actor);
      return list();
    },
  );
};
