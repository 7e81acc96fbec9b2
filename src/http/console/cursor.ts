/** Pagination cursor: opaque to clients. */
import { invalidParameter } from '../../domain/errors.ts';

export const writeCursor = (time: number, id: string): string =>
  Buffer.from(`${time} ${id}`).toString('base64url');

export const readCursor = (text: string): { time: number; id: string } => {
  const [, time, id] = /^(\d{1,15}) ([\w.:-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined)
    throw invalidParameter('cursor', 'is not a cursor that this service returned');
  return { time: Number(time), id };
};
