/** The abilities of a database: code asks for an ability, not for a name. Each dialect has one of these. */

export type DatabaseCapabilities = {
  /** For people. */
  name: 'SQLite' | 'Postgres';
  /** Hold, task and stored response are one statement, to save round trips; elsewhere one transaction. */
  createsInOneStatement: boolean;
  /** Tells other processes of a commit; elsewhere they notice that the file was written. */
  sendsNotifications: boolean;
  /** Processes on several machines share it, and its clock is the one they agree on. */
  servesSeveralMachines: boolean;
  /** Rows are locked, and locked ones skipped; elsewhere one transaction writes at a time. */
  locksRows: boolean;
  /** A change may become visible after one with a later timestamp. */
  commitsOutOfOrder: boolean;
};

/** The database or a transaction on it. */
type OnDatabase = { getExecutor(): { readonly adapter: object } };

const isCapable = (adapter: object): adapter is { capabilities: DatabaseCapabilities } =>
  'capabilities' in adapter;

export const capabilitiesOf = (db: OnDatabase): DatabaseCapabilities => {
  const { adapter } = db.getExecutor();
  if (!isCapable(adapter)) throw new Error('This is none of our own database dialects.');
  return adapter.capabilities;
};

/** For SQL that each of them spells in its own way. */
export const inDialectOf = <T>(db: OnDatabase, spellings: Record<DatabaseCapabilities['name'], T>): T =>
  spellings[capabilitiesOf(db).name];
