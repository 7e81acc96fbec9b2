/** Pending changes of one subscriber: only the newest state of each task, so that a slow reader uses little memory. */
import type { VideoTask } from '../domain/video-task.ts';

/** Without a task: all of the account. */
export type SubscriptionScope = { accountId: string; taskId?: string };

export type DeletedTask = { id: string; changedUs: number };

const maxPending = 10_000;
/** Of the prompts of pending tasks. */
const maxPendingCharacters = 8_000_000;

const charactersOf = ({ prompt, enhancedPrompt }: VideoTask): number => prompt.length + enhancedPrompt.length;

export class TaskSubscription {
  readonly scope: SubscriptionScope;
  isClosed = false;
  isGone = false;
  readonly #pending = new Map<string, VideoTask>();
  readonly #deleted = new Map<string, DeletedTask>();
  readonly #leave: () => void;
  #pendingCharacters = 0;
  #wake = () => {};

  constructor(scope: SubscriptionScope, leave: () => void) {
    this.scope = scope;
    this.#leave = leave;
  }

  add(task: VideoTask): void {
    // In the order of the newest change.
    this.#forget(task.id);
    this.#pending.set(task.id, task);
    this.#pendingCharacters += charactersOf(task);
    // A reader this far behind has to resume from its last event.
    if (this.#pending.size > maxPending || this.#pendingCharacters > maxPendingCharacters) this.close();
    this.#wake();
  }

  #forget(id: string): void {
    const known = this.#pending.get(id);
    if (!known) return;
    this.#pending.delete(id);
    this.#pendingCharacters -= charactersOf(known);
  }

  addDeleted(task: DeletedTask): void {
    this.#forget(task.id);
    this.#deleted.set(task.id, task);
    if (this.#deleted.size > maxPending) this.close();
    this.#wake();
  }

  takeDeleted(): DeletedTask[] {
    const taken = [...this.#deleted.values()];
    this.#deleted.clear();
    return taken;
  }

  /** The task of this subscription was deleted. */
  gone(): void {
    this.isGone = true;
    this.#wake();
  }

  take(): VideoTask[] {
    const taken = [...this.#pending.values()];
    this.#pending.clear();
    this.#pendingCharacters = 0;
    return taken;
  }

  /** Resolves when there is something to read, at the end, or after the time. */
  wait(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.isClosed || this.isGone || this.#pending.size > 0 || this.#deleted.size > 0) return resolve();
      const timer = setTimeout(resolve, timeoutMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#leave();
    this.#wake();
  }
}

export const closeOnAbort = (subscription: TaskSubscription, signal: AbortSignal): (() => void) => {
  const close = () => subscription.close();
  if (signal.aborted) close();
  signal.addEventListener('abort', close, { once: true });
  return () => {
    signal.removeEventListener('abort', close);
    close();
  };
};
