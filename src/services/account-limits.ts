/**
 * Concurrency limits per account for work that costs us but is not charged. A key without a rate limit is the
 * operator's own and is exempt.
 */
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { createCounter } from '../lib/counter.ts';
import { networkOf, siteOf } from '../lib/ip-address.ts';

export const accountLimits = {
  /** Requests with a body or that start work, from their first byte to the end of the response. */
  requests: 256,
  /** Of those, bodies of more than a megabyte. */
  uploads: 16,
  /** Responses that stay open until a video is made. */
  streams: 32,
  /** Open event streams of single videos, which share one poll of the database and so cost little. */
  eventStreams: 1000,
  /** Open event streams of all videos of the account: every change is sent to each of them. */
  accountStreams: 100,
  /** Chat replies with sound, which are megabytes each, from the request until they are read. */
  spokenReplies: 8,
  /** File downloads in progress, by account or, with signed links, by network; each takes a third of a megabyte. */
  downloads: 64,
  /** Pages of lists, from the request to the end of the response; they are read one after another. */
  lists: 64,
  /** Clips being fetched from a URL or cut from a video, and inspected. */
  clips: 2,
  /** Pictures and prompts that the console has looked at. */
  readings: 2,
} as const;

type LimitedWork = keyof typeof accountLimits;

/** A /48 network may be that of many people, such as a campus, or of one. */
export const networksOfSite = 8;

const workNames: Record<LimitedWork, string> = {
  requests: 'requests',
  uploads: 'uploads',
  streams: 'open responses',
  eventStreams: 'event streams',
  accountStreams: 'event streams of all videos',
  spokenReplies: 'spoken replies',
  downloads: 'downloads',
  lists: 'lists',
  clips: 'clips',
  readings: 'pictures and prompts',
};

export const createAccountLimits = () => {
  const running = createCounter<string>();

  const count = (owner: string, who: string, work: LimitedWork, most: number = accountLimits[work]) => {
    const name = `${work} ${who}`;
    const open = running.of(name);
    if (open >= most)
      throw new ApiError('rate_limit_exceeded', {
        message: `This ${owner} has ${open} ${workNames[work]} in progress, which is the maximum. Try again when one has ended.`,
        retryAfterSeconds: 2,
      });
    running.add(name, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running.add(name, -1);
    };
  };

  return {
    /** Returns the function to call when the work has ended; calling it twice is harmless. */
    acquire: ({ account, key }: Caller, work: LimitedWork): (() => void) =>
      key.requestsPerMinute === 0 ? () => {} : count('account', account.id, work),
    /** The same for requests without a key, by their address. */
    acquireFrom(address: string, work: LimitedWork): () => void {
      const end = count('address', networkOf(address), work);
      const site = siteOf(address);
      if (site === undefined) return end;
      try {
        const endOfSite = count('network', site, work, networksOfSite * accountLimits[work]);
        return () => {
          endOfSite();
          end();
        };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
};
export type AccountLimits = ReturnType<typeof createAccountLimits>;
