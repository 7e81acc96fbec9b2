/**
 * One connection, passed from one user to the next. Concurrent transactions share a commit: each is a savepoint inside
 * one SQLite transaction and is answered when that is on disk, so a slow disk syncs once for all of them. Uncommitted
 * data is never visible: a query outside a transaction commits first. The sync runs in a thread; later log entries are
 * durable only when all earlier ones are.
 */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { ChangeWatch } from './change-watch.ts';
import { mayWrite, SqliteConnection } from './connection.ts';
import { isBusy, lockedError, SqliteLock } from './lock.ts';
import { type Waiter, WalSync } from './wal-sync.ts';

/** Limits how long the first of a batch waits for its response. */
const maxGroup = 64;

/** One statement of a transaction whose statements are known before it begins: see db/precompiled-transactions.ts. */
export type TransactionStatement = {
  query: CompiledQuery;
  /** If it changes no row, the transaction is rolled back. */
  isRequired?: boolean;
};

export type TransactionOptions = {
  /**
   * Answered when committed, and on disk about 50 ms later: a power cut in between undoes it, a killed process does
   * not. Later commits are not on disk before this one.
   */
  deferSync?: boolean;
};

type PendingCommit = Waiter & { waitsForDisk: boolean };

type DriverCallbacks = {
  commitOthers: () => void;
  durable: () => Promise<void>;
  /** Retries, after letting others use the connection, while another process holds the lock. */
  retryWhileLocked: <T>(attempt: () => T) => Promise<T>;
};

class ConnectionHandle implements DatabaseConnection {
  inTransaction = false;
  /** The connection was released before Kysely returned this handle. */
  isReleased = false;
  readonly #connection: SqliteConnection;
  readonly #driver: DriverCallbacks;

  constructor(connection: SqliteConnection, driver: DriverCallbacks) {
    this.#connection = connection;
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) return this.#connection.execute(query);
    const result = await this.#driver.retryWhileLocked(() => {
      this.#driver.commitOthers();
      return this.#connection.execute<R>(query);
    });
    if (mayWrite(query.sql)) await this.#driver.durable();
    return result;
  }

  // biome-ignore lint/correctness/useYield: streaming is not used on SQLite.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite queries are not streamed');
  }
}

export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #watch: ChangeWatch;
  #connection: SqliteConnection | undefined;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;
  /** Transactions whose savepoint is released and whose commit is pending; undefined while no transaction is open. */
  #group: PendingCommit[] | undefined;
  #nextCommit: NodeJS.Immediate | undefined;
  #walSync: WalSync | undefined;
  readonly #lock = new SqliteLock(() => this.#isFree());

  constructor(path: string, watch: ChangeWatch) {
    this.#path = path;
    this.#watch = watch;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#path, this.#watch);
    if (!this.#connection.syncsItself) this.#walSync = new WalSync(this.#path);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#take();
    return new ConnectionHandle(this.#connection!, {
      commitOthers: () => this.#commitGroup(),
      retryWhileLocked: (attempt) => this.#retryWhileLocked(attempt),
      durable: () => new Promise<void>((resolve, reject) => this.#whenDurable([{ resolve, reject }])),
    });
  }

  async releaseConnection(handle: DatabaseConnection): Promise<void> {
    if (!(handle as ConnectionHandle).isReleased) this.#releaseConnection();
  }

  async beginTransaction(handle: DatabaseConnection): Promise<void> {
    await this.#retryWhileLocked(() => this.#begin());
    (handle as ConnectionHandle).inTransaction = true;
  }

  async commitTransaction(handle: DatabaseConnection): Promise<void> {
    const committed = this.#joinGroup(true);
    (handle as ConnectionHandle).isReleased = true;
    this.#releaseConnection();
    await committed;
  }

  async rollbackTransaction(handle: DatabaseConnection): Promise<void> {
    if (!(handle as ConnectionHandle).isReleased) this.#rollBack();
  }

  /** See db/precompiled-transactions.ts. */
  async runPrecompiledTransaction(
    statements: readonly TransactionStatement[],
    { deferSync = false }: TransactionOptions,
  ): Promise<number> {
    await this.#take();
    let mustRollBack = false;
    let failedIndex: number;
    let committed: Promise<void> | undefined;
    try {
      await this.#retryWhileLocked(() => this.#begin());
      mustRollBack = true;
      failedIndex = statements.findIndex(
        ({ query, isRequired }) => !this.#connection!.executeUpdate(query) && isRequired,
      );
      if (failedIndex === -1) {
        committed = this.#joinGroup(!deferSync);
        mustRollBack = false;
      }
    } finally {
      if (mustRollBack) this.#rollBack();
      this.#releaseConnection();
    }
    await committed;
    return failedIndex;
  }

  /** Changes when another process commits. */
  dataVersion(): number | undefined {
    return this.#connection?.dataVersion();
  }

  async destroy(): Promise<void> {
    clearImmediate(this.#nextCommit);
    if (!this.#isBusy) this.#commitGroup();
    await this.#walSync?.close();
    this.#watch.close();
    this.#connection?.close();
    this.#connection = undefined;
  }

  async #take(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
  }

  /** The caller holds the connection before and after; in between others may read. */
  async #retryWhileLocked<T>(attempt: () => T): Promise<T> {
    const waiting = this.#lock.startWaiting();
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#releaseConnection();
        await waiting.wait().finally(() => this.#take());
      }
    }
  }

  /** Whether no other process holds the lock; ours may be inside a transaction. */
  async #isFree(): Promise<boolean> {
    await this.#take();
    try {
      if (!this.#group) {
        this.#connection?.run('begin immediate');
        this.#connection?.run('rollback');
      }
      return true;
    } catch {
      return false;
    } finally {
      this.#releaseConnection();
    }
  }

  /** Immediate: a deferred transaction that becomes a writer fails when another process wrote in between. */
  #begin(): void {
    // The first needs no savepoint: there is nothing before it to preserve.
    this.#connection!.run(this.#group ? 'savepoint in_group' : 'begin immediate');
    this.#group ??= [];
  }

  /** Ends the savepoint; resolves when the group is committed. */
  #joinGroup(waitsForDisk: boolean): Promise<void> {
    const group = this.#group!;
    if (group.length > 0) this.#connection!.run('release in_group');
    return new Promise<void>((resolve, reject) => group.push({ resolve, reject, waitsForDisk }));
  }

  #rollBack(): void {
    try {
      this.#undo();
    } catch (error) {
      // The disk is gone: waiting requests get the error, and the connection is released to the next.
      this.#rejectGroup(error);
    }
  }

  #undo(): void {
    if (!this.#group?.length) {
      this.#group = undefined;
      if (this.#connection!.isInTransaction) this.#connection!.run('rollback');
    } else if (this.#connection!.isInTransaction) {
      this.#connection!.run('rollback to in_group');
      this.#connection!.run('release in_group');
    } else {
      // Disk full or similar: SQLite has rolled back the others' work together with ours.
      this.#rejectGroup(new Error('the shared transaction was rolled back'));
    }
  }

  #releaseConnection(): void {
    if ((this.#group?.length ?? 0) >= maxGroup) this.#commitGroup();
    const next = this.#waiting.shift();
    if (next) next();
    else {
      this.#isBusy = false;
      if (this.#group) this.#commitSoon();
    }
  }

  /**
   * After what arrived on other sockets meanwhile: the statements of a transaction run one after another without a turn
   * of the event loop, so that none would find another to share its commit with.
   */
  #commitSoon(): void {
    this.#nextCommit ??= setImmediate(() => {
      this.#nextCommit = undefined;
      // Otherwise part of an open transaction would be committed; its end asks again.
      if (!this.#isBusy) this.#commitGroup();
    });
  }

  #commitGroup(): void {
    if (!this.#group) return;
    try {
      this.#connection!.run('commit');
    } catch (error) {
      this.#rejectGroup(isBusy(error) ? lockedError() : error);
      this.#rollBack();
      return;
    }
    const pending = this.#group;
    this.#group = undefined;
    for (const { waitsForDisk, resolve } of pending) if (!waitsForDisk) resolve();
    const waiting = pending.filter(({ waitsForDisk }) => waitsForDisk);
    if (waiting.length > 0) this.#whenDurable(waiting);
    else this.#walSync?.syncLater();
  }

  #whenDurable(waiters: Waiter[]): void {
    if (this.#walSync) this.#walSync.wait(waiters);
    else for (const { resolve } of waiters) resolve();
  }

  #rejectGroup(error: unknown): void {
    const pending = this.#group ?? [];
    this.#group = undefined;
    for (const { reject } of pending) reject(error);
  }
}
