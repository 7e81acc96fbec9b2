/** What an error while making a video means for its task. */
import { ApiError } from '../domain/errors.ts';
import { ProcessLost } from '../domain/process-lost.ts';
import { isDiskFull } from '../lib/disk-room.ts';

/** A failure the user is told of; making it again would not help. */
export class TaskFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** An engine's process that was lost, an engine or a store that is away or has no room: another time it will do. */
export const isNotOfTask = (error: unknown): boolean =>
  isDiskFull(error) ||
  (error instanceof ApiError && (error.status === 503 || error.cause instanceof ProcessLost));

export const isStoreAway = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'service_unavailable';

/** Errors of the request's own making end the task at once, in words for the user; others are ours. */
export const userFailure = (error: unknown): { code: string; message: string } | undefined => {
  if (error instanceof TaskFailure) return { code: error.code, message: error.message };
  if (error instanceof ApiError && (error.status < 500 || error.code === 'upstream_error'))
    return { code: error.code, message: error.message };
  return undefined;
};
