/** Routes as they stand now: which to try first, which are full, which are left alone. */
import type { Model } from '../../domain/models.ts';
import type { Route } from '../../domain/route.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Breaker, createBreaker, type Passage } from './breaker.ts';
import { createRateWindow, type RateWindow } from './rate-window.ts';

/** Shared by every model that goes the same way: it is one server that breaks or is full. */
type Gate = {
  breaker: Breaker;
  running: number;
  limit: number;
  rate: RateWindow | null;
  /** Calls by account: those that run, and those that wait for a free place. */
  runningOf: Map<string, number>;
  waitingOf: Map<string, number>;
};
export type Lane = { route: Route; gate: Gate };

export const createLaneRegistry = (options: {
  clock: Clock;
  /** How many films the local engine makes at once. */
  localFilms: number;
  random?: () => number;
}) => {
  const { clock, random = Math.random } = options;
  const gates = new Map<string, Gate>();
  let freed = Promise.withResolvers<void>();

  const gateOf = (kind: Model['kind'], route: Route): Gate => {
    // Each kind of local engine is a thing of its own.
    const name = route.kind === 'local' ? `${kind} here` : route.name;
    const ownLimit =
      route.kind === 'local' && kind === 'video' ? options.localFilms : Number.POSITIVE_INFINITY;
    const limit = Math.min(ownLimit, route.concurrency ?? Number.POSITIVE_INFINITY);
    const gate: Gate = gates.get(name) ?? {
      breaker: createBreaker(clock),
      running: 0,
      limit,
      rate: null,
      runningOf: new Map(),
      waitingOf: new Map(),
    };
    gate.limit = Math.min(gate.limit, limit);
    const { requestsPerMinute } = route.limits;
    if (requestsPerMinute !== null && requestsPerMinute < (gate.rate?.perMinute ?? Number.POSITIVE_INFINITY))
      gate.rate = createRateWindow(clock, requestsPerMinute);
    gates.set(name, gate);
    return gate;
  };

  const isFree = ({ gate }: Lane): boolean => gate.running < gate.limit;
  /** A free place goes to whoever waits with the fewest calls running. */
  const isTurnOf = ({ gate }: Lane, account: string): boolean => {
    const running = gate.runningOf.get(account) ?? 0;
    return ![...gate.waitingOf.keys()].some((other) => (gate.runningOf.get(other) ?? 0) < running);
  };
  const count = (counts: Map<string, number>, account: string, change: 1 | -1): void => {
    const next = (counts.get(account) ?? 0) + change;
    if (next === 0) counts.delete(account);
    else counts.set(account, next);
  };
  const wakeWaiting = (): void => {
    freed.resolve();
    freed = Promise.withResolvers();
  };
  /** Milliseconds until it may be tried, apart from being full. A job that runs there already starts nothing. */
  const waitMs = ({ gate }: Lane, isRunning: boolean): number =>
    Math.max(gate.breaker.waitMs(), isRunning ? 0 : (gate.rate?.waitMs() ?? 0));

  return {
    lanesOf: (kind: Model['kind'], routes: Route[]): Lane[] =>
      routes.map((route) => ({ route, gate: gateOf(kind, route) })),

    /** The one to try first in front. Neighbours with weights take turns by them. */
    order(lanes: Lane[]): Lane[] {
      const ordered: Lane[] = [];
      for (let from = 0; from < lanes.length; ) {
        let to = from + 1;
        if (lanes[from]!.route.weight !== null)
          while (to < lanes.length && lanes[to]!.route.weight !== null) to += 1;
        ordered.push(...shuffleByWeight(lanes.slice(from, to), random));
        from = to;
      }
      return ordered;
    },

    isFree,
    waitMs,
    isOpen: (lane: Lane, isRunning: boolean, account: string): boolean =>
      isFree(lane) && isTurnOf(lane, account) && waitMs(lane, isRunning) === 0,

    enter({ gate }: Lane, isRunning: boolean, account: string): { passage: Passage; leave: () => void } {
      gate.running += 1;
      count(gate.runningOf, account, 1);
      // Those who let this account go first may have the next place.
      if (gate.running < gate.limit && gate.waitingOf.size > 0) wakeWaiting();
      if (!isRunning) gate.rate?.take();
      return {
        passage: gate.breaker.enter(),
        leave: () => {
          gate.running -= 1;
          count(gate.runningOf, account, -1);
          wakeWaiting();
        },
      };
    },

    /** Others let this account go first where it has fewer calls running. To be ended before it tries again. */
    wait(lanes: Lane[], account: string): { end: (givesUp: boolean) => void } {
      for (const { gate } of lanes) count(gate.waitingOf, account, 1);
      return {
        end(givesUp) {
          for (const { gate } of lanes) count(gate.waitingOf, account, -1);
          if (givesUp) wakeWaiting();
        },
      };
    },

    /** Resolves when some call ends. */
    whenFreed: (): Promise<void> => freed.promise,
  };
};
export type LaneRegistry = ReturnType<typeof createLaneRegistry>;

/** Each lane's chance to be first is its share of the weights; the rest follow in the same manner. */
const shuffleByWeight = (lanes: Lane[], random: () => number): Lane[] => {
  const left = [...lanes];
  const ordered: Lane[] = [];
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
