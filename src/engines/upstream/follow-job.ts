/** Waits for a job that runs elsewhere: asks again and again, and bears that the other side is away for a while. */
import { setTimeout as delay } from 'node:timers/promises';
import { asUpstreamFailure, type UpstreamFailure } from './upstream-failure.ts';

export type JobState<T> = { state: 'running'; progress?: number } | { state: 'done'; value: T };

/** About five minutes of silence with the waits growing as below. */
const failuresToGiveUp = 30;
const longestWaitMs = 10_000;

/** A job the upstream does not know any more. */
export const isLost = (failure: UpstreamFailure): boolean => failure.status === 404 || failure.status === 410;

export const followJob = async <T>(options: {
  /** Throws an ApiError for a job that failed for good, an UpstreamFailure for an answer that did not come. */
  poll: () => Promise<JobState<T>>;
  pollMs: number;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}): Promise<T> => {
  const { signal, pollMs } = options;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    let waitMs = pollMs;
    try {
      const state = await options.poll();
      if (state.state === 'done') return state.value;
      failures = 0;
      if (state.progress !== undefined && Number.isFinite(state.progress)) options.onProgress(state.progress);
    } catch (error) {
      const failure = asUpstreamFailure(error);
      // The job is paid for: a moment's silence is no reason to begin another elsewhere.
      if (!failure || failure.isFinal || isLost(failure) || failures >= failuresToGiveUp) throw error;
      failures += 1;
      waitMs = Math.max((failure.retryAfterSeconds ?? 0) * 1000, pollMs * 1.5 ** failures);
    }
    await delay(Math.min(longestWaitMs, waitMs), undefined, { signal }).catch(() => {});
  }
};

/** The process stops and another will go on: the job elsewhere must live. */
export const isShutdown = (signal: AbortSignal): boolean =>
  (signal.reason as { reason?: unknown } | undefined)?.reason === 'shutdown';
