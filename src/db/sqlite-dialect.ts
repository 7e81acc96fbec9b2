/** Kysely on node:sqlite: one connection, every statement prepared once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type ChangeWatch, createChangeWatch } from './change-watch.ts';

export const createSqliteDialect = (path: string): Dialect => {
  const watch = createChangeWatch(path);
  return {
    createAdapter: () => new WatchedSqliteAdapter(watch),
    createDriver: () => new SqliteDriver(path, watch),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};

export class WatchedSqliteAdapter extends SqliteAdapter {
  readonly watch: ChangeWatch;

  constructor(watch: ChangeWatch) {
    super();
    this.watch = watch;
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #watch: ChangeWatch;
  #connection: SqliteConnection | undefined;
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  constructor(path: string, watch: ChangeWatch) {
    this.#path = path;
    this.#watch = watch;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#path, this.#watch);
  }

  /** The connection is handed from one user to the next: a transaction owns it until it ends. */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    return this.#connection!;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  /** Immediate: a deferred transaction that turns into a writer fails when another process wrote in between. */
  async beginTransaction(): Promise<void> {
    this.#connection!.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection!.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection!.run('rollback');
  }

  async destroy(): Promise<void> {
    this.#watch.close();
    this.#connection?.close();
  }
}

type Prepared = { statement: StatementSync; returnsRows: boolean; mayWrite: boolean };

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #watch: ChangeWatch;
  readonly #statements = new Map<string, Prepared>();

  constructor(path: string, watch: ChangeWatch) {
    this.#watch = watch;
    this.#database = new DatabaseSync(path, { timeout: 10_000 });
    // FULL: a create that was answered survives a power cut, not only a killed process.
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -16000',
    );
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows, mayWrite } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    try {
      if (returnsRows) return { rows: statement.all(...values) as R[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } finally {
      if (mayWrite) this.#watch.forget();
    }
  }

  run(sql: string): void {
    this.#prepare(sql).statement.run();
    this.#watch.forget();
  }

  // biome-ignore lint/correctness/useYield: streaming is not used on SQLite.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite queries are not streamed');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string) {
    let prepared = this.#statements.get(sql);
    if (!prepared) {
      const statement = this.#database.prepare(sql);
      prepared = {
        statement,
        returnsRows: statement.columns().length > 0,
        mayWrite: !sql.startsWith('select'),
      };
      // Statements with a varying number of values would otherwise pile up for ever.
      if (this.#statements.size >= 500) this.#statements.clear();
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }
}
