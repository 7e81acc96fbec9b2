/**
 * Connections to Postgres with a limit on every wait: connecting, waiting for a free connection, a statement, an open
 * transaction. A request that hits a limit gets a 503 and may be retried.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { breaksConnection, isUnavailable, unavailableError } from './unavailable.ts';

export type PostgresLimits = {
  /** Pool size; further callers wait for a free connection. */
  poolSize: number;
  /** For connecting, and for waiting for a free connection. */
  connectMs: number;
  /** 0: no limit. */
  statementMs: number;
};

export const defaultLimits: PostgresLimits = { poolSize: 16, connectMs: 10_000, statementMs: 10_000 };

/** We are never idle inside a transaction: one that is belongs to a hung process, and holds locks. */
const idleInTransactionMs = 10_000;
/** Longer than the server's own limit, for a server or network that does not respond at all. */
const silenceMs = 1000;
const keepAliveMs = 10_000;

const bigint = 20;
const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    // Our bigints are money and times, all far below 2^53.
    id === bigint && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

const clientOptions = (url: string, { connectMs, statementMs }: Omit<PostgresLimits, 'poolSize'>) => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: statementMs === 0 ? 0 : statementMs + silenceMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  application_name: 'kinora',
});

/** One connection outside the pool, not yet connected. */
export const createClient = (url: string, limits: Omit<PostgresLimits, 'poolSize'>): pg.Client => {
  const client = new pg.Client(clientOptions(url, limits));
  // Without a listener a lost connection would end the process; the next query reports the error.
  client.on('error', () => {});
  return client;
};

/** Closes a hung connection without waiting for its pending response. */
export const cutConnection = (client: pg.ClientBase): void => {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
};

/** SQL texts worth preparing once per connection, each under a name. */
const preparedNames = new Map<string, string>();
export const prepareOnce = (sql: string): void => {
  if (!preparedNames.has(sql)) preparedNames.set(sql, `kinora_${preparedNames.size}`);
};

/** A connection in use, as Kysely wants it. One whose server stopped responding is not returned to the pool. */
class UsedClient {
  readonly #client: pg.PoolClient;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(text: string, values: readonly unknown[]) {
    const name = preparedNames.get(text);
    try {
      return await this.#client.query({ text, values: values as unknown[], ...(name && { name }) });
    } catch (error) {
      if (breaksConnection(error) && !this.#isBroken) {
        this.#isBroken = true;
        cutConnection(this.#client);
      }
      throw isUnavailable(error) ? unavailableError(error) : error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

export const createPool = (url: string, limits: PostgresLimits): PostgresPool & { size: () => PoolUse } => {
  const pool = new pg.Pool({ ...clientOptions(url, limits), max: limits.poolSize });
  // As in createClient, for idle connections and for those between the statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect().catch((error) => {
        throw isUnavailable(error) ? unavailableError(error) : error;
      });
      return new UsedClient(client) as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    size: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};

export type PoolUse = { open: number; idle: number; waiting: number };
