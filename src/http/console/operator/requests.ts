/** GET requests and requests.csv: every request of the API that changed something or failed. */
import type { FastifyInstance } from 'fastify';
import { requestsOfAll } from '../../../domain/responses/operator-responses.ts';
import { unixSeconds } from '../../../lib/clock.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { sendCsv } from '../csv.ts';
import { createRequestList, requestView } from '../request-list.ts';
import { dayOf } from '../time-range.ts';

export const registerRequestRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, clock } = deps;
  const list = createRequestList(deps);

  const accountIdOf = async (name: string | undefined): Promise<string | undefined> =>
    name === undefined ? undefined : (await accountAdmin.showAccount(name)).id;

  app.get('/requests', consoleOperation('Requests, newest first', requestsOfAll), async (request) => {
    const { requests, next_cursor } = await list.page(request, accountIdOf);
    const names = await accountAdmin.accountNames();
    return {
      data: requests.map((logged) => ({
        ...requestView(logged),
        account: names.get(logged.accountId) ?? logged.accountId,
      })),
      next_cursor,
    };
  });

  app.get('/requests.csv', async (request, reply) => {
    const names = await accountAdmin.accountNames();
    const lines = list.csv(request, accountIdOf, (id) => names.get(id) ?? id);
    return sendCsv(reply, `requests-${dayOf(unixSeconds(clock.nowMs()))}`, lines);
  });
};
