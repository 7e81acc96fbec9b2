/** All changes and deletions of an account's tasks as they happen, after those that were missed. */
import type { TaskChangeQueries } from '../db/task-change-queries.ts';
import type { Caller } from '../domain/account.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { TaskQueue } from '../queue/queue.ts';
import type { TaskChangeStream } from './task-change-stream.ts';
import { closeOnAbort, type DeletedTask } from './task-subscription.ts';

const idleMs = 60_000;
const backlogPage = 200;
const maxMissedDeletions = 10_000;

type QueueEstimate = Awaited<ReturnType<TaskQueue['estimate']>>;
export type Found = { task: VideoTask; queueEstimate: QueueEstimate };

export type FollowOptions = {
  signal: AbortSignal;
  /** The newest change the subscriber knows of; undefined: none. */
  afterUs?: number | undefined;
};

export const createAccountFollower = (deps: {
  feed: Pick<TaskChangeStream, 'follow' | 'cursorUs'>;
  log: Pick<TaskChangeQueries, 'pageChanged' | 'listDeleted' | 'lookBackUs'>;
  queue: TaskQueue;
}) => {
  const { feed, log, queue } = deps;

  return async function* (
    caller: Caller,
    { signal, afterUs }: FollowOptions,
  ): AsyncGenerator<{ seenUs: number; found?: Found; deletedId?: string }> {
    const accountId = caller.account.id;
    const subscription = await feed.follow({ accountId });
    const leave = closeOnAbort(subscription, signal);
    try {
      let seenUs = afterUs ?? feed.cursorUs() ?? 0;
      yield { seenUs };
      const fromUs = afterUs === undefined ? seenUs : seenUs - log.lookBackUs;
      const shown = new Map<string, number>();
      const show = async (task: VideoTask) => {
        seenUs = Math.max(seenUs, task.changedUs);
        return { seenUs, found: { task, queueEstimate: await queue.estimate(task) } };
      };
      const isNew = ({ id, changedUs }: DeletedTask) => changedUs > fromUs && shown.get(id) !== changedUs;
      if (afterUs !== undefined)
        for (const { id, changedUs } of await log.listDeleted([accountId], fromUs, maxMissedDeletions)) {
          shown.set(id, changedUs);
          // Changes before the deletion still have to be sent, also to a subscriber that disconnects now.
          yield { seenUs, deletedId: id };
        }
      let last = { changedUs: fromUs, id: '~' };
      for (let more = afterUs !== undefined; more && !subscription.isClosed; ) {
        const page = await log.pageChanged(accountId, last, backlogPage);
        for (const task of page) {
          shown.set(task.id, task.changedUs);
          yield await show(task);
        }
        more = page.length === backlogPage;
        last = page.at(-1) ?? last;
      }
      while (!subscription.isClosed) {
        for (const task of subscription.take())
          if (shown.get(task.id) !== task.changedUs) yield await show(task);
        for (const task of subscription.takeDeleted().filter(isNew)) {
          seenUs = Math.max(seenUs, task.changedUs);
          yield { seenUs, deletedId: task.id };
        }
        shown.clear();
        await subscription.wait(idleMs);
      }
    } finally {
      leave();
    }
  };
};
