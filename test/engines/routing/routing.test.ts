import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upstreamRoute } from '../../../src/config/routing.ts';
import { ProcessLost } from '../../../src/domain/engine-failure.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { catalogue, isVideoModel, type Model } from '../../../src/domain/models.ts';
import { localRoute, type Route, type UpstreamRoute } from '../../../src/domain/route.ts';
import { noLimits } from '../../../src/domain/upstream/route-limits.ts';
import { createCircuitBreaker } from '../../../src/engines/routing/circuit-breaker.ts';
import {
  createRouteStates,
  type RouteState,
  type RouteStates,
} from '../../../src/engines/routing/route-states.ts';
import { tryRoutes } from '../../../src/engines/routing/try-routes.ts';
import type { UpstreamServerUsage } from '../../../src/engines/routing/upstream-quota.ts';
import { createVideoSlots } from '../../../src/engines/routing/video-slots.ts';
import { UpstreamFailure } from '../../../src/engines/upstream/upstream-failure.ts';
import { type Measurements, onMeasured } from '../../../src/lib/measurements.ts';
import { afterTest } from '../../support/after-test.ts';
import { clockAt } from '../../support/clock.ts';
import { waitFor } from '../../support/wait-for.ts';

const createClock = () => {
  let ms = 1_000_000;
  return {
    ...clockAt(() => ms),
    pass: (by: number) => {
      ms += by;
    },
  };
};

const route = (name: string, fields: Partial<UpstreamRoute> = {}): UpstreamRoute => ({
  ...upstreamRoute(name, 'm', 1, {}),
  name,
  ...fields,
});

const statesFor = (states: RouteStates, all: { kind: Model['kind']; route: Route }[]): RouteState[] => {
  states.setLimits(all);
  return all.map(({ kind, route }) => states.stateOf(kind, route));
};
const spoken = (route: Route) => ({ kind: 'speech' as const, route });

const createRouter = (routes: Route[], random = () => 0) => {
  const clock = createClock();
  const warnings: object[] = [];
  const states = createRouteStates({ clock, localVideos: 1, random });
  const logger = { warn: (fields: object) => void warnings.push(fields) };
  const routeStates = statesFor(states, routes.map(spoken));
  const tried: string[] = [];
  const call = <T>(
    run: (name: string) => Promise<T> | T,
    {
      maxWaitMs = 0,
      signal = new AbortController().signal,
      isCommitted = (): boolean => false,
      runningOn = null as string | null,
      begunOn = null as string | null,
      accountId = '',
      maxRepairMs = 0,
    } = {},
  ): Promise<T> =>
    tryRoutes(
      { routeStates: states, clock, logger },
      {
        candidates: states.order(routeStates),
        signal,
        maxWaitMs,
        maxRepairMs,
        isCommitted,
        runningOn,
        begunOn,
        accountId,
        run: async (routeState) => {
          tried.push(routeState.route.name);
          return run(routeState.route.name);
        },
      },
    );
  return { clock, call, tried, warnings, states, routeStates };
};

const failing =
  (failures: Record<string, Error>) =>
  (name: string): string => {
    const failure = failures[name];
    if (failure) throw failure;
    return name;
  };
const isError = (code: string) => (error: unknown) => error instanceof ApiError && error.code === code;

test('the breaker opens after failures in a row, lets one probe, closes on its success', () => {
  const clock = createClock();
  const breaker = createCircuitBreaker(clock);
  breaker.enter().failed();
  breaker.enter().failed();
  breaker.enter().succeeded();
  breaker.enter().failed();
  breaker.enter().failed();
  assert.equal(breaker.state(), 'closed', 'a success in between counts');
  breaker.enter().failed();
  assert.equal(breaker.state(), 'open');
  assert.equal(breaker.waitMs(), 10_000);
  clock.pass(10_000);
  assert.equal(breaker.waitMs(), 0);
  const first = breaker.enter();
  assert.equal(breaker.waitMs(), Number.POSITIVE_INFINITY, 'one probe at a time');
  first.failed();
  assert.equal(breaker.waitMs(), 20_000, 'it is left alone longer each time');
  clock.pass(20_000);
  breaker.enter().failed();
  assert.equal(breaker.waitMs(), 40_000);
  clock.pass(40_000);
  breaker.enter().succeeded();
  assert.deepEqual([breaker.state(), breaker.waitMs()], ['closed', 0]);
});

test('calls in flight when a route broke do not lengthen its pause', () => {
  const clock = createClock();
  const breaker = createCircuitBreaker(clock);
  const [late, later] = [breaker.enter(), breaker.enter()];
  const underWay = Array.from({ length: 50 }, () => breaker.enter());
  for (const attempt of underWay) attempt.failed();
  assert.equal(breaker.waitMs(), 10_000);
  clock.pass(10_000);
  const probe = breaker.enter();
  late.abandoned();
  assert.equal(breaker.waitMs(), Number.POSITIVE_INFINITY, 'who left was not the probe');
  probe.failed();
  later.failed();
  assert.equal(breaker.waitMs(), 20_000);
});

test('a probe whose caller leaves makes room for the next', () => {
  const clock = createClock();
  const breaker = createCircuitBreaker(clock);
  for (let n = 0; n < 3; n += 1) breaker.enter().failed();
  clock.pass(10_000);
  breaker.enter().abandoned();
  assert.equal(breaker.waitMs(), 0);
});

test('a route that asks for no pause, or for one that has passed, is not asked again at once', async () => {
  const { call, tried } = createRouter([route('a')]);
  const overloaded = failing({ a: new UpstreamFailure('overloaded', { status: 429, retryAfterSeconds: 0 }) });
  await assert.rejects(call(overloaded), isError('model_overloaded'));
  assert.deepEqual(tried, ['a']);
});

test('the next route takes over from a broken, a refused and an overloaded one', async () => {
  const { call, tried, warnings } = createRouter([route('a'), route('b'), route('c'), localRoute]);
  const made = await call(
    failing({
      a: new UpstreamFailure('unavailable', { status: 500 }),
      b: new UpstreamFailure('misconfigured', { status: 401 }),
      c: new UpstreamFailure('overloaded', { status: 429, retryAfterSeconds: 30 }),
    }),
  );
  assert.equal(made, 'local');
  assert.deepEqual(tried, ['a', 'b', 'c', 'local']);
  assert.equal(warnings.length, 3);
  tried.length = 0;
  await call(failing({}));
  assert.deepEqual(tried, ['a'], 'one failure does not open the breaker');
});

test("the user's own mistake is not tried elsewhere and says nothing against the route", async () => {
  const { call, tried } = createRouter([route('a'), route('b')]);
  for (let n = 0; n < 5; n += 1)
    await assert.rejects(call(failing({ a: new ApiError('invalid_request') })), isError('invalid_request'));
  assert.deepEqual(new Set(tried), new Set(['a']));
});

test('an open breaker is passed over until its time, then probed by one call', async () => {
  const { call, tried, clock } = createRouter([route('a'), route('b')]);
  const broken = failing({ a: new UpstreamFailure('unavailable') });
  for (let n = 0; n < 3; n += 1) await call(broken);
  tried.length = 0;
  await call(broken);
  assert.deepEqual(tried, ['b']);
  clock.pass(10_000);
  const released = Promise.withResolvers<void>();
  const probe = call(async (name) => {
    await released.promise;
    return name;
  });
  assert.equal(await call(failing({})), 'b', 'others do not wait for the probe');
  released.resolve();
  assert.equal(await probe, 'a');
  assert.equal(await call(failing({})), 'a');
});

const timeout = new UpstreamFailure('unavailable', { code: 'timeout' });

test('answers that take one account too long keep only that account from the server', async () => {
  const { call, tried, clock } = createRouter([route('slow'), route('next')]);
  const slow = failing({ slow: timeout });
  for (let index = 0; index < 3; index += 1) assert.equal(await call(slow, { accountId: 'a' }), 'next');
  tried.length = 0;
  assert.equal(await call(failing({}), { accountId: 'a' }), 'next');
  assert.equal(await call(failing({}), { accountId: 'b' }), 'slow');
  clock.pass(10_000);
  assert.equal(await call(failing({}), { accountId: 'a' }), 'slow', 'it may try again');
});

test('a server that answers no account in time is passed over by all', async () => {
  const { call } = createRouter([route('slow'), route('next')]);
  const slow = failing({ slow: timeout });
  for (const accountId of ['a', 'b', 'a', 'b']) await call(slow, { accountId });
  assert.equal(await call(failing({}), { accountId: 'c' }), 'next');
});

test('jobs that fail say nothing against a server that answers', async () => {
  const { call } = createRouter([route('first'), route('next')]);
  const failed = new UpstreamFailure('unavailable', { code: 'generation_failed', isFinal: true });
  for (let index = 0; index < 5; index += 1) assert.equal(await call(failing({ first: failed })), 'next');
  assert.equal(await call(failing({})), 'first');
});

test('a video waits for a server that is being repaired, and gets its error when that takes too long', async () => {
  const { call, clock } = createRouter([route('gpu')]);
  const broken = new UpstreamFailure('unavailable', { status: 500 });
  for (let index = 0; index < 3; index += 1)
    await assert.rejects(call(failing({ gpu: broken })), isError('upstream_error'));
  await assert.rejects(call(failing({})), isError('upstream_error'));
  const waiting = call(failing({}), { maxRepairMs: 60_000 });
  clock.pass(10_000);
  // Another call ends: those that wait look again.
  assert.equal(await call(failing({}), { accountId: 'other' }), 'gpu');
  assert.equal(await waiting, 'gpu');
  for (let index = 0; index < 3; index += 1)
    await assert.rejects(call(failing({ gpu: broken })), isError('upstream_error'));
  const tooLong = assert.rejects(call(failing({}), { maxRepairMs: 1 }), isError('upstream_error'));
  clock.pass(2);
  await tooLong;
});

test('nothing is claimed for a server that is broken, and no more than it takes while others wait for it', async () => {
  const { call, clock, states, routeStates } = createRouter([route('gpu', { concurrency: 2 })]);
  const [gpu] = routeStates;
  const broken = new UpstreamFailure('unavailable', { status: 500 });
  assert.equal(states.freeSlots(gpu!, 8), 2);
  for (let index = 0; index < 3; index += 1) await assert.rejects(call(failing({ gpu: broken })));
  assert.equal(states.freeSlots(gpu!, 8), 0);
  const waiting = call(failing({}), { maxRepairMs: 60_000 });
  clock.pass(10_000);
  assert.equal(states.freeSlots(gpu!, 8), 1);
  assert.equal(await call(failing({}), { accountId: 'other' }), 'gpu');
  assert.equal(await waiting, 'gpu');
  assert.equal(states.freeSlots(gpu!, 8), 2);
});

test('timeouts of calls that were under way do not lengthen the pause of an account', async () => {
  const { call, clock } = createRouter([route('slow')]);
  const late = Promise.withResolvers<string>();
  const underWay = assert.rejects(call(() => late.promise, { accountId: 'a' }));
  for (let index = 0; index < 3; index += 1)
    await assert.rejects(call(failing({ slow: timeout }), { accountId: 'a' }));
  clock.pass(10_000);
  late.reject(timeout);
  await underWay;
  assert.equal(await call(failing({}), { accountId: 'a' }), 'slow');
});

test('when nobody is left: 502 for broken ones, 503 with Retry-After for overloaded ones', async () => {
  const broken = createRouter([route('a'), route('b')]);
  const failures = { a: new UpstreamFailure('unavailable'), b: new UpstreamFailure('misconfigured') };
  for (let n = 0; n < 5; n += 1)
    await assert.rejects(broken.call(failing(failures)), isError('upstream_error'));
  assert.equal(broken.tried.length, 6, 'open breakers spare both servers');

  const busy = createRouter([route('a'), route('b')]);
  await assert.rejects(
    busy.call(
      failing({
        a: new UpstreamFailure('overloaded', { retryAfterSeconds: 7 }),
        b: new UpstreamFailure('unavailable'),
      }),
    ),
    (error) => isError('model_overloaded')(error) && (error as ApiError).retryAfterSeconds === 7,
  );
});

test('a local engine that was killed or is full is a 503, also beside a failing provider', async () => {
  const unavailable = new UpstreamFailure('unavailable');
  const lost = new ApiError('service_unavailable', { cause: new ProcessLost() });
  const crashed = new ApiError('internal_error', { cause: new ProcessLost() });
  const { call, tried } = createRouter([route('a'), localRoute]);
  await assert.rejects(call(failing({ a: unavailable, local: lost })), isError('service_unavailable'));
  await assert.rejects(
    call(failing({ a: unavailable, local: new ApiError('model_overloaded') })),
    isError('model_overloaded'),
  );
  await assert.rejects(
    call(failing({ a: unavailable, local: new ApiError('service_unavailable') })),
    isError('upstream_error'),
    'an engine that is not installed',
  );
  const second = createRouter([localRoute, route('a')]);
  assert.equal(await second.call(failing({ local: crashed })), 'a', 'a lost engine has the next route asked');
  assert.deepEqual([tried.length, second.tried], [6, ['local', 'a']]);
});

test('accounts that wait for a full route leave time for everything else', async () => {
  const { call } = createRouter([route('a', { concurrency: 1 })]);
  // Those who look for a free place in vain must not have each other look again: no timer would ever fire.
  const run = () => new Promise<void>((resolve) => setTimeout(resolve, 10));
  await Promise.all(
    ['ann', 'bob', 'cy', 'dan'].map((accountId) => call(run, { accountId, maxWaitMs: 60_000 })),
  );
});

test('routes with weights share the load, those after them are the fallback', async () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const { call, tried } = createRouter(
    [route('a', { weight: 3 }), route('b', { weight: 1 }), route('c')],
    random,
  );
  for (let n = 0; n < 1000; n += 1) await call(failing({}));
  const share = tried.filter((name) => name === 'a').length / 1000;
  assert.ok(share > 0.7 && share < 0.8, `${share}`);
  assert.ok(!tried.includes('c'));
  tried.length = 0;
  const down = new UpstreamFailure('misconfigured');
  assert.equal(await call(failing({ a: down, b: down })), 'c');
});

test('a full route passes callers to the next; when all are full they wait for a free slot, then 503', async () => {
  const { call, tried } = createRouter([route('a', { concurrency: 1 }), route('b', { concurrency: 1 })]);
  const servers = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  const wait = async (name: string) => {
    await servers[name as 'a' | 'b'].promise;
    return name;
  };
  const first = call(wait);
  const second = call(wait);
  await assert.rejects(call(wait), isError('model_overloaded'));
  assert.deepEqual(tried, ['a', 'b']);
  const third = call(failing({}), { maxWaitMs: 60_000 });
  servers.b.resolve();
  assert.equal(await second, 'b');
  assert.equal(await third, 'b');
  servers.a.resolve();
  assert.equal(await first, 'a');
});

test('models that go the same way share its limit and its breaker', () => {
  const states = createRouteStates({ clock: createClock(), localVideos: 2 });
  const [one, two, video, voice] = statesFor(states, [
    spoken(route('a', { concurrency: 5 })),
    { kind: 'transcription', route: route('a', { concurrency: 3 }) },
    { kind: 'video', route: localRoute },
    spoken(localRoute),
  ]);
  assert.equal(one!.server, two!.server);
  assert.equal(one!.server.limit, 3);
  assert.notEqual(video!.server, voice!.server);
  assert.equal(video!.server.limit, 2);
});

test('a granted slot of a shared server stays wanted until a task takes it or none was claimed', async () => {
  let demand: UpstreamServerUsage['demand'] | undefined;
  const upstreamQuotas = {
    register(usage: UpstreamServerUsage) {
      demand = usage.demand;
      return {
        slots: () => 0,
        hasSlot: () => true,
        waitMs: () => 0,
        admit: async () => true,
        requestSlot: async () => true,
        demandChanged: () => {},
        report: () => {},
      };
    },
  };
  const states = createRouteStates({ clock: createClock(), localVideos: 1, upstreamQuotas });
  const model = catalogue.find(isVideoModel)!;
  const routeStates = statesFor(states, [{ kind: 'video', route: route('a', { concurrency: 1 }) }]);
  const slots = createVideoSlots(states, [{ model, routeStates, engines: new Map() }]);
  assert.equal(await slots.request(model.id), true);
  assert.equal(demand!().waiting, 1, 'another process would get it during the claim');
  slots.reserve({ id: 'task', model: model.id });
  slots.returnGranted();
  assert.equal(demand!().waiting, 1);
  slots.release('task');
  assert.equal(demand!().waiting, 0);
  assert.equal(await slots.request(model.id), true);
  slots.returnGranted();
  assert.equal(demand!().waiting, 0);
});

test('after the first bytes no other route takes over; a caller who leaves ends it', async () => {
  const { call, tried } = createRouter([route('a'), route('b')]);
  const broken = failing({ a: new UpstreamFailure('unavailable') });
  await assert.rejects(call(broken, { isCommitted: () => true }), isError('upstream_error'));
  assert.deepEqual(tried, ['a']);

  const leaving = new AbortController();
  const left = call(
    async () => {
      leaving.abort(new Error('gone'));
      throw new UpstreamFailure('unavailable');
    },
    { signal: leaving.signal },
  );
  await assert.rejects(left, /gone/);
});

test('starts are counted over any sixty seconds, for all models that go the same way', async () => {
  const limits = { ...noLimits, requestsPerMinute: 2 };
  const { clock, call, tried, states } = createRouter([route('a', { limits }), localRoute]);
  const first = await call((name) => name);
  clock.pass(40_000);
  assert.deepEqual([first, await call((name) => name), await call((name) => name)], ['a', 'a', 'local']);
  clock.pass(20_000);
  assert.equal(await call((name) => name), 'a', 'the first start is a minute ago');
  assert.equal(await call((name) => name), 'local', 'the second is not');
  assert.equal(tried.filter((name) => name === 'a').length, 3);
  const loose = spoken(route('a', { limits: { ...noLimits, requestsPerMinute: 50 } }));
  const [shared] = statesFor(states, [loose, spoken(route('a', { limits }))]);
  assert.equal(shared?.server.rate?.perMinute, 2, 'the stricter limit holds');
  assert.equal(await call((name) => name), 'local', 'and what was counted stays');
});

test('a job that runs already is waited for, however often its route was asked', async () => {
  const limits = { ...noLimits, requestsPerMinute: 1 };
  const { clock, call } = createRouter([route('a', { limits }), localRoute]);
  assert.equal(await call((name) => name), 'a');
  assert.equal(await call((name) => name, { runningOn: 'a' }), 'a');
  clock.pass(60_000);
  assert.equal(await call((name) => name, { runningOn: 'a' }), 'a', 'it does not count itself');
  assert.equal(await call((name) => name), 'a');
});

test('a job that runs already is not begun elsewhere while its route is full or has to be left alone', async () => {
  const { clock, call, tried } = createRouter([route('a', { concurrency: 1 }), localRoute]);
  const other = Promise.withResolvers<void>();
  const running = call(() => other.promise);
  assert.equal(await call((name) => name, { runningOn: 'a' }), 'a', 'it has its slot with it');
  assert.equal(await call((name) => name), 'local');
  const begun = call((name) => name, { begunOn: 'a', maxWaitMs: 60_000 });
  await new Promise((resolve) => setImmediate(resolve));
  other.resolve();
  assert.deepEqual([await running, await begun], [undefined, 'a'], 'one that may be begun waits for a slot');

  const busy = failing({ a: new UpstreamFailure('overloaded', { status: 429, retryAfterSeconds: 30 }) });
  assert.equal(await call(busy), 'local');
  tried.length = 0;
  await assert.rejects(
    call((name) => name, { runningOn: 'a', maxWaitMs: 20_000 }),
    isError('model_overloaded'),
  );
  assert.deepEqual(tried, []);
  clock.pass(30_000);
  assert.equal(await call((name) => name, { runningOn: 'a' }), 'a');
});

test('a job whose server stays broken is begun elsewhere', async () => {
  const { call, tried } = createRouter([route('a'), localRoute]);
  const broken = failing({ a: new UpstreamFailure('unavailable', { status: 500 }) });
  for (let times = 0; times < 3; times += 1) await call(broken);
  tried.length = 0;
  assert.equal(await call((name) => name, { runningOn: 'a' }), 'local', 'with no time for repairs');
  assert.deepEqual(tried, ['local']);
});

test('a single route at its limit: the caller gets Retry-After, or waits for it', async () => {
  const limits = { ...noLimits, requestsPerMinute: 1 };
  const { clock, call } = createRouter([route('a', { limits })]);
  await call((name) => name);
  clock.pass(15_000);
  await assert.rejects(
    call((name) => name),
    (error) =>
      error instanceof ApiError && error.code === 'model_overloaded' && error.retryAfterSeconds === 45,
  );
});

test('accounts that wait for a full route take turns', async () => {
  const { call } = createRouter([route('a', { concurrency: 2 })]);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const run = (accountId: string) =>
    call(
      () => {
        order.push(accountId);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      { accountId, maxWaitMs: 60_000 },
    );
  const all = Array.from({ length: 6 }, () => run('greedy'));
  await waitFor(() => order.length === 2);
  all.push(run('ann'), run('bob'));
  for (let served = 3; served <= 8; served += 1) {
    ends.shift()!();
    await waitFor(() => order.length === served);
  }
  for (const end of ends) end();
  await Promise.all(all);
  const others = order.indexOf('ann') + order.indexOf('bob');
  assert.ok(others <= 3 + 5, `those who came last with nothing running go first: ${order}`);
  assert.equal(order[2] === 'greedy', false);
});

test('latency and outcome of an upstream are measured; a local engine is not an upstream', async (t) => {
  const told: Measurements['upstream'][] = [];
  afterTest(
    t,
    onMeasured('upstream', (one) => told.push(one)),
  );
  const { call } = createRouter([route('broken'), route('works'), localRoute]);
  await call((name) => {
    if (name === 'broken') throw new UpstreamFailure('unavailable', { status: 500 });
  });
  assert.deepEqual(
    told.map(({ route: name, outcome }) => [name, outcome]),
    [
      ['broken', 'failed'],
      ['works', 'ok'],
    ],
  );
  assert.ok(told.length > 0 && told.every(({ seconds }) => seconds >= 0));
  const here = createRouter([localRoute]);
  await here.call(() => {});
  assert.equal(told.length, 2);
});
