/** Loads data when a page opens, again when its inputs change, and again when the service is reachable again. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { isAbort, returns } from '../../api/client.ts';

export type Loaded<T> = {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
  set: (data: T) => void;
};

export const useLoad = <T>(load: (signal: AbortSignal) => Promise<T>, inputs: unknown[]): Loaded<T> => {
  const [state, setState] = useState<{ data: T | undefined; error: unknown; isLoading: boolean }>({
    data: undefined,
    error: null,
    isLoading: true,
  });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const controller = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    latest.current(controller.signal).then(
      (data) => !controller.signal.aborted && setState({ data, error: null, isLoading: false }),
      (error) => {
        if (controller.signal.aborted || isAbort(error)) return;
        setState((before) => ({ data: before.data, error, isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [...inputs, round, returns.value]);
  const reload = useCallback(() => setRound((value) => value + 1), []);
  const set = useCallback((data: T) => setState({ data, error: null, isLoading: false }), []);
  return { ...state, reload, set };
};
