/**
 * How much of what costs us but is not paid one account may have under way at once. A key without a rate limit is the
 * operator's own and has none here either.
 */
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';

export const accountLimits = {
  /** Requests that bring a body or begin work, from their first byte to the end of the answer. */
  requests: 256,
  /** Of those, bodies of more than a megabyte. */
  uploads: 16,
  /** Answers that stay open until a video is made. */
  streams: 32,
  /** Open streams of events, which share one look at the store and so cost little. */
  followers: 1000,
  /** Files being read, by one account or, with links alone, from one network. */
  downloads: 64,
  /** Clips fetched from a URL or taken from a video, and looked into. */
  clips: 2,
} as const;

export type LimitedWork = keyof typeof accountLimits;

export const createAccountLimits = () => {
  const underWay = new Map<string, number>();

  const count = (owner: string, who: string, work: LimitedWork): (() => void) => {
    const name = `${work} ${who}`;
    const open = underWay.get(name) ?? 0;
    if (open >= accountLimits[work])
      throw new ApiError('rate_limit_exceeded', {
        message: `This ${owner} has ${open} ${work} under way, which is the most. Wait until one has ended.`,
        retryAfterSeconds: 2,
      });
    underWay.set(name, open + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = underWay.get(name)! - 1;
      if (left === 0) underWay.delete(name);
      else underWay.set(name, left);
    };
  };

  return {
    /** Returns what is to be called when the work has ended, however it did; once is enough. */
    enter: ({ account, key }: Caller, work: LimitedWork): (() => void) =>
      key.requestsPerMinute === 0 ? () => {} : count('account', account.id, work),
    /** The same for what needs no key. */
    enterFrom: (network: string, work: LimitedWork): (() => void) => count('address', network, work),
  };
};
export type AccountLimits = ReturnType<typeof createAccountLimits>;
