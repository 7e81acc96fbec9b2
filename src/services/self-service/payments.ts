/** Top-up by the webhook of a payment provider: a paid checkout becomes a credit, once. */
import type { Accounts } from '../../db/accounts.ts';
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Ledger } from '../../db/ledger.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { Payments } from '../../db/self-service/payments.ts';
import { ApiError } from '../../domain/errors.ts';
import { maxAccountMicro, toCredits } from '../../domain/money.ts';
import {
  amountOfPayment,
  isSigned,
  type PaidCheckout,
  readPaidCheckout,
} from '../../domain/self-service/payment-event.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { measure } from '../../lib/measurements.ts';

export type PaymentSettings = {
  /** Signs the events. */
  secret: string;
  /** Such as usd: events in another are refused. */
  currency: string;
  creditsPerUnit: number;
  /** Null: checkouts of any payment link. */
  linkId: string | null;
};

export const createPaymentService = (deps: {
  db: Database;
  accounts: Pick<Accounts, 'find'>;
  payments: Payments;
  ledger: Pick<Ledger, 'credit'>;
  auditLog: Pick<AuditLog, 'insert'>;
  notifications: Pick<Notifications, 'publish'>;
  clock: Clock;
  logger: Logger;
  settings: PaymentSettings;
}) => {
  const { db, accounts, payments, ledger, auditLog, clock, logger, settings } = deps;
  const now = () => unixSeconds(clock.nowMs());

  /** The provider repeats what is refused and shows it to the operator; the money is not lost from sight. */
  const refuse = (checkout: PaidCheckout, reason: string): ApiError => {
    logger.error(
      { checkout: checkout.checkoutId, event: checkout.eventId },
      `payment not credited: ${reason}`,
    );
    return new ApiError('invalid_request', { message: `Not credited: ${reason}.` });
  };

  const credit = async (checkout: PaidCheckout): Promise<boolean> => {
    const { checkoutId, eventId, currency, paid } = checkout;
    if (currency !== settings.currency) throw refuse(checkout, `the currency is ${currency}`);
    if (settings.linkId !== null && checkout.linkId !== settings.linkId)
      throw refuse(checkout, 'it is of another payment link');
    const account = checkout.account === null ? undefined : await accounts.find(checkout.account);
    if (!account) throw refuse(checkout, 'it names no account');
    if (account.balance === null) throw refuse(checkout, 'the account is unlimited');
    const amount = amountOfPayment(checkout, settings.creditsPerUnit);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxAccountMicro)
      throw refuse(checkout, 'the amount is not one that can be credited');
    const isNew = await db.transaction().execute(async (transaction) => {
      const payment = { id: checkoutId, eventId, accountId: account.id, paid, currency, amount };
      if (!(await payments.insert(transaction, { ...payment, createdAt: now() }))) return false;
      if (!(await ledger.credit(transaction, account.id, amount, `payment ${checkoutId}`)))
        throw refuse(checkout, 'the account would have more than it may');
      const details = { credits: toCredits(amount), paid, currency, payment: checkoutId };
      await auditLog.insert(
        { actor: 'payment', action: 'account.credit', subject: account.name, details },
        transaction,
      );
      return true;
    });
    if (!isNew) return false;
    measure('money', { entry: 'credit', amount });
    deps.notifications.publish('keys_changed');
    return true;
  };

  return {
    /** Throws unless it is signed now. What moves no money, and what was credited before, is accepted. */
    async receive(signature: string | undefined, body: Buffer): Promise<{ credited: boolean }> {
      if (!isSigned(signature, body, { secret: settings.secret, now: now() }))
        throw new ApiError('invalid_request', { message: 'The signature is not valid.' });
      let checkout: PaidCheckout | undefined;
      try {
        checkout = readPaidCheckout(body.toString('utf8'));
      } catch (error) {
        throw new ApiError('invalid_request', { message: 'The body is not an event.', cause: error });
      }
      return { credited: checkout !== undefined && (await credit(checkout)) };
    },
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;
