/** Polls while the page is visible. */
import { useEffect } from 'preact/hooks';
import { reachable } from '../../api/client.ts';
import { type Loaded, useLoad } from './use-load.ts';

export const usePoll = <T>(
  load: (signal: AbortSignal) => Promise<T>,
  inputs: unknown[],
  everyMs: number,
): Loaded<T> => {
  const loaded = useLoad(load, inputs);
  const { reload } = loaded;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && reachable.value) reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, reload]);
  return loaded;
};
