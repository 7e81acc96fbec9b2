/** Waiting calls, round-robin by account: one account's hundred calls wait behind another's first. */

export const createFairQueue = <Call extends { account: string | undefined }>() => {
  const waiting: Call[] = [];
  /** When each waiting account was last served, as a sequence number. */
  const lastServed = new Map<string | undefined, number>();
  let served = 0;

  const countOf = (account: string | undefined): number =>
    waiting.reduce((count, call) => (call.account === account ? count + 1 : count), 0);

  const remove = (call: Call): boolean => {
    const position = waiting.indexOf(call);
    if (position >= 0) waiting.splice(position, 1);
    if (countOf(call.account) === 0) lastServed.delete(call.account);
    return position >= 0;
  };

  return {
    size: (): number => waiting.length,
    push: (call: Call): void => void waiting.push(call),
    putBack: (call: Call): void => void waiting.unshift(call),
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
      const counts = new Map<string | undefined, number>();
      for (const call of waiting) counts.set(call.account, (counts.get(call.account) ?? 0) + 1);
      const [most] = [...counts].sort((a, b) => b[1] - a[1]);
      if (!most || most[1] <= (counts.get(account) ?? 0) + 1) return undefined;
      const displaced = waiting.findLast((call) => call.account === most[0])!;
      remove(displaced);
      return displaced;
    },

    takeAll: (): Call[] => {
      lastServed.clear();
      return waiting.splice(0);
    },
  };
};
