/** node:sqlite as Kysely needs it: every statement prepared once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { ChangeWatch } from './change-watch.ts';
import { isBusy } from './lock.ts';

export const mayWrite = (sql: string): boolean => !/^\s*select\b/.test(sql);

/** node:sqlite refuses integers beyond 2^53, such as the sum of very many balances: they are read as the nearest number. */
const readRows = (statement: StatementSync, values: SQLInputValue[], mayWrite: boolean): unknown[] => {
  try {
    return statement.all(...values);
  } catch (error) {
    if (mayWrite || (error as NodeJS.ErrnoException).code !== 'ERR_OUT_OF_RANGE') throw error;
  }
  statement.setReadBigInts(true);
  try {
    return statement
      .all(...values)
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === 'bigint' ? Number(value) : value,
          ]),
        ),
      );
  } finally {
    statement.setReadBigInts(false);
  }
};

type Prepared = { statement: StatementSync; returnsRows: boolean; mayWrite: boolean };

export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #watch: ChangeWatch;
  readonly #statements = new Map<string, Prepared>();
  /** False: a commit is in the WAL but not yet on disk; see WalSync. */
  readonly syncsItself: boolean;

  constructor(path: string, watch: ChangeWatch) {
    this.#watch = watch;
    // Two processes that start together wait for each other here; later nobody waits inside SQLite: see SqliteLock.
    this.#database = new DatabaseSync(path, { timeout: 10_000 });
    // wal_autocheckpoint: pages before a checkpoint, which blocks everybody for some milliseconds.
    // temp_store: in a file, what a savepoint saves of the pages before it cost a fifth of a create.
    this.#database.exec(
      'pragma foreign_keys = on; pragma cache_size = -16000; pragma wal_autocheckpoint = 8000; ' +
        'pragma temp_store = memory',
    );
    // Some file systems do not support WAL: then SQLite has to sync by itself.
    const { journal_mode: mode } = this.#database.prepare('pragma journal_mode = wal').get() ?? {};
    this.syncsItself = mode !== 'wal';
    this.#database.exec(
      `pragma synchronous = ${this.syncsItself ? 'full' : 'normal'}; pragma busy_timeout = 0`,
    );
  }

  execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, returnsRows, mayWrite } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    try {
      if (returnsRows) return { rows: readRows(statement, values, mayWrite) as R[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } finally {
      if (mayWrite) this.#watch.invalidate();
    }
  }

  /** Whether a row was changed. */
  executeUpdate({ sql, parameters }: CompiledQuery): boolean {
    this.#watch.invalidate();
    return Number(this.#prepare(sql).statement.run(...(parameters as SQLInputValue[])).changes) > 0;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Unlike ChangeWatch, counts only commits of other connections. */
  dataVersion(): number | undefined {
    try {
      return Number(this.#prepare('pragma data_version').statement.get()?.data_version);
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  }

  run(sql: string): void {
    this.#prepare(sql).statement.run();
    this.#watch.invalidate();
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
        mayWrite: mayWrite(sql),
      };
      // Statements with a varying number of parameters would otherwise fill the cache without limit.
      if (this.#statements.size >= 500) this.#statements.clear();
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }
}
