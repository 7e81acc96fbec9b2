/** Metrics and traces around making a video: the time it was queued, and its span in the trace of its request. */
import type { VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import { measure } from '../lib/measurements.ts';
import { inSpan, recordSpan, type SpanOptions } from '../lib/tracing.ts';
import type { TaskHandler } from '../queue/queue.ts';

export const observeTasks = (handler: TaskHandler, clock: Clock): TaskHandler => {
  /** Measured for the first worker that claims it: later waits are not queueing. */
  const recordQueue = (task: VideoTask): void => {
    if (task.attempts + task.lostAttempts > 1) return;
    const queueSeconds = Math.max(0, clock.nowMs() - task.createdMs) / 1000;
    measure('taskStarted', { model: task.model, queueSeconds });
    recordSpan('queue', { ...traceOf(task), startMs: task.createdMs });
  };

  return (claimed) => {
    recordQueue(claimed.task);
    return inSpan('make video', traceOf(claimed.task), () => handler(claimed));
  };
};

/** That request may have been served by another process. */
const traceOf = ({ id, model, options }: VideoTask): SpanOptions => ({
  kind: 'consumer',
  traceparent: options.traceparent,
  attributes: { 'kinora.task': id, 'kinora.model': model },
});
