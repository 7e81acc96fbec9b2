/** Hold, settle, release: nothing is started that cannot be paid, nothing is charged that was not delivered. */
import type { Connection } from '../db/database.ts';
import type { Holds, OpenHold } from '../db/holds.ts';
import type { HoldShortfall, Ledger } from '../db/ledger.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { maxAccountMicro, requireMicro, toCredits } from '../domain/money.ts';
import { type Clock, createAgeClock, createKeepClock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import { measure } from '../lib/measurements.ts';

/** An older hold belongs to a process that died: those of responses under way are renewed before. */
const holdSeconds = 2 * 3600;
const renewEveryMs = 30 * 60_000;
/** Longer than any response takes, however slowly it is read. */
const mostRenewedMs = 24 * 3600_000;
const collectEveryMs = 2_000;

/** The work that a hold is for. */
type Purpose = { amount: number; reference: string; model: string };

export const createBilling = (deps: { ledger: Ledger; holds: Holds; clock: Clock }) => {
  const { ledger, holds, clock } = deps;
  const ageClock = createAgeClock(clock);
  const keepClock = createKeepClock(clock);
  const holdUntil = () => unixSeconds(keepClock()) + holdSeconds;

  const underWay = new Map<OpenHold, { openedMs: number }>();
  let renewing: NodeJS.Timeout | undefined;

  const renewUnderWay = async (): Promise<void> => {
    for (const [open, { openedMs }] of underWay)
      if (clock.elapsedMs() - openedMs < mostRenewedMs) await holds.renew(open.id, holdUntil());
  };
  const watch = (open: OpenHold): void => {
    underWay.set(open, { openedMs: clock.elapsedMs() });
    // A database that is away is asked again: three are missed before a hold expires.
    renewing ??= setInterval(() => void renewUnderWay().catch(() => {}), renewEveryMs).unref();
  };
  const unwatch = (open: OpenHold): void => {
    underWay.delete(open);
    if (underWay.size > 0) return;
    clearInterval(renewing);
    renewing = undefined;
  };

  /** Ends that the database did not take, or did not answer. */
  const owed = new Map<OpenHold, () => Promise<void>>();
  let isCollecting = false;

  const collectOwed = async (): Promise<void> => {
    for (const [open, end] of owed)
      try {
        await end();
        owed.delete(open);
      } catch {
        // Away still, or one that cannot be written: it does not hold up the others.
      }
    isCollecting = false;
    if (owed.size > 0) collectLater();
  };
  const collectLater = (): void => {
    if (isCollecting) return;
    isCollecting = true;
    setTimeout(collectOwed, collectEveryMs).unref();
  };
  const endLater = (open: OpenHold, end: () => Promise<void>): void => {
    owed.set(open, end);
    collectLater();
  };

  const unended = new Set<Promise<void>>();

  const requireGoodStanding = ({ account }: Caller): void => {
    if (account.paymentFailed) throw new ApiError('payment_failed');
    if (
      account.billing === 'subscription' &&
      account.periodEndsAt !== null &&
      account.periodEndsAt <= unixSeconds(clock.nowMs())
    ) {
      throw new ApiError('subscription_expired');
    }
  };

  const refusal = ({ account }: Caller, shortfall: HoldShortfall): ApiError => {
    if (shortfall === 'quota')
      return new ApiError('quota_exceeded', { message: 'The quota of this API key is exhausted.' });
    if (account.balance === null)
      return new ApiError('insufficient_balance', {
        message: `An account cannot spend more than ${toCredits(maxAccountMicro)} credits.`,
      });
    return account.billing === 'subscription'
      ? new ApiError('quota_exceeded', { message: 'The allowance of this subscription is exhausted.' })
      : new ApiError('insufficient_balance');
  };

  const payerOf = ({ account, key }: Caller) => ({ accountId: account.id, keyId: key.id });

  /**
   * The amount that the caller could pay now, to be checked before work whose price is not known yet. Throw
   * `insufficientFundsError()` when the price turns out higher.
   */
  const spendable = async (
    caller: Caller,
  ): Promise<{ amount: number; insufficientFundsError: () => ApiError }> => {
    requireGoodStanding(caller);
    const { balance, quota } = await ledger.available(payerOf(caller));
    const [ofAccount, ofKey] = [balance ?? Number.POSITIVE_INFINITY, quota ?? Number.POSITIVE_INFINITY];
    return {
      amount: Math.max(0, Math.min(ofAccount, ofKey)),
      insufficientFundsError: () => refusal(caller, ofKey < ofAccount ? 'quota' : 'balance'),
    };
  };

  /** `write` writes the hold, or returns the limit that was exceeded; `moved`: it was held before. */
  const holdWithWrite = async (
    caller: Caller,
    amount: number,
    write: () => Promise<HoldShortfall | 'moved' | undefined>,
  ): Promise<void> => {
    requireGoodStanding(caller);
    if (amount > maxAccountMicro) throw refusal(caller, 'balance');
    requireMicro(amount, maxAccountMicro);
    const shortfall = await write();
    if (shortfall === 'moved') return;
    if (shortfall) throw refusal(caller, shortfall);
    measure('money', { entry: 'hold', amount });
  };

  const measureSettled = (held: number, charged: number): void => {
    measure('money', { entry: 'release', amount: held });
    if (charged > 0) measure('money', { entry: 'charge', amount: charged });
  };

  const settle: Ledger['settle'] = async (connection, payer, amounts, reference) => {
    await ledger.settle(connection, payer, amounts, reference);
    measureSettled(amounts.held, amounts.charged);
  };

  return {
    /** For a hold written in the same statement as its task. */
    holdWithWrite,

    /** Runs in the caller's transaction. */
    hold: (connection: Connection, caller: Caller, { amount, reference, model }: Purpose): Promise<void> =>
      holdWithWrite(caller, amount, () =>
        ledger.hold(connection, { ...payerOf(caller), model }, amount, reference),
      ),

    settle,
    lockKeys: ledger.lockKeys,
    spendable,

    /**
     * For synchronous responses, and for work that comes before a task is written. Ended by `charge`,
     * `chargeWith`, `chargeDelivered`, `release` or `moveToTask`, whichever comes first.
     */
    async openHold(caller: Caller, { amount, reference, model }: Purpose) {
      const open: OpenHold = {
        id: opaqueId(),
        ...payerOf(caller),
        model,
        amount,
        reference,
        expiresAt: holdUntil(),
      };
      const write = () =>
        holds.open(open).catch((error) => {
          // It may have been written all the same.
          endLater(open, () => holds.end(open, 0));
          throw error;
        });
      await holdWithWrite(caller, amount, write);
      watch(open);
      const ended = Promise.withResolvers<void>();
      unended.add(ended.promise);
      ended.promise.then(() => unended.delete(ended.promise));
      let isEnded = false;
      let delivered: number | undefined;
      const priceOf = (used: number): number => requireMicro(Math.min(used, amount), amount);
      let ending: Promise<void> | undefined;
      const endNow = async (charged: number): Promise<void> => {
        unwatch(open);
        await holds.end(open, charged).finally(ended.resolve);
        measureSettled(amount, charged);
        isEnded = true;
      };
      /** The first one that succeeds counts. */
      const end = async (used: number): Promise<void> => {
        const charged = delivered ?? priceOf(used);
        while (ending) await ending.catch(() => {});
        if (isEnded) return;
        ending = endNow(charged).finally(() => {
          ending = undefined;
        });
        await ending.catch((error) => {
          endLater(open, () => end(charged));
          throw error;
        });
      };
      return {
        charge: end,
        /** Together with what `write` writes. When that throws, nothing is charged, and the hold stays open. */
        chargeWith: async (
          used: number,
          write: (transaction: Connection) => Promise<void>,
        ): Promise<void> => {
          const charged = priceOf(used);
          await holds.endWith(open, charged, write);
          unwatch(open);
          ended.resolve();
          measureSettled(amount, charged);
          isEnded = true;
        },
        /**
         * For what was made and is sent: while the database is away the charge is tried again, and no later end undoes
         * it.
         */
        chargeDelivered: async (used: number): Promise<void> => {
          delivered ??= priceOf(used);
          await end(delivered).catch(() => {});
        },
        release: () => end(0),
        moveToTask: async (transaction: Connection): Promise<boolean> => {
          unwatch(open);
          ended.resolve();
          return !isEnded && (await holds.moveToTask(transaction, open.id));
        },
      };
    },

    /** Resolves when the holds that are open now have ended: before the database is closed. */
    async whenHoldsEnded(): Promise<void> {
      await Promise.all(unended);
    },

    /**
     * Releases the holds of processes that died: after the longest time a response may take, and sooner where missing
     * heartbeats prove that they are dead.
     */
    async releaseAbandoned(areLostNodesKnown = false): Promise<number> {
      const abandoned = await holds.listExpired(unixSeconds(ageClock()));
      if (areLostNodesKnown) abandoned.push(...(await holds.listOfLostNodes()));
      for (const open of abandoned) await holds.end(open, 0);
      return abandoned.length;
    },

    /** At the start of the only process that accepts requests: all holds belong to its predecessor. */
    async releaseAll(): Promise<void> {
      for (const open of await holds.listAll()) await holds.end(open, 0);
    },
  };
};
export type Billing = ReturnType<typeof createBilling>;
export type MoneyHold = Awaited<ReturnType<Billing['openHold']>>;
