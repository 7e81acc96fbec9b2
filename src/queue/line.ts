/**
 * What is known of the line without counting it at every request: its length, the served turn and sampled places,
 * read at most once a second. A status read in a line of 100,000 then costs a binary search.
 */
import type { Settings } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';

const maxAgeMs = 1000;
const sampledPlaces = 1000;
const recentTasks = 20;
/** Until a first task has been made there is nothing to average. */
const assumedSecondsPerTask = 15;
const servedTurnSetting = 'queue_served_turn';

type Sample = { queueTurn: number; createdMs: number; place: number };

export const createLine = (deps: { tasks: VideoTasks; settings: Settings; clock: Clock }) => {
  const { tasks, settings, clock } = deps;
  let length = 0;
  let served = 0;
  let samples: Sample[] = [];
  let secondsPerTask = assumedSecondsPerTask;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async () => {
    readAtMs = clock.elapsedMs();
    length = await tasks.countInLine();
    samples = await tasks.sampleLine(Math.max(1, Math.ceil(length / sampledPlaces)));
    secondsPerTask = (await tasks.averageSeconds(recentTasks)) ?? assumedSecondsPerTask;
    served = Math.max(served, Number((await settings.find(servedTurnSetting)) ?? 0));
  };

  const refresh = (): MaybePromise<void> => {
    if (reading) return reading;
    if (clock.elapsedMs() - readAtMs < maxAgeMs) return;
    reading = read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    /** A task joined: until the next read it stands behind all that were known. */
    added(): void {
      length += 1;
    },

    async servedTurn(): Promise<number> {
      await refresh();
      return served;
    },

    async serve(db: Parameters<Settings['set']>[0], turn: number): Promise<void> {
      if (turn <= served) return;
      served = turn;
      await settings.set(db, servedTurnSetting, String(turn));
    },

    refresh,
    secondsPerTask: () => secondsPerTask,

    /** 1 is the front. Between two samples the place is interpolated: exact while the line is short. */
    place(task: Pick<VideoTask, 'queueTurn' | 'createdMs'>): number {
      let low = 0;
      let high = samples.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const sample = samples[middle]!;
        const before =
          sample.queueTurn < task.queueTurn ||
          (sample.queueTurn === task.queueTurn && sample.createdMs < task.createdMs);
        if (before) low = middle + 1;
        else high = middle;
      }
      return samples[low]?.place ?? Math.max(1, length);
    },
  };
};
export type Line = ReturnType<typeof createLine>;
