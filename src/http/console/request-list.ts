/** Pages and CSV of the request log, for operators and for accounts. */
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { LoggedRequest, RequestFilter } from '../../domain/log/request-record.ts';
import { toCredits } from '../../domain/money.ts';
import type { OwnRequest } from '../../domain/responses/operator-responses.ts';
import type { AppDeps } from '../app-deps.ts';
import { oneOf, text } from '../schemas/common.ts';
import { createValidator, queryFields } from '../validate.ts';
import { csvLine } from './csv.ts';
import { limitOf, pageFields, time, toUnixSeconds } from './page-query.ts';

const filterFields = {
  model: Type.Optional(text('The id of a model', { maxLength: 100 })),
  route: Type.Optional(text('The name of a route', { maxLength: 100 })),
  error: Type.Optional(text('An error code', { maxLength: 100 })),
  outcome: Type.Optional(oneOf(['failed'])),
  from: time,
  to: time,
};
const filterSchema = Type.Object(filterFields);
const csvPage = 500;
const csvColumns = ['id', 'time', 'request_id', 'key', 'method', 'path', 'model', 'route', 'status', 'error'];

const milliseconds = (seconds: string | undefined): number | undefined => {
  const value = toUnixSeconds(seconds);
  return value === undefined ? undefined : value * 1000;
};

export const requestView = (request: LoggedRequest): OwnRequest => ({
  id: request.id,
  at: request.createdMs / 1000,
  request_id: request.requestId,
  key: request.keyId,
  method: request.method,
  path: request.path,
  model: request.model,
  route: request.route,
  status: request.status,
  error: request.error,
  ms: request.tookMs,
  credits: toCredits(request.charged),
  video: request.reference === request.requestId ? null : request.reference,
});

export const createRequestList = ({ requestLog }: Pick<AppDeps, 'requestLog'>) => {
  const account = { account: Type.Optional(text('The name of an account', { maxLength: 64 })) };
  const validatePage = createValidator(Type.Object({ ...pageFields, ...filterFields, ...account }));
  const validateFilter = createValidator(Type.Object({ ...filterFields, ...account }));

  const filterOf = (query: Static<typeof filterSchema>): RequestFilter => ({
    model: query.model,
    route: query.route,
    error: query.error,
    failedOnly: query.outcome === 'failed',
    fromMs: milliseconds(query.from),
    toMs: milliseconds(query.to),
  });

  return {
    /** The name of the account that was asked for is the caller's to find. */
    async page(
      request: FastifyRequest,
      accountIdOf: (name: string | undefined) => Promise<string | undefined>,
    ) {
      const { cursor, limit, ...query } = validatePage(queryFields(request));
      const filter = { ...filterOf(query), accountId: await accountIdOf(query.account) };
      const { requests, hasMore } = await requestLog.list(filter, { limit: limitOf(limit), afterId: cursor });
      return { requests, next_cursor: hasMore ? requests.at(-1)!.id : null };
    },

    async *csv(
      request: FastifyRequest,
      accountIdOf: (name: string | undefined) => Promise<string | undefined>,
      nameOf?: (accountId: string) => string,
    ): AsyncGenerator<string> {
      const query = validateFilter(queryFields(request));
      const filter = { ...filterOf(query), accountId: await accountIdOf(query.account) };
      yield csvLine([...csvColumns, 'milliseconds', 'credits', 'video', ...(nameOf ? ['account'] : [])]);
      for (let afterId: string | undefined; ; ) {
        const { requests, hasMore } = await requestLog.list(filter, { limit: csvPage, afterId });
        yield requests
          .map((logged) => {
            const { at, ms, credits, video, ...view } = requestView(logged);
            const { id, request_id, key, method, path, model, route, status, error } = view;
            const moment = new Date(at * 1000).toISOString();
            const row = [id, moment, request_id, key, method, path, model, route, status, error];
            return csvLine([...row, ms, credits, video, ...(nameOf ? [nameOf(logged.accountId)] : [])]);
          })
          .join('');
        if (!hasMore) return;
        afterId = requests.at(-1)!.id;
      }
    },
  };
};
