/** Query parameters of lists, and their pagination. */
import { Type } from 'typebox';
import { invalidParameter } from '../../domain/errors.ts';
import { text } from '../schemas/common.ts';

/** A cursor is opaque to clients. */
export const writeCursor = (time: number, id: string): string =>
  Buffer.from(`${time} ${id}`).toString('base64url');

export const readCursor = (text: string): { time: number; id: string } => {
  const [, time, id] = /^(\d{1,15}) ([\w.:-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined)
    throw invalidParameter('cursor', 'is not a cursor that this service returned');
  return { time: Number(time), id };
};

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
  return { limit: limitOf(limit), after: after && { createdMs: after.time, id: after.id } };
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
  total,
});

/** Unix seconds. */
export const time = Type.Optional(Type.String({ pattern: '^\\d{1,11}$' }));

export const toUnixSeconds = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);
