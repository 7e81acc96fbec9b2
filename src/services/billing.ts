/** Hold, settle, release: nothing is begun that cannot be paid, nothing is charged that was not delivered. */
import type { Connection } from '../db/database.ts';
import type { Holds, OpenHold } from '../db/holds.ts';
import type { HoldLack, Ledger } from '../db/ledger.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';

/** Longer than any synchronous answer may take: after it a hold belongs to a process that died. */
const holdSeconds = 2 * 3600;

export const createBilling = (deps: { ledger: Ledger; holds: Holds; clock: Clock }) => {
  const { ledger, holds, clock } = deps;

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

  const refusal = ({ account }: Caller, lacking: HoldLack): ApiError => {
    if (lacking === 'quota')
      return new ApiError('quota_exceeded', { message: 'The quota of this API key is exhausted.' });
    return account.billing === 'subscription'
      ? new ApiError('quota_exceeded', { message: 'The allowance of this subscription is exhausted.' })
      : new ApiError('insufficient_balance');
  };

  /** In the caller's transaction; returns the account's next turn in the fair queue. */
  const hold = async (
    connection: Connection,
    caller: Caller,
    amount: number,
    reference: string,
    servedTurn: number,
  ): Promise<number> => {
    requireGoodStanding(caller);
    const payer = { accountId: caller.account.id, keyId: caller.key.id };
    const outcome = await ledger.hold(connection, payer, amount, reference, servedTurn);
    if (!outcome.ok) throw refusal(caller, outcome.lacking);
    return outcome.queueTurn;
  };

  return {
    hold,
    settle: ledger.settle,

    /**
     * For answers made while the client waits. The hold is released when `work` fails, and settled by `charge`,
     * which may be called at any time but once.
     */
    async openHold(caller: Caller, amount: number, reference: string) {
      requireGoodStanding(caller);
      const open: OpenHold = {
        id: opaqueId(),
        accountId: caller.account.id,
        keyId: caller.key.id,
        amount,
        reference,
        expiresAt: unixSeconds(clock.nowMs()) + holdSeconds,
      };
      const lacking = await holds.open(open);
      if (lacking) throw refusal(caller, lacking);
      let isCharged = false;
      return {
        async charge(used: number): Promise<void> {
          await holds.end(open, Math.min(used, amount));
          isCharged = true;
        },
        async release(): Promise<void> {
          if (!isCharged) await holds.end(open, 0);
        },
      };
    },

    /** Gives back what processes that died had set aside. */
    async releaseAbandoned(): Promise<number> {
      const abandoned = await holds.listExpired(unixSeconds(clock.nowMs()));
      for (const open of abandoned) await holds.end(open, 0);
      return abandoned.length;
    },
  };
};
export type Billing = ReturnType<typeof createBilling>;
