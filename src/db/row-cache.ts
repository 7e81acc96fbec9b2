/**
 * Rows as they were read, for as long as nobody has committed anything: clients poll far more often than tasks move.
 * A repeated read then takes 2 µs instead of 16.
 */
import type { ChangeWatch } from './change-watch.ts';

const maxRows = 1000;

export const createRowCache = <Row>(watch: ChangeWatch) => {
  const rows = new Map<string, Row>();
  let version = Number.NaN;

  return {
    /** The row, if it is here, without a promise. */
    recall(id: string): Row | undefined {
      return watch.version() === version ? rows.get(id) : undefined;
    },

    async read(id: string, load: () => Promise<Row | undefined>): Promise<Row | undefined> {
      const current = watch.version();
      if (current !== version || rows.size >= maxRows) rows.clear();
      version = current;
      const known = rows.get(id);
      if (known !== undefined) return known;
      const row = await load();
      // Someone may have committed while we read: then the row could be older than the version it would stand under.
      if (row !== undefined && version === current && watch.version() === current) rows.set(id, row);
      return row;
    },
  };
};
