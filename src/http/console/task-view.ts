/** A task in a list of the console. */
import { toCredits } from '../../domain/money.ts';
import type { ListedTask } from '../../domain/video-task.ts';
import { unixSeconds } from '../../lib/clock.ts';
import type { ReceiptLine } from '../../services/console/library.ts';

export const listedTaskView = (
  task: ListedTask & { queueEstimate?: { position: number; secondsLeft: number } | null },
) => ({
  id: task.id,
  model: task.model,
  status: task.status,
  progress: task.progress,
  prompt: task.prompt,
  created_at: unixSeconds(task.createdMs),
  started_at: task.startedAt,
  completed_at: task.completedAt,
  status_update_time: task.statusUpdateTime,
  seconds: task.seconds,
  size: task.size,
  /** Charged, or held while it is not finished. */
  price: toCredits(task.status === 'completed' ? task.charged : task.status === 'failed' ? 0 : task.held),
  remixed_from: task.remixOf,
  ...(task.error && { error: task.error }),
  ...(task.queueEstimate && {
    queue_position: task.queueEstimate.position,
    estimated_seconds_left: task.queueEstimate.secondsLeft,
  }),
  ...(task.resultNotes?.notDrawn && { not_drawn: task.resultNotes.notDrawn }),
  ...(task.resultNotes?.actualSeconds !== undefined && { actual_seconds: task.resultNotes.actualSeconds }),
});

export const receiptLineView = (line: ReceiptLine) => ({
  ...line,
  amount: line.amount === null ? null : toCredits(line.amount),
});
