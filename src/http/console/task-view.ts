/** A task in a list of the console. */
import { toCredits } from '../../domain/money.ts';
import type { LibraryVideo, ReceiptLineResponse } from '../../domain/responses/studio-responses.ts';
import type { ListedTask } from '../../domain/video-task.ts';
import { makingFields, noteFields, queueFields, type ViewContext } from '../../domain/video-views.ts';
import { unixSeconds } from '../../lib/clock.ts';
import type { ReceiptLine } from '../../services/console/library.ts';

export const listedTaskView = (
  task: ListedTask & Pick<ViewContext, 'queueEstimate'>,
  context: Pick<ViewContext, 'nowMs'> = {},
): LibraryVideo => ({
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
  price: toCredits(task.status === 'completed' ? task.charged : task.status === 'failed' ? 0 : task.held),
  remixed_from: task.remixOf,
  ...(task.error && { error: task.error }),
  ...queueFields(task.queueEstimate),
  ...makingFields(task, context),
  ...noteFields(task.resultNotes),
});

export const receiptLineView = (line: ReceiptLine): ReceiptLineResponse => ({
  ...line,
  amount: line.amount === null ? null : toCredits(line.amount),
});
