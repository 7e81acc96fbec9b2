/** The tables. Portable between SQLite and Postgres: text, bigint, JSON as text, times as Unix seconds unless named _ms. */
import type { Generated } from 'kysely';
import type { Account, ApiKey } from '../domain/account.ts';
import type { AuditEntry } from '../domain/audit.ts';
import type { Character } from '../domain/character.ts';
import type { ConsoleToken } from '../domain/console.ts';
import type { LedgerKind, LedgerRow } from '../domain/ledger.ts';
import type { RequestRecord } from '../domain/log/request-record.ts';
import type { Voucher } from '../domain/self-service/voucher.ts';
import type { WebhookDelivery, WebhookEndpoint } from '../domain/webhook.ts';
import type { ColumnsOf } from './row-fields.ts';

export type AccountsTable = ColumnsOf<Account> & {
  /** The fair-queue turn of this account's newest task. */
  queue_turn: number;
};

export type ApiKeysTable = ColumnsOf<ApiKey> & { hash: string };

/** The model is also null in rows older than the column. */
export type LedgerTable = ColumnsOf<Omit<LedgerRow, 'keyId'>> & { api_key_id: string | null };

export type HoldsTable = {
  id: string;
  account_id: string;
  api_key_id: string;
  amount: number;
  reference: string;
  expires_at: number;
  model: string | null;
  /**
   * The owning process, so that others can release what a dead process held; null on SQLite and in rows of older
   * releases.
   */
  node_id: string | null;
};

export type VideoTasksTable = {
  id: string;
  account_id: string;
  api_key_id: string;
  family: 'alpha' | 'beta';
  model: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  progress: number;
  prompt: string;
  enhanced_prompt: string;
  seconds: number;
  size: string;
  width: number;
  height: number;
  /** Everything else the engine needs: a VideoTaskOptions. */
  options: string;
  remix_of: string | null;
  /** The unfinished source a remix waits for; null once it may run. */
  waits_for: string | null;
  scene: string | null;
  characters: string | null;
  error_code: string | null;
  error_message: string | null;
  held: number;
  charged: number;
  queue_turn: number;
  /** Attempts that a worker finished; those whose process was lost are counted in `losses` (VideoTask.lostAttempts). */
  attempts: number;
  losses: number;
  engine_losses: number;
  lease_owner: string | null;
  /** Milliseconds; a task whose lease is in the past may be claimed. */
  lease_until_ms: number;
  created_ms: number;
  started_at: number | null;
  /** When the running attempt should be done (VideoTask.expectedEndMs). */
  expected_end_ms: number | null;
  completed_at: number | null;
  status_update_time: number;
  files_bytes: number;
  /** The route that makes or made it; null: not started. */
  route: string | null;
  /** The upstream's job id, in the format of that route's engine (VideoTask.upstreamJobId). */
  upstream_operation: string | null;
  /** The scene a language model wrote for the embedded engine; null: none. */
  written_scene: string | null;
  /** Result notes for the response, a VideoResultNotes (VideoTask.resultNotes); null: none. */
  remarks: string | null;
  /** Microseconds by the database's clock, set by a trigger when status or progress change. */
  changed_us: number;
};

/** `look` is the appearance. */
export type CharactersTable = ColumnsOf<Omit<Character, 'appearance'>> & { look: string | null };

type IdempotencyTable = {
  account_id: string;
  key: string;
  request_hash: string;
  response: string;
  created_at: number;
};

export type WebhookEndpointsTable = ColumnsOf<WebhookEndpoint>;

type WebhookSecretsTable = {
  /** An endpoint id, or an account id for its callback URLs. */
  owner_id: string;
  secret: string;
  previous: string | null;
  previous_until: number | null;
};

/** `due_ms` is, while a worker tries it, the end of that worker's lease. */
export type WebhookDeliveriesTable = ColumnsOf<WebhookDelivery> & { lease_owner: string | null };

type SettingsTable = { name: string; value: string };

export type ConsoleTokensTable = ColumnsOf<ConsoleToken> & { hash: string };

export type ConsoleSessionsTable = {
  hash: string;
  role: 'operator' | 'viewer' | 'account';
  /** The account the studio pages act for. */
  api_key_id: string | null;
  /** The token that opened it; revoking it ends the session. */
  token_id: string | null;
  created_at: number;
  expires_at: number;
};

export type RequestLogTable = ColumnsOf<Omit<RequestRecord, 'keyId'>> & { api_key_id: string };

export type VouchersTable = ColumnsOf<Voucher> & { hash: string };
type VoucherUsesTable = { voucher_id: string; account_id: string; created_at: number };
type PaymentsTable = {
  /** The provider's id of the checkout. */
  id: string;
  event_id: string;
  account_id: string;
  paid: number;
  currency: string;
  amount: number;
  created_at: number;
};

type AuditLogTable = ColumnsOf<AuditEntry>;

/** Sums of the ledger's rows by the hour; see ledger-totals.ts. */
type LedgerHoursTable = {
  /** Unix seconds of the start of the hour. */
  hour: number;
  account_id: string;
  /** '' for rows without a model: part of the primary key. Only ledger-totals.ts reads and writes it. */
  model: string;
  kind: LedgerKind;
  amount: number;
  rows: number;
};
/** Processes; times are by the database's clock here and in all tables below. */
type NodesTable = {
  id: string;
  roles: string;
  version: string;
  /** JSON: fingerprints of the settings that should be the same everywhere. */
  settings: string;
  /** How many videos it makes at once; 0: no worker. */
  worker_slots: number;
  started_ms: number;
  last_seen_ms: number;
};

/** Jobs that one process does for all: not started again before `until_ms`. */
type ClusterJobsTable = { name: string; node_id: string; until_ms: number };

/** `files_removed` is 1 once the sweep has removed what was left of its files. */
type DeletedTasksTable = {
  id: string;
  account_id: string;
  deleted_us: number;
  files_removed: Generated<number>;
};
/** One row, set by triggers: the time of the last change or deletion of a task; none before that, nor on Postgres. */
type ChangeClockTable = { id: number; last_us: number };
/** A favourite has the name ''. */
type VideoLabelsTable = { task_id: string; kind: 'favourite' | 'tag'; name: string; account_id: string };
type SharedVideosTable = { task_id: string; secret: string; created_at: number };
type SpokenRepliesTable = {
  id: string;
  account_id: string;
  text: string;
  expires_at: number;
  has_sound: Generated<number>;
};
/** `state` is JSON: the slots each process leases, and the breaker state. */
type UpstreamServersTable = { name: string; state: string; changed_ms: number };
/** Requests of a key in its current minute: counted, and reserved by processes. */
type RateWindowsTable = { name: string; ends_ms: number; spent: number; reserved: number };

type AccountTurnsTable = { account_id: string; lane: string; turn: number };

export type Schema = {
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  ledger: LedgerTable;
  holds: HoldsTable;
  video_tasks: VideoTasksTable;
  characters: CharactersTable;
  idempotency: IdempotencyTable;
  account_turns: AccountTurnsTable;
  settings: SettingsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_secrets: WebhookSecretsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  console_tokens: ConsoleTokensTable;
  console_sessions: ConsoleSessionsTable;
  audit_log: AuditLogTable;
  request_log: RequestLogTable;
  vouchers: VouchersTable;
  voucher_uses: VoucherUsesTable;
  payments: PaymentsTable;
  ledger_hours: LedgerHoursTable;
  nodes: NodesTable;
  cluster_jobs: ClusterJobsTable;
  rate_windows: RateWindowsTable;
  upstream_servers: UpstreamServersTable;
  spoken_replies: SpokenRepliesTable;
  deleted_tasks: DeletedTasksTable;
  change_clock: ChangeClockTable;
  video_labels: VideoLabelsTable;
  shared_videos: SharedVideosTable;
};
