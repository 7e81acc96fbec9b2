/** GET ledger, ledger.csv and totals: every movement of money, and its sums. */
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { type LedgerRow, ledgerKinds } from '../../../domain/ledger.ts';
import { toCredits } from '../../../domain/money.ts';
import {
  type LedgerRowResponse,
  ledgerPage,
  type Totals,
  totals as totalsResponse,
} from '../../../domain/responses/operator-responses.ts';
import { unixSeconds } from '../../../lib/clock.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { csvLine, sendCsv } from '../csv.ts';
import { limitOf, pageFields, readCursor, time, toUnixSeconds, writeCursor } from '../page-query.ts';
import { dayOf, readRange } from '../time-range.ts';

const filterFields = {
  account: Type.Optional(text('The name of an account', { maxLength: 64 })),
  kind: Type.Optional(oneOf(ledgerKinds)),
  model: Type.Optional(text('The id of a model', { maxLength: 100 })),
  reference: Type.Optional(text('The task or request it was for', { maxLength: 200 })),
  from: time,
  to: time,
};
const ledgerFilter = Type.Object(filterFields);
const ledgerQuery = Type.Object({ ...pageFields, ...filterFields });
const totalsQuery = Type.Object({
  account: filterFields.account,
  model: filterFields.model,
  from: time,
  to: time,
  by: Type.Optional(Type.String({ pattern: '^(hour|day|account|model)(,(hour|day|account|model))*$' })),
});

const csvPage = 1000;
const csvColumns = ['id', 'time', 'account', 'key', 'kind', 'credits', 'model', 'reference'];

const rowView = (row: LedgerRow, names: Map<string, string>): LedgerRowResponse => ({
  id: row.id,
  at: row.createdAt,
  account: names.get(row.accountId) ?? row.accountId,
  key: row.keyId,
  kind: row.kind,
  credits: toCredits(row.amount),
  model: row.model,
  reference: row.reference,
});

type LedgerFilter = Parameters<AppDeps['ledgerView']['list']>[0];

async function* csvLines(
  ledgerView: AppDeps['ledgerView'],
  filter: LedgerFilter,
  names: Map<string, string>,
) {
  yield csvLine(csvColumns);
  let after: LedgerRow | undefined;
  for (;;) {
    const { rows, hasMore } = await ledgerView.list(filter, { limit: csvPage, after });
    yield rows
      .map((row) => {
        const { id, at, account, key, kind, credits, model, reference } = rowView(row, names);
        const moment = new Date(at * 1000).toISOString();
        return csvLine([id, moment, account, key, kind, credits, model, reference]);
      })
      .join('');
    if (!hasMore) return;
    after = rows.at(-1);
  }
}

export const registerLedgerRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, ledgerView, clock } = deps;
  const validate = createValidator(ledgerQuery);
  const validateFilter = createValidator(ledgerFilter);
  const validateTotals = createValidator(totalsQuery);

  const accountIdOf = async (name: string | undefined): Promise<string | undefined> =>
    name === undefined ? undefined : (await accountAdmin.showAccount(name)).id;

  const filterOf = async ({ account, from, to, ...rest }: Static<typeof ledgerFilter>) => ({
    ...rest,
    accountId: await accountIdOf(account),
    from: toUnixSeconds(from),
    to: toUnixSeconds(to),
  });

  app.get('/ledger', consoleOperation('Movements of money, newest first', ledgerPage), async (request) => {
    const { cursor, limit, ...rest } = validate(queryFields(request));
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const { rows, hasMore } = await ledgerView.list(await filterOf(rest), {
      limit: limitOf(limit),
      after: after && { createdAt: after.time, id: after.id },
    });
    const names = await accountAdmin.accountNames();
    const last = rows.at(-1);
    return {
      data: rows.map((row) => rowView(row, names)),
      next_cursor: hasMore && last ? writeCursor(last.createdAt, last.id) : null,
    };
  });

  app.get('/ledger.csv', async (request, reply) => {
    const filter = await filterOf(validateFilter(queryFields(request)));
    const names = await accountAdmin.accountNames();
    const lines = csvLines(ledgerView, filter, names);
    return sendCsv(reply, `ledger-${dayOf(unixSeconds(clock.nowMs()))}`, lines);
  });

  app.get(
    '/totals',
    consoleOperation('Sums of the ledger', totalsResponse),
    async (request): Promise<Totals> => {
      const query = validateTotals(queryFields(request));
      const range = readRange(toUnixSeconds(query.from), toUnixSeconds(query.to), unixSeconds(clock.nowMs()));
      const by = new Set((query.by ?? '').split(','));
      const step = by.has('hour') ? 'hour' : by.has('day') ? 'day' : null;
      const totals = await ledgerView.totals(
        { ...range, accountId: await accountIdOf(query.account), model: query.model },
        { time: step, account: by.has('account'), model: by.has('model') },
      );
      const names = await accountAdmin.accountNames();
      return {
        ...range,
        data: totals.map((total) => ({
          ...(step && { start: total.start! }),
          ...(by.has('account') && { account: names.get(total.accountId!) ?? total.accountId! }),
          ...(by.has('model') && { model: total.model }),
          kind: total.kind,
          credits: toCredits(total.amount),
          rows: total.rows,
        })),
      };
    },
  );
};
