/**
 * Passes changed tasks to all event-stream subscribers. One poll of the database serves every subscriber: a thousand
 * cost the same two queries a second as one, and none while there is no subscriber.
 */
import { setTimeout as delay, setImmediate as nextLoop } from 'node:timers/promises';
import type { Notifications } from '../db/notifications.ts';
import type { TaskChangeQueries } from '../db/task-change-queries.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { createWaker } from '../lib/waker.ts';
import { type SubscriptionScope, TaskSubscription } from './task-subscription.ts';

const pollMs = 1000;
/** Shortest time between two polls, however many notifications arrive. */
const minGapMs = 50;
/**
 * How often to poll for what the short polls cannot see: deletions in other processes, and commits that took very long.
 */
const fullPollMs = 15_000;
const fullPollBackUs = 60_000_000;
const batch = 500;
/** Read at once; prompts may have 32,000 characters. */
const readTogether = 100;
const maxDeleted = 10_000;
/** Deletions do not move the cursor, so that the last of them are looked at again. */
const deletedLookBackUs = 5_000_000;

export const createTaskChangeStream = (deps: {
  queries: TaskChangeQueries;
  notifications: Pick<Notifications, 'subscribe'>;
  clock: Clock;
  logger: Logger;
}) => {
  const { queries, clock, logger } = deps;
  const byTask = new Map<string, Set<TaskSubscription>>();
  const byAccount = new Map<string, Set<TaskSubscription>>();
  const subscriptions = new Set<TaskSubscription>();
  /** Changes that were delivered, so that overlapping polls do not deliver it again. */
  const seen = new Map<string, number>();
  /** Subscribed tasks named by a notification: a deleted one appears in no list of changes. */
  const notifiedIds = new Set<string>();
  let cursorUs: number | undefined;
  let starting: Promise<number> | undefined;
  let knownVersion: number | undefined;
  let fullPollAtMs = 0;
  let isRunning = false;
  let isClosed = false;
  const { wake, reset, pause } = createWaker();

  const deliver = (task: VideoTask): void => {
    seen.set(task.id, task.changedUs);
    for (const subscription of byTask.get(task.id) ?? []) subscription.add(task);
    for (const subscription of byAccount.get(task.accountId) ?? []) subscription.add(task);
  };

  /** In steps, so that the event loop serves others in between. */
  const deliverMany = async (ids: string[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += readTogether) {
      if (at > 0) await nextLoop();
      for (const task of await queries.findMany(ids.slice(at, at + readTogether))) deliver(task);
    }
  };

  const isWanted = (task: { id: string; accountId: string; changedUs: number }): boolean =>
    seen.get(task.id) !== task.changedUs && (byTask.has(task.id) || byAccount.has(task.accountId));

  const deliverChanged = async (lookBackUs: number): Promise<void> => {
    const accountIds = [...new Set(Array.from(subscriptions, ({ scope }) => scope.accountId))];
    let fromUs = cursorUs! - lookBackUs;
    for (;;) {
      const changed = await queries.listChanged(accountIds, fromUs, batch);
      await deliverMany(changed.filter(isWanted).map(({ id }) => id));
      const last = changed.at(-1);
      if (last) cursorUs = Math.max(cursorUs!, last.changedUs);
      if (!last || changed.length < batch) return;
      // More than one batch with the same timestamp is not expected: it counts microseconds.
      fromUs = last.changedUs - 1 > fromUs ? last.changedUs - 1 : last.changedUs;
    }
  };

  /** Only for subscribers of a whole account. */
  const deliverDeleted = async (lookBackUs: number): Promise<void> => {
    const deleted = await queries.listDeleted([...byAccount.keys()], cursorUs! - lookBackUs, maxDeleted);
    for (const task of deleted) {
      if (seen.get(task.id) === task.changedUs) continue;
      seen.set(task.id, task.changedUs);
      for (const subscription of byAccount.get(task.accountId) ?? []) subscription.addDeleted(task);
    }
  };

  /** Deleted tasks, and changes that were missed. */
  const checkSubscribedTasks = async (ids: string[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch);
      const found = await queries.findChanges(some);
      for (const id of some)
        if (!found.has(id)) for (const subscription of byTask.get(id) ?? []) subscription.gone();
      await deliverMany(some.filter((id) => found.has(id) && seen.get(id) !== found.get(id)));
    }
  };

  const poll = async (): Promise<void> => {
    const isFull = clock.elapsedMs() >= fullPollAtMs;
    const version = queries.version();
    if (!isFull && version !== undefined && version === knownVersion) return;
    const checked = isFull ? [...byTask.keys()] : [...notifiedIds];
    notifiedIds.clear();
    const lookBackUs = isFull ? Math.max(fullPollBackUs, queries.lookBackUs) : queries.lookBackUs;
    // Deletions first: reading changes advances the cursor, and a deletion with the same timestamp would be skipped.
    await deliverDeleted(Math.max(lookBackUs, deletedLookBackUs));
    await deliverChanged(lookBackUs);
    await checkSubscribedTasks(checked);
    knownVersion = version;
    if (!isFull) return;
    fullPollAtMs = clock.elapsedMs() + fullPollMs;
    for (const [id, changedUs] of seen)
      if (changedUs < cursorUs! - 2 * fullPollBackUs && !byTask.has(id)) seen.delete(id);
  };

  /** Resolves at the next notification, but not too soon; or after `pollMs` without one. */
  const nextPoll = async (): Promise<void> => {
    await delay(minGapMs);
    await pause(pollMs - minGapMs);
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (subscriptions.size > 0) {
      reset();
      await poll().catch((error) => logger.warn({ err: error }, 'task changes could not be read'));
      if (subscriptions.size > 0) await nextPoll();
    }
    isRunning = false;
    // A new subscriber reads the task first and then receives changes from there.
    cursorUs = knownVersion = undefined;
    seen.clear();
    notifiedIds.clear();
  };

  /** Set before the first subscriber reads its task: a change between that read and our first poll would be missed. */
  const start = async (): Promise<void> => {
    if (cursorUs !== undefined) return;
    starting ??= queries.nowUs().finally(() => {
      starting = undefined;
    });
    const nowUs = await starting;
    cursorUs ??= nowUs;
  };

  deps.notifications.subscribe('task_changed', (taskId) => {
    if (taskId === undefined) fullPollAtMs = Number.NEGATIVE_INFINITY;
    else if (byTask.has(taskId)) notifiedIds.add(taskId);
    wake();
  });
  deps.notifications.subscribe('new_work', wake);

  const join = <Key>(index: Map<Key, Set<TaskSubscription>>, key: Key, subscription: TaskSubscription) => {
    const subscribers = index.get(key) ?? new Set();
    index.set(key, subscribers.add(subscription));
    return () => {
      subscribers.delete(subscription);
      if (subscribers.size === 0 && index.get(key) === subscribers) index.delete(key);
    };
  };

  return {
    /** All changes from now on; read the task afterwards, or changes in between are missed. */
    async subscribe(scope: SubscriptionScope): Promise<TaskSubscription> {
      const leave = () => {
        leaveIndex();
        subscriptions.delete(subscription);
        // Ends the loop now and not a second later.
        if (subscriptions.size === 0) wake();
      };
      const subscription = new TaskSubscription(scope, leave);
      const leaveIndex =
        scope.taskId === undefined
          ? join(byAccount, scope.accountId, subscription)
          : join(byTask, scope.taskId, subscription);
      subscriptions.add(subscription);
      try {
        await start();
      } catch (error) {
        subscription.close();
        throw error;
      }
      if (isClosed) subscription.close();
      else if (!isRunning) void run();
      return subscription;
    },

    /** The timestamp up to which changes were read; undefined while there is no subscriber. */
    cursorUs: () => cursorUs,

    /** For a shutdown: ends every stream, and the clients reconnect to another process. */
    close(): void {
      isClosed = true;
      for (const subscription of subscriptions) subscription.close();
    },
  };
};
export type TaskChangeStream = ReturnType<typeof createTaskChangeStream>;
