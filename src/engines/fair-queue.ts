/** Waiting calls, round-robin by account: one account's hundred calls wait behind another's first. */
import { createCounter } from '../lib/counter.ts';

export const createFairQueue = <Call extends { account: string | undefined }>() => {
  const waiting: Call[] = [];
  /** When each waiting account was last served, as a sequence number. */
  const lastServed = new Map<string | undefined, number>();
  const waitingByAccount = createCounter<string | undefined>();
  let served = 0;

  const add = (call: Call, position: number): void => {
    waiting.splice(position, 0, call);
    waitingByAccount.add(call.account, 1);
  };
  const remove = (call: Call): void => {
    const position = waiting.indexOf(call);
    if (position < 0) return;
    waiting.splice(position, 1);
    waitingByAccount.add(call.account, -1);
    if (waitingByAccount.of(call.account) === 0) lastServed.delete(call.account);
  };

  return {
    size: (): number => waiting.length,
    push: (call: Call): void => add(call, waiting.length),
    putBack: (call: Call): void => add(call, 0),
    remove,

    /** The account with the fewest running calls first, then the one served longest ago. */
    take(runningOf: (account: string | undefined) => number, maxRunning: number): Call | undefined {
      let next: { call: Call; running: number; lastServed: number } | undefined;
      for (const call of waiting) {
        const candidate = {
          call,
          running: runningOf(call.account),
          lastServed: lastServed.get(call.account) ?? -1,
        };
        if (candidate.running >= maxRunning) continue;
        const isEarlier =
          !next ||
          candidate.running < next.running ||
          (candidate.running === next.running && candidate.lastServed < next.lastServed);
        if (isEarlier) next = candidate;
      }
      if (!next) return undefined;
      lastServed.set(next.call.account, served++);
      remove(next.call);
      return next.call;
    },

    /** The newest call of the account with the most waiting calls, when that is more than `account` would have. */
    displace(account: string | undefined): Call | undefined {
      const busiest = waitingByAccount.highest();
      if (waitingByAccount.of(busiest) <= waitingByAccount.of(account) + 1) return undefined;
      const displaced = waiting.findLast((call) => call.account === busiest)!;
      remove(displaced);
      return displaced;
    },

    takeAll: (): Call[] => {
      lastServed.clear();
      waitingByAccount.clear();
      return waiting.splice(0);
    },
  };
};
