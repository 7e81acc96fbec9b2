/** Query parameters of lists. */
import { Type } from 'typebox';
import { text } from '../schemas/common.ts';
import { readCursor, writeCursor } from './cursor.ts';

export const pageFields = {
  cursor: Type.Optional(text('Where the page begins: next_cursor of the page before')),
  limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$' })),
};

const defaultLimit = 50;

export const limitOf = (limit: string | undefined): number =>
  limit === undefined ? defaultLimit : Number(limit);

/** A page after the task that its cursor names. */
export const taskPageOf = ({ cursor, limit }: { cursor?: string; limit?: string }) => {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  return { limit: limitOf(limit), ...(after && { after: { createdMs: after.time, id: after.id } }) };
};

/** The fields of a page of tasks besides its data. */
export const taskPageView = ({
  next,
  total,
}: {
  next: { createdMs: number; id: string } | undefined;
  total?: number;
}) => ({
  next_cursor: next ? writeCursor(next.createdMs, next.id) : null,
  ...(total !== undefined && { total }),
});

/** Unix seconds. */
export const time = Type.Optional(Type.String({ pattern: '^\\d{1,11}$' }));

export const toUnixSeconds = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);
