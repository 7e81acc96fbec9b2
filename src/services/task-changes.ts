/** Tells those who follow a task that it moved. A notice may be missed (another process moved it), so waits are bounded. */

export const createTaskChanges = () => {
  const waiting = new Map<string, Set<() => void>>();

  return {
    notify(taskId: string): void {
      for (const wake of waiting.get(taskId) ?? []) wake();
    },

    /** Resolves at the next notice, after `timeoutMs`, or when `signal` aborts. */
    next(taskId: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const followers = waiting.get(taskId) ?? new Set();
        waiting.set(taskId, followers);
        const done = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          followers.delete(done);
          if (followers.size === 0) waiting.delete(taskId);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        signal?.addEventListener('abort', done);
        followers.add(done);
      });
    },
  };
};
export type TaskChanges = ReturnType<typeof createTaskChanges>;
