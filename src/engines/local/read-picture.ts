/** Describes a picture, in a process of its own: it is not charged, so there is one, and an account has one turn. */
import type { PictureReading } from '@kinora/film';
import type { Logger } from '../../lib/logger.ts';
import type { EngineCall } from '../engine.ts';
import { createProcessPool } from '../process-pool.ts';

export type ReadPicture = (
  path: string,
  call: Pick<EngineCall, 'accountId'> & { signal?: AbortSignal },
) => Promise<PictureReading>;

/** Two to three seconds of CPU with the networks cold; the rest is for a busy machine. */
const timeoutMs = 60_000;
/** The networks are small, and the pictures were made small before. */
const memoryLimitMb = 900;

export const createPictureReader = (options: { idleMs: number; logger: Logger }) => {
  const pool = createProcessPool({
    ...options,
    name: 'picture',
    modulePath: new URL('./video/picture-process.ts', import.meta.url),
    processes: 1,
    maxRunningPerAccount: 1,
    maxQueue: 16,
    memoryLimitMb,
  });
  const read: ReadPicture = (path, { accountId, signal }) =>
    pool.call<PictureReading>('read', path, { accountId, signal, timeoutMs, retryOnCrash: false });
  return { read, close: pool.close };
};
