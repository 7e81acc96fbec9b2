/** Polls an upstream job until it ends, tolerating that the server is unavailable for a while. */
import { setTimeout as delay } from 'node:timers/promises';
import { TransportError } from '../../lib/http/http-client.ts';
import type { VideoJob } from '../engine.ts';
import { asUpstreamFailure, type UpstreamFailure } from './upstream-failure.ts';

export type JobState<T> = { state: 'running'; progress?: number } | { state: 'done'; value: T };

/** About five minutes without a response, with the growing waits below. */
const failuresToGiveUp = 30;
/** A server of many processes may not know a job immediately after returning its id. */
const notFoundsToGiveUp = 5;
const maxWaitMs = 10_000;

/** It is stored, and asked for with each poll. */
const mostIdCharacters = 16_384;
export const jobIdOf = (id: unknown): string => {
  if (typeof id !== 'string' || id === '' || id.length > mostIdCharacters)
    throw new TransportError('malformed');
  return id;
};

/** A job the upstream no longer knows. */
export const isUnknownJob = (failure: UpstreamFailure): boolean =>
  failure.status === 404 || failure.status === 410;

export const followJob = async <T>(options: {
  /** Throws an ApiError for a job that failed for good, an UpstreamFailure when there was no response. */
  poll: () => Promise<JobState<T>>;
  pollMs: number;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}): Promise<T> => {
  const { signal, pollMs } = options;
  for (let failures = 0, notFoundCount = 0; ; ) {
    signal.throwIfAborted();
    let waitMs = pollMs;
    try {
      const state = await options.poll();
      if (state.state === 'done') return state.value;
      [failures, notFoundCount] = [0, 0];
      if (state.progress !== undefined && Number.isFinite(state.progress)) options.onProgress(state.progress);
    } catch (error) {
      const failure = asUpstreamFailure(error);
      // The job is paid for: a short outage is no reason to start another one.
      if (!failure || failure.isFinal || failures >= failuresToGiveUp) throw error;
      notFoundCount = isUnknownJob(failure) ? notFoundCount + 1 : 0;
      if (notFoundCount >= notFoundsToGiveUp) throw error;
      failures += 1;
      waitMs = Math.max((failure.retryAfterSeconds ?? 0) * 1000, pollMs * 1.5 ** failures);
    }
    await delay(Math.min(maxWaitMs, waitMs), undefined, { signal }).catch(() => {});
  }
};

const isStoppedToKeepJob = (cause: unknown): boolean =>
  ['shutdown', 'taken'].includes(String((cause as { reason?: unknown } | undefined)?.reason));

/** This process stops, or another took over the task: the next worker continues to wait for this job. */
export const mustKeepJob = ({ reason }: AbortSignal): boolean => isStoppedToKeepJob(reason);

/** The same for every attempt at a job, so that a server recognises it. */
export const jobName = ({ taskId, timesAgain = 0 }: Pick<VideoJob, 'taskId' | 'timesAgain'>): string =>
  timesAgain === 0 ? taskId : `${taskId}-${timesAgain}`;

/** The Idempotency-Key of a job; `isAgain` where the server has lost the first one. */
export const jobKey = (job: Pick<VideoJob, 'taskId' | 'timesAgain'>, isAgain = false): string =>
  `kinora-${jobName(job)}${isAgain ? '-again' : ''}`;

/** How long an aborted call waits for the id of a job it is starting. */
const beginGraceMs = 10_000;

/** Starts a job so that its id is always stored or the job cancelled: no job is left without anyone waiting for it. */
export const beginJob = async <T>(options: {
  begin: (signal: AbortSignal) => Promise<T>;
  storeJobId: (job: T) => Promise<void>;
  cancel: (job: T) => Promise<void>;
  signal: AbortSignal;
}): Promise<T> => {
  const { signal, storeJobId, cancel } = options;
  signal.throwIfAborted();
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const allowGrace = () => {
    timer = setTimeout(() => late.abort(signal.reason), beginGraceMs);
  };
  signal.addEventListener('abort', allowGrace, { once: true });
  let job: T;
  try {
    job = await options.begin(late.signal);
  } finally {
    signal.removeEventListener('abort', allowGrace);
    clearTimeout(timer);
  }
  try {
    if (!signal.aborted || mustKeepJob(signal)) await storeJobId(job);
    signal.throwIfAborted();
    return job;
  } catch (error) {
    // A server that recognises the key has given the same job to the worker that took over.
    if (!isStoppedToKeepJob(signal.aborted ? signal.reason : error)) await cancel(job);
    throw error;
  }
};
