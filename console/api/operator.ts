/** Requests of the operator pages: the service, its accounts, tasks, money, prices and settings. */
import type {
  AccountDetails,
  AccountList,
  AuditEntryResponse,
  EngineRow,
  LedgerRowResponse,
  Minute,
  OperatorTask,
  OverviewResponse,
  PricePreview,
  PriceRow,
  Prices,
  QueueResponse,
  RouteRow,
  SettingResponse,
  TaskDetails,
  TotalResponse,
  Totals,
} from '../../src/domain/responses/operator-responses.ts';
import type {
  AccountResponse,
  KeyResponse,
  NewKeyResponse,
} from '../../src/domain/responses/studio-responses.ts';
import { apiUrl, get, post, remove, send } from './client.ts';
import type { KeyLimits, NewKey } from './keys.ts';
import type { Page } from './types.ts';

const change = async <T>(method: 'PATCH' | 'PUT', path: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  return (await send(apiUrl(path), { method, headers, body: JSON.stringify(body) })).json();
};
const part = encodeURIComponent;

export type Overview = OverviewResponse;
export type Engine = EngineRow;
export type RouteState = RouteRow;
export type { Minute };

export const readOverview = (signal?: AbortSignal): Promise<Overview> => get('operator/overview', {}, signal);
export const checkRoute = (model: string, route: string): Promise<{ message: string; ok: boolean }> =>
  post('operator/routes/check', { model, route });

export const pauseRoute = (server: string, paused: boolean): Promise<unknown> =>
  post('operator/routes/pause', { server, paused });

export type Account = AccountResponse;
export type AuditEntry = AuditEntryResponse;
export type OperatorKey = KeyResponse;
export type { AccountDetails };
export type NewAccount = {
  account: string;
  /** Either an amount of credits or `unlimited`. */
  balance?: number;
  unlimited?: true;
  billing?: Account['billing'];
  period_ends_at?: number;
};

export const readAccounts = (signal?: AbortSignal): Promise<AccountList> =>
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
export const createKey = (account: string, key: NewKey): Promise<NewKeyResponse> =>
  post('operator/keys', { ...key, account });
export const changeKey = (id: string, limits: KeyLimits): Promise<OperatorKey> =>
  change('PATCH', `operator/keys/${part(id)}`, limits);
export const revokeKey = (id: string): Promise<void> => remove(`operator/keys/${part(id)}`);
export const readAudit = (cursor: string | null, signal?: AbortSignal): Promise<Page<AuditEntry>> =>
  get('operator/audit', { cursor }, signal);

export type { OperatorTask, TaskDetails };
export type TaskFilter = { search?: string; status?: string; model?: string; account?: string };
export type Line = QueueResponse;

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

export type LedgerRow = LedgerRowResponse;
export type LedgerFilter = {
  account?: string;
  kind?: string;
  model?: string;
  reference?: string;
  from?: number;
  to?: number;
};
export type Total = TotalResponse;

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
export const readTotals = (by: string, from: number, signal?: AbortSignal): Promise<Totals> =>
  get('operator/totals', { by, from: Math.floor(from) }, signal);

export type Price = PriceRow;
export type { PricePreview };
/** Null removes the console's price. */
export type PriceChanges = Record<string, number | null>;

export const readPrices = (signal?: AbortSignal): Promise<Prices> => get('operator/prices', {}, signal);
export const previewPrices = (prices: PriceChanges): Promise<PricePreview> =>
  post('operator/prices/preview', { prices });
/** Refused where others were set since `version` was read. */
export const setPrices = (prices: PriceChanges, version: string): Promise<Prices> =>
  change('PUT', 'operator/prices', { prices, version });

export type Setting = SettingResponse;
export const readSettings = (signal?: AbortSignal): Promise<{ data: Setting[] }> =>
  get('operator/settings', {}, signal);
