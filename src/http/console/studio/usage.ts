/** GET usage: the account's spending by day and model, from the ledger's sums. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { toCredits } from '../../../domain/money.ts';
import { type Usage, usage } from '../../../domain/responses/studio-responses.ts';
import { unixSeconds } from '../../../lib/clock.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { createTurns } from '../in-turn.ts';
import { time, toUnixSeconds } from '../page-query.ts';
import { requireCaller } from '../session-hook.ts';
import { dayOf, readRange } from '../time-range.ts';

/** An account may have been used in every hour of every day. */
const maxDays = 400;
const usageQuery = Type.Object({ from: time, to: time });

export const registerUsageRoute = (app: FastifyInstance, deps: AppDeps): void => {
  const { ledgerView, clock } = deps;
  const validate = createValidator(usageQuery);
  const inTurn = createTurns(deps);

  app.get(
    '/usage',
    consoleOperation('Charges by day and model', usage),
    async (request, reply): Promise<Usage> => {
      const { account } = requireCaller(request.session);
      const query = validate(queryFields(request));
      const now = unixSeconds(clock.nowMs());
      const range = readRange(toUnixSeconds(query.from), toUnixSeconds(query.to), now, maxDays);
      const totals = await inTurn(request, reply, () =>
        ledgerView.totals(
          { ...range, accountId: account.id, kind: 'charge' },
          { time: 'day', account: false, model: true },
        ),
      );
      return {
        ...range,
        data: totals.map(({ start, model, amount, rows }) => ({
          day: dayOf(start!),
          model,
          credits: toCredits(-amount),
          requests: rows,
        })),
        total: toCredits(totals.reduce((sum, { amount }) => sum - amount, 0)),
      };
    },
  );
};
