/** Requests of the operator pages: the service, its accounts, tasks, money, prices and settings. */
import { apiUrl, get, post, remove, send } from './client.ts';
import type { KeyLimits, NewKey } from './keys.ts';
import type { ApiKey, Page, ReceiptLine, Video } from './types.ts';

const change = async <T>(method: 'PATCH' | 'PUT', path: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  return (await send(apiUrl(path), { method, headers, body: JSON.stringify(body) })).json();
};
const part = encodeURIComponent;

export type Minute = {
  start: number;
  requests: number;
  client_errors: number;
  server_errors: number;
  p50_ms: number | null;
  p95_ms: number | null;
};
export type Engine = {
  name: string;
  processes: number;
  memory_bytes: number | null;
  running: number;
  waiting: number;
  completed: number;
  restarts: number;
};
export type RouteState = {
  model: string;
  kind: string;
  route: string;
  type: string;
  breaker: 'closed' | 'open';
  running: number;
  limit: number | null;
  wait_seconds: number | null;
};
export type Overview = {
  version: string;
  roles: string[];
  database: string;
  node: string;
  now: number;
  started_at: number;
  memory_bytes: number;
  disk: { free_bytes: number; total_bytes: number };
  minutes: Minute[];
  queue: {
    pending: number;
    processing: number;
    waiting_for_source: number;
    oldest_wait_seconds: number | null;
  };
  videos: Record<'hour' | 'day', { completed: number; failed: number }>;
  engines: Engine[];
  routes: RouteState[];
};

export const readOverview = (signal?: AbortSignal): Promise<Overview> => get('operator/overview', {}, signal);
export const checkRoute = (model: string, route: string): Promise<{ message: string; ok: boolean }> =>
  post('operator/routes/check', { model, route });

export type Account = {
  id: string;
  name: string;
  billing: 'payg' | 'subscription';
  /** Credits; null: unlimited. */
  balance: number | null;
  held: number;
  spent: number;
  suspended: boolean;
  payment_failed: boolean;
  period_ends_at: number | null;
  created_at: number;
};
export type AuditEntry = {
  id: string;
  at: number;
  actor: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
};
export type OperatorKey = ApiKey & { account: string; quota_used: number };
export type AccountDetails = Account & { keys: OperatorKey[]; audit: AuditEntry[] };
export type NewAccount = {
  account: string;
  /** Either an amount of credits or `unlimited`. */
  balance?: number;
  unlimited?: true;
  billing?: Account['billing'];
  period_ends_at?: number;
};

export const readAccounts = (signal?: AbortSignal): Promise<{ data: (Account & { keys: number })[] }> =>
  get('operator/accounts', {}, signal);
export const readAccount = (name: string, signal?: AbortSignal): Promise<AccountDetails> =>
  get(`operator/accounts/${part(name)}`, {}, signal);
export const changeAccount = (
  name: string,
  wanted: Partial<Pick<Account, 'suspended' | 'payment_failed' | 'period_ends_at'>>,
): Promise<Account> => change('PATCH', `operator/accounts/${part(name)}`, wanted);
export const creditAccount = (name: string, credits: number): Promise<Account> =>
  post(`operator/accounts/${part(name)}/credit`, { credits });
export const createAccount = (account: NewAccount): Promise<Account> => post('operator/accounts', account);
export const createKey = (account: string, key: NewKey): Promise<{ id: string; secret: string }> =>
  post('operator/keys', { ...key, account });
export const changeKey = (id: string, limits: KeyLimits): Promise<OperatorKey> =>
  change('PATCH', `operator/keys/${part(id)}`, limits);
export const revokeKey = (id: string): Promise<void> => remove(`operator/keys/${part(id)}`);
export const readAudit = (cursor: string | null, signal?: AbortSignal): Promise<Page<AuditEntry>> =>
  get('operator/audit', { cursor }, signal);

export type OperatorTask = Video & {
  account: string;
  key: string;
  route: string | null;
  attempts: number;
  losses: number;
  held: number;
  charged: number;
  turn: number;
  waits_for: string | null;
  files_bytes: number;
};
export type TaskDetails = OperatorTask & {
  request_id: string | null;
  upstream_operation: string | null;
  /** Why it waits, one sentence each. */
  why: string[];
  parameters: Record<string, unknown>;
  receipt: ReceiptLine[];
};
export type TaskFilter = { search?: string; status?: string; model?: string; account?: string };
export type Line = {
  served_turn: number;
  accounts: { account: string; pending: number; processing: number; oldest_at: number }[];
  front: {
    id: string;
    account: string;
    model: string;
    status: Video['status'];
    turn: number;
    created_at: number;
    suspended: boolean;
  }[];
};

export const readTasks = (
  filter: TaskFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<OperatorTask>> => get('operator/tasks', { ...filter, cursor }, signal);
export const readTask = (id: string, signal?: AbortSignal): Promise<TaskDetails> =>
  get(`operator/tasks/${part(id)}`, {}, signal);
export const taskFile = (id: string, variant: 'video' | 'thumbnail' | 'spritesheet'): string =>
  apiUrl(`operator/tasks/${part(id)}/content?variant=${variant}`);
export const cancelTask = (id: string): Promise<unknown> => post(`operator/tasks/${part(id)}/cancel`, {});
export const retryTask = (id: string): Promise<unknown> => post(`operator/tasks/${part(id)}/retry`, {});
export const readLine = (signal?: AbortSignal): Promise<Line> => get('operator/queue', {}, signal);

export type LedgerRow = {
  id: string;
  at: number;
  account: string;
  key: string | null;
  kind: 'credit' | 'hold' | 'release' | 'charge';
  credits: number;
  model: string | null;
  reference: string | null;
};
export type LedgerFilter = {
  account?: string;
  kind?: string;
  model?: string;
  reference?: string;
  from?: number;
  to?: number;
};
export type Total = {
  start?: number;
  account?: string;
  model?: string | null;
  kind: LedgerRow['kind'];
  credits: number;
  rows: number;
};

export const readLedger = (
  filter: LedgerFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<LedgerRow>> => get('operator/ledger', { ...filter, cursor }, signal);
export const ledgerFile = (filter: LedgerFilter): string => {
  const filled = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return apiUrl(`operator/ledger.csv?${query}`);
};
export const readTotals = (
  by: string,
  from: number,
  signal?: AbortSignal,
): Promise<{ from: number; to: number; data: Total[] }> =>
  get('operator/totals', { by, from: Math.floor(from) }, signal);

export type Price = {
  model: string;
  kind: string;
  per: string;
  credits: number;
  shipped: number;
  configured: number | null;
  set: number | null;
  source: 'console' | 'config file' | 'shipped';
  has_route_prices: boolean;
};
export type PricePreview = {
  from: number;
  to: number;
  data: { model: string | null; requests: number; charged: number; would_be: number | null }[];
};
/** Null removes the console's price. */
export type PriceChanges = Record<string, number | null>;

export const readPrices = (signal?: AbortSignal): Promise<{ data: Price[] }> =>
  get('operator/prices', {}, signal);
export const previewPrices = (prices: PriceChanges): Promise<PricePreview> =>
  post('operator/prices/preview', { prices });
export const setPrices = (prices: PriceChanges): Promise<{ data: Price[] }> =>
  change('PUT', 'operator/prices', { prices });

export type Setting = { name: string; variable: string | null; value: unknown; source: string };
export const readSettings = (signal?: AbortSignal): Promise<{ data: Setting[] }> =>
  get('operator/settings', {}, signal);
