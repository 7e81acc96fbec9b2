/** One call over the routes of a model: in order, skipping full and broken ones, on to the next when one fails. */
import { setTimeout as delay } from 'node:timers/promises';
import { ProcessLost } from '../../domain/engine-failure.ts';
import { ApiError } from '../../domain/errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { measure } from '../../lib/measurements.ts';
import { inSpan } from '../../lib/tracing.ts';
import { asUpstreamFailure, UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { RouteSlot, RouteState, RouteStates } from './route-states.ts';

export type RoutingTools = {
  routeStates: RouteStates;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
};

type RoutedCall<T> = {
  /** In the order to try them. */
  candidates: RouteState[];
  signal: AbortSignal;
  /** The calling account: accounts waiting for a route are served round-robin. */
  accountId?: string;
  /** How long to wait for a route that is full or sent Retry-After before the caller gets an overload error. */
  maxWaitMs: number;
  /** How long to wait for a route whose server fails before the caller gets that error; not at all if absent. */
  maxRepairMs?: number;
  /** Call `accepted` when the route works, before the call is over. */
  run: (routeState: RouteState, accepted: () => void) => Promise<T>;
  /** The route that already runs this job, so that using it starts nothing. */
  runningOn?: string | null;
  /** The route that may have begun it. As long as that one works, no other is tried before it has failed there. */
  begunOn?: string | null;
  /** Once something was sent to the client, no other route can take over. */
  isCommitted?: () => boolean;
  /** Whether no other route is tried after this failure, because a provider may have done and billed the work. */
  isFinal?: (failure: Failure) => boolean;
};

type Failure = UpstreamFailure | ApiError;

const defaultRetryAfterSeconds = 5;
/** Checked again at least this often: a route may become free sooner than estimated. */
const recheckMs = 5_000;

export const tryRoutes = async <T>(tools: RoutingTools, call: RoutedCall<T>): Promise<T> => {
  const { routeStates, clock } = tools;
  const { signal } = call;
  const startedAtMs = clock.elapsedMs();
  const failures = new Map<RouteState, Failure>();
  const isRunning = (routeState: RouteState) => isRunningOn(call, routeState);
  const account = call.accountId;

  for (;;) {
    signal.throwIfAborted();
    const { remaining, others } = routesLeft(call, failures);
    const routeState = remaining.find((candidate) =>
      routeStates.isAvailable(candidate, isRunning(candidate), account),
    );
    if (routeState) {
      const slot = await routeStates.enter(routeState, isRunning(routeState), account);
      if (!slot) continue;
      const outcome = await runOn(tools, call, routeState, slot);
      if ('result' in outcome) return outcome.result;
      // An overloaded route is tried again after its pause; a broken one not within this call.
      if (!isOverload(outcome.failure)) failures.set(routeState, outcome.failure);
      continue;
    }
    // Another attempt of the caller finds the routes that there are now.
    if (remaining.length === 0 && failures.size === 0) throw overloaded(0);
    const waitMs = Math.min(
      ...remaining.map((candidate) => routeStates.waitMs(candidate, isRunning(candidate), account)),
    );
    const isBroken = remaining.every((candidate) => routeStates.isBroken(candidate, account));
    const giveUpAtMs = startedAtMs + (isBroken ? repairMsOf(call, remaining) : call.maxWaitMs);
    const remainingMs = giveUpAtMs - clock.elapsedMs();
    if (isBroken && remainingMs <= 0) {
      if (others === 0) throw exhausted([...failures.values()], waitMs);
      setFailed(failures, remaining);
      continue;
    }
    if (remainingMs <= 0 || (!isBroken && waitMs > remainingMs && remaining.every(routeStates.isFree)))
      throw overloaded(waitMs);
    const waiting = routeStates.wait(remaining, account);
    await waitForRoute(
      routeStates,
      Math.min(recheckMs, waitMs > 0 ? waitMs : recheckMs, remainingMs),
      signal,
    );
    waiting.end(signal.aborted || clock.elapsedMs() >= giveUpAtMs);
  }
};

/** Of a job that is begun, the route that has it comes alone, before all others. */
const routesLeft = <T>(
  call: RoutedCall<T>,
  failures: ReadonlyMap<RouteState, Failure>,
): { remaining: RouteState[]; others: number } => {
  const left = call.candidates.filter((routeState) => !failures.has(routeState) && !routeState.isRemoved);
  const begun = left.filter(
    (routeState) =>
      isRunningOn(call, routeState) ||
      (routeState.route.name === call.begunOn && !routeState.server.isPaused),
  );
  const remaining = begun.length > 0 ? begun : left;
  return { remaining, others: left.length - remaining.length };
};

const setFailed = (failures: Map<RouteState, Failure>, routeStates: RouteState[]): void => {
  for (const routeState of routeStates) failures.set(routeState, new UpstreamFailure('unavailable'));
};

const repairMsOf = <T>({ maxRepairMs = 0 }: RoutedCall<T>, remaining: RouteState[]): number =>
  remaining.length > 0 ? maxRepairMs : 0;

const isRunningOn = <T>({ runningOn }: RoutedCall<T>, { route }: RouteState): boolean =>
  runningOn === route.name;

const waitForRoute = async (
  routeStates: RouteStates,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> => {
  const freed = new AbortController();
  const either = AbortSignal.any([signal, freed.signal]);
  void routeStates.whenFreed().then(() => freed.abort());
  await delay(Math.max(1, timeoutMs), undefined, { signal: either }).catch(() => {});
};

const runOn = async <T>(
  { logger, clock }: RoutingTools,
  { signal, accountId, run, isCommitted, isFinal }: RoutedCall<T>,
  routeState: RouteState,
  { attempt, free }: RouteSlot,
): Promise<{ result: T } | { failure: Failure }> => {
  const { timeouts } = routeState.server;
  let isAccepted = false;
  const calledAtMs = clock.elapsedMs();
  const succeeded = () => {
    isAccepted = true;
    attempt.succeeded();
    timeouts.succeeded(accountId);
  };
  try {
    const result = await measuredRun(routeState, () => run(routeState, succeeded));
    succeeded();
    return { result };
  } catch (error) {
    if (signal.aborted) {
      attempt.abandoned();
      throw signal.reason;
    }
    const failure = asUpstreamFailure(error) ?? localFailure(error);
    if (!failure) {
      // An error caused by the request proves that the route works; any other error of ours proves nothing.
      if (error instanceof ApiError) succeeded();
      else attempt.abandoned();
      throw error;
    }
    const kind = failure instanceof UpstreamFailure ? failure.kind : 'local';
    logger.warn(
      { route: routeState.route.name, kind, status: failure.status, code: failure.code },
      'route failed',
    );
    if (failure instanceof ApiError) attempt.abandoned();
    else if (isOverload(failure)) attempt.overloaded(failure.retryAfterSeconds);
    else if (isOfRequest(failure)) succeeded();
    else if (!isAnswerTimeout(failure)) attempt.failed();
    // A job that was accepted may take as long as it was asked to.
    else if (isAccepted || (accountId !== undefined && !timeouts.timedOut(accountId, calledAtMs)))
      attempt.abandoned();
    else attempt.failed();
    if (isCommitted?.() || isFinal?.(failure)) throw asApiError(failure);
    return { failure };
  } finally {
    free();
  }
};

/** Latency of an upstream; local engines are measured where they run. */
const measuredRun = async <T>({ route }: RouteState, run: () => Promise<T>): Promise<T> => {
  if (route.kind === 'local') return run();
  const startedMs = performance.now();
  let outcome: 'ok' | 'failed' = 'failed';
  try {
    const result = await inSpan(
      'upstream',
      { kind: 'client', attributes: { 'kinora.route': route.name } },
      run,
    );
    outcome = 'ok';
    return result;
  } finally {
    measure('upstream', {
      route: route.name,
      outcome,
      seconds: (performance.now() - startedMs) / 1000,
    });
  }
};

/** After the request was sent: a server that takes no connection has billed nothing. */
const answerTimeouts = new Set<string | undefined>([
  'timeout',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
export const isAnswerTimeout = (failure: Failure): boolean =>
  failure instanceof UpstreamFailure && answerTimeouts.has(failure.code);

/** The server answered, and what it answered says that this work failed: another request may well succeed. */
const isOfRequest = (failure: UpstreamFailure): boolean => failure.isFinal && failure.kind === 'unavailable';

const isOverload = (failure: Failure): boolean =>
  failure instanceof UpstreamFailure && failure.kind === 'overloaded';

/**
 * A local engine that is not installed, crashed or is overloaded: the next route may help, and its supervisor restarts
 * it.
 */
const localFailure = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && (error.status === 503 || isProcessLost(error)) ? error : undefined;

const isProcessLost = ({ cause }: ApiError): boolean => cause instanceof ProcessLost;

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

/**
 * The error reported when no route remains, by priority: overloaded or just killed (a retry will help), provider
 * error, not installed.
 */
const exhausted = (failures: Failure[], waitMs: number): ApiError => {
  const all = failures.map(asApiError);
  const mostRelevant =
    all.find((error) => error.code === 'model_overloaded' || isProcessLost(error)) ??
    all.find(({ code }) => code === 'upstream_error') ??
    all[0];
  if (mostRelevant) return mostRelevant;
  return new ApiError('upstream_error', Number.isFinite(waitMs) ? { retryAfterSeconds: waitMs / 1000 } : {});
};
