/** The rows of a create, by either way. */
import type { Lane } from '../../domain/video/lane.ts';
import type { VideoTask } from '../../domain/video-task.ts';
import type { StoredResponse } from '../idempotency.ts';
import type { HoldShortfall } from '../ledger.ts';

export type NewTask = {
  task: VideoTask;
  /** The turn of the task is later than the one served in it. */
  lane: Lane;
  /** The response stored for the Idempotency-Key. */
  storedResponse: StoredResponse | undefined;
};

/** Why nothing is written: a limit is exceeded, the Idempotency-Key is taken, or a remix's source is deleted or failed. */
export type NewTaskConflict = HoldShortfall | 'key' | 'source_deleted' | 'source_failed';
