/** All changes and deletions of an account's tasks as they happen, after those that were missed. */
import type { TaskChangeQueries } from '../db/task-change-queries.ts';
import type { Caller } from '../domain/account.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { KeyedMutex } from '../lib/keyed-mutex.ts';
import type { TaskQueue } from '../queue/queue.ts';
import type { TaskChangeStream } from './task-change-stream.ts';
import { closeOnAbort, type DeletedTask, type TaskSubscription } from './task-subscription.ts';

const idleMs = 60_000;
/** Its tasks are in memory at once, and may have prompts of 32,000 characters. */
const backlogPage = 20;
/**
 * Missed changes of one connection, by their size. A subscriber further behind is disconnected, reconnects with the id of
 * its last event and gets the next ones: the whole history at once would be a very expensive request.
 */
const maxBacklogCharacters = 3_000_000;
const charactersPerEvent = 2_000;
const maxMissedDeletions = 10_000;
const deletionsPerStep = 500;

type QueueEstimate = Awaited<ReturnType<TaskQueue['estimate']>>;
export type TaskWithEstimate = { task: VideoTask; queueEstimate: QueueEstimate };

export type SubscribeOptions = {
  signal: AbortSignal;
  /** The newest change the subscriber knows of; undefined: none. */
  afterUs?: number | undefined;
};

export type AccountChangesDeps = {
  changeStream: Pick<TaskChangeStream, 'subscribe' | 'cursorUs'>;
  changeQueries: Pick<
    TaskChangeQueries,
    'pageChanged' | 'pageDeleted' | 'lastChangeUs' | 'lookBackUs' | 'nowUs'
  >;
  queue: TaskQueue;
  oneAtATime: KeyedMutex;
};

export const createAccountChanges = (deps: AccountChangesDeps) => {
  const { changeStream, changeQueries, queue } = deps;

  /** Oldest first. Closes the subscription when there is more than one connection may get. */
  async function* missedChanges(subscription: TaskSubscription, fromUs: number): AsyncGenerator<VideoTask> {
    let last = { changedUs: fromUs, id: '~' };
    let sentCharacters = 0;
    while (!subscription.isClosed) {
      const { accountId } = subscription.scope;
      const page = await deps.oneAtATime(accountId, () =>
        changeQueries.pageChanged(accountId, last, backlogPage),
      );
      for (const task of page) {
        // Changes with the same timestamp are sent all together or not at all: a subscriber resumes from a timestamp.
        if (sentCharacters > maxBacklogCharacters && task.changedUs > last.changedUs)
          return subscription.close();
        yield task;
        // Repeated changes do not count: with nothing but repeats a subscriber would never make progress.
        if (task.changedUs > fromUs + changeQueries.lookBackUs)
          sentCharacters += task.prompt.length + task.enhancedPrompt.length + charactersPerEvent;
        last = task;
      }
      if (page.length < backlogPage) return;
    }
  }

  /** Oldest first, some at a time: each of a hundred connections may have missed thousands. */
  async function* missedDeletions(
    { scope: { accountId } }: TaskSubscription,
    fromUs: number,
  ): AsyncGenerator<DeletedTask[]> {
    let last = { changedUs: fromUs, id: '~' };
    for (let sent = 0; sent < maxMissedDeletions; sent += deletionsPerStep) {
      const page = await deps.oneAtATime(accountId, () =>
        changeQueries.pageDeleted(accountId, last, deletionsPerStep),
      );
      if (page.length > 0) yield page;
      if (page.length < deletionsPerStep) return;
      last = page.at(-1)!;
    }
  }

  return async function* (
    caller: Caller,
    { signal, afterUs }: SubscribeOptions,
  ): AsyncGenerator<{ seenUs: number; found?: TaskWithEstimate; deletedIds?: string[] }> {
    const accountId = caller.account.id;
    // Deletions do not advance the stream's cursor: one from before this subscription may be delivered after it.
    const deletedAfterUs =
      afterUs === undefined ? await changeQueries.nowUs() : afterUs - changeQueries.lookBackUs;
    const subscription = await changeStream.subscribe({ accountId });
    const leave = closeOnAbort(subscription, signal);
    try {
      let seenUs = afterUs ?? changeStream.cursorUs() ?? 0;
      yield { seenUs };
      const fromUs = afterUs === undefined ? seenUs : seenUs - changeQueries.lookBackUs;
      const shown = new Map<string, number>();
      const show = async (task: VideoTask) => {
        seenUs = Math.max(seenUs, task.changedUs);
        return { seenUs, found: { task, queueEstimate: await queue.estimate(task) } };
      };
      const isNew = ({ id, changedUs }: DeletedTask) =>
        changedUs > deletedAfterUs && shown.get(id) !== changedUs;
      // The stream also has what changed a minute ago, which is known. An id from the future hides nothing.
      const knownUs = Math.min(fromUs, await changeQueries.lastChangeUs(accountId));
      const mayBeNew = ({ id, changedUs }: VideoTask) => changedUs > knownUs && shown.get(id) !== changedUs;
      if (afterUs !== undefined) {
        for await (const deletions of missedDeletions(subscription, fromUs)) {
          for (const { id, changedUs } of deletions) shown.set(id, changedUs);
          // Changes before the deletion still have to be sent, also to a subscriber that disconnects now.
          yield { seenUs, deletedIds: deletions.map(({ id }) => id) };
        }
        for await (const task of missedChanges(subscription, fromUs)) {
          shown.set(task.id, task.changedUs);
          yield await show(task);
        }
      }
      while (!subscription.isClosed) {
        for (const task of subscription.take().filter(mayBeNew)) yield await show(task);
        for (const task of subscription.takeDeleted().filter(isNew)) {
          seenUs = Math.max(seenUs, task.changedUs);
          yield { seenUs, deletedIds: [task.id] };
        }
        shown.clear();
        await subscription.wait(idleMs);
      }
    } finally {
      leave();
    }
  };
};
