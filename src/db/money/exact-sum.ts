/**
 * Sums of money. The sum of very many rows may not fit into the 64 bits of an integer, where SQLite ends the statement
 * with an error: whole credits and the rest are summed apart, and returned as text.
 */
import { type RawBuilder, sql } from 'kysely';
import { microPerCredit } from '../../domain/money.ts';

const perCredit = sql.lit(microPerCredit);
const creditsOf = (column: string) => sql`sum(${sql.ref(column)} / ${perCredit})`;
const restOf = (column: string) => sql`sum(${sql.ref(column)} % ${perCredit})`;

/** For `readSum`; null without rows. */
export const sumOf = (column: string): RawBuilder<string | null> =>
  sql`cast(${creditsOf(column)} as text) || ' ' || cast(${restOf(column)} as text)`;

/** Exact up to 2^53, the nearest number beyond. */
export const readSum = (sum: string | null): number => {
  const [credits = '0', rest = '0'] = sum?.split(' ') ?? [];
  return Number(BigInt(credits) * BigInt(microPerCredit) + BigInt(rest));
};

/** Whole credits that fit into a column of 64 bits as micro-credits. */
const mostCredits = sql.raw('9000000000000');

/** The sum as a column can hold it; a larger one is stored as the largest. */
export const storableSumOf = (column: string): RawBuilder<number> => sql`case
  when ${creditsOf(column)} >= ${mostCredits} then ${mostCredits} * ${perCredit}
  when ${creditsOf(column)} <= -${mostCredits} then -${mostCredits} * ${perCredit}
  else ${creditsOf(column)} * ${perCredit} + ${restOf(column)} end`;
