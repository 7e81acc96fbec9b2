/** node:sqlite as Kysely wants it: every statement prepared once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ChangeWatch } from './change-watch.ts';

type Prepared = { statement: StatementSync; returnsRows: boolean; mayWrite: boolean };

export class SqliteConnection implements DatabaseConnection {
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

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
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
