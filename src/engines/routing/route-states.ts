/** Current state of routes: order, free slots, circuit breakers. */
import type { Model } from '../../domain/models.ts';
import type { Route } from '../../domain/route.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Counter, createCounter } from '../../lib/counter.ts';
import { type AccountTimeouts, createAccountTimeouts } from './account-timeouts.ts';
import { type CircuitBreaker, createCircuitBreaker, type RouteAttempt } from './circuit-breaker.ts';
import { createRateWindow, type RateWindow } from './rate-window.ts';
import type { UpstreamQuota, UpstreamQuotas } from './upstream-quota.ts';

/** Shared by every model on the same server: it is the server that breaks or is full. */
type ServerState = {
  breaker: CircuitBreaker;
  timeouts: AccountTimeouts;
  /** By an operator: no new work, what runs there goes on. */
  isPaused: boolean;
  running: number;
  limit: number;
  rate: RateWindow | null;
  /** Null: the server is not shared. Otherwise limits apply to all processes together. */
  shared: UpstreamQuota | null;
  /** Calls by account: running, and waiting for a free slot. */
  runningByAccount: Counter<string | undefined>;
  waitingByAccount: Counter<string | undefined>;
  /** Slots reserved for tasks that were claimed and have not called yet. */
  reserved: number;
  /** A shared server had no slot left: it is not asked again before this time. */
  requestAgainAtMs: number;
};
/** One object for each route of a model as long as the route exists, also when its terms change. */
export type RouteState = { route: Route; server: ServerState; isRemoved: boolean };
type ModelRoute = { kind: Model['kind']; route: Route };
/** A call in progress: reports its outcome and frees its slot. */
export type RouteSlot = { attempt: RouteAttempt; free: () => void };

/** A slot that becomes free sooner is announced by a notification. */
const requestAgainMs = 5000;

export const createRouteStates = (options: {
  clock: Clock;
  /** How many videos the local engine makes at once. */
  localVideos: number;
  /** Shares upstream servers with other processes. */
  upstreamQuotas?: UpstreamQuotas | undefined;
  random?: () => number;
}) => {
  const { clock, random = Math.random } = options;
  const servers = new Map<string, ServerState>();
  let paused: ReadonlySet<string> = new Set();
  let freed = Promise.withResolvers<void>();
  let onFreed: () => void = () => {};

  const wakeWaiting = (): void => {
    freed.resolve();
    freed = Promise.withResolvers();
    onFreed();
  };

  const newServer = (name: string, limit: number, isUpstream: boolean): ServerState => {
    const server: ServerState = {
      breaker: createCircuitBreaker(clock, (event) => server.shared?.report(event)),
      timeouts: createAccountTimeouts(clock),
      isPaused: paused.has(name),
      running: 0,
      limit,
      rate: null,
      shared: null,
      runningByAccount: createCounter(),
      waitingByAccount: createCounter(),
      reserved: 0,
      requestAgainAtMs: Number.NEGATIVE_INFINITY,
    };
    if (isUpstream && options.upstreamQuotas)
      server.shared = options.upstreamQuotas.register({
        name,
        limits: () => ({
          concurrency: Number.isFinite(server.limit) ? server.limit : null,
          requestsPerMinute: server.rate?.perMinute ?? null,
        }),
        demand: () => ({
          running: server.running,
          waiting: server.waitingByAccount.total() + server.reserved,
        }),
        onBreakerState: server.breaker.adopt,
        wake() {
          server.requestAgainAtMs = Number.NEGATIVE_INFINITY;
          wakeWaiting();
        },
      });
    return server;
  };

  const ownLimitOf = (kind: Model['kind'], route: Route): number =>
    Math.min(
      route.kind === 'local' && kind === 'video' ? options.localVideos : Number.POSITIVE_INFINITY,
      route.concurrency ?? Number.POSITIVE_INFINITY,
    );

  /** The strictest limits of the routes of each server. */
  const setLimits = (all: ModelRoute[]): void => {
    for (const [name, routes] of Map.groupBy(all, ({ kind, route }) => serverNameOf(kind, route))) {
      const limit = Math.min(...routes.map(({ kind, route }) => ownLimitOf(kind, route)));
      const server = servers.get(name) ?? newServer(name, limit, routes[0]!.route.kind === 'upstream');
      servers.set(name, server);
      server.limit = limit;
      const perMinute = Math.min(
        ...routes.map(({ route }) => route.limits.requestsPerMinute ?? Number.POSITIVE_INFINITY),
      );
      // The same limit keeps what was counted of this minute.
      if (perMinute !== (server.rate?.perMinute ?? Number.POSITIVE_INFINITY))
        server.rate = Number.isFinite(perMinute) ? createRateWindow(clock, perMinute) : null;
    }
    wakeWaiting();
  };

  const isFree = ({ server }: RouteState): boolean =>
    !server.isPaused && server.running < server.limit && (server.shared?.hasSlot(server.running) ?? true);
  /** A free slot goes to the waiting account with the fewest running calls. */
  const isTurnOf = ({ server }: RouteState, account: string | undefined): boolean => {
    const running = server.runningByAccount.of(account);
    return !server.waitingByAccount.keys().some((other) => server.runningByAccount.of(other) < running);
  };
  /**
   * Milliseconds until it may be tried, apart from free slots. Polling a job that already runs there starts nothing.
   */
  const waitMs = ({ server }: RouteState, isResumed: boolean, account: string | undefined): number =>
    Math.max(
      server.isPaused && !isResumed ? Number.POSITIVE_INFINITY : 0,
      server.breaker.waitMs(),
      server.timeouts.waitMs(account),
      isResumed ? 0 : ((server.shared ?? server.rate)?.waitMs() ?? 0),
    );

  const isPausedFor = ({ server }: RouteState, account: string | undefined): boolean =>
    server.timeouts.waitMs(account) > 0;

  /** Reserves a slot until the returned function is called. */
  const reserve = ({ server }: RouteState): (() => void) => {
    server.reserved += 1;
    return () => {
      server.reserved -= 1;
    };
  };

  return {
    setLimits,

    /** After `setLimits` with this route. */
    stateOf: (kind: Model['kind'], route: Route): RouteState => ({
      route,
      server: servers.get(serverNameOf(kind, route))!,
      isRemoved: false,
    }),

    /** In the order to try them. Adjacent routes with weights are ordered at random by weight. */
    order(routeStates: RouteState[]): RouteState[] {
      const ordered: RouteState[] = [];
      for (let from = 0; from < routeStates.length; ) {
        let to = from + 1;
        if (routeStates[from]!.route.weight !== null)
          while (to < routeStates.length && routeStates[to]!.route.weight !== null) to += 1;
        ordered.push(...shuffleByWeight(routeStates.slice(from, to), random));
        from = to;
      }
      return ordered;
    },

    /** Those of these names take no new work, all others do. */
    setPaused(names: ReadonlySet<string>): void {
      paused = names;
      for (const [name, server] of servers) server.isPaused = names.has(name);
      wakeWaiting();
    },

    isFree,
    waitMs,
    /** It failed, or answered this account too late, several times in a row. */
    isBroken: (routeState: RouteState, account: string | undefined): boolean =>
      routeState.server.breaker.state() === 'open' || isPausedFor(routeState, account),
    /** A resumed job runs there already, and has its slot with it. */
    isAvailable: (routeState: RouteState, isResumed: boolean, account: string | undefined): boolean =>
      (isResumed || (isFree(routeState) && isTurnOf(routeState, account))) &&
      waitMs(routeState, isResumed, account) === 0,

    /** Undefined: other processes took the remaining slots, or one of them is probing. */
    async enter(
      { server }: RouteState,
      isResumed: boolean,
      account: string | undefined,
    ): Promise<RouteSlot | undefined> {
      server.running += 1;
      server.runningByAccount.add(account, 1);
      // Waiters that let this account go first may get the next slot.
      if (server.running < server.limit && server.waitingByAccount.total() > 0) wakeWaiting();
      if (!isResumed && !server.shared) server.rate?.take();
      const attempt = server.breaker.enter();
      const free = () => {
        server.running -= 1;
        server.runningByAccount.add(account, -1);
        server.shared?.demandChanged();
        wakeWaiting();
      };
      const isProbe = server.breaker.state() === 'open';
      if (!server.shared || (await server.shared.admit({ isResumed, isProbe }))) return { attempt, free };
      attempt.abandoned();
      free();
      return undefined;
    },

    /**
     * Waits for a slot; accounts with more running calls let this one go first. Must be ended before the next attempt.
     */
    wait(routeStates: RouteState[], account: string | undefined): { end: (givesUp: boolean) => void } {
      // A server that only this account has to leave alone owes it no turn.
      const servers = routeStates
        .filter((routeState) => !isPausedFor(routeState, account))
        .map(({ server }) => server);
      for (const server of servers) {
        server.waitingByAccount.add(account, 1);
        server.shared?.demandChanged();
      }
      return {
        end(givesUp) {
          for (const server of servers) server.waitingByAccount.add(account, -1);
          if (givesUp) wakeWaiting();
        },
      };
    },

    /** Resolves when some call ends. */
    whenFreed: (): Promise<void> => freed.promise,
    /** Called when some call ends, and when a shared server may have a slot again. */
    setOnFreed(listener: () => void): void {
      onFreed = listener;
    },

    /** Slots of this process that are neither used nor reserved; `limit` is that of the route's own kind of call. */
    freeSlots({ server }: RouteState, limit: number): number {
      if (server.isPaused || ((server.shared ?? server.rate)?.waitMs() ?? 0) > 0) return 0;
      // A task that waits for it holds a place of this process: claimed in any number it would keep all others out.
      if (server.breaker.waitMs() > 0) return 0;
      const has = Math.min(limit, server.limit, server.shared?.slots() ?? Number.POSITIVE_INFINITY);
      return Math.max(0, has - server.running - server.reserved - server.waitingByAccount.total());
    },

    reserve,

    /** Whether one more slot of a shared server may be requested. */
    isRequestable({ server }: RouteState, limit: number): boolean {
      const { shared, running, reserved } = server;
      if (
        server.isPaused ||
        !shared ||
        shared.waitMs() > 0 ||
        server.breaker.waitMs() > 0 ||
        clock.elapsedMs() < server.requestAgainAtMs
      )
        return false;
      return running + reserved < Math.min(limit, server.limit) && shared.hasSlot(running + reserved);
    },

    /** Asks for one slot more than are used and reserved, and reserves it. Undefined: none is left. */
    async requestSlot(routeState: RouteState): Promise<(() => void) | undefined> {
      const { server } = routeState;
      const requested = server.reserved + 1;
      server.running += requested;
      const isGranted = await server.shared!.requestSlot();
      server.running -= requested;
      if (isGranted) return reserve(routeState);
      server.requestAgainAtMs = clock.elapsedMs() + requestAgainMs;
      return undefined;
    },
  };
};
/** Each kind of local engine has its own state. */
export const serverNameOf = (kind: Model['kind'], route: Pick<Route, 'kind' | 'name'>): string =>
  route.kind === 'local' ? `local ${kind}` : route.name;

export type RouteStates = ReturnType<typeof createRouteStates>;

/** Each route comes first with a probability equal to its share of the weights; the rest follow the same way. */
const shuffleByWeight = (routeStates: RouteState[], random: () => number): RouteState[] => {
  const left = [...routeStates];
  const ordered: RouteState[] = [];
  while (left.length > 1) {
    let point = random() * left.reduce((sum, { route }) => sum + (route.weight ?? 1), 0);
    const index = left.findIndex(({ route }) => {
      point -= route.weight ?? 1;
      return point < 0;
    });
    ordered.push(...left.splice(index < 0 ? left.length - 1 : index, 1));
  }
  return [...ordered, ...left];
};
