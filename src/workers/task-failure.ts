/** The outcome of a task by the error that its video met. */

import { ProcessLost, TimeLimit } from '../domain/engine-failure.ts';
import { ApiError } from '../domain/errors.ts';
import { isDiskFull } from '../lib/files/disk-space.ts';

/** A failure reported to the user; another attempt would not help. */
export class TaskFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The engine's process was lost, or an engine or the database is unavailable or overloaded: a later attempt may succeed
 * and does not count. A time limit may be the task's own fault, so it counts.
 */
export const isInfrastructureError = (error: unknown): boolean => {
  if (isDiskFull(error)) return true;
  if (!(error instanceof ApiError) || error.cause instanceof TimeLimit) return false;
  return error.status === 503 || error.cause instanceof ProcessLost;
};

/** The engine's process was killed or crashed while this one lives: by the video itself, if it happens again and again. */
export const isEngineLost = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof ProcessLost;

export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'service_unavailable';

/** Errors caused by the request end the task at once, in words for the user; others are ours. */
export const userFailure = (error: unknown): { code: string; message: string } | undefined => {
  if (error instanceof TaskFailure) return { code: error.code, message: error.message };
  if (error instanceof ApiError && (error.status < 500 || error.code === 'upstream_error'))
    return { code: error.code, message: error.message };
  return undefined;
};
