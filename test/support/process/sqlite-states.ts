/**
 * The remains of a SQLite file after a kill -9, at every statement: the file and its log are read after each statement
 * that any connection of this process has run. A statement that changed neither leaves the state of the one before.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';

export type SqliteState = {
  /** The statement after which the process would have been killed. */
  after: string;
  /** Writes the files to another path, where they are opened as after a kill. */
  writeTo(path: string): void;
};

const suffixes = ['', '-wal'] as const;

type Method = (this: { sourceSQL?: string }, ...values: unknown[]) => unknown;

export const recordSqliteStates = async (
  path: string,
  work: () => Promise<unknown>,
): Promise<SqliteState[]> => {
  const states: SqliteState[] = [];
  let lastHash = '';
  const record = (statement: string) => {
    const files = suffixes.map((suffix) =>
      existsSync(path + suffix) ? readFileSync(path + suffix) : undefined,
    );
    const hash = createHash('sha256');
    for (const file of files) hash.update(`${file?.length ?? 'none'} `).update(file ?? '');
    const digest = hash.digest('hex');
    if (digest === lastHash) return;
    lastHash = digest;
    states.push({
      after: statement,
      writeTo(target) {
        for (const [index, suffix] of suffixes.entries())
          if (files[index]) writeFileSync(target + suffix, files[index]);
      },
    });
  };

  const originals: [object, string, Method][] = [];
  const watch = (prototype: object, name: string) => {
    const original = (prototype as Record<string, Method>)[name]!;
    originals.push([prototype, name, original]);
    (prototype as Record<string, Method>)[name] = function (...values) {
      const result = original.apply(this, values);
      record(this.sourceSQL ?? String(values[0]));
      return result;
    };
  };
  watch(DatabaseSync.prototype, 'exec');
  for (const name of ['run', 'all', 'get']) watch(StatementSync.prototype, name);
  try {
    await work();
  } finally {
    for (const [prototype, name, original] of originals)
      (prototype as Record<string, Method>)[name] = original;
  }
  return states;
};
