/** Constructs sign-up, redemption codes and payments; null where they are not offered. */
import { createPayments } from '../db/self-service/payments.ts';
import { createVouchers } from '../db/self-service/vouchers.ts';
import { createPaymentService } from '../services/self-service/payments.ts';
import { createVoucherService } from '../services/self-service/vouchers.ts';
import type { Foundation } from './foundation.ts';

export const wireSelfService = ({
  config,
  store,
  clock,
  logger,
}: Pick<Foundation, 'config' | 'store' | 'clock' | 'logger'>) => {
  const { db, ledger, auditLog, notifications, accounts, accountAdmin } = store;
  const { paymentWebhookSecret: secret, paymentCurrency: currency } = config;
  const money = { db, ledger, auditLog, notifications, clock };
  return {
    vouchers: config.selfService
      ? createVoucherService({ ...money, vouchers: createVouchers(db), accountAdmin })
      : null,
    payments:
      config.selfService && secret !== null
        ? createPaymentService({
            ...money,
            accounts,
            payments: createPayments(),
            logger,
            settings: {
              secret,
              currency,
              creditsPerUnit: config.paymentCreditsPerUnit,
              linkId: config.paymentLinkId,
            },
          })
        : null,
  };
};
