/** What `enhance_prompt` does on this machine: to English, with light, lens and motion. */
import type { HostLogger } from '../../engine-process.ts';
import { createEngineHost } from '../../host.ts';

const timeoutMs = 30_000;

export const createPromptEnhancer = (options: { idleMs: number; logger?: HostLogger }) => {
  const host = createEngineHost({
    ...options,
    name: 'prompt',
    modulePath: new URL('./prompt-process.ts', import.meta.url),
    processes: 1,
    maxQueue: 1000,
  });
  return {
    enhance: (prompt: string): Promise<string> => host.call<string>('enhance', prompt, { timeoutMs }),
    close: () => host.close(),
  };
};
