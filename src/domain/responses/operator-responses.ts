/** The answers of the console's API to operators and viewers. */
import { type Static, Type } from 'typebox';
import { ledgerKinds } from '../ledger.ts';
import { nullable, oneOf, unixTime } from './schema-parts.ts';
import {
  accountFields,
  credits,
  key,
  keyFields,
  libraryVideoFields,
  listOf,
  pageOf,
  requestFields,
} from './studio-responses.ts';
import { listedVideo } from './video-responses.ts';

const count = Type.Integer({ minimum: 0 });
const bytes = Type.Integer({ minimum: 0 });
const milliseconds = nullable(Type.Number());
const ended = Type.Object({ completed: count, failed: count });

const minute = Type.Object({
  start: unixTime('Its start'),
  requests: count,
  client_errors: count,
  server_errors: count,
  p50_ms: milliseconds,
  p95_ms: milliseconds,
});
const engine = Type.Object({
  name: Type.String(),
  processes: count,
  memory_bytes: nullable(bytes),
  running: count,
  waiting: count,
  completed: count,
  restarts: count,
});
const route = Type.Object({
  model: Type.String(),
  kind: Type.String(),
  route: Type.String(),
  type: Type.String(),
  server: Type.String({ description: 'What is paused: routes of several models may share it' }),
  paused: Type.Boolean({ description: 'By an operator' }),
  breaker: oneOf(['closed', 'open']),
  running: count,
  limit: nullable(count),
  wait_seconds: nullable(Type.Number()),
});
export type Minute = Static<typeof minute>;
export type EngineRow = Static<typeof engine>;
export type RouteRow = Static<typeof route>;

/** GET operator/overview */
export const overview = Type.Object({
  version: Type.String(),
  roles: Type.Array(Type.String()),
  database: Type.String(),
  node: Type.String(),
  now: unixTime('The clock of the service'),
  started_at: unixTime('When the process started'),
  memory_bytes: bytes,
  disk: Type.Object({ free_bytes: bytes, total_bytes: bytes }),
  minutes: Type.Array(minute),
  queue: Type.Object({
    pending: count,
    processing: count,
    waiting_for_source: count,
    oldest_wait_seconds: nullable(count),
  }),
  videos: Type.Object({ hour: ended, day: ended }),
  engines: Type.Array(engine),
  routes: Type.Array(route),
});
export type OverviewResponse = Static<typeof overview>;

const setting = Type.Object({
  name: Type.String(),
  variable: nullable(Type.String()),
  value: Type.Unknown(),
  source: Type.String(),
});
export type SettingResponse = Static<typeof setting>;
export const settings = listOf(setting);
export const pausedRoute = Type.Object({ server: Type.String(), paused: Type.Boolean() });
export const checkedRoute = Type.Object({ message: Type.String(), ok: Type.Boolean() });

const auditEntry = Type.Object({
  id: Type.String(),
  at: unixTime('When'),
  actor: Type.String(),
  action: Type.String({ examples: ['key.create'] }),
  subject: Type.String({ description: 'What was changed' }),
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntryResponse = Static<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);

export const accounts = listOf(Type.Object({ ...accountFields, keys: count }));
export type AccountList = Static<typeof accounts>;
export const accountDetails = Type.Object({
  ...accountFields,
  keys: Type.Array(key),
  audit: Type.Array(auditEntry),
});
export type AccountDetails = Static<typeof accountDetails>;
export const keysOfAll = listOf(Type.Object({ ...keyFields, account: Type.String() }));

const operatorTaskFields = {
  ...libraryVideoFields,
  account: Type.String(),
  key: Type.String(),
  route: nullable(Type.String()),
  attempts: count,
  losses: count,
  held: credits('Released when the task ends'),
  charged: credits('What it cost'),
  turn: Type.Integer({ description: 'Its place in the fair queue' }),
  waits_for: nullable(Type.String()),
  files_bytes: bytes,
};
const operatorTask = Type.Object(operatorTaskFields);
export type OperatorTask = Static<typeof operatorTask>;
export const operatorTasks = pageOf(operatorTask);

/** GET operator/tasks/{id} */
export const taskDetails = Type.Object({
  ...operatorTaskFields,
  ...requestFields,
  enhanced_prompt: listedVideo.properties.enhanced_prompt,
  request_id: nullable(Type.String()),
  upstream_operation: nullable(Type.String()),
  why: Type.Array(Type.String(), { description: 'Why it waits, one sentence each' }),
});
export type TaskDetails = Static<typeof taskDetails>;

/** POST operator/tasks/{id}/cancel and retry */
export const changedTask = Type.Object({ id: Type.String(), status: oneOf(['failed', 'pending']) });
export type ChangedTask = Static<typeof changedTask>;

/** GET operator/queue */
export const queue = Type.Object({
  served_turn: Type.Integer(),
  accounts: Type.Array(
    Type.Object({
      account: Type.String(),
      pending: count,
      processing: count,
      oldest_at: unixTime('When its oldest task was created'),
    }),
  ),
  front: Type.Array(
    Type.Object({
      id: Type.String(),
      account: Type.String(),
      model: Type.String(),
      status: listedVideo.properties.status,
      turn: Type.Integer(),
      created_at: unixTime('When it was created'),
      suspended: Type.Boolean(),
    }),
    { description: 'The front of the queue, in the order of claims' },
  ),
});
export type QueueResponse = Static<typeof queue>;

const ledgerRow = Type.Object({
  id: Type.String(),
  at: unixTime('When'),
  account: Type.String(),
  key: nullable(Type.String()),
  kind: oneOf(ledgerKinds),
  credits: Type.Number(),
  model: nullable(Type.String()),
  reference: nullable(Type.String()),
});
export type LedgerRowResponse = Static<typeof ledgerRow>;
export const ledgerPage = pageOf(ledgerRow);

const loggedRequestFields = {
  id: Type.String(),
  at: Type.Number({ description: 'Unix seconds, with milliseconds' }),
  request_id: Type.String(),
  key: Type.String(),
  method: Type.String(),
  path: Type.String({ description: 'The pattern of the path', examples: ['/v1/videos/:id'] }),
  model: nullable(Type.String()),
  route: nullable(Type.String({ description: 'The route that served it' })),
  status: count,
  error: nullable(Type.String()),
  ms: count,
  credits: Type.Number({ description: 'Charged, by the ledger' }),
  video: nullable(Type.String({ description: 'The video it created' })),
};
/** GET requests */
export const ownRequests = pageOf(Type.Object(loggedRequestFields));
export type OwnRequest = Static<typeof ownRequests>['data'][number];
/** GET operator/requests */
export const requestsOfAll = pageOf(Type.Object({ ...loggedRequestFields, account: Type.String() }));
export type LoggedRequestRow = Static<typeof requestsOfAll>['data'][number];

const total = Type.Object({
  start: Type.Optional(unixTime('Start of the hour or day')),
  account: Type.Optional(Type.String()),
  model: Type.Optional(nullable(Type.String())),
  kind: oneOf(ledgerKinds),
  credits: Type.Number(),
  rows: count,
});
export type TotalResponse = Static<typeof total>;
/** GET operator/totals */
export const totals = Type.Object({
  from: unixTime('Start'),
  to: unixTime('End'),
  data: Type.Array(total),
});
export type Totals = Static<typeof totals>;

const priceRow = Type.Object({
  model: Type.String(),
  kind: Type.String(),
  per: Type.String(),
  credits: Type.Number(),
  shipped: Type.Number(),
  configured: nullable(Type.Number()),
  set: nullable(Type.Number()),
  source: oneOf(['console', 'config file', 'shipped']),
  has_route_prices: Type.Boolean({ description: 'Routes with their own prices are not changed here' }),
});
export type PriceRow = Static<typeof priceRow>;
export const prices = Type.Object({
  data: Type.Array(priceRow),
  version: Type.String({ description: 'Another whenever a price was set' }),
});
export type Prices = Static<typeof prices>;

/** POST operator/prices/preview */
export const pricePreview = Type.Object({
  from: unixTime('Start'),
  to: unixTime('End'),
  data: Type.Array(
    Type.Object({
      model: nullable(Type.String()),
      requests: count,
      charged: Type.Number(),
      would_be: nullable(Type.Number()),
    }),
  ),
});
export type PricePreview = Static<typeof pricePreview>;
