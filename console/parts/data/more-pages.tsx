/** A list by pages: the first when the filter changes, the next when asked for. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Page } from '../../api/types.ts';
import { ErrorNote, Loading } from '../controls/note.tsx';
import { say } from '../text/say.ts';
import { useLoad } from './use-load.ts';

export const MorePages = <T,>({
  load,
  inputs,
  empty,
  children,
}: {
  load: (cursor: string | null, signal?: AbortSignal) => Promise<Page<T>>;
  inputs: unknown[];
  empty: ComponentChildren;
  children: (rows: T[], reload: () => void) => ComponentChildren;
}) => {
  const { data, error, reload, set } = useLoad((signal) => load(null, signal), inputs);
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  if (!data) return error ? <ErrorNote error={error} retry={reload} /> : <Loading />;
  const more = async () => {
    setBusy(true);
    setMoreError(null);
    try {
      const next = await load(data.next_cursor);
      set({ ...next, data: [...data.data, ...next.data] });
    } catch (failure) {
      setMoreError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ErrorNote error={error} retry={reload} />
      {data.data.length === 0 ? empty : children(data.data, reload)}
      <ErrorNote error={moreError} />
      {data.next_cursor !== null && (
        <div class="more">
          <button type="button" class="button small" disabled={isBusy} onClick={more}>
            {say('Show more')}
          </button>
        </div>
      )}
    </>
  );
};
