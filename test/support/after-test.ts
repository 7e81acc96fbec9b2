/**
 * Cleans up after a test, last started first ended: a server ends before the folder it writes to is removed. Node runs
 * hooks of `t.after` in the order they were added, and leaves out the rest when one throws.
 */

/** A test's context, or the hooks of a file. */
export type WithAfter = { after(clean: () => Promise<void> | undefined): void };

const cleanups = new WeakMap<WithAfter, AsyncDisposableStack>();

export const afterTest = (t: WithAfter, clean: () => unknown): void => {
  let stack = cleanups.get(t);
  if (!stack) {
    stack = new AsyncDisposableStack();
    cleanups.set(t, stack);
    t.after(() => stack?.disposeAsync());
  }
  stack.defer(async () => void (await clean()));
};
