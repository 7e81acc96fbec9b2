/** One call over the routes of a model: in order, past the full and the broken ones, on to the next when one fails. */
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { asUpstreamFailure, UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { Lane, LaneRegistry } from './lanes.ts';

export type RoutingTools = {
  registry: LaneRegistry;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
};

export type Attempt<T> = {
  /** In the order to try them. */
  lanes: Lane[];
  signal: AbortSignal;
  /** Whose call it is: accounts that wait for a route take turns. */
  accountId?: string;
  /** How long to wait for a route that is full or asked for patience before the caller is told to come again. */
  patienceMs: number;
  /** `accepted` says that the route works, before the call is over. */
  run: (lane: Lane, accepted: () => void) => Promise<T>;
  /** The route where this runs already, so that going there begins nothing. */
  runningOn?: string | null;
  /** Once something has reached the client, no other route can take over. */
  isCommitted?: () => boolean;
};

type Failure = UpstreamFailure | ApiError;

const defaultRetryAfterSeconds = 5;
/** The longest single wait: a pause may end sooner than was foreseen. */
const longestNapMs = 5_000;

export const tryRoutes = async <T>(tools: RoutingTools, attempt: Attempt<T>): Promise<T> => {
  const { registry, clock } = tools;
  const { lanes, signal } = attempt;
  const giveUpAtMs = clock.elapsedMs() + attempt.patienceMs;
  const failures = new Map<Lane, Failure>();
  const isRunning = (lane: Lane) => isRunningOn(attempt, lane);
  const account = attempt.accountId ?? '';

  for (;;) {
    signal.throwIfAborted();
    const left = lanes.filter((lane) => !failures.has(lane));
    const lane = left.find((candidate) => registry.isOpen(candidate, isRunning(candidate), account));
    if (lane) {
      const outcome = await runOn(tools, attempt, lane);
      if ('result' in outcome) return outcome.result;
      // An overloaded route is asked again after its pause; a broken one not within this call.
      if (!isOverload(outcome.failure)) failures.set(lane, outcome.failure);
      continue;
    }
    const waitMs = Math.min(...left.map((candidate) => registry.waitMs(candidate, isRunning(candidate))));
    if (left.every(({ gate }) => gate.breaker.state() === 'open'))
      throw exhausted([...failures.values()], waitMs);
    const patienceMs = giveUpAtMs - clock.elapsedMs();
    if (patienceMs <= 0 || (waitMs > patienceMs && left.every(registry.isFree))) throw overloaded(waitMs);
    const waiting = registry.wait(left, account);
    await nap(registry, Math.min(longestNapMs, waitMs > 0 ? waitMs : longestNapMs, patienceMs), signal);
    waiting.end(signal.aborted || clock.nowMs() >= giveUpAtMs);
  }
};

const isRunningOn = <T>({ runningOn }: Attempt<T>, { route }: Lane): boolean => runningOn === route.name;

const nap = async (registry: LaneRegistry, timeoutMs: number, signal: AbortSignal): Promise<void> => {
  const freed = new AbortController();
  const either = AbortSignal.any([signal, freed.signal]);
  void registry.whenFreed().then(() => freed.abort());
  await delay(Math.max(1, timeoutMs), undefined, { signal: either }).catch(() => {});
};

const runOn = async <T>(
  { registry, logger }: RoutingTools,
  attempt: Attempt<T>,
  lane: Lane,
): Promise<{ result: T } | { failure: Failure }> => {
  const { signal, run, isCommitted } = attempt;
  const { passage, leave } = registry.enter(lane, isRunningOn(attempt, lane), attempt.accountId ?? '');
  try {
    const result = await run(lane, passage.succeeded);
    passage.succeeded();
    return { result };
  } catch (error) {
    if (signal.aborted) {
      passage.abandoned();
      throw signal.reason;
    }
    const failure = asUpstreamFailure(error) ?? localFailure(error);
    if (!failure) {
      // The user's own mistake says that the route works; anything else is ours and says nothing.
      if (error instanceof ApiError) passage.succeeded();
      else passage.abandoned();
      throw error;
    }
    const kind = failure instanceof UpstreamFailure ? failure.kind : 'local';
    logger.warn({ route: lane.route.name, kind, status: failure.status, code: failure.code }, 'route failed');
    if (failure instanceof ApiError) passage.abandoned();
    else if (isOverload(failure)) passage.overloaded(failure.retryAfterSeconds);
    else passage.failed();
    if (isCommitted?.()) throw asApiError(failure);
    return { failure };
  } finally {
    leave();
  }
};

const isOverload = (failure: Failure): boolean =>
  failure instanceof UpstreamFailure && failure.kind === 'overloaded';

/** A local engine that is not there or has too much to do: the next route may help, its own supervision mends it. */
const localFailure = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && (error.code === 'model_overloaded' || error.code === 'service_unavailable')
    ? error
    : undefined;

const asApiError = (failure: Failure): ApiError => {
  if (failure instanceof ApiError) return failure;
  return isOverload(failure)
    ? overloaded((failure.retryAfterSeconds ?? defaultRetryAfterSeconds) * 1000)
    : new ApiError('upstream_error', { cause: failure });
};

const overloaded = (waitMs: number): ApiError =>
  new ApiError('model_overloaded', {
    retryAfterSeconds: Number.isFinite(waitMs) && waitMs > 0 ? waitMs / 1000 : defaultRetryAfterSeconds,
  });

/** What a user is told when no route is left: rather of a broken provider than of an engine that is not installed. */
const exhausted = (failures: Failure[], waitMs: number): ApiError => {
  const all = failures.map(asApiError);
  const told = all.find(({ code }) => code === 'upstream_error') ?? all[0];
  if (told) return told;
  return new ApiError('upstream_error', Number.isFinite(waitMs) ? { retryAfterSeconds: waitMs / 1000 } : {});
};
