/**
 * One connection, handed from one user to the next. Transactions that wait for each other share a commit: each is a
 * savepoint inside one SQLite transaction and is answered when that is on disk, so a slow disk syncs once for all that
 * came meanwhile and not once for each. Nobody sees what is not committed: a query outside a transaction commits first.
 */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { ChangeWatch } from './change-watch.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/** Bounds how long the first of a group waits for its answer. */
const maxGroup = 64;

type Member = { resolve: () => void; reject: (error: unknown) => void };

class Lease implements DatabaseConnection {
  inTransaction = false;
  /** The connection went to the next one before this lease was given back. */
  isHandedOn = false;
  readonly #connection: SqliteConnection;
  readonly #beforeQuery: () => void;

  constructor(connection: SqliteConnection, beforeQuery: () => void) {
    this.#connection = connection;
    this.#beforeQuery = beforeQuery;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.inTransaction) this.#beforeQuery();
    return this.#connection.executeQuery(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery();
  }
}

export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #watch: ChangeWatch;
  #connection: SqliteConnection | undefined;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;
  /** Those whose savepoint is released and whose commit is still to come; undefined while no transaction is open. */
  #group: Member[] | undefined;

  constructor(path: string, watch: ChangeWatch) {
    this.#path = path;
    this.#watch = watch;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#path, this.#watch);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    return new Lease(this.#connection!, () => this.#commitGroup());
  }

  async releaseConnection(lease: DatabaseConnection): Promise<void> {
    if (!(lease as Lease).isHandedOn) this.#handOn();
  }

  /** Immediate: a deferred transaction that turns into a writer fails when another process wrote in between. */
  async beginTransaction(lease: DatabaseConnection): Promise<void> {
    (lease as Lease).inTransaction = true;
    if (!this.#group) this.#connection!.run('begin immediate');
    this.#group ??= [];
    this.#connection!.run('savepoint member');
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    this.#connection!.run('release member');
    const committed = new Promise<void>((resolve, reject) => this.#group!.push({ resolve, reject }));
    (lease as Lease).isHandedOn = true;
    this.#handOn();
    await committed;
  }

  async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    if ((lease as Lease).isHandedOn) return;
    if (this.#connection!.isInTransaction) {
      this.#connection!.run('rollback to member');
      this.#connection!.run('release member');
    } else {
      // A full disk or the like: SQLite has undone the others' work along with ours.
      this.#endGroup(({ reject }) => reject(new Error('the shared transaction was rolled back')));
    }
  }

  async destroy(): Promise<void> {
    this.#watch.close();
    this.#connection?.close();
  }

  #handOn(): void {
    if (this.#waiting.length === 0 || (this.#group?.length ?? 0) >= maxGroup) this.#commitGroup();
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  #commitGroup(): void {
    if (!this.#group) return;
    try {
      this.#connection!.run('commit');
      this.#endGroup(({ resolve }) => resolve());
    } catch (error) {
      if (this.#connection!.isInTransaction) this.#connection!.run('rollback');
      this.#endGroup(({ reject }) => reject(error));
    }
  }

  #endGroup(tell: (member: Member) => void): void {
    const members = this.#group ?? [];
    this.#group = undefined;
    members.forEach(tell);
  }
}
