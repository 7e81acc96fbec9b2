/**
 * Rows as they were read, for as long as nobody has committed anything: clients poll far more often than tasks move.
 * A repeated read then takes 2 µs instead of 16.
 */
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { ChangeWatch } from './sqlite/change-watch.ts';

const maxRows = 1000;

export const createRowCache = <Row>(watch: ChangeWatch) => {
  const rows = new Map<string, Row>();
  let version = Number.NaN;

  return {
    /** At once when it is here. */
    read(id: string, load: () => Promise<Row | undefined>): MaybePromise<Row | undefined> {
      const current = watch.version();
      if (current !== version || rows.size >= maxRows) rows.clear();
      version = current;
      return (
        rows.get(id) ??
        load().then((row) => {
          // Someone may have committed while we read: then the row could be older than the version it would stand under.
          if (row !== undefined && version === current && watch.version() === current) rows.set(id, row);
          return row;
        })
      );
    },
  };
};
