/** Routes as they stand now: which to try first, which are full, which are left alone. */
import type { Model } from '../../domain/models.ts';
import type { Route } from '../../domain/route.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Breaker, createBreaker, type Passage } from './breaker.ts';
import { createRateWindow, type RateWindow } from './rate-window.ts';

/** Shared by every model that goes the same way: it is one server that breaks or is full. */
type Gate = { breaker: Breaker; running: number; limit: number; rate: RateWindow | null };
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
    const gate = gates.get(name) ?? { breaker: createBreaker(clock), running: 0, limit, rate: null };
    gate.limit = Math.min(gate.limit, limit);
    const { requestsPerMinute } = route.limits;
    if (requestsPerMinute !== null && requestsPerMinute < (gate.rate?.perMinute ?? Number.POSITIVE_INFINITY))
      gate.rate = createRateWindow(clock, requestsPerMinute);
    gates.set(name, gate);
    return gate;
  };

  const isFree = ({ gate }: Lane): boolean => gate.running < gate.limit;
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
    isOpen: (lane: Lane, isRunning: boolean): boolean => isFree(lane) && waitMs(lane, isRunning) === 0,

    enter({ gate }: Lane, isRunning: boolean): { passage: Passage; leave: () => void } {
      gate.running += 1;
      if (!isRunning) gate.rate?.take();
      return {
        passage: gate.breaker.enter(),
        leave: () => {
          gate.running -= 1;
          freed.resolve();
          freed = Promise.withResolvers();
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
