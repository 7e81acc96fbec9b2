/** GET requests and requests.csv: those of the account. */
import type { FastifyInstance } from 'fastify';
import { ownRequests } from '../../../domain/responses/operator-responses.ts';
import { unixSeconds } from '../../../lib/clock.ts';
import type { AppDeps } from '../../app-deps.ts';
import { whenOver } from '../../client-signal.ts';
import { consoleOperation } from '../../operation.ts';
import { sendCsv } from '../csv.ts';
import { createRequestList, requestView } from '../request-list.ts';
import { requireCaller } from '../session-hook.ts';
import { dayOf } from '../time-range.ts';

export const registerOwnRequests = (app: FastifyInstance, deps: AppDeps): void => {
  const { clock, limits } = deps;
  const list = createRequestList(deps);

  app.get(
    '/requests',
    consoleOperation('Requests of the account, newest first', ownRequests),
    async (request, reply) => {
      const caller = requireCaller(request.session);
      whenOver(reply, limits.acquire(caller, 'lists'));
      const { requests, next_cursor } = await list.page(request, async () => caller.account.id);
      return { data: requests.map(requestView), next_cursor };
    },
  );

  app.get('/requests.csv', async (request, reply) => {
    const caller = requireCaller(request.session);
    whenOver(reply, limits.acquire(caller, 'lists'));
    const lines = list.csv(request, async () => caller.account.id);
    return sendCsv(reply, `requests-${dayOf(unixSeconds(clock.nowMs()))}`, lines);
  });
};
