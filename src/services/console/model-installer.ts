/**
 * Models of the catalogue for the console: what is installed, and pulls and checks that run in this process. What
 * ended stays listed until the next of the same model.
 */
import type { AuditLog } from '../../db/console/audit-log.ts';
import { AdminError } from '../../domain/errors.ts';
import type { ModelManager } from '../../engines/local/models/model-manager.ts';
import type { Logger } from '../../lib/logger.ts';

export type ModelJob = {
  kind: 'pull' | 'verify';
  status: 'running' | 'done' | 'failed';
  file: string | null;
  bytes: number;
  totalBytes: number | null;
  secondsLeft: number | null;
  error: string | null;
};

type Running = ModelJob & { stop: AbortController; ended: Promise<void> };

/** Their messages are for operators; anything else is a fault of ours. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'ModelError' || error.name === 'DownloadError');

export const createModelInstaller = (deps: {
  manager: Pick<ModelManager, 'list' | 'pull' | 'verify' | 'remove'>;
  auditLog: Pick<AuditLog, 'insert'>;
  logger: Logger;
}) => {
  const { manager, auditLog, logger } = deps;
  const jobs = new Map<string, Running>();

  const note = (actor: string, action: string, subject: string) =>
    auditLog.insert({ actor, action, subject, details: {} });

  const requireKnown = async (name: string): Promise<void> => {
    if (!(await manager.list()).some((model) => model.name === name))
      throw new AdminError(`There is no model "${name}".`);
  };

  const begin = (
    name: string,
    kind: ModelJob['kind'],
    work: (job: Running) => Promise<string | null>,
  ): void => {
    if (jobs.get(name)?.status === 'running') throw new AdminError(`${name} is being worked on already.`);
    const job: Running = {
      kind,
      status: 'running',
      file: null,
      bytes: 0,
      totalBytes: null,
      secondsLeft: null,
      error: null,
      stop: new AbortController(),
      ended: Promise.resolve(),
    };
    jobs.set(name, job);
    job.ended = work(job).then(
      (error) => {
        job.error = error;
        job.status = error === null ? 'done' : 'failed';
      },
      (error: unknown) => {
        job.status = 'failed';
        job.error = job.stop.signal.aborted
          ? 'Stopped. Pulling it again goes on where it stopped.'
          : isExpected(error)
            ? error.message
            : 'It failed; the log has the reason.';
        if (!isExpected(error) && !job.stop.signal.aborted)
          logger.error({ err: error, model: name }, 'a model was not installed');
      },
    );
  };

  return {
    async list() {
      return (await manager.list()).map((model) => ({ ...model, job: jobs.get(model.name) ?? null }));
    },

    async pull(name: string, actor: string): Promise<void> {
      await requireKnown(name);
      begin(name, 'pull', async (job) => {
        let [file, startedMs, startedBytes] = ['', 0, 0];
        await manager.pull(name, {
          signal: job.stop.signal,
          onProgress: (state) => {
            if (state.file !== file)
              [file, startedMs, startedBytes] = [state.file, performance.now(), state.bytes];
            const rate = (state.bytes - startedBytes) / Math.max(1, performance.now() - startedMs);
            const left =
              state.totalBytes === null || rate <= 0 ? null : (state.totalBytes - state.bytes) / rate;
            job.secondsLeft = left === null ? null : Math.ceil(left / 1000);
            Object.assign(job, state);
          },
        });
        return null;
      });
      await note(actor, 'model.pull', name);
    },

    async verify(name: string): Promise<void> {
      await requireKnown(name);
      begin(name, 'verify', async () => {
        const damaged = await manager.verify(name);
        return damaged.length === 0 ? null : `Damaged: ${damaged.join(', ')}`;
      });
    },

    /** The downloaded part stays, and the next pull goes on with it. */
    async stop(name: string): Promise<void> {
      const job = jobs.get(name);
      if (job?.status !== 'running' || job.kind !== 'pull')
        throw new AdminError(`${name} is not being pulled.`);
      job.stop.abort();
      await job.ended;
    },

    async remove(name: string, actor: string): Promise<void> {
      if (jobs.get(name)?.status === 'running') throw new AdminError(`${name} is being worked on.`);
      try {
        await manager.remove(name);
      } catch (error) {
        throw isExpected(error) ? new AdminError(error.message) : error;
      }
      jobs.delete(name);
      await note(actor, 'model.remove', name);
    },

    /** At the end of the process. */
    async close(): Promise<void> {
      for (const job of jobs.values()) job.stop.abort();
      await Promise.all([...jobs.values()].map(({ ended }) => ended));
    },
  };
};
export type ModelInstaller = ReturnType<typeof createModelInstaller>;
