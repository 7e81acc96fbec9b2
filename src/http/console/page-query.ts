/** Query parameters of lists. */
import { Type } from 'typebox';
import { text } from '../schemas/common.ts';

export const pageFields = {
  cursor: Type.Optional(text('Where the page begins: next_cursor of the page before')),
  limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$' })),
};

const defaultLimit = 50;

export const limitOf = (limit: string | undefined): number =>
  limit === undefined ? defaultLimit : Number(limit);

/** Unix seconds. */
export const time = Type.Optional(Type.String({ pattern: '^\\d{1,11}$' }));

export const toUnixSeconds = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);
