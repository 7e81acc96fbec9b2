/** Time range of sums: whole hours, as the ledger's sums are stored. */
import { invalidParameter } from '../../domain/errors.ts';

const hour = 3600;
const day = 24 * hour;
const defaultDays = 30;

export const readRange = (
  from: number | undefined,
  to: number | undefined,
  now: number,
  maxDays = 3700,
): { from: number; to: number } => {
  const end = Math.ceil((to ?? now + 1) / hour) * hour;
  const start = from === undefined ? end - (end % day) - defaultDays * day : from - (from % hour);
  if (start >= end) throw invalidParameter('from', 'must be before to');
  if (end - start > maxDays * day) throw invalidParameter('from', `at most ${maxDays} days at once`);
  return { from: start, to: end };
};

/** In UTC, as the sums are stored. */
export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
