import { setTimeout as delay } from 'node:timers/promises';

/** Resolves when the condition holds. The time only keeps a test from hanging: a busy machine takes long for anything. */
export const waitFor = async (
  condition: () => boolean | Promise<boolean>,
  { timeoutMs = 240_000, everyMs = 10 } = {},
): Promise<void> => {
  const giveUpAtMs = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAtMs) throw new Error(`Condition not met within ${timeoutMs} ms.`);
    await delay(everyMs);
  }
};
