import { setTimeout as delay } from 'node:timers/promises';

/** Resolves when the condition holds; rejects when it does not within the time. */
export const waitFor = async (
  condition: () => boolean | Promise<boolean>,
  { timeoutMs = 10_000, everyMs = 10 } = {},
): Promise<void> => {
  const giveUpAtMs = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAtMs) throw new Error(`Condition not met within ${timeoutMs} ms.`);
    await delay(everyMs);
  }
};
