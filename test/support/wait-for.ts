import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds until the next look: the longer the wait so far the rarer, since each may be a request or a query. */
export const pauseMs = (waitedMs: number): number => Math.min(50, Math.max(10, waitedMs / 10));

/** Resolves when the condition holds. The time only keeps a test from hanging: a busy machine takes long for anything. */
export const waitFor = async (
  condition: () => boolean | Promise<boolean>,
  { timeoutMs = 240_000, everyMs }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<void> => {
  const beganMs = Date.now();
  while (!(await condition())) {
    const waitedMs = Date.now() - beganMs;
    if (waitedMs > timeoutMs) throw new Error(`Condition not met within ${timeoutMs} ms.`);
    await delay(everyMs ?? pauseMs(waitedMs));
  }
};
