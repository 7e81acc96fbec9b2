import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ProcessLost } from '../../src/domain/engine-failure.ts';
import { ApiError, type ErrorCode } from '../../src/domain/errors.ts';
import type { PoolCallOptions } from '../../src/engines/engine-call.ts';
import { endUnusedEngines, startEngineAhead } from '../../src/engines/engine-process.ts';
import { createProcessPool, type ProcessPoolOptions } from '../../src/engines/process-pool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const folder = temporaryFolder({ after });
let files = 0;
const freshPath = () => join(folder, String(files++));

const modulePath = new URL('./fixtures/sample-engine.ts', import.meta.url);

const start = (options: Partial<ProcessPoolOptions> = {}) => {
  const warnings: { details: object; message: string }[] = [];
  const pool = createProcessPool({
    name: 'sample',
    modulePath,
    processes: 1,
    maxQueue: 8,
    data: { greeting: 'hello' },
    logger: { warn: (details, message) => warnings.push({ details, message }) },
    ...options,
  });
  const call = <T>(method: string, args: unknown, options: Partial<PoolCallOptions> = {}): Promise<T> =>
    pool.call<T>(method, args, { timeoutMs: 120_000, ...options });
  return { ...pool, call, warnings, [Symbol.asyncDispose]: pool.close };
};

const isAlive = (pid: number) => {
  try {
    // A zombie still has its folder; its state follows the name in brackets.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const apiError = (code: ErrorCode) => (error: unknown) => {
  assert.ok(error instanceof ApiError, String(error));
  assert.equal(error.code, code);
  return true;
};

const runUntil = async (
  pool: ReturnType<typeof start>,
  method: string,
  args: unknown,
  options: Partial<PoolCallOptions> = {},
) => {
  const running = Promise.withResolvers<unknown>();
  const result = pool.call(method, args, { ...options, onEvent: running.resolve });
  result.catch(() => {});
  return { event: await running.promise, result };
};

describe('process pool', () => {
  it('starts lazily, stays warm and passes data, arguments and results', async () => {
    await using pool = start();
    assert.equal(pool.stats().started, 0);
    const first = await pool.call<string>('greet', { name: 'Ada' });
    assert.match(first, /^hello Ada from \d+$/);
    assert.equal(await pool.call('greet', { name: 'Ada' }), first);
    assert.equal(pool.stats().started, 1);
  });

  it('takes a process that was started ahead with the same data, and loads it once', async () => {
    const pid = startEngineAhead({ modulePath, data: { greeting: 'hello' } })!;
    await using pool = start();
    assert.equal(await pool.call('greet', { name: 'Ada' }), `hello Ada from ${pid}`);
    await using other = start();
    assert.notEqual(await other.call('greet', { name: 'Ada' }), `hello Ada from ${pid}`);
  });

  it('ends a process that was started ahead for other data, or for nothing', async () => {
    const withOtherData = startEngineAhead({ modulePath, data: { greeting: 'bye' } })!;
    await using pool = start();
    assert.match(await pool.call<string>('greet', { name: 'Ada' }), /^hello Ada/);
    await waitFor(() => !isAlive(withOtherData));
    const unused = startEngineAhead({ modulePath, data: { greeting: 'hello' } })!;
    endUnusedEngines();
    await waitFor(() => !isAlive(unused));
  });

  it('starts another where the one that was started ahead has ended', async () => {
    const pid = startEngineAhead({ modulePath, data: { greeting: 'hello', fail: 'exit' } })!;
    await waitFor(() => !isAlive(pid));
    await using pool = start();
    assert.match(await pool.call<string>('greet', { name: 'Ada' }), /^hello Ada/);
  });

  it('starts a process before the first call where asked to', async () => {
    await using pool = start();
    pool.preload();
    pool.preload();
    assert.match(await pool.call<string>('greet', { name: 'Ada' }), /^hello Ada/);
    assert.equal(pool.stats().started, 1);
  });

  it('carries typed arrays both ways', async () => {
    await using pool = start();
    const samples = new Float32Array([0.25, -0.5, 1]);
    assert.deepEqual(await pool.call('double', { samples }), new Float32Array([0.5, -1, 2]));
  });

  it('passes on no flags and no environment of the parent', async () => {
    await using pool = start({ env: { GIVEN: 'yes' } });
    const child = await pool.call<{ execArgv: string[]; env: Record<string, string> }>('environment', {});
    assert.deepEqual(child.execArgv, []);
    assert.equal(child.env.GIVEN, 'yes');
    assert.equal(child.env.PATH, undefined);
  });

  it('delivers events in order before the result', async () => {
    await using pool = start();
    const events: unknown[] = [];
    assert.equal(await pool.call('count', { to: 3 }, { onEvent: (event) => events.push(event) }), 3);
    assert.deepEqual(events, [{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('feeds input at the handler’s pace', async () => {
    await using pool = start();
    const seen: unknown[] = [];
    async function* numbers() {
      for (const n of [1, 2, 3]) {
        assert.equal(seen.length, n - 1);
        yield n;
      }
    }
    const onEvent = (event: unknown) => seen.push(event);
    assert.equal(await pool.call('sum', {}, { input: numbers(), onEvent }), 6);
    assert.deepEqual(seen, [1, 3, 6]);
  });

  it('fails the call when its input fails, and goes on serving', async () => {
    await using pool = start();
    async function* broken() {
      yield 1;
      throw new Error('source broke');
    }
    await assert.rejects(pool.call('sum', {}, { input: broken() }), /source broke/);
    assert.match(await pool.call('greet', { name: 'Ada' }), /Ada/);
    assert.equal(pool.stats().started, 1);
  });

  it('carries an ApiError with code, message and param', async () => {
    await using pool = start();
    await assert.rejects(pool.call('refuse', {}), (error) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual([error.code, error.message, error.param], ['invalid_parameter', 'Too long.', 'file']);
      return true;
    });
    assert.equal(pool.warnings.length, 0);
  });

  it('carries other errors as plain errors and logs them', async () => {
    await using pool = start();
    await assert.rejects(pool.call('fail', {}), (error) => {
      assert.ok(error instanceof Error && !(error instanceof ApiError));
      return error.message === 'internal detail';
    });
    assert.deepEqual(
      pool.warnings.map((warning) => warning.message),
      ['engine error'],
    );
    await assert.rejects(pool.call('unclonable', {}), Error);
    await assert.rejects(pool.call('no such method', {}), Error);
    await assert.rejects(pool.call('greet', { name: () => {} }), Error);
    assert.equal(pool.stats().running, 0);
  });

  it('logs what an engine prints, but not all of a hundred thousand lines', async () => {
    await using pool = start();
    await pool.call('complain', { lines: 100_000 });
    // Its lines come by another way than the end of the call.
    await pool.call('complain', { lines: 1 });
    const left = () => pool.warnings.filter(({ message }) => /left out/.test(message)).length;
    await waitFor(() => left() === 1);
    const lines = pool.warnings.filter(({ message }) => message === 'engine output');
    assert.equal(lines.length, 200);
    assert.deepEqual(lines[1]!.details, { engine: 'sample', line: 'complaint 1' });
  });

  it('lets an aborted waiting call leave the queue at once', async () => {
    await using pool = start();
    const blocker = new AbortController();
    await runUntil(pool, 'waitForAbort', { logPath: freshPath() }, { signal: blocker.signal });
    const controller = new AbortController();
    const waiting = pool.call('greet', { name: 'Ada' }, { signal: controller.signal });
    assert.equal(pool.stats().waiting, 1);
    const reason = new Error('gone');
    controller.abort(reason);
    assert.equal(pool.stats().waiting, 0);
    await assert.rejects(waiting, (error) => error === reason);
    await assert.rejects(pool.call('greet', {}, { signal: controller.signal }), (error) => error === reason);
  });

  it('aborts a running call in the child and keeps the child', async () => {
    await using pool = start();
    const logPath = freshPath();
    const controller = new AbortController();
    const { result } = await runUntil(pool, 'waitForAbort', { logPath }, { signal: controller.signal });
    const reason = new Error('client left');
    controller.abort(reason);
    await assert.rejects(result, (error) => error === reason);
    await pool.call('greet', { name: 'Ada' });
    assert.equal(readFileSync(logPath, 'utf8'), 'aborted\n');
    assert.equal(pool.stats().started, 1);
  });

  it('releases the caller of a stuck child at once, then kills and replaces the child', async () => {
    await using pool = start();
    const controller = new AbortController();
    const { event: pid, result } = await runUntil(pool, 'spin', {}, { signal: controller.signal });
    controller.abort();
    await assert.rejects(result, { name: 'AbortError' });
    assert.equal(isAlive(pid as number), true, 'the caller does not wait for its end');
    assert.match(await pool.call('greet', { name: 'Ada' }), /Ada/);
    assert.equal(isAlive(pid as number), false);
    assert.equal(pool.stats().started, 2);
    assert.equal(pool.stats().crashes, 0);
  });

  it('ends a call at its time limit', async () => {
    await using pool = start();
    await pool.call('greet', { name: 'Ada' });
    await assert.rejects(pool.call('spin', {}, { timeoutMs: 100 }), (error) => {
      apiError('model_overloaded')(error);
      return (error as ApiError).retryAfterSeconds! >= 1;
    });
    assert.match(await pool.call('greet', { name: 'Ada' }), /Ada/);
  });

  it('retries once after a crash', async () => {
    await using pool = start();
    assert.equal(await pool.call('crash', { logPath: freshPath(), times: 1 }), 2);
    assert.equal(pool.stats().crashes, 1);
  });

  it('gives up after a second crash, or the first when asked not to retry', async () => {
    await using pool = start();
    const logPath = freshPath();
    await assert.rejects(pool.call('crash', { logPath, times: 9 }), apiError('internal_error'));
    assert.equal(readFileSync(logPath, 'utf8').length, 2);
    const once = freshPath();
    await assert.rejects(
      pool.call('crash', { logPath: once, times: 9 }, { retryOnCrash: false }),
      apiError('internal_error'),
    );
    assert.equal(readFileSync(once, 'utf8').length, 1);
    assert.match(await pool.call('greet', { name: 'Ada' }), /Ada/);
  });

  it('tells of a child that somebody killed as of one that is back in a moment', async () => {
    await using pool = start();
    const { event: pid, result } = await runUntil(pool, 'spin', {}, { retryOnCrash: false });
    process.kill(pid as number, 'SIGKILL');
    await assert.rejects(result, (error) => {
      apiError('service_unavailable')(error);
      return (error as ApiError).retryAfterSeconds === 1;
    });
    assert.match(await pool.call('greet', { name: 'Ada' }), /Ada/);

    await using starting = start({ data: { greeting: '', fail: 'hang' } });
    const early = starting.call('greet', { name: 'Ada' });
    process.kill(starting.stats().pids[0]!, 'SIGKILL');
    await assert.rejects(early, (error) => {
      apiError('service_unavailable')(error);
      return (error as Error).cause instanceof ProcessLost;
    });
  });

  it('refuses what does not fit the queue', async () => {
    await using pool = start({ maxQueue: 1 });
    await runUntil(pool, 'waitForAbort', { logPath: freshPath() });
    const waiting = pool.call('greet', { name: 'Ada' });
    waiting.catch(() => {});
    await assert.rejects(pool.call('greet', { name: 'Bob' }), (error) => {
      apiError('model_overloaded')(error);
      return (error as ApiError).retryAfterSeconds! >= 1;
    });
  });

  it('runs as many at once as processes and concurrency allow', async () => {
    await using pool = start({ processes: 2, concurrencyPerProcess: 2, maxQueue: 1 });
    const logPath = freshPath();
    for (let n = 0; n < 4; n += 1) await runUntil(pool, 'waitForAbort', { logPath });
    assert.equal(pool.stats().running, 4);
    assert.equal(pool.stats().pids.length, 2);
  });

  it('lets accounts take turns: one with a full queue shuts nobody out', async () => {
    await using pool = start({ maxQueue: 32 });
    const order: string[] = [];
    const work = (accountId: string) =>
      pool.call('greet', { name: accountId }, { accountId }).then(
        () => order.push(accountId),
        (error) => order.push(`${accountId} ${(error as ApiError).code}`),
      );
    const blocker = new AbortController();
    const first = await runUntil(pool, 'waitForAbort', { logPath: freshPath() }, { signal: blocker.signal });
    const greedy = Array.from({ length: 33 }, () => work('greedy'));
    await waitFor(() => order.length === 1);
    assert.deepEqual(order.splice(0), ['greedy model_overloaded'], 'its queue is full');
    const others = ['ann', 'bob', 'ann'].map(work);
    await waitFor(() => order.length === 3);
    assert.deepEqual(order.splice(0), Array(3).fill('greedy model_overloaded'), 'its newest make room');
    blocker.abort();
    await assert.rejects(first.result);
    await Promise.all([...greedy, ...others]);
    assert.deepEqual(order.slice(0, 5), ['greedy', 'ann', 'bob', 'greedy', 'ann'], 'turn by turn');
    assert.equal(order.length, 32);
  });

  it('runs no more calls of an account at once than told, and others beside them', async () => {
    await using pool = start({ concurrencyPerProcess: 3, maxRunningPerAccount: 1 });
    const logPath = freshPath();
    const run = (accountId: string) => runUntil(pool, 'waitForAbort', { logPath }, { accountId });
    await run('ann');
    void run('ann').catch(() => {});
    await run('bob');
    assert.deepEqual([pool.stats().running, pool.stats().waiting], [2, 1]);
  });

  it('lets calls of one process do their steps in turn', async () => {
    await using pool = start({ concurrencyPerProcess: 2 });
    const steps: string[] = [];
    const run = (name: string) =>
      pool.call('steps', { name, count: 4 }, { onEvent: (event) => steps.push(event as string) });
    await Promise.all([run('a'), run('b')]);
    assert.equal(steps.filter((step) => step === 'a').length, 4);
    assert.match(steps.join(''), /abab|baba/, 'neither waits for the other to end');
    assert.doesNotMatch(steps.join(''), /!/, 'no two steps at once');
  });

  it('ends a call that is left while others do their steps, and keeps the process', async () => {
    await using pool = start({ concurrencyPerProcess: 3, abortGraceMs: 300 });
    const { event: pid, result: working } = await runUntil(pool, 'step', { ms: 2_000 });
    const leaving = ['a', 'b'].map(async () => {
      const controller = new AbortController();
      const left = pool.call('steps', { name: 'a', count: 1 }, { signal: controller.signal });
      await waitFor(() => pool.stats().running > 1);
      controller.abort();
      await assert.rejects(left, { name: 'AbortError' });
    });
    await Promise.all(leaving);
    assert.equal(await working, pid, 'the work of others is not begun again');
    assert.equal(pool.stats().started, 1);
  });

  it('replaces a process that has become too large when it has no call, and lets nobody wait for that', async () => {
    await using pool = start({ concurrencyPerProcess: 2, memoryLimitMb: 300 });
    const controller = new AbortController();
    const { event: pid, result: long } = await runUntil(
      pool,
      'step',
      { ms: 600_000 },
      { signal: controller.signal },
    );
    const grow = (megabytes: number) => pool.call<number>('grow', { megabytes });
    assert.equal(await grow(300), pid);
    assert.equal(await grow(0), pid, 'it takes further calls while another lasts');
    controller.abort();
    await assert.rejects(long, { name: 'AbortError' });
    await waitFor(() => pool.stats().pids.length === 0);
    assert.notEqual(await grow(0), pid);
  });

  it('keeps the process of a client that left while a step runs, and ends it only after the grace', async () => {
    await using pool = start({ abortGraceMs: 60_000 });
    const controller = new AbortController();
    const { event: pid, result } = await runUntil(pool, 'busy', { ms: 2_500 }, { signal: controller.signal });
    controller.abort();
    await assert.rejects(result, { name: 'AbortError' });
    assert.equal(await pool.call('grow', { megabytes: 0 }), pid, 'the same process serves the next');
    assert.equal(pool.stats().started, 1);
  });

  it('ends a process whose call grows beyond what it may, without a second try', async () => {
    await using pool = start();
    const pid = await pool.call('grow', { megabytes: 300 });
    assert.equal(await pool.call('grow', { megabytes: 50 }, { memoryMb: 200 }), pid, 'only growth counts');
    const grown = pool.call('growUntilKilled', {}, { memoryMb: 200 });
    await assert.rejects(grown, (error) => {
      apiError('internal_error')(error);
      return /memory/.test((error as Error).message);
    });
    assert.equal(pool.stats().crashes, 1);
    assert.notEqual(await pool.call('grow', { megabytes: 1 }), pid);
  });

  it('ends a process whose call takes more processor time than it may, without a second try', async () => {
    await using pool = start();
    await assert.rejects(pool.call('spin', {}, { cpuMs: 300 }), (error) => {
      apiError('internal_error')(error);
      return /processor time/.test((error as Error).message);
    });
    assert.equal(pool.stats().crashes, 1);
    assert.match(await pool.call('greet', { name: 'Ada' }, { cpuMs: 60_000 }), /Ada/);
  });

  it('unloads an idle child and starts another when asked again', async () => {
    await using pool = start({ idleMs: 30 });
    await pool.call('greet', { name: 'Ada' });
    const [pid] = pool.stats().pids;
    await waitFor(() => pool.stats().pids.length === 0);
    assert.equal(isAlive(pid!), false);
    await pool.call('greet', { name: 'Ada' });
    assert.equal(pool.stats().started, 2);
    assert.equal(pool.stats().crashes, 0);
  });

  it('replaces a child above the memory ceiling after its call', async () => {
    await using pool = start({ memoryLimitMb: 300 });
    const small = await pool.call<number>('grow', { megabytes: 1 });
    assert.equal(await pool.call('grow', { megabytes: 300 }), small);
    assert.notEqual(await pool.call('grow', { megabytes: 1 }), small);
    assert.equal(isAlive(small), false);
  });

  it('says the service is unavailable when a child cannot start', async () => {
    for (const fail of ['error', 'exit', 'hang'] as const) {
      await using pool = start({
        data: { greeting: '', fail },
        startTimeoutMs: fail === 'hang' ? 400 : 10_000,
      });
      await assert.rejects(pool.call('greet', { name: 'Ada' }), (error) => {
        apiError('service_unavailable')(error);
        return !(error as Error).message.includes('secret');
      });
    }
    await using pool = start({ data: { greeting: '', fail: 'api' } });
    await assert.rejects(pool.call('greet', { name: 'Ada' }), /The weights are missing/);
    await using missing = start({ modulePath: new URL('file:///nowhere.ts') });
    await assert.rejects(missing.call('greet', { name: 'Ada' }), apiError('service_unavailable'));
  });

  it('rejects what runs and waits when closed, and leaves no process', async () => {
    const pool = start();
    const { result } = await runUntil(pool, 'waitForAbort', { logPath: freshPath() });
    const waiting = pool.call('greet', { name: 'Ada' });
    const [pid] = pool.stats().pids;
    await Promise.all([
      assert.rejects(result, apiError('service_unavailable')),
      assert.rejects(waiting, apiError('service_unavailable')),
      pool.close(),
    ]);
    assert.equal(isAlive(pid!), false);
    await assert.rejects(pool.call('greet', { name: 'Ada' }), apiError('service_unavailable'));
  });

  it('leaves no child behind when the parent is killed, idle or busy', {
    skip: !existsSync('/proc/self/stat'),
  }, async () => {
    const parent = fork(new URL('./fixtures/doomed-parent.ts', import.meta.url), [], { execArgv: [] });
    const pids = await new Promise<number[]>((resolve) =>
      parent.once('message', (message) => resolve(message as number[])),
    );
    assert.equal(pids.filter(isAlive).length, 2);
    parent.kill('SIGKILL');
    await waitFor(() => !pids.some(isAlive));
  });
});
