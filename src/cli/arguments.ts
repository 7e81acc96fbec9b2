/** Values of options and arguments, read and checked. */
import { microPerCredit, parseCredits } from '../domain/money.ts';

export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** How the command is used, to be shown below the message. */
  readonly usage: string;
  constructor(message: string, usage = '') {
    super(message);
    this.usage = usage;
  }
}

export const readCredits = (text: string, name: string): number => {
  const micro = parseCredits(text);
  if (micro === undefined)
    throw new UsageError(
      `${name} must be an amount of credits such as 10 or 0.5 (at most ${1 / microPerCredit} exact).`,
    );
  return micro;
};

/** A date, or a time from now such as 30d, 12h, 5m, 10s. */
export const readTime = (text: string, name: string, nowMs = Date.now()): number => {
  const span = /^(\d{1,6})([smhd])$/.exec(text);
  if (span)
    return (
      Math.floor(nowMs / 1000) +
      Number(span[1]) * { s: 1, m: 60, h: 3600, d: 86_400 }[span[2] as 's' | 'm' | 'h' | 'd']
    );
  const ms = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw new UsageError(`${name} must be an ISO date or a duration such as 30d.`);
  return Math.floor(ms / 1000);
};

export const readCount = (text: string, name: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} must be a whole number.`);
  return Number(text);
};

/** As `videos show` tells it: 32 bits. */
export const readSeed = (text: string): number => {
  if (!/^\d{1,10}$/.test(text)) throw new UsageError('--seed must be a whole number.');
  return Number(text);
};

export const readList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
