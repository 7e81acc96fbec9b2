/** A language model named by its id on the hub, downloaded into the models folder on first use. */
import { ApiError } from '../../../../domain/errors.ts';
import { endsWithin } from '../../../../lib/deadline.ts';
import type { Logger } from '../../../../lib/logger.ts';
import { createProcessPool } from '../../../process-pool.ts';
import type { DownloadRequest } from './download-process.ts';

/** hf:user/repo/file.gguf, hf:user/repo:Q4_K_M, or the URL of a file. */
export const isHubId = (model: string): boolean => /^(?:hf:|https?:\/\/)/.test(model);

/** How long a request waits for a download; the download continues for the next request. */
const defaultMaxWaitMs = 20_000;
const retryAfterSeconds = 30;
const reportEveryPercent = 10;
const maxDownloadMs = 24 * 3_600_000;

type HubModelOptions = {
  id: string;
  directory: string;
  /** Null: the hub named by the id. */
  hubUrl: string | null;
  maxWaitMs?: number;
  logger: Logger;
};

export const createHubModel = ({ id, directory, hubUrl, logger, ...options }: HubModelOptions) => {
  const maxWaitMs = options.maxWaitMs ?? defaultMaxWaitMs;
  const stopped = new AbortController();
  let percent = 0;
  let found: Promise<string> | undefined;

  const download = async (): Promise<string> => {
    const pool = createProcessPool({
      name: 'model download',
      modulePath: new URL('./download-process.ts', import.meta.url),
      processes: 1,
      maxQueue: 0,
      logger,
    });
    let reportedPercent = -reportEveryPercent;
    const onEvent = (event: unknown) => {
      percent = event as number;
      if (percent < reportedPercent + reportEveryPercent) return;
      reportedPercent = percent;
      logger.info({ model: id, percent }, 'language model: downloading');
    };
    try {
      const request: DownloadRequest = { id, directory, hubUrl };
      const path = await pool.call<string>('download', request, {
        signal: stopped.signal,
        timeoutMs: maxDownloadMs,
        onEvent,
      });
      logger.info({ model: id, path }, 'language model: ready');
      return path;
    } catch (error) {
      logger.error(
        { model: id, directory, err: error },
        'language model: it is not in the models folder and could not be downloaded',
      );
      throw new ApiError('service_unavailable', {
        message: 'The language model is not on this machine and could not be downloaded.',
        cause: error,
      });
    } finally {
      await pool.close();
    }
  };

  return {
    /** The path of its file. Throws when a download takes too long; the download continues in the background. */
    async find(): Promise<string> {
      found ??= download();
      const running = found;
      running.catch(() => {
        found = undefined;
      });
      if (await endsWithin(running, maxWaitMs)) return running;
      throw new ApiError('service_unavailable', {
        message: `The language model is being downloaded (${percent} %).`,
        retryAfterSeconds,
      });
    },
    async close(): Promise<void> {
      stopped.abort();
      await found?.catch(() => {});
    },
  };
};
