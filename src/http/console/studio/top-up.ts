/** GET top-up and POST top-up/redeem: how the account gets credits by itself, where that is offered. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../../domain/errors.ts';
import { toCredits } from '../../../domain/money.ts';
import { redeemed, type TopUp, topUp } from '../../../domain/responses/self-service-responses.ts';
import { requireAllowed } from '../../../services/rate-limiter.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { text } from '../../schemas/common.ts';
import { createValidator } from '../../validate.ts';
import { requireCaller } from '../session-hook.ts';

/** A code cannot be guessed; this keeps those who try from using the database. */
const attemptsPerMinute = 10;
const redeemBody = Type.Object({ code: text('The code', { maxLength: 100 }) });

export const registerTopUp = (app: FastifyInstance, deps: AppDeps): void => {
  const { vouchers, payments, paymentUrl, accountAdmin, addressLimiter } = deps;
  const validate = createValidator(redeemBody);

  app.get('/top-up', consoleOperation('How to get credits', topUp), async (request): Promise<TopUp> => {
    const { account } = requireCaller(request.session);
    const isPaid = account.balance !== null;
    const address = payments && paymentUrl !== null && isPaid ? new URL(paymentUrl) : null;
    address?.searchParams.set('client_reference_id', account.id);
    return { codes: vouchers !== null && isPaid, payment_url: address?.href ?? null };
  });

  app.post('/top-up/redeem', consoleOperation('Redeem a code', redeemed), async (request) => {
    const { account } = requireCaller(request.session);
    if (!vouchers) throw new ApiError('endpoint_not_found');
    requireAllowed(addressLimiter.take({ id: `redeem ${account.id}`, requestsPerMinute: attemptsPerMinute }));
    const { code } = validate(readJson(request));
    const added = await vouchers.redeem(account, code);
    const { balance } = await accountAdmin.showAccount(account.name);
    return { credits: toCredits(added), balance: balance === null ? null : toCredits(balance) };
  });
};
