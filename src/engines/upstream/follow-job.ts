/** Waits for a job that runs elsewhere: asks again and again, and bears that the other side is away for a while. */
import { setTimeout as delay } from 'node:timers/promises';
import { asUpstreamFailure, type UpstreamFailure } from './upstream-failure.ts';

export type JobState<T> = { state: 'running'; progress?: number } | { state: 'done'; value: T };

/** About five minutes of silence with the waits growing as below. */
const failuresToGiveUp = 30;
/** A server of many processes may know a job a moment later than it gave its id. */
const lossesToGiveUp = 5;
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
  for (let failures = 0, losses = 0; ; ) {
    signal.throwIfAborted();
    let waitMs = pollMs;
    try {
      const state = await options.poll();
      if (state.state === 'done') return state.value;
      [failures, losses] = [0, 0];
      if (state.progress !== undefined && Number.isFinite(state.progress)) options.onProgress(state.progress);
    } catch (error) {
      const failure = asUpstreamFailure(error);
      // The job is paid for: a moment's silence is no reason to begin another elsewhere.
      if (!failure || failure.isFinal || failures >= failuresToGiveUp) throw error;
      losses = isLost(failure) ? losses + 1 : 0;
      if (losses >= lossesToGiveUp) throw error;
      failures += 1;
      waitMs = Math.max((failure.retryAfterSeconds ?? 0) * 1000, pollMs * 1.5 ** failures);
    }
    await delay(Math.min(longestWaitMs, waitMs), undefined, { signal }).catch(() => {});
  }
};

/** The process stops, or another has the task: whoever goes on with it waits for this very job. */
export const mustLive = ({ reason }: AbortSignal): boolean =>
  ['shutdown', 'taken'].includes(String((reason as { reason?: unknown } | undefined)?.reason));

/** How long one who leaves while a job is being begun waits for its id. */
const beginGraceMs = 10_000;

/** Begins a job so that it is always known or ended: nobody is left with one that nobody waits for. */
export const beginJob = async <T>(options: {
  begin: (signal: AbortSignal) => Promise<T>;
  note: (job: T) => Promise<void>;
  cancel: (job: T) => Promise<void>;
  signal: AbortSignal;
}): Promise<T> => {
  const { signal, note, cancel } = options;
  signal.throwIfAborted();
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    timer = setTimeout(() => late.abort(signal.reason), beginGraceMs);
  };
  signal.addEventListener('abort', leave, { once: true });
  let job: T;
  try {
    job = await options.begin(late.signal);
  } finally {
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
  try {
    if (!signal.aborted || mustLive(signal)) await note(job);
    signal.throwIfAborted();
    return job;
  } catch (error) {
    if (!signal.aborted || !mustLive(signal)) await cancel(job);
    throw error;
  }
};
